<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_GB">
<context>
    <name>About</name>
    <message>
        <source>About Tischrunde</source>
        <translation>Über Tischrunde</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The opponents</source>
        <translation>Die Gegner</translation>
    </message>
    <message>
        <source>How they think, and how strong they are …</source>
        <translation>Wie sie überlegen und wie stark sie sind …</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Die Spiele</translation>
    </message>
    <message>
        <source>What it is made of</source>
        <translation>Woraus es besteht</translation>
    </message>
    <message>
        <source>Tischrunde itself is under the MIT licence. It runs on Qt %1.</source>
        <translation>Tischrunde selbst steht unter der MIT-Lizenz. Es läuft mit Qt %1.</translation>
    </message>
    <message>
        <source>Table-top games for one screen: sit down among friends, or play the computer.</source>
        <translation>Tischspiele für einen Bildschirm: in fröhlicher Runde oder gegen den Computer.</translation>
    </message>
    <message>
        <source>The computer players see only what a person on their seat would see, and search ahead on this machine. The strengths differ in how far they think. Nothing is sent anywhere.</source>
        <translation>Die Computerspieler sehen nur, was ein Mensch auf ihrem Platz sähe, und rechnen auf diesem Gerät voraus. Die Spielstärken unterscheiden sich darin, wie weit sie denken. Nichts wird irgendwohin gesendet.</translation>
    </message>
    <message>
        <source>Rules, texts, boards and pictures are written and drawn for this program. The names of the games belong to their publishers, who have no part in it.</source>
        <translation>Regeltexte, Pläne und Bilder sind für dieses Programm geschrieben und gezeichnet. Die Namen der Spiele gehören ihren Verlagen, die daran keinen Anteil haben.</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Games and what was made for them</source>
        <translation>Partien und Eigenes</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>Discard the game?</source>
        <translation>Spiel verwerfen?</translation>
    </message>
    <message>
        <source>Discard this unfinished game?</source>
        <translation>Dieses unbeendete Spiel verwerfen?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Tischrunde games (*.tischrunde)</source>
        <translation>Tischrunde-Spiele (*.tischrunde)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>BoardEditor</name>
    <message>
        <source>Not saved yet.</source>
        <translation>Noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>Play on this board</source>
        <translation>Auf diesem Spielplan spielen</translation>
    </message>
    <message>
        <source>Save a copy for somebody else</source>
        <translation>Eine Kopie für andere speichern</translation>
    </message>
    <message>
        <source>Everything is saved.</source>
        <translation>Alles ist gespeichert.</translation>
    </message>
    <message>
        <source>Keep the board (Ctrl+S)</source>
        <translation>Den Spielplan behalten (Strg+S)</translation>
    </message>
    <message>
        <source>Play unsaved</source>
        <translation>Ungespeichert spielen</translation>
    </message>
    <message>
        <source>My board</source>
        <translation>Mein Spielplan</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the board</source>
        <translation>Name des Spielplans</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Columns of the paper; what is empty is not saved</source>
        <translation>Spalten des Blattes; was leer ist, wird nicht gespeichert</translation>
    </message>
    <message>
        <source>Rows of the paper; what is empty is not saved</source>
        <translation>Zeilen des Blattes; was leer ist, wird nicht gespeichert</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>Arrow keys move, digits set a height, Shift and arrow keys paint, Space paints.</source>
        <translation>Pfeiltasten bewegen, Ziffern setzen eine Höhe, Umschalt und Pfeiltasten malen, die Leertaste malt.</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Like the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>OpenGL</source>
        <translation>OpenGL</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezeichnet</translation>
    </message>
</context>
<context>
    <name>Colour</name>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violett</translation>
    </message>
    <message>
        <source>ivory</source>
        <translation>elfenbein</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter for red; all six must differ</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter for blue; all six must differ</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>letter for yellow; all six must differ</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>G</source>
        <comment>letter for green; all six must differ</comment>
        <translation>Ü</translation>
    </message>
    <message>
        <source>V</source>
        <comment>letter for violet; all six must differ</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>I</source>
        <comment>letter for ivory; all six must differ</comment>
        <translation>E</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>That should not have happened</source>
        <translation>Das hätte nicht passieren dürfen</translation>
    </message>
    <message>
        <source>The game on the table is written down up to the last action. You can go on; if the table behaves strangely, go to the start page and continue the game from there.</source>
        <translation>Das Spiel auf dem Tisch ist bis zum letzten Zug aufgeschrieben. Es kann weitergehen; verhält sich der Tisch seltsam, zur Startseite wechseln und das Spiel von dort fortsetzen.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Einzelheiten kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>It is your turn. Lift the curtain when nobody else looks.</source>
        <translation>Du bist am Zug. Öffne den Vorhang, wenn niemand sonst zusieht.</translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation>Vorhang auf</translation>
    </message>
    <message>
        <source>Change the seat …</source>
        <translation>Platz ändern …</translation>
    </message>
    <message>
        <source>%1, it is your turn. Lift the curtain when nobody else looks.</source>
        <translation>%1, du bist am Zug. Öffne den Vorhang, wenn niemand sonst zusieht.</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>End of the game</source>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Step through</source>
        <translation>Durchgehen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Close the scores (Esc)</source>
        <translation>Punkte schließen (Esc)</translation>
    </message>
</context>
<context>
    <name>FitBars</name>
    <message>
        <source>For how many players?</source>
        <translation>Für wie viele Spieler?</translation>
    </message>
    <message>
        <source>The bar is the room; the mark stands where all cubes fit exactly.</source>
        <translation>Der Balken ist der Platz; der Strich steht dort, wo alle Würfel genau hineinpassen.</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Games for one table: among friends or against the computer</source>
        <translation>Spiele für einen Tisch: in der Runde oder gegen den Computer</translation>
    </message>
    <message>
        <source>Open a game file</source>
        <translation>Spieldatei öffnen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>About Tischrunde</source>
        <translation>Über Tischrunde</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Quick start</source>
        <translation>Schnellstart</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Platz nehmen</translation>
    </message>
    <message>
        <source>Choose who plays and how, or begin at once with the last choice.</source>
        <translation>Wähle, wer wie mitspielt, oder beginne gleich mit der letzten Wahl.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Last games</source>
        <translation>Letzte Partien</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Discard this game</source>
        <translation>Dieses Spiel verwerfen</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>Alle %1 zeigen</translation>
    </message>
    <message>
        <source>Take off this list</source>
        <translation>Von dieser Liste nehmen</translation>
    </message>
</context>
<context>
    <name>KeysWindow</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>next or previous place</source>
        <translation>nächste oder vorige Stelle</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>walk within a choice, a list or the board</source>
        <translation>in einer Auswahl, einer Liste oder auf dem Plan wandern</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <source>press what is in focus</source>
        <translation>drücken, was den Fokus hat</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zurück</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
</context>
<context>
    <name>LevelsModel</name>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Rating, drawn</source>
        <translation>Wertung, gezeichnet</translation>
    </message>
    <message>
        <source>Beats the one below</source>
        <translation>Schlägt die Stufe darunter</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>Zeit für einen Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>by the clock</source>
        <translation>nach der Uhr</translation>
    </message>
    <message>
        <source>most likely between %1 and %2</source>
        <translation>sehr wahrscheinlich zwischen %1 und %2</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Noch ist nichts gespielt.</translation>
    </message>
    <message>
        <source>Log of the game</source>
        <translation>Protokoll des Spiels</translation>
    </message>
    <message>
        <source>Fold the log away (F9)</source>
        <translation>Protokoll einklappen (F9)</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>OpenGL cannot be used here (%1), so boards are drawn in another way.</source>
        <translation>OpenGL lässt sich hier nicht nutzen (%1); die Pläne werden anders gezeichnet.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
</context>
<context>
    <name>MapTools</name>
    <message>
        <source>Nearer</source>
        <translation>Näher</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Weiter weg</translation>
    </message>
    <message>
        <source>Whole railway</source>
        <translation>Ganze Strecke</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>the key</comment>
        <translation>Pos1</translation>
    </message>
</context>
<context>
    <name>MeasuredCard</name>
    <message>
        <source>How strong they are</source>
        <translation>Wie stark sie sind</translation>
    </message>
    <message>
        <source>How many sat at the table</source>
        <translation>Wie viele am Tisch saßen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>What was agreed</source>
        <translation>Was vereinbart war</translation>
    </message>
    <message>
        <source>Copy the table (Ctrl+C)</source>
        <translation>Tabelle kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>Measured strengths</source>
        <translation>Gemessene Spielstärken</translation>
    </message>
    <message>
        <source>What was measured cannot be shown: the file is damaged (%1).</source>
        <translation>Was gemessen wurde, lässt sich nicht zeigen: Die Datei ist beschädigt (%1).</translation>
    </message>
    <message>
        <source>the usual game</source>
        <translation>das übliche Spiel</translation>
    </message>
    <message>
        <source>Nobody has measured your table yet. First comes the one that is most like it.</source>
        <translation>Für deinen Tisch gibt es noch keine Messung. Zuerst kommt der, der ihm am ähnlichsten ist.</translation>
    </message>
    <message>
        <source>Ratings are Elo points: greedy, which takes what looks best and thinks no further than its own turn, stands at 0.</source>
        <translation>Die Wertung zählt Elo-Punkte: Bei 0 steht greedy, das nimmt, was am besten aussieht, und nicht weiter denkt als bis zum Ende des eigenen Zuges.</translation>
    </message>
    <message>
        <source>Ratings are Elo points: the player %1 stands at 0.</source>
        <translation>Die Wertung zählt Elo-Punkte: Bei 0 steht der Spieler %1.</translation>
    </message>
    <message>
        <source>Whoever has 200 points more comes out ahead of the other in three games out of four.</source>
        <translation>Wer 200 Punkte mehr hat, liegt in drei von vier Partien am Ende vor dem anderen.</translation>
    </message>
    <message>
        <source>The true value lies within the bar, and between the small numbers, with a probability of 95 %.</source>
        <translation>Der wahre Wert liegt mit 95 % Wahrscheinlichkeit innerhalb des Balkens und zwischen den kleinen Zahlen.</translation>
    </message>
    <message>
        <source>%1, with nobody below, played against %2 instead.</source>
        <translation>%1 hat niemanden unter sich und spielte stattdessen gegen %2.</translation>
    </message>
    <message>
        <source>Each sat alone among copies of the one below: equals would win %1 of the games.</source>
        <translation>Gespielt wurde jeweils allein gegen lauter Gleiche der Stufe darunter: Ebenbürtige gewännen %1 der Partien.</translation>
    </message>
    <message>
        <source>The rating takes for granted that one alone among stronger players loses as much as one alone among weaker players wins.</source>
        <translation>Die Wertung setzt voraus, dass einer allein unter Stärkeren so viel verliert, wie einer allein unter Schwächeren gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>Measured on {day} with Python {python}, on a machine with %n core(s).</source>
        <translation>
            <numerusform>Gemessen am {day} mit Python {python} auf einem Rechner mit %n Kern.</numerusform>
            <numerusform>Gemessen am {day} mit Python {python} auf einem Rechner mit %n Kernen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 had %2 rounds of search for each move there, instead of a limit of time.</source>
        <translation>%1 hatte dabei statt einer Zeitgrenze %2 Suchdurchläufe für jeden Zug.</translation>
    </message>
    <message>
        <source>For %1 the player %2 took part.</source>
        <translation>Für %1 nahm der Spieler %2 teil.</translation>
    </message>
    <message>
        <source>%1 thought by the clock of that machine.</source>
        <translation>%1 überlegte nach der Uhr jenes Rechners.</translation>
    </message>
    <message>
        <source>Another search played there than plays here, so times and strengths are others here.</source>
        <translation>Dort spielte eine andere Suche als hier, darum sind Zeiten und Stärken hier andere.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Clear this list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Recent files</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Start &amp;page</source>
        <translation>S&amp;tartseite</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;3D view</source>
        <translation>&amp;3D-Ansicht</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Ei&amp;nstellungen …</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>About the &amp;opponents</source>
        <translation>Über die &amp;Computergegner</translation>
    </message>
    <message>
        <source>&amp;About Tischrunde</source>
        <translation>&amp;Über Tischrunde</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Das Los entscheidet</translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation>Zur Startseite</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt mit?</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>About the computer opponents</source>
        <translation>Über die Computergegner</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Practice: everything can be taken back, and the result does not count</source>
        <translation>Übung: Alles kann zurückgenommen werden, und das Ergebnis zählt nicht</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>Occasions</name>
    <message>
        <source>played today</source>
        <translation>heute gespielt</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Setting the table …</source>
        <translation>Der Tisch wird gedeckt …</translation>
    </message>
</context>
<context>
    <name>OpponentsWindow</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>About the opponents: %1</source>
        <translation>Über die Computergegner: %1</translation>
    </message>
    <message>
        <source>The computer opponents</source>
        <translation>Die Computergegner</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>How they think</source>
        <translation>Wie sie überlegen</translation>
    </message>
    <message>
        <source>The strengths</source>
        <translation>Die Spielstärken</translation>
    </message>
    <message>
        <source>They see what a person on their seat would see, and nothing else: the table hands them no more. They think on this machine, in a process of their own beside the table. Nothing is sent anywhere.</source>
        <translation>Sie sehen, was ein Mensch auf ihrem Platz sähe, und sonst nichts: Mehr bekommen sie vom Tisch nicht. Sie überlegen auf diesem Rechner, in einem eigenen Prozess neben dem Tisch. Nichts wird irgendwohin gesendet.</translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Gespeichert als „%1“.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>alone</source>
        <translation>allein gespielt</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>shared victory</source>
        <translation>geteilter Sieg</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>Step through the game</source>
        <translation>Das Spiel durchgehen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Voriger Schritt</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
</context>
<context>
    <name>Rolima</name>
    <message>
        <source>0/10 cards</source>
        <translation>0/10-Karten</translation>
    </message>
    <message>
        <source>Gum cards</source>
        <translation>Kaugummikarten</translation>
    </message>
    <message>
        <source>Hill cards</source>
        <translation>Hangkarten</translation>
    </message>
    <message>
        <source>First hill card</source>
        <translation>Erste Hangkarte</translation>
    </message>
    <message>
        <source>Second hill card</source>
        <translation>Zweite Hangkarte</translation>
    </message>
    <message>
        <source>Third hill card</source>
        <translation>Dritte Hangkarte</translation>
    </message>
    <message>
        <source>Fourth hill card</source>
        <translation>Vierte Hangkarte</translation>
    </message>
    <message>
        <source>without</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>with</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>never turned up</source>
        <translation>nie aufgedeckt</translation>
    </message>
    <message>
        <source>chosen, shuffled</source>
        <translation>gewählt, gemischt</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>ausgelost</translation>
    </message>
    <message>
        <source>Each colour has a card more: 10 if it is the only one of its colour, else 0.</source>
        <translation>Jede Farbe hat eine Karte mehr: Sie zählt 10, wenn sie die einzige ihrer Farbe ist, sonst 0.</translation>
    </message>
    <message>
        <source>Who gets the horn takes one of five gum cards, also from others.</source>
        <translation>Wer die Tröte bekommt, nimmt eine von fünf Kaugummikarten, auch von anderen.</translation>
    </message>
    <message>
        <source>The easy race: no hill card is ever turned up.</source>
        <translation>Das einfache Rennen: Keine Hangkarte wird je aufgedeckt.</translation>
    </message>
    <message>
        <source>The hill cards named lie on the hill, in an order nobody knows.</source>
        <translation>Die genannten Hangkarten liegen am Hang, in einer Reihenfolge, die niemand kennt.</translation>
    </message>
    <message>
        <source>The hill cards named lie on the hill in this order, from the top.</source>
        <translation>Die genannten Hangkarten liegen in dieser Reihenfolge am Hang, von oben.</translation>
    </message>
    <message>
        <source>Headwind</source>
        <translation>Gegenwind</translation>
    </message>
    <message>
        <source>Slipstream</source>
        <translation>Windschatten</translation>
    </message>
    <message>
        <source>Quiet Hour</source>
        <translation>Mittagsruhe</translation>
    </message>
    <message>
        <source>Solo Voice</source>
        <translation>Einzelstimme</translation>
    </message>
    <message>
        <source>Gravel</source>
        <translation>Schotter</translation>
    </message>
    <message>
        <source>Comeback</source>
        <translation>Aufholjagd</translation>
    </message>
    <message>
        <source>Hairpin</source>
        <translation>Kehre</translation>
    </message>
    <message>
        <source>Blind Bend</source>
        <translation>Blinde Kurve</translation>
    </message>
    <message>
        <source>Sold Out</source>
        <translation>Ausverkauft</translation>
    </message>
    <message>
        <source>Megaphone</source>
        <translation>Megafon</translation>
    </message>
    <message>
        <source>Neck and Neck</source>
        <translation>Kopf an Kopf</translation>
    </message>
    <message>
        <source>Cobbles</source>
        <translation>Kopfsteinpflaster</translation>
    </message>
    <message>
        <source>The lowest total wins; of equal ones that of the cart further back.</source>
        <translation>Die niedrigste Summe gewinnt; bei gleichen die der Kiste weiter hinten.</translation>
    </message>
    <message>
        <source>Only the highest card of each colour counts; nothing is added up.</source>
        <translation>Von jeder Farbe zählt nur die höchste Karte; nichts wird addiert.</translation>
    </message>
    <message>
        <source>If the last cart of the race wins, it moves two sections.</source>
        <translation>Gewinnt die letzte Kiste des Rennens, fährt sie zwei Abschnitte.</translation>
    </message>
    <message>
        <source>The drafting order is reversed: the highest card picks first.</source>
        <translation>Nachgezogen wird umgekehrt: Die höchste Karte wählt zuerst.</translation>
    </message>
    <message>
        <source>All cards are played face down and turned over together.</source>
        <translation>Alle Karten werden verdeckt gespielt und zusammen umgedreht.</translation>
    </message>
    <message>
        <source>The display has only as many cards as there are players.</source>
        <translation>Die Auslage hat nur so viele Karten, wie Leute mitspielen.</translation>
    </message>
    <message>
        <source>chosen, in order</source>
        <translation>gewählt, der Reihe nach</translation>
    </message>
    <message>
        <source>hill cards by lot</source>
        <translation>Hangkarten ausgelost</translation>
    </message>
    <message>
        <source>Named twice: one drawn from the deck lies here instead.</source>
        <translation>Doppelt genannt: Hier liegt eine aus dem Stapel gezogene.</translation>
    </message>
    <message>
        <source>The total of the cart that leads the race is halved (rounded down).</source>
        <translation>Wer im Rennen führt, dessen Summe wird halbiert (abgerundet).</translation>
    </message>
    <message>
        <source>The winner&apos;s old left neighbour comes along, except to the goal.</source>
        <translation>Der bisherige linke Nachbar fährt mit, außer ins Ziel.</translation>
    </message>
    <message>
        <source>A cart enters its new section at the far left, behind all carts there.</source>
        <translation>Im neuen Abschnitt kommt eine Kiste ganz nach links, als Letzte.</translation>
    </message>
    <message>
        <source>The lowest card counts three times in its total, but not for drafting.</source>
        <translation>Die niedrigste Karte zählt dreifach, aber nicht beim Nachziehen.</translation>
    </message>
    <message>
        <source>Second by total moves, too, unless the winner reaches the goal.</source>
        <translation>Auch die Zweite nach Summe fährt, außer die Siegerin ist im Ziel.</translation>
    </message>
    <message>
        <source>Cards with an odd value add only 1 to their total.</source>
        <translation>Karten mit ungeradem Wert zählen für ihre Summe nur 1.</translation>
    </message>
    <message>
        <source>Think of your {cart} cards and what they are worth to you.</source>
        <translation>Denk an deine Karten der Farbe {cart} und was sie dir wert sind.</translation>
    </message>
    <message>
        <source>Look at {cart} in the display.</source>
        <comment>a colour</comment>
        <translation>Schau dir {cart} in der Auslage an.</translation>
    </message>
    <message>
        <source>Think of which carts will reach the podium.</source>
        <translation>Überlege, welche Kisten aufs Podest kommen.</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Spiele {card}</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Nimm {card}</translation>
    </message>
    <message numerus="yes">
        <source>otherwise {cart} moves so far, and your bets are worth %n less</source>
        <translation>
            <numerusform>sonst fährt bisher {cart}, und deine Wetten sind %n weniger wert</numerusform>
            <numerusform>sonst fährt bisher {cart}, und deine Wetten sind %n weniger wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cart} moves so far, and your bets are worth %n more</source>
        <translation>
            <numerusform>bisher fährt {cart}, und deine Wetten sind %n mehr wert</numerusform>
            <numerusform>bisher fährt {cart}, und deine Wetten sind %n mehr wert</numerusform>
        </translation>
    </message>
    <message>
        <source>{cart} is only {place}: the card brings nothing as a bet now</source>
        <translation>{cart} liegt nur auf dem {place} Platz: Als Wette bringt die Karte jetzt nichts</translation>
    </message>
    <message>
        <source>with it you are among the first to draft</source>
        <translation>damit ziehst du unter den Ersten nach</translation>
    </message>
    <message numerus="yes">
        <source>your other cards are worth %n, this one only {lost}</source>
        <translation>
            <numerusform>deine anderen Karten sind %n wert, diese nur {lost}</numerusform>
            <numerusform>deine anderen Karten sind %n wert, diese nur {lost}</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing else is possible</source>
        <translation>etwas anderes ist nicht möglich</translation>
    </message>
    <message numerus="yes">
        <source>it takes %n gum(s) from another seat</source>
        <translation>
            <numerusform>das nimmt jemand anderem %n Kaugummi weg</numerusform>
            <numerusform>das nimmt jemand anderem %n Kaugummis weg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no other one pays more: %n gum(s) now</source>
        <translation>
            <numerusform>keine andere bringt mehr: jetzt %n Kaugummi</numerusform>
            <numerusform>keine andere bringt mehr: jetzt %n Kaugummis</numerusform>
        </translation>
    </message>
    <message>
        <source>{cart} is {place} now, but may still come forward</source>
        <translation>{cart} liegt jetzt auf dem {place} Platz, kann aber noch nach vorn kommen</translation>
    </message>
    <message numerus="yes">
        <source>{cart} reaches the goal, and your bets bring %n gum(s)</source>
        <translation>
            <numerusform>{cart} erreicht das Ziel, und deine Wetten bringen %n Kaugummi</numerusform>
            <numerusform>{cart} erreicht das Ziel, und deine Wetten bringen %n Kaugummis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>so far {cart} reaches the goal, and your bets would bring %n gum(s)</source>
        <translation>
            <numerusform>bisher erreicht {cart} das Ziel, und deine Wetten brächten %n Kaugummi</numerusform>
            <numerusform>bisher erreicht {cart} das Ziel, und deine Wetten brächten %n Kaugummis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no card of the display pays more: %n gum(s) now</source>
        <translation>
            <numerusform>keine Karte der Auslage bringt mehr: jetzt %n Kaugummi</numerusform>
            <numerusform>keine Karte der Auslage bringt mehr: jetzt %n Kaugummis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a loud card for {cart}, on which you have bet %n gum(s)</source>
        <translation>
            <numerusform>eine laute Karte für {cart}; darauf hast du %n Kaugummi gewettet</numerusform>
            <numerusform>eine laute Karte für {cart}; darauf hast du %n Kaugummis gewettet</numerusform>
        </translation>
    </message>
    <message>
        <source>a loud card to cheer with later</source>
        <translation>eine laute Karte, um später anzufeuern</translation>
    </message>
    <message numerus="yes">
        <source>{cart} is {place} now, but %n gum(s) count if it comes forward</source>
        <translation>
            <numerusform>{cart} liegt auf dem {place} Platz, aber %n Kaugummi zählt, wenn die Kiste nach vorn kommt</numerusform>
            <numerusform>{cart} liegt auf dem {place} Platz, aber %n Kaugummis zählen, wenn die Kiste nach vorn kommt</numerusform>
        </translation>
    </message>
    <message>
        <source>Hill rule</source>
        <translation>Hangregel</translation>
    </message>
    <message>
        <source>Section {number}: hill rule</source>
        <translation>Abschnitt {number}: Hangregel</translation>
    </message>
    <message>
        <source>No rule</source>
        <translation>Keine Regel</translation>
    </message>
    <message>
        <source>The hill cards stay face down.</source>
        <translation>Die Hangkarten bleiben verdeckt.</translation>
    </message>
    <message>
        <source>The highest total moves one section.</source>
        <translation>Die höchste Summe fährt einen Abschnitt weiter.</translation>
    </message>
    <message>
        <source>Cheered</source>
        <translation>Angefeuert</translation>
    </message>
    <message>
        <source>Cheering</source>
        <translation>Anfeuern</translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n verdeckt</numerusform>
            <numerusform>%n verdeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Auslage</translation>
    </message>
    <message>
        <source>Pile</source>
        <comment>of cards to draw from</comment>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a card, on a button</comment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Take</source>
        <comment>a card, on a button</comment>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>a gum card</source>
        <translation>eine Kaugummikarte</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>{cart} lines up in the start row.</source>
        <translation>{cart} stellt sich in der Startreihe auf.</translation>
    </message>
    <message>
        <source>is dealt {card}</source>
        <translation>bekommt {card}</translation>
    </message>
    <message>
        <source>{card} comes into the display.</source>
        <translation>{card} kommt in die Auslage.</translation>
    </message>
    <message>
        <source>The race begins.</source>
        <translation>Das Rennen beginnt.</translation>
    </message>
    <message>
        <source>Round {number} begins.</source>
        <translation>Runde {number} beginnt.</translation>
    </message>
    <message>
        <source>The cards are turned over: {cards}.</source>
        <comment>in playing order</comment>
        <translation>Die Karten werden umgedreht: {cards}.</translation>
    </message>
    <message>
        <source>takes {card} from the display</source>
        <translation>nimmt {card} aus der Auslage</translation>
    </message>
    <message>
        <source>gets the horn</source>
        <translation>bekommt die Tröte</translation>
    </message>
    <message numerus="yes">
        <source>The pile is empty: %n card(s) of the discard pile are shuffled.</source>
        <translation>
            <numerusform>Der Stapel ist leer: %n Karte vom Ablagestapel wird gemischt.</numerusform>
            <numerusform>Der Stapel ist leer: %n Karten vom Ablagestapel werden gemischt.</numerusform>
        </translation>
    </message>
    <message>
        <source>has bet on {cards}</source>
        <translation>hat gewettet auf {cards}</translation>
    </message>
    <message>
        <source>owns all gum cards already</source>
        <translation>besitzt schon alle Kaugummikarten</translation>
    </message>
    <message>
        <source>takes gum card {cart} from {name}</source>
        <translation>nimmt die Kaugummikarte {cart} von {name}</translation>
    </message>
    <message>
        <source>takes gum card {cart} from the table</source>
        <translation>nimmt die Kaugummikarte {cart} vom Tisch</translation>
    </message>
    <message>
        <source>plays a card face down</source>
        <translation>spielt eine Karte verdeckt</translation>
    </message>
    <message>
        <source>plays {card} face down</source>
        <translation>spielt {card} verdeckt</translation>
    </message>
    <message>
        <source>cheers with {card}</source>
        <translation>feuert mit {card} an</translation>
    </message>
    <message>
        <source>{cart} wins the cheering with {total}.</source>
        <translation>{cart} gewinnt die Anfeuerung mit {total}.</translation>
    </message>
    <message>
        <source>{cart} wins with the lowest total {total}, {other} has {more}.</source>
        <translation>{cart} gewinnt mit der niedrigsten Summe {total}, {other} hat {more}.</translation>
    </message>
    <message>
        <source>{cart} wins the cheering with {total} before {other} with {more}.</source>
        <translation>{cart} gewinnt die Anfeuerung mit {total} vor {other} mit {more}.</translation>
    </message>
    <message>
        <source>{cart} reaches the goal.</source>
        <translation>{cart} erreicht das Ziel.</translation>
    </message>
    <message>
        <source>{cart} is dragged along {aim}.</source>
        <comment>to section 2</comment>
        <translation>{cart} wird {aim} mitgezogen.</translation>
    </message>
    <message>
        <source>{cart}, the second, moves {aim}, too.</source>
        <comment>to section 2</comment>
        <translation>{cart}, die Zweite, fährt auch {aim}.</translation>
    </message>
    <message>
        <source>{cart} moves {aim}.</source>
        <comment>to section 2</comment>
        <translation>{cart} fährt {aim}.</translation>
    </message>
    <message>
        <source>In section {section} the hill card {hill} is turned up.</source>
        <translation>In Abschnitt {section} wird die Hangkarte {hill} aufgedeckt.</translation>
    </message>
    <message>
        <source>Play a card face down.</source>
        <translation>Spiele eine Karte verdeckt.</translation>
    </message>
    <message>
        <source>Play the first card of the round.</source>
        <translation>Spiele die erste Karte der Runde.</translation>
    </message>
    <message>
        <source>Play a card.</source>
        <translation>Spiele eine Karte.</translation>
    </message>
    <message>
        <source>Take a card from the display; you draft last and get the horn.</source>
        <translation>Nimm eine Karte aus der Auslage; du ziehst zuletzt nach und bekommst die Tröte.</translation>
    </message>
    <message>
        <source>Take a card from the display.</source>
        <translation>Nimm eine Karte aus der Auslage.</translation>
    </message>
    <message>
        <source>Take a gum card, from the table or from another seat.</source>
        <translation>Nimm eine Kaugummikarte, vom Tisch oder von jemand anderem.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie face down.</source>
        <translation>
            <numerusform>%n Karte liegt verdeckt.</numerusform>
            <numerusform>%n Karten liegen verdeckt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {cart} is cheered so far, with {total}.</source>
        <translation>Bisher wird nur {cart} angefeuert, mit {total}.</translation>
    </message>
    <message>
        <source>{carts} have {total} each; {cart} is further back and wins.</source>
        <translation>{carts} haben je {total}; {cart} liegt weiter hinten und gewinnt.</translation>
    </message>
    <message>
        <source>{carts} have {total} each; {cart} is further ahead and wins.</source>
        <translation>{carts} haben je {total}; {cart} liegt weiter vorn und gewinnt.</translation>
    </message>
    <message>
        <source>They know their own hand and what lies open, never what you hold. Who remembers, remembers only what was taken and discarded in sight of everybody.</source>
        <translation>Sie kennen die eigene Hand und was offen liegt, nie aber, was du hältst. Wer sich etwas merkt, merkt sich nur, was vor aller Augen genommen und abgelegt wurde.</translation>
    </message>
    <message>
        <source>The stronger ones deal the cards that they do not know by lot, again and again, and try in each such deal what everybody might play. In the end they play what they tried most often.</source>
        <translation>Die stärkeren verteilen die Karten, die sie nicht kennen, immer wieder nach dem Zufall und probieren in jeder solchen Verteilung aus, was alle spielen könnten. Am Ende spielen sie, was sie am häufigsten probiert haben.</translation>
    </message>
    <message>
        <source>Weighs each card by where the carts would stand then, and takes one of the two best by lot. It remembers nothing.</source>
        <translation>Wägt jede Karte danach ab, wo die Wagen dann stünden, und nimmt nach dem Zufall eine der beiden besten. Merkt sich nichts.</translation>
    </message>
    <message>
        <source>Weighs cards in the same way and always takes the best. It does not look ahead either.</source>
        <translation>Wägt die Karten ebenso ab und nimmt immer die beste. Schaut auch nicht voraus.</translation>
    </message>
    <message>
        <source>Tries {count} deals of the hidden cards, up to the end of the round. Of each other hand it remembers one card.</source>
        <translation>Probiert {count} Verteilungen der verdeckten Karten bis zum Ende der Runde durch. Merkt sich von jeder anderen Hand eine Karte.</translation>
    </message>
    <message>
        <source>Tries {count} deals of the hidden cards, up to the end of the round, and remembers every card that was seen.</source>
        <translation>Probiert {count} Verteilungen der verdeckten Karten bis zum Ende der Runde durch und merkt sich jede Karte, die zu sehen war.</translation>
    </message>
    <message>
        <source>Tries {count} deals of the hidden cards, but thinks for {seconds} seconds at most. It remembers every card that was seen, and near the finish it plays the race on to the end.</source>
        <translation>Probiert {count} Verteilungen der verdeckten Karten durch, überlegt aber höchstens {seconds} Sekunden. Merkt sich jede Karte, die zu sehen war, und spielt kurz vor dem Ziel das Rennen bis zum Ende weiter.</translation>
    </message>
    <message>
        <source>{carts} have {total} each; {cart} is further back and wins so far.</source>
        <translation>{carts} haben je {total}; {cart} liegt weiter hinten und gewinnt bisher.</translation>
    </message>
    <message>
        <source>{carts} have {total} each; {cart} is further ahead and leads.</source>
        <translation>{carts} haben je {total}; {cart} liegt weiter vorn und führt.</translation>
    </message>
    <message>
        <source>{cart} wins so far with {total}, {other} has {more}.</source>
        <translation>Bisher gewinnt {cart} mit {total}, {other} hat {more}.</translation>
    </message>
    <message>
        <source>{cart} leads the cheering with {total} before {other} with {more}.</source>
        <translation>{cart} führt die Anfeuerung mit {total} vor {other} mit {more}.</translation>
    </message>
    <message>
        <source>Next to draft: {names}.</source>
        <translation>Danach ziehen nach: {names}.</translation>
    </message>
    <message>
        <source>Cart {cart}: {place}, {where}</source>
        <translation>Kiste {cart}: {place} im Rennen, {where}</translation>
    </message>
    <message>
        <source>bets on it bring nothing there</source>
        <translation>Wetten darauf bringen dort nichts</translation>
    </message>
    <message>
        <source>bets on it count {times} there</source>
        <translation>Wetten darauf zählen dort {times}</translation>
    </message>
    <message>
        <source>stays face down</source>
        <translation>bleibt verdeckt</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>It is in force.</source>
        <translation>Sie gilt jetzt.</translation>
    </message>
    <message>
        <source>It is turned down again.</source>
        <translation>Sie ist wieder umgedreht.</translation>
    </message>
    <message>
        <source>Goal card: the first cart that arrives ends the race</source>
        <translation>Zielkarte: Die erste Kiste, die ankommt, beendet das Rennen</translation>
    </message>
    <message>
        <source>Start card: carts next to it are ahead</source>
        <translation>Startkarte: Kisten neben ihr liegen vorn</translation>
    </message>
    <message numerus="yes">
        <source>Pile: %n card(s)</source>
        <translation>
            <numerusform>Stapel: %n Karte</numerusform>
            <numerusform>Stapel: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Ablagestapel: %n Karte</numerusform>
            <numerusform>Ablagestapel: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>it may not be looked through</source>
        <translation>er darf nicht durchgesehen werden</translation>
    </message>
    <message>
        <source>{name}: a card face down</source>
        <translation>{name}: eine verdeckte Karte</translation>
    </message>
    <message>
        <source>{card}, face down</source>
        <translation>{card}, verdeckt</translation>
    </message>
    <message>
        <source>{card}, value {value}, adds {weight}</source>
        <translation>{card}, Wert {value}, zählt {weight}</translation>
    </message>
    <message>
        <source>{card}, counts {value}</source>
        <translation>{card}, zählt {value}</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>auf dem Tisch</translation>
    </message>
    <message>
        <source>belongs to {name}</source>
        <translation>gehört {name}</translation>
    </message>
    <message>
        <source>The horn: {name} plays first in the round</source>
        <translation>Die Tröte: {name} spielt als Erstes in der Runde</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>The race is being set up.</source>
        <translation>Das Rennen wird aufgebaut.</translation>
    </message>
    <message>
        <source>Played this round: {cards}.</source>
        <translation>In dieser Runde gespielt: {cards}.</translation>
    </message>
    <message>
        <source>Display: {cards}.</source>
        <translation>Auslage: {cards}.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Deine Hand: {cards}.</translation>
    </message>
    <message>
        <source>The race from the leader on: {carts}.</source>
        <translation>Das Rennen von vorn an: {carts}.</translation>
    </message>
    <message>
        <source>Totals: {totals}.</source>
        <translation>Summen: {totals}.</translation>
    </message>
    <message numerus="yes">
        <source>%n gum(s)</source>
        <translation>
            <numerusform>%n Kaugummi</numerusform>
            <numerusform>%n Kaugummis</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {sum}</source>
        <comment>a seat and its bet</comment>
        <translation>{name}: {sum}</translation>
    </message>
    <message>
        <source>{seat}; drafts {place}</source>
        <comment>1st</comment>
        <translation>{seat}; zieht als {place} nach</translation>
    </message>
    <message>
        <source>No hill rule is in force.</source>
        <translation>Keine Hangregel gilt.</translation>
    </message>
    <message>
        <source>In force: {name}. {rule}</source>
        <translation>Es gilt: {name}. {rule}</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>{colour} {number}</source>
        <comment>a fan card</comment>
        <translation>{colour} {number}</translation>
    </message>
    <message>
        <source>counts {alone} if it is the only card of its colour, else {other}</source>
        <translation>zählt {alone}, wenn sie die einzige Karte ihrer Farbe ist, sonst {other}</translation>
    </message>
    <message>
        <source>gum card {colour}</source>
        <translation>Kaugummikarte {colour}</translation>
    </message>
    <message>
        <source>the start row</source>
        <translation>Startreihe</translation>
    </message>
    <message>
        <source>the goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>section {number}</source>
        <translation>Abschnitt {number}</translation>
    </message>
    <message>
        <source>to the goal</source>
        <translation>ins Ziel</translation>
    </message>
    <message>
        <source>to section {number}</source>
        <translation>in Abschnitt {number}</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4.</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5.</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>You do not hold this card.</source>
        <translation>Diese Karte hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <source>This card is not in the display.</source>
        <translation>Diese Karte liegt nicht in der Auslage.</translation>
    </message>
    <message>
        <source>Now a card of your hand is played; the display comes after that.</source>
        <translation>Jetzt wird eine Karte aus deiner Hand gespielt; die Auslage kommt danach.</translation>
    </message>
    <message>
        <source>Now a card of the display is taken, none is played.</source>
        <translation>Jetzt wird eine Karte aus der Auslage genommen, keine gespielt.</translation>
    </message>
    <message>
        <source>Now a gum card is taken, no fan card.</source>
        <translation>Jetzt wird eine Kaugummikarte genommen, keine Fankarte.</translation>
    </message>
    <message>
        <source>You own this gum card already; take another one.</source>
        <translation>Diese Kaugummikarte gehört dir schon; nimm eine andere.</translation>
    </message>
    <message>
        <source>Gum cards are taken by whoever gets the horn, after the draft.</source>
        <translation>Kaugummikarten nimmt nach dem Nachziehen, wer die Tröte bekommt.</translation>
    </message>
    <message>
        <source>You have played your card of this round.</source>
        <translation>Du hast deine Karte dieser Runde schon gespielt.</translation>
    </message>
    <message>
        <source>Choose a card first.</source>
        <translation>Wähle zuerst eine Karte.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>The race is over.</source>
        <translation>Das Rennen ist vorbei.</translation>
    </message>
    <message>
        <source>That is not possible here.</source>
        <translation>Das geht hier nicht.</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Wetten</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gum card(s)</source>
        <translation>
            <numerusform>%n Kaugummikarte</numerusform>
            <numerusform>%n Kaugummikarten</numerusform>
        </translation>
    </message>
    <message>
        <source>horn</source>
        <translation>Tröte</translation>
    </message>
    <message>
        <source>{name} wins: the others have resigned.</source>
        <translation>{name} gewinnt: Die anderen haben aufgegeben.</translation>
    </message>
    <message numerus="yes">
        <source>{names} share the victory with %n gum(s).</source>
        <translation>
            <numerusform>{names} teilen sich den Sieg mit %n Kaugummi.</numerusform>
            <numerusform>{names} teilen sich den Sieg mit %n Kaugummis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n gum(s).</source>
        <translation>
            <numerusform>{name} gewinnt mit %n Kaugummi.</numerusform>
            <numerusform>{name} gewinnt mit %n Kaugummis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n gum(s): the highest bet on {cart} breaks the tie.</source>
        <translation>
            <numerusform>{name} gewinnt mit %n Kaugummi: Bei Gleichstand entscheidet die höchste Wette auf {cart}.</numerusform>
            <numerusform>{name} gewinnt mit %n Kaugummis: Bei Gleichstand entscheidet die höchste Wette auf {cart}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play {card} face down?</source>
        <translation>{card} verdeckt spielen?</translation>
    </message>
    <message>
        <source>Play {card}?</source>
        <translation>{card} spielen?</translation>
    </message>
    <message>
        <source>Take {card}?</source>
        <translation>{card} nehmen?</translation>
    </message>
    <message>
        <source>counts {alone} if alone, else {other}</source>
        <comment>a 0/10 card</comment>
        <translation>zählt {alone}, wenn sie allein bleibt, sonst {other}</translation>
    </message>
    <message>
        <source>counts {value}</source>
        <translation>zählt {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie face down</source>
        <translation>
            <numerusform>%n Karte liegt verdeckt</numerusform>
            <numerusform>%n Karten liegen verdeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>{cart} {total}</source>
        <comment>its total</comment>
        <translation>{cart} {total}</translation>
    </message>
    <message>
        <source>{cart} reaches the goal, the race is over.</source>
        <translation>{cart} erreicht das Ziel, das Rennen ist vorbei.</translation>
    </message>
    <message>
        <source>{cart} moves {aim} and is {place}.</source>
        <comment>to section 2, 1st</comment>
        <translation>{cart} fährt {aim} und liegt als {place} im Rennen.</translation>
    </message>
    <message>
        <source>{cart} moves along {aim}.</source>
        <comment>to section 2</comment>
        <translation>{cart} fährt mit {aim}.</translation>
    </message>
    <message>
        <source>Nobody drafts any more.</source>
        <translation>Niemand zieht mehr nach.</translation>
    </message>
    <message>
        <source>You draft last and get the horn.</source>
        <translation>Du ziehst zuletzt nach und bekommst die Tröte.</translation>
    </message>
    <message>
        <source>So far you draft {place} of {count}.</source>
        <comment>1st of 3</comment>
        <translation>Bisher ziehst du als {place} von {count} nach.</translation>
    </message>
    <message>
        <source>You draft {place} of {count}.</source>
        <comment>1st of 3</comment>
        <translation>Du ziehst als {place} von {count} nach.</translation>
    </message>
    <message numerus="yes">
        <source>As the race stands, the rest of your hand brings %n gum(s).</source>
        <translation>
            <numerusform>Wie das Rennen steht, bringt der Rest deiner Hand %n Kaugummi.</numerusform>
            <numerusform>Wie das Rennen steht, bringt der Rest deiner Hand %n Kaugummis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You end with %n gum(s).</source>
        <translation>
            <numerusform>Du hast am Ende %n Kaugummi.</numerusform>
            <numerusform>Du hast am Ende %n Kaugummis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest of your hand stays at %n gum(s).</source>
        <translation>
            <numerusform>Der Rest deiner Hand bleibt bei %n Kaugummi.</numerusform>
            <numerusform>Der Rest deiner Hand bleibt bei %n Kaugummis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest of your hand goes from {now} to %n gum(s).</source>
        <translation>
            <numerusform>Der Rest deiner Hand geht von {now} auf %n Kaugummi.</numerusform>
            <numerusform>Der Rest deiner Hand geht von {now} auf %n Kaugummis.</numerusform>
        </translation>
    </message>
    <message>
        <source>As the race stands it brings {sum}.</source>
        <comment>2 × 3 = 6</comment>
        <translation>Wie das Rennen steht, bringt sie {sum}.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand stays at %n gum(s).</source>
        <translation>
            <numerusform>Deine Hand bleibt bei %n Kaugummi.</numerusform>
            <numerusform>Deine Hand bleibt bei %n Kaugummis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand goes from {now} to %n gum(s).</source>
        <translation>
            <numerusform>Deine Hand geht von {now} auf %n Kaugummi.</numerusform>
            <numerusform>Deine Hand geht von {now} auf %n Kaugummis.</numerusform>
        </translation>
    </message>
    <message>
        <source>lies on the table</source>
        <translation>liegt auf dem Tisch</translation>
    </message>
    <message numerus="yes">
        <source>If the race ended now: %n gum(s)</source>
        <translation>
            <numerusform>Endete das Rennen jetzt: %n Kaugummi</numerusform>
            <numerusform>Endete das Rennen jetzt: %n Kaugummis</numerusform>
        </translation>
    </message>
    <message>
        <source>without {card}: one card will be played</source>
        <translation>ohne {card}: Eine Karte wird noch gespielt</translation>
    </message>
</context>
<context>
    <name>RolimaBoard</name>
    <message>
        <source>Rolimã table</source>
        <translation>Rolimã-Tisch</translation>
    </message>
</context>
<context>
    <name>RolimaKit</name>
    <message>
        <source>Cheer the soapbox carts down the hill, and bet on those that arrive first.</source>
        <translation>Feuere die Seifenkisten den Hang hinunter an und wette auf die, die zuerst ankommen.</translation>
    </message>
    <message>
        <source>2 to 6 players, 30 minutes</source>
        <translation>2 bis 6 Personen, 30 Minuten</translation>
    </message>
    <message>
        <source>cheers for what it holds, and forgets</source>
        <translation>feuert an, was er auf der Hand hat, und vergisst</translation>
    </message>
    <message>
        <source>weighs each card by the race of now</source>
        <translation>wägt jede Karte nach dem Rennen von jetzt ab</translation>
    </message>
    <message>
        <source>looks ahead to the end of the round</source>
        <translation>schaut bis zum Ende der Runde voraus</translation>
    </message>
    <message>
        <source>remembers what you took and thinks further</source>
        <translation>merkt sich, was du genommen hast, und denkt weiter</translation>
    </message>
    <message>
        <source>plays out the races that are still possible</source>
        <translation>spielt die Rennen durch, die noch möglich sind</translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation>1 … 9</translation>
    </message>
    <message>
        <source>choose a card of the hand, of the display, or a gum card</source>
        <translation>eine Karte der Hand oder der Auslage oder eine Kaugummikarte wählen</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>previous, next card</source>
        <translation>vorige, nächste Karte</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <source>play or take the chosen card</source>
        <translation>die gewählte Karte spielen oder nehmen</translation>
    </message>
    <message>
        <source>Ctrl + arrow keys</source>
        <translation>Strg + Pfeiltasten</translation>
    </message>
    <message>
        <source>go over everything that lies on the table</source>
        <translation>über alles gehen, was auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>Ctrl + Enter</source>
        <translation>Strg + Eingabe</translation>
    </message>
    <message>
        <source>click on it</source>
        <translation>darauf klicken</translation>
    </message>
    <message>
        <source>Esc, Backspace</source>
        <translation>Esc, Rücktaste</translation>
    </message>
    <message>
        <source>choose nothing</source>
        <translation>nichts wählen</translation>
    </message>
</context>
<context>
    <name>RolimaPreview</name>
    <message numerus="yes">
        <source>%n card(s) in the display, {hand} in the hand</source>
        <translation>
            <numerusform>%n Karte in der Auslage, {hand} auf der Hand</numerusform>
            <numerusform>%n Karten in der Auslage, {hand} auf der Hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rollecate</name>
    <message>
        <source>Derailing</source>
        <translation>Entgleisen</translation>
    </message>
    <message>
        <source>Passing at the front</source>
        <translation>Passen an der Spitze</translation>
    </message>
    <message>
        <source>Chaos cards in a turn</source>
        <translation>Chaoskarten in einem Zug</translation>
    </message>
    <message>
        <source>Value of a chaos card</source>
        <translation>Wert einer Chaoskarte</translation>
    </message>
    <message>
        <source>The front</source>
        <translation>Die Spitze der Strecke</translation>
    </message>
    <message>
        <source>Broken track</source>
        <translation>Kaputte Gleise</translation>
    </message>
    <message>
        <source>Broken track at the start</source>
        <translation>Kaputte Gleise zu Beginn</translation>
    </message>
    <message>
        <source>Curves at the start</source>
        <translation>Kurven zu Beginn</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>beliebig oft</translation>
    </message>
    <message>
        <source>three times at most</source>
        <translation>höchstens dreimal</translation>
    </message>
    <message>
        <source>two penalty cards</source>
        <translation>zwei Strafkarten</translation>
    </message>
    <message>
        <source>one penalty card</source>
        <translation>eine Strafkarte</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>chaos {value}</source>
        <comment>value of a chaos card</comment>
        <translation>Chaos {value}</translation>
    </message>
    <message>
        <source>stays open</source>
        <translation>bleibt frei</translation>
    </message>
    <message>
        <source>can be blocked</source>
        <translation>darf verbaut werden</translation>
    </message>
    <message>
        <source>costs a penalty card</source>
        <translation>kosten eine Strafkarte</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>gibt es nicht</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>möglich</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>beiseitegelegt</translation>
    </message>
    <message>
        <source>turned by lot</source>
        <translation>ausgelost</translation>
    </message>
    <message>
        <source>turned by the players</source>
        <translation>selbst gedreht</translation>
    </message>
    <message>
        <source>The fourth derailment loses the game at once.</source>
        <translation>Mit dem vierten Entgleisen ist das Spiel sofort verloren.</translation>
    </message>
    <message>
        <source>Who passes while the train cannot move takes a second penalty card.</source>
        <translation>Wer passt, während die Lok nicht weiterkann, nimmt eine zweite Strafkarte.</translation>
    </message>
    <message>
        <source>A pass costs one penalty card, wherever the train stands.</source>
        <translation>Passen kostet eine Strafkarte, wo immer die Lok steht.</translation>
    </message>
    <message>
        <source>Two chaos cards put down together can be combined.</source>
        <translation>Zwei zusammen abgelegte Chaoskarten lassen sich kombinieren.</translation>
    </message>
    <message>
        <source>A chaos card can be combined with any 4.</source>
        <translation>Eine Chaoskarte lässt sich mit jeder 4 kombinieren.</translation>
    </message>
    <message>
        <source>A chaos card can be combined with any 3.</source>
        <translation>Eine Chaoskarte lässt sich mit jeder 3 kombinieren.</translation>
    </message>
    <message>
        <source>No card may make the front point at another card.</source>
        <translation>Keine Karte darf so liegen, dass die Spitze auf eine andere Karte zeigt.</translation>
    </message>
    <message>
        <source>The front may point at a card; then nobody can build for a while.</source>
        <translation>Die Spitze darf auf eine Karte zeigen; dann kann eine Weile niemand bauen.</translation>
    </message>
    <message>
        <source>The four broken tracks count as straight track.</source>
        <translation>Die vier kaputten Gleise gelten als gerade Gleise.</translation>
    </message>
    <message>
        <source>Whoever turns up a curve says which way it goes.</source>
        <translation>Wer eine Kurve aufdeckt, bestimmt, wohin sie führt.</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Look at the {card} in your hand.</source>
        <translation>Sieh auf deine Hand: {card}.</translation>
    </message>
    <message>
        <source>Think of the ride.</source>
        <translation>Denk an die Fahrt.</translation>
    </message>
    <message>
        <source>Think of what a pass costs.</source>
        <translation>Überleg, was Passen kostet.</translation>
    </message>
    <message>
        <source>Think of your chaos card.</source>
        <translation>Denk an deine Chaoskarte.</translation>
    </message>
    <message>
        <source>Look at the {card} among the penalty cards.</source>
        <translation>Sieh auf die Strafkarten: {card}.</translation>
    </message>
    <message>
        <source>Look at the front of the railway.</source>
        <translation>Sieh auf die Spitze der Strecke.</translation>
    </message>
    <message>
        <source>Lay {card}</source>
        <comment>a hint</comment>
        <translation>Leg {card} an</translation>
    </message>
    <message>
        <source>Lay no more, ride</source>
        <translation>Leg nichts mehr an und fahr</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Put down a chaos card</source>
        <translation>Leg eine Chaoskarte ab</translation>
    </message>
    <message>
        <source>Put down no more chaos cards</source>
        <translation>Leg keine weitere Chaoskarte ab</translation>
    </message>
    <message>
        <source>Combine {card} with the top of your pile</source>
        <translation>Kombiniere {card} mit der obersten Karte deines Stapels</translation>
    </message>
    <message>
        <source>Put {card} onto your pile</source>
        <translation>Leg {card} auf deinen Stapel</translation>
    </message>
    <message>
        <source>Turn the curve {way}</source>
        <translation>Dreh die Kurve {way}</translation>
    </message>
    <message>
        <source>two equal numbers go away together</source>
        <translation>zwei gleiche Zahlen kommen zusammen weg</translation>
    </message>
    <message>
        <source>the train has room, it derails only {percent}</source>
        <translation>die Lok hat Platz, sie entgleist nur zu {percent}</translation>
    </message>
    <message>
        <source>nothing else is possible</source>
        <translation>etwas anderes ist nicht möglich</translation>
    </message>
    <message>
        <source>is dealt {card}</source>
        <translation>bekommt {card}</translation>
    </message>
    <message>
        <source>turns up {card}: set aside</source>
        <translation>deckt {card} auf: beiseitegelegt</translation>
    </message>
    <message>
        <source>lays {card}</source>
        <translation>legt {card} an</translation>
    </message>
    <message>
        <source>The first railway lies; the cards set aside go back to the others.</source>
        <translation>Die erste Strecke liegt; beiseitegelegte Karten kommen zurück zu den anderen.</translation>
    </message>
    <message numerus="yes">
        <source>rolls %n die(s)</source>
        <translation>
            <numerusform>würfelt mit %n Würfel</numerusform>
            <numerusform>würfelt mit %n Würfeln</numerusform>
        </translation>
    </message>
    <message>
        <source>puts a chaos card onto the own pile</source>
        <translation>legt eine Chaoskarte auf den eigenen Stapel</translation>
    </message>
    <message>
        <source>puts {card} onto the pile</source>
        <translation>legt {card} auf den Stapel</translation>
    </message>
    <message>
        <source>combines {card} with {top}: both are gone</source>
        <translation>kombiniert {card} mit {top}: beide kommen weg</translation>
    </message>
    <message>
        <source>The draw pile is empty: the game ends.</source>
        <translation>Der Nachziehstapel ist leer: Das Spiel endet.</translation>
    </message>
    <message>
        <source>has derailed once too often: the game is lost</source>
        <translation>ist einmal zu oft entgleist: Das Spiel ist verloren</translation>
    </message>
    <message>
        <source>draws the last card</source>
        <translation>zieht die letzte Karte</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>zieht eine Karte</translation>
    </message>
    <message>
        <source>draws the last card, {card}</source>
        <translation>zieht die letzte Karte, {card}</translation>
    </message>
    <message>
        <source>draws {card}</source>
        <translation>zieht {card}</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passt</translation>
    </message>
    <message numerus="yes">
        <source>{wheels} of %n wheel(s)</source>
        <translation>
            <numerusform>{wheels} von %n Rad</numerusform>
            <numerusform>{wheels} von %n Rädern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the train goes on by %n card(s)</source>
        <translation>
            <numerusform>die Lok fährt %n Karte weiter</numerusform>
            <numerusform>die Lok fährt %n Karten weiter</numerusform>
        </translation>
    </message>
    <message>
        <source>the train stays</source>
        <translation>die Lok bleibt stehen</translation>
    </message>
    <message numerus="yes">
        <source>over %n broken track(s)</source>
        <translation>
            <numerusform>über %n kaputtes Gleis</numerusform>
            <numerusform>über %n kaputte Gleise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>derails, %n step(s) too many</source>
        <translation>
            <numerusform>entgleist, %n Schritt zu viel</numerusform>
            <numerusform>entgleist, %n Schritte zu viel</numerusform>
        </translation>
    </message>
    <message>
        <source>no card lies behind the train: no penalty</source>
        <translation>hinter der Lok liegt keine Karte: keine Strafe</translation>
    </message>
    <message>
        <source>takes {cards} from the rear</source>
        <translation>nimmt von hinten: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>, the other %n is forgiven</source>
        <translation>
            <numerusform>, %n weitere wird erlassen</numerusform>
            <numerusform>, %n weitere werden erlassen</numerusform>
        </translation>
    </message>
    <message>
        <source>has no card left in hand</source>
        <translation>hat keine Karte mehr auf der Hand</translation>
    </message>
    <message numerus="yes">
        <source>still holds {cards}: %n point(s)</source>
        <translation>
            <numerusform>hat noch auf der Hand: {cards} (%n Punkt)</numerusform>
            <numerusform>hat noch auf der Hand: {cards} (%n Punkte)</numerusform>
        </translation>
    </message>
    <message>
        <source>They know their own hand, the railway, the piles, and how many cards each of you holds. The cards in other hands and those still to come are as unknown to them as to you, and so are the dice.</source>
        <translation>Sie kennen die eigene Hand, die Strecke, die Stapel und wie viele Karten alle halten. Die Karten in anderen Händen und die, die noch kommen, kennen sie so wenig wie du, und ebenso wenig die Würfel.</translation>
    </message>
    <message>
        <source>All but the weakest reckon the odds of a ride exactly. The stronger ones also know what a railway, a pile and a hand are worth later on; that was learned from many games.</source>
        <translation>Alle außer der schwächsten Stufe rechnen die Aussichten einer Fahrt genau aus. Die stärkeren wissen auch, was Strecke, Stapel und Hand später wert sind; das ist aus vielen Partien gelernt.</translation>
    </message>
    <message>
        <source>Lays what fits, as chance will have it, or passes, and trusts the dice. Only its penalty cards are stacked well.</source>
        <translation>Legt nach dem Zufall an, was passt, oder passt und vertraut den Würfeln. Nur die Strafkarten werden gut gestapelt.</translation>
    </message>
    <message>
        <source>Reckons the odds of this turn and keeps its pile low. It forgets its hand.</source>
        <translation>Rechnet die Aussichten dieses Zuges aus und hält den Stapel niedrig. Vergisst dabei die Hand.</translation>
    </message>
    <message>
        <source>Keeps pile and hand small by the odds of this turn, without a thought of the next.</source>
        <translation>Hält nach den Aussichten dieses Zuges Stapel und Hand klein, ohne an den nächsten zu denken.</translation>
    </message>
    <message>
        <source>Reckons the odds of this turn and weighs what the railway, its pile and its hand will be worth after it.</source>
        <translation>Rechnet die Aussichten dieses Zuges aus und wägt ab, was Strecke, Stapel und Hand danach wert sind.</translation>
    </message>
    <message>
        <source>Also plays the promising plans on to its own next turn, with the hidden cards and the dice drawn by lot: up to {count} times, for {seconds} seconds at most.</source>
        <translation>Spielt die aussichtsreichen Pläne außerdem bis zum eigenen nächsten Zug weiter, mit zufällig gezogenen Karten und Würfeln: bis zu {count} Mal, höchstens {seconds} Sekunden lang.</translation>
    </message>
    <message>
        <source>Turn the {card} to the left or to the right.</source>
        <translation>{card}: nach links oder nach rechts drehen.</translation>
    </message>
    <message>
        <source>Put another chaos card onto your pile, or end the turn.</source>
        <translation>Lege noch eine Chaoskarte auf deinen Stapel oder beende den Zug.</translation>
    </message>
    <message>
        <source>The draw pile is empty: this is the last turn.</source>
        <translation>Der Nachziehstapel ist leer: Das ist der letzte Zug.</translation>
    </message>
    <message>
        <source>Put the chaos card onto your pile?</source>
        <translation>Die Chaoskarte auf deinen Stapel legen?</translation>
    </message>
    <message>
        <source>Lay {card}?</source>
        <translation>{card} anlegen?</translation>
    </message>
    <message>
        <source>Lay a card that is lit, put down a chaos card, or pass.</source>
        <translation>Lege eine leuchtende Karte an, lege eine Chaoskarte ab oder passe.</translation>
    </message>
    <message>
        <source>Lay a card that is lit, or pass.</source>
        <translation>Lege eine leuchtende Karte an oder passe.</translation>
    </message>
    <message>
        <source>No card can be laid: put down a chaos card, or pass.</source>
        <translation>Keine Karte lässt sich anlegen: Lege eine Chaoskarte ab oder passe.</translation>
    </message>
    <message>
        <source>No card can be laid: pass.</source>
        <translation>Keine Karte lässt sich anlegen: Passe.</translation>
    </message>
    <message>
        <source>Lay more of number {value}, or ride: {forecast}.</source>
        <translation>Lege weitere Karten mit der {value} an oder fahre: {forecast}.</translation>
    </message>
    <message>
        <source>Ride: {forecast}.</source>
        <translation>Fahre: {forecast}.</translation>
    </message>
    <message numerus="yes">
        <source>Put %n penalty card(s) onto your pile, in the order you like.</source>
        <translation>
            <numerusform>Lege %n Strafkarte auf deinen Stapel.</numerusform>
            <numerusform>Lege %n Strafkarten auf deinen Stapel, in beliebiger Reihenfolge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put the penalty card onto your pile.</source>
        <translation>Lege die Strafkarte auf deinen Stapel.</translation>
    </message>
    <message>
        <source>One that equals the top card can go away with it.</source>
        <translation>Gleicht eine der obersten Karte, können beide wegkommen.</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s)</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} points expected</source>
        <translation>{points} Punkte erwartet</translation>
    </message>
    <message>
        <source>derails {percent}</source>
        <translation>entgleist {percent}</translation>
    </message>
    <message>
        <source>cannot derail</source>
        <translation>kann nicht entgleisen</translation>
    </message>
    <message>
        <source>loses the game {percent}</source>
        <translation>verliert das Spiel {percent}</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) too many</source>
        <translation>
            <numerusform>%n Schritt zu viel</numerusform>
            <numerusform>%n Schritte zu viel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n broken track(s)</source>
        <translation>
            <numerusform>%n kaputtes Gleis</numerusform>
            <numerusform>%n kaputte Gleise</numerusform>
        </translation>
    </message>
    <message>
        <source>takes {cards}</source>
        <translation>Strafe: {cards}</translation>
    </message>
    <message>
        <source>loses the game</source>
        <translation>verliert das Spiel</translation>
    </message>
    <message>
        <source>nothing happens</source>
        <translation>nichts passiert</translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s)</source>
        <translation>
            <numerusform>{points} Punkt</numerusform>
            <numerusform>{points} Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wheel(s)</source>
        <translation>
            <numerusform>%n Rad</numerusform>
            <numerusform>%n Räder</numerusform>
        </translation>
    </message>
    <message>
        <source>Ride</source>
        <translation>Fahren</translation>
    </message>
    <message>
        <source>lay a card first</source>
        <translation>zuerst eine Karte anlegen</translation>
    </message>
    <message>
        <source>Lay</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>Karte wählen</translation>
    </message>
    <message>
        <source>Turn the curve</source>
        <translation>Kurve drehen</translation>
    </message>
    <message>
        <source>Chaos card</source>
        <translation>Chaoskarte</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>no more chaos cards</source>
        <translation>keine weiteren Chaoskarten</translation>
    </message>
    <message>
        <source>Onto the pile</source>
        <translation>Auf den Stapel</translation>
    </message>
    <message>
        <source>Combine</source>
        <translation>Kombinieren</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>letzter Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) left</source>
        <translation>
            <numerusform>noch %n Zug</numerusform>
            <numerusform>noch %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Your penalty cards</source>
        <translation>Deine Strafkarten</translation>
    </message>
    <message>
        <source>Penalty cards of {name}</source>
        <translation>Strafkarten von {name}</translation>
    </message>
    <message>
        <source>numbers differ</source>
        <translation>ungleich</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>Obenauf</translation>
    </message>
    <message numerus="yes">
        <source>So far %n point(s)</source>
        <translation>
            <numerusform>Bisher %n Punkt</numerusform>
            <numerusform>Bisher %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>from {points}</source>
        <comment>points</comment>
        <translation>ab {points}</translation>
    </message>
    <message>
        <source>Derailments</source>
        <translation>Entgleist</translation>
    </message>
    <message>
        <source>{line} (now)</source>
        <translation>{line} (jetzt)</translation>
    </message>
    <message>
        <source>nothing costs less now ({points} points)</source>
        <translation>nichts kostet jetzt weniger ({points} Punkte)</translation>
    </message>
    <message>
        <source>now it costs {points} instead of {other}, but less is expected in the end</source>
        <translation>jetzt kostet es {points} statt {other}, am Ende ist aber weniger zu erwarten</translation>
    </message>
    <message>
        <source>it costs {points} now, building at least {other}</source>
        <translation>es kostet jetzt {points}, Bauen mindestens {other}</translation>
    </message>
    <message>
        <source>it costs {points} now, but would count in your hand as well</source>
        <translation>sie kostet jetzt {points}, würde aber auch auf der Hand zählen</translation>
    </message>
    <message>
        <source>the train has room, it cannot derail</source>
        <translation>die Lok hat Platz, sie kann nicht entgleisen</translation>
    </message>
    <message numerus="yes">
        <source>with %n cards laid, {reason}</source>
        <translation>
            <numerusform>mit %n Karte: {reason}</numerusform>
            <numerusform>mit %n Karten: {reason}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} completes the first railway; the cards set aside go back to the others.</source>
        <translation>{name} vollendet die erste Strecke; beiseitegelegte Karten kommen zurück zu den anderen.</translation>
    </message>
    <message>
        <source>{name} had the last turn: the draw pile is empty, the game ends.</source>
        <translation>{name} hatte den letzten Zug: Der Nachziehstapel ist leer, das Spiel endet.</translation>
    </message>
    <message numerus="yes">
        <source>Derailed %n time(s): the game is lost.</source>
        <translation>
            <numerusform>%n Mal entgleist: Das Spiel ist verloren.</numerusform>
            <numerusform>%n Mal entgleist: Das Spiel ist verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Derailed {times} of {limit} times allowed; once more loses the game.</source>
        <translation>{times} von {limit} erlaubten Malen entgleist; noch einmal, und das Spiel ist verloren.</translation>
    </message>
    <message>
        <source>The rear of the railway: penalty cards are taken from here</source>
        <translation>Das hintere Ende der Strecke: Von hier werden Strafkarten genommen</translation>
    </message>
    <message>
        <source>It equals the top card: choose to combine both or to put it on top.</source>
        <translation>Sie gleicht der obersten Karte: Wähle, ob beide weggehen oder ob sie obenauf kommt.</translation>
    </message>
    <message>
        <source>broken track</source>
        <translation>kaputtes Gleis</translation>
    </message>
    <message>
        <source>takes {values}</source>
        <translation>nimmt {values}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {wheels} of %n wheel(s)</source>
        <translation>
            <numerusform>{name}: {wheels} von %n Rad</numerusform>
            <numerusform>{name}: {wheels} von %n Rädern</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a card: here you see what the ride may cost.</source>
        <translation>Wähle eine Karte: Hier siehst du, was die Fahrt kosten kann.</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s): {points} points</source>
        <translation>
            <numerusform>%n Würfel: {points} Punkte</numerusform>
            <numerusform>%n Würfel: {points} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>free {percent}</source>
        <translation>straffrei {percent}</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>kostet nichts</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>Penalty cards: {cards}.</source>
        <translation>Strafkarten: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s).</source>
        <translation>
            <numerusform>Nachziehstapel: %n Karte.</numerusform>
            <numerusform>Nachziehstapel: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>No railway lies yet.</source>
        <translation>Noch liegt keine Strecke.</translation>
    </message>
    <message>
        <source>{card} with the train</source>
        <translation>{card} mit der Lok</translation>
    </message>
    <message>
        <source>Railway from the rear to the front: {cards}.</source>
        <translation>Strecke von hinten nach vorne: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) behind the train</source>
        <translation>
            <numerusform>%n Karte hinter der Lok</numerusform>
            <numerusform>%n Karten hinter der Lok</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n before it</source>
        <translation>
            <numerusform>%n davor</numerusform>
            <numerusform>%n davor</numerusform>
        </translation>
    </message>
    <message>
        <source>the front points {direction}</source>
        <translation>die Spitze zeigt nach {direction}</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) to be rolled.</source>
        <translation>
            <numerusform>%n Würfel liegt bereit.</numerusform>
            <numerusform>%n Würfel liegen bereit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dice: {wheels} of %n wheel(s).</source>
        <translation>
            <numerusform>Würfel: {wheels} von %n Rad.</numerusform>
            <numerusform>Würfel: {wheels} von %n Rädern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Deine Hand: {cards}.</translation>
    </message>
    <message>
        <source>Pile of {name}: empty.</source>
        <translation>Stapel von {name}: leer.</translation>
    </message>
    <message numerus="yes">
        <source>Pile of {name}, from the top: {cards}; %n point(s).</source>
        <translation>
            <numerusform>Stapel von {name}, von oben: {cards}; %n Punkt.</numerusform>
            <numerusform>Stapel von {name}, von oben: {cards}; %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} still holds {cards}.</source>
        <translation>{name} hat noch auf der Hand: {cards}.</translation>
    </message>
    <message>
        <source>Lay {card} here</source>
        <translation>{card} hier anlegen</translation>
    </message>
    <message>
        <source>Here the railway goes on</source>
        <translation>Hier geht die Strecke weiter</translation>
    </message>
    <message>
        <source>The front is boxed in</source>
        <translation>Die Spitze ist eingeschlossen</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Lok</translation>
    </message>
    <message numerus="yes">
        <source>Pile of {name}: {points} points, %n card(s)</source>
        <translation>
            <numerusform>Stapel von {name}: {points} Punkte, %n Karte</numerusform>
            <numerusform>Stapel von {name}: {points} Punkte, %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n card(s)</source>
        <translation>
            <numerusform>{name} hat %n Karte auf der Hand</numerusform>
            <numerusform>{name} hat %n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <translation>
            <numerusform>Nachziehstapel: %n Karte</numerusform>
            <numerusform>Nachziehstapel: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Combined away: %n card(s)</source>
        <translation>
            <numerusform>Wegkombiniert: %n Karte</numerusform>
            <numerusform>Wegkombiniert: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>can be played</source>
        <translation>spielbar</translation>
    </message>
    <message>
        <source>goes away with the top of the pile</source>
        <translation>kommt mit der obersten Karte des Stapels weg</translation>
    </message>
    <message>
        <source>equals the top of the pile</source>
        <translation>gleicht der obersten Karte des Stapels</translation>
    </message>
    <message>
        <source>on the pile of {name}</source>
        <translation>auf dem Stapel von {name}</translation>
    </message>
    <message>
        <source>in the hand of {name}</source>
        <translation>in der Hand von {name}</translation>
    </message>
    <message>
        <source>the rear of the railway</source>
        <translation>das hintere Ende der Strecke</translation>
    </message>
    <message>
        <source>laid in this turn</source>
        <translation>in diesem Zug angelegt</translation>
    </message>
    <message>
        <source>is taken {percent}</source>
        <translation>wird zu {percent} genommen</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>Die: wheel</source>
        <translation>Würfel: Rad</translation>
    </message>
    <message>
        <source>Die: no wheel</source>
        <translation>Würfel: kein Rad</translation>
    </message>
    <message>
        <source>Die to be rolled</source>
        <translation>Würfel liegt bereit</translation>
    </message>
    <message>
        <source>chaos card</source>
        <translation>Chaoskarte</translation>
    </message>
    <message>
        <source>curve {value}</source>
        <translation>Kurve {value}</translation>
    </message>
    <message>
        <source>broken track {value}</source>
        <translation>kaputtes Gleis {value}</translation>
    </message>
    <message>
        <source>straight {value}</source>
        <translation>Gerade {value}</translation>
    </message>
    <message>
        <source>{count} × {card}</source>
        <comment>so many equal cards</comment>
        <translation>{count} × {card}</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>nach links</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>straight on</source>
        <translation>geradeaus</translation>
    </message>
    <message>
        <source>{card} {way}</source>
        <comment>as in: curve 3 to the left</comment>
        <translation>{card} {way}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>{whole}.{tenths}</source>
        <comment>a decimal number</comment>
        <translation>{whole},{tenths}</translation>
    </message>
    <message>
        <source>Its number differs by 2 from the front card: 1-3 and 2-4 never meet.</source>
        <translation>Ihre Zahl weicht um 2 von der vordersten Karte ab: 1-3 und 2-4 liegen nie aneinander.</translation>
    </message>
    <message>
        <source>In one turn only cards of the same number are laid.</source>
        <translation>In einem Zug werden nur Karten mit derselben Zahl angelegt.</translation>
    </message>
    <message>
        <source>The front is boxed in: no card can be laid there.</source>
        <translation>Die Spitze ist eingeschlossen: Dort kann keine Karte angelegt werden.</translation>
    </message>
    <message>
        <source>The front would point at a card, and nobody could go on building.</source>
        <translation>Die Spitze würde auf eine Karte zeigen, und niemand könnte weiterbauen.</translation>
    </message>
    <message>
        <source>This card does not go that way.</source>
        <translation>Diese Karte führt nicht in diese Richtung.</translation>
    </message>
    <message>
        <source>A chaos card is never laid; it can be put onto your pile.</source>
        <translation>Eine Chaoskarte wird nie angelegt; du kannst sie auf deinen Stapel legen.</translation>
    </message>
    <message>
        <source>You are building: lay more cards or ride.</source>
        <translation>Du baust gerade: Lege weitere Karten an oder fahre.</translation>
    </message>
    <message>
        <source>Lay a card before you ride, or pass.</source>
        <translation>Lege zuerst eine Karte an, bevor du fährst, oder passe.</translation>
    </message>
    <message>
        <source>You hold no chaos card.</source>
        <translation>Du hast keine Chaoskarte.</translation>
    </message>
    <message>
        <source>In this turn only chaos cards can follow.</source>
        <translation>In diesem Zug können nur noch Chaoskarten folgen.</translation>
    </message>
    <message>
        <source>You do not hold this card.</source>
        <translation>Diese Karte hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <source>This card is none of your penalty cards.</source>
        <translation>Diese Karte gehört nicht zu deinen Strafkarten.</translation>
    </message>
    <message>
        <source>Only a card of the same number as the top of your pile can be combined.</source>
        <translation>Kombinieren lässt sich nur eine Karte mit derselben Zahl wie die oberste deines Stapels.</translation>
    </message>
    <message>
        <source>Choose a card first.</source>
        <translation>Wähle zuerst eine Karte.</translation>
    </message>
    <message>
        <source>Nothing more can be laid: ride, or take the card back.</source>
        <translation>Mehr lässt sich nicht anlegen: Fahre oder nimm die Karte zurück.</translation>
    </message>
    <message>
        <source>None of your cards can be laid now.</source>
        <translation>Keine deiner Karten lässt sich jetzt anlegen.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>That is not possible here.</source>
        <translation>Das geht hier nicht.</translation>
    </message>
    <message>
        <source>differs by 2 from the front card</source>
        <translation>weicht um 2 von der vordersten Karte ab</translation>
    </message>
    <message>
        <source>another number than the card laid</source>
        <translation>andere Zahl als die angelegte Karte</translation>
    </message>
    <message>
        <source>the front is boxed in</source>
        <translation>die Spitze ist eingeschlossen</translation>
    </message>
    <message>
        <source>would point at a card</source>
        <translation>würde auf eine Karte zeigen</translation>
    </message>
    <message>
        <source>not in this turn</source>
        <translation>nicht in diesem Zug</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>the cards of a player</comment>
        <translation>Hand</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards} (%n point(s))</source>
        <translation>
            <numerusform>{cards} (%n Punkt)</numerusform>
            <numerusform>{cards} (%n Punkte)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on the pile</source>
        <translation>
            <numerusform>%n auf dem Stapel</numerusform>
            <numerusform>%n auf dem Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>derailed %n time(s): lost</source>
        <translation>
            <numerusform>%n Mal entgleist: verloren</numerusform>
            <numerusform>%n Mal entgleist: verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>derailed {times} of {limit}</source>
        <translation>{times} von {limit} Mal entgleist</translation>
    </message>
    <message>
        <source>master of the line</source>
        <translation>Meisterklasse</translation>
    </message>
    <message>
        <source>engine driver</source>
        <translation>Lokführerklasse</translation>
    </message>
    <message>
        <source>stoker</source>
        <translation>Heizerklasse</translation>
    </message>
    <message>
        <source>apprentice</source>
        <translation>Lehrlingsklasse</translation>
    </message>
    <message>
        <source>quite rusty</source>
        <translation>ziemlich eingerostet</translation>
    </message>
    <message>
        <source>{name} wins: the others have resigned.</source>
        <translation>{name} gewinnt: Die anderen haben aufgegeben.</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with only %n penalty point(s).</source>
        <translation>
            <numerusform>{name} gewinnt mit nur %n Strafpunkt.</numerusform>
            <numerusform>{name} gewinnt mit nur %n Strafpunkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and {last} share the victory with %n penalty point(s).</source>
        <translation>
            <numerusform>{names} und {last} teilen sich den Sieg mit %n Strafpunkt.</numerusform>
            <numerusform>{names} und {last} teilen sich den Sieg mit %n Strafpunkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has given up.</source>
        <translation>{name} hat aufgegeben.</translation>
    </message>
    <message>
        <source>{name} has derailed once too often: the game is lost.</source>
        <translation>{name} ist einmal zu oft entgleist: Das Spiel ist verloren.</translation>
    </message>
    <message numerus="yes">
        <source>{name} ends with %n penalty point(s): {tier}.</source>
        <translation>
            <numerusform>{name} beendet das Spiel mit %n Strafpunkt: {tier}.</numerusform>
            <numerusform>{name} beendet das Spiel mit %n Strafpunkten: {tier}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollecateBoard</name>
    <message>
        <source>Rollecate table</source>
        <translation>Rollecate-Tisch</translation>
    </message>
    <message>
        <source>Forecast of the ride</source>
        <translation>Vorschau auf die Fahrt</translation>
    </message>
</context>
<context>
    <name>RollecateKit</name>
    <message>
        <source>Build the railway ahead of the train, and do not let it run off the end.</source>
        <translation>Bau der Lok die Strecke voraus und lass sie nicht über das Ende hinausfahren.</translation>
    </message>
    <message>
        <source>1 to 4 players, 15 minutes</source>
        <translation>1 bis 4 Spieler, 15 Minuten</translation>
    </message>
    <message>
        <source>lays what fits and trusts the dice</source>
        <translation>legt an, was passt, und vertraut den Würfeln</translation>
    </message>
    <message>
        <source>knows the odds of a ride, but not its hand</source>
        <translation>kennt die Aussichten einer Fahrt, nicht aber die eigene Hand</translation>
    </message>
    <message>
        <source>weighs the ride, the pile and the hand</source>
        <translation>wägt Fahrt, Stapel und Hand ab</translation>
    </message>
    <message>
        <source>thinks of the turns to come</source>
        <translation>denkt an die nächsten Züge</translation>
    </message>
    <message>
        <source>plays out what you may hold and draw</source>
        <translation>spielt durch, was du haben und ziehen könntest</translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation>1 … 9</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>eine Karte wählen</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>previous, next card</source>
        <translation>vorige, nächste Karte</translation>
    </message>
    <message>
        <source>L, R</source>
        <translation>L, R</translation>
    </message>
    <message>
        <source>turn the curve to the left, to the right</source>
        <translation>die Kurve nach links, nach rechts drehen</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Auf, Ab</translation>
    </message>
    <message>
        <source>turn the curve; combine a penalty card, or do not</source>
        <translation>die Kurve drehen; eine Strafkarte kombinieren oder nicht</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>lay the card; put the penalty card onto the pile</source>
        <translation>die Karte anlegen; die Strafkarte auf den Stapel legen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>ride: roll the dice</source>
        <translation>fahren: würfeln</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>put down a chaos card</source>
        <translation>eine Chaoskarte ablegen</translation>
    </message>
    <message>
        <source>Backspace, Delete</source>
        <translation>Rücktaste, Entf</translation>
    </message>
    <message>
        <source>take the card back that was laid last</source>
        <translation>die zuletzt angelegte Karte zurücknehmen</translation>
    </message>
    <message>
        <source>+, -, 0</source>
        <translation>+, -, 0</translation>
    </message>
    <message>
        <source>nearer, farther, as usual</source>
        <translation>näher, weiter weg, wie üblich</translation>
    </message>
    <message>
        <source>Shift + arrow keys</source>
        <translation>Umschalt + Pfeiltasten</translation>
    </message>
    <message>
        <source>move the land</source>
        <translation>die Landschaft verschieben</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>show the whole railway</source>
        <translation>die ganze Strecke zeigen</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>follow the train</source>
        <translation>der Lok folgen</translation>
    </message>
    <message>
        <source>Ctrl + arrow keys</source>
        <translation>Strg + Pfeiltasten</translation>
    </message>
    <message>
        <source>go over everything that lies on the table</source>
        <translation>über alles gehen, was auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>Ctrl + Enter</source>
        <translation>Strg + Eingabe</translation>
    </message>
    <message>
        <source>click on it</source>
        <translation>darauf klicken</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>choose nothing</source>
        <translation>nichts wählen</translation>
    </message>
</context>
<context>
    <name>RollecatePreview</name>
    <message numerus="yes">
        <source>%n turn(s) each, {hand} cards in the hand at the start</source>
        <translation>
            <numerusform>%n Zug für jeden, {hand} Karten auf der Hand zu Beginn</numerusform>
            <numerusform>%n Züge für jeden, {hand} Karten auf der Hand zu Beginn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rollnbump</name>
    <message>
        <source>Which set does your joker join?</source>
        <translation>Zu welcher Farbe kommt dein Joker?</translation>
    </message>
    <message>
        <source>Look at your largest sets.</source>
        <translation>Sieh dir die Farben an, von denen du am meisten hast.</translation>
    </message>
    <message>
        <source>Look at the {card}.</source>
        <translation>Sieh dir „{card}“ an.</translation>
    </message>
    <message>
        <source>Think of the bonus die.</source>
        <translation>Denk an den Bonuswürfel.</translation>
    </message>
    <message>
        <source>Look at your dice.</source>
        <translation>Sieh dir deine Würfel an.</translation>
    </message>
    <message>
        <source>Roll all dice again</source>
        <translation>Wirf alle Würfel noch einmal</translation>
    </message>
    <message>
        <source>Keep {dice}</source>
        <translation>Behalte {dice}</translation>
    </message>
    <message>
        <source>Roll no more</source>
        <translation>Würfle nicht weiter</translation>
    </message>
    <message>
        <source>Claim no card</source>
        <translation>Beanspruche keine Karte</translation>
    </message>
    <message>
        <source>Let the joker join the {colour} set</source>
        <translation>Lege den Joker zu {colour}</translation>
    </message>
    <message numerus="yes">
        <source>{percent} for the {card} worth %n point(s)</source>
        <translation>
            <numerusform>{percent} für „{card}“, das bringt %n Punkt</numerusform>
            <numerusform>{percent} für „{card}“, das bringt %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings %n point(s)</source>
        <translation>
            <numerusform>Das bringt %n Punkt</numerusform>
            <numerusform>Das bringt %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last card of its stack, and the game may end with it</source>
        <translation>Es ist die letzte Karte ihres Stapels, und das Spiel kann damit enden</translation>
    </message>
    <message>
        <source>{total} for the bonus die</source>
        <translation>{total} für den Bonuswürfel</translation>
    </message>
    <message>
        <source>your dice fit no card</source>
        <translation>die Würfel passen auf keine Karte</translation>
    </message>
    <message>
        <source>nothing else is possible</source>
        <translation>anderes ist nicht möglich</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of that colour may still come</source>
        <translation>
            <numerusform>%n Karte dieser Farbe kann noch kommen</numerusform>
            <numerusform>%n Karten dieser Farbe können noch kommen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing better is found</source>
        <translation>Besseres findet sich nicht</translation>
    </message>
    <message numerus="yes">
        <source>Your {colour} set grows to {count}: %n point(s) in all</source>
        <translation>
            <numerusform>Damit hast du {count} Karten in {colour}: zusammen %n Punkt</numerusform>
            <numerusform>Damit hast du {count} Karten in {colour}: zusammen %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim cards with {dice}</source>
        <translation>Beanspruche Karten mit {dice}</translation>
    </message>
    <message>
        <source>Put {dice} on the {card}</source>
        <translation>Lege {dice} auf „{card}“</translation>
    </message>
    <message>
        <source>Look at the {card} and the {other}.</source>
        <translation>Sieh dir „{card}“ und „{other}“ an.</translation>
    </message>
    <message>
        <source>Roll no more: put {dice} on the {card}</source>
        <translation>Wirf nicht mehr: lege {dice} auf „{card}“</translation>
    </message>
    <message numerus="yes">
        <source>Together they bring %n point(s)</source>
        <translation>
            <numerusform>Zusammen bringen sie %n Punkt</numerusform>
            <numerusform>Zusammen bringen sie %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It bumps {dice}; %n point(s) in all</source>
        <translation>
            <numerusform>Das verdrängt {dice}; zusammen %n Punkt</numerusform>
            <numerusform>Das verdrängt {dice}; zusammen %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It bumps {dice} and brings %n point(s)</source>
        <translation>
            <numerusform>Das verdrängt {dice} und bringt %n Punkt</numerusform>
            <numerusform>Das verdrängt {dice} und bringt %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It bumps {dice}, worth %n point(s) to their owner</source>
        <translation>
            <numerusform>Das verdrängt {dice}, dort %n Punkt wert</numerusform>
            <numerusform>Das verdrängt {dice}, dort %n Punkte wert</numerusform>
        </translation>
    </message>
    <message>
        <source>At least {percent} that nobody bumps it</source>
        <translation>Zu mindestens {percent} verdrängt es niemand</translation>
    </message>
    <message>
        <source>If you claimed now, about {lasts} points would last; this way {average}</source>
        <translation>Jetzt beansprucht, hielten etwa {lasts} Punkte, so sind es {average}</translation>
    </message>
    <message>
        <source>On average it brings {average} points, claiming now {now}</source>
        <translation>Im Schnitt bringt das {average} Punkte, jetzt beanspruchen {now}</translation>
    </message>
    <message numerus="yes">
        <source>The expert rates it above claiming %n point(s) now</source>
        <translation>
            <numerusform>Der Experte zieht das %n Punkt jetzt vor</numerusform>
            <numerusform>Der Experte zieht das %n Punkten jetzt vor</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} sure</source>
        <translation>„{card}“ sicher</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) sure</source>
        <translation>
            <numerusform>%n Karte sicher</numerusform>
            <numerusform>%n Karten sicher</numerusform>
        </translation>
    </message>
    <message>
        <source>{percent} for the bonus die</source>
        <translation>{percent} für den Bonuswürfel</translation>
    </message>
    <message>
        <source>a higher total for the bonus die</source>
        <translation>höhere Summe für den Bonuswürfel</translation>
    </message>
    <message>
        <source>and more such dice are harder to bump</source>
        <translation>und mehr davon sind schwerer zu verdrängen</translation>
    </message>
    <message>
        <source>no card is in reach</source>
        <translation>keine Karte ist in Reichweite</translation>
    </message>
    <message>
        <source>{percent} for the {card}, or {other_percent} for the {other}</source>
        <translation>{percent} für „{card}“ oder {other_percent} für „{other}“</translation>
    </message>
    <message>
        <source>{percent} for the {card}</source>
        <translation>{percent} für „{card}“</translation>
    </message>
    <message numerus="yes">
        <source>{percent} for the {card}, worth %n point(s) to its owner</source>
        <translation>
            <numerusform>{percent} für „{card}“, dem Besitzer %n Punkt wert</numerusform>
            <numerusform>{percent} für „{card}“, dem Besitzer %n Punkte wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, and claim %n other card(s)</source>
        <translation>
            <numerusform> und beanspruche %n weitere Karte</numerusform>
            <numerusform> und beanspruche %n weitere Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>the bonus die {face}</source>
        <translation>den Bonuswürfel {face}</translation>
    </message>
    <message>
        <source>the bonus die</source>
        <translation>den Bonuswürfel</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>dice</comment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>safe</source>
        <comment>nobody can bump the dice on this card</comment>
        <translation>sicher</translation>
    </message>
    <message>
        <source>{title} ({rolls} left)</source>
        <translation>{title} (noch {rolls})</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s)</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} {percent}</source>
        <translation>{card} {percent}</translation>
    </message>
    <message>
        <source>{size} of a kind</source>
        <translation>{size} gleiche</translation>
    </message>
    <message numerus="yes">
        <source>Claimed now it brings you %n point(s)</source>
        <translation>
            <numerusform>Jetzt beansprucht bringt sie dir %n Punkt</numerusform>
            <numerusform>Jetzt beansprucht bringt sie dir %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worth %n point(s) to you</source>
        <translation>
            <numerusform>Dir %n Punkt wert</numerusform>
            <numerusform>Dir %n Punkte wert</numerusform>
        </translation>
    </message>
    <message>
        <source>({points} for your set)</source>
        <translation>({points} davon für deine Farbe)</translation>
    </message>
    <message>
        <source>points, claimed now</source>
        <comment>legend of the plates on the cards</comment>
        <translation>Punkte, sofort sicher</translation>
    </message>
    <message>
        <source>after rolling again</source>
        <comment>legend of the plates on the cards</comment>
        <translation>nach neuem Wurf</translation>
    </message>
    <message>
        <source>bumps the dice</source>
        <comment>legend of the plates on the cards</comment>
        <translation>verdrängt die Würfel</translation>
    </message>
    <message>
        <source>{name} rolls {dice}</source>
        <translation>{name} würfelt {dice}</translation>
    </message>
    <message>
        <source>puts the joker with {colour}</source>
        <translation>legt den Joker zu {colour}</translation>
    </message>
    <message numerus="yes">
        <source>{name} rolls the bonus die: %n point(s)</source>
        <translation>
            <numerusform>{name} wirft den Bonuswürfel: %n Punkt</numerusform>
            <numerusform>{name} wirft den Bonuswürfel: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} collects {cards}</source>
        <translation>{name} sammelt {cards}</translation>
    </message>
    <message>
        <source>{name} collects {cards} and puts the joker with {colour}</source>
        <translation>{name} sammelt {cards} und legt den Joker zu {colour}</translation>
    </message>
    <message>
        <source>The game ends: a stack is empty.</source>
        <translation>Das Spiel endet: Ein Stapel ist leer.</translation>
    </message>
    <message>
        <source>The game ends: two stacks are empty.</source>
        <translation>Das Spiel endet: Zwei Stapel sind leer.</translation>
    </message>
    <message>
        <source>Everything lies open, so they know no more than you do: neither what the dice will show nor which card comes next.</source>
        <translation>Alles liegt offen, also wissen sie nicht mehr als du: weder, was die Würfel zeigen werden, noch, welche Karte als Nächstes kommt.</translation>
    </message>
    <message>
        <source>All but the weakest reckon which dice to keep exactly, over every throw that is still possible. They differ in what a card is worth to them. None of them watches the clock.</source>
        <translation>Alle außer der schwächsten Stufe rechnen genau aus, welche Würfel zu behalten sind, über jeden Wurf, der noch möglich ist. Sie unterscheiden sich darin, was ihnen eine Karte wert ist. Keine schaut auf die Uhr.</translation>
    </message>
    <message>
        <source>Keeps the face that it has most of, rolls the rest again, and claims the cards with the most points. It reckons no odds.</source>
        <translation>Behält die Augenzahl, die am häufigsten liegt, würfelt den Rest neu und beansprucht die Karten mit den meisten Punkten. Rechnet keine Aussichten aus.</translation>
    </message>
    <message>
        <source>Reckons the odds of its dice, but sees nothing in a card except its points.</source>
        <translation>Rechnet die Aussichten der Würfel aus, sieht in einer Karte aber nur ihre Punkte.</translation>
    </message>
    <message>
        <source>Also counts what a card adds to a set, and likes the first of a colour.</source>
        <translation>Zählt auch, was eine Karte ihrer Farbe hinzufügt, und mag die erste einer Farbe.</translation>
    </message>
    <message>
        <source>Also bumps where it hurts, and thinks of how keen the others are on a card before it claims it.</source>
        <translation>Verdrängt auch, wo es wehtut, und denkt vor dem Beanspruchen daran, wie begehrt eine Karte bei den anderen ist.</translation>
    </message>
    <message>
        <source>Works out how all the others will answer each claim until its own next turn, and what that means for winning. How likely claims last was learned from games against itself.</source>
        <translation>Rechnet aus, wie alle anderen bis zum eigenen nächsten Zug auf jede Beanspruchung antworten und was das für den Sieg bedeutet. Wie wahrscheinlich eine hält, ist aus Partien gegen sich selbst gelernt.</translation>
    </message>
    <message>
        <source>Choose the colour that your joker joins.</source>
        <translation>Wähle die Farbe, zu der dein Joker kommt.</translation>
    </message>
    <message>
        <source>The {card} {needs}.</source>
        <translation>{card}: {needs}.</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) left.</source>
        <translation>
            <numerusform>Noch %n Wurf.</numerusform>
            <numerusform>Noch %n Würfe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim the cards with your dice.</source>
        <translation>Beanspruche die Karten mit deinen Würfeln.</translation>
    </message>
    <message>
        <source>Put dice on lit cards, then claim.</source>
        <translation>Lege Würfel auf leuchtende Karten, dann beanspruche sie.</translation>
    </message>
    <message>
        <source>All dice lie on cards.</source>
        <translation>Alle Würfel liegen auf Karten.</translation>
    </message>
    <message>
        <source>The other dice do nothing: the bonus die is in your hand.</source>
        <translation>Die übrigen Würfel bewirken nichts: Der Bonuswürfel ist in deiner Hand.</translation>
    </message>
    <message>
        <source>The other dice win the bonus die, {total} against {beats}.</source>
        <translation>Die übrigen Würfel gewinnen den Bonuswürfel, {total} gegen {beats}.</translation>
    </message>
    <message>
        <source>The other dice claim the bonus die with {total}.</source>
        <translation>Die übrigen Würfel beanspruchen den Bonuswürfel mit {total}.</translation>
    </message>
    <message>
        <source>The other dice do not get the bonus die, {total} against {beats}.</source>
        <translation>Die übrigen Würfel bekommen den Bonuswürfel nicht, {total} gegen {beats}.</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Noch einmal würfeln</translation>
    </message>
    <message>
        <source>no rolls left</source>
        <translation>kein Wurf mehr</translation>
    </message>
    <message>
        <source>all dice are kept</source>
        <translation>alle Würfel sind behalten</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) left</source>
        <translation>
            <numerusform>noch %n Wurf</numerusform>
            <numerusform>noch %n Würfe</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Beanspruchen</translation>
    </message>
    <message>
        <source>a card lacks dice</source>
        <translation>einer Karte fehlen Würfel</translation>
    </message>
    <message>
        <source>bonus die with {total}</source>
        <translation>Bonuswürfel mit {total}</translation>
    </message>
    <message>
        <source>Really only the bonus die?</source>
        <translation>Wirklich nur den Bonuswürfel?</translation>
    </message>
    <message>
        <source>Really claim nothing?</source>
        <translation>Wirklich nichts beanspruchen?</translation>
    </message>
    <message>
        <source>press again</source>
        <translation>noch einmal drücken</translation>
    </message>
    <message>
        <source>Claim nothing</source>
        <translation>Nichts beanspruchen</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>beendet den Zug</translation>
    </message>
    <message>
        <source>with {total}, but no card</source>
        <translation>mit {total}, aber keine Karte</translation>
    </message>
    <message>
        <source>Claim the bonus die</source>
        <translation>Bonuswürfel beanspruchen</translation>
    </message>
    <message numerus="yes">
        <source>Claim %n card(s)</source>
        <translation>
            <numerusform>%n Karte beanspruchen</numerusform>
            <numerusform>%n Karten beanspruchen</numerusform>
        </translation>
    </message>
    <message>
        <source>set of {count}</source>
        <translation>dann {count} Karten</translation>
    </message>
    <message>
        <source>Bonus die: {face}</source>
        <translation>Bonuswürfel: {face}</translation>
    </message>
    <message>
        <source>Die {number}: {face}</source>
        <translation>Würfel {number}: {face}</translation>
    </message>
    <message>
        <source>on the {card}</source>
        <translation>auf „{card}“</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>turned to the bonus die</source>
        <translation>auf den Bonuswürfel gedreht</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n {colour} card(s)</source>
        <translation>
            <numerusform>{name}: %n Karte in {colour}</numerusform>
            <numerusform>{name}: %n Karten in {colour}</numerusform>
        </translation>
    </message>
    <message>
        <source> (with the joker)</source>
        <translation> (mit dem Joker)</translation>
    </message>
    <message>
        <source>set bonus {bonus}, the next card adds {gain}</source>
        <translation>Farbbonus {bonus}, die nächste Karte bringt {gain} dazu</translation>
    </message>
    <message>
        <source>Collected sets</source>
        <translation>Gesammelte Farben</translation>
    </message>
    <message>
        <source>{colour} {count} (+{bonus})</source>
        <translation>{colour} {count} (+{bonus})</translation>
    </message>
    <message>
        <source>no cards yet</source>
        <translation>noch keine Karten</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>A set of so many cards brings</source>
        <translation>Bonus nach Kartenzahl</translation>
    </message>
    <message>
        <source>All dice are kept. Claim, or free some of them.</source>
        <translation>Alle Würfel sind behalten. Beanspruche oder gib welche frei.</translation>
    </message>
    <message>
        <source>Keep dice or put them on cards.</source>
        <translation>Behalte Würfel oder lege welche auf Karten.</translation>
    </message>
    <message>
        <source>Roll the other die again or claim.</source>
        <translation>Wirf den anderen Würfel noch einmal oder beanspruche.</translation>
    </message>
    <message>
        <source>Roll the other {count} dice again or claim.</source>
        <translation>Wirf die anderen {count} noch einmal oder beanspruche.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n dice this turn.</source>
        <translation>
            <numerusform>Diesmal nur %n Würfel.</numerusform>
            <numerusform>Diesmal nur %n Würfel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim or put more dice on lit cards.</source>
        <translation>Beanspruche oder lege mehr Würfel auf leuchtende Karten.</translation>
    </message>
    <message>
        <source>No card can be claimed. End the turn.</source>
        <translation>Keine Karte passt. Beende den Zug.</translation>
    </message>
    <message>
        <source>No card fits. Claim the bonus die with {total}.</source>
        <translation>Keine Karte passt. Beanspruche den Bonuswürfel mit {total}.</translation>
    </message>
    <message>
        <source>No card fits. The bonus die takes more than {beats}.</source>
        <translation>Keine Karte passt. Der Bonuswürfel verlangt mehr als {beats}.</translation>
    </message>
    <message>
        <source>Really no card? The {card} would bring +{points}.</source>
        <translation>Wirklich keine Karte? „{card}“ brächte +{points}.</translation>
    </message>
    <message>
        <source>next +{points}</source>
        <comment>what the next card of this colour adds</comment>
        <translation>dann +{points}</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>K</source>
        <comment>letter for black; all four must differ</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter for blue; all four must differ</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter for red; all four must differ</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>O</source>
        <comment>letter for orange; all four must differ</comment>
        <translation>O</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stack of %n</source>
        <translation>
            <numerusform>Stapel aus %n Karte</numerusform>
            <numerusform>Stapel aus %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} claims it with {dice}</source>
        <translation>{name} beansprucht sie mit {dice}</translation>
    </message>
    <message>
        <source>If you roll the other dice again, the chance is {percent}</source>
        <translation>Wirfst du die übrigen Würfel noch einmal, ist die Chance {percent}</translation>
    </message>
    <message>
        <source>Your dice there: {dice}</source>
        <translation>Deine Würfel dort: {dice}</translation>
    </message>
    <message>
        <source>Your dice can claim it</source>
        <translation>Deine Würfel können sie beanspruchen</translation>
    </message>
    <message>
        <source>Stack {number} is empty.</source>
        <translation>Stapel {number} ist leer.</translation>
    </message>
    <message>
        <source>Bonus die: {name} claims it with {total}.</source>
        <translation>Bonuswürfel: {name} beansprucht ihn mit {total}.</translation>
    </message>
    <message>
        <source>Bonus die: {name} has it.</source>
        <translation>Bonuswürfel: {name} hat ihn.</translation>
    </message>
    <message>
        <source>Bonus die: nobody claims it.</source>
        <translation>Bonuswürfel: Niemand beansprucht ihn.</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>{colour} single {face}</source>
        <translation>Einzelne {face} in {colour}</translation>
    </message>
    <message>
        <source>{colour} pair</source>
        <translation>Paar in {colour}</translation>
    </message>
    <message>
        <source>{colour} three of a kind</source>
        <translation>Drilling in {colour}</translation>
    </message>
    <message>
        <source>{colour} four of a kind</source>
        <translation>Vierling in {colour}</translation>
    </message>
    <message>
        <source>{colour} straight of {size}</source>
        <translation>{size}er-Straße in {colour}</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Single {face}</source>
        <translation>Einzelne {face}</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Vierling</translation>
    </message>
    <message>
        <source>Straight of {size}</source>
        <translation>{size}er-Straße</translation>
    </message>
    <message>
        <source>black</source>
        <comment>beside the name of a card, as in: red pair</comment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>beside the name of a card, as in: red pair</comment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>red</source>
        <comment>beside the name of a card, as in: red pair</comment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>orange</source>
        <comment>beside the name of a card, as in: red pair</comment>
        <translation>Orange</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>one or more dice showing {face}</source>
        <translation>mindestens ein Würfel mit {face}</translation>
    </message>
    <message>
        <source>{size} equal dice</source>
        <translation>{size} gleiche Würfel</translation>
    </message>
    <message>
        <source>{size} dice in a row</source>
        <translation>{size} Würfel in Folge</translation>
    </message>
    <message>
        <source>cannot be beaten</source>
        <translation>nicht zu schlagen</translation>
    </message>
    <message>
        <source>only {dice}</source>
        <translation>nur {dice}</translation>
    </message>
    <message>
        <source>{dice} or more</source>
        <comment>dice showing the face of the card</comment>
        <translation>{dice} oder mehr</translation>
    </message>
    <message>
        <source>{dice} or higher</source>
        <translation>{dice} oder höher</translation>
    </message>
    <message>
        <source>It cannot be beaten.</source>
        <translation>Das ist nicht zu schlagen.</translation>
    </message>
    <message>
        <source>Beat it with {dice}.</source>
        <translation>Zu schlagen mit {dice}.</translation>
    </message>
    <message numerus="yes">
        <source>needs %n more dice in a row</source>
        <translation>
            <numerusform>es fehlt noch %n Würfel in Folge</numerusform>
            <numerusform>es fehlen noch %n Würfel in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message numerus="yes">
        <source>needs %n more die(s) showing {faces}</source>
        <translation>
            <numerusform>es fehlt noch %n Würfel mit {faces}</numerusform>
            <numerusform>es fehlen noch %n Würfel mit {faces}</numerusform>
        </translation>
    </message>
    <message>
        <source>The card does not want these dice.</source>
        <translation>Diese Würfel passen nicht auf die Karte.</translation>
    </message>
    <message>
        <source>Too few: a single falls only to more dice of its face.</source>
        <translation>Zu wenige: Auf einer Einzelnen braucht es mehr Würfel ihrer Zahl, als dort liegen.</translation>
    </message>
    <message>
        <source>Too low: the dice there fall only to a greater total.</source>
        <translation>Zu niedrig: Es braucht eine höhere Summe, als dort liegt.</translation>
    </message>
    <message>
        <source>Your free dice hold nothing for this card.</source>
        <translation>Unter den freien Würfeln ist nichts für diese Karte.</translation>
    </message>
    <message>
        <source>There is no card.</source>
        <translation>Dort liegt keine Karte.</translation>
    </message>
    <message>
        <source>You have not rolled these dice.</source>
        <translation>Diese Würfel liegen nicht da.</translation>
    </message>
    <message>
        <source>The bonus die never lies on a card; turn one of your dice to it.</source>
        <translation>Der Bonuswürfel liegt nie auf einer Karte; drehe einen deiner Würfel auf seinen Wert.</translation>
    </message>
    <message>
        <source>You do not have the bonus die in this turn.</source>
        <translation>Den Bonuswürfel hast du in diesem Zug nicht.</translation>
    </message>
    <message>
        <source>It shows the value of the bonus die already.</source>
        <translation>Er zeigt schon den Wert des Bonuswürfels.</translation>
    </message>
    <message>
        <source>There are none of your dice to take back.</source>
        <translation>Dort liegt kein Würfel von dir, der zurückzunehmen wäre.</translation>
    </message>
    <message>
        <source>The dice cannot be rolled again in this turn.</source>
        <translation>In diesem Zug kann nicht noch einmal gewürfelt werden.</translation>
    </message>
    <message>
        <source>All dice are kept: free those that you want to roll again.</source>
        <translation>Alle Würfel sind behalten: Gib die frei, die du noch einmal werfen willst.</translation>
    </message>
    <message>
        <source>The joker joins one of your largest sets.</source>
        <translation>Der Joker kommt zu einer der Farben, von denen du die meisten Karten hast.</translation>
    </message>
    <message>
        <source>A card has not got all its dice yet.</source>
        <translation>Einer Karte fehlen noch Würfel.</translation>
    </message>
    <message>
        <source>You have too few dice for this card.</source>
        <translation>Für diese Karte hast du zu wenige Würfel.</translation>
    </message>
    <message>
        <source>Dice on no card try for the bonus die by themselves.</source>
        <translation>Um den Bonuswürfel bewerben sich die übrigen Würfel von selbst.</translation>
    </message>
    <message>
        <source>The bonus die is in your hand: other dice cannot claim it.</source>
        <translation>Der Bonuswürfel ist in deiner Hand: Andere Würfel können ihn nicht beanspruchen.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>That is not possible here.</source>
        <translation>Das geht hier nicht.</translation>
    </message>
    <message>
        <source>keeps {dice}</source>
        <translation>behält {dice}</translation>
    </message>
    <message>
        <source>rolls everything again</source>
        <translation>wirft alles noch einmal</translation>
    </message>
    <message>
        <source>bonus die {face}</source>
        <translation>Bonuswürfel {face}</translation>
    </message>
    <message>
        <source>turns {face} to {to}</source>
        <translation>dreht {face} auf {to}</translation>
    </message>
    <message>
        <source>(bumps {name})</source>
        <translation>(verdrängt {name})</translation>
    </message>
    <message>
        <source>bonus die</source>
        <translation>Bonuswürfel</translation>
    </message>
    <message>
        <source>{card} with {dice}</source>
        <translation>{card} mit {dice}</translation>
    </message>
    <message>
        <source>claims {cards}</source>
        <translation>beansprucht {cards}</translation>
    </message>
    <message>
        <source>claims nothing</source>
        <translation>beansprucht nichts</translation>
    </message>
    <message>
        <source>The game ends: it has gone on long enough.</source>
        <translation>Das Spiel endet: Es hat lange genug gedauert.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Bonus die</source>
        <translation>Bonuswürfel</translation>
    </message>
    <message numerus="yes">
        <source>%n + bonus die</source>
        <comment>so many cards; short, on the plate of a seat</comment>
        <translation>
            <numerusform>%n + Bonuswürfel</numerusform>
            <numerusform>%n + Bonuswürfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins: the others have resigned.</source>
        <translation>{name} gewinnt: Die anderen haben aufgegeben.</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n point(s).</source>
        <translation>
            <numerusform>{name} gewinnt mit %n Punkt.</numerusform>
            <numerusform>{name} gewinnt mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and {last} share the victory with %n point(s).</source>
        <translation>
            <numerusform>{names} und {last} teilen sich den Sieg mit %n Punkt.</numerusform>
            <numerusform>{names} und {last} teilen sich den Sieg mit %n Punkten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollnbumpBoard</name>
    <message>
        <source>Bonus die</source>
        <translation>Bonuswürfel</translation>
    </message>
    <message>
        <source>Click the die that shall show the value of the bonus die.</source>
        <translation>Klicke auf den Würfel, der den Wert des Bonuswürfels zeigen soll.</translation>
    </message>
    <message>
        <source>rolls it</source>
        <comment>below a name: has the bonus die</comment>
        <translation>würfelt ihn</translation>
    </message>
    <message>
        <source>Roll&apos;n Bump board</source>
        <translation>Roll&apos;n-Bump-Tisch</translation>
    </message>
    <message>
        <source>Cards and dice</source>
        <translation>Karten und Würfel</translation>
    </message>
    <message>
        <source>Show the odds</source>
        <translation>Chancen anzeigen</translation>
    </message>
    <message>
        <source>On each card: the chance to claim it if the other dice are rolled again</source>
        <translation>Auf jeder Karte: die Chance, sie zu beanspruchen, wenn die übrigen Würfel noch einmal geworfen werden</translation>
    </message>
    <message>
        <source>Show the odds (O)</source>
        <translation>Chancen anzeigen (O)</translation>
    </message>
</context>
<context>
    <name>RollnbumpKit</name>
    <message>
        <source>Claim cards with your dice, and hold them until it is your turn again.</source>
        <translation>Beanspruche Karten mit deinen Würfeln, und halte sie, bis du wieder an der Reihe bist.</translation>
    </message>
    <message>
        <source>2 to 5 players, 20 minutes</source>
        <translation>2 bis 5 Spieler, 20 Minuten</translation>
    </message>
    <message>
        <source>keeps what it has most of and takes the dearest card</source>
        <translation>behält, was am häufigsten da ist, und nimmt die teuerste Karte</translation>
    </message>
    <message>
        <source>knows the odds of the dice, sees only points</source>
        <translation>kennt die Chancen der Würfel, sieht nur Punkte</translation>
    </message>
    <message>
        <source>collects sets, too</source>
        <translation>sammelt auch Farben</translation>
    </message>
    <message>
        <source>spoils your plans and knows who can bump it</source>
        <translation>durchkreuzt Pläne und weiß, wer verdrängen kann</translation>
    </message>
    <message>
        <source>weighs every card on the table to the end</source>
        <translation>wägt alle Karten auf dem Tisch bis zum Ende ab</translation>
    </message>
    <message>
        <source>1 … 5</source>
        <translation>1 … 5</translation>
    </message>
    <message>
        <source>keep a die, or free it; take it back from a card</source>
        <translation>einen Würfel behalten oder freigeben; ihn von einer Karte zurücknehmen</translation>
    </message>
    <message>
        <source>6, 0</source>
        <translation>6, 0</translation>
    </message>
    <message>
        <source>keep the bonus die, or free it</source>
        <translation>den Bonuswürfel behalten oder freigeben</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>keep all dice, or free them</source>
        <translation>alle Würfel behalten oder freigeben</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>roll the others again</source>
        <translation>die anderen noch einmal werfen</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>go over the cards and the dice</source>
        <translation>über Karten und Würfel gehen</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <source>put dice that fit on the card; again: other dice</source>
        <translation>passende Würfel auf die Karte legen; noch einmal: andere Würfel</translation>
    </message>
    <message>
        <source>Ctrl + 1 … 5</source>
        <translation>Strg + 1 … 5</translation>
    </message>
    <message>
        <source>put this die on the card, or take it back</source>
        <translation>diesen Würfel auf die Karte legen oder zurücknehmen</translation>
    </message>
    <message>
        <source>Backspace, Delete</source>
        <translation>Rücktaste, Entf</translation>
    </message>
    <message>
        <source>take the dice back from the card</source>
        <translation>die Würfel von der Karte zurücknehmen</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>turn a die to the value of the bonus die; again: the next one</source>
        <translation>einen Würfel auf den Wert des Bonuswürfels drehen; noch einmal: den nächsten</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>claim: the turn ends</source>
        <translation>beanspruchen: Der Zug endet</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>take everything back</source>
        <translation>alles zurücknehmen</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>show the odds, or hide them</source>
        <translation>die Chancen zeigen oder verbergen</translation>
    </message>
</context>
<context>
    <name>RollnbumpPreview</name>
    <message numerus="yes">
        <source>%n stack(s) of {height} cards, the joker and the bonus die</source>
        <translation>
            <numerusform>%n Stapel zu {height} Karten, der Joker und der Bonuswürfel</numerusform>
            <numerusform>%n Stapel zu {height} Karten, der Joker und der Bonuswürfel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rumis</name>
    <message>
        <source>short bar</source>
        <translation>Zweierstab</translation>
    </message>
    <message>
        <source>bar of three</source>
        <translation>Dreierstab</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>bar of four</source>
        <translation>Viererstab</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>zigzag</source>
        <translation>Zickzack</translation>
    </message>
    <message>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>tripod</source>
        <translation>Dreibein</translation>
    </message>
    <message>
        <source>right screw</source>
        <translation>Rechtsschraube</translation>
    </message>
    <message>
        <source>left screw</source>
        <translation>Linksschraube</translation>
    </message>
    <message>
        <source>Lay aside</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>Lay the lifted stone aside: one point less (Enter)</source>
        <translation>Den abgenommenen Stein weglegen: ein Punkt weniger (Eingabetaste)</translation>
    </message>
    <message>
        <source>OpenGL failed; the board is drawn without it now.</source>
        <translation>OpenGL ist ausgefallen; der Plan wird nun ohne gezeichnet.</translation>
    </message>
    <message>
        <source>Rumis board</source>
        <translation>Rumis-Plan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save the changes to “{name}”?</source>
        <translation>Die Änderungen an „{name}“ speichern?</translation>
    </message>
    <message>
        <source>Discard what you have drawn?</source>
        <translation>Das Gezeichnete verwerfen?</translation>
    </message>
    <message>
        <source>It cannot be saved yet: {reason}</source>
        <translation>Es kann noch nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <source>What is not saved is lost.</source>
        <translation>Was nicht gespeichert ist, geht verloren.</translation>
    </message>
    <message>
        <source>Unsaved board</source>
        <translation>Ungespeicherter Spielplan</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace the board?</source>
        <translation>Den Spielplan ersetzen?</translation>
    </message>
    <message>
        <source>“{name}” exists already.</source>
        <translation>„{name}“ gibt es schon.</translation>
    </message>
    <message>
        <source>It is lost if it is replaced.</source>
        <translation>Er geht verloren, wenn er ersetzt wird.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the board?</source>
        <translation>Den Spielplan löschen?</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>„{name}“ löschen?</translation>
    </message>
    <message>
        <source>Games that were played on it stay as they are.</source>
        <translation>Partien, die darauf gespielt wurden, bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Tischrunde boards (*{suffix})</source>
        <translation>Tischrunde-Spielpläne (*{suffix})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>{square}: outside</source>
        <translation>{square}: außerhalb</translation>
    </message>
    <message>
        <source>{square}: height {cap}</source>
        <translation>{square}: Höhe {cap}</translation>
    </message>
    <message>
        <source>One level higher</source>
        <translation>Eine Ebene höher</translation>
    </message>
    <message>
        <source>One level lower</source>
        <translation>Eine Ebene tiefer</translation>
    </message>
    <message>
        <source>Outside the board (erase)</source>
        <translation>Außerhalb des Spielplans (löschen)</translation>
    </message>
    <message>
        <source>Height {height}</source>
        <translation>Höhe {height}</translation>
    </message>
    <message>
        <source>The board needs a name.</source>
        <translation>Der Spielplan braucht einen Namen.</translation>
    </message>
    <message>
        <source>The name is too long: at most {number} characters.</source>
        <translation>Der Name ist zu lang: höchstens {number} Zeichen.</translation>
    </message>
    <message>
        <source>The name may not contain “:” or “/” or invisible signs.</source>
        <translation>Der Name darf kein „:“, kein „/“ und keine unsichtbaren Zeichen enthalten.</translation>
    </message>
    <message>
        <source>There is no square yet. Choose a height and paint with the mouse.</source>
        <translation>Es gibt noch kein Feld. Wähle eine Höhe und male mit der Maus.</translation>
    </message>
    <message>
        <source>Not even the smallest stone fits on this board.</source>
        <translation>Nicht einmal der kleinste Stein passt auf diesen Spielplan.</translation>
    </message>
    <message>
        <source>The board is too large: at most {number} columns and rows.</source>
        <translation>Der Spielplan ist zu groß: höchstens {number} Spalten und Zeilen.</translation>
    </message>
    <message>
        <source>The board is too high: at most level {number}.</source>
        <translation>Der Spielplan ist zu hoch: höchstens Ebene {number}.</translation>
    </message>
    <message>
        <source>The rows of the board are damaged.</source>
        <translation>Die Zeilen des Spielplans sind beschädigt.</translation>
    </message>
    <message>
        <source>it is not there any more.</source>
        <translation>sie ist nicht mehr da.</translation>
    </message>
    <message>
        <source>access is denied.</source>
        <translation>der Zugriff ist verweigert.</translation>
    </message>
    <message>
        <source>it cannot be read.</source>
        <translation>sie kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>it is too large to be a board.</source>
        <translation>sie ist zu groß für einen Spielplan.</translation>
    </message>
    <message>
        <source>this is no board of Tischrunde.</source>
        <translation>das ist kein Spielplan von Tischrunde.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: {why}</source>
        <translation>„{file}“ kann nicht geöffnet werden: {why}</translation>
    </message>
    <message>
        <source>the disk is full.</source>
        <translation>der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>“{file}” was not saved: {why}</source>
        <translation>„{file}“ wurde nicht gespeichert: {why}</translation>
    </message>
    <message>
        <source>cramped</source>
        <translation>zu eng</translation>
    </message>
    <message>
        <source>tight</source>
        <translation>knapp</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>roomy</source>
        <translation>geräumig</translation>
    </message>
    <message>
        <source>vast</source>
        <translation>zu weit</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>No square yet</source>
        <translation>Noch kein Feld</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room for %n cube(s)</source>
        <translation>
            <numerusform>Platz für %n Würfel</numerusform>
            <numerusform>Platz für %n Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n player(s)</source>
        <translation>
            <numerusform>für %n Spieler</numerusform>
            <numerusform>für %n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>for {counts} players</source>
        <translation>für {counts} Spieler</translation>
    </message>
    <message>
        <source>{columns} × {rows}, up to level {top}</source>
        <translation>{columns} × {rows}, bis Ebene {top}</translation>
    </message>
    <message>
        <source>Nothing is hidden in Rumis, so they know no more than you do. First they look at each stone at a glance: how many squares it shows to the sky, how many squares of others it covers, how large it is. All but the weakest also see which squares are filled up to the limit, so that nobody can take them away any more, and how much room is left above the others. How much each of these counts was learned from games of long thought.</source>
        <translation>In Rumis ist nichts verborgen, also wissen sie nicht mehr als du. Zuerst werfen sie einen Blick auf jeden Stein: wie viele Felder er nach oben zeigt, wie viele Felder anderer er bedeckt, wie groß er ist. Alle außer der schwächsten Stufe sehen auch, welche Felder bis zur Grenze gefüllt sind, sodass sie niemand mehr wegnehmen kann, und wie viel Platz über den anderen bleibt. Wie viel das jeweils zählt, ist aus lange durchdachten Partien gelernt.</translation>
    </message>
    <message>
        <source>The stronger ones look ahead: in their heads they play on to the end of the game, again and again, more and more often along the moves that turned out well, and beyond those by chance. Each such game is a continuation. In the end they make the move that they tried most often. Ruins before the game are laid by lot.</source>
        <translation>Die stärkeren schauen voraus: In Gedanken spielen sie die Partie immer wieder bis zum Ende weiter, immer öfter entlang der Züge, die sich bewährt haben, und jenseits davon nach dem Zufall. Jede solche Partie ist eine Fortsetzung. Am Ende machen sie den Zug, den sie am häufigsten probiert haben. Ruinen vor dem Spiel werden nach dem Zufall gelegt.</translation>
    </message>
    <message>
        <source>Thinks for {seconds} seconds, or less where nothing could change its choice any more, and plays as many continuations as this machine can in that time. Near the end of the game it works out the best move exactly where it can.</source>
        <translation>Überlegt {seconds} Sekunden lang, oder kürzer, wo nichts mehr die Wahl ändern könnte, und spielt so viele Fortsetzungen durch, wie dieser Rechner in der Zeit schafft. Kurz vor dem Ende der Partie wird der beste Zug genau ausgerechnet, wo das geht.</translation>
    </message>
    <message>
        <source>Plays {count} continuations in its head before each move, for {seconds} seconds at most.</source>
        <translation>Spielt vor jedem Zug {count} Fortsetzungen in Gedanken durch, höchstens {seconds} Sekunden lang.</translation>
    </message>
    <message>
        <source>Plays {count} continuations in its head before each move, or {other} with more than two players, for {seconds} seconds at most.</source>
        <translation>Spielt vor jedem Zug {count} Fortsetzungen in Gedanken durch, bei mehr als zwei Spielern {other}, höchstens {seconds} Sekunden lang.</translation>
    </message>
    <message>
        <source>Looks at squares and size only, at a glance. The better a stone looks, the likelier it is chosen; now and then it is a poor one.</source>
        <translation>Wirft nur einen Blick auf Felder und Größe. Je besser ein Stein aussieht, desto eher wird er gewählt; ab und zu ist es ein schlechter.</translation>
    </message>
    <message>
        <source>Also sees which squares will last, at a glance, but often takes a lesser stone.</source>
        <translation>Sieht auf einen Blick auch, welche Felder bleiben, nimmt aber oft einen schwächeren Stein.</translation>
    </message>
    <message>
        <source>Sees as much at a glance, and seldom takes a lesser stone. It does not look ahead.</source>
        <translation>Sieht auf einen Blick ebenso viel und nimmt selten einen schwächeren Stein. Schaut nicht voraus.</translation>
    </message>
    <message>
        <source>On this machine the compiled search plays, the quick one.</source>
        <translation>Auf diesem Rechner spielt die übersetzte Suche, die schnelle.</translation>
    </message>
    <message>
        <source>Give up and see the solution?</source>
        <translation>Aufgeben und die Lösung ansehen?</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>Always show whether it can be finished</source>
        <translation>Immer zeigen, ob es noch aufgeht</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Give up …</source>
        <translation>Aufgeben …</translation>
    </message>
    <message>
        <source>Puzzle of Rumis</source>
        <translation>Knobelei von Rumis</translation>
    </message>
    <message>
        <source>Click or press Enter to take the {stone} off.</source>
        <translation>Klick oder Eingabetaste nimmt den Stein „{stone}“ ab.</translation>
    </message>
    <message>
        <source>No stone fits any more: take one of yours off.</source>
        <translation>Kein Stein passt mehr: Einen eigenen abnehmen.</translation>
    </message>
    <message>
        <source>Fill the whole target: choose a stone.</source>
        <translation>Das ganze Ziel füllen: einen Stein wählen.</translation>
    </message>
    <message>
        <source>Choose a stone, or take one of yours off.</source>
        <translation>Einen Stein wählen oder einen eigenen abnehmen.</translation>
    </message>
    <message>
        <source>Can be finished</source>
        <translation>Geht noch auf</translation>
    </message>
    <message>
        <source>Cannot be finished any more</source>
        <translation>Geht nicht mehr auf</translation>
    </message>
    <message>
        <source>Not known whether it can be finished</source>
        <translation>Nicht bekannt, ob es noch aufgeht</translation>
    </message>
    <message>
        <source>Can it still be finished?</source>
        <translation>Geht es noch auf?</translation>
    </message>
    <message numerus="yes">
        <source>{filled} of %n cube(s) filled</source>
        <translation>
            <numerusform>{filled} von %n Würfel gefüllt</numerusform>
            <numerusform>{filled} von %n Würfeln gefüllt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) left</source>
        <translation>
            <numerusform>noch %n Stein</numerusform>
            <numerusform>noch %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour}: {left}</source>
        <translation>{colour}: {left}</translation>
    </message>
    <message>
        <source>This stone was given and stays.</source>
        <translation>Dieser Stein ist vorgegeben und bleibt.</translation>
    </message>
    <message>
        <source>The colours take turns: only the last stone can be taken off.</source>
        <translation>Die Farben wechseln sich ab: Nur der letzte Stein lässt sich abnehmen.</translation>
    </message>
    <message>
        <source>Another stone lies on it: take that one off first.</source>
        <translation>Ein anderer Stein liegt darauf: Erst jenen abnehmen.</translation>
    </message>
    <message>
        <source>None of your stones is on the board.</source>
        <translation>Auf dem Plan liegt kein eigener Stein.</translation>
    </message>
    <message>
        <source>The puzzle is not dealt yet.</source>
        <translation>Die Aufgabe ist noch nicht gegeben.</translation>
    </message>
    <message>
        <source>Given: {stone} at {square}, level {level}</source>
        <translation>Vorgegeben: {stone} auf {square}, Ebene {level}</translation>
    </message>
    <message>
        <source>Click or press Enter to place the {stone}.</source>
        <translation>Klick oder Eingabetaste setzt den Stein „{stone}“.</translation>
    </message>
    <message>
        <source>Choose a stone in the tray first.</source>
        <translation>Zuerst unten einen Stein wählen.</translation>
    </message>
    <message>
        <source>This stone fits nowhere now.</source>
        <translation>Dieser Stein passt jetzt nirgends.</translation>
    </message>
    <message>
        <source>It fits nowhere beyond the red line. Enter lays the {stone} aside: one point less.</source>
        <translation>Er passt jenseits der roten Linie nirgends: Die Eingabetaste legt „{stone}“ weg (ein Punkt weniger).</translation>
    </message>
    <message>
        <source>Carry the {stone} beyond the red line; Esc or a click where it stood puts it back.</source>
        <translation>Den Stein „{stone}“ über die rote Linie tragen; Esc oder ein Klick auf seinen alten Platz stellt ihn zurück.</translation>
    </message>
    <message>
        <source>Only stones of your own colour can be carried over.</source>
        <translation>Nur Steine der eigenen Farbe lassen sich umsetzen.</translation>
    </message>
    <message>
        <source>This stone has been carried over: it stays.</source>
        <translation>Dieser Stein ist schon umgesetzt: Er bleibt stehen.</translation>
    </message>
    <message>
        <source>A stone has been taken off and is in your hand.</source>
        <translation>Ein Stein ist abgenommen und in der Hand.</translation>
    </message>
    <message>
        <source>The ruins are being laid, with stones of nobody.</source>
        <translation>Die Ruinen werden gelegt, mit neutralen Steinen.</translation>
    </message>
    <message>
        <source>The first half is built inside the red line.</source>
        <translation>Die erste Hälfte wird innerhalb der roten Linie gebaut.</translation>
    </message>
    <message>
        <source>Rebuild: the stones inside the red line are carried beyond it.</source>
        <translation>Umbau: Die Steine innerhalb der roten Linie werden darüber hinaus umgesetzt.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keinen</translation>
    </message>
    <message>
        <source>{colour} can take off now: {stones}.</source>
        <translation>{colour} kann jetzt abnehmen: {stones}.</translation>
    </message>
    <message numerus="yes">
        <source>{colour}: %n stone(s) inside the red line, {over} carried over.</source>
        <translation>
            <numerusform>{colour}: %n Stein innerhalb der roten Linie, {over} umgesetzt.</numerusform>
            <numerusform>{colour}: %n Steine innerhalb der roten Linie, {over} umgesetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them fits beyond the line: one must be laid aside.</source>
        <translation>Keiner davon passt jenseits der Linie: Einer muss weggelegt werden.</translation>
    </message>
    <message>
        <source>{stone} at {square}</source>
        <translation>{stone} auf {square}</translation>
    </message>
    <message>
        <source>That stone is not in your hand any more.</source>
        <translation>Dieser Stein ist nicht mehr im Vorrat.</translation>
    </message>
    <message>
        <source>Part of the stone would lie outside the footprint.</source>
        <translation>Ein Teil des Steins läge außerhalb des Grundrisses.</translation>
    </message>
    <message>
        <source>There is a stone already.</source>
        <translation>Hier liegt schon ein Stein.</translation>
    </message>
    <message>
        <source>A first stone must touch the board itself.</source>
        <translation>Der erste Stein muss den Plan selbst berühren.</translation>
    </message>
    <message>
        <source>With five and more colours a first stone may touch others at edges only.</source>
        <translation>Ab fünf Farben darf ein erster Stein andere nur an Kanten berühren.</translation>
    </message>
    <message>
        <source>A first stone must touch a stone already there, edge to edge.</source>
        <translation>Der erste Stein muss einen schon gesetzten an einer Kante berühren.</translation>
    </message>
    <message>
        <source>Those cells do not form the stone.</source>
        <translation>Diese Zellen ergeben den Stein nicht.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Jemand anders ist am Zug.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>That is not possible here.</source>
        <translation>Das geht hier nicht.</translation>
    </message>
    <message>
        <source>No such stone of yours stands there to be taken off.</source>
        <translation>Dort steht kein solcher eigener Stein, der sich abnehmen ließe.</translation>
    </message>
    <message>
        <source>Another stone lies on it: it cannot be taken off.</source>
        <translation>Ein anderer Stein liegt darauf: Er lässt sich nicht abnehmen.</translation>
    </message>
    <message>
        <source>A stone may be laid aside only if none of yours can be placed.</source>
        <translation>Weglegen ist nur erlaubt, wenn kein eigener Stein gesetzt werden kann.</translation>
    </message>
    <message>
        <source>Before half time nothing may lie beyond the red line.</source>
        <translation>Vor der Halbzeit darf nichts jenseits der roten Linie liegen.</translation>
    </message>
    <message>
        <source>In the rebuild nothing may be placed inside the red line.</source>
        <translation>Beim Umbau darf nichts innerhalb der roten Linie gesetzt werden.</translation>
    </message>
    <message>
        <source>The first stone carried over must share a face with your colour inside the red line.</source>
        <translation>Der erste umgesetzte Stein muss die eigene Farbe innerhalb der roten Linie mit einer ganzen Fläche berühren.</translation>
    </message>
    <message>
        <source>The puzzle is still to be dealt.</source>
        <translation>Die Aufgabe ist noch nicht ausgeteilt.</translation>
    </message>
    <message>
        <source>The hint for this position was looked at already.</source>
        <translation>Der Tipp zu dieser Stellung wurde schon angesehen.</translation>
    </message>
    <message>
        <source>There is no puzzle of that number, or one is dealt already.</source>
        <translation>Eine Aufgabe mit dieser Nummer gibt es nicht, oder es ist schon eine ausgeteilt.</translation>
    </message>
    <message>
        <source>That belongs to another kind of game.</source>
        <translation>Das gehört zu einer anderen Art von Spiel.</translation>
    </message>
    <message>
        <source>It cannot be taken off: another stone lies on it or was placed after it.</source>
        <translation>Er lässt sich nicht abnehmen: Ein anderer Stein liegt darauf oder wurde nach ihm gesetzt.</translation>
    </message>
    <message>
        <source>Ruins: choose a neutral stone. It may lie wherever it fits.</source>
        <translation>Ruinen: Einen neutralen Stein wählen. Er darf überall liegen, wo er passt.</translation>
    </message>
    <message>
        <source>The very first may lie anywhere inside the red line.</source>
        <translation>Der allererste darf überall innerhalb der roten Linie liegen.</translation>
    </message>
    <message>
        <source>None of your stones fits beyond the red line: choose one to lay aside.</source>
        <translation>Kein eigener Stein passt jenseits der roten Linie: Einen zum Weglegen wählen.</translation>
    </message>
    <message>
        <source>Choose a stone inside the red line to carry over.</source>
        <translation>Einen Stein innerhalb der roten Linie zum Umsetzen wählen.</translation>
    </message>
    <message>
        <source>It must touch the board and your own colour inside.</source>
        <translation>Er muss den Plan und die eigene Farbe innerhalb berühren.</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>{place}, beyond the red line</source>
        <translation>{place}, jenseits der roten Linie</translation>
    </message>
    <message>
        <source>Around {area}, take the {stone} off.</source>
        <translation>Auf {area} den Stein „{stone}“ abnehmen.</translation>
    </message>
    <message>
        <source>Lay the {stone} around {area} aside.</source>
        <translation>Den Stein „{stone}“ auf {area} weglegen.</translation>
    </message>
    <message>
        <source>Carry the {stone} from {old} over, to around {area}.</source>
        <translation>Den Stein „{stone}“ von {old} umsetzen, nach {area}.</translation>
    </message>
    <message>
        <source>take off: {place}</source>
        <translation>abnehmen: {place}</translation>
    </message>
    <message>
        <source>lay aside: {place}</source>
        <translation>weglegen: {place}</translation>
    </message>
    <message>
        <source>from {old}: {place}</source>
        <translation>von {old}: {place}</translation>
    </message>
    <message>
        <source>A ruin scores for nobody: it may lie wherever you like.</source>
        <translation>Eine Ruine zählt für niemanden: Sie darf liegen, wo man will.</translation>
    </message>
    <message>
        <source>None of the stones that you can take off fits beyond the red line.</source>
        <translation>Keiner der Steine, die sich abnehmen lassen, passt jenseits der roten Linie.</translation>
    </message>
    <message>
        <source>It is the last stone: the puzzle is solved with it.</source>
        <translation>Es ist der letzte Stein: Damit ist die Aufgabe gelöst.</translation>
    </message>
    <message>
        <source>Nothing else can fill this gap.</source>
        <translation>Nichts anderes kann diese Lücke füllen.</translation>
    </message>
    <message>
        <source>Nothing else can fill {square}, level {level}.</source>
        <translation>Nichts anderes kann {square}, Ebene {level} füllen.</translation>
    </message>
    <message numerus="yes">
        <source>It can be finished this way with %n stone(s), this one among them.</source>
        <translation>
            <numerusform>So lässt es sich mit %n Stein vollenden: mit diesem.</numerusform>
            <numerusform>So lässt es sich mit %n Steinen vollenden, diesen mitgezählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cannot be finished as it stands: %n stone(s) must come off, last placed first.</source>
        <translation>
            <numerusform>So lässt es sich nicht vollenden: %n Stein muss weg, der zuletzt gesetzte.</numerusform>
            <numerusform>So lässt es sich nicht vollenden: %n Steine müssen weg, der zuletzt gesetzte zuerst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No way to finish it was found as it stands: take %n stone(s) off, last placed first.</source>
        <translation>
            <numerusform>So wurde kein Weg zum Ende gefunden: %n Stein abnehmen, den zuletzt gesetzten.</numerusform>
            <numerusform>So wurde kein Weg zum Ende gefunden: %n Steine abnehmen, den zuletzt gesetzten zuerst.</numerusform>
        </translation>
    </message>
    <message>
        <source>No way to finish it was found, and there is no stone of yours to take off.</source>
        <translation>Kein Weg zum Ende wurde gefunden, und es gibt keinen eigenen Stein zum Abnehmen.</translation>
    </message>
    <message>
        <source>nobody can take a stone off: the game is over</source>
        <translation>niemand kann mehr einen Stein abnehmen: Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>ruin: {place}</source>
        <translation>Ruine: {place}</translation>
    </message>
    <message>
        <source>Half time: {scores}</source>
        <translation>Halbzeit: {scores}</translation>
    </message>
    <message>
        <source>from {old} over the line: {place}</source>
        <translation>von {old} über die Linie: {place}</translation>
    </message>
    <message>
        <source>lays a stone aside: {stone}</source>
        <translation>legt einen Stein weg: {stone}</translation>
    </message>
    <message>
        <source>takes off: {place}</source>
        <translation>nimmt ab: {place}</translation>
    </message>
    <message>
        <source>has only stones with others on them: waits</source>
        <translation>hat nur bedeckte Steine: wartet</translation>
    </message>
    <message>
        <source>has carried over every stone</source>
        <translation>hat alle Steine umgesetzt</translation>
    </message>
    <message>
        <source>Puzzle {number} of its kind</source>
        <translation>Aufgabe {number} ihrer Art</translation>
    </message>
    <message>
        <source>looks at a hint</source>
        <translation>sieht einen Tipp an</translation>
    </message>
    <message>
        <source>gives the puzzle up</source>
        <translation>gibt die Aufgabe auf</translation>
    </message>
    <message>
        <source>The puzzle is solved.</source>
        <translation>Die Aufgabe ist gelöst.</translation>
    </message>
    <message>
        <source>No stone fits any more: take one off again.</source>
        <translation>Kein Stein passt mehr: Einen wieder abnehmen.</translation>
    </message>
    <message>
        <source>The ruins stand; the game begins.</source>
        <translation>Die Ruinen stehen; das Spiel beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>The ruins stand, without %n stone(s) that fit nowhere; the game begins.</source>
        <translation>
            <numerusform>Die Ruinen stehen, ohne %n Stein, der nirgends passt; das Spiel beginnt.</numerusform>
            <numerusform>Die Ruinen stehen, ohne %n Steine, die nirgends passen; das Spiel beginnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Equal scores</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Height table</source>
        <translation>Höhentabelle</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Knobelei</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>ruins</source>
        <translation>Ruinen</translation>
    </message>
    <message>
        <source>rebuild</source>
        <translation>Umbau</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>with contact</source>
        <translation>mit Kontakt</translation>
    </message>
    <message>
        <source>few</source>
        <translation>wenige</translation>
    </message>
    <message>
        <source>many</source>
        <translation>viele</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>chosen stones</source>
        <translation>ausgewählte Steine</translation>
    </message>
    <message>
        <source>all stones</source>
        <translation>alle Steine</translation>
    </message>
    <message>
        <source>Chullpa · the tower</source>
        <translation>Chullpa · Turm</translation>
    </message>
    <message>
        <source>Pirka · the wall</source>
        <translation>Pirka · Mauer</translation>
    </message>
    <message>
        <source>Tambo · the lodge</source>
        <translation>Tambo · Herberge</translation>
    </message>
    <message>
        <source>Pisac · the stairs</source>
        <translation>Pisac · Treppe</translation>
    </message>
    <message>
        <source>Coricancha · the pyramid</source>
        <translation>Coricancha · Pyramide</translation>
    </message>
    <message>
        <source>Cucho · the corner</source>
        <translation>Cucho · Ecke</translation>
    </message>
    <message>
        <source>one colour each</source>
        <translation>je eine Farbe</translation>
    </message>
    <message>
        <source>two colours each</source>
        <translation>je zwei Farben</translation>
    </message>
    <message>
        <source>victory is shared</source>
        <translation>geteilter Sieg</translation>
    </message>
    <message>
        <source>fewer stones left wins</source>
        <translation>wer weniger Steine übrig hat</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>alternative</source>
        <translation>Alternative</translation>
    </message>
    <message>
        <source>Squares seen</source>
        <translation>Sichtbare Felder</translation>
    </message>
    <message>
        <source>{stone} at {square}, level {level}</source>
        <translation>{stone} auf {square}, Ebene {level}</translation>
    </message>
    <message>
        <source>cannot place a stone: out</source>
        <translation>kann keinen Stein setzen: ausgeschieden</translation>
    </message>
    <message>
        <source>has placed every stone</source>
        <translation>hat alle Steine gesetzt</translation>
    </message>
    <message>
        <source>nobody can place a stone: the game is over</source>
        <translation>niemand kann mehr setzen: Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>{name} wins: the others have resigned.</source>
        <translation>{name} gewinnt: Die anderen haben aufgegeben.</translation>
    </message>
    <message numerus="yes">
        <source>It covers %n square(s) of the others.</source>
        <translation>
            <numerusform>Der Stein verdeckt %n Feld der anderen.</numerusform>
            <numerusform>Der Stein verdeckt %n Felder der anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” has different heights for some numbers of players.</source>
        <translation>„{name}“ hat für manche Personenzahlen andere Höhen.</translation>
    </message>
    <message>
        <source>Saved, it has those of the drawing for all. Another name keeps both boards.</source>
        <translation>Nach dem Speichern gelten die gezeichneten Höhen für alle. Unter einem anderen Namen bleiben beide Pläne.</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>move the cursor</source>
        <translation>bewegen die Marke</translation>
    </message>
    <message>
        <source>Shift+arrow keys</source>
        <translation>Umschalt+Pfeiltasten</translation>
    </message>
    <message>
        <source>paint, or pull up a rectangle</source>
        <translation>malen oder ziehen ein Rechteck auf</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Leertaste, Eingabe</translation>
    </message>
    <message>
        <source>paint the square, or fill the rectangle</source>
        <translation>malen das Feld oder füllen das Rechteck</translation>
    </message>
    <message>
        <source>0 to 8</source>
        <translation>0 bis 8</translation>
    </message>
    <message>
        <source>set that height; with the mouse: choose it</source>
        <translation>setzen diese Höhe; mit der Maus: wählen sie</translation>
    </message>
    <message>
        <source>one level higher or lower</source>
        <translation>eine Ebene höher oder tiefer</translation>
    </message>
    <message>
        <source>Delete, Backspace</source>
        <translation>Entf, Rücktaste</translation>
    </message>
    <message>
        <source>erase the square</source>
        <translation>löscht das Feld</translation>
    </message>
    <message>
        <source>turn the drawing clockwise</source>
        <translation>dreht die Zeichnung im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Ctrl+arrow keys</source>
        <translation>Strg+Pfeiltasten</translation>
    </message>
    <message>
        <source>move the drawing</source>
        <translation>verschieben die Zeichnung</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Y</source>
        <translation>Strg+Z, Strg+Y</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>zurücknehmen, wiederholen</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+O, Ctrl+S</source>
        <translation>Strg+N, Strg+O, Strg+S</translation>
    </message>
    <message>
        <source>new, open a file, save</source>
        <translation>neu, Datei öffnen, speichern</translation>
    </message>
    <message>
        <source>Enter, F2, Delete</source>
        <translation>Eingabe, F2, Entf</translation>
    </message>
    <message>
        <source>in the list: open, rename, delete</source>
        <translation>in der Liste: öffnen, umbenennen, löschen</translation>
    </message>
    <message>
        <source>Right mouse button</source>
        <translation>Rechte Maustaste</translation>
    </message>
    <message>
        <source>erases</source>
        <translation>löscht</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>give up what is being painted; else back</source>
        <translation>bricht das Malen ab; sonst zurück</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>In {number} pieces: all build on that of the first stone; only ruins or, with 5 or 6 players, corners lead further.</source>
        <translation>In {number} Stücken: Alle bauen auf dem des ersten Steins; weiter führen nur Ruinen oder, bei 5 oder 6 Personen, Ecken.</translation>
    </message>
    <message>
        <source>In {number} pieces: all build on that of the first stone; only ruins lead further.</source>
        <translation>In {number} Stücken: Alle bauen auf dem des ersten Steins; weiter führen nur Ruinen.</translation>
    </message>
    <message>
        <source>“{name}” is open.</source>
        <translation>„{name}“ ist geöffnet.</translation>
    </message>
    <message>
        <source>“{name}” is open as it is for {counts} players; for others it has different heights.</source>
        <translation>„{name}“ ist geöffnet, wie er für {counts} Personen ist; für andere hat er andere Höhen.</translation>
    </message>
    <message>
        <source>the board has no square.</source>
        <translation>Der Plan hat kein Feld.</translation>
    </message>
    <message>
        <source>largest piece: {cubes}</source>
        <translation>größtes Stück: {cubes}</translation>
    </message>
    <message>
        <source>On this machine the slower search plays, in plain Python. For the compiled one, which thinks some twenty times as fast, install a C compiler and run the installation again.</source>
        <translation>Auf diesem Rechner spielt die langsamere Suche in reinem Python. Für die übersetzte, die etwa zwanzigmal so schnell überlegt, installiere einen C-Compiler und führe die Installation noch einmal aus.</translation>
    </message>
    <message>
        <source>Your first stone must touch the board and a stone at an edge, no face.</source>
        <translation>Dein erster Stein muss den Plan und einen Stein an einer Kante berühren, keinen an einer Fläche.</translation>
    </message>
    <message numerus="yes">
        <source>It shows %n more square(s) of your colour.</source>
        <translation>
            <numerusform>Der Stein zeigt %n weiteres Feld der eigenen Farbe.</numerusform>
            <numerusform>Der Stein zeigt %n weitere Felder der eigenen Farbe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves %n place(s) for your other stones.</source>
        <translation>
            <numerusform>Es bleibt %n Platz für die übrigen eigenen Steine.</numerusform>
            <numerusform>Es bleiben %n Plätze für die übrigen eigenen Steine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes %n place(s) from the others.</source>
        <translation>
            <numerusform>Der Stein nimmt den anderen %n Platz.</numerusform>
            <numerusform>Der Stein nimmt den anderen %n Plätze.</numerusform>
        </translation>
    </message>
    <message>
        <source>Large stones are best placed while there is room for them.</source>
        <translation>Große Steine setzt man am besten, solange noch Platz für sie ist.</translation>
    </message>
    <message>
        <source>It is the only place left.</source>
        <translation>Es ist der einzige Platz, der noch bleibt.</translation>
    </message>
    <message>
        <source>It is your last stone: nothing is left to count against you.</source>
        <translation>Es ist der letzte Stein: Danach wird nichts mehr abgezogen.</translation>
    </message>
    <message>
        <source>A good start in the middle of things.</source>
        <translation>Ein guter Anfang mitten im Geschehen.</translation>
    </message>
    <message>
        <source>The search finds nothing better.</source>
        <translation>Die Suche findet nichts Besseres.</translation>
    </message>
    <message>
        <source>has no more places before half time</source>
        <translation>hat vor der Halbzeit keinen Platz mehr</translation>
    </message>
    <message>
        <source>Colca · the storehouse</source>
        <translation>Colca · Speicher</translation>
    </message>
    <message>
        <source>Puncu · the gate</source>
        <translation>Puncu · Tor</translation>
    </message>
    <message>
        <source>Apachita · the cairn</source>
        <translation>Apachita · Steinmal</translation>
    </message>
    <message>
        <source>Chaka · the bridge</source>
        <translation>Chaka · Brücke</translation>
    </message>
    <message>
        <source>Huaca · the shrine</source>
        <translation>Huaca · Heiligtum</translation>
    </message>
    <message>
        <source>Incahuasi · the Inca&apos;s house</source>
        <translation>Incahuasi · Haus des Inka</translation>
    </message>
    <message>
        <source>damaged board</source>
        <translation>beschädigter Plan</translation>
    </message>
    <message>
        <source>cube of 3</source>
        <translation>3er-Würfel</translation>
    </message>
    <message>
        <source>cube of 4</source>
        <translation>4er-Würfel</translation>
    </message>
    <message>
        <source>cube of 5</source>
        <translation>5er-Würfel</translation>
    </message>
    <message>
        <source>throne</source>
        <translation>Thron</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>slab</source>
        <translation>Platte</translation>
    </message>
    <message>
        <source>stairs</source>
        <translation>Treppe</translation>
    </message>
    <message>
        <source>pyramid</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>Chullpa</source>
        <translation>Chullpa</translation>
    </message>
    <message>
        <source>{target}, {level}, {rule}</source>
        <translation>{target}, {level}, {rule}</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) to fill, to the last.</source>
        <translation>
            <numerusform>%n Würfel ist zu füllen.</numerusform>
            <numerusform>%n Würfel sind zu füllen, alle.</numerusform>
        </translation>
    </message>
    <message>
        <source>As at the table: each stone touches its own colour, and only the last one can be taken off.</source>
        <translation>Wie am Tisch: Jeder Stein berührt seine eigene Farbe, und nur der letzte lässt sich abnehmen.</translation>
    </message>
    <message>
        <source>In any order; a stone with nothing on it can be taken off again.</source>
        <translation>In beliebiger Reihenfolge; ein Stein, auf dem nichts liegt, lässt sich wieder abnehmen.</translation>
    </message>
    <message numerus="yes">
        <source>So large a target always takes %n colour(s).</source>
        <translation>
            <numerusform>Dieses Ziel braucht immer %n Farbe.</numerusform>
            <numerusform>Ein so großes Ziel braucht immer %n Farben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stones of %n colour(s).</source>
        <translation>
            <numerusform>Steine von %n Farbe.</numerusform>
            <numerusform>Steine von %n Farben.</numerusform>
        </translation>
    </message>
    <message>
        <source>From the bare board, with more stones than are needed.</source>
        <translation>Vom leeren Plan an, mit mehr Steinen als nötig.</translation>
    </message>
    <message>
        <source>From the bare board, with just the stones that are needed.</source>
        <translation>Vom leeren Plan an, mit genau den nötigen Steinen.</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) are missing; they fit in one way only.</source>
        <translation>
            <numerusform>%n Stein fehlt; er passt nur auf eine Weise.</numerusform>
            <numerusform>%n Steine fehlen; sie passen nur auf eine Weise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{least} to %n stones are missing; they fit in one way only.</source>
        <translation>
            <numerusform>{least} bis %n Stein fehlt; er passt nur auf eine Weise.</numerusform>
            <numerusform>{least} bis %n Steine fehlen; sie passen nur auf eine Weise.</numerusform>
        </translation>
    </message>
    <message>
        <source>Half time</source>
        <translation>Halbzeit</translation>
    </message>
    <message>
        <source>Laid aside</source>
        <translation>Weggelegt</translation>
    </message>
    <message>
        <source>Cubes placed</source>
        <translation>Gesetzte Würfel</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Taken off</source>
        <translation>Abgenommen</translation>
    </message>
    <message numerus="yes">
        <source>waits for half time, %n left</source>
        <translation>
            <numerusform>wartet auf die Halbzeit, noch %n</numerusform>
            <numerusform>wartet auf die Halbzeit, noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>out: %n</source>
        <translation>
            <numerusform>raus: %n</numerusform>
            <numerusform>raus: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>best: {colour}</source>
        <translation>beste: {colour}</translation>
    </message>
    <message numerus="yes">
        <source>out, %n laid aside</source>
        <translation>
            <numerusform>ausgeschieden, %n weggelegt</numerusform>
            <numerusform>ausgeschieden, %n weggelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>all carried over</source>
        <translation>alle umgesetzt</translation>
    </message>
    <message numerus="yes">
        <source>waits, %n covered</source>
        <translation>
            <numerusform>wartet, %n bedeckt</numerusform>
            <numerusform>wartet, %n bedeckt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to carry over</source>
        <translation>
            <numerusform>%n umzusetzen</numerusform>
            <numerusform>%n umzusetzen</numerusform>
        </translation>
    </message>
    <message>
        <source>{note}, {count} done</source>
        <translation>{note}, {count} drüben</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) to go</source>
        <translation>
            <numerusform>noch %n Würfel</numerusform>
            <numerusform>noch %n Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Tipp</numerusform>
            <numerusform>%n Tipps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with {half} + {rest} = {points} point(s).</source>
        <translation>
            <numerusform>{name} gewinnt mit {half} + {rest} = {points} Punkt.</numerusform>
            <numerusform>{name} gewinnt mit {half} + {rest} = {points} Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle was given up.</source>
        <translation>Die Aufgabe wurde aufgegeben.</translation>
    </message>
    <message>
        <source>Solved, without a hint and without taking a stone off.</source>
        <translation>Gelöst, ohne Tipp und ohne einen Stein abzunehmen.</translation>
    </message>
    <message numerus="yes">
        <source>Solved without a hint; %n stone(s) taken off on the way.</source>
        <translation>
            <numerusform>Gelöst ohne Tipp; unterwegs %n Stein abgenommen.</numerusform>
            <numerusform>Gelöst ohne Tipp; unterwegs %n Steine abgenommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved with %n hint(s).</source>
        <translation>
            <numerusform>Gelöst mit %n Tipp.</numerusform>
            <numerusform>Gelöst mit %n Tipps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{stone}, %n cube(s) (key {key})</source>
        <translation>
            <numerusform>{stone}, %n Würfel (Taste {key})</numerusform>
            <numerusform>{stone}, %n Würfel (Taste {key})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are left.</source>
        <translation>
            <numerusform>Davon ist noch %n da.</numerusform>
            <numerusform>Davon sind noch %n da.</numerusform>
        </translation>
    </message>
    <message>
        <source>It fits nowhere now.</source>
        <translation>Er passt jetzt nirgends.</translation>
    </message>
    <message>
        <source>Too high: a cube would rise above its square&apos;s limit.</source>
        <translation>Zu hoch: Ein Würfel würde über die Grenze seines Feldes ragen.</translation>
    </message>
    <message>
        <source>A cube would float: it needs the board or a cube below.</source>
        <translation>Ein Würfel würde schweben: Darunter muss der Plan oder ein Würfel sein.</translation>
    </message>
    <message>
        <source>No contact: it must share a face with your own colour.</source>
        <translation>Kein Kontakt: Er muss die eigene Farbe mit einer ganzen Fläche berühren.</translation>
    </message>
    <message>
        <source>A first stone must share a face with a stone already there.</source>
        <translation>Der erste Stein muss einen schon gesetzten mit einer ganzen Fläche berühren.</translation>
    </message>
    <message>
        <source>Stones left</source>
        <translation>Übrige Steine</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with {points} point(s).</source>
        <translation>
            <numerusform>{name} gewinnt mit {points} Punkt.</numerusform>
            <numerusform>{name} gewinnt mit {points} Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and {last} share the victory with {points} point(s).</source>
        <translation>
            <numerusform>{names} und {last} teilen sich den Sieg mit {points} Punkt.</numerusform>
            <numerusform>{names} und {last} teilen sich den Sieg mit {points} Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour}: choose a stone.</source>
        <translation>{colour}: Einen Stein wählen.</translation>
    </message>
    <message>
        <source>Choose a stone.</source>
        <translation>Einen Stein wählen.</translation>
    </message>
    <message>
        <source>The very first may lie anywhere.</source>
        <translation>Der allererste darf überall liegen.</translation>
    </message>
    <message>
        <source>It must touch the board and any stone there.</source>
        <translation>Er muss den Plan und irgendeinen Stein dort berühren.</translation>
    </message>
    <message>
        <source>{colour}: {stone} at {square}, level {level}</source>
        <translation>{colour}: {stone} auf {square}, Ebene {level}</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Der Plan ist leer.</translation>
    </message>
    <message>
        <source>In your hand, over {square}, level {level}.</source>
        <translation>In der Hand, über {square}, Ebene {level}.</translation>
    </message>
    <message>
        <source>Look around {area}.</source>
        <translation>Ein Blick auf {area} lohnt sich.</translation>
    </message>
    <message>
        <source>Around {area}, take the {stone}.</source>
        <translation>Auf {area}, mit dem Stein „{stone}“.</translation>
    </message>
    <message>
        <source>Usual view</source>
        <translation>Gewohnte Ansicht</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>Von oben</translation>
    </message>
    <message>
        <source>From the next side</source>
        <translation>Von der nächsten Seite</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Näher</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Weiter weg</translation>
    </message>
    <message>
        <source>Show the height limits</source>
        <translation>Höhengrenzen zeigen</translation>
    </message>
    <message>
        <source>{stone}: another stone lies on it</source>
        <translation>{stone}: Ein anderer Stein liegt darauf</translation>
    </message>
    <message>
        <source>{stone}: carried over</source>
        <translation>{stone}: umgesetzt</translation>
    </message>
    <message>
        <source>{stone}: laid aside</source>
        <translation>{stone}: weggelegt</translation>
    </message>
    <message>
        <source>{stone}: never placed</source>
        <translation>{stone}: nie gesetzt</translation>
    </message>
    <message>
        <source>{stone}: already placed</source>
        <translation>{stone}: schon gesetzt</translation>
    </message>
</context>
<context>
    <name>RumisKit</name>
    <message>
        <source>Build together, and be the one who is seen from above.</source>
        <translation>Gemeinsam bauen und von oben am besten zu sehen sein.</translation>
    </message>
    <message>
        <source>sees which squares will last, but often lets them go</source>
        <translation>sieht, welche Felder bleiben, lässt sie aber oft liegen</translation>
    </message>
    <message>
        <source>mostly takes the stone that promises most</source>
        <translation>nimmt meist den Stein, der am meisten verspricht</translation>
    </message>
    <message>
        <source>This board has only one height table for so many players.</source>
        <translation>Für diese Spielerzahl hat der Plan nur eine Höhentabelle.</translation>
    </message>
    <message>
        <source>The printed limits for so many players are not known; both tables are possible.</source>
        <translation>Die gedruckten Grenzen für diese Spielerzahl sind nicht bekannt; beide Tabellen sind möglich.</translation>
    </message>
    <message>
        <source>Each plays two colours in turn; the best single colour wins.</source>
        <translation>Alle spielen abwechselnd zwei Farben; die beste einzelne Farbe gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s), at most {levels} levels; room for {cubes} cubes, the stones have {all}.</source>
        <translation>
            <numerusform>%n Feld, höchstens {levels} Ebenen; Platz für {cubes} Würfel, die Steine haben {all}.</numerusform>
            <numerusform>%n Felder, höchstens {levels} Ebenen; Platz für {cubes} Würfel, die Steine haben {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{inside} + {beyond} squares, room for {cubes} + {more} cubes, the stones have {all}.</source>
        <translation>{inside} + {beyond} Felder, Platz für {cubes} + {more} Würfel, die Steine haben {all}.</translation>
    </message>
    <message>
        <source>Our own design: the printed board is not known.</source>
        <translation>Eigener Entwurf: Der gedruckte Plan ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The limits are reconstructed.</source>
        <translation>Die Grenzen sind rekonstruiert.</translation>
    </message>
    <message>
        <source>With two colours each there are neither ruins nor a rebuild.</source>
        <translation>Mit je zwei Farben gibt es weder Ruinen noch Umbau.</translation>
    </message>
    <message>
        <source>First you lay the stones of a colour of nobody together, on the board for {players} players.</source>
        <translation>Zuerst legen alle gemeinsam die Steine einer Farbe, die niemandem gehört, auf dem Plan für {players} Personen.</translation>
    </message>
    <message>
        <source>This board has no red line: it will be the usual game.</source>
        <translation>Dieser Plan hat keine rote Linie: Es wird das übliche Spiel.</translation>
    </message>
    <message>
        <source>After half time the stones go over the red line, one by one.</source>
        <translation>Nach der Halbzeit wandern die Steine über die rote Linie.</translation>
    </message>
    <message>
        <source>all placed</source>
        <translation>alle gesetzt</translation>
    </message>
    <message numerus="yes">
        <source>out, %n left</source>
        <translation>
            <numerusform>ausgeschieden, noch %n</numerusform>
            <numerusform>ausgeschieden, noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) left</source>
        <translation>
            <numerusform>noch %n Stein</numerusform>
            <numerusform>noch %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>looks at one stone and does not mind mistakes</source>
        <translation>schaut nur auf den nächsten Stein und macht Fehler</translation>
    </message>
    <message>
        <source>solved today</source>
        <translation>heute gelöst</translation>
    </message>
    <message>
        <source>given up today</source>
        <translation>heute aufgegeben</translation>
    </message>
    <message>
        <source>1 (puzzles) or 2 to 6, 20 minutes</source>
        <translation>1 (Knobeln), 2 bis 6, 20 Minuten</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Knobelei des Tages</translation>
    </message>
    <message>
        <source>Own boards …</source>
        <translation>Eigene Pläne …</translation>
    </message>
    <message>
        <source>looks ahead some moves</source>
        <translation>schaut einige Züge voraus</translation>
    </message>
    <message>
        <source>thinks for a second and a half</source>
        <translation>denkt anderthalb Sekunden nach</translation>
    </message>
    <message>
        <source>1 … 9, 0, -</source>
        <translation>1 … 9, 0, -</translation>
    </message>
    <message>
        <source>choose a stone</source>
        <translation>einen Stein wählen</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>previous, next stone that fits</source>
        <translation>voriger, nächster passender Stein</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>move the stone one square</source>
        <translation>den Stein um ein Feld bewegen</translation>
    </message>
    <message>
        <source>R, T, F</source>
        <translation>R, T, F</translation>
    </message>
    <message>
        <source>turn, tilt, roll; with Shift the other way</source>
        <translation>drehen, kippen, rollen; mit Umschalt andersherum</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>next place where the stone fits; with Shift back</source>
        <translation>nächster passender Platz; mit Umschalt zurück</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <source>place the stone, in the rebuild also lay it aside</source>
        <translation>den Stein setzen, beim Umbau auch weglegen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put the stone back</source>
        <translation>den Stein zurücklegen</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>puzzle: take the last stone off</source>
        <translation>Knobelei: den letzten Stein abnehmen</translation>
    </message>
    <message>
        <source>, and .</source>
        <translation>, und .</translation>
    </message>
    <message>
        <source>puzzle: choose a stone to take off</source>
        <translation>Knobelei: einen Stein zum Abnehmen wählen</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>puzzle: can it still be finished? With Shift always</source>
        <translation>Knobelei: noch zu lösen? Mit Umschalt ständig</translation>
    </message>
    <message>
        <source>Ctrl + arrow keys</source>
        <translation>Strg + Pfeiltasten</translation>
    </message>
    <message>
        <source>turn the board</source>
        <translation>den Plan drehen</translation>
    </message>
    <message>
        <source>Shift + arrow keys</source>
        <translation>Umschalt + Pfeiltasten</translation>
    </message>
    <message>
        <source>move the board</source>
        <translation>den Plan verschieben</translation>
    </message>
    <message>
        <source>+, _</source>
        <translation>+, _</translation>
    </message>
    <message>
        <source>nearer, farther</source>
        <translation>näher, weiter weg</translation>
    </message>
</context>
<context>
    <name>RumisPreview</name>
    <message numerus="yes">
        <source>%n square(s), up to level {top}</source>
        <translation>
            <numerusform>%n Feld, bis Ebene {top}</numerusform>
            <numerusform>%n Felder, bis Ebene {top}</numerusform>
        </translation>
    </message>
    <message>
        <source>{size}, with a red line across</source>
        <translation>{size}, mit einer roten Linie darin</translation>
    </message>
</context>
<context>
    <name>SeatKeeper</name>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message numerus="yes">
        <source>Name (up to %n characters)</source>
        <translation>
            <numerusform>Name (höchstens %n Zeichen)</numerusform>
            <numerusform>Name (höchstens %n Zeichen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Shall %1 resign? The game ends then, and this cannot be taken back.</source>
        <translation>Soll %1 aufgeben? Damit endet das Spiel, und das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Shall %1 resign? The computer plays on for the seat, which ranks behind all others. This cannot be taken back.</source>
        <translation>Soll %1 aufgeben? Der Computer spielt für diesen Platz weiter, der hinter allen anderen gewertet wird. Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>Seat of %1</source>
        <translation>Platz von %1</translation>
    </message>
    <message>
        <source>Let the computer play</source>
        <translation>Den Computer spielen lassen</translation>
    </message>
    <message>
        <source>Take this seat over</source>
        <translation>Diesen Platz übernehmen</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Resign …</source>
        <translation>Aufgeben …</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>score {0}</source>
        <translation>{0} Punkte</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>führt</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>am Zug</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Who plays on seat %1</source>
        <translation>Wer auf Platz %1 spielt</translation>
    </message>
    <message>
        <source>Name on seat %1</source>
        <translation>Name auf Platz %1</translation>
    </message>
    <message>
        <source>Strength on seat %1</source>
        <translation>Spielstärke auf Platz %1</translation>
    </message>
</context>
<context>
    <name>SeatsBar</name>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Seat of %1</source>
        <translation>Platz von %1</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Look and language</source>
        <translation>Aussehen und Sprache</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Klang</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>3D view</source>
        <translation>3D-Ansicht</translation>
    </message>
    <message>
        <source>The system asks for less motion, so animations are off until a speed is chosen here.</source>
        <translation>Das System wünscht weniger Bewegung; daher ist sie aus, bis hier ein Tempo gewählt wird.</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Stumm</translation>
    </message>
    <message>
        <source>Volume: %1</source>
        <translation>Lautstärke: %1</translation>
    </message>
    <message>
        <source>Listen: %1</source>
        <translation>Anhören: %1</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Own boards</source>
        <translation>Eigene Pläne</translation>
    </message>
    <message>
        <source>None is saved yet. What you save can be played at once.</source>
        <translation>Noch keiner ist gespeichert. Was du speicherst, kann sofort gespielt werden.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Begin with empty paper (Ctrl+N)</source>
        <translation>Mit leerem Blatt anfangen (Strg+N)</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Begin with a copy of a board</source>
        <translation>Mit der Kopie eines Spielplans anfangen</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Datei …</translation>
    </message>
    <message>
        <source>Open a board that somebody shared (Ctrl+O)</source>
        <translation>Einen Spielplan öffnen, den jemand weitergegeben hat (Strg+O)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <translation>Umbenennen (F2)</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>Rumis+</source>
        <translation>Rumis+</translation>
    </message>
</context>
<context>
    <name>Shelving</name>
    <message>
        <source>Open a board</source>
        <translation>Einen Spielplan öffnen</translation>
    </message>
    <message>
        <source>“{name}” is saved.</source>
        <translation>„{name}“ ist gespeichert.</translation>
    </message>
    <message>
        <source>Share the board</source>
        <translation>Den Spielplan weitergeben</translation>
    </message>
    <message>
        <source>A copy lies in {path}.</source>
        <translation>Eine Kopie liegt in {path}.</translation>
    </message>
    <message>
        <source>“{name}” exists already.</source>
        <translation>„{name}“ gibt es schon.</translation>
    </message>
    <message>
        <source>“{old}” is called “{new}” now.</source>
        <translation>„{old}“ heißt jetzt „{new}“.</translation>
    </message>
    <message>
        <source>“{name}” was added.</source>
        <translation>„{name}“ ist dazugekommen.</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>„{name}“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>“{name}” is back.</source>
        <translation>„{name}“ ist wieder da.</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>For how many?</source>
        <translation>Für wie viele?</translation>
    </message>
    <message>
        <source>Own boards</source>
        <translation>Eigene Pläne</translation>
    </message>
    <message>
        <source>What is shown below</source>
        <translation>Was darunter zu sehen ist</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Teilen …</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Two players with four colours: as for four.</source>
        <translation>Zwei Spieler mit vier Farben: wie bei vier.</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Refusing</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Turning a piece</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Choosing</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>Rolling dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Putting down a die</source>
        <translation>Würfel legen</translation>
    </message>
    <message>
        <source>Turning up a card</source>
        <translation>Karte aufdecken</translation>
    </message>
    <message>
        <source>Collecting cards</source>
        <translation>Karten einsammeln</translation>
    </message>
    <message>
        <source>Bumping</source>
        <translation>Verdrängen</translation>
    </message>
    <message>
        <source>Whistling</source>
        <translation>Pfeifen</translation>
    </message>
    <message>
        <source>Riding</source>
        <translation>Fahren</translation>
    </message>
    <message>
        <source>Derailing</source>
        <translation>Entgleisen</translation>
    </message>
    <message>
        <source>Tooting</source>
        <translation>Tuten</translation>
    </message>
    <message>
        <source>Rolling carts</source>
        <translation>Rollende Seifenkisten</translation>
    </message>
    <message>
        <source>The horn</source>
        <translation>Die Tröte</translation>
    </message>
    <message>
        <source>Cheering</source>
        <translation>Anfeuern</translation>
    </message>
    <message>
        <source>Taking gum</source>
        <translation>Kaugummi nehmen</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>Swatch</name>
    <message>
        <source>Colour: %1</source>
        <translation>Farbe: %1</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Pause the computer</source>
        <translation>Den Computer anhalten</translation>
    </message>
    <message>
        <source>Let the computer go on</source>
        <translation>Den Computer weiterspielen lassen</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jetzt ziehen</translation>
    </message>
    <message>
        <source>Step through the game</source>
        <translation>Das Spiel durchgehen</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Describe the table</source>
        <translation>Den Tisch beschreiben</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Den Tisch verlassen</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Players …</source>
        <translation>Mitspielende …</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>gibt auf</translation>
    </message>
    <message>
        <source>is played by a person now</source>
        <translation>wird jetzt von einem Menschen gespielt</translation>
    </message>
    <message>
        <source>is played by the computer now (%1)</source>
        <translation>wird jetzt vom Computer gespielt (%1)</translation>
    </message>
    <message>
        <source>It is %1’s turn</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>%1 cannot go on. Take the seat over, or let it try again.</source>
        <translation>%1 kommt nicht weiter. Den Platz übernehmen oder es noch einmal versuchen lassen.</translation>
    </message>
    <message>
        <source>Paused. %1 plays next.</source>
        <translation>Angehalten. Als Nächstes spielt %1.</translation>
    </message>
    <message>
        <source>P goes on.</source>
        <translation>P: weiter.</translation>
    </message>
    <message>
        <source>%1 is thinking …</source>
        <translation>%1 überlegt …</translation>
    </message>
    <message>
        <source>Ctrl+Return: play now</source>
        <translation>Strg+Eingabe: jetzt ziehen</translation>
    </message>
    <message>
        <source>H tells more, Esc takes the hint away.</source>
        <translation>H verrät mehr, Esc nimmt den Tipp weg.</translation>
    </message>
    <message>
        <source>Esc takes the hint away.</source>
        <translation>Esc nimmt den Tipp weg.</translation>
    </message>
    <message>
        <source>No hint could be found this time.</source>
        <translation>Diesmal ließ sich kein Tipp finden.</translation>
    </message>
    <message>
        <source>Looking for a hint …</source>
        <translation>Ein Tipp wird gesucht …</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>The game waits until you come back (Esc).</source>
        <translation>Das Spiel wartet (Esc: zurück).</translation>
    </message>
    <message>
        <source>the start of the game</source>
        <translation>der Anfang des Spiels</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Jemand anders ist am Zug.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>There is nothing to play again.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>This cannot be taken back: dice or cards have been shown since. A practice game allows it.</source>
        <translation>Das lässt sich nicht zurücknehmen: Seither wurden Würfel oder Karten gezeigt. Ein Übungsspiel erlaubt es.</translation>
    </message>
    <message>
        <source>Nothing can be taken back after somebody has resigned.</source>
        <translation>Nach einer Aufgabe lässt sich nichts mehr zurücknehmen.</translation>
    </message>
    <message>
        <source>The game cannot go back there.</source>
        <translation>Dorthin kann das Spiel nicht zurück.</translation>
    </message>
    <message>
        <source>This seat is no longer in the game.</source>
        <translation>Dieser Platz ist nicht mehr im Spiel.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>%1 (computer)</source>
        <translation>%1 (Computer)</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Computer, %1</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>hat aufgegeben</translation>
    </message>
    <message>
        <source>{points}, the rest is hidden until the end</source>
        <translation>{points}, der Rest ist bis zum Ende verdeckt</translation>
    </message>
    <message>
        <source>Click for more: hand over, rename, resign</source>
        <translation>Anklicken für mehr: übergeben, umbenennen, aufgeben</translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s)</source>
        <translation>
            <numerusform>{points} Punkt</numerusform>
            <numerusform>{points} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>in the lead</source>
        <translation>in Führung</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Something went wrong while %1 was thinking. The computer starts afresh.</source>
        <translation>Beim Überlegen von %1 ging etwas schief. Der Computer beginnt von vorn.</translation>
    </message>
    <message>
        <source>The computer cannot go on for %1.</source>
        <translation>Der Computer kommt für %1 nicht weiter.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Take the seat over</source>
        <translation>Den Platz übernehmen</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>ToolRow</name>
    <message>
        <source>Pencil: click or drag paints</source>
        <translation>Stift: Klicken oder Ziehen malt</translation>
    </message>
    <message>
        <source>Rectangle: drag from corner to corner</source>
        <translation>Rechteck: von Ecke zu Ecke ziehen</translation>
    </message>
    <message>
        <source>Paint left and right alike</source>
        <translation>Links und rechts gleich malen</translation>
    </message>
    <message>
        <source>Paint top and bottom alike</source>
        <translation>Oben und unten gleich malen</translation>
    </message>
    <message>
        <source>Paint alike after half a turn</source>
        <translation>Nach halber Drehung gleich malen</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Y)</source>
        <translation>Wiederholen (Strg+Y)</translation>
    </message>
    <message>
        <source>Exchange left and right</source>
        <translation>Links und rechts vertauschen</translation>
    </message>
    <message>
        <source>Exchange top and bottom</source>
        <translation>Oben und unten vertauschen</translation>
    </message>
    <message>
        <source>Turn clockwise (R)</source>
        <translation>Im Uhrzeigersinn drehen (R)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Move the drawing left (Ctrl+Left)</source>
        <translation>Die Zeichnung nach links schieben (Strg+Links)</translation>
    </message>
    <message>
        <source>Move the drawing right (Ctrl+Right)</source>
        <translation>Die Zeichnung nach rechts schieben (Strg+Rechts)</translation>
    </message>
    <message>
        <source>Move the drawing up (Ctrl+Up)</source>
        <translation>Die Zeichnung nach oben schieben (Strg+Auf)</translation>
    </message>
    <message>
        <source>Move the drawing down (Ctrl+Down)</source>
        <translation>Die Zeichnung nach unten schieben (Strg+Ab)</translation>
    </message>
    <message>
        <source>Clear everything</source>
        <translation>Alles löschen</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Your stones</source>
        <translation>Die eigenen Steine</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>line %1: </source>
        <translation>Zeile %1: </translation>
    </message>
    <message>
        <source>it is not there any more.</source>
        <translation>sie ist nicht mehr da.</translation>
    </message>
    <message>
        <source>access is denied.</source>
        <translation>der Zugriff wird verweigert.</translation>
    </message>
    <message>
        <source>the disk is full.</source>
        <translation>der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>it is too large to be a game.</source>
        <translation>sie ist zu groß für ein Spiel.</translation>
    </message>
    <message>
        <source>this is no Tischrunde game.</source>
        <translation>das ist kein Tischrunde-Spiel.</translation>
    </message>
    <message>
        <source>this is no line of a game.</source>
        <translation>das ist keine Zeile eines Spiels.</translation>
    </message>
    <message>
        <source>the file was damaged or edited.</source>
        <translation>die Datei wurde beschädigt oder verändert.</translation>
    </message>
    <message>
        <source>the file ends too early.</source>
        <translation>die Datei endet zu früh.</translation>
    </message>
    <message>
        <source>this game is not installed here.</source>
        <translation>dieses Spiel gibt es hier nicht.</translation>
    </message>
    <message>
        <source>it was made by a newer Tischrunde.</source>
        <translation>sie stammt von einer neueren Tischrunde.</translation>
    </message>
    <message>
        <source>the rules do not allow what stands here.</source>
        <translation>die Regeln erlauben nicht, was hier steht.</translation>
    </message>
    <message>
        <source>this player cannot sit at the table.</source>
        <translation>diese Person kann nicht am Tisch sitzen.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2</source>
        <translation>„%1“ lässt sich nicht öffnen: %2</translation>
    </message>
    <message>
        <source>“%1” was not saved: %2 What was there before is unharmed; the game goes on.</source>
        <translation>„%1“ wurde nicht gespeichert: %2 Was vorher da war, ist unversehrt; das Spiel geht weiter.</translation>
    </message>
    <message>
        <source>This game cannot be continued (%1): %2</source>
        <translation>Dieses Spiel lässt sich nicht fortsetzen (%1): %2</translation>
    </message>
    <message>
        <source>This game cannot be shown: %1</source>
        <translation>Diese Partie kann nicht gezeigt werden: %1</translation>
    </message>
    <message>
        <source>It was set aside as %1.</source>
        <translation>Es wurde als %1 beiseitegelegt.</translation>
    </message>
    <message>
        <source>The file in which this game is written down was removed from outside. It has been written anew; nothing is lost.</source>
        <translation>Die Datei, in der dieses Spiel mitgeschrieben wird, wurde von außen entfernt. Sie wurde neu geschrieben; nichts ist verloren.</translation>
    </message>
    <message>
        <source>An unfinished game cannot be read. It is in %1: %2</source>
        <translation>Ein angefangenes Spiel kann nicht gelesen werden. Es liegt in %1: %2</translation>
    </message>
    <message>
        <source>This game cannot be discarded: %1</source>
        <translation>Dieses Spiel lässt sich nicht verwerfen: %1</translation>
    </message>
    <message>
        <source>The game cannot be written down any more: %1 It goes on here; save it to another place to be safe.</source>
        <translation>Das Spiel lässt sich nicht mehr aufschreiben: %1 Hier geht es weiter; sicher ist es erst, wenn es an einem anderen Ort gespeichert wird.</translation>
    </message>
    <message>
        <source>Unfinished games cannot be looked up in %1: %2</source>
        <translation>Unbeendete Spiele lassen sich in %1 nicht suchen: %2</translation>
    </message>
    <message>
        <source>An unfinished game was damaged and set aside as %1: %2</source>
        <translation>Ein unbeendetes Spiel war beschädigt und liegt nun als %1 beiseite: %2</translation>
    </message>
    <message>
        <source>The finished game could not be archived. It is kept and tried again at the next start: %1</source>
        <translation>Das beendete Spiel konnte nicht ins Archiv aufgenommen werden. Es bleibt aufgehoben, beim nächsten Start wird es erneut versucht: %1</translation>
    </message>
    <message>
        <source>A damaged file was set aside as %1 and begun anew: %2</source>
        <translation>Eine beschädigte Datei liegt nun als %1 beiseite und wurde neu begonnen: %2</translation>
    </message>
    <message>
        <source>The game “%1” cannot be loaded: %2</source>
        <translation>Das Spiel „%1“ lässt sich nicht laden: %2</translation>
    </message>
    <message>
        <source>“%1” cannot be played: %2</source>
        <translation>„%1“ kann nicht gespielt werden: %2</translation>
    </message>
    <message>
        <source>The settings cannot be saved: %1</source>
        <translation>Die Einstellungen lassen sich nicht speichern: %1</translation>
    </message>
</context>
<context>
    <name>TurnPad</name>
    <message>
        <source>Turn, as on a turntable</source>
        <translation>Drehen, wie auf einer Drehscheibe</translation>
    </message>
    <message>
        <source>Tilt, over the front edge</source>
        <translation>Kippen, über die vordere Kante</translation>
    </message>
    <message>
        <source>Roll, over the side edge</source>
        <translation>Rollen, über die seitliche Kante</translation>
    </message>
    <message>
        <source>{name} ({key}; with Shift the other way)</source>
        <translation>{name} ({key}; mit Umschalt andersherum)</translation>
    </message>
</context>
<context>
    <name>When</name>
    <message>
        <source>today, %1</source>
        <translation>heute, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>gestern, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorkshopPage</name>
    <message>
        <source>To the new game</source>
        <translation>Zum neuen Spiel</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
<context>
    <name>RulesWindow</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rumis</name>
    <message numerus="yes">
        <source>{name} wins with {points} point(s).</source>
        <translation>
            <numerusform>{name} wins with {points} point.</numerusform>
            <numerusform>{name} wins with {points} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and {last} share the victory with {points} point(s).</source>
        <translation>
            <numerusform>{names} and {last} share the victory with {points} point.</numerusform>
            <numerusform>{names} and {last} share the victory with {points} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It covers %n square(s) of the others.</source>
        <translation>
            <numerusform>It covers %n square of the others.</numerusform>
            <numerusform>It covers %n squares of the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It shows %n more square(s) of your colour.</source>
        <translation>
            <numerusform>It shows %n more square of your colour.</numerusform>
            <numerusform>It shows %n more squares of your colour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves %n place(s) for your other stones.</source>
        <translation>
            <numerusform>It leaves %n place for your other stones.</numerusform>
            <numerusform>It leaves %n places for your other stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes %n place(s) from the others.</source>
        <translation>
            <numerusform>It takes %n place from the others.</numerusform>
            <numerusform>It takes %n places from the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{stone}, %n cube(s) (key {key})</source>
        <translation>
            <numerusform>{stone}, %n cube (key {key})</numerusform>
            <numerusform>{stone}, %n cubes (key {key})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RumisKit</name>
    <message numerus="yes">
        <source>%n square(s), room for {cubes} cubes, at most {levels} levels.</source>
        <translation>
            <numerusform>%n square, room for {cubes} cubes, at most {levels} levels.</numerusform>
            <numerusform>%n squares, room for {cubes} cubes, at most {levels} levels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>out, %n left</source>
        <translation>
            <numerusform>out, %n left</numerusform>
            <numerusform>out, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) left</source>
        <translation>
            <numerusform>%n stone left</numerusform>
            <numerusform>%n stones left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RumisPreview</name>
    <message numerus="yes">
        <source>%n square(s), up to level {top}</source>
        <translation>
            <numerusform>%n square, up to level {top}</numerusform>
            <numerusform>%n squares, up to level {top}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatKeeper</name>
    <message numerus="yes">
        <source>Name (up to %n characters)</source>
        <translation>
            <numerusform>Name (up to %n characters)</numerusform>
            <numerusform>Name (up to %n characters)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>{points} point(s)</source>
        <translation>
            <numerusform>{points} point</numerusform>
            <numerusform>{points} points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>When</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
</TS>

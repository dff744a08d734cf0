<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
<context>
    <name>FitBars</name>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>%n cube</numerusform>
            <numerusform>%n cubes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelsModel</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeasuredCard</name>
    <message numerus="yes">
        <source>Measured on {day} with Python {python}, on a machine with %n core(s).</source>
        <translation>
            <numerusform>Measured on {day} with Python {python}, on a machine with %n core.</numerusform>
            <numerusform>Measured on {day} with Python {python}, on a machine with %n cores.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpponentsWindow</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rolima</name>
    <message numerus="yes">
        <source>otherwise {cart} moves so far, and your bets are worth %n less</source>
        <translation>
            <numerusform>otherwise {cart} moves so far, and your bets are worth %n less</numerusform>
            <numerusform>otherwise {cart} moves so far, and your bets are worth %n less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cart} moves so far, and your bets are worth %n more</source>
        <translation>
            <numerusform>{cart} moves so far, and your bets are worth %n more</numerusform>
            <numerusform>{cart} moves so far, and your bets are worth %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your other cards are worth %n, this one only {lost}</source>
        <translation>
            <numerusform>your other cards are worth %n, this one only {lost}</numerusform>
            <numerusform>your other cards are worth %n, this one only {lost}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it takes %n gum(s) from another seat</source>
        <translation>
            <numerusform>it takes %n gum from another seat</numerusform>
            <numerusform>it takes %n gums from another seat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no other one pays more: %n gum(s) now</source>
        <translation>
            <numerusform>no other one pays more: %n gum now</numerusform>
            <numerusform>no other one pays more: %n gums now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cart} reaches the goal, and your bets bring %n gum(s)</source>
        <translation>
            <numerusform>{cart} reaches the goal, and your bets bring %n gum</numerusform>
            <numerusform>{cart} reaches the goal, and your bets bring %n gums</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>so far {cart} reaches the goal, and your bets would bring %n gum(s)</source>
        <translation>
            <numerusform>so far {cart} reaches the goal, and your bets would bring %n gum</numerusform>
            <numerusform>so far {cart} reaches the goal, and your bets would bring %n gums</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no card of the display pays more: %n gum(s) now</source>
        <translation>
            <numerusform>no card of the display pays more: %n gum now</numerusform>
            <numerusform>no card of the display pays more: %n gums now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a loud card for {cart}, on which you have bet %n gum(s)</source>
        <translation>
            <numerusform>a loud card for {cart}, on which you have bet %n gum</numerusform>
            <numerusform>a loud card for {cart}, on which you have bet %n gums</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cart} is {place} now, but %n gum(s) count if it comes forward</source>
        <translation>
            <numerusform>{cart} is {place} now, but %n gum count if it comes forward</numerusform>
            <numerusform>{cart} is {place} now, but %n gums count if it comes forward</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n face down</numerusform>
            <numerusform>%n face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile is empty: %n card(s) of the discard pile are shuffled.</source>
        <translation>
            <numerusform>The pile is empty: %n card of the discard pile is shuffled.</numerusform>
            <numerusform>The pile is empty: %n cards of the discard pile are shuffled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie face down.</source>
        <translation>
            <numerusform>%n card lies face down.</numerusform>
            <numerusform>%n cards lie face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile: %n card(s)</source>
        <translation>
            <numerusform>Pile: %n card</numerusform>
            <numerusform>Pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Discard pile: %n card</numerusform>
            <numerusform>Discard pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gum(s)</source>
        <translation>
            <numerusform>%n gum</numerusform>
            <numerusform>%n gums</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gum card(s)</source>
        <translation>
            <numerusform>%n gum card</numerusform>
            <numerusform>%n gum cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} share the victory with %n gum(s).</source>
        <translation>
            <numerusform>{names} share the victory with %n gum.</numerusform>
            <numerusform>{names} share the victory with %n gums.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n gum(s).</source>
        <translation>
            <numerusform>{name} wins with %n gum.</numerusform>
            <numerusform>{name} wins with %n gums.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n gum(s): the highest bet on {cart} breaks the tie.</source>
        <translation>
            <numerusform>{name} wins with %n gum: the highest bet on {cart} breaks the tie.</numerusform>
            <numerusform>{name} wins with %n gums: the highest bet on {cart} breaks the tie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie face down</source>
        <translation>
            <numerusform>%n card lies face down</numerusform>
            <numerusform>%n cards lie face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As the race stands, the rest of your hand brings %n gum(s).</source>
        <translation>
            <numerusform>As the race stands, the rest of your hand brings %n gum.</numerusform>
            <numerusform>As the race stands, the rest of your hand brings %n gums.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You end with %n gum(s).</source>
        <translation>
            <numerusform>You end with %n gum.</numerusform>
            <numerusform>You end with %n gums.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest of your hand stays at %n gum(s).</source>
        <translation>
            <numerusform>The rest of your hand stays at %n gum.</numerusform>
            <numerusform>The rest of your hand stays at %n gums.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest of your hand goes from {now} to %n gum(s).</source>
        <translation>
            <numerusform>The rest of your hand goes from {now} to %n gum.</numerusform>
            <numerusform>The rest of your hand goes from {now} to %n gums.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand stays at %n gum(s).</source>
        <translation>
            <numerusform>Your hand stays at %n gum.</numerusform>
            <numerusform>Your hand stays at %n gums.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand goes from {now} to %n gum(s).</source>
        <translation>
            <numerusform>Your hand goes from {now} to %n gum.</numerusform>
            <numerusform>Your hand goes from {now} to %n gums.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the race ended now: %n gum(s)</source>
        <translation>
            <numerusform>If the race ended now: %n gum</numerusform>
            <numerusform>If the race ended now: %n gums</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RolimaPreview</name>
    <message numerus="yes">
        <source>%n card(s) in the display, {hand} in the hand</source>
        <translation>
            <numerusform>%n card in the display, {hand} in the hand</numerusform>
            <numerusform>%n cards in the display, {hand} in the hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rollecate</name>
    <message numerus="yes">
        <source>with %n cards laid, {reason}</source>
        <translation>
            <numerusform>with %n cards laid, {reason}</numerusform>
            <numerusform>with %n cards laid, {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rolls %n die(s)</source>
        <translation>
            <numerusform>rolls %n die</numerusform>
            <numerusform>rolls %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wheels} of %n wheel(s)</source>
        <translation>
            <numerusform>{wheels} of %n wheel</numerusform>
            <numerusform>{wheels} of %n wheels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the train goes on by %n card(s)</source>
        <translation>
            <numerusform>the train goes on by %n card</numerusform>
            <numerusform>the train goes on by %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>over %n broken track(s)</source>
        <translation>
            <numerusform>over %n broken track</numerusform>
            <numerusform>over %n broken tracks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>derails, %n step(s) too many</source>
        <translation>
            <numerusform>derails, %n step too many</numerusform>
            <numerusform>derails, %n steps too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, the other %n is forgiven</source>
        <translation>
            <numerusform>, the other %n is forgiven</numerusform>
            <numerusform>, the other %n is forgiven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>still holds {cards}: %n point(s)</source>
        <translation>
            <numerusform>still holds {cards}: %n point</numerusform>
            <numerusform>still holds {cards}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n penalty card(s) onto your pile, in the order you like.</source>
        <translation>
            <numerusform>Put %n penalty card onto your pile, in the order you like.</numerusform>
            <numerusform>Put %n penalty cards onto your pile, in the order you like.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s)</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) too many</source>
        <translation>
            <numerusform>%n step too many</numerusform>
            <numerusform>%n steps too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n broken track(s)</source>
        <translation>
            <numerusform>%n broken track</numerusform>
            <numerusform>%n broken tracks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s)</source>
        <translation>
            <numerusform>{points} point</numerusform>
            <numerusform>{points} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wheel(s)</source>
        <translation>
            <numerusform>%n wheel</numerusform>
            <numerusform>%n wheels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) left</source>
        <translation>
            <numerusform>%n turn left</numerusform>
            <numerusform>%n turns left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far %n point(s)</source>
        <translation>
            <numerusform>So far %n point</numerusform>
            <numerusform>So far %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Derailed %n time(s): the game is lost.</source>
        <translation>
            <numerusform>Derailed %n time: the game is lost.</numerusform>
            <numerusform>Derailed %n times: the game is lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {wheels} of %n wheel(s)</source>
        <translation>
            <numerusform>{name}: {wheels} of %n wheel</numerusform>
            <numerusform>{name}: {wheels} of %n wheels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s): {points} points</source>
        <translation>
            <numerusform>%n die: {points} points</numerusform>
            <numerusform>%n dice: {points} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s).</source>
        <translation>
            <numerusform>Draw pile: %n card.</numerusform>
            <numerusform>Draw pile: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) behind the train</source>
        <translation>
            <numerusform>%n card behind the train</numerusform>
            <numerusform>%n cards behind the train</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n before it</source>
        <translation>
            <numerusform>%n before it</numerusform>
            <numerusform>%n before it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) to be rolled.</source>
        <translation>
            <numerusform>%n die to be rolled.</numerusform>
            <numerusform>%n dice to be rolled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dice: {wheels} of %n wheel(s).</source>
        <translation>
            <numerusform>Dice: {wheels} of %n wheel.</numerusform>
            <numerusform>Dice: {wheels} of %n wheels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile of {name}, from the top: {cards}; %n point(s).</source>
        <translation>
            <numerusform>Pile of {name}, from the top: {cards}; %n point.</numerusform>
            <numerusform>Pile of {name}, from the top: {cards}; %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile of {name}: {points} points, %n card(s)</source>
        <translation>
            <numerusform>Pile of {name}: {points} points, %n card</numerusform>
            <numerusform>Pile of {name}: {points} points, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n card(s)</source>
        <translation>
            <numerusform>{name} holds %n card</numerusform>
            <numerusform>{name} holds %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <translation>
            <numerusform>Draw pile: %n card</numerusform>
            <numerusform>Draw pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Combined away: %n card(s)</source>
        <translation>
            <numerusform>Combined away: %n card</numerusform>
            <numerusform>Combined away: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards} (%n point(s))</source>
        <translation>
            <numerusform>{cards} (%n point)</numerusform>
            <numerusform>{cards} (%n points)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on the pile</source>
        <translation>
            <numerusform>%n on the pile</numerusform>
            <numerusform>%n on the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>derailed %n time(s): lost</source>
        <translation>
            <numerusform>derailed %n time: lost</numerusform>
            <numerusform>derailed %n times: lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with only %n penalty point(s).</source>
        <translation>
            <numerusform>{name} wins with only %n penalty point.</numerusform>
            <numerusform>{name} wins with only %n penalty points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and {last} share the victory with %n penalty point(s).</source>
        <translation>
            <numerusform>{names} and {last} share the victory with %n penalty point.</numerusform>
            <numerusform>{names} and {last} share the victory with %n penalty points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} ends with %n penalty point(s): {tier}.</source>
        <translation>
            <numerusform>{name} ends with %n penalty point: {tier}.</numerusform>
            <numerusform>{name} ends with %n penalty points: {tier}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollecatePreview</name>
    <message numerus="yes">
        <source>%n turn(s) each, {hand} cards in the hand at the start</source>
        <translation>
            <numerusform>%n turn each, {hand} cards in the hand at the start</numerusform>
            <numerusform>%n turns each, {hand} cards in the hand at the start</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rollnbump</name>
    <message numerus="yes">
        <source>{percent} for the {card} worth %n point(s)</source>
        <translation>
            <numerusform>{percent} for the {card} worth %n point</numerusform>
            <numerusform>{percent} for the {card} worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings %n point(s)</source>
        <translation>
            <numerusform>It brings %n point</numerusform>
            <numerusform>It brings %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of that colour may still come</source>
        <translation>
            <numerusform>%n card of that colour may still come</numerusform>
            <numerusform>%n cards of that colour may still come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your {colour} set grows to {count}: %n point(s) in all</source>
        <translation>
            <numerusform>Your {colour} set grows to {count}: %n point in all</numerusform>
            <numerusform>Your {colour} set grows to {count}: %n points in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, and claim %n other card(s)</source>
        <translation>
            <numerusform>, and claim %n other card</numerusform>
            <numerusform>, and claim %n other cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s)</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worth %n point(s) to you</source>
        <translation>
            <numerusform>Worth %n point to you</numerusform>
            <numerusform>Worth %n points to you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) left.</source>
        <translation>
            <numerusform>%n roll left.</numerusform>
            <numerusform>%n rolls left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Together they bring %n point(s)</source>
        <translation>
            <numerusform>Together they bring %n point</numerusform>
            <numerusform>Together they bring %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It bumps {dice}; %n point(s) in all</source>
        <translation>
            <numerusform>It bumps {dice}; %n point in all</numerusform>
            <numerusform>It bumps {dice}; %n points in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It bumps {dice} and brings %n point(s)</source>
        <translation>
            <numerusform>It bumps {dice} and brings %n point</numerusform>
            <numerusform>It bumps {dice} and brings %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It bumps {dice}, worth %n point(s) to their owner</source>
        <translation>
            <numerusform>It bumps {dice}, worth %n point to their owner</numerusform>
            <numerusform>It bumps {dice}, worth %n points to their owner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The expert rates it above claiming %n point(s) now</source>
        <translation>
            <numerusform>The expert rates it above claiming %n point now</numerusform>
            <numerusform>The expert rates it above claiming %n points now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) sure</source>
        <translation>
            <numerusform>%n card sure</numerusform>
            <numerusform>%n cards sure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{percent} for the {card}, worth %n point(s) to its owner</source>
        <translation>
            <numerusform>{percent} for the {card}, worth %n point to its owner</numerusform>
            <numerusform>{percent} for the {card}, worth %n points to its owner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claimed now it brings you %n point(s)</source>
        <translation>
            <numerusform>Claimed now it brings you %n point</numerusform>
            <numerusform>Claimed now it brings you %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} rolls the bonus die: %n point(s)</source>
        <translation>
            <numerusform>{name} rolls the bonus die: %n point</numerusform>
            <numerusform>{name} rolls the bonus die: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n dice this turn.</source>
        <translation>
            <numerusform>Only %n dice this turn.</numerusform>
            <numerusform>Only %n dice this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) left</source>
        <translation>
            <numerusform>%n roll left</numerusform>
            <numerusform>%n rolls left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim %n card(s)</source>
        <translation>
            <numerusform>Claim %n card</numerusform>
            <numerusform>Claim %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n {colour} card(s)</source>
        <translation>
            <numerusform>{name}: %n {colour} card</numerusform>
            <numerusform>{name}: %n {colour} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stack of %n</source>
        <translation>
            <numerusform>stack of %n</numerusform>
            <numerusform>stack of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n more dice in a row</source>
        <translation>
            <numerusform>needs %n more dice in a row</numerusform>
            <numerusform>needs %n more dice in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n more die(s) showing {faces}</source>
        <translation>
            <numerusform>needs %n more die showing {faces}</numerusform>
            <numerusform>needs %n more dice showing {faces}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n + bonus die</source>
        <comment>so many cards; short, on the plate of a seat</comment>
        <translation>
            <numerusform>%n + bonus die</numerusform>
            <numerusform>%n + bonus die</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n point(s).</source>
        <translation>
            <numerusform>{name} wins with %n point.</numerusform>
            <numerusform>{name} wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and {last} share the victory with %n point(s).</source>
        <translation>
            <numerusform>{names} and {last} share the victory with %n point.</numerusform>
            <numerusform>{names} and {last} share the victory with %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollnbumpPreview</name>
    <message numerus="yes">
        <source>%n stack(s) of {height} cards, the joker and the bonus die</source>
        <translation>
            <numerusform>%n stack of {height} cards, the joker and the bonus die</numerusform>
            <numerusform>%n stacks of {height} cards, the joker and the bonus die</numerusform>
        </translation>
    </message>
</context>
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
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n square</numerusform>
            <numerusform>%n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room for %n cube(s)</source>
        <translation>
            <numerusform>room for %n cube</numerusform>
            <numerusform>room for %n cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n player(s)</source>
        <translation>
            <numerusform>for %n player</numerusform>
            <numerusform>for %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{filled} of %n cube(s) filled</source>
        <translation>
            <numerusform>{filled} of %n cube filled</numerusform>
            <numerusform>{filled} of %n cubes filled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) left</source>
        <translation>
            <numerusform>%n stone left</numerusform>
            <numerusform>%n stones left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{colour}: %n stone(s) inside the red line, {over} carried over.</source>
        <translation>
            <numerusform>{colour}: %n stone inside the red line, {over} carried over.</numerusform>
            <numerusform>{colour}: %n stones inside the red line, {over} carried over.</numerusform>
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
        <source>It can be finished this way with %n stone(s), this one among them.</source>
        <translation>
            <numerusform>It can be finished this way with %n stone: this one.</numerusform>
            <numerusform>It can be finished this way with %n stones, this one among them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cannot be finished as it stands: %n stone(s) must come off, last placed first.</source>
        <translation>
            <numerusform>It cannot be finished as it stands: %n stone must come off, the one placed last.</numerusform>
            <numerusform>It cannot be finished as it stands: %n stones must come off, last placed first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No way to finish it was found as it stands: take %n stone(s) off, last placed first.</source>
        <translation>
            <numerusform>No way to finish it was found as it stands: take %n stone off, the one placed last.</numerusform>
            <numerusform>No way to finish it was found as it stands: take %n stones off, last placed first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ruins stand, without %n stone(s) that fit nowhere; the game begins.</source>
        <translation>
            <numerusform>The ruins stand, without %n stone that fits nowhere; the game begins.</numerusform>
            <numerusform>The ruins stand, without %n stones that fit nowhere; the game begins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) to fill, to the last.</source>
        <translation>
            <numerusform>%n cube to fill.</numerusform>
            <numerusform>%n cubes to fill, to the last.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So large a target always takes %n colour(s).</source>
        <translation>
            <numerusform>This target always takes %n colour.</numerusform>
            <numerusform>So large a target always takes %n colours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stones of %n colour(s).</source>
        <translation>
            <numerusform>Stones of %n colour.</numerusform>
            <numerusform>Stones of %n colours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) are missing; they fit in one way only.</source>
        <translation>
            <numerusform>%n stone is missing; it fits in one way only.</numerusform>
            <numerusform>%n stones are missing; they fit in one way only.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{least} to %n stones are missing; they fit in one way only.</source>
        <translation>
            <numerusform>{least} to %n stone is missing; it fits in one way only.</numerusform>
            <numerusform>{least} to %n stones are missing; they fit in one way only.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>waits for half time, %n left</source>
        <translation>
            <numerusform>waits for half time, %n left</numerusform>
            <numerusform>waits for half time, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>out: %n</source>
        <translation>
            <numerusform>out: %n</numerusform>
            <numerusform>out: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>out, %n laid aside</source>
        <translation>
            <numerusform>out, %n laid aside</numerusform>
            <numerusform>out, %n laid aside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>waits, %n covered</source>
        <translation>
            <numerusform>waits, %n covered</numerusform>
            <numerusform>waits, %n covered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to carry over</source>
        <translation>
            <numerusform>%n to carry over</numerusform>
            <numerusform>%n to carry over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) to go</source>
        <translation>
            <numerusform>%n cube to go</numerusform>
            <numerusform>%n cubes to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with {half} + {rest} = {points} point(s).</source>
        <translation>
            <numerusform>{name} wins with {half} + {rest} = {points} point.</numerusform>
            <numerusform>{name} wins with {half} + {rest} = {points} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved without a hint; %n stone(s) taken off on the way.</source>
        <translation>
            <numerusform>Solved without a hint; %n stone taken off on the way.</numerusform>
            <numerusform>Solved without a hint; %n stones taken off on the way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved with %n hint(s).</source>
        <translation>
            <numerusform>Solved with %n hint.</numerusform>
            <numerusform>Solved with %n hints.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{stone}, %n cube(s) (key {key})</source>
        <translation>
            <numerusform>{stone}, %n cube (key {key})</numerusform>
            <numerusform>{stone}, %n cubes (key {key})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are left.</source>
        <translation>
            <numerusform>%n of them are left.</numerusform>
            <numerusform>%n of them are left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RumisKit</name>
    <message numerus="yes">
        <source>%n square(s), at most {levels} levels; room for {cubes} cubes, the stones have {all}.</source>
        <translation>
            <numerusform>%n square, at most {levels} levels; room for {cubes} cubes, the stones have {all}.</numerusform>
            <numerusform>%n squares, at most {levels} levels; room for {cubes} cubes, the stones have {all}.</numerusform>
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

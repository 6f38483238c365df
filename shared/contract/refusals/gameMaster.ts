import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';

/** What a game master is refused, on the desk and on the command line. */
export const gameMasterRefusals = refusalTable({
  unreadable: {
    'answered-already':
      'All that {seat} is asked now is answered already: answers stand once they are in. Nothing was changed.',
    'answers-of-fellow':
      'These answers are signed by {player}. Only {seat}’s own player answers what is asked in the middle of a turn: ask them for the answers.',
    'answers-of-former-stand-in':
      'These answers are signed by somebody who stood in for {seat} and does so no longer. Ask the player of {seat} for their answers.',
    'bad-name': '«{game}» cannot name a game. Give three small letters or digits, such as gw9.',
    'book-changed':
      'A book of this game is not what it was when the game began: {book}. Go on from a copy of the game.',
    'book-missing': 'A book of this game is missing: {book}. Go on from a copy of the game.',
    'book-out-of-place':
      'A book stands where none of this game should: {book}. Somebody changed the file; ask for it again.',
    'book-wanted': 'These rules need {label}: choose the file.',
    'closed-invitations':
      'The invitations of {seats} to turn {turn} are closed by passphrases that the game does not keep, so they cannot be made again. Run turn {turn} with the program that the game was begun with, then change to the newer rules.',
    'decided-twice': '{words} cannot hold at once. Leave one of them out.',
    'game-busy':
      'Somebody is at work on this game already ({what}). Wait until that is done, then try again.',
    'game-busy/machine':
      'The machine {machine} is at work on this game ({what}), since {at} by its clock. Wait until that is done, then try again. If that program has ended, or its clock is wrong, unlock the game: on your desk, or with «gm unlock GAME».',
    'game-busy/putting-away':
      'Somebody is at work on this game ({what}). Wait until that is done, then put it away.',
    'game-is-here':
      'A game {game} is on this desk already. Put that one away in the list of games, or choose another name for the new game.',
    'game-is-here/copy':
      'This is another copy of the game {game} on this desk, at turn {turn}; the one on the desk stands at turn {at}. Nothing was changed. Go on with one of them only: to take this one, put the one on the desk away first.',
    'game-over/gm': 'This game is over. Nothing was done. «gm end GAME --undo» lets it go on.',
    'gone-on':
      'The game has gone on since it went back to turn {turn}: what was put aside cannot come back any more. Orders, decrees and rulings of that turn must be as they were.',
    'how-many-turns': 'Give a number of turns from 1 to {most}.',
    'how-often': '{option} is a number of seconds, from 1 to 86400.',
    'keys-run-out':
      'The keyholder made no key for turn {turn}: nothing was done. Ask for a longer list («gm keyholder public»), and take it with «gm keyholder longer».',
    'late-orders-wait':
      'Orders that came late wait for your decision: {names}. Take or decline them in the roll call, then run the turn.',
    'letter-outdated':
      'The results in letter {number} are no longer those of turn {turn}; nothing was changed. Publish the turn to send those that are.',
    'letter-settled':
      'Letter {number} {state}; nothing was changed. To send results once more, publish them again.',
    'letter-settled/elsewhere': 'Letter {number} was changed by another program just now. Look again.',
    'letter-withdrawn': 'Letter {number} was withdrawn and is never sent; nothing was changed.',
    'letter-withdrawn/results':
      'Letter {number} was withdrawn and is never sent; nothing was changed. To send results after all, mail them again: «gm mail GAME --results --afresh --turn {turn} --seat {seat}», or the seat’s card in the roll call.',
    'long-reason':
      'The reason is too long to be told. Say it in at most {most} letters. Nothing was changed.',
    'newer-program/archive':
      'This archive was written by a newer version of Sealed Orders. Update the program, then open it again.',
    'not-asked-of-you': 'You are not asked a question {number} now. «gm questions GAME» lists what is open.',
    'nothing-waits': 'No run of turn {turn} waits for answers: there are no questions to write.',
    'nothing-waits/run-on':
      'No run of turn {turn} waits for answers: nothing was done. Run the turn instead.',
    'nothing-asked': 'Nobody has asked {seat} anything in this turn. Nothing was changed.',
    'other-questions':
      'These answers of {seat} are to other questions than those that are open. Ask the player to open the newest .questions file, and to save the answers again.',
    'no-such-run':
      'Turn {turn} has no run {run}. «gm status GAME» lists those that it has. Nothing was changed.',
    'not-next-run':
      'The run {run} is not the next of this turn: {next} is. Run that one first, or all that are due; if its orders are late, wait for them. Runs keep their places in the turn.',
    'not-next-run/may-wait':
      'The run {run} is not the next of this turn: {next} is. Run that one first, or all that are due; if its orders are late, wait for them, or put it off («gm put-off»).',
    'not-put-off': 'The run {run} is not put off: it has its place in the turn. Nothing was changed.',
    'put-off-already': 'The run {run} is put off already. Nothing was changed.',
    'run-may-not-wait':
      'The rules let no run {run} be put off: it has its place in the turn. Nothing was changed.',
    'run-over':
      'The run {run} of turn {turn} is over: nothing was changed. To take it back, go back to this turn («gm back GAME --turn {turn}») as often as runs have been run since.',
    'run-waits':
      'A run of turn {turn} has begun and waits for answers: the runs behind it keep their order until it has ended, or is taken back («gm back GAME --turn {turn}»). Nothing was changed.',
    'turn-under-way':
      'Turn {turn} is being run, run by run, and who shares a seat in it stands: decide once its last run is over. Nothing was changed.',
    'turn-under-way/judged':
      'The run of turn {turn} that took the orders of {seat} is over, and they stand as they were judged. To judge them otherwise, take that run back first («gm back GAME --turn {turn}»). Nothing was changed.',
    'turn-under-way/led':
      'The run of {seat} in turn {turn} is over, with whoever led it then: decide who leads {seat} once the last run of turn {turn} is over, or take that run back first («gm back GAME --turn {turn}»). Nothing was changed.',
    'turn-under-way/own':
      'The run of turn {turn} that takes your own orders is over: give them once the last run of turn {turn} is over, for the turn after it. Nothing was changed.',
    'turn-waits':
      'The run of turn {turn} has begun and waits for answers of {seats}: until it has ended, its orders and all that it runs on stay as they are. Nothing was changed.',
    'unanswered/gm':
      'Question {number} is not answered in this file. Ask the player to answer every question, and to save the answers again.',
    'untidy-answer':
      'The answer to question {number} gives a name that is blank, or has hidden signs, heaps of accents, or spaces too many. Ask the player for a plain name.',
    'no-addresses':
      'None of these players has a mail address. Give them one in the roll call, or with «gm player», and write again.',
    'no-addresses/publish':
      'None of these players has a mail address. Give them one in the roll call, or publish into a folder.',
    'no-form':
      'There is no form to sign up with in {name}. Ask its sender for the .signup file that «Sign up» on the start-up menu makes.',
    'nobody-signed-up': 'Nobody has signed up for such a game yet. Add the forms that players mailed to you.',
    'no-copy':
      'The copy {path}, which is made before a turn is run, cannot be written: nothing was done. Make room on the disk, and see that you may write there.',
    'no-deadline':
      'Turns cannot run at the deadline while there is none. Give one, as «Tuesday 17:00 America/Los_Angeles».',
    'no-fellow': 'Nobody with the number {number} shares {seat}. Nothing was changed.',
    'no-health': '{path} was not written by «gm watch --health». Name the file that is given there.',
    'no-keyholder':
      'Orders of this game are sealed to you alone: there is nothing to unseal. A keyholder is named when a game is begun.',
    'no-mailbox':
      'No mailbox is written down for this game. Say first where its orders come in: under Letters, Mail settings… on the desk, or with «gm mail GAME --imap».',
    'no-map': 'Say which map the game is played on.',
    'no-moment': '«{text}» is not a date and time. Write it in UTC, such as 2026-11-25T18:00Z.',
    'no-name/fellow': 'Who is to have a part of {seat}? Give a name. Nothing was changed.',
    'no-name/stand-in': 'Who stands in for {seat}? Give a name. Nothing was changed.',
    'no-part/scopes':
      'Say what part of {seat} {player} is to have. What there is: {scopes}. Nothing was changed.',
    'no-part/unknown':
      'There is nothing called «{scope}» to be handed out in {seat}. What there is: {scopes}. Nothing was changed.',
    'no-part/taken':
      '«{scope}» of {seat} is {player}’s already. Take it back from them first. Nothing was changed.',
    'no-private-keys':
      'This is not a keyholder’s private file, or it is damaged. Name the file that «gm keyholder new» made.',
    'no-public-keys':
      'This is no list of a keyholder’s public keys, or it is damaged. Ask the keyholder for the file that «gm keyholder new» wrote with --public.',
    'no-reason':
      'Say why: the reason is written into the log, and told to the players whom it concerns. Nothing was changed.',
    'no-own-order': 'You cannot order «{kind}» in this turn. What you can: {kinds}.',
    'no-own-order/players': '«{kind}» is an order of players: nothing was changed. Take it out.',
    'no-own-order/given': 'You have given no order {ref} in this turn. «gm order GAME» lists yours.',
    'no-own-value': 'In «{kind}», «{name}» cannot be «{value}». «gm order GAME» lists what there is.',
    'seat-played':
      'The seat {seat} has a player, {player}: you lead only seats that nobody plays. Nothing was changed.',
    'seat-by-computer': 'The computer leads {seat}: give it to a player first. Nothing was changed.',
    'orders-not-taken/led': 'The orders were not taken in: {reason}',
    'orders-not-taken/led-answers': 'The answers were not taken in: {reason}',
    'led-not-asked': 'Nothing is asked of {seat} now. Nothing was changed.',
    'seat-not-led':
      'You have not opened {seat} in turn {turn} yet. Choose «Lead it yourself», plan its orders, and take them in then. Nothing was changed.',
    'no-seating': 'In games of {title} the game master decides nothing about seats.',
    'no-computer-word': '«{word}» is no way in which the computer leads here. Choose one of these: {words}.',
    'no-seating/computer': 'In games of {title} the computer leads nobody. Leave that out.',
    'no-sharing': 'In games of {title} a seat has one player: its orders are not divided.',
    'no-stand-in': 'Nobody stands in for {seat}. Nothing was changed.',
    'no-subject': 'The letter has no subject. Give it one.',
    'no-such-archive': 'This archive is no longer open. Open its file again.',
    'no-such-folder': 'There is no folder {folder}. Make it first, or look at how its name is written.',
    'no-such-game': 'There is no game {game} on this desk. Begin one, or open its .game file.',
    'no-such-game/putting-away': 'There is no game {game} on this desk. Nothing was changed.',
    'no-such-letter': 'There is no letter {number} in this game.',
    'no-such-line':
      'The story of turn {turn} has no line {line}: it has {lines}, from 0 on. «gm story» lists them.',
    'no-such-order':
      'No order {order} counts in turn {turn}. «gm check GAME» lists the orders that wait for a ruling.',
    'no-such-orders':
      'No valid file {number} came in for turn {turn}. «gm status» lists the files by number.',
    'no-such-request':
      '{seat} asks for nothing of the kind in the orders that count. «gm requests» lists what is asked. Nothing was changed.',
    'no-such-ruling': '«{ruling}» is no ruling on order {order}. Choose one of: {rulings}.',
    'no-such-book': 'These rules need no book «{name}». They take: {names}.',
    'no-such-seat': 'There is no seat {seat} in this game. «gm status» lists its seats.',
    'no-such-seat/known': 'There is no seat {seat} in this game. Its seats are: {seats}.',
    'orders-still-sealed':
      'The orders of turn {turn} are still sealed to the keyholder. Open them with the keyholder’s key, then read them.',
    'no-orders-in-file': 'In the file {number} there are no orders that can be read.',
    'no-such-turn': 'This game has no results of turn {turn}. It stands at turn {now}.',
    'no-such-turn/seats': 'This game has no results of turn {turn} for these seats. It stands at turn {now}.',
    'no-such-zone':
      'There is no time zone «{zone}». Write it as continent and town, as America/Los_Angeles or Europe/London.',
    'no-text': 'The letter says nothing. Write its text first.',
    'nobody-missing': 'Everybody has sent orders: nobody is missing. Nothing was written.',
    'nobody-to-write-to': 'Nobody plays: the computer leads every seat. Nothing was written.',
    'nobody-to-write-to/chosen': 'Choose at least one player to write to.',
    'not-a-deadline':
      '«{text}» is no deadline. Write a day, a time and a place, as «Tuesday 17:00 America/Los_Angeles».',
    'not-a-key':
      'This is no key of a keyholder. Ask the keyholder for what «gm keyholder release» prints for turn {turn}.',
    'not-extended': 'Turn {turn} was not extended. Nothing was changed.',
    'not-held': 'The game is not held. Nothing was changed.',
    'not-locked': 'Nobody is at work on this game, so there is nothing to break. Nothing was changed.',
    'not-ours/archive':
      'This is not an archive of Sealed Orders, or it is damaged. Ask the game master for it again; it is made with «gm archive», or under Fairness.',
    'not-over': 'The game is not over. Nothing was changed.',
    'not-opened/nothing':
      'It was opened, and there are no orders in it. Choose the .orders file, or ask its sender for it.',
    'not-waiting': 'This game is no longer waiting, and was not taken onto your desk. Open its file again.',
    'not-watched': 'No folder is watched. Nothing was changed.',
    'not-yours-to-judge':
      'The rules decide on order {order} themselves. «gm check GAME» lists the orders that wait for a ruling.',
    'note-changed-elsewhere':
      'This note was changed in another window since this page read it. Read it again, then write.',
    'nothing-aside': 'Nothing that was put aside can be brought back. «gm status --log» tells what was done.',
    'nothing-named': 'Name a game, or open an archive.',
    'nothing-public': 'The rules of this game say nothing of what is public, so no page can be made of it.',
    'older-rules':
      'This game is played by edition {edition} of its rules; this program has edition {mine}. Nothing was done. Look at what would differ with «gm upgrade», then consent to the newer rules there; or use the program the game was begun with.',
    'other-book': 'This is not {label} that these rules are written for. Choose the right file.',
    'other-edition':
      'This game is played by edition {edition} of its rules; this program has edition {mine}, which cannot read it. Use the program the game was begun with, or a newer one.',
    'other-key': 'This key is not of this game’s keyholder. Ask the keyholder for the key of turn {turn}.',
    'other-key/turn':
      'This is the key of turn {fits}, but turn {turn} is open for orders. Ask the keyholder for the key of turn {turn}.',
    'other-keyholder/list':
      'This list does not go on from the one that this game was begun with. Ask the same keyholder for «gm keyholder public».',
    'part-of-path': '«{folder}» is only a part of a path. Write it whole, as /home/me/orders or C:\\orders.',
    'past-moment': '{at} is over already: it is {now}. Name a later time.',
    'private-keys':
      'This is the keyholder’s private file, which nobody else should have. Ask for the file of public keys, and tell the keyholder to make new ones.',
    'same-edition':
      'This game is played by edition {edition} of its rules already, as this program has them. There is nothing to do.',
    'sealed-orders':
      'Turn {turn} was not run: {left} of its files are still sealed. Ask the keyholder for the key of turn {turn}, and open them with «gm unseal»; or set files aside with «gm late».',
    'scenario-not-utf-8':
      'This scenario is no plain text in UTF-8, so that some of its letters would come out wrong. Save it as UTF-8, then choose it again.',
    'too-many-players':
      'There are {players} players for {seats} seats. Choose a larger map, or leave players out.',
    'turn-not-run': 'Turn {turn} was not run: turn {now} is open for orders. Name an earlier turn.',
    'untidy-name/player':
      'The name of a player is blank, or has hidden signs, heaps of accents, or spaces too many. Write a plain name. Nothing was changed.',
    'untidy-name/title':
      'The title of a game is one plain line of at most 100 letters, without hidden signs, heaps of accents, or spaces too many. Write another.',
    'which-turn': 'Name the turn whose key is to be given, from 1 to {most}.',
    'wrong-ruleset/archive':
      'This archive is of the rules «{id}», which this program does not have. Update the program.',
    'wrong-ruleset/game':
      'This game is played by the rules «{id}», which this program does not have. Update the program.',
    'wrong-ruleset/wish': 'This program does not have the rules «{id}». Choose others.',
  },
});
export const unreadable: typeof gameMasterRefusals.unreadable = gameMasterRefusals.unreadable;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof gameMasterRefusals> {}
}

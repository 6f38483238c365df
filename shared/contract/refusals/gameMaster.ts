import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';

/** What a game master is refused, on the desk and on the command line. */
export const gameMasterRefusals = refusalTable({
  unreadable: {
    'answered-already':
      '{seat} has already answered everything, and answers cannot be changed once they have arrived. Nothing was changed.',
    'answers-of-fellow':
      'These answers are signed by {player}. Only {seat}’s own player can answer questions in the middle of a turn: ask them for the answers.',
    'answers-of-former-stand-in':
      'These answers are signed by a former stand-in for {seat}. Ask the player of {seat} for their answers.',
    'bad-name': '«{game}» cannot name a game. Give three lower-case letters or digits, such as gw9.',
    'book-changed':
      'A book of this game has changed since the game began: {book}. Continue from a copy of the game.',
    'book-missing': 'A book of this game is missing: {book}. Continue from a copy of the game.',
    'book-out-of-place':
      'There is a book where this game should have none: {book}. Somebody changed the file; ask for it again.',
    'book-wanted': 'These rules need {label}: choose the file.',
    'closed-invitations':
      'The invitations of {seats} to turn {turn} are protected by passphrases that the game does not store, so they cannot be made again. Run turn {turn} with the program that the game was begun with, then change to the newer rules.',
    'decided-twice': '{words} contradict each other. Remove one of them.',
    'game-busy': 'Another program is using this game ({what}). Wait until that is done, then try again.',
    'game-busy/machine':
      'The machine {machine} is using this game ({what}), since {at} by its clock. Wait until that is done, then try again. If that program has ended, or its clock is wrong, unlock the game: on your desk, or with «gm unlock GAME».',
    'game-busy/putting-away':
      'Another program is using this game ({what}). Wait until that is done, then put it away.',
    'game-is-here':
      'A game {game} is on this desk already. Put that one away in the list of games, or choose another name for the new game.',
    'game-is-here/copy':
      'This is another copy of the game {game} on this desk, at turn {turn}; the one on the desk is at turn {at}. Nothing was changed. Go on with one of them only: to take this one, put the one on the desk away first.',
    'game-over/gm': 'This game is over. Nothing was done. «gm end GAME --undo» lets it go on.',
    'gone-on':
      'The game has moved on since it went back to turn {turn}: what was put aside can no longer be brought back. The orders, decrees and rulings of that turn must be unchanged.',
    'how-many-turns': 'Give a number of turns from 1 to {most}.',
    'how-often': '{option} takes a number of seconds from 1 to 86400.',
    'keys-run-out':
      'The keyholder’s list has no key for turn {turn}: nothing was done. Ask for a longer list («gm keyholder public»), and add it with «gm keyholder longer».',
    'late-orders-wait':
      'Late orders wait for your decision: {names}. Accept or decline them in the roll call, then run the turn.',
    'letter-outdated':
      'The results in letter {number} are no longer those of turn {turn}; nothing was changed. Publish the turn to send the current ones.',
    'letter-settled':
      'Letter {number} {state}; nothing was changed. To send results once more, publish them again.',
    'letter-settled/elsewhere': 'Letter {number} was just changed by another program. Look again.',
    'letter-withdrawn': 'Letter {number} was withdrawn and cannot be sent; nothing was changed.',
    'letter-withdrawn/results':
      'Letter {number} was withdrawn and cannot be sent; nothing was changed. To send results after all, mail them again: «gm mail GAME --results --afresh --turn {turn} --seat {seat}», or the seat’s card in the roll call.',
    'long-reason': 'The reason is too long. Use at most {most} characters. Nothing was changed.',
    'newer-program/archive':
      'This archive was written by a newer version of Sealed Orders. Update the program, then open it again.',
    'not-asked-of-you': 'There is no open question {number} for you. «gm questions GAME» lists what is open.',
    'nothing-waits': 'No run of turn {turn} waits for answers: there are no questions to write.',
    'nothing-waits/run-on':
      'No run of turn {turn} waits for answers: nothing was done. Run the turn instead.',
    'nothing-asked': 'Nobody has asked {seat} anything in this turn. Nothing was changed.',
    'other-questions':
      'These answers of {seat} are not for the open questions. Ask the player to open the newest .questions file, and to save the answers again.',
    'no-such-run': 'Turn {turn} has no run {run}. «gm status GAME» lists its runs. Nothing was changed.',
    'not-next-run':
      'The run {run} is not next in this turn: {next} is. Run that one first, or all that are due; if its orders are late, wait for them. Runs keep their order within the turn.',
    'not-next-run/may-wait':
      'The run {run} is not next in this turn: {next} is. Run that one first, or all that are due; if its orders are late, wait for them, or postpone it («gm put-off»).',
    'not-put-off': 'The run {run} is not postponed. Nothing was changed.',
    'put-off-already': 'The run {run} is already postponed. Nothing was changed.',
    'run-may-not-wait': 'By the rules, the run {run} cannot be postponed. Nothing was changed.',
    'run-over':
      'The run {run} of turn {turn} is over: nothing was changed. To undo it, give «gm back GAME --turn {turn}» once for it and once for every later run.',
    'run-waits':
      'A run of turn {turn} has begun and waits for answers: later runs keep their order until it is over or undone («gm back GAME --turn {turn}»). Nothing was changed.',
    'turn-under-way':
      'Turn {turn} is half run, so who shares a seat cannot be changed until its last run is over. Nothing was changed.',
    'turn-under-way/judged':
      'The run of turn {turn} with the orders of {seat} is over, so their rulings are final. To change them, undo that run first («gm back GAME --turn {turn}»). Nothing was changed.',
    'turn-under-way/led':
      'The run of {seat} in turn {turn} is over. Who leads {seat} can be changed again after the last run of turn {turn}, or if you undo that run first («gm back GAME --turn {turn}»). Nothing was changed.',
    'turn-under-way/own':
      'The run of turn {turn} with your own orders is over: you can give orders for the next turn once the last run of turn {turn} is over. Nothing was changed.',
    'turn-waits':
      'The run of turn {turn} has begun and waits for answers from {seats}: until it is over, orders, rulings and seats are fixed. Nothing was changed.',
    'unanswered/gm':
      'Question {number} is not answered in this file. Ask the player to answer every question, and to save the answers again.',
    'untidy-answer':
      'The answer to question {number} contains a name that is blank or has hidden characters, too many accents or too many spaces. Ask the player for a plain name.',
    'no-addresses':
      'None of these players has a mail address. Give them one in the roll call, or with «gm player», and write again.',
    'no-addresses/publish':
      'None of these players has a mail address. Give them one in the roll call, or publish into a folder.',
    'no-form':
      'There is no sign-up form in {name}. Ask its sender for the .signup file made by «Sign up» on the start-up menu.',
    'nobody-signed-up': 'Nobody has signed up for such a game yet. Add the forms that players mailed to you.',
    'no-copy':
      'The copy {path}, made before a turn is run, could not be saved: nothing was done. Make room on the disk, and check that you may write there.',
    'no-deadline':
      'Turns cannot run at the deadline, because there is none. Set one, such as «Tuesday 17:00 America/Los_Angeles».',
    'no-fellow': 'Nobody with the number {number} shares {seat}. Nothing was changed.',
    'no-health': '{path} was not written by «gm watch --health». Name the file given there.',
    'no-keyholder':
      'Orders of this game are sealed to you alone: there is nothing to unseal. A keyholder is named when a game begins.',
    'no-mailbox':
      'This game has no mailbox. Set one up first: under Letters, Mail settings… on the desk, or with «gm mail GAME --imap».',
    'no-map': 'Say which map the game is played on.',
    'no-moment': '«{text}» is not a date and time. Write it in UTC, such as 2026-11-25T18:00Z.',
    'no-name/fellow': 'Who should get a part of {seat}? Give a name. Nothing was changed.',
    'no-name/stand-in': 'Who stands in for {seat}? Give a name. Nothing was changed.',
    'no-part/scopes': 'Which part of {seat} should {player} get? Choose from: {scopes}. Nothing was changed.',
    'no-part/unknown': '{seat} has no part called «{scope}». Choose from: {scopes}. Nothing was changed.',
    'no-part/taken':
      '«{scope}» of {seat} already belongs to {player}. Take it away from them first. Nothing was changed.',
    'no-private-keys':
      'This is not a keyholder’s private file, or it is damaged. Name the file that «gm keyholder new» made.',
    'no-public-keys':
      'This is not a list of a keyholder’s public keys, or it is damaged. Ask the keyholder for the file that «gm keyholder new» wrote with --public.',
    'no-reason':
      'Give a reason: it is written to the log and shown to the players concerned. Nothing was changed.',
    'no-own-order': 'You cannot give the order «{kind}» this turn. Choose from: {kinds}.',
    'no-own-order/players': '«{kind}» is an order for players only: nothing was changed. Remove it.',
    'no-own-order/given': 'You have given no order {ref} in this turn. «gm order GAME» lists yours.',
    'no-own-value': 'In «{kind}», «{name}» cannot be «{value}». «gm order GAME» lists the choices.',
    'seat-played':
      'The seat {seat} has a player, {player}: you can only control seats that nobody plays. Nothing was changed.',
    'seat-by-computer': 'The computer plays {seat}: give it to a player first. Nothing was changed.',
    'orders-not-taken/led': 'The orders were not accepted: {reason}',
    'orders-not-taken/led-answers': 'The answers were not accepted: {reason}',
    'led-not-asked': 'There are no questions to {seat} now. Nothing was changed.',
    'seat-not-led':
      'You have not opened {seat} in turn {turn} yet. Choose «Control this seat», plan its orders, then submit them. Nothing was changed.',
    'no-seating': 'In games of {title} the game master cannot change who leads seats.',
    'no-seating/computer': '{title} has no computer players. Leave that out.',
    'no-levels': 'The computer plays {title} equally well in every game. Leave its level out.',
    'no-such-level': '«{word}» is not a level of {title}. Choose one of these: {words}.',
    'no-computer-word': '«{word}» is not a computer style here. Choose one of these: {words}.',
    'no-sharing': 'In games of {title} a seat has one player: its orders are not divided.',
    'no-stand-in': '{seat} has no stand-in. Nothing was changed.',
    'no-subject': 'The letter has no subject. Give it one.',
    'no-such-archive': 'This archive is no longer open. Open its file again.',
    'no-such-folder': 'There is no folder {folder}. Create it first, or check the spelling of its name.',
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
      '{seat} has no such request in the orders that count. «gm requests» lists all requests. Nothing was changed.',
    'no-such-ruling': '«{ruling}» is not a ruling for order {order}. Choose one of: {rulings}.',
    'no-such-book': 'These rules need no book «{name}». They take: {names}.',
    'no-such-seat': 'There is no seat {seat} in this game. «gm status» lists its seats.',
    'no-such-seat/known': 'There is no seat {seat} in this game. Its seats are: {seats}.',
    'orders-still-sealed':
      'The orders of turn {turn} are still sealed to the keyholder. Open them with the keyholder’s key, then read them.',
    'no-orders-in-file': 'File {number} has no orders that can be read.',
    'no-such-turn': 'This game has no results of turn {turn}. It is at turn {now}.',
    'no-such-turn/seats': 'This game has no results of turn {turn} for these seats. It is at turn {now}.',
    'no-such-zone':
      'There is no time zone «{zone}». Write it as continent and city, such as America/Los_Angeles or Europe/London.',
    'no-text': 'The letter is empty. Write its text first.',
    'nobody-missing': 'Everybody has sent orders. No reminder was sent.',
    'nobody-to-write-to': 'The computer plays every seat. No letter was sent.',
    'nobody-to-write-to/chosen': 'Choose at least one player to write to.',
    'not-a-deadline':
      '«{text}» is not a deadline. Write a day, a time and a time zone, such as «Tuesday 17:00 America/Los_Angeles».',
    'not-a-key':
      'This is not a keyholder’s key. Ask the keyholder for the line that «gm keyholder release» prints for turn {turn}.',
    'not-extended': 'Turn {turn} was not extended. Nothing was changed.',
    'not-held': 'The game is not on hold. Nothing was changed.',
    'not-locked': 'No other program is using this game, so there is nothing to unlock. Nothing was changed.',
    'not-ours/archive':
      'This is not an archive of Sealed Orders, or it is damaged. Ask the game master for it again; it is made with «gm archive», or under Fairness.',
    'not-over': 'The game is not over. Nothing was changed.',
    'not-opened/nothing':
      'It was opened, but contains no orders. Choose the .orders file, or ask its sender for it.',
    'not-waiting': 'The file of this game is no longer open. Open it again to add the game to your desk.',
    'not-watched': 'No folder is watched. Nothing was changed.',
    'not-yours-to-judge':
      'Order {order} is decided by the rules. «gm check GAME» lists the orders that wait for a ruling.',
    'note-changed-elsewhere':
      'This note was changed in another window since this page read it. Read it again, then write.',
    'nothing-aside': 'There is nothing to bring back. «gm status --log» shows what was done.',
    'nothing-named': 'Name a game, or open an archive.',
    'nothing-public': 'The rules of this game do not say what is public, so it has no public page.',
    'older-rules':
      'This game is played by edition {edition} of its rules; this program has edition {mine}. Nothing was done. See what would change with «gm upgrade», then accept the newer rules there; or use the program version the game was begun with.',
    'other-book': 'This is not the right {label} for these rules. Choose another file.',
    'other-edition':
      'This game is played by edition {edition} of its rules; this program has edition {mine}, which cannot read it. Use the program version the game was begun with, or a newer one.',
    'other-key':
      'This key does not belong to this game’s keyholder. Ask the keyholder for the key of turn {turn}.',
    'other-key/turn':
      'This is the key of turn {fits}, but turn {turn} is open for orders. Ask the keyholder for the key of turn {turn}.',
    'other-keyholder/list':
      'This list does not continue the one this game was begun with. Ask the same keyholder to run «gm keyholder public».',
    'part-of-path': '«{folder}» is not a full path. Write it in full, such as /home/me/orders or C:\\orders.',
    'past-moment': '{at} is in the past: it is now {now}. Choose a later time.',
    'private-keys':
      'This is the keyholder’s private file, which nobody else should have. Tell the keyholder to create new keys, and ask for the file of public ones.',
    'same-edition':
      'This game already uses edition {edition} of its rules, the same as this program. There is nothing to do.',
    'sealed-orders':
      'Turn {turn} was not run: {left} of its files are still sealed. Ask the keyholder for the key of turn {turn}, and open them with «gm unseal»; or set files aside with «gm late».',
    'scenario-not-utf-8':
      'This scenario is not plain text in UTF-8, so some characters would come out wrong. Save it as UTF-8, then choose it again.',
    'too-many-players':
      'There are {players} players for {seats} seats. Choose a larger map, or leave players out.',
    'turn-not-run': 'Turn {turn} was not run: turn {now} is open for orders. Name an earlier turn.',
    'untidy-name/player':
      'The name of a player is blank or has hidden characters, too many accents or too many spaces. Write a plain name. Nothing was changed.',
    'untidy-name/title':
      'The title of a game is one plain line of at most 100 characters, without hidden characters, too many accents or too many spaces. Write another.',
    'which-turn': 'Name the turn whose key you want, from 1 to {most}.',
    'wrong-ruleset/archive':
      'This archive uses the rules «{id}», which this program does not have. Update the program.',
    'wrong-ruleset/game':
      'This game uses the rules «{id}», which this program does not have. Update the program.',
    'wrong-ruleset/wish': 'This program does not have the rules «{id}». Choose others.',
  },
});
export const unreadable: typeof gameMasterRefusals.unreadable = gameMasterRefusals.unreadable;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof gameMasterRefusals> {}
}

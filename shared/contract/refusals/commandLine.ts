import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';

/** What the command line `gm` refuses. */
export const commandLineRefusals = refusalTable({
  unreadable: {
    'no-ambitions':
      'Computer players of {title} are as warlike as their level, in every game. Leave «--computer-conquers» out.',
    'battle-file': 'Name one battle with --begin or --take, and the file of its game with --file.',
    'battle-number':
      '«{text}» is not the number of a question: --begin and --take need a whole number, as «gm battle GAME» lists them.',
    'battle-begun':
      'The game {game} was begun for the battle of question {number} already. Take its outcome, or answer by the campaign’s own rules.',
    'answer-hours': '--hours takes a whole number of hours up to 10000, not «{text}»; 0 waits without limit.',
    'no-sheet': 'There is no open question {number} that is answered on a sheet.',
    'sheet-and-choose': 'A question is answered by --choose or by --sheet: remove one of them.',
    'no-such-offer':
      '«{text}» is neither the number of an order that «gm questions GAME» offers, nor an order as JSON.',
    'led-choices':
      '{seat} is asked {asked|question|questions}, and --choose has {chosen|answer|answers}: give one for each, none where nothing is ordered.',
    'who-answers':
      '«{text}» does not say who answers: write SEAT=WHO, with one or more of {words}, separated by commas.',
    'already-there/out': '{path} already exists. Choose another name.',
    'bad-letter':
      'The letter cannot be sent like this; nothing was sent. Give a subject of one line with at most 200 characters, and at most 20 000 characters of plain text.',
    'bad-place':
      '«{url}» is not a complete address. Write it as tls://user@host:993/INBOX, with the encryption first and the port at the end.',
    'computers-twice': '--computer {word} cannot be combined with others: leave them out.',
    'level-of-nobody': '--computer-level says how well the computer plays: name its seats with --computer.',
    'due-and-never': 'A deadline and --never contradict each other. Remove one of them.',
    'empty-passphrase': 'The passphrase file is empty. Write the passphrase on its first line.',
    'end-how': 'Give a last message to the players with --words, or --undo to let the game go on.',
    'extend-how': 'Give either a new deadline with --to, or --end to remove the extension.',
    'file-exists': '{out} already exists. Choose another name, or move it away.',
    'grant-or-decline': 'Give either --grant or --decline.',
    'hold-and-end': '--reason holds the game and --end ends the hold. Remove one of them.',
    'map-twice': '{option} is a fixed map, so {other} does not apply. Remove one of them.',
    'map-twice/two-maps': 'Both {option} and {other} name a map. Remove one of them.',
    'no-decision': 'Say what to do with {seat}: give {options}.',
    'no-decision/player': 'Say what to change for {seat}: give --player or --address.',
    'not-utf-8':
      '{path} is not plain text in UTF-8, so some characters would come out wrong. Save it again as UTF-8, and try again.',
    'note-of-whom': 'Name the seat that the note is about. «gm status» lists the seats.',
    'no-players': 'Who plays? Give {options}, or --seat for each player.',
    'no-fellow-number':
      'Whose part? Give the player’s number, as listed by «gm fellow GAME SEAT». Nothing was changed.',
    'no-folder': 'Where should the invitation be saved? Name a folder with --out.',
    'no-games': 'There is no .game file in {paths}.',
    'no-number': '«{text}» is not the number of a letter. «gm mail GAME» lists them.',
    'no-own-files':
      'There is no .new or .orders file of game {game} in {folder}. Name the folder with your own files of this game, or leave --results out.',
    'no-reason/extension': 'Nothing was changed: give a reason for the extension with --reason "TEXT".',
    'no-scenarios': 'Games of {title} do not begin from scenarios. «gm rules» shows how they begin.',
    'no-seat': 'Which seat? Name it after the game; «gm seat GAME» lists them.',
    'no-such-kind': '«{kind}» is not a kind of request. Choose one of: {kinds}.',
    'no-such-mail':
      'Mail cannot be set up like this; nothing was changed. Give --imap, --smtp and --from as «gm help mail» shows.',
    'no-such-policy':
      'This policy cannot be used; nothing was changed. «gm help policy» explains the options.',
    'no-tutorial/map': 'There is no tutorial for {title}. «gm rules» lists what there is.',
    'bad-forms':
      'The game was not begun: {forms|form|forms} cannot be used. Ask for {forms:it|them} again, or take {forms:it|them} out of the folder.',
    'no-forms':
      'There is no sign-up form in {paths}. Put the .signup files that players mailed there, or name another folder.',
    'deal-without-forms': '--deal deals sides to those who signed up. Name their forms with --sign-up.',
    'nothing-to-test':
      'This game has neither a mailbox nor a server for letters. Give --imap, or --smtp and --from, as «gm help mail» shows.',
    'not-copied': 'The copy could not be written to {out} ({why}). Choose another name or folder.',
    'not-to-verify':
      '{path} is neither a game nor an archive. Name a .game file, or a file made by «gm archive».',
    'one-player':
      'A game needs more than one {seat}. Give --seat again for another player, or {option} to add some that nobody plays.',
    'option-alone': '{option} does nothing without {needed}. Give both, or leave {option} out.',
    'passphrase-in-words':
      'A passphrase on the command line can be read by others on this machine. Write it on the first line of a file, and name the file with --passphrase-file; or give «--passphrase-file -» and type it. Choose other words if these were secret.',
    'password-in-words':
      'A password on the command line can be read by others on this machine. Leave it out of the address, and use --password-file.',
    'password-wanted/option':
      'The password of {user} is needed: give --password-file, or set SEALED_ORDERS_MAIL_PASSWORD.',
    said: '{said}',
    sealed: 'The rest of this file is sealed. Name the game it belongs to with --game GAME.',
    'set-and-file': 'Give the note with --set or with --file, not with both.',
    'kind-twice': 'Both {one} and {other} name a game. Give one of them.',
    'take-or-decline': 'Give either --take or --decline.',
    'too-large/secret': 'The text is longer than a passphrase or password can be. Send one line.',
    'two-of-a-name':
      '{path} has the same name as {first}, and would use the same folders. Give one of them another name.',
    'which-dice': 'Which dice? Give --dice same, or --dice new.',
    'which-number': '«{text}» is not a number. Give --turns 120 or --turn 3, for example.',
    'which-turn/number': '«{text}» is not the number of a turn. Give --turn 7, for example.',
    'wrong-ruleset/choice': 'There are no rules {id}. Choose one of: {ids}.',
  },
});
export const unreadable: typeof commandLineRefusals.unreadable = commandLineRefusals.unreadable;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof commandLineRefusals> {}
}

import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';

/** What the command line `gm` refuses. */
export const commandLineRefusals = refusalTable({
  unreadable: {
    'answer-hours':
      '--hours is a whole number of hours up to 10000, not «{text}»; 0 waits as long as it takes.',
    'no-sheet': 'You are asked no question {number} now that is answered on a sheet.',
    'sheet-and-choose': 'A question is answered by --choose or by --sheet: leave one of them out.',
    'no-such-offer':
      '«{text}» is neither the number of an order that «gm questions GAME» offers, nor an order as JSON.',
    'led-choices':
      '{seat} is asked {asked|question|questions}, and --choose has {chosen|answer|answers}: give one for each, none where nothing is ordered.',
    'who-answers':
      '«{text}» does not say who answers: write SEAT=WHO, with one or more of {words}, divided by commas.',
    'already-there/out': 'There is already something at {path}. Choose another name.',
    'bad-letter':
      'The letter cannot be sent like this; nothing was written. Give a subject of one line with at most 200 letters, and at most 20 000 letters of plain text.',
    'bad-place':
      '«{url}» tells no place. Write it as tls://user@host:993/INBOX, with the security first and the port at the end.',
    'computers-twice': '--computer {word} stands alone: leave the others out.',
    'due-and-never': 'A deadline and --never contradict each other. Leave one of them out.',
    'empty-passphrase': 'The passphrase file is empty. Write the passphrase on its first line.',
    'end-how': 'Write to the players with --words, or --undo to let the game go on.',
    'extend-how': 'Say either until when, with --to, or --end to take the extension back.',
    'file-exists': 'There is already something at {out}. Choose another name, or move it away.',
    'grant-or-decline': 'Say either --grant or --decline.',
    'hold-and-end': '--reason holds the game and --end ends that. Leave one of them out.',
    'map-twice': '{option} is a map that is not drawn, so {other} has no meaning. Leave one of them out.',
    'map-twice/two-maps': 'Both {option} and {other} name a map. Leave one of them out.',
    'no-decision': 'What about {seat}? Give {options}.',
    'no-decision/player': 'What about {seat}? Give --player or --address.',
    'not-utf-8':
      '{path} is no plain text in UTF-8, so that some of its letters would come out wrong. Save it again as UTF-8, and try again.',
    'note-of-whom': 'Name the seat that the note is about. «gm status» lists the seats.',
    'no-players': 'Who plays? Give {options}, or --seat for each player.',
    'no-fellow-number':
      'Say whose part: give their number, as «gm fellow GAME SEAT» lists it. Nothing was changed.',
    'no-folder': 'Where is the invitation to be written? Name a folder with --out.',
    'no-games': 'There is no .game file in {paths}.',
    'no-number': '«{text}» is no number here. «gm mail GAME» lists the letters by number.',
    'no-own-files':
      'There is no .new or .orders file of game {game} in {folder}. Name the folder with your own files of this game, or leave --results out.',
    'no-reason/extension': 'Nothing was changed: say why the turn is extended. Add --reason "TEXT".',
    'no-scenarios': 'Games of {title} do not begin from scenarios. «gm rules» tells how they begin.',
    'no-seat': 'Which seat? Name it after the game; «gm seat GAME» lists them.',
    'no-such-kind': '«{kind}» is no request. Choose one of: {kinds}.',
    'no-such-mail':
      'Mail cannot be set up like this; nothing was changed. Give --imap, --smtp and --from as «gm help mail» shows.',
    'no-such-policy':
      'This policy cannot be used; nothing was changed. «gm help policy» tells what each option may say.',
    'no-tutorial/map': 'There is no tutorial of {title}. «gm rules» tells what there is.',
    'bad-forms':
      'The game was not begun: {forms|form|forms} cannot be used. Ask for {forms:it|them} again, or take {forms:it|them} out of the folder.',
    'no-forms':
      'There is no form to sign up with in {paths}. Put the .signup files that players mailed there, or name another folder.',
    'deal-without-forms': '--deal draws sides for those who signed up. Name their forms with --sign-up.',
    'nothing-to-test':
      'This game has neither a mailbox nor a server for letters. Give --imap, or --smtp and --from, as «gm help mail» shows.',
    'not-copied': 'The copy could not be written to {out} ({why}). Choose another name or folder.',
    'not-to-verify':
      '{path} is neither a game nor an archive. Name the .game file, or what «gm archive» wrote.',
    'one-player':
      'One {seat} alone makes no game. Give --seat again for another player, or {option} to have others in it that nobody plays.',
    'passphrase-in-words':
      'A passphrase on the command line can be read by others on this machine. Write it on the first line of a file, and name the file with --passphrase-file; or give «--passphrase-file -» and type it. Choose other words if these were secret.',
    'password-in-words':
      'A password on the command line can be read by others on this machine. Leave it out of the address, and use --password-file.',
    'password-wanted/option':
      'The password of {user} is wanted: give --password-file, or set SEALED_ORDERS_MAIL_PASSWORD.',
    said: '{said}',
    sealed: 'The rest of this file is sealed. Name the game it belongs to with --game GAME.',
    'set-and-file': 'Give the note with --set or with --file, not with both.',
    'kind-twice': 'Both {one} and {other} say what game it is. Give one of them.',
    'take-or-decline': 'Say either --take or --decline.',
    'too-large/secret': 'The text is longer than a passphrase or password can be. Send one line.',
    'two-of-a-name':
      '{path} has the same name as {first}, and would share its folders. Give one of them another name.',
    'which-dice': 'Which dice? Give --dice same, or --dice new.',
    'which-number': '«{text}» is no number. Give --turns 120 or --turn 3, for example.',
    'which-turn/number': '«{text}» is no number of a turn. Give --turn 7, for example.',
    'wrong-ruleset/choice': 'There are no rules {id}. Choose one of: {ids}.',
  },
});
export const unreadable: typeof commandLineRefusals.unreadable = commandLineRefusals.unreadable;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof commandLineRefusals> {}
}

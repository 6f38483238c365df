import type { CodesIn } from './refusalTable.ts';
import { refusalTable } from './refusalTable.ts';

/** What the kernel refuses in files and plans, whatever the game. */
export const kernelRefusals = refusalTable({
  unreadable: {
    damaged:
      'This file was damaged on its way: its contents do not match its digest. Ask for it to be sent again, as an attachment that nobody edits.',
    'damaged/converted': {
      text: 'This file was changed on its way: a program treated it as text and changed line ends or letters. Ask for it to be sent again in a .zip file, or download it again without opening it in another program.',
      toGm: 'This file was changed on its way: a program treated it as text and changed line ends or letters. Ask its sender for it again, in a .zip file.',
    },
    'damaged/sign-up': {
      text: 'This form to sign up with was changed on its way. Make it again, and mail it as an attachment that nobody edits.',
      toGm: 'This form to sign up with was changed on its way, or after it was signed. Ask its sender to make it again, and to mail it as an attachment that nobody edits.',
    },
    'doubled-order': 'Two orders carry the same reference {ref}.',
    'json-syntax': 'Line {line}, column {column}: {why}.',
    'json-too-large': 'This file is far larger than any that is written by hand. Choose another file.',
    'line-not-read':
      'The line «{line}» of the order sheet cannot be read at column {column}: {fault} Mend it, or empty it; until then it gives no orders.',
    'line-not-read/unknown':
      'The order sheet has no line «{line}» any more: empty it, or write it elsewhere.',
    'newer-program':
      'This file was made by a newer version of Sealed Orders. Update the program, then open it again.',
    'no-such-choice': 'There is no {name} «{value}». Choose one of: {choices}.',
    'no-such-field': 'A new game has no option «{name}». Choose among {names}.',
    'no-such-kind-of-game': 'There is no new game of kind «{kind}». Choose one of: {kinds}.',
    'not-ours': {
      text: 'This is not a file of Sealed Orders. Choose the .new file that your game master sent, or a saved .orders file.',
      toGm: 'This is not a file of Sealed Orders. Ignore it, or ask its sender for the .orders file that Save turn makes.',
    },
    'not-ours/sign-up':
      'This is no form to sign up with. Ask its sender for the .signup file that «Sign up» on the start-up menu makes.',
    'not-a-sheet': 'This is not a battle sheet: choose the text that was saved as one.',
    'not-your-part': 'Orders for «{scope}» count only from {player}, who holds it. This one will not count.',
    'not-an-answer':
      'This is not a valid answer to question {number}. Answer it again, and save the answers again.',
    'other-battle': 'This is of another battle or turn: use what belongs to the battle that is asked about.',
    'only-answers':
      'This plan holds an order that can only answer a question in the middle of a turn. Remove it, and save the orders again.',
    'sheet-too-long':
      'This is far longer than the sheet of any battle: choose the text that was saved as one.',
    'too-many-orders': 'A plan has at most {most} orders; this one has {orders}. Remove some of them.',
    truncated:
      'This file is cut short: the end is missing. Save the attachment again, or ask for it to be sent again.',
    'unexpected-value': 'At {path}: expected {expected}.',
    'unknown-kind':
      'This file is of the kind «{kind}», which this program does not know. Update the program, or ask for the file again.',
    'unknown-kind/sign-up': {
      text: 'This is a form to sign up with for a new game. Mail it to the game master who begins that game: it is not opened here.',
      toGm: 'This is a form to sign up with, not orders. Take it in when you begin a new game, or with «gm sign-up».',
    },
    'unknown-order':
      'This file holds an order of a kind that this program does not know. Update the program.',
    'upgrade-damaged': 'This upgrade is cut short. Download the file again, or ask its maker.',
    'upgrade-empty': 'This upgrade is empty. Ask its maker for the whole file.',
    'upgrade-newer':
      'This upgrade was made for a newer version of Sealed Orders. Update the program, then open it again.',
    'upgrade-opening':
      'This upgrade does not begin as it should: its first line must be «Sealed Orders upgrade 1» and nothing more.',
  },
});
export const unreadable: typeof kernelRefusals.unreadable = kernelRefusals.unreadable;

declare module './problem.ts' {
  interface ProblemCodes extends CodesIn<typeof kernelRefusals> {}
}

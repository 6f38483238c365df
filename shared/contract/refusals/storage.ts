import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';

/** What goes wrong with files, folders, keys and games on a disk. */
export const storageRefusals = refusalTable({
  unreadable: {
    'already-there': '{path} already exists. Choose another name for the new game.',
    'already-there/file': '{path} already exists and is something else. Choose another name.',
    'damaged-game':
      '{path} is damaged ({fault}). Restore your last copy of it; orders received since can be imported again.',
    'damaged-game/part':
      'A part of this game cannot be read ({part}). Restore your last copy of it; orders received since can be imported again.',
    'disk-full': 'The disk is full: {path} was not changed. Make room and try again.',
    'disk-full/file':
      'The disk is full: {path} was not written, and the old file is untouched. Make room and try again.',
    'file-held':
      '{path} is in use by another program, such as a virus scanner or a backup. Close it there, or wait, and try again.',
    'file-trouble': 'The system could not read or write {path} ({code}). Check the disk and try again.',
    'folder-gone':
      'The library folder {path} is no longer there: it was moved, deleted, or its disk is not connected. Put it back and reload, or start the program with another library. Nothing was changed.',
    'folder-trouble':
      'The folder {path} cannot be read or changed ({code}). Look at its permissions, or choose another library folder.',
    'game-in-use': '{path} is being written by another program. Wait until it has finished, then try again.',
    'keys-in-keyring':
      'Your private keys for this game are kept by the desktop program. Open the turn there, or open the first results file of the game again here.',
    'keys-need-passphrase':
      'Your private keys for this game are protected by a passphrase. Start the program with it in the variable SEALED_ORDERS_PASSPHRASE.',
    'keys-unreadable':
      'Your private keys for this game are damaged or belong to another user of this computer. Open the first results file of the game again to restore them.',
    'newer-program/game':
      '{path} was written by a newer version of Sealed Orders. Update the program, then open it again.',
    'no-handles':
      'Too many files are open, so {path} could not be opened. Close other programs and try again.',
    'no-sqlite':
      'The part of the program that reads games (SQLite) cannot be loaded. Install Sealed Orders again.',
    'no-such-file': 'There is no {path}. Check the name and the folder.',
    'not-a-file': '{path} is not a file. Name the file itself.',
    'not-a-file/folder': '{path} is a folder. Name the file itself.',
    'not-a-folder': 'Part of the path {path} is a file, not a folder. Check the path.',
    'not-a-game': '{path} is not a game of the game master. Name the .game file that «gm new» made.',
    'not-allowed': 'You may not read and write {path}, or its folder. Change their permissions.',
    'not-allowed/file': 'You may not read or write {path}. Change its permissions, or choose another folder.',
    'not-allowed/read-only': '{path} is on a disk that cannot be written. Choose another folder.',
    'too-large/file': '{path} is far larger than any file of Sealed Orders. Choose another file.',
    'wrong-passphrase':
      'The passphrase does not open your private keys for this game. Start again with the right one in SEALED_ORDERS_PASSPHRASE.',
  },
});
export const unreadable: typeof storageRefusals.unreadable = storageRefusals.unreadable;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof storageRefusals> {}
}

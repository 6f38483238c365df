import { join } from 'node:path';
import type { TurnKey } from '#contract/keys.ts';
import { padded } from '#kernel/ids.ts';

/** Where everything lies in a library folder. */

const practicePrefix = 'practice-';
/** What was forgotten waits here for a hand to fetch it back. */
export const forgottenFolder = 'forgotten';
export const ordersFolder = 'orders';
/** In the folder of orders: every file of orders that was saved or opened, each under its number. */
export const savesFolder = 'saves';
export const keysFile = 'keys';

// Windows keeps these names for devices, whatever comes behind a dot, and drops a dot at the end.
const unusable = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)|\.$/;

/** The name of a game or seat as a folder name. */
export const folderName = (name: string): string => (unusable.test(name) ? `${name}_` : name);
const fromFolder = (folder: string): string => folder.replace(/_$/, '');

/** Practice games for learning are named by this letter, others by another. */
const tutorialLetter = 't';
export const isTutorial = ({ game, practice }: Pick<SeatPlace, 'game' | 'practice'>): boolean =>
  practice && game.startsWith(tutorialLetter);
/** The name of a practice game, by a number below 1296. */
export const practiceName = (number: number, tutorial: boolean): string =>
  `${tutorial ? tutorialLetter : 'p'}${number.toString(36).padStart(2, '0')}`;

export const practiceFolder = (game: string): string => `${practicePrefix}${game}`;

/** The game master's file of a practice game, in its folder. */
export const gameFile = (game: string): string => `${game}.game`;

/** What the name of a folder in the library says; whether it is a game's, its turns must tell. */
export function gameOfFolder(folder: string): { readonly game: string; readonly practice: boolean } {
  return folder.startsWith(practicePrefix)
    ? { game: folder.slice(practicePrefix.length), practice: true }
    : { game: fromFolder(folder), practice: false };
}
export const seatOfFolder = fromFolder;

const turnName = /^turn-([0-9]{4})(?:-([0-9a-f]{8}))?\.new$/;

/** `turn-0003.new`; a further file for the same turn lies beside it as `turn-0003-<start of its digest>.new`. */
export const turnFile = (turn: number, digest?: string): string =>
  digest === undefined ? `turn-${padded(turn, 4)}.new` : `turn-${padded(turn, 4)}-${digest.slice(0, 8)}.new`;

/** The turn that a file name of ours stands for. */
export function turnOfFile(name: string): number | undefined {
  const turn = turnName.exec(name)?.[1];
  return turn === undefined ? undefined : Number(turn);
}

/** Holds the digest of the file to play from, when it is not the first that came. */
export const choiceFile = (turn: number): string => `turn-${padded(turn, 4)}.chosen`;
export const planFile = (turn: number): string => `plan-${padded(turn, 4)}.json`;
/** The plan that opening an orders file replaced. */
export const replacedPlanFile = (turn: number): string => `plan-${padded(turn, 4)}-replaced.json`;
/** A plan that could not be read, out of the way. */
export const brokenPlanFile = (turn: number): string => `plan-${padded(turn, 4)}-unreadable.json`;

/** A file of orders as it is kept for good: by its number, 0 where it has none, and the start of its digest. */
export const saveFile = (name: string, saves: number, digest: string): string =>
  `${stemOf(name)}${padded(saves, 4)}-${digest.slice(0, 8)}.orders`;

/** The highest number among files of orders that are kept, and whether one of this digest is; of those that go by `name`. */
export function savesAmong(
  names: readonly string[],
  name: string,
): { readonly highest: number; has(digest: string): boolean } {
  const rest = names
    .filter((one) => one.startsWith(stemOf(name)))
    .map((one) => one.slice(stemOf(name).length));
  return {
    highest: Math.max(0, ...rest.map((one) => Number(/^([0-9]+)-/.exec(one)?.[1] ?? 0))),
    has: (digest) => rest.some((one) => one.endsWith(`-${digest.slice(0, 8)}.orders`)),
  };
}
const stemOf = (name: string): string => `${name.replace(/\.orders$/, '')}-save-`;

/** What the player asks of the game master with the orders of a turn; it goes where the plan goes. */
export const requestsFile = (turn: number): string => `plan-${padded(turn, 4)}-requests.json`;
export const brokenRequestsFile = (turn: number): string =>
  `plan-${padded(turn, 4)}-requests-unreadable.json`;

/** What players wrote for themselves, over all turns. */
export const notebookFile = 'notebook.json';
export const brokenNotebookFile = 'notebook-unreadable.json';

/** How the seat's orders are sent, and when they were. */
export const sendingFile = 'sending.json';
export const brokenSendingFile = 'sending-unreadable.json';
/** A mail server's password, closed by the system's keyring. */
export const passwordFile = 'mail-password';
/** The same of a game master's game: of the mailbox that orders come to, and of the server that results go out by. */
export const boxPasswordFile = 'mailbox-password';
export const serverPasswordFile = 'mail-password';

/** What a seat's folder holds besides its turns, and no password: it goes with the last of them. */
export const filesOfSeat: readonly string[] = [
  keysFile,
  notebookFile,
  brokenNotebookFile,
  sendingFile,
  brokenSendingFile,
];

/** Every file of a turn, by the file names of its folder. */
export const filesOfTurn = (turn: number, names: readonly string[]): readonly string[] =>
  names.filter(
    (name) => name.startsWith(`turn-${padded(turn, 4)}`) || name.startsWith(`plan-${padded(turn, 4)}`),
  );

/** Where one seat's files lie. */
export interface SeatPlace {
  readonly game: string;
  readonly seat: string;
  readonly practice: boolean;
  readonly folder: string;
}

export function seatPlace(root: string, { game, seat }: Omit<TurnKey, 'turn'>, practice: boolean): SeatPlace {
  const home = practice ? practiceFolder(game) : folderName(game);
  return { game, seat, practice, folder: join(root, home, folderName(seat)) };
}

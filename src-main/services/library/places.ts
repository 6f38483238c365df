import { join } from 'node:path';
import type { TurnKey } from '#contract/keys.ts';
import { digest } from '#kernel/codec/digest.ts';
import { padded } from '#kernel/words/ids.ts';

const practicePrefix = 'practice-';
/** Forgotten turns are moved here, from where the player can move them back. */
export const forgottenFolder = 'forgotten';
export const ordersFolder = 'orders';
/** In the folder of orders: every orders file that was saved or opened, by its number. */
export const savesFolder = 'saves';
/** In a seat’s folder: the maps that other players have shared with it. */
export const mapsFolder = 'maps';
export const keysFile = 'keys';
/** In the library’s folder: the books that its games go by. */
export const booksFolder = 'books';
export const bookFile = (book: string): string => `${book}.book`;

// Windows reserves these names for devices, with any ending, and drops a dot at the end of a name.
const unusable = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)|\.$/;

/** The folder name for a game or seat. */
export const folderName = (name: string): string => (unusable.test(name) ? `${name}_` : name);
const fromFolder = (folder: string): string => folder.replace(/_$/, '');

/** The names of tutorial games begin with this letter, those of other practice games with another. */
const tutorialLetter = 't';
export const isTutorial = ({ game, practice }: Pick<SeatPlace, 'game' | 'practice'>): boolean =>
  practice && game.startsWith(tutorialLetter);
/** The name of a practice game, from a number below 1296. */
export const practiceName = (number: number, tutorial: boolean): string =>
  `${tutorial ? tutorialLetter : 'p'}${number.toString(36).padStart(2, '0')}`;

export const practiceFolder = (game: string): string => `${practicePrefix}${game}`;

/** The game master's file of a practice game, in its folder. */
export const gameFile = (game: string): string => `${game}.game`;

/** The game that a folder name in the library stands for; whether it is one, its turns must show. */
export function gameOfFolder(folder: string): { readonly game: string; readonly practice: boolean } {
  return folder.startsWith(practicePrefix)
    ? { game: folder.slice(practicePrefix.length), practice: true }
    : { game: fromFolder(folder), practice: false };
}
export const seatOfFolder = fromFolder;

const turnName = /^turn-([0-9]{4})(?:-([0-9a-f]{8}))?\.new$/;

/** `turn-0003.new`; another file for the same turn is `turn-0003-<start of its digest>.new`. */
export const turnFile = (turn: number, digest?: string): string =>
  digest === undefined ? `turn-${padded(turn, 4)}.new` : `turn-${padded(turn, 4)}-${digest.slice(0, 8)}.new`;

/** The turn in a results file's name. */
export function turnOfFile(name: string): number | undefined {
  const turn = turnName.exec(name)?.[1];
  return turn === undefined ? undefined : Number(turn);
}

/** Holds the digest of the results file to play from, if it is not the first that came. */
export const choiceFile = (turn: number): string => `turn-${padded(turn, 4)}.chosen`;
export const planFile = (turn: number): string => `plan-${padded(turn, 4)}.json`;
/** The plan that opening an orders file replaced. */
export const replacedPlanFile = (turn: number): string => `plan-${padded(turn, 4)}-replaced.json`;
/** Where an unreadable plan is moved. */
export const brokenPlanFile = (turn: number): string => `plan-${padded(turn, 4)}-unreadable.json`;

/**
 * The name under which an orders file is kept for good: with its number (0 if it has none) and the start of
 * its digest.
 */
export const saveFile = (name: string, saves: number, digest: string): string =>
  `${stemOf(name)}${padded(saves, 4)}-${digest.slice(0, 8)}.orders`;

/**
 * The highest number among the saved orders files that belong to `name`, and whether one with this digest is
 * among them.
 */
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

/** The questions that the game master asks in a turn, by the seat's own count of them: `turn-0003-02.questions`. */
export const questionsFile = (turn: number, count: number): string =>
  `turn-${padded(turn, 4)}-${padded(count, 2)}.questions`;
/** The count in the name of a questions file of this turn. */
function questionsCount(name: string, turn: number): number | undefined {
  const count = /^turn-[0-9]{4}-([0-9]{2,5})\.questions$/.exec(name)?.[1];
  return count !== undefined && name === questionsFile(turn, Number(count)) ? Number(count) : undefined;
}

/** The counts of a turn’s questions files among these, from the first on. */
export const questionsCounts = (names: readonly string[], turn: number): readonly number[] =>
  names.flatMap((name) => questionsCount(name, turn) ?? []).sort((a, b) => a - b);

/** The player's answers to the newest of them; its name begins like the plan's. */
export const answersFile = (turn: number): string => `plan-${padded(turn, 4)}-answers.json`;
export const brokenAnswersFile = (turn: number): string => `plan-${padded(turn, 4)}-answers-unreadable.json`;
/** The name under which an answers file is kept for good. */
export const answersCopy = (name: string, bytes: Uint8Array): string =>
  `${name.replace(/\.answers$/, '')}-save-${digest(bytes).slice(0, 8)}.answers`;

/** The player's requests to the game master with the orders of a turn; its name begins like the plan's. */
export const requestsFile = (turn: number): string => `plan-${padded(turn, 4)}-requests.json`;
export const brokenRequestsFile = (turn: number): string =>
  `plan-${padded(turn, 4)}-requests-unreadable.json`;

/** Other plans for the turn, which the player tries; its name begins like the plan's. */
export const alternativesFile = (turn: number): string => `plan-${padded(turn, 4)}-alternatives.json`;
export const brokenAlternativesFile = (turn: number): string =>
  `plan-${padded(turn, 4)}-alternatives-unreadable.json`;

/** The player's private notes, over all turns. */
export const notebookFile = 'notebook.json';
export const brokenNotebookFile = 'notebook-unreadable.json';

/** Who plays the seat at this screen, where several play one after another. */
export const tableFile = 'table.json';

/** How the seat's orders are sent, and when they were. */
export const sendingFile = 'sending.json';
export const brokenSendingFile = 'sending-unreadable.json';
/** A mail server's password, encrypted by the system's keyring. */
export const passwordFile = 'mail-password';
/** The same for a game master's game: passwords of its mailbox and of its server for letters. */
export const boxPasswordFile = 'mailbox-password';
export const serverPasswordFile = 'mail-password';

/**
 * The files of a seat's folder besides its turns, without the password; they are removed with the last turn.
 */
export const filesOfSeat: readonly string[] = [
  keysFile,
  notebookFile,
  brokenNotebookFile,
  sendingFile,
  brokenSendingFile,
  tableFile,
];

/** Every file of a turn among the names in its folder. */
export const filesOfTurn = (turn: number, names: readonly string[]): readonly string[] =>
  names.filter(
    (name) => name.startsWith(`turn-${padded(turn, 4)}`) || name.startsWith(`plan-${padded(turn, 4)}`),
  );

/** Where one seat's files are. */
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

/** The name under which a shared map is kept: by its turn, its sender and the start of its digest. */
export const mapFile = (turn: number, by: string, digest: string): string =>
  `turn-${padded(turn, 4)}-${by}-${digest.slice(0, 8)}.map`;

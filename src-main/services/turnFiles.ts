import { digest } from '#kernel/codec/digest.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { OrdersBody, ResultsBody } from '#kernel/files/bodies.ts';
import { ordersBody, resultsBody } from '#kernel/files/bodies.ts';
import type { AnswersBody, QuestionsBody } from '#kernel/files/questionBodies.ts';
import { answersBody, questionsBody } from '#kernel/files/questionBodies.ts';
import type { SharedMapBody } from '#kernel/files/sharedMap.ts';
import { sharedMapBody } from '#kernel/files/sharedMap.ts';
import type { FileHeader, FileKind, SeenFile } from '#kernel/files/envelope.ts';
import { headBytes, joinFile, seenFile } from '#kernel/files/envelope.ts';
import { defined } from '#kernel/words/defined.ts';
import { padded } from '#kernel/words/ids.ts';
import type { Closing, Sealing } from '../ports/sealing.ts';

/** Most bytes of a whole file, and of its text when unpacked. */
export const largest = {
  results: { file: 32_000_000, text: 32_000_000 },
  orders: { file: 4_000_000, text: 16_000_000 },
  questions: { file: 32_000_000, text: 32_000_000 },
  answers: { file: 1_000_000, text: 4_000_000 },
  map: { file: 16_000_000, text: 32_000_000 },
} as const;
/** Most bytes of any turn file: a host need not read more before it knows the kind. */
export const largestFile = largest.results.file;

/** Bytes, with what was learnt of them before. */
export interface SeenBytes {
  readonly bytes: Uint8Array;
  readonly seen?: SeenFile;
}

/** What is known of bytes; what was learnt of others counts for nothing. */
export const seenIn = ({ bytes, seen }: SeenBytes): SeenFile =>
  seen?.bytes === bytes ? seen : seenFile(bytes);

/** The bytes of a file, or what is known of them. */
export type FileGiven = Uint8Array | SeenFile;

export const seenOf = (given: FileGiven): SeenFile => (given instanceof Uint8Array ? seenFile(given) : given);

const says = (bytes: Uint8Array, kind: FileKind): boolean => {
  const opening = `Sealed Orders ${kind} `;
  return new TextDecoder('latin1').decode(bytes.subarray(0, opening.length)) === opening;
};

/** Whether the content says it is an orders file, whatever its name. */
export const isOrders = (bytes: Uint8Array): boolean => says(bytes, 'orders');
/** Whether the content says it is an answers file, whatever its name. */
export const isAnswers = (bytes: Uint8Array): boolean => says(bytes, 'answers');

/** The seat and turn of a file: for results and orders alike, the current turn. */
export type FileMark = Pick<FileHeader, 'game' | 'ruleset' | 'edition' | 'turn' | 'seat'>;

/** The name under which a file is mailed: `gw9N02-north.new`. */
export const fileName = (
  { game, turn, seat }: Pick<FileMark, 'game' | 'turn' | 'seat'>,
  kind: 'results' | 'orders',
): string => `${game}N${padded(turn, 2)}-${seat}${kind === 'results' ? '.new' : '.orders'}`;

/** The name of a questions file or of the answers to them; `count`: how many such files the seat has had in this turn. */
export const askedName = (
  { game, turn, seat }: Pick<FileMark, 'game' | 'turn' | 'seat'>,
  kind: 'questions' | 'answers',
  count: number,
): string => `${game}N${padded(turn, 2)}-${seat}-${count}.${kind}`;

/** The name of a map that a seat shares. */
export const mapName = ({ game, turn, seat }: Pick<FileMark, 'game' | 'turn' | 'seat'>): string =>
  `${game}N${padded(turn, 2)}-${seat}.map`;

/** The name of a results file for a stand-in. */
export const standInName = (name: string): string => name.replace(/\.new$/, '-stand-in.new');

/** The name of a results file for a further player of a seat. */
export const fellowName = (name: string, number: number): string =>
  name.replace(/\.new$/, `-player-${number}.new`);

/**
 * Seals the results of one seat. An invitation contains the seat's keys, and is open or protected by a
 * passphrase.
 */
export function makeResultsFile(
  sealing: Sealing,
  mark: FileMark,
  body: ResultsBody,
  keys: { readonly signKey: string; readonly closing: Closing },
): Promise<Uint8Array> {
  return makeFile(sealing, 'results', mark, resultsBody.make(body), keys);
}

/**
 * Signs the orders of one seat and seals them for the game master and, with `copyTo`, for the seat's own key.
 */
export function makeOrdersFile(
  sealing: Sealing,
  mark: FileMark,
  body: OrdersBody,
  keys: { readonly signKey: string; readonly recipient: string; readonly copyTo?: string },
): Promise<Uint8Array> {
  const { recipient, copyTo } = keys;
  const closing: Closing =
    copyTo === undefined ? { kind: 'age', recipient } : { kind: 'age', recipient, copyTo };
  return makeFile(sealing, 'orders', mark, ordersBody.make(body), { signKey: keys.signKey, closing });
}

/** Seals questions for the player of the seat they are put to, and with `copyTo` for whoever stands in; signed by the game master. */
export const makeQuestionsFile = (
  sealing: Sealing,
  mark: FileMark,
  body: QuestionsBody,
  {
    signKey,
    recipient,
    copyTo,
  }: { readonly signKey: string; readonly recipient: string; readonly copyTo?: string },
): Promise<Uint8Array> =>
  makeFile(sealing, 'questions', mark, questionsBody.make(body), {
    signKey,
    closing: { kind: 'age', recipient, ...defined({ copyTo }) },
  });

/** Signs a seat's answers and seals them for the game master, and for the seat itself. */
export const makeAnswersFile = (
  sealing: Sealing,
  mark: FileMark,
  body: AnswersBody,
  {
    signKey,
    recipient,
    copyTo,
  }: { readonly signKey: string; readonly recipient: string; readonly copyTo: string },
): Promise<Uint8Array> =>
  makeFile(sealing, 'answers', mark, answersBody.make(body), {
    signKey,
    closing: { kind: 'age', recipient, copyTo },
  });

/** Signs what a seat shares of its map. It is sealed to nobody: whoever has the file can read it. */
export const makeMapFile = (
  sealing: Sealing,
  mark: FileMark,
  body: SharedMapBody,
  signKey: string,
): Promise<Uint8Array> =>
  makeFile(sealing, 'map', mark, sharedMapBody.make(body), { signKey, closing: { kind: 'open' } });

async function makeFile(
  sealing: Sealing,
  kind: FileKind,
  mark: FileMark,
  body: unknown,
  keys: { readonly signKey: string; readonly closing: Closing },
): Promise<Uint8Array> {
  const closed = await sealing.close(sealing.pack(stableText(body)), keys.closing);
  const { game, ruleset, edition, turn, seat } = mark;
  const open = {
    game,
    ruleset,
    edition,
    turn,
    seat,
    sealed: keys.closing.kind,
    length: closed.length,
    digest: digest(closed),
  };
  const head = headBytes(kind, open);
  return joinFile(head, sealing.sign(head, keys.signKey), closed);
}

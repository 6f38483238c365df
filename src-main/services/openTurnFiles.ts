import type { Codec } from '#kernel/codec/codec.ts';
import type { OrdersBody, ResultsBody } from '#kernel/files/bodies.ts';
import { ordersBody, resultsBody } from '#kernel/files/bodies.ts';
import type { AnswersBody, QuestionsBody } from '#kernel/files/questionBodies.ts';
import { answersBody, questionsBody } from '#kernel/files/questionBodies.ts';
import type { SharedMapBody } from '#kernel/files/sharedMap.ts';
import { sharedMapBody } from '#kernel/files/sharedMap.ts';
import type { FileHeader, FileKind, FileParts } from '#kernel/files/envelope.ts';
import { plainJson } from '#kernel/codec/plainJson.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Opening, Sealing } from '../ports/sealing.ts';
import type { Outcome } from '../ports/outcome.ts';
import { unreadable } from '#contract/refusals/library.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { FileGiven } from './turnFiles.ts';
import { largest, largestFile, seenOf } from './turnFiles.ts';

/** An opened file with a valid signature. */
export interface OpenedFile<B> {
  readonly header: FileHeader;
  readonly body: B;
}

/** What is known when a player opens a results file. */
export interface ResultsReader {
  readonly opening: Opening;
  /** The game master's public signing key, if known from the invitation. */
  readonly gmSign?: string;
  readonly game?: string;
  readonly seat?: SeatId;
  /** The current edition of a ruleset; undefined for a ruleset this program does not have. */
  edition(ruleset: string): Promise<number | undefined> | number | undefined;
}

/** Opens a results file, or says what is wrong with it and what to do. Never throws, whatever the bytes. */
export async function openResultsFile(
  sealing: Sealing,
  file: FileGiven,
  reader: ResultsReader,
): Promise<Outcome<OpenedFile<ResultsBody>>> {
  const read = partsOf(file, 'results');
  if (!read.ok) return read;
  const { header, head, signature } = read.value;
  const stranger = strangerTo(header, await reader.edition(header.ruleset)) ?? elsewhere(header, reader);
  if (stranger !== undefined) return bad([stranger]);
  const { gmSign } = reader;
  const known = gmSign === undefined ? undefined : sealing.verify(head, signature, gmSign);
  const body = await openBody(sealing, read.value, resultsBody, reader.opening);
  if (known === false) {
    const other = body.ok && sealing.verify(head, signature, body.value.gm.sign);
    return bad([unreadable(other ? 'not-signed-by-gm' : 'changed-after-signing')]);
  }
  if (!body.ok) return body;
  if (known !== true && !sealing.verify(head, signature, body.value.gm.sign))
    return bad([unreadable('changed-after-signing')]);
  return good({ header, body: body.value });
}

/** What is known when a player opens a questions file: of this seat, and from this game master. */
export type QuestionsReader = Omit<ResultsReader, 'gmSign'> & { readonly gmSign: string };

/** Opens a questions file, or says what is wrong with it and what to do. Never throws, whatever the bytes. */
export async function openQuestionsFile(
  sealing: Sealing,
  file: FileGiven,
  reader: QuestionsReader,
): Promise<Outcome<OpenedFile<QuestionsBody>>> {
  const read = partsOf(file, 'questions');
  if (!read.ok) return read;
  const { header, head, signature } = read.value;
  const stranger = strangerTo(header, await reader.edition(header.ruleset)) ?? elsewhere(header, reader);
  if (stranger !== undefined) return bad([stranger]);
  if (!sealing.verify(head, signature, reader.gmSign)) return bad([unreadable('changed-after-signing')]);
  if (header.sealed !== 'age') return bad([unreadable('not-sealed/questions')]);
  const body = await openBody(sealing, read.value, questionsBody, reader.opening);
  return body.ok ? good({ header, body: body.value }) : body;
}

/** What is known when a game master opens an orders file. */
export interface OrdersReader {
  readonly game: string;
  readonly ruleset: string;
  readonly edition: number;
  readonly turn: number;
  /** Public signing keys of a seat, the current one first; undefined for an unknown seat. */
  signKeys(seat: SeatId): readonly string[] | undefined;
  /** Every seat, to find the real signer of a file. */
  readonly seats: readonly SeatId[];
  /** The game master's private sealing keys, the current one first. */
  readonly seal: readonly string[];
}

/**
 * Checks the open part of an orders file or answers: that it is complete, for this game and turn, correctly signed and
 * sealed; or says what is wrong. Never throws.
 */
export function checkOrdersFile(
  sealing: Sealing,
  file: FileGiven,
  reader: Omit<OrdersReader, 'seal'>,
  kind: 'orders' | 'answers' = 'orders',
): Outcome<FileParts> {
  const read = partsOf(file, kind);
  if (!read.ok) return read;
  const { header } = read.value;
  const edition = header.ruleset === reader.ruleset ? reader.edition : undefined;
  const stranger = strangerTo(header, edition) ?? elsewhere(header, { game: reader.game });
  if (stranger !== undefined) return bad([stranger]);
  const forged = wrongSigner(sealing, read.value, reader);
  if (forged !== undefined) return bad([forged]);
  if (header.turn < reader.turn)
    return bad([unreadable('older-turn', { turn: header.turn, now: reader.turn })]);
  if (header.turn > reader.turn)
    return bad([unreadable('later-turn', { turn: header.turn, now: reader.turn })]);
  return header.sealed === 'age' ? read : bad([unreadable('not-sealed')]);
}

/** Reads the sealed part of an orders file whose open part is valid, with one of these private keys. Never throws. */
export const readOrdersFile = (
  sealing: Sealing,
  parts: FileParts,
  seal: readonly string[],
): Promise<Outcome<OrdersBody>> => openBody(sealing, parts, ordersBody, { seal });

/** Reads the sealed part of an answers file, as `readOrdersFile` does. */
export const readAnswersFile = (
  sealing: Sealing,
  parts: FileParts,
  seal: readonly string[],
): Promise<Outcome<AnswersBody>> => openBody(sealing, parts, answersBody, { seal });

/** Opens an answers file, or says what is wrong with it and what to do. Never throws, whatever the bytes. */
export async function openAnswersFile(
  sealing: Sealing,
  file: FileGiven,
  reader: OrdersReader,
): Promise<Outcome<OpenedFile<AnswersBody>>> {
  const parts = checkOrdersFile(sealing, file, reader, 'answers');
  if (!parts.ok) return parts;
  const body = await readAnswersFile(sealing, parts.value, reader.seal);
  return body.ok ? good({ header: parts.value.header, body: body.value }) : body;
}

/** Opens an orders file, or says what is wrong with it and what to do. Never throws, whatever the bytes. */
export async function openOrdersFile(
  sealing: Sealing,
  file: FileGiven,
  reader: OrdersReader,
): Promise<Outcome<OpenedFile<OrdersBody>>> {
  const parts = checkOrdersFile(sealing, file, reader);
  if (!parts.ok) return parts;
  const body = await readOrdersFile(sealing, parts.value, reader.seal);
  return body.ok ? good({ header: parts.value.header, body: body.value }) : body;
}

/** Opens a map that somebody shares, signed by the key that it names; or says what is wrong with it and what to do. Never throws, whatever the bytes. */
export async function openMapFile(
  sealing: Sealing,
  file: FileGiven,
): Promise<Outcome<OpenedFile<SharedMapBody>>> {
  const read = partsOf(file, 'map');
  if (!read.ok) return read;
  const { header, head, signature } = read.value;
  if (header.sealed !== 'open') return bad([unreadable('unreadable-body/unknown')]);
  const body = await openBody(sealing, read.value, sharedMapBody, {});
  if (!body.ok) return body;
  return sealing.verify(head, signature, body.value.sign)
    ? good({ header, body: body.value })
    : bad([unreadable('changed-after-signing/map')]);
}

function wrongSigner(
  sealing: Sealing,
  { header, head, signature }: FileParts,
  reader: Omit<OrdersReader, 'seal'>,
) {
  const signs = (key: string): boolean => sealing.verify(head, signature, key);
  const keys = reader.signKeys(header.seat);
  if (keys === undefined) return unreadable('other-empire/unplayed', { seat: header.seat });
  const [today = '', ...former] = keys;
  if (signs(today)) return undefined;
  if (former.some(signs)) return unreadable('not-signed-by-seat/old-key', { seat: header.seat });
  const signer = reader.seats.find((seat) => reader.signKeys(seat)?.some(signs));
  return signer === undefined
    ? unreadable('changed-after-signing')
    : unreadable('not-signed-by-seat', { seat: header.seat, signer });
}

/** What is said of a file of this kind where another was wanted. */
const ofKind: Readonly<Record<FileKind, () => Problem>> = {
  results: () => unreadable('wrong-kind/results'),
  orders: () => unreadable('wrong-kind/orders'),
  questions: () => unreadable('wrong-kind/questions'),
  answers: () => unreadable('wrong-kind/answers'),
  map: () => unreadable('wrong-kind/map'),
};

function partsOf(file: FileGiven, wanted: FileKind): Outcome<FileParts> {
  const seen = seenOf(file);
  const { bytes } = seen;
  if (bytes.length > largestFile) return bad([unreadable('too-large')]);
  const read = seen.parts;
  if (!read.ok) return read;
  if (read.value.kind !== wanted) return bad([ofKind[read.value.kind]()]);
  return bytes.length > largest[wanted].file ? bad([unreadable('too-large')]) : read;
}

function strangerTo({ ruleset, edition }: FileHeader, mine: number | undefined) {
  if (mine === undefined) return unreadable('wrong-ruleset', { ruleset });
  if (edition > mine) return unreadable('newer-program/rules', { ruleset });
  return edition < mine ? unreadable('older-program', { ruleset }) : undefined;
}

function elsewhere({ game, seat }: FileHeader, expected: { readonly game?: string; readonly seat?: SeatId }) {
  if (expected.game !== undefined && expected.game !== game)
    return unreadable('other-game', { game, wanted: expected.game });
  return expected.seat !== undefined && expected.seat !== seat
    ? unreadable('other-empire', { seat, wanted: expected.seat })
    : undefined;
}

async function openBody<B>(
  sealing: Sealing,
  parts: FileParts,
  codec: Codec<B>,
  opening: Opening,
): Promise<Outcome<B>> {
  const { header, body, kind } = parts;
  const packed = header.sealed === 'open' ? body : await sealing.open(body, openingFor(header, opening));
  if (packed === undefined) return bad([notUnsealed(header, kind)]);
  const text = sealing.unpack(packed, largest[kind].text);
  if (!text.ok)
    return bad([unreadable(text.fault === 'too-large' ? 'too-large' : 'unreadable-body/unknown')]);
  const raw = plainJson(text.value);
  const read = raw === undefined ? bad([]) : codec.parse(raw);
  return read.ok ? read : bad([unreadable('unreadable-body/unknown'), ...read.fault]);
}

function notUnsealed({ sealed }: FileHeader, kind: FileKind): Problem {
  if (sealed === 'passphrase') return unreadable('cannot-unseal/passphrase');
  return unreadable(kind === 'orders' || kind === 'answers' ? 'cannot-unseal' : 'cannot-unseal/results');
}

/** Trying a passphrase takes a second, so it is tried only if the file needs one. */
const openingFor = ({ sealed }: FileHeader, { seal = [], phrase }: Opening): Opening =>
  sealed === 'age' ? { seal } : defined({ phrase });

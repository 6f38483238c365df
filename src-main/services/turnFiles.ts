import { digest } from '#kernel/codec/digest.ts';
import type { Codec } from '#kernel/codec/codec.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { OrdersBody, ResultsBody } from '#kernel/files/bodies.ts';
import { ordersBody, resultsBody } from '#kernel/files/bodies.ts';
import type { FileHeader, FileKind, FileParts } from '#kernel/files/envelope.ts';
import { headBytes, joinFile, splitFile } from '#kernel/files/envelope.ts';
import { plainJson } from '#kernel/files/plainJson.ts';
import type { SeatId } from '#kernel/ids.ts';
import { padded } from '#kernel/ids.ts';
import { bad, good } from '#kernel/result.ts';
import type { Closing, Opening, Sealing } from '../ports/sealing.ts';
import type { Outcome } from '../ports/outcome.ts';
import { refusal } from './refusals.ts';

/** Most bytes of a whole file, and of its text when unpacked. */
const largest = {
  results: { file: 32_000_000, text: 32_000_000 },
  orders: { file: 4_000_000, text: 16_000_000 },
} as const;
/** Most bytes of any turn file: a host need not read more before it knows the kind. */
export const largestFile = largest.results.file;

/** Whether the content says it is an orders file, whatever its name. */
export const isOrders = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 21)) === 'Sealed Orders orders ';

/** The seat and turn of a file: for results and orders alike, the turn that is being ordered. */
export type FileMark = Pick<FileHeader, 'game' | 'ruleset' | 'edition' | 'turn' | 'seat'>;

/** The name under which a file is mailed: `gw9N02-klingon-empire.new` (GE 7268). */
export const fileName = (
  { game, turn, seat }: Pick<FileMark, 'game' | 'turn' | 'seat'>,
  kind: FileKind,
): string => `${game}N${padded(turn, 2)}-${seat}${kind === 'results' ? '.new' : '.orders'}`;

/** The name of a results file for a stand-in. */
export const standInName = (name: string): string => name.replace(/\.new$/, '-stand-in.new');

/** An opened file with a valid signature. */
export interface OpenedFile<B> {
  readonly header: FileHeader;
  readonly body: B;
}

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

/** What is known when a player opens a results file. */
export interface ResultsReader {
  readonly opening: Opening;
  /** The game master's public signing key, if known from the invitation. */
  readonly gmSign?: string;
  readonly game?: string;
  readonly seat?: SeatId;
  /** The current edition of a ruleset; undefined for a ruleset this program does not have. */
  edition(ruleset: string): number | undefined;
}

/** Opens a results file, or says what is wrong with it and what to do. Never throws, whatever the bytes. */
export async function openResultsFile(
  sealing: Sealing,
  bytes: Uint8Array,
  reader: ResultsReader,
): Promise<Outcome<OpenedFile<ResultsBody>>> {
  const read = partsOf(bytes, 'results');
  if (!read.ok) return read;
  const { header, head, signature } = read.value;
  const stranger = strangerTo(header, reader.edition(header.ruleset)) ?? elsewhere(header, reader);
  if (stranger !== undefined) return bad([stranger]);
  const { gmSign } = reader;
  const known = gmSign === undefined ? undefined : sealing.verify(head, signature, gmSign);
  const body = await openBody(sealing, read.value, resultsBody, reader.opening);
  if (known === false) {
    const other = body.ok && sealing.verify(head, signature, body.value.gm.sign);
    return bad([other ? refusal.notSignedByGm() : refusal.changedAfterSigning()]);
  }
  if (!body.ok) return body;
  if (known !== true && !sealing.verify(head, signature, body.value.gm.sign))
    return bad([refusal.changedAfterSigning()]);
  return good({ header, body: body.value });
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
 * Checks the open part of an orders file: that it is complete, for this game and turn, correctly signed and
 * sealed; or says what is wrong. Never throws.
 */
export function checkOrdersFile(
  sealing: Sealing,
  bytes: Uint8Array,
  reader: Omit<OrdersReader, 'seal'>,
): Outcome<FileParts> {
  const read = partsOf(bytes, 'orders');
  if (!read.ok) return read;
  const { header } = read.value;
  const edition = header.ruleset === reader.ruleset ? reader.edition : undefined;
  const stranger = strangerTo(header, edition) ?? elsewhere(header, { game: reader.game });
  if (stranger !== undefined) return bad([stranger]);
  const forged = wrongSigner(sealing, read.value, reader);
  if (forged !== undefined) return bad([forged]);
  if (header.turn < reader.turn) return bad([refusal.olderTurn(header.turn, reader.turn)]);
  if (header.turn > reader.turn) return bad([refusal.laterTurn(header.turn, reader.turn)]);
  return header.sealed === 'age' ? read : bad([refusal.notSealed()]);
}

/**
 * Reads the sealed part of an orders file whose open part is valid, with one of these private keys. Never
 * throws.
 */
export const readOrdersFile = (
  sealing: Sealing,
  parts: FileParts,
  seal: readonly string[],
): Promise<Outcome<OrdersBody>> => openBody(sealing, parts, ordersBody, { seal });

/** Opens an orders file, or says what is wrong with it and what to do. Never throws, whatever the bytes. */
export async function openOrdersFile(
  sealing: Sealing,
  bytes: Uint8Array,
  reader: OrdersReader,
): Promise<Outcome<OpenedFile<OrdersBody>>> {
  const parts = checkOrdersFile(sealing, bytes, reader);
  if (!parts.ok) return parts;
  const body = await readOrdersFile(sealing, parts.value, reader.seal);
  return body.ok ? good({ header: parts.value.header, body: body.value }) : body;
}

function wrongSigner(
  sealing: Sealing,
  { header, head, signature }: FileParts,
  reader: Omit<OrdersReader, 'seal'>,
) {
  const signs = (key: string): boolean => sealing.verify(head, signature, key);
  const keys = reader.signKeys(header.seat);
  if (keys === undefined) return refusal.strangerSeat(header.seat);
  const [today = '', ...former] = keys;
  if (signs(today)) return undefined;
  if (former.some(signs)) return refusal.formerKey(header.seat);
  const signer = reader.seats.find((seat) => reader.signKeys(seat)?.some(signs));
  return signer === undefined ? refusal.changedAfterSigning() : refusal.notSignedBySeat(header.seat, signer);
}

function partsOf(bytes: Uint8Array, wanted: FileKind): Outcome<FileParts> {
  if (bytes.length > largestFile) return bad([refusal.tooLarge()]);
  const read = splitFile(bytes);
  if (!read.ok) return read;
  if (read.value.kind !== wanted) return bad([refusal.wrongKind(wanted)]);
  return bytes.length > largest[wanted].file ? bad([refusal.tooLarge()]) : read;
}

function strangerTo({ ruleset, edition }: FileHeader, mine: number | undefined) {
  if (mine === undefined) return refusal.wrongRuleset(ruleset);
  if (edition > mine) return refusal.newerEdition(ruleset);
  return edition < mine ? refusal.olderEdition(ruleset) : undefined;
}

function elsewhere({ game, seat }: FileHeader, expected: { readonly game?: string; readonly seat?: SeatId }) {
  if (expected.game !== undefined && expected.game !== game) return refusal.otherGame(game, expected.game);
  return expected.seat !== undefined && expected.seat !== seat
    ? refusal.otherEmpire(seat, expected.seat)
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
  if (packed === undefined)
    return bad([header.sealed === 'passphrase' ? refusal.wrongPhrase() : refusal.cannotUnseal(kind)]);
  const text = sealing.unpack(packed, largest[kind].text);
  if (!text.ok) return bad([text.fault === 'too-large' ? refusal.tooLarge() : refusal.unreadableBody()]);
  const raw = plainJson(text.value);
  const read = raw === undefined ? bad([]) : codec.parse(raw);
  return read.ok ? read : bad([refusal.unreadableBody(), ...read.fault]);
}

/** Trying a passphrase takes a second, so it is tried only if the file needs one. */
const openingFor = ({ sealed }: FileHeader, { seal = [], phrase }: Opening): Opening =>
  sealed === 'age' ? { seal } : phrase === undefined ? {} : { phrase };

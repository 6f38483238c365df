import type { Books } from '#kernel/codec/books.ts';
import type { AnsweredFor, DueTold, ResultsProof, ResultsBody } from '#kernel/files/bodies.ts';
import { resultsBody } from '#kernel/files/bodies.ts';
import { splitFile } from '#kernel/files/envelope.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Game, Heard } from '#kernel/game/game.ts';
import type { Refusal } from '#kernel/sequence/ledger.ts';
import { defined } from '#kernel/words/defined.ts';
import { whereOf } from '#kernel/words/where.ts';
import type { GameFacts } from '../../../ports/game/facts.ts';
import type { ResultsCopy, StoredResults } from '../../../ports/game/results.ts';
import type { StandIn, StoredSeat } from '../../../ports/game/people.ts';
import type { Closing, Sealing } from '../../../ports/sealing.ts';
import { makeResultsFile } from '../../turnFiles.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { makeStored, readStored } from '../../ruleset.ts';
import { citedTexts } from '../game/books.ts';
import type { ShareOf } from './shares.ts';

/** The results of one seat at the start of a turn. */
export interface SeatResults {
  readonly seat: StoredSeat;
  readonly view: unknown;
  readonly heard: readonly Heard<Game['event']>[];
  readonly refusals: readonly Refusal[];
  /** Absent at the beginning. */
  readonly answered?: AnsweredFor;
  readonly due?: DueTold | undefined;
  /** For how many turns running no orders came, where the computer leads the seat for that. */
  readonly absent?: number | undefined;
  readonly proof: ResultsProof;
}

export interface TurnOfGame {
  readonly facts: GameFacts;
  readonly ruleset: SomeRuleset;
  /** The turn that these results are for. */
  readonly turn: number;
  readonly commitment: string;
  /** The books of the game. */
  readonly books: Books;
  /** What a seat knew a turn before; absent at the beginning. */
  readonly last?: (seat: SeatId) => unknown;
  /** The keyholder's public keys by turn, if orders are sealed to a keyholder and not to the game master. */
  readonly sealKeys?: readonly string[] | undefined;
  /** Who shares which seat; absent: nobody does. */
  readonly shareOf?: ShareOf;
  /** The address by which players write to each other through the game’s mailbox; absent: they cannot. */
  readonly relay?: string | undefined;
  /** Which run of the previous turn this is, from 1, if it was run more than once. */
  readonly rerun?: number;
  /** The reason for that, as players are told it. */
  readonly rerunWhy?: string;
}

/** How an invitation is protected: not at all, or by a passphrase agreed on elsewhere. */
export type Invitation = Extract<Closing, { kind: 'open' | 'passphrase' }>;

/** How the invitation of a seat is closed; to whoever signed up for it, it is sealed to the keys of their form, and to those that it brings. */
export const invitationFor = (
  { seat, publicly }: Pick<StoredSeat, 'seat' | 'publicly'>,
  sealedTo: Readonly<Record<SeatId, string>>,
  otherwise: Invitation,
): Closing => {
  const recipient = sealedTo[seat];
  return recipient === undefined ? otherwise : { kind: 'age', recipient, copyTo: publicly.seal };
};

/** Makes the results of a turn, sealed for each seat; as invitations, closed so, if `invitation` is given. */
export async function makeResults(
  sealing: Sealing,
  game: TurnOfGame,
  seats: readonly SeatResults[],
  invitation?: (seat: StoredSeat) => Closing,
): Promise<readonly StoredResults[]> {
  const made: StoredResults[] = [];
  for (const one of seats) made.push(await seal(sealing, game, one, invitation?.(one.seat)));
  return made;
}

/** A stand-in or, by number, a further player of a seat; `file`: the digest of their own orders file that counted. */
export interface CopyReader extends Pick<StandIn, 'seat' | 'publicly'> {
  readonly number?: number;
  readonly file?: string | undefined;
}

/** Copies of results for stand-ins and further players, each sealed to its reader's own key. */
export async function makeCopies(
  sealing: Sealing,
  game: TurnOfGame,
  readers: readonly CopyReader[],
  results: readonly StoredResults[],
): Promise<readonly ResultsCopy[]> {
  const made: ResultsCopy[] = [];
  for (const { seat, number, publicly, file: own } of readers) {
    const mine = results.find((one) => one.seat === seat);
    if (mine === undefined) continue;
    const plain = mine.body as ResultsBody;
    const body = withBooks(
      game.ruleset,
      game.books,
      number === undefined ? plain : sharedBody(game, plain, { seat, number, file: own }),
      game.last?.(seat),
    );
    const file = await fileOf(sealing, game, seat, body, {
      kind: 'age',
      recipient: publicly.seal,
    });
    made.push({ seat, ...defined({ fellow: number }), file, digest: digestOf(file) });
  }
  return made;
}

/** The results of a seat as a further player of it gets them: the same, but for what is said of their own part. */
export function sharedBody(
  { shareOf }: Pick<TurnOfGame, 'shareOf'>,
  { share: _, proof, ...body }: ResultsBody,
  {
    seat,
    number,
    file,
  }: { readonly seat: SeatId; readonly number: number; readonly file?: string | undefined },
): ResultsBody {
  const share = shareOf?.(seat, number);
  const { how, ...bound } = proof ?? {};
  const { file: __, ...mine } = how ?? {};
  return {
    ...body,
    ...(proof === undefined
      ? {}
      : {
          proof: {
            ...bound,
            ...(how === undefined ? {} : { how: { ...mine, ...defined({ file }) } }),
          } as ResultsProof,
        }),
    ...defined({ share }),
  };
}

/** Existing results as a new file: sealed to another reader, or as an invitation with keys. */
export async function fileOf(
  sealing: Sealing,
  { facts, ruleset, turn }: Pick<TurnOfGame, 'facts' | 'ruleset' | 'turn'>,
  seat: SeatId,
  body: ResultsBody,
  closing: Closing,
): Promise<Uint8Array> {
  return makeResultsFile(
    sealing,
    { game: facts.game, ruleset: ruleset.id, edition: facts.edition, turn, seat },
    body,
    { signKey: facts.privately.sign, closing },
  );
}

/** The digest by which orders name the results they are based on. */
export function digestOf(file: Uint8Array): string {
  const parts = splitFile(file);
  if (!parts.ok) throw new Error('a results file just made cannot be read');
  return parts.value.header.digest;
}

async function seal(
  sealing: Sealing,
  game: TurnOfGame,
  { seat, ...results }: SeatResults,
  invitation?: Closing,
): Promise<StoredResults> {
  const body = bodyOf(game, seat.seat, results);
  const sent = sentWith(game.ruleset, game.books, { body, view: results.view }, game.last?.(seat.seat));
  const file = await fileOf(
    sealing,
    game,
    seat.seat,
    invitation === undefined ? sent : { ...sent, keys: seat.privately },
    invitation ?? { kind: 'age', recipient: seat.publicly.seal },
  );
  return { seat: seat.seat, body: resultsBody.make(body), file, digest: digestOf(file) };
}

function bodyOf(
  { facts, ruleset, turn, commitment, rerun, rerunWhy, sealKeys, shareOf, relay }: TurnOfGame,
  seat: SeatId,
  results: Omit<SeatResults, 'seat'>,
): ResultsBody {
  const { view, event } = ruleset.codecs;
  const share = shareOf?.(seat, 1);
  return {
    view: makeStored(view, results.view, 'view'),
    heard: results.heard.map((heard) => ({ ...heard, event: makeStored(event, heard.event, 'event') })),
    refusals: results.refusals.map(refusalOf),
    ...answeredIn(results),
    gm: { ...facts.publicly, seal: sealKeys?.[turn - 1] ?? facts.publicly.seal },
    ...defined({ share }),
    commitment,
    proof: results.proof,
    title: facts.title,
    ...(facts.address === '' ? {} : { address: facts.address }),
    ...defined({ due: results.due, absent: results.absent, relay, rerun, rerunWhy }),
    ...(sealKeys === undefined ? {} : { sealKeys: [...sealKeys] }),
  };
}

/**
 * The same with the texts of the books that its view cites, for a reader who has what the view `before` cites, or none. They go along in files
 * only: the game has them already.
 */
export function withBooks(
  ruleset: SomeRuleset,
  books: Books,
  body: ResultsBody,
  before?: unknown,
): ResultsBody {
  if (ruleset.cites === undefined) return body;
  return sentWith(ruleset, books, { body, view: readStored(ruleset.codecs.view, body.view, 'view') }, before);
}

/** The same, of results whose view is at hand. */
function sentWith(
  ruleset: SomeRuleset,
  books: Books,
  { body, view }: { readonly body: ResultsBody; readonly view: unknown },
  before: unknown,
): ResultsBody {
  const texts = citedTexts(ruleset, books, view, before);
  return texts.length === 0 ? body : { ...body, books: [...texts] };
}

/** What was answered for the player, as results files hold it: nothing where nothing was. */
export const answeredIn = ({ answered = [] }: Pick<SeatResults, 'answered'>): Pick<ResultsBody, 'answered'> =>
  answered.length === 0 ? {} : { answered };

/** A refusal as results files hold it. */
export function refusalOf({ order, problem, ...placed }: Refusal): ResultsBody['refusals'][number] {
  const { code, phrase, cite } = problem;
  return {
    ...whereOf(placed),
    order,
    code,
    template: phrase.template,
    args: phrase.args,
    ...defined({ cite }),
  };
}

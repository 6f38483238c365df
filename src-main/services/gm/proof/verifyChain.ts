import { stableText } from '#kernel/codec/stableText.ts';
import type { ResultsProof } from '#kernel/files/bodies.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { backTo, linked, runMarks } from '../game/chain.ts';
import { chainsTold, howTold } from '../turns/runChain.ts';
import type { GameRecord, TurnRecord } from '../game/recordShapes.ts';

/** What is known after walking through the turns of a record up to some point. */
export interface ChainAt {
  /** The chain computed from the turns before. */
  readonly chain: string;
  /** The chains carried by seats that an earlier run than the last has told. */
  readonly told: ReadonlyMap<SeatId, string>;
  readonly last?: TurnRecord;
  /** Some earlier results carried the chain; from then on all must. */
  readonly hasProofs: boolean;
}

/**
 * What is wrong with the proofs in a turn's results: whether they bind the game, name the edition of its
 * rules, and say how the previous turn was run.
 */
export function proofFaults(
  game: GameRecord,
  record: TurnRecord,
  { last, hasProofs }: ChainAt,
): readonly string[] {
  const { turn, results, ran } = record;
  const seats = keysInOrder(results);
  const proofs = proofsOf(record);
  const [first] = proofs;
  const edition = ran?.edition ?? game.edition;
  const those = (which: (proof: ResultsProof, seat: SeatId) => boolean): readonly SeatId[] =>
    proofs.filter(([seat, proof]) => which(proof, seat)).map(([seat]) => seat);
  return [
    named(
      hasProofs || game.begin !== undefined || proofs.length > 0
        ? seats.filter((seat) => results[seat]?.proof === undefined)
        : [],
      (of) => `The link to earlier turns is missing from the results of ${of}.`,
    ),
    named(
      those((proof) => proof.edition !== edition || (proof.was ?? []).some((was) => was >= edition)),
      (of) => `An edition of the rules other than ${edition} is named in the results of ${of}.`,
    ),
    named(
      those((proof) => stableText(proof.was) !== stableText(first?.[1].was)),
      (of) => `The change to newer rules is described differently in the results of ${of}.`,
    ),
    named(
      those((proof, seat) => stableText(proof.how) !== stableText(howBefore(game, seat, last))),
      (of) => `How turn ${turn - 1} was run is described differently in the results of ${of}.`,
    ),
  ].flat();
}

const named = (seats: readonly SeatId[], text: (of: string) => string): readonly string[] =>
  seats.length === 0 ? [] : [text(seats.join(', '))];

const proofsOf = ({ results }: TurnRecord) =>
  inOrder(results).flatMap(([seat, { proof }]) => (proof === undefined ? [] : [[seat, proof] as const]));

/** Seats whose results bind something other than the record of the game before this turn. */
export function unboundSeats(
  record: TurnRecord,
  { chain, told }: Pick<ChainAt, 'chain' | 'told'>,
): readonly SeatId[] {
  return proofsOf(record)
    .filter(([seat, proof]) => proof.chain !== (told.get(seat) ?? chain))
    .map(([seat]) => seat);
}

/** What is wrong with how the game was begun, according to what the first results bind. */
export const beginFaults = (record: TurnRecord, at: ChainAt): readonly string[] =>
  named(
    unboundSeats(record, at),
    (of) => `What the game was begun with does not match the invitations of ${of}.`,
  );

/** What is wrong with the record of a turn, according to what the next results bind. */
export const boundFaults = (next: TurnRecord | undefined, at: ChainAt): readonly string[] =>
  named(
    next === undefined ? [] : unboundSeats(next, at),
    (of) => `Its record does not match the later results of ${of}.`,
  );

function howBefore(game: GameRecord, seat: SeatId, last: TurnRecord | undefined): unknown {
  if (last?.ran === undefined) return undefined;
  const before = game.turnOf(last.turn - 1)?.ran;
  return howTold({ ...last, ran: last.ran }, seat, {
    begin: game.begin,
    ...defined({ ran: before }),
  });
}

/** The chain that a turn’s results carry, save those told by earlier runs than the last; undefined where none carry any. */
export function chainCarried(
  record: TurnRecord,
  { chain, told }: Pick<ChainAt, 'chain' | 'told'>,
): string | undefined {
  const carried = proofsOf(record).find(([seat]) => !told.has(seat))?.[1].chain;
  return carried ?? (told.size === 0 ? undefined : chain);
}

/**
 * Continues the walk after a turn. What its results carry is taken for the turns after, so that each fault is
 * reported only where it is.
 */
export function chainOn(game: GameRecord, record: TurnRecord, at: ChainAt): ChainAt {
  const { hasProofs } = at;
  const proofs = proofsOf(record);
  const before = chainCarried(record, at) ?? at.chain;
  const { ran } = record;
  const undone = backTo(game.undone, record.turn);
  return {
    chain: ran === undefined ? before : linked(before, runMarks(record), undone),
    told: ran === undefined ? new Map() : chainsTold(before, { ...record, ran }, undone),
    last: record,
    hasProofs: hasProofs || proofs.length > 0,
  };
}

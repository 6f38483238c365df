import type { SeatId } from '#kernel/words/ids.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { compareBy, inOrder, pairsWhere, valuesInOrder } from '#kernel/words/inOrder.ts';
import { listedBy } from '../map/board.ts';
import type { State } from '../model/state.ts';
import { completeIn } from '../model/works/standing.ts';
import type { Batch, Job, Yard, YardId } from '../model/yards/yard.ts';
import { batchPrice } from './price.ts';
import { yardRows } from './rates.ts';

type Works = Pick<State, 'yards' | 'turn'>;

/** Whether a yard is being scrapped: it is of no use any longer, and only stands (B9.20). */
export const isGivenUp = ({ idle }: Pick<Yard, 'idle'>): boolean => idle?.why === 'scrapped';

/** The yards of an empire, by hex and number. */
export const yardsOf = (
  { yards = {} }: Pick<State, 'yards'>,
  seat: SeatId,
): readonly (readonly [YardId, Yard])[] =>
  inOrder(yards).filter(([, yard]) => yard.seat === seat && !isGivenUp(yard));

/** The same in the order of lists, 2 before 10. */
export const yardsListed = (
  state: Pick<State, 'yards'>,
  seat: SeatId,
): readonly (readonly [YardId, Yard])[] =>
  yardsOf(state, seat).toSorted(
    compareBy(
      ([, { place }]) => listedBy(place),
      ([id]) => Number(id.split('.').at(-1)),
    ),
  );

/** Docks, and base stations that are yards, which build for merchants and for the stock where an order names them (B8.42, B8.90, B8.96). */
export const isNamed = ({ kind }: Pick<Yard, 'kind'>): boolean => yardRows[kind].slow === true;

/** Those of an empire. */
export const namedYards = ({ yards = {} }: Pick<State, 'yards'>, owner: SeatId): readonly YardId[] =>
  pairsWhere(yards, (one) => one.seat === owner && isNamed(one)).map(([id]) => id);

/** How a yard is written: `D6/2`. */
export const codeOf = (id: YardId): string => id.replace(/^h/, '').replace('.', '/').toUpperCase();

/** What it builds alone and how it is written on status sheets: `D7BSYA`, `cSC4SY` (B8.80, B8.83, B8.86). */
export function yardName({
  kind,
  only,
  automated,
  compact,
  second,
}: Pick<Yard, 'kind' | 'only' | 'automated' | 'compact' | 'second'>): string {
  const name = only === undefined ? kind : `${only}SY${automated === true ? 'A' : ''}`;
  return `${compact === true ? 'c' : ''}${second === true ? 'X2 ' : ''}${name}`;
}

/** `FF(50%)`: how complete it is as the turn begins, as status sheets have it (A4.10, B8.501); what is not begun has no figure. */
export function jobName({ ship, begins, ready }: Job, turn: number): string {
  const percent = completeIn(begins, ready, turn, 1);
  return percent === 0 ? ship.hull : `${ship.hull}(${percent}%)`;
}

/** A number for a new yard of a hex that none had before. */
export function freshYard({ yards = {} }: Pick<State, 'yards'>, place: string): YardId {
  let next = 1;
  while (yards[`${place}.${next}` as YardId] !== undefined) next += 1;
  return `${place}.${next}` as YardId;
}

/** The first turn in which a yard can begin something new. */
export function freeFrom({ idle, jobs = [] }: Pick<Yard, 'idle' | 'jobs'>, turn: number): number {
  return Math.max(turn, idle?.until ?? turn, ...jobs.map(({ ready }) => ready));
}

/** What an empire has ordered this turn. */
export const orderedNow = (state: Works, seat: SeatId): readonly Job[] =>
  valuesInOrder(state.yards ?? {}).flatMap((yard) =>
    yard.seat === seat ? (yard.jobs ?? []).filter(({ ordered }) => ordered === state.turn) : [],
  );

/** What a ship costs beside what is ordered of its batch this turn: the whole batch is cheaper or dearer by it (B11.80, B11.83). */
export function costBeside(state: Works, seat: SeatId, batch: Batch | undefined, price: number): number {
  if (batch === undefined) return price;
  const others = orderedNow(state, seat).flatMap((job) => (job.batch === batch ? [job.price] : []));
  return batchPrice(batch, [...others, price]) - batchPrice(batch, others);
}

/** Ships that are ordered this turn and meet a condition. */
export const countNow = (state: Works, seat: SeatId, is: (job: Job) => boolean): number =>
  sumOf(orderedNow(state, seat).map((job) => (is(job) ? 1 : 0)));

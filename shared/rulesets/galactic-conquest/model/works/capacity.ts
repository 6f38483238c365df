import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { plainBase } from '../bases/plain.ts';
import type { Flight } from '../yards/flights.ts';
import type { State } from '../state.ts';
import { basesAt } from '../territory.ts';
import type { Yard } from '../yards/yard.ts';

type Works = Pick<State, 'yards' | 'squadrons' | 'systems' | 'turn'>;

/** What one place builds of a kind in a turn: gunboats, interceptors, pods, spaces of fighters. */
interface Capacity {
  readonly PF: number;
  readonly INT: number;
  readonly POD: number;
  readonly spaces: number;
}
/** A yard builds one of these, a starbase all of them, a sector base half as many (B8.40, B8.403). */
const ofYard: Capacity = { PF: 8, INT: 12, POD: 4, spaces: 36 };
const ofStarbase: Capacity = { PF: 6, INT: 8, POD: 2, spaces: 12 };
const ofSectorBase: Capacity = { PF: 3, INT: 4, POD: 1, spaces: 6 };
const baseCapacity: Readonly<Record<string, Capacity>> = {
  SB: ofStarbase,
  SF: ofStarbase,
  SP: ofStarbase,
  STB: ofSectorBase,
};

/** Whether a yard builds nothing else in a turn, and is not specialised (B8.80). */
export const isFree = ({ only, second, idle, jobs = [] }: Yard, turn: number): boolean =>
  only === undefined && second !== true && (idle?.until ?? 0) <= turn && jobs.length === 0;

/** Yards of an empire that build nothing else this turn, and are not specialised, where no blockade shuts them in (B8.40, B8.80, C12.91). */
export const freeYards = ({ yards = {}, turn, systems }: Works, seat: SeatId): readonly Yard[] =>
  valuesInOrder(yards).filter(
    (yard) =>
      yard.seat === seat &&
      systems[yard.place]?.owner === seat &&
      systems[yard.place]?.severed !== true &&
      ['SC2SY', 'SC3SY', 'SC4SY'].includes(yard.kind) &&
      isFree(yard, turn),
  );

const kinds = ['PF', 'INT', 'POD', 'spaces'] as const;
/** What flights take of each kind of capacity. */
const loadOf = (flights: readonly Flight[], kind: keyof Capacity): number =>
  sumOf(
    flights.map(({ class: of, count, spaces }) =>
      of === 'FTR' || of === 'BMB' ? (kind === 'spaces' ? count * spaces : 0) : of === kind ? count : 0,
    ),
  );

/** How many yards it takes to build these in a hex in one turn, but for what an order names a dock or base station for: bases first, then one kind in each yard (B8.40, B8.403). */
export function yardsTaken(state: Works, seat: SeatId, place: PlaceId, flights: readonly Flight[]): number {
  const bases = state.squadrons[basesAt(place)];
  const capacities = (bases?.seat === seat ? bases.ships : []).flatMap(
    ({ hull }) => baseCapacity[plainBase(hull)] ?? [],
  );
  const quick = flights.filter(({ slow }) => slow === undefined);
  return sumOf(
    kinds.map((kind) => {
      const inBases = sumOf(capacities.map((one) => one[kind]));
      return Math.ceil(Math.max(0, loadOf(quick, kind) - inBases) / ofYard[kind]);
    }),
  );
}

/** Whether one yard builds all of this in a turn, which is of one kind then (B8.40). */
export const isOfOneYard = (flights: readonly Flight[]): boolean =>
  sumOf(kinds.map((kind) => Math.ceil(loadOf(flights, kind) / ofYard[kind]))) <= 1;

/** Whether the yards and bases of an empire in a hex can build all of this in one turn (B8.40, B8.403). */
export const canBuildIn = (state: Works, seat: SeatId, place: PlaceId, flights: readonly Flight[]): boolean =>
  yardsTaken(state, seat, place, flights) <=
  freeYards(state, seat).filter((yard) => yard.place === place).length;

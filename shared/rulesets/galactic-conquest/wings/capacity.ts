import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Flight } from '../model/battle/flights.ts';
import type { State } from '../model/state.ts';
import { basesAt } from '../model/territory.ts';

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

/** Yards of an empire in a hex that build nothing else this turn, and are not specialised (B8.40, B8.80). */
const freeYards = ({ yards = {}, turn, systems }: Works, seat: SeatId, place: PlaceId): number =>
  valuesInOrder(yards).filter(
    (yard) =>
      yard.seat === seat &&
      yard.place === place &&
      systems[place]?.owner === seat &&
      systems[place].severed !== true &&
      ['SC2SY', 'SC3SY', 'SC4SY'].includes(yard.kind) &&
      yard.only === undefined &&
      yard.second !== true &&
      (yard.idle?.until ?? 0) <= turn &&
      (yard.jobs ?? []).length === 0,
  ).length;

const kinds = ['PF', 'INT', 'POD', 'spaces'] as const;
/** What flights take of each kind of capacity. */
const loadOf = (flights: readonly Flight[], kind: keyof Capacity): number =>
  sumOf(
    flights.map(({ class: of, count, spaces }) =>
      of === 'FTR' || of === 'BMB' ? (kind === 'spaces' ? count * spaces : 0) : of === kind ? count : 0,
    ),
  );

/** Whether the yards and bases of an empire in a hex can build all of this in one turn: bases first, then one kind in each yard (B8.40, B8.403). */
export function canBuildIn(state: Works, seat: SeatId, place: PlaceId, flights: readonly Flight[]): boolean {
  const bases = state.squadrons[basesAt(place)];
  const capacities = (bases?.seat === seat ? bases.ships : []).flatMap(
    ({ hull }) => baseCapacity[hull] ?? [],
  );
  const needed = kinds.map((kind) => {
    const inBases = sumOf(capacities.map((one) => one[kind]));
    return Math.ceil(Math.max(0, loadOf(flights, kind) - inBases) / ofYard[kind]);
  });
  return sumOf(needed) <= freeYards(state, seat, place);
}

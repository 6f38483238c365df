import type { PlaceId } from '#kernel/words/ids.ts';
import { percentOf, sumOf } from '#kernel/steps/fractions.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { State } from '../model/state.ts';
import type { System } from '../model/system.ts';
import { countsAs } from '../model/system.ts';
import type { Yard, YardKind } from '../model/yards/yard.ts';
import { yardTurns } from '../model/yards/yard.ts';

interface YardRow {
  readonly name: string;
  /** Economic points for it, and turns until it is used (B8.21). */
  readonly price: number;
  readonly turns: number;
  /** Capacity points that it takes of its system (B8.30). */
  readonly room: number;
  /** The largest size class of ships that it builds, which has the lowest number (B8.40). */
  readonly size: number;
  /** It builds ships of one kind alone (B8.401, B8.402). */
  readonly war?: 'CW' | 'DW';
  /** Turns that a ship takes longer than in a yard (B8.90, B8.96). */
  readonly slow?: true;
}

const row = (
  kind: YardKind,
  name: string,
  price: number,
  room: number,
  size: number,
  more: Pick<YardRow, 'war' | 'slow'> = {},
): YardRow => ({ name, price, turns: yardTurns[kind], room, size, ...more });

/** Shipyards, and what acts as one. Docks are bought by the ship list, and a base station is made a yard for nothing. */
export const yardRows: Readonly<Record<YardKind, YardRow>> = {
  SC2SY: row('SC2SY', 'Size class 2 shipyard', 900, 5, 2),
  SC3SY: row('SC3SY', 'Size class 3 shipyard', 600, 4, 3),
  SC4SY: row('SC4SY', 'Size class 4 shipyard', 300, 3, 4),
  CWSY: row('CWSY', 'War cruiser shipyard', 400, 2, 3, { war: 'CW' }),
  DWSY: row('DWSY', 'War destroyer shipyard', 250, 1, 4, { war: 'DW' }),
  BSSY: row('BSSY', 'Base station as a shipyard', 0, 0, 2, { slow: true }),
  FRD: row('FRD', 'Fleet repair dock', 0, 0, 3, { slow: true }),
  FRX: row('FRX', 'Advanced fleet repair dock', 0, 0, 3, { slow: true }),
  CDK: row('CDK', 'Construction dry dock', 0, 0, 3, { slow: true }),
};

/** The shipyards that are built as such (B8.21). */
export const shipyards = ['SC2SY', 'SC3SY', 'SC4SY', 'CWSY', 'DWSY'] as const satisfies readonly YardKind[];

/** Capacity points by kind of system (B8.30). */
const roomOfKind: Readonly<Record<System['kind'], number>> = { homeworld: 60, major: 8, minor: 2 };

/** Capacity points that compact yards save (B8.86). */
const compactSaves = 2;
/** Capacity points that a yard takes: one at least, but for what is no shipyard (B8.30, B8.86). */
export function roomOf({ kind, compact }: Pick<Yard, 'kind' | 'compact'>): number {
  const { room } = yardRows[kind];
  return compact === true ? Math.max(1, room - compactSaves) : room;
}

/** Capacity points of a system: a captured homeworld has those of the major system that it is (B8.30). */
export const roomOfSystem = (system: Pick<System, 'kind' | 'captured'>): number =>
  roomOfKind[countsAs(system)];

/** Capacity points that are left in a system (B8.30). */
export function roomLeft({ systems, yards = {} }: Pick<State, 'systems' | 'yards'>, place: PlaceId): number {
  const system = systems[place];
  const taken = sumOf(
    valuesInOrder(yards).map((yard) =>
      yard.place === place && yard.idle?.why !== 'scrapped' ? roomOf(yard) : 0,
    ),
  );
  return system === undefined ? 0 : roomOfSystem(system) - taken;
}

/** Percent of its price that a compact yard costs, that making one compact costs, and that a refit for second generation X-ships costs (B8.86, C21.20). */
export const compactPercent = 130;
const changePercent = 30;

/** The next larger yard of its type (B8.70). */
const larger: Readonly<Partial<Record<YardKind, YardKind>>> = {
  SC4SY: 'SC3SY',
  SC3SY: 'SC2SY',
  DWSY: 'CWSY',
};
export const stepsTo = (kind: YardKind): YardKind | undefined => larger[kind];

/** Economic points for what is made of a yard (B8.70, B8.80, B8.83, B8.86, C21.20). */
export function changePrice({ kind, compact }: Pick<Yard, 'kind' | 'compact'>, to: string): number {
  const { price } = yardRows[kind];
  if (to === 'compact' || to === 'second') return percentOf(changePercent, price);
  if (to !== 'larger') return 0;
  const more = yardRows[larger[kind] ?? kind].price - price;
  return compact === true ? percentOf(compactPercent, more) : more;
}

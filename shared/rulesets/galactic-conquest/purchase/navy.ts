import type { SeatId } from '#kernel/words/ids.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { sheetOf } from '../map/sheets.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { isFixed } from '../model/territory.ts';
import { squadronsOf } from '../model/stations/squadrons.ts';
import { isFlagged } from '../ships/fleet.ts';
import { isTug, wareNamed } from './wares.ts';

type World = Pick<State, 'purchase' | 'squadrons' | 'empires'>;

/** The ships of each squadron of an empire: not the bases with which its systems begin. */
const fleetsOf = ({ squadrons }: Pick<State, 'squadrons'>, seat: SeatId): readonly (readonly Ship[])[] =>
  squadronsOf(squadrons, seat).flatMap(([, one]) => (!isFixed(one) ? [one.ships] : []));

/** All ships of an empire. */
export const navyOf = (state: Pick<State, 'squadrons'>, seat: SeatId): readonly Ship[] =>
  fleetsOf(state, seat).flat();

/** How many there are of each hull. */
export const countsOf = (ships: readonly Ship[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(ships, ({ hull }) => hull)].map(([hull, { length }]) => [hull, length]));

/** The escorts that ships of one squadron need together, by type (Z1.80). */
export function escortsFor(state: World, seat: SeatId, ships: readonly Ship[]): ReadonlyMap<string, number> {
  const needed = new Map<string, number>();
  for (const { hull } of ships)
    for (const { type, count } of wareNamed(state, seat, hull)?.escorts ?? [])
      needed.set(type, (needed.get(type) ?? 0) + count);
  return needed;
}

/** How many of a hull an empire has that are no escorts of a carrier in their squadron (Z1.30, Z1.80). */
export const unescortingOf = (state: World, seat: SeatId, hull: string): number =>
  sumOf(
    fleetsOf(state, seat).map((ships) => {
      const have = countsOf(ships).get(hull) ?? 0;
      return have - Math.min(have, escortsFor(state, seat, ships).get(hull) ?? 0);
    }),
  );

/** Half economic points that an empire has spent on its navy, stock among it (Z1.10). */
export const spentOn = (state: World, seat: SeatId): number =>
  sumOf(navyOf(state, seat).map(({ hull }) => wareNamed(state, seat, hull)?.halves ?? 0)) +
  sumOf(
    inOrder(state.empires[seat]?.stock ?? {}).map(([unit, count]) => count * stockHalves(state, seat, unit)),
  );

/** Shuttles for stock (Z1.500), in half points: 5 EP each (C4.25). OURS: an MRSS as much as an MSS. */
export const shuttles: Readonly<Record<string, number>> = { MSS: 10, MRSS: 10 };
/** What a unit for stock costs, in half economic points; 0 for what is no such unit. */
export const stockHalves = (state: World, seat: SeatId, unit: string): number =>
  shuttles[unit] ?? wareNamed(state, seat, unit)?.halves ?? 0;

/** Economic points that are left for the navy. OURS: a half point counts as a whole one. */
export const pointsLeft = (state: World, seat: SeatId): number =>
  (state.purchase?.points ?? 0) - Math.ceil(spentOn(state, seat) / 2);

const isX = (ship: Ship): boolean => isFlagged(ship, 'X1') || isFlagged(ship, 'X2');

/** Classes of hulls of which a navy has so many at most (Z1.40). OURS: the BCN of the book is the BCH, and a BBL is a BB. */
export const hullLimits: readonly {
  readonly name: string;
  readonly most: number;
  readonly is: (ship: Ship) => boolean;
}[] = [
  { name: 'BB and BBH', most: 4, is: ({ figures }) => /^BB/.test(figures?.class ?? '') },
  { name: 'DN, DNH, DNL and DNW', most: 7, is: ({ figures }) => /^DN/.test(figures?.class ?? '') },
  { name: 'BCH', most: 10, is: ({ figures }) => figures?.class === 'BCH' },
  { name: 'X-ships of size class 3', most: 6, is: (ship) => ship.size === 3 && isX(ship) },
  { name: 'X-ships of size class 4', most: 12, is: (ship) => ship.size === 4 && isX(ship) },
];
/** Ships that count where tugs do not (Z1.90). */
const hullsOf = (ships: readonly Ship[]): readonly Ship[] => ships.filter((ship) => !isTug(ship));

/** What so many percent of a navy must be at the least: those that count, and all of them. */
export interface Share {
  readonly rule: 'half-small' | 'quarter-standard' | 'quarter-old';
  readonly have: number;
  readonly all: number;
  readonly percent: number;
}

/** Half of a navy is of size class 4 (Z1.50), a quarter of its size class 3 are standard types (Z1.60), and a quarter of a Romulan one is old (Z1.150). */
export function sharesOf(state: World, seat: SeatId, ships: readonly Ship[]): readonly Share[] {
  const hulls = hullsOf(ships);
  const cruisers = hulls.filter(({ size }) => size === 3);
  const isStandard = ({ hull }: Ship): boolean => wareNamed(state, seat, hull)?.variant !== true;
  return [
    {
      rule: 'half-small',
      have: hulls.filter(({ size }) => size === 4).length,
      all: hulls.length,
      percent: 50,
    },
    { rule: 'quarter-standard', have: cruisers.filter(isStandard).length, all: cruisers.length, percent: 25 },
    ...(needsOld(state, seat)
      ? [
          {
            rule: 'quarter-old' as const,
            have: ships.filter((ship) => isFlagged(ship, 'old')).length,
            all: ships.length,
            percent: 25,
          },
        ]
      : []),
  ];
}

/** Whether the sheet of an empire asks for old ships (Z1.150). */
const needsOld = ({ empires }: World, seat: SeatId): boolean =>
  sheetOf(seat, empires[seat]?.sheet).rules.some(({ cite }) => cite === 'GC Z1.150');

/** Whether a share falls short. All fractions round down: 49.6 % is 49 % (Z1.50). */
export const isShort = ({ have, all, percent }: Share): boolean =>
  all > 0 && Math.floor((have * 100) / all) < percent;
/** Half points of a ship for the share of poor crews: size class 2 counts 1.5, 3 counts 1, and 4 counts 0.5 (Z1.200). OURS: a larger ship counts as size class 2. */
export const poorHalves = ({ size }: Ship): number => 5 - Math.max(2, size);

/** Half points of hulls that a navy has, those of poor crews among them, and how many of these it must have, in hundredths of a half point (Z1.200). */
export function poorOf(state: Pick<State, 'purchase'>, ships: readonly Ship[]) {
  const all = sumOf(ships.map(poorHalves));
  const have = sumOf(ships.filter(({ crew }) => crew === 'poor').map(poorHalves));
  return { all, have, short: Math.max(0, all * (state.purchase?.poor ?? 0) - have * 100) };
}

import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { isStored } from '../../model/condition/storing.ts';
import { isAtRun } from '../../model/economy/run.ts';
import type { Freighters, Lane, Units } from '../../model/merchant.ts';
import type { State } from '../../model/state.ts';
import { basesOf, squadronsOf } from '../../model/stations/squadrons.ts';
import { systemsOf } from '../../model/stations/systems.ts';
import { tendersFor } from '../../mines/upkeep.ts';
import { watchTenders } from '../../mines/watch.ts';
import { isOverLowered } from '../../ships/command.ts';
import { countedReserveOf } from './lying.ts';
import { transitOf } from './monitors.ts';
import { hexesOfRoutes } from '../routes/network.ts';

/** Freighters for a hex of a trade route, and for a minor colony beside the routes (E1.35, E1.352). */
const ofHex = { large: 2, small: 4 } as const;
const ofColony = { large: 1, small: 2 } as const;
/** Working freighters of a convoy that raiders destroy (B2.10). */
export const basicConvoy: Freighters = { large: 1, small: 2 };

/** What so many hexes and colonies ask for together. */
export const freightersFor = (hexes: number, colonies: number): Freighters => ({
  large: hexes * ofHex.large + colonies * ofColony.large,
  small: hexes * ofHex.small + colonies * ofColony.small,
});

/** Platforms of a resource run need no freighters (E1.351). */
const platforms: readonly string[] = ['CPP', 'CPL'];

/** Bases of an empire in open space, each of which needs what a colony does (E1.32, E1.35). */
const basesInSpace = (
  { squadrons, systems, ...state }: Pick<State, 'squadrons' | 'systems' | 'runs'>,
  seat: SeatId,
): number =>
  sumOf(
    basesOf(squadrons, seat).map(([, { place, ships }]) => {
      if (systems[place] !== undefined) return 0;
      const free = isAtRun({ squadrons, runs: state.runs }, seat, place) ? platforms : [];
      return ships.filter(({ hull, guard }) => guard !== true && !free.includes(hull)).length;
    }),
  );

type World = Pick<State, 'routes' | 'systems'> &
  Partial<Pick<State, 'squadrons' | 'runs' | 'empires' | 'turn' | 'year'>>;

/** Squadrons that keep a command rating which others of their empire do not have, and are larger than those could be: each needs what a colony does (B12.120, E1.35d). */
function squadronsOver({ squadrons = {}, empires, turn, year }: World, seat: SeatId): number {
  if (empires === undefined || turn === undefined) return 0;
  const world = { empires, turn, ...(year !== undefined && { year }) };
  const exempted = squadronsOf(squadrons, seat).filter(([, one]) => one.exempt === true);
  return exempted.filter(([, { exempt: _, ...one }]) => isOverLowered(world, one)).length;
}

/** The basic convoy value of an empire: the freighters that it should have working (E1.35). A colony on a trade route is served by it (E1.352). */
export const needOf = (state: World, seat: SeatId): Freighters => needBy(state, seat, () => true);

/** The same where only some hexes of its routes count. */
function needBy(state: World, seat: SeatId, counts: (lane: Lane | undefined) => boolean): Freighters {
  const { routes = {} } = state;
  const lanes = hexesOfRoutes(state, seat).filter((place) => counts(routes[place]));
  const served = new Set(lanes);
  const colonies = systemsOf(state.systems, seat).filter(
    ([place, { kind }]) => kind === 'minor' && !served.has(place),
  );
  return freightersFor(
    lanes.length,
    colonies.length +
      basesInSpace({ squadrons: {}, ...state }, seat) +
      squadronsOver(state, seat) +
      (state.empires === undefined ? 0 : transitOf({ empires: state.empires }, seat)),
  );
}

/** Freighters that the hexes ask for which are shut down: none of them serves there (E1.33). */
export function shutOf(state: World, seat: SeatId): Freighters {
  const { routes = {} } = state;
  if (hexesOfRoutes(state, seat).every((place) => routes[place]?.shut !== true))
    return { large: 0, small: 0 };
  const open = needBy(state, seat, (lane) => lane?.shut !== true);
  const { large, small } = needOf(state, seat);
  return { large: large - open.large, small: small - open.small };
}

/** Freighters as small ones: a large one counts as two (E1.30). */
export const inSmall = ({ large, small }: Freighters): number => 2 * large + small;

/**
 * Small freighters that are missing. One size stands for the other, as long as there are enough in all; where there are not, only what is asked for of each
 * size counts (E1.40, E1.41). Where hexes are shut down all that they ask for is missing (E1.33).
 */
export function missingOf(need: Freighters, have: Freighters, shut: Freighters = nobody): number {
  const open = { large: need.large - shut.large, small: need.small - shut.small };
  if (inSmall(have) >= inSmall(open)) return inSmall(shut);
  const counted = {
    large: Math.min(open.large, have.large),
    small: Math.min(open.small, have.small),
  };
  return inSmall(need) - inSmall(counted);
}
const nobody: Freighters = { large: 0, small: 0 };

/** The fewest freighters of those that an empire has that do what is asked for, or all that come nearest to it: those of the other size stand in for a size that runs short (E1.40, B14.110). */
export function leastOf(need: Freighters, have: Freighters): Freighters {
  const large = Math.min(need.large, have.large);
  const small = Math.min(need.small, have.small);
  const inFor = { large: 2 * (need.large - large), small: need.small - small };
  return {
    large: Math.min(have.large, large + Math.ceil(inFor.small / 2)),
    small: Math.min(have.small, small + inFor.large),
  };
}

/** Percent of its income that an empire loses, to the nearest, halves up (E1.30). */
export const deficitOf = (need: Freighters, have: Freighters, shut?: Freighters): number =>
  inSmall(need) === 0 ? 0 : rounded(missingOf(need, have, shut) * 100, inSmall(need));

/** Whether an empire cannot keep up half of its trade routes (B11.11). OURS: it has less than half of the freighters that they need. */
export const isCrippledBy = (need: Freighters, have: Freighters, shut?: Freighters): boolean =>
  missingOf(need, have, shut) * 2 > inSmall(need);

/** A kind of unit that the strategic reserve should hold, and what follows where it does not (E4.40 to E4.80). */
export interface Special {
  readonly unit: string;
  /** Two of these serve for one; absent: nothing else does. */
  readonly small?: string;
  readonly count: number;
  readonly cite: string;
  readonly penalty: string;
}

/** The lettered fleets of an empire: the last letters of its squadrons’ codes. No monitors, mothballed ships and units of the reserve are in them (B9.40, E2.551, E4.90). */
export const fleetsOf = ({ squadrons }: Pick<State, 'squadrons'>, seat: SeatId): ReadonlySet<string> =>
  new Set(
    squadronsOf(squadrons, seat).flatMap(([unit, one]) =>
      one.fixed === undefined && one.monitor === undefined && one.called !== true && !isStored(one)
        ? [unit.slice(-1)]
        : [],
    ),
  );

/** Repair freighters: one for each lettered fleet (E4.60). */
export const repairersOf = (state: Pick<State, 'squadrons'>, seat: SeatId): Special => ({
  unit: 'F-RL',
  small: 'F-RS',
  count: fleetsOf(state, seat).size,
  cite: 'GC E4.60',
  penalty: 'the newest fleets repair less',
});

/** Mine freighters, where there are minefields, or sensor mines (C4.80, E4.50). */
function minersOf(
  state: Pick<State, 'squadrons'> & Partial<Pick<State, 'mines' | 'territory' | 'systems' | 'empires'>>,
  seat: SeatId,
): readonly Special[] {
  const { territory = {}, systems = {}, squadrons, empires = {} } = state;
  const keeps = empires[seat]?.sensorMines !== undefined;
  const watching = keeps ? watchTenders({ territory, systems, squadrons }, seat) : 0;
  const count = tendersFor(state, seat);
  const penalty = keeps
    ? 'sensor mines do not work, and six minefields fall into disrepair each turn'
    : 'six minefields fall into disrepair each turn';
  return [
    { unit: 'F-ML', count: count + watching, cite: 'GC E4.50', penalty },
    { unit: 'F-MS', count: count + 2 * watching, cite: 'GC E4.50', penalty },
  ].filter((one) => one.count > 0);
}

/** What the strategic reserve of an empire should hold (E4.40, E4.60 to E4.80). */
export const specialsOf = (
  state: Pick<State, 'squadrons'> & Partial<Pick<State, 'mines' | 'territory' | 'systems' | 'empires'>>,
  seat: SeatId,
): readonly Special[] => [
  ...['F-TL', 'F-TS'].map((unit) => ({
    unit,
    count: 1,
    cite: 'GC E4.40',
    penalty: 'troop ships capture no ships on their own, and revolts are likelier',
  })),
  repairersOf(state, seat),
  ...minersOf(state, seat),
  { unit: 'AxCVA', small: 'AxCVL', count: 1, cite: 'GC E4.70', penalty: 'fighters are not replaced' },
  { unit: 'AxPFL', small: 'AxPFS', count: 1, cite: 'GC E4.80', penalty: 'gunboats are not replaced' },
  { unit: 'TUG', small: 'LTT', count: 1, cite: 'GC E4.85', penalty: 'pods are not replaced' },
];

/** How many of a special unit a reserve holds, two small ones for a large one (E1.40). */
export const heldOf = (reserve: Units, { unit, small }: Special): number =>
  (reserve[unit] ?? 0) + (small === undefined ? 0 : Math.floor((reserve[small] ?? 0) / 2));

/** Units of which two small ones stand for a large one, and a large one for two small ones, where both are asked for (E1.40, E4.10). */
const pairs = [
  ['F-TL', 'F-TS'],
  ['F-ML', 'F-MS'],
] as const;

/** Whether a reserve falls short of a special unit, whatever stands for it counted (E1.40, E4.10). @param specials all that it should hold */
export function isShortOf(reserve: Units, special: Special, specials: readonly Special[]): boolean {
  if (heldOf(reserve, special) >= special.count) return false;
  const pair = pairs.find((both) => both.some((unit) => unit === special.unit));
  if (pair === undefined) return true;
  const needed = (unit: string): number => specials.find((one) => one.unit === unit)?.count ?? 0;
  const ofPair = (count: (unit: string) => number): number => 2 * count(pair[0]) + count(pair[1]);
  return ofPair((unit) => reserve[unit] ?? 0) < ofPair(needed);
}

/** Whether the reserve of an empire lacks one of the two troop freighters, or what stands for it, of what counts of it (B1.35, C12.80, E4.10, E4.40). */
export function lacksTroops(
  state: Pick<State, 'empires' | 'squadrons' | 'systems'> & Partial<Pick<State, 'routes'>>,
  seat: SeatId,
): boolean {
  if (state.empires[seat]?.merchant === undefined) return false;
  const reserve = countedReserveOf(state, seat);
  const specials = specialsOf(state, seat);
  return specials.some((special) => special.cite === 'GC E4.40' && isShortOf(reserve, special, specials));
}

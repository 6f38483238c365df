import { shelvedBy } from '#kernel/steps/shelves.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import { whereFought } from '../model/battle/combat.ts';
import type { Mending, Rank } from '../model/condition/repair.ts';
import { ranks, wholeRepair } from '../model/condition/repair.ts';
import type { Ship } from '../model/ship.ts';
import { areAllied } from '../model/relations/alliances.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { warClassOf } from '../model/yards/war.ts';
import { blockadedBy } from '../model/space.ts';
import { isCrippled } from '../ships/ships.ts';
import { contendersOf } from '../space/own.ts';
import type { Dock } from './docks.ts';
import { docksIn, valueOf } from './docks.ts';

/** What a segment in a place of a fast repair unit does, and in one of a slow one, or of itself, of `wholeRepair` (C2.10). */
const [fastWork, slowWork] = [wholeRepair / 4, wholeRepair / 12] as const;

/** Ships that take a place in a repair unit; all larger ones take two, or twice as long (C2.10). */
const isSmall = ({ size, hull, figures }: Ship): boolean =>
  size >= 4 || warClassOf(figures?.class ?? hull) === 'CW';

/** What a segment does for a ship. */
export interface Work {
  readonly unit: UnitId;
  readonly at: number;
  readonly hull: string;
  readonly mending: Mending;
  /** Defense factors that it gets back now. */
  readonly points: number;
}
/** What a repair unit out of supply has used up (C2.30). */
export interface Spent {
  readonly unit: UnitId;
  readonly at: number;
  readonly spent: number;
}
/** A hex in which an empire has ships repaired, in one segment. */
export interface Yard {
  readonly seat: SeatId;
  readonly place: PlaceId;
  /** Its squadrons there. */
  readonly units: readonly UnitId[];
  readonly works: readonly Work[];
  readonly spends: readonly Spent[];
}

const isDamaged = ({ lost = 0, scrapped }: Ship): boolean => lost > 0 && scrapped === undefined;
const rankOf = ({ repairs }: Squadron): Rank => repairs?.rank ?? 'usual';

/** Whether a squadron has been where it stands since the beginning of a segment: whoever goes by hyperwarp has left (C21.51). */
const wasThere = ({ place, docked, plot, strength, hyper }: Squadron, segment: number): boolean =>
  hyper !== undefined
    ? false
    : segment === 1
      ? (plot?.done ?? 0) === 0 && strength === undefined
      : docked?.place === place && docked.segment === segment - 1;

/** A ship that waits for repairs. */
interface Patient {
  readonly unit: UnitId;
  readonly at: number;
  readonly ship: Ship;
}

/**
 * The damaged ships of squadrons, those that are repaired first before others. OURS: repair units, then squadrons by their ranks; in a squadron the hulls
 * that its owner named, then crippled ships, then as they stand.
 */
function patientsOf({ squadrons }: State, units: readonly UnitId[]): readonly Patient[] {
  const all = units.flatMap((unit) => {
    const squadron = squadrons[unit];
    if (squadron === undefined || rankOf(squadron) === 'never') return [];
    const { hulls = [] } = squadron.repairs ?? {};
    return squadron.ships.flatMap((ship, at) =>
      isDamaged(ship)
        ? [
            {
              unit,
              at,
              ship,
              tends: valueOf(ship) === undefined ? 1 : 0,
              rank: ranks.indexOf(rankOf(squadron)),
              named: hulls.includes(ship.hull) ? hulls.indexOf(ship.hull) : hulls.length,
              crippled: isCrippled(ship) ? 0 : 1,
            },
          ]
        : [],
    );
  });
  return all.toSorted(
    compareBy(
      ({ tends }) => tends,
      ({ rank }) => rank,
      ({ unit }) => unit,
      ({ named }) => named,
      ({ crippled }) => crippled,
      ({ at }) => at,
    ),
  );
}

/** A repair unit while its places are given out. */
interface Places {
  readonly dock: Dock;
  free: number;
  used: number;
}

/** The work that a ship gets of the first repair unit with room for it; a repair unit that finds none repairs itself (C2.10, C2.15). */
function workFor({ ship }: Patient, docks: readonly Places[]): number {
  const dock = docks.find(({ free, used, dock: { limit = Infinity } }) => free > 0 && used < limit);
  if (dock === undefined) return valueOf(ship) === undefined ? 0 : slowWork;
  const places = dock.dock.slow === true || isSmall(ship) ? 1 : Math.min(2, dock.free);
  const each = dock.dock.slow === true ? slowWork : fastWork;
  dock.free -= places;
  dock.used += each * places;
  return dock.dock.slow === true || isSmall(ship) ? each : (each * places) / 2;
}

/** A repair after so much more work: it begins anew where the ship has lost more, or repaired itself (C2.30). */
function after(
  { lost = 0, mending }: Ship,
  work: number,
): { readonly mending: Mending; readonly points: number } {
  const stands = ({ of, done }: Mending): number => of - Math.floor((of * done) / wholeRepair);
  const begun = mending !== undefined && stands(mending) === lost ? mending : { of: lost, done: 0 };
  const next = { ...begun, done: Math.min(wholeRepair, begun.done + work) };
  return { mending: next, points: lost - stands(next) };
}

/** Whether others keep an empire from repairing in a hex: they stand there, and not only outside to blockade its system or an ally’s, in which repair units are in supply (C2.11, C12.91). */
export function isKept(state: State, seat: SeatId, place: PlaceId): boolean {
  const owner = state.systems[place]?.owner;
  const inside = owner !== undefined && (owner === seat || areAllied(state, owner, seat));
  return contendersOf(state, { seat, place }).some((one) => !inside || blockadedBy(one) !== place);
}

/** What is repaired for an empire in a hex in a segment; undefined: nothing can be. OURS: nothing is where foreign ships stand that do not blockade a system, or a battle was fought. */
function yardIn(
  state: State,
  seat: SeatId,
  place: PlaceId,
  units: readonly UnitId[],
  segment: number,
): Yard | undefined {
  const here = units.filter((unit) => wasThere(state.squadrons[unit] as Squadron, segment));
  const docks = docksIn(state, seat, place, units);
  const tends = units.some((unit) => state.squadrons[unit]?.ships.some((ship) => valueOf(ship)));
  if (docks.length === 0 && !tends) return undefined;
  const isQuiet =
    !isKept(state, seat, place) &&
    !(state.fought ?? []).some((code) => code.startsWith(whereFought(place, segment)));
  if (!isQuiet) return { seat, place, units, works: [], spends: [] };
  const ready = docks.filter(({ ship }) => ship === undefined || here.includes(ship.unit));
  const places = ready.map((dock): Places => ({ dock, free: dock.ships, used: 0 }));
  const works = patientsOf(state, here).flatMap((patient): readonly Work[] => {
    const work = workFor(patient, places);
    const { unit, at, ship } = patient;
    return work === 0 ? [] : [{ unit, at, hull: ship.hull, ...after(ship, work) }];
  });
  const spends = places.flatMap(({ dock: { ship, limit }, used }): readonly Spent[] =>
    ship === undefined || limit === undefined || used === 0
      ? []
      : [{ ...ship, spent: (state.squadrons[ship.unit]?.ships[ship.at]?.spent ?? 0) + used }],
  );
  return { seat, place, units, works, spends };
}

/** Squadrons with something to repair, but for those on convoy duty. */
const damagedIn = shelvedBy<Squadron, true>(({ ships, guards }) =>
  guards !== true && ships.some(isDamaged) ? true : undefined,
);

/** All that is repaired in a segment: the same for the turn and for what is foreseen (C2.10). */
export function yardsIn(state: State, segment: number): readonly Yard[] {
  const damaged = Map.groupBy(damagedIn(state.squadrons, true), ([, { seat, place }]) => `${seat} ${place}`);
  const groups = [...damaged.values()].flatMap(([first]) => {
    if (first === undefined) return [];
    const [, { seat, place }] = first;
    const units = squadronsAt(state.squadrons, place).flatMap(([unit, one]) =>
      one.seat === seat && one.guards !== true ? [unit] : [],
    );
    return [{ seat, place, units }];
  });
  return groups
    .sort(compareBy(({ units }) => units[0] ?? ''))
    .flatMap(({ seat, place, units }) => yardIn(state, seat, place, units, segment) ?? []);
}

import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { hexName } from '../map/board.ts';
import { yearOf } from '../map/seats.ts';
import { basesIn, territoryOwner } from '../model/territory.ts';
import { dryDock } from '../model/civil/commerce.ts';
import { isAtRun } from '../model/economy/run.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import type { System } from '../model/system.ts';
import { countsAs } from '../model/system.ts';
import { impossible } from '../refusals.ts';
import { nameOfProject } from '../research/fields.ts';
import { levelOf } from '../research/research.ts';
import { letterOf } from '../ships/fleet.ts';
import { has } from '../ships/list/hull.ts';
import { ourShips } from '../ships/ours/index.ts';
import type { payers } from '../trade/marine/buy.ts';
import { countOf } from './stand.ts';
import type { BaseType, Stand } from './types.ts';
import { baseTypes, platform, typeOfUnit, unitOf } from './types.ts';

/** The most bases in orbit or in one place of open space, and the most satellites around a system (B11.110, C3.20). */
const most = { orbit: 6, satellites: 10 } as const;
/** The most facilities on the surface of a system (C3.20). */
const surface = { homeworld: 48, major: 24, minor: 24 } as const;
/** Sides of a system, each of which a fusion bomb fills (A13.0). */
export const sides = 6;

export type Ground = Pick<State, 'squadrons' | 'systems' | 'sites' | 'runs'> & {
  readonly finds?: State['finds'] | undefined;
};

/** The kind of the system in a hex, or of the one that has been found there and is not inhabited yet (B3.151). */
const kindAt = ({ systems, finds = {} }: Ground, place: PlaceId): System['kind'] | undefined => {
  const system = systems[place];
  return system === undefined ? finds[place]?.kind : countsAs(system);
};
export const hasSurface = (state: Ground, place: PlaceId): boolean => kindAt(state, place) !== undefined;

/** What is being built in a hex by a seat, as pairs of a kind and a number; what becomes a better base takes no new room. */
const coming = ({ sites = {} }: Ground, place: PlaceId): readonly (readonly [BaseType, number])[] =>
  (sites[place] ?? []).flatMap(({ hull, count, from }) => {
    const type = from === undefined ? baseTypes.get(hull) : undefined;
    return type === undefined ? [] : [[type, count] as const];
  });

const orbiting: readonly Stand[] = ['orbit', 'commercial'];

/** Whether the one dry dock of a hex is there, or begun (B8.96). */
const hasDryDock = (
  ships: readonly Pick<Ship, 'hull'>[],
  begun: readonly (readonly [BaseType, number])[],
): boolean => ships.some(({ hull }) => hull === dryDock) || begun.some(([{ hull }]) => hull === dryDock);

/** How many more bases of a kind there is room for in a hex (A13.0, B8.96, B11.110, C3.20). */
export function roomFor(state: Ground, place: PlaceId, type: BaseType): number {
  const { ships = [] } = basesIn(state, place) ?? {};
  const begun = coming(state, place);
  const planned = (wanted: readonly Stand[]) =>
    sumOf(begun.map(([{ stand }, count]) => (wanted.includes(stand) ? count : 0)));
  if (type.hull === dryDock && hasDryDock(ships, begun)) return 0;
  if (orbiting.includes(type.stand))
    return Math.min(
      type.hull === dryDock ? 1 : most.orbit,
      Math.max(0, most.orbit - countOf(ships, orbiting) - planned(orbiting)),
    );
  const kind = kindAt(state, place);
  if (kind === undefined) return 0;
  if (type.stand === 'satellite')
    return Math.max(0, most.satellites - countOf(ships, ['satellite']) - planned(['satellite']));
  const all = surface[kind];
  const placesOf = ({ row }: BaseType) => (row.class === 'GF' ? all / sides : 1);
  const taken =
    sumOf(ships.map((ship) => placesTaken(ship.hull, typeOfUnit(ship), placesOf))) +
    sumOf(begun.map(([one, count]) => (one.stand === 'ground' ? count * placesOf(one) : 0)));
  return Math.max(0, Math.floor((all - taken) / placesOf(type)));
}

const placesTaken = (hull: string, type: BaseType | undefined, placesOf: (one: BaseType) => number): number =>
  type?.stand === 'ground' ? unitOf(hull).count * placesOf(type) : 0;

/** Whether an empire has maulers in service, without which it arms no base with them (C16.70). OURS: by our list, as bases are those of it. */
const buildsMaulers = (seat: SeatId, year: number): boolean => {
  const letter = letterOf(seat);
  return ourShips.hulls.some((row) => row.empire === letter && has(row, 'mauler') && row.year <= year);
};

/** Why an empire cannot have bases of a kind yet: their year has not come, or it lacks the technology. */
export function notYet(
  state: Pick<State, 'empires' | 'turn' | 'year'>,
  seat: SeatId,
  { hull, year, tech, row }: BaseType,
): Problem | undefined {
  if (tech !== undefined && levelOf(state.empires[seat] ?? {}, tech.id, state) < tech.level)
    return impossible('GC B11.60', 'base-needs-tech', { hull, project: nameOfProject(tech.id) });
  if (has(row, 'mauler') && !buildsMaulers(seat, yearOf(state)))
    return impossible('GC C16.70', 'no-mauler-tech', { hull });
  return yearOf(state) < year ? impossible('GC Z1.10', 'base-too-early', { hull, year }) : undefined;
}

/** Why a base costs too much: in a system that is cut off, as a blockade lets no points in (C12.91). */
export const tooDear = (
  { systems }: Pick<State, 'systems'>,
  place: PlaceId,
  payer: (typeof payers)[number],
  told: { readonly cost: number; readonly left: number },
  cite: Cite,
): Problem =>
  payer === 'treasury' && systems[place]?.severed === true
    ? impossible('GC C12.91', 'base-blockaded', { place: hexName(place) })
    : impossible(cite, 'base-costs', told);

/** Why an empire cannot build in a hex: it is not its own, or has no resource run for a platform, others have bases there, or a blockade lets no points in, and none are saved there (B11.110, C12.90, C12.91). */
export function barredAt(
  state: Ground & Pick<State, 'map' | 'territory'>,
  seat: SeatId,
  place: PlaceId,
  hull?: string,
): Problem | undefined {
  const args = { place: hexName(place) };
  const system = state.systems[place];
  const owner = system?.owner ?? territoryOwner(state, place);
  if (hull === platform)
    return isAtRun(state, seat, place) ? undefined : impossible('GC E4.20', 'platform-at-run', args);
  if (state.territory[place] === seat && owner === undefined)
    return impossible('GC B3.15', 'base-unsurveyed', args);
  if (owner !== seat || (basesIn(state, place)?.seat ?? seat) !== seat)
    return impossible('GC B11.110', 'base-abroad', args);
  return system?.severed === true && system.hoard === undefined
    ? impossible('GC C12.91', 'base-blockaded', args)
    : undefined;
}

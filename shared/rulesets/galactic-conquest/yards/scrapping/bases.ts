import type { Problem } from '#kernel/words/problem.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { idle, yardsAmong } from '../../bases/upgrade.ts';
import { baseTypes, baseUnit, platform, typeOfUnit, unitOf } from '../../bases/types.ts';
import { hexName } from '../../map/board.ts';
import { plainBase } from '../../model/bases/plain.ts';
import type { Ship } from '../../model/ship.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { State } from '../../model/state.ts';
import { impossible } from '../../refusals.ts';

/** So many bases of a unit of six, or of several, that are scrapped without the others of it. */
export interface Part {
  readonly hull: string;
  readonly count: number;
}

const partly = /^(\d{1,3})x(\S{1,20})$/;

/** Whether bases of this kind come in units of several (1/B). */
const comesInUnits = (hull: string): boolean => {
  const stand = baseTypes.get(hull)?.stand;
  return stand === 'ground' || stand === 'satellite';
};

/** What of names are parts of units: `3xGBDP` of `6xGBDP`. */
export function partsIn(ships: readonly Ship[], names: readonly string[]): readonly Part[] {
  const hulls = new Set(ships.map(({ hull }) => unitOf(hull).hull).filter(comesInUnits));
  return names.flatMap((name) => {
    const [, count, of = name] = partly.exec(name) ?? [];
    return hulls.has(of) ? [{ hull: of, count: Number(count ?? 1) }] : [];
  });
}

/** Bases without some of their units: of the last units first. */
export function withoutParts(ships: readonly Ship[], parts: readonly Part[]): readonly Ship[] {
  const left = new Map(parts.map(({ hull, count }) => [hull, count]));
  return ships
    .toReversed()
    .flatMap((ship) => {
      const { hull, count } = unitOf(ship.hull);
      const type = typeOfUnit(ship);
      const gone = Math.min(count, left.get(hull) ?? 0);
      if (type === undefined || gone === 0) return [ship];
      left.set(hull, (left.get(hull) ?? 0) - gone);
      const { figures, ...rest } = baseUnit(type, count - gone);
      return gone === count
        ? []
        : [{ ...ship, hull: rest.hull, sensors: rest.sensors, ...(figures && { figures }) }];
    })
    .toReversed();
}

/** What parts of units are, as units of their own: for what they give. */
export const unitsOf = (parts: readonly Part[]): readonly Ship[] =>
  parts.flatMap(({ hull, count }) => {
    const type = baseTypes.get(hull);
    return type === undefined ? [] : [baseUnit(type, count)];
  });

/** Bases that take a year to be scrapped (B9.30). OURS: so do X-bases and mauler-armed ones of these kinds. */
export const takesAYear = ({ hull }: Pick<Ship, 'hull'>): boolean =>
  /^(?:TCB|QCB|SB|SF|SP)$/.test(plainBase(hull));

/** Why these bases are not scrapped, with those that are left: merchants’ platforms, ships of the National Guard, bases that are worked on or are shipyards, and those of a system that is cut off. */
export function cannotScrapBases(
  state: State,
  { ships: rest, place }: Pick<Squadron, 'ships' | 'place'>,
  going: readonly Ship[],
  parts: readonly Part[],
): Problem | undefined {
  if (going.some(({ guard }) => guard === true)) return impossible('GC B13.20', 'guards-not-scrapped');
  if (going.some(({ hull }) => hull === platform)) return impossible('GC E1.25', 'merchants-scrap-nothing');
  if (state.systems[place]?.severed === true)
    return impossible('GC C12.90', 'base-cut-off', { place: hexName(place) });
  for (const [hull, { length }] of Map.groupBy(going, (one) => one.hull))
    if (length > idle(state, place, hull))
      return yardsAmong(state, place, hull) > 0
        ? impossible('GC B8.90', 'station-is-yard', { place: hexName(place) })
        : impossible('GC B9.20', 'no-base-to-upgrade', { place: hexName(place), hull });
  for (const [hull, all] of Map.groupBy(parts, (one) => one.hull)) {
    const there = sumOf(rest.map((ship) => (unitOf(ship.hull).hull === hull ? unitOf(ship.hull).count : 0)));
    if (sumOf(all.map(({ count }) => count)) > there)
      return impossible('GC B9.10', 'fewer-bases', { unit: hull, left: there, place: hexName(place) });
  }
  return undefined;
}

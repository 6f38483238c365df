import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { boardOf, distance } from '../map/board.ts';
import { groundAt, isDeepSpace } from '../map/ground.ts';
import type { Combat } from '../model/battle/combat.ts';
import { isStored } from '../model/condition/storing.ts';
import { isFixed } from '../model/territory.ts';
import type { Squadron } from '../model/squadron.ts';
import type { View } from '../model/state.ts';
import { speedOf, strengthOf } from '../ships/ships.ts';
import { cannotGoWild, isWild } from '../ships/surveyors.ts';
import { powerOf, sightings } from './strength.ts';
import type { Planner } from './planner.ts';
import { wayThrough } from './ways.ts';

/** A squadron that can be ordered about. */
export interface Force {
  readonly unit: UnitId;
  readonly squadron: Squadron;
  /** Attack and defense factors in tenths. */
  readonly power: number;
}

/** The squadrons of the empire that can be ordered about, by their codes. */
export const forcesOf = ({ view: { squadrons, me } }: Planner): readonly Force[] =>
  inOrder(squadrons).flatMap(([unit, squadron]) =>
    squadron.seat !== me ||
    isFixed(squadron) ||
    isStored(squadron) ||
    squadron.monitor !== undefined ||
    squadron.guards === true ||
    squadron.ships.length === 0
      ? []
      : [{ unit, squadron, power: powerOf(squadron.ships) }],
  );

/** Percent of its defense factors that a squadron has lost. */
export function damageOf({ squadron }: Force): number {
  const lost = sumOf(squadron.ships.map((ship) => ship.lost ?? 0));
  return lost === 0 ? 0 : Math.floor((100 * lost) / (lost + strengthOf(squadron)));
}

export const hexesBetween = ({ view: { map } }: Planner, from: PlaceId, to: PlaceId): number =>
  distance(boardOf(map), from, to) ?? Number.MAX_SAFE_INTEGER;

/** Of these hexes the nearest, then the first by its name. */
export const nearest = (planner: Planner, from: PlaceId, places: readonly PlaceId[]): PlaceId | undefined =>
  places.toSorted(
    compareBy<PlaceId>(
      (place) => hexesBetween(planner, from, place),
      (place) => place,
    ),
  )[0];

/** Whether a hex on the way stops whoever comes to it (A203.00). */
const isRed = (map: View['map'], place: PlaceId, to: PlaceId): boolean =>
  place !== to && groundAt(map, place).kind === 'red';

/** The way of a squadron to a hex, around foreign ships and where it may not go; undefined where there is none. */
export function wayOf(planner: Planner, { squadron }: Force, to: PlaceId): readonly PlaceId[] | undefined {
  const { map } = planner.view;
  const shunned = new Set(sightings(planner).map(([place]) => place));
  return wayThrough(
    planner.view,
    squadron.place,
    to,
    (place) =>
      !isDeepSpace(map, place) &&
      !(
        isWild(map, place) &&
        (isRed(map, place, to) || cannotGoWild({ map }, squadron, place) !== undefined)
      ) &&
      (place === to || !shunned.has(place)),
  );
}

/** Sends a squadron towards a hex as far as it goes in this turn; whether it gets there, or is there. */
export function send(planner: Planner, force: Force, to: PlaceId): boolean {
  const { unit, squadron } = force;
  if (squadron.place === to) return true;
  const way = wayOf(planner, force, to);
  if (way === undefined || way.length === 0) return false;
  const part = way.slice(0, speedOf(squadron));
  return planner.order({ kind: 'plot', way: part }, unit) && part.length === way.length;
}

/** Whether a squadron gets to a hex in this turn. */
export function reaches(planner: Planner, force: Force, to: PlaceId): boolean {
  if (force.squadron.place === to) return true;
  const way = wayOf(planner, force, to);
  return way !== undefined && way.length <= speedOf(force.squadron);
}

/** Tells a squadron how to fight. */
export function instruct(planner: Planner, { unit }: Force, how: Partial<Combat>): void {
  const usual = { attack: false, intensity: 'typical', breaks: 40, target: 'none', losses: [] } as const;
  planner.order({ kind: 'fight', ...usual, ...how }, unit);
}

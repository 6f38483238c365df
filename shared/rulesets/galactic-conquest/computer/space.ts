import type { PlaceId } from '#kernel/words/ids.ts';
import { beside, boardOf, hexesOn } from '../map/board.ts';
import { groundAt, isDeepSpace } from '../map/ground.ts';
import { canSurvey } from '../ships/surveyors.ts';
import type { Force } from './forces.ts';
import { hexesBetween, nearest, send } from './forces.ts';
import { sightings } from './strength.ts';
import type { Planner } from './planner.ts';

/** How far from where it is a squadron looks for hexes to survey or to annex. */
const far = 6;

/** What squadrons of the plan work at already. */
export type Taken = Set<PlaceId>;

/** Hexes near a squadron that lie beside own space, and where nobody was read. */
function nearOwn(planner: Planner, { squadron }: Force, taken: Taken, fits: (place: PlaceId) => boolean) {
  const { map, territory, me } = planner.view;
  const board = boardOf(map);
  const seen = new Set(sightings(planner).map(([place]) => place));
  return hexesOn(map).filter(
    (place) =>
      hexesBetween(planner, squadron.place, place) <= far &&
      !isDeepSpace(map, place) &&
      !taken.has(place) &&
      !seen.has(place) &&
      fits(place) &&
      beside(board, place).some((next) => territory[next] === me),
  );
}

/** Goes on with what a squadron works at in its hex; whether it does. */
function goesOn({ squadron }: Force, kind: 'survey' | 'annex', taken: Taken): boolean {
  const { work, place } = squadron;
  if (work?.kind !== kind || work.place !== place || taken.has(place)) return false;
  taken.add(place);
  return true;
}

/** A squadron that can surveys the nearest hex beside own space, or that which is nearest to where the empire means to go; whether it does. */
export function survey(planner: Planner, force: Force, taken: Taken, towards?: PlaceId): boolean {
  const { squadron, unit } = force;
  if (!canSurvey(squadron)) return false;
  if (goesOn(force, 'survey', taken)) return true;
  const { map } = planner.view;
  const wild = nearOwn(planner, force, taken, (place) => {
    const { kind, surveyed } = groundAt(map, place);
    return !surveyed && kind !== 'red' && kind !== 'unknown';
  });
  const to = nearest(planner, towards ?? squadron.place, wild);
  if (to === undefined) return false;
  taken.add(to);
  if (send(planner, force, to)) planner.order({ kind: 'survey', place: to }, unit);
  return true;
}

/** A squadron takes the nearest surveyed hex that is nobody’s, or that which is nearest to where the empire means to go; whether it does. */
export function annex(planner: Planner, force: Force, taken: Taken, towards?: PlaceId): boolean {
  const { squadron, unit } = force;
  if (goesOn(force, 'annex', taken)) return true;
  const { map, territory, systems, fronts = {} } = planner.view;
  const free = nearOwn(
    planner,
    force,
    taken,
    (place) =>
      groundAt(map, place).surveyed &&
      groundAt(map, place).kind !== 'unknown' &&
      territory[place] === undefined &&
      systems[place] === undefined &&
      fronts[place] === undefined,
  );
  const to = nearest(planner, towards ?? squadron.place, free);
  if (to === undefined) return false;
  taken.add(to);
  if (send(planner, force, to)) planner.order({ kind: 'annex', place: to }, unit);
  return true;
}

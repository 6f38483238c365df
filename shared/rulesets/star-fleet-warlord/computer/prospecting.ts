import type { PlaceId } from '#kernel/words/ids.ts';
import { compareBy, keysInOrder } from '#kernel/words/inOrder.ts';
import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import { distance, hexesOf } from '../galaxy/board.ts';
import type { SectorId } from '../model/ids.ts';
import type { Planner } from './planner.ts';
import { act, isIdle, isWorn, send } from './planner.ts';

/** What makes it worth a ship's year to prospect where it is, and to go where it could, in EP; and how far it goes. */
const [worthStaying, worthGoing, furthest] = [15, 20, 14] as const;

/** Ships at own sites look for moons and restore what is devastated. */
export function tend(planner: Planner): void {
  const { sites, me } = planner.view;
  for (const pilot of planner.pilots) {
    const site = sites[pilot.place];
    if (site?.owner !== me) continue;
    if (site.devastated === true) act(planner, pilot, { kind: 'restore' });
    if (site.surveyed === false) act(planner, pilot, { kind: 'survey' });
  }
}

/** Ships with nothing better to do prospect where they are, or go where something lies. */
export function prospect(planner: Planner): void {
  const { size, taken } = planner;
  const idle = planner.pilots.filter((pilot) => isIdle(pilot) && !isWorn(pilot.ship));
  for (const pilot of idle)
    if (!taken.has(pilot.place) && likely(planner, pilot.place) >= worthStaying)
      if (act(planner, pilot, { kind: 'prospect' }, true)) taken.add(pilot.place);
  const lodes = lodesOf(planner);
  for (const pilot of idle.filter(isIdle)) {
    const [best] = lodes
      .filter(([place]) => !taken.has(place) && distance(size, pilot.place, place) <= furthest)
      .map(([place, worth]) => ({
        place,
        score: Math.floor((1000 * worth) / (pilot.left + 2 * distance(size, pilot.place, place))),
      }))
      .toSorted(
        compareBy(
          ({ score }) => -score,
          ({ place }) => place,
        ),
      );
    if (best !== undefined) send(planner, pilot, best.place);
  }
}

/** Hexes that nobody else owns and that hold something, with how much is likely. */
function lodesOf(planner: Planner): readonly (readonly [PlaceId, number])[] {
  const { scanned, sites, me } = planner.view;
  return keysInOrder(scanned)
    .flatMap((sector) => hexesOf(sector as SectorId))
    .filter((place) => [me, undefined].includes(sites[place]?.owner))
    .map((place) => [place, likely(planner, place)] as const)
    .filter(([, worth]) => worth >= worthGoing);
}

/** What prospecting is likely to find: the middle of what the terrain holds where nobody has looked. */
function likely({ view: { prospects }, world }: Planner, place: PlaceId): number {
  const { point, area } = world.hex(place);
  return place in prospects
    ? world.prospect(place)
    : rounded(sumOf([...point.prospect, ...area.prospect]), 2);
}

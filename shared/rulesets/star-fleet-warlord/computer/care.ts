import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { distance } from '../galaxy/board.ts';
import type { Pilot, Planner } from './planner.ts';
import { act, isWorn, send } from './planner.ts';

/** Own bases, in id order. */
const basesOf = ({ view: { sites, me } }: Planner): readonly PlaceId[] =>
  inOrder(sites)
    .filter(([, { owner, base }]) => owner === me && base)
    .map(([place]) => place);

/** The nearest of some hexes; undefined where there are none. */
export const nearest = ({ size }: Planner, from: PlaceId, places: readonly PlaceId[]): PlaceId | undefined =>
  places.toSorted(
    compareBy(
      (place) => distance(size, from, place),
      (place) => place,
    ),
  )[0];

/** Damaged ships are repaired where they can be; those that are badly damaged go to a base first, and take part in nothing else. */
export function care(planner: Planner): void {
  const bases = basesOf(planner);
  for (const pilot of planner.pilots) {
    if (pilot.ship.damage === 0 && pilot.ship.drained === 0) continue;
    const repaired = act(planner, pilot, { kind: 'repair' });
    if (!repaired && isWorn(pilot.ship)) goHome(planner, pilot, bases);
  }
}

function goHome(planner: Planner, pilot: Pilot, bases: readonly PlaceId[]): void {
  const base = nearest(planner, pilot.place, bases);
  if (base !== undefined) send(planner, pilot, base);
  // Another ship may come to the same base.
  if (base !== undefined) planner.taken.delete(base);
}

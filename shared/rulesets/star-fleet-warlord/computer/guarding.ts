import { compareBy, inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { distance } from '../galaxy/board.ts';
import { siteKindOf } from '../galaxy/terrain.ts';
import { supportOf } from '../money/money.ts';
import type { Planner } from './planner.ts';

/** Hexes from which strangers threaten a site, points below which fortifications are wasted (SFW 3423), and the part of the purse that goes into them. */
const [reach, wasted, part] = [4, 40, 4] as const;
/** Sites that it fortifies in one year. */
const mostSites = 2;

/** Fortifies own major sites that strangers came near this year or last, the nearest to them first, as high as is worth while; what it takes. */
export function guard(planner: Planner, purse: number): number {
  const { view, manner } = planner;
  if (manner.threatened === 0) return 0;
  let left = Math.floor(purse / part);
  const began = left;
  const near = threatened(planner).toSorted(
    compareBy(
      ({ far }) => far,
      ({ place }) => place,
    ),
  );
  for (const { place } of near.slice(0, mostSites)) {
    const { points = 0 } = view.sites[place] ?? {};
    const ep = manner.threatened - points;
    if (points + Math.min(ep, left) < wasted || ep > left) continue;
    planner.order({ kind: 'fortify', place, ep });
    left -= ep;
  }
  return began - left;
}

/** Own major sites with few fortifications that have strangers near, and how near. */
function threatened(planner: Planner): readonly { readonly place: PlaceId; readonly far: number }[] {
  const { view, world, size, manner } = planner;
  const strangers = inOrder(view.sightings).flatMap(([place, { turn }]) =>
    turn >= view.turn - 1 ? [place] : [],
  );
  return keysInOrder(view.sites).flatMap((place) => {
    const site = view.sites[place];
    if (site?.owner !== view.me || site.points >= manner.threatened || place === view.own.home) return [];
    if (siteKindOf(world.hex(place))?.major !== true) return [];
    const far = Math.min(...strangers.map((other) => distance(size, place, other)));
    return far <= reach ? [{ place, far }] : [];
  });
}

/** Whether it can keep more ships: their support takes less food than is left (SFW 1096). Whoever masses no fleets does not ask. */
export function sustains({ manner, view, world, me }: Planner): boolean {
  if (manner.masses === undefined || view.foreseen === undefined) return true;
  return supportOf(world.state, me, view.turn + 1) <= view.foreseen.fp;
}

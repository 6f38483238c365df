import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import { distance } from '../galaxy/board.ts';
import { designOf } from '../ships/list/index.ts';
import type { Pilot, Planner } from './planner.ts';
import { isIdle, isWorn, send } from './planner.ts';
import { isScout } from './scouting.ts';
import type { Target } from './targets.ts';

/** The attack factor from which a ship goes with the fleet, and hexes from which it comes to it. */
const [ofTheLine, comesFrom] = [35, 4] as const;

const attackOf = ({ ship }: Pilot): number => designOf(ship).attack;

/** The Home Office that the fleet goes for: the nearest to its own. */
export function victimOf(
  { view: { own }, size, manner }: Planner,
  targets: readonly Target[],
): Target | undefined {
  if (manner.masses === undefined) return undefined;
  return targets
    .filter(({ office }) => office === true)
    .toSorted(
      compareBy(
        ({ place }) => distance(size, own.home, place),
        ({ place }) => place,
      ),
    )[0];
}

/** Ships of war come together at the Home Office, where new ones join them, and wait until they are enough; where it is lost, where most of them are. */
export function muster(planner: Planner): void {
  const { manner, view, size, taken } = planner;
  if (manner.masses === undefined || view.turn < manner.masses.from) return;
  const line = planner.pilots.filter(
    (pilot) =>
      isIdle(pilot) &&
      pilot.left > 0 &&
      !isWorn(pilot.ship) &&
      !isScout(pilot) &&
      attackOf(pilot) >= ofTheLine,
  );
  const { home } = view.own;
  const rally = view.sites[home]?.owner === view.me ? home : strongest(line);
  if (rally === undefined) return;
  for (const pilot of line) {
    if (distance(size, pilot.place, rally) > comesFrom) continue;
    if (pilot.place === rally || send(planner, pilot, rally)) pilot.left = 0;
  }
  taken.delete(rally);
}

/** Where the strongest of these ships are together. */
const strongest = (line: readonly Pilot[]): PlaceId | undefined =>
  [...Map.groupBy(line, ({ place }) => place)].toSorted(
    compareBy(
      ([, ships]) => -sumOf(ships.map(attackOf)),
      ([place]) => place,
    ),
  )[0]?.[0];

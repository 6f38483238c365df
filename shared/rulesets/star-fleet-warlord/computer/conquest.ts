import type { PlaceId } from '#kernel/words/ids.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import { tooSlow } from '../raids/orders.ts';
import { speedOf } from '../ships/speed.ts';
import { distance, neighbour, neighbours } from '../galaxy/board.ts';
import { nearest } from './care.ts';
import type { Pilot, Planner } from './planner.ts';
import { act, follow, isFoe, isIdle, isWorn, send, wayOf } from './planner.ts';
import { foretoldWell } from './foretelling.ts';
import { victimOf } from './mustering.ts';
import { isScout } from './scouting.ts';
import type { Target } from './targets.ts';
import { attackOn } from './targets.ts';

/** The attack that is enough, in percent of the defense; how far fleets go for a battle; fleets that gather at once. */
const [enough, farForBattles, gathering] = [140, 20, 2] as const;

/** Hexes that massed fleets go for what is not the Home Office that they are out for. */
const opportunity = 6;
/** Hexes that they go for that. */
const expedition = 28;

const isFree = (pilot: Pilot): boolean => pilot.left > 0 && !isWorn(pilot.ship);

/** A site that a ship may take, and how good that would be. */
interface Chance {
  readonly target: Target;
  readonly score: number;
}

/** Sites that nobody defends are taken, each by the ship that is best for it; whoever has pulses left goes on to the next. `within`: hexes that a ship goes for one. */
export function expand(planner: Planner, targets: readonly Target[], within: number): void {
  const { size, taken } = planner;
  const open = targets.filter(({ site, defense }) => site && defense === 0);
  const chancesOf = ({ place }: Pilot): Chance[] =>
    open
      .filter((target) => !taken.has(target.place))
      .map((target) => ({ target, far: distance(size, place, target.place) }))
      .filter(({ far }) => far > 0 && far <= within)
      .map(({ target, far }) => ({ target, score: Math.floor((1000 * target.worth) / (4 + far)) }))
      .sort(
        compareBy(
          ({ score }) => -score,
          ({ target: { place } }) => place,
        ),
      );
  const free = planner.pilots.filter((pilot) => isFree(pilot) && !isScout(pilot));
  const lists = new Map(free.map((pilot) => [pilot, chancesOf(pilot)]));
  for (;;) {
    let best: readonly [Pilot, Chance] | undefined;
    for (const [pilot, list] of lists) {
      while (list[0] !== undefined && taken.has(list[0].target.place)) list.shift();
      if (list[0] !== undefined && list[0].score > (best?.[1].score ?? 0)) best = [pilot, list[0]];
    }
    if (best === undefined) return;
    const [pilot, { target }] = best;
    if (!send(planner, pilot, target.place)) lists.get(pilot)?.shift();
    else lists.set(pilot, isFree(pilot) ? chancesOf(pilot) : []);
  }
}

/** Fleets attack what is defended, if they are strong enough; those that would be together gather at an own site near it. */
export function attack(planner: Planner, targets: readonly Target[]): void {
  const defended = targets
    .filter(({ defense, place }) => defense > 0 && !planner.taken.has(place))
    .toSorted(
      compareBy(
        ({ worth, defense }) => -Math.floor((1000 * worth) / (20 + defense)),
        ({ place }) => place,
      ),
    );
  const { masses } = planner.manner;
  const victim = victimOf(planner, targets);
  let gathered = 0;
  for (const target of victim === undefined ? defended : [victim, ...defended]) {
    const reach =
      masses === undefined ? farForBattles : target.place === victim?.place ? expedition : opportunity;
    if (planner.taken.has(target.place) || strike(planner, target, reach, target === victim)) continue;
    if (masses === undefined && gathered < gathering && gather(planner, target)) gathered += 1;
  }
}

const warships = (planner: Planner): readonly Pilot[] =>
  planner.pilots.filter((pilot) => isFree(pilot) && isIdle(pilot) && !isScout(pilot));

/** The strongest first, until they are enough; undefined where all are too weak. */
function party(planner: Planner, target: Target, all: readonly Pilot[]): readonly Pilot[] | undefined {
  const least = planner.manner.masses?.margin ?? enough;
  const strongFirst = all.toSorted(
    compareBy(
      (pilot) => -attackOn(planner, target, [pilot]),
      ({ id }) => id,
    ),
  );
  const chosen: Pilot[] = [];
  for (const pilot of strongFirst) {
    chosen.push(pilot);
    if (100 * attackOn(planner, target, chosen) >= least * target.defense) return chosen;
  }
  return undefined;
}

/** A party that is enough; of those who mass, one that wins as it is foretold: a small one, or else all. */
function force(planner: Planner, target: Target, all: readonly Pilot[]): readonly Pilot[] | undefined {
  const { masses } = planner.manner;
  const chosen = party(planner, target, all);
  if (chosen === undefined || masses === undefined) return chosen;
  if (foretoldWell(planner, chosen, target, masses)) return chosen;
  return chosen.length < all.length && foretoldWell(planner, all, target, masses) ? all : undefined;
}

/** Ships of one hex attack together, if they suffice: they move alike, as fast as the slowest. `whole`: each such fleet goes, with all it has. */
function strike(planner: Planner, target: Target, reach: number, whole = false): boolean {
  const near = warships(planner).filter(({ place }) => distance(planner.size, place, target.place) <= reach);
  const fleets = Object.fromEntries(Map.groupBy(near, ({ place }) => place)) as Record<PlaceId, Pilot[]>;
  let struck = false;
  for (const [, fleet] of inOrder(fleets)) {
    if (struck && !whole) break;
    const chosen = force(planner, target, fleet);
    if (chosen !== undefined && sail(planner, whole ? fleet : chosen, target)) struck = true;
  }
  return struck;
}

/** Ships of one hex go to another as one; whether a safe way leads there. */
function sail(planner: Planner, fleet: readonly Pilot[], target: Target): boolean {
  const [leader] = fleet;
  if (leader === undefined) return false;
  const { way, whole } = wayOf(planner, leader, target.place);
  if (!whole || way.length === 0) return false;
  const pulses = Math.min(...fleet.map(({ left }) => left));
  for (const pilot of fleet) {
    follow(pilot, way, pulses);
    pilot.left = 0;
  }
  planner.taken.add(target.place);
  return true;
}

/** Ships that would be enough together go to the own site that is nearest to the target. */
function gather(planner: Planner, target: Target): boolean {
  const { view, size } = planner;
  const held = inOrder(view.sites).flatMap(([place, { owner }]) => (owner === view.me ? [place] : []));
  const rally = nearest(planner, target.place, held);
  if (rally === undefined || distance(size, rally, target.place) > farForBattles) return false;
  const chosen = party(
    planner,
    target,
    warships(planner).filter(({ place }) => distance(size, place, rally) <= farForBattles),
  );
  if (chosen === undefined) return false;
  for (const pilot of chosen) {
    if (pilot.place !== rally) send(planner, pilot, rally);
    pilot.left = 0;
  }
  planner.taken.delete(rally);
  return true;
}

const directions = [1, 2, 3, 4, 5, 6] as const;

/** Fast ships with nothing to take raid sites of foes that they can get beside this year, one each. */
export function raid(planner: Planner): void {
  const { view, size, taken } = planner;
  const sites = inOrder(view.sites).flatMap(([place, { owner }]) =>
    owner !== undefined && isFoe(planner, owner) && !taken.has(place) ? [place] : [],
  );
  const held = new Set(sites);
  for (const pilot of planner.pilots) {
    if (!isFree(pilot) || isScout(pilot) || speedOf(pilot.ship) <= tooSlow) continue;
    for (const site of sites.filter((place) => distance(size, pilot.place, place) <= pilot.left)) {
      const beside = nearest(
        planner,
        pilot.place,
        neighbours(size, site).filter((place) => !held.has(place)),
      );
      if (taken.has(site) || beside === undefined || !raids(planner, pilot, site, beside)) continue;
      taken.add(site);
      break;
    }
  }
}

/** Goes beside a site and raids it, if both can be done before the year is over. */
function raids(planner: Planner, pilot: Pilot, site: PlaceId, beside: PlaceId): boolean {
  const { size } = planner;
  const direction = directions.find((at) => neighbour(size, beside, at) === site);
  if (direction === undefined) return false;
  const { way, whole } = pilot.place === beside ? { way: [], whole: true } : wayOf(planner, pilot, beside);
  if (!whole || way.length >= pilot.left) return false;
  follow(pilot, way);
  return act(planner, pilot, { kind: 'raid', direction });
}

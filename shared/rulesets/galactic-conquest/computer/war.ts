import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { compareBy, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Level } from '../model/empire.ts';
import { homeworldOf } from '../model/homeworld.ts';
import { spaceOwner } from '../model/territory.ts';
import { speedOf } from '../ships/ships.ts';
import { isBarredFromUnsurveyed } from '../ships/surveyors.ts';
import type { Force } from './forces.ts';
import { hexesBetween, instruct, nearest, reaches, send } from './forces.ts';
import { powerRead, sightings } from './strength.ts';
import type { Planner } from './planner.ts';

/** Percent of the foreign power with which ships are driven out. */
const oddsAtHome = 110;
/** One squadron of so many stays at the homeworld. */
const guardOf: Readonly<Record<Level, number>> = { cautious: 2, steady: 4, bold: 6 };
const all = (forces: readonly Force[]): number => sumOf(forces.map(({ power }) => power));

/** Keeps squadrons at the homeworld, the nearest first; gives back the others. */
export function guard(planner: Planner, forces: readonly Force[]): readonly Force[] {
  const home = homeworldOf(planner.view, planner.me);
  if (home === undefined) return forces;
  const count = Math.min(forces.length, Math.max(1, Math.floor(forces.length / guardOf[planner.level])));
  const guards = forces
    .toSorted(
      compareBy(
        ({ squadron }) => hexesBetween(planner, squadron.place, home),
        // War hulls cannot go everywhere.
        ({ squadron }) => (isBarredFromUnsurveyed(squadron) ? 0 : 1),
        ({ power }) => power,
        ({ unit }) => unit,
      ),
    )
    .slice(0, count);
  const attack = sightings(planner).some(([place]) => place === home);
  for (const force of guards) {
    send(planner, force, home);
    instruct(planner, force, { attack, breaks: 80 });
  }
  return forces.filter((force) => !guards.includes(force));
}

/** Those that get to a hex in this turn, until they are strong enough for it; undefined where they are not. */
function strikersFor(
  planner: Planner,
  free: readonly Force[],
  place: PlaceId,
  needed: number,
  least = false,
): readonly Force[] | undefined {
  const near = free
    .filter((force) => reaches(planner, force, place))
    .toSorted(
      compareBy(
        ({ power }) => -power,
        ({ unit }) => unit,
      ),
    );
  if (all(near) < needed) return undefined;
  const count = near.findIndex((_, at) => all(near.slice(0, at + 1)) >= needed) + 1;
  return least ? near.slice(0, Math.max(1, count)) : near;
}

/** Drives foreign ships out of own space where those who get there are stronger; gives back the others. */
export function defend(planner: Planner, forces: readonly Force[]): readonly Force[] {
  let free = forces;
  for (const [place, contact] of sightings(planner)) {
    if (spaceOwner(planner.view, place) !== planner.me) continue;
    const needed = Math.floor((powerRead(planner, contact) * oddsAtHome) / 100);
    const strikers = strikersFor(planner, free, place, needed, true) ?? [];
    for (const force of strikers) {
      send(planner, force, place);
      instruct(planner, force, { attack: true, breaks: 60 });
    }
    free = free.filter((force) => !strikers.includes(force));
  }
  return free;
}

/** Sends one squadron to raid convoys on foreign trade routes that it gets to; gives back the others. */
export function raid(planner: Planner, forces: readonly Force[]): readonly Force[] {
  const { routes = {}, me } = planner.view;
  const seen = new Set(sightings(planner).map(([place]) => place));
  const foreign = keysInOrder(routes).filter((place) => routes[place]?.seat !== me && !seen.has(place));
  for (const force of forces) {
    const { squadron, unit } = force;
    const to = nearest(planner, squadron.place, foreign);
    if (to === undefined || hexesBetween(planner, squadron.place, to) >= speedOf(squadron)) continue;
    if (!send(planner, force, to)) continue;
    planner.order({ kind: 'raid-convoys', searches: 1 }, unit);
    instruct(planner, force, { intensity: 'nominal', breaks: 20 });
    return forces.filter((one) => one !== force);
  }
  return forces;
}

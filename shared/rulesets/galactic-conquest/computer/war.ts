import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import { compareBy, inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { forecastOf } from '../combat/round/forecast.ts';
import type { Level } from '../model/empire.ts';
import { homeworldOf } from '../model/homeworld.ts';
import { meeting, shipsKnown } from '../presentation/squadrons/outlook.ts';
import { spaceOwner } from '../model/territory.ts';
import { speedOf } from '../ships/ships.ts';
import type { Force } from './forces.ts';
import { hexesBetween, instruct, nearest, reaches, send, wayOf } from './forces.ts';
import { powerAt, powerRead, seatsIn, sightings } from './strength.ts';
import type { Planner } from './planner.ts';

/** Percent of the foreign power with which an attack is made; defenders need less. */
const odds: Readonly<Record<Level, number>> = { cautious: 200, steady: 150, bold: 120 };
const oddsAtHome = 110;
/** One squadron of so many stays at the homeworld. */
const guardOf: Readonly<Record<Level, number>> = { cautious: 2, steady: 4, bold: 6 };
/** Squadrons that leave own space for an attack at least, and how many hexes. */
const [gathers, farOut] = [3, 2] as const;
/** In how many of a hundred battles that are foreseen a bold attacker has to hold the hex. */
const holds = 50;

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

/** Whether the strongest attacker holds the hex in the battles that are foreseen there; also where sensors tell too little. */
function isForeseenWell({ view, books, me }: Planner, strikers: readonly Force[], place: PlaceId): boolean {
  const contact = view.contacts[place];
  const [first] = strikers;
  if (contact === undefined || contact.turn !== view.turn || first === undefined) return true;
  return seatsIn(contact).every((seat) => {
    const ships = shipsKnown(view, books, seat, contact);
    const foe = { seat, flagship: '', place, speed: 0, ships };
    const state = meeting(view, first.unit, first.squadron, place, foe);
    const forecast = forecastOf(state, [first.unit, unitId('forecast')]);
    return (forecast?.holds[me] ?? 100) >= holds || strikers.length > 2;
  });
}

/** The foreign system that is nearest to the empire’s own ones. */
export function targetOf(planner: Planner): PlaceId | undefined {
  const { view, me } = planner;
  const { systems, fallen = {} } = view;
  const own = inOrder(systems).flatMap(([place, { owner }]) => (owner === me ? [place] : []));
  return inOrder(systems)
    .filter(([, { owner }]) => owner !== me && fallen[owner] === undefined)
    .map(([place]) => place)
    .toSorted(
      compareBy<PlaceId>(
        (place) => Math.min(...own.map((mine) => hexesBetween(planner, mine, place))),
        (place) => place,
      ),
    )[0];
}

/** The hex on the way from a rally to a target from which the slowest gets there in a turn. */
function stageOf(
  planner: Planner,
  forces: readonly Force[],
  rally: PlaceId,
  target: PlaceId,
): PlaceId | undefined {
  const [first] = forces;
  const slowest = Math.min(...forces.map(({ squadron }) => speedOf(squadron)));
  const way = first && wayOf(planner, { ...first, squadron: { ...first.squadron, place: rally } }, target);
  // No farther from supply than a turn.
  return way === undefined || slowest < 1 || way.length > slowest + farOut
    ? undefined
    : way[way.length - 1 - slowest];
}

/** Masses beside the foreign system that is nearest, and attacks it once enough are there to take it; gives back those that do neither. */
export function attack(planner: Planner, forces: readonly Force[]): readonly Force[] {
  const target = targetOf(planner);
  if (target === undefined || forces.length === 0) return forces;
  const needed = Math.floor((powerAt(planner, target) * odds[planner.level]) / 100);
  const strikers = strikersFor(planner, forces, target, needed);
  if (strikers !== undefined && (planner.level !== 'bold' || isForeseenWell(planner, strikers, target))) {
    for (const force of strikers) {
      send(planner, force, target);
      // Whoever blockades a system does not fight its bases, and it holds.
      instruct(planner, force, { attack: true, intensity: 'pressed', breaks: 60 });
    }
    return forces.filter((force) => !strikers.includes(force));
  }
  const { territory, me } = planner.view;
  const rally = nearest(
    planner,
    target,
    keysInOrder(territory).filter((place) => territory[place] === me),
  );
  if (rally === undefined) return forces;
  // Who has gathered there goes on together to where the target is reached from, once there are enough.
  const gone = (force: Force): boolean =>
    hexesBetween(planner, force.squadron.place, rally) <= 1 ||
    hexesBetween(planner, force.squadron.place, target) < hexesBetween(planner, rally, target);
  const together = forces.filter(gone);
  const ahead =
    all(together) >= needed && together.length >= gathers
      ? stageOf(planner, together, rally, target)
      : undefined;
  for (const force of forces) {
    send(planner, force, ahead !== undefined && together.includes(force) ? ahead : rally);
    instruct(planner, force, {});
  }
  return [];
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

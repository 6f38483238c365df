import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import { forecastOf } from '../../combat/trial/forecast.ts';
import type { Level } from '../../model/empire.ts';
import { meeting, shipsKnown } from '../../combat/outlook/expected.ts';
import { homeworldOf } from '../../model/homeworld.ts';
import { speedOf } from '../../ships/ships.ts';
import { isBarredFromUnsurveyed } from '../../ships/surveyors.ts';
import { usualReaction } from '../../movement/react.ts';
import type { Force } from '../forces.ts';
import { hexesBetween, instruct, nearest, send, wayOf } from '../forces.ts';
import { powerAt, seatsIn } from '../strength.ts';
import type { Planner } from '../planner.ts';
import { targetsOf } from './targets.ts';
import { ownTerritory } from '../../model/territory.ts';

/** Percent of the foreign power with which an attack is made. */
const odds: Readonly<Record<Level, number>> = { cautious: 200, steady: 150, bold: 120 };
/** Tenths of factors that set out together at least. */
const hosts: Readonly<Record<Level, number>> = { cautious: 0, steady: 1800, bold: 3000 };
/** Turns that those who set out are away from supply at most, and percent of the odds with which they go on. */
const [mostTurns, goesOn] = [3, 80] as const;
/** Percent of what a target takes that is sent there before another one is thought of. */
const spare = 150;
/** Hexes from a target at which others come to those who stand there. */
const close = 3;
/** Squadrons that function as one for a movement point (D2.34). */
const together = 3;
/** In how many of a hundred battles that are foreseen a bold attacker has to hold the hex. */
const holds = 50;

const all = (forces: readonly Force[]): number => sumOf(forces.map(({ power }) => power));

/** Squadrons that stand in one hex, the strongest band first. */
function bandsOf(forces: readonly Force[]): readonly (readonly [PlaceId, readonly Force[]])[] {
  const strongest = forces.toSorted(
    compareBy(
      ({ power }) => -power,
      ({ unit }) => unit,
    ),
  );
  return [...Map.groupBy(strongest, ({ squadron }) => squadron.place)].toSorted(
    compareBy(
      ([, band]) => -all(band),
      ([place]) => place,
    ),
  );
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

/** Attacks a hex that all of them get to; the strongest of who is bold function as one. */
function strike(planner: Planner, band: readonly Force[], target: PlaceId, distance: number): void {
  for (const force of band) {
    send(planner, force, target);
    // Whoever blockades a system does not fight its bases, and it holds.
    instruct(planner, force, { attack: true, intensity: 'pressed', breaks: 60 });
  }
  const [first, ...others] = band.filter(({ squadron }) => speedOf(squadron) > distance).slice(0, together);
  if (planner.level !== 'bold' || first === undefined || others.length === 0) return;
  planner.order({ kind: 'react', ...usualReaction('AM'), with: others.map(({ unit }) => unit) }, first.unit);
}

interface March {
  readonly target: PlaceId;
  readonly rally: PlaceId;
  readonly needed: number;
}

/** What a band does: it strikes, goes on until it stands so near that it can, or gathers where own space is nearest to the target. */
function march(
  planner: Planner,
  place: PlaceId,
  band: readonly Force[],
  { target, rally, needed }: March,
): void {
  const [first] = band;
  if (first === undefined) return;
  const slowest = Math.min(...band.map(({ squadron }) => speedOf(squadron)));
  const way = place === target ? [] : wayOf(planner, first, target);
  const isOut = band.some(({ squadron }) => squadron.supply !== undefined);
  const power = all(band);
  const isEnough =
    power >= (isOut ? (needed * goesOn) / 100 : Math.max(needed, hosts[planner.level])) && slowest > 0;
  if (way !== undefined && isEnough) {
    // A point is left for those who function as one.
    const reach = planner.level === 'bold' && band.length > 1 ? Math.max(1, slowest - 1) : slowest;
    const foreseen = planner.level !== 'bold' || isForeseenWell(planner, band, target);
    if (way.length <= reach && foreseen) {
      strike(planner, band, target, way.length);
      return;
    }
    const turns = Math.ceil((way.length - reach) / slowest) + 1;
    const next = way[Math.min(slowest, way.length - reach) - 1];
    if (way.length > reach && next !== undefined && (isOut || turns <= mostTurns)) {
      for (const force of band) {
        send(planner, force, next);
        // Nobody bars the way of many.
        instruct(planner, force, { attack: band.length >= together });
      }
      return;
    }
  }
  for (const force of band) {
    send(planner, force, rally);
    instruct(planner, force, {});
  }
}

/** Where those gather who mean to go to a target: where many stand beside it already, the last own hex of the way from the homeworld, or else the nearest one. */
function rallyFor(planner: Planner, forces: readonly Force[], target: PlaceId): PlaceId | undefined {
  const { territory, me } = planner.view;
  const ahead = bandsOf(forces).find(
    ([place]) => territory[place] === me && hexesBetween(planner, place, target) <= close,
  );
  if (ahead !== undefined) return ahead[0];
  const home = homeworldOf(planner.view, me);
  const first = forces.find(({ squadron }) => !isBarredFromUnsurveyed(squadron)) ?? forces[0];
  const way =
    home && first && wayOf(planner, { ...first, squadron: { ...first.squadron, place: home } }, target);
  return (
    way?.findLast((place) => territory[place] === me) ??
    nearest(planner, target, ownTerritory({ territory }, me))
  );
}

/** Those who are nearest to a target, until they are strong enough for it with some to spare; undefined where all together are not. */
function hostFor(
  planner: Planner,
  forces: readonly Force[],
  target: PlaceId,
  needed: number,
): readonly Force[] | undefined {
  const enough = Math.max(needed, hosts[planner.level]);
  if (all(forces) < enough) return undefined;
  const near = forces.toSorted(
    compareBy(
      ({ squadron }) => hexesBetween(planner, squadron.place, target),
      ({ power }) => -power,
      ({ unit }) => unit,
    ),
  );
  const count = near.findIndex((_, at) => all(near.slice(0, at + 1)) * 100 >= enough * spare) + 1;
  return count === 0 ? near : near.slice(0, count);
}

/** Masses where own space is nearest to the foreign systems that are meant, goes there together, and attacks them; gives back those that do nothing of it. */
export function attack(planner: Planner, forces: readonly Force[]): readonly Force[] {
  const [main, ...others] = targetsOf(planner);
  if (main === undefined || forces.length === 0) return forces;
  const neededAt = (target: PlaceId): number =>
    Math.floor((powerAt(planner, target) * odds[planner.level]) / 100);
  const sent: [PlaceId, readonly Force[]][] = [];
  let left = forces;
  for (const target of [main, ...others]) {
    const host = hostFor(planner, left, target, neededAt(target));
    if (host === undefined) continue;
    sent.push([target, host]);
    left = left.filter((force) => !host.includes(force));
  }
  // What is left helps the first of them.
  const [first = [main, []]] = sent;
  const hostsSent = [[first[0], [...first[1], ...left]] as const, ...sent.slice(1)];
  for (const [target, host] of hostsSent) {
    const rally = rallyFor(planner, host, target);
    if (rally === undefined) continue;
    for (const [place, band] of bandsOf(host))
      march(planner, place, band, { target, rally, needed: neededAt(target) });
  }
  return [];
}

import type { PlaceId } from '#kernel/words/ids.ts';
import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { Ship } from '../model/ship.ts';
import { noTactics } from '../combat/tactics.ts';
import { designOf } from '../ships/list/index.ts';
import { dragons } from '../ships/list/monsters.ts';
import { patronPercent } from '../specials/boons.ts';
import { emptyHex } from '../galaxy/terrain.ts';
import type { Field } from '../combat/field.ts';
import { fieldOf, worksOf } from '../combat/field.ts';
import { aboard } from '../combat/items.ts';
import { factorOf, modified, worksFactor } from '../combat/factors.ts';
import { hasSpecial } from '../specials/specials.ts';
import type { World } from '../galaxy/world.ts';
import * as percents from '../combat/percents.ts';

/** Luck of a raid, in percent up and down (SFW 1879). */
export const raidLuck = 25;

/** Orions and space dragons of every age steal best, and like to (SFW 873, 1878, 6750). */
export const isSly = (ship: Pick<Ship, 'design'>): boolean =>
  designOf(ship).race === 'O' || dragons.includes(ship.design);

/** Points of percent that a ship has for raids alone (SFW 1877, 6461). */
function stealth(ship: Ship): number {
  const { marks } = designOf(ship);
  return (isSly(ship) ? percents.stealth : 0) + (marks.includes('penal') ? percents.penal : 0);
}

/** A raid has neither terrain nor tactics (SFW 1878). */
const raidField = (world: World, ship: Ship, place: PlaceId): Field => {
  const foe = world.state.sites[place]?.owner ?? ship.seat;
  const field = fieldOf(world, { place, seat: ship.seat, foe }, { attackers: [], defenders: [] });
  return { ...field, hex: emptyHex, tactics: noTactics };
};

/** Points of percent against sites of other Corporations that a patron adds (SFW 7507). */
function patronage({ state }: World, { seat }: Ship, place: PlaceId): number {
  const foe = state.sites[place]?.owner;
  const others = foe !== undefined && foe !== seat && state.powers[foe] === undefined;
  return others && hasSpecial(state, seat, 'raider-patron') ? patronPercent : 0;
}

/** The attack factor of a raider, with commandos counted twice (SFW 1877). */
export function raidFactor(world: World, ship: Ship, place: PlaceId): number {
  const { base, terms, level, armed } = factorOf('attack', ship, raidField(world, ship, place));
  const percent = sumOf(terms.map((term) => term.percent)) + stealth(ship) + patronage(world, ship, place);
  return (
    modified(base, percent, level) +
    sumOf(armed.map(({ what, points }) => (what === 'commandos' ? 2 * points : points)))
  );
}

/** The defense of the fortifications of a site against raiders; ships do not count (SFW 1880). */
export function raidDefense(world: World, ship: Ship, place: PlaceId): number {
  const works = worksOf(world.state.sites[place], ship.seat);
  return sumOf(works === undefined ? [] : [worksFactor(works, raidField(world, ship, place)).total]);
}

/** Whether a raid succeeds, with so many percent of luck (SFW 1879). */
export const succeeds = (attack: number, luck: number, defense: number): boolean =>
  rounded(attack * (100 + luck), 100) > defense;

/** Drones that a ship has to bombard with. */
export const dronesOf = (ship: Ship): number => aboard(ship, 'drones');

/** Whether a ship could take anything from a site, were it as lucky as can be (SFW 874). */
export const mightRaid = (world: World, ship: Ship, place: PlaceId): boolean =>
  world.state.sites[place]?.raided === false &&
  succeeds(raidFactor(world, ship, place), raidLuck, raidDefense(world, ship, place));

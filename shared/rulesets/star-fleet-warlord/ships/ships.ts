import type { SeatId, UnitId, PlaceId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import { hasSpecial } from '../specials/specials.ts';
import type { Level } from './factor.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { shipsHeldBy, stationedAt } from '../model/stations.ts';
import type { Shelter } from '../galaxy/effects.ts';
import { firstCrews, crewLevels, improvement } from '../model/figures.ts';
import type { Design } from './list/index.ts';
import { designOf, uncloaked } from './list/index.ts';
import { bonusOf, firstMission } from './list/missions.ts';
import type { Bearer } from './abilities.ts';
import { abilitiesOf, hasEngineer, hasOfficer, missionOf } from './abilities.ts';

export type Named = readonly [UnitId, Ship];

/** Ships of a Corporation, oldest first, as they act (SFW 4930); OURS: of one age, the one bought first. */
export const shipsOf = ({ ships }: State, seat: SeatId): readonly Named[] =>
  oldestFirst(shipsHeldBy(ships, seat));

/** Ships in a hex, oldest first. */
export const shipsAt = ({ ships }: State, place: PlaceId): readonly Named[] =>
  oldestFirst(stationedAt(ships, place));

const oldestFirst = (ships: readonly Named[]): readonly Named[] =>
  ships.toSorted(
    compareBy(
      ([, { age }]) => -age,
      ([id]) => id,
    ),
  );

/** What a ship can take and give. */
export type Factors = Pick<Design, 'attack' | 'defense' | 'shields' | 'hits'>;
/** What of a ship decides it. */
export type Fitted = Pick<Ship, 'design' | 'improved' | 'mission' | 'upgraded' | 'like'>;

/**
 * The figures of its row, with the bonus of its mission in the place of the one that it was delivered with, then its upgrade, then the
 * improvement of its fifteenth year (SFW 1065, 1146, 4587; OURS: in this order, and the improvement of hit points too). A Mirrorodon has
 * the figures of the ship that it is like, and nothing else of it (SFW 6843).
 */
export function factorsOf(ship: Fitted): Factors {
  const own = designOf(ship);
  const design = ship.like === undefined ? own : designOf({ design: ship.like });
  const [first, now] = [bonusOf(own, firstMission(own)), bonusOf(own, missionOf(ship))];
  const better = (figure: number): number => {
    const upgraded = figure + percentOf(ship.upgraded ?? 0, figure);
    return ship.improved ? upgraded + percentOf(improvement.percent, upgraded) : upgraded;
  };
  return {
    attack: better(design.attack - first.attack + now.attack),
    defense: better(design.defense - first.defense + now.defense),
    shields: better(design.shields),
    hits: better(design.hits),
  };
}

/** The turn, on which some of what ships can do depends. */
export type Now = Pick<State, 'turn'>;

/** Whether it can do what the letter stands for, such as R for repairs. */
export const hasVariant = (ship: Bearer, letter: string, now?: Now): boolean =>
  abilitiesOf(ship, now).includes(letter);

/** Whether it can cloak: variant C, every Romulan but one, and ships for which a device was bought (SFW 576, 6186). */
export function canCloak(ship: Pick<Ship, 'design' | 'cloak'>): boolean {
  const { race, variants } = designOf(ship);
  const own = race === 'R' ? !uncloaked.includes(ship.design) : variants.includes('C');
  return own || ship.cloak === true;
}

/** Crew of a new ship (SFW 2697). */
export const firstCrew = (race: string): number => firstCrews[race] ?? crewLevels.usual;

/** The level of so much internal damage: bands of a quarter of the hit points, whose ends belong to them (OURS: fractions between them). */
export function levelOf(damage: number, hits: number): Level {
  if (damage <= 0) return '';
  if (damage > hits) return 'X';
  return (['L', 'M', 'H', 'C'] as const)[Math.ceil((4 * damage) / hits) - 1] ?? 'C';
}

export const levelOfShip = (ship: Fitted & Pick<Ship, 'damage'>): Level =>
  ship.damage <= 0 ? '' : levelOf(ship.damage, factorsOf(ship).hits);

const levels: readonly Level[] = ['', 'L', 'M', 'H', 'C'];

/** Steps of damage that a repair pays for: one at light damage, four when crippled (SFW 1915). */
export const repairSteps = (ship: Fitted & Pick<Ship, 'damage'>): number => levels.indexOf(levelOfShip(ship));

/** Internal damage after one level of it is repaired: as much as the level below has at the most (SFW 2840; OURS: not less). */
export const mended = (ship: Fitted & Pick<Ship, 'damage'>): number => {
  const left = Math.floor(((repairSteps(ship) - 1) * factorsOf(ship).hits) / 4);
  return Math.max(0, Math.min(ship.damage, left));
};

/** What damage leaves: shields take what they can, the rest is internal (SFW 1069). */
export function struck(
  ship: Pick<Ship, 'shields' | 'damage'>,
  points: number,
  shielded = true,
): Pick<Ship, 'shields' | 'damage'> {
  const held = shielded ? Math.min(ship.shields, points) : 0;
  return { shields: ship.shields - held, damage: ship.damage + points - held };
}

/** Whether anything of this list keeps the ship from an effect. */
export const sheltered = (ship: Ship, shelters: readonly Shelter[], now: Now): boolean =>
  shelters.some((shelter) => shelters_(ship, shelter, now));

/** How many things of this list apply: each halves damage. */
export const sheltersOf = (ship: Ship, shelters: readonly Shelter[], now: Now): number =>
  shelters.filter((shelter) => shelters_(ship, shelter, now)).length;

function shelters_(ship: Ship, shelter: Shelter, now: Now): boolean {
  if ('crew' in shelter) return ship.crew >= shelter.crew;
  if ('race' in shelter) return designOf(ship).race === shelter.race;
  if ('variant' in shelter) return hasVariant(ship, shelter.variant, now);
  if ('officer' in shelter)
    return hasOfficer(ship, shelter.officer) || (shelter.officer === 'E' && hasEngineer(ship));
  if ('family' in shelter) return shelter.family.includes(ship.design);
  return hasVariant(ship, 'R') && ship.spares > 0;
}

/** Whether a ship can do what the letter stands for: survey ships are notification ships with an Advanced Notifier, scouts heavy ones with Heavy Scout Channels (SFW 7344, 7444). */
export const actsAs = (
  state: Pick<State, 'sites' | 'corporations'>,
  ship: Ship,
  letter: 'N' | 'Z',
): boolean =>
  hasVariant(ship, letter) ||
  (letter === 'N'
    ? hasVariant(ship, 'Y') && hasSpecial(state, ship.seat, 'advanced-notifier')
    : hasVariant(ship, 'S') && hasSpecial(state, ship.seat, 'heavy-scout-channels'));

import type { SeatId, UnitId } from '#kernel/ids.ts';
import type { PlaceId } from '#kernel/ids.ts';
import { compareBy } from '#kernel/inOrder.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { shipsHeldBy, stationedAt } from '../model/stations.ts';
import type { Shelter } from '../tables/effects.ts';
import { firstCrews, crewLevels, improvement } from '../tables/figures.ts';
import type { Design } from '../tables/ships/index.ts';
import { designOf, uncloaked } from '../tables/ships/index.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import type { Bearer } from './ships/abilities.ts';
import { abilitiesOf } from './ships/abilities.ts';

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

/** What a ship can take and give: its row of the Ship List, with the improvement of its fifteenth year (SFW 1146; OURS: hit points too). */
export type Factors = Pick<Design, 'attack' | 'defense' | 'shields' | 'hits'>;
export function factorsOf(ship: Pick<Ship, 'design' | 'improved'>): Factors {
  const { attack, defense, shields, hits } = designOf(ship);
  const better = (figure: number): number =>
    ship.improved ? figure + percentOf(improvement.percent, figure) : figure;
  return { attack: better(attack), defense: better(defense), shields: better(shields), hits: better(hits) };
}

/** Whether it can do what the letter stands for, such as R for repairs. */
export const hasVariant = (ship: Bearer, letter: string): boolean => abilitiesOf(ship).includes(letter);

/** Whether it can cloak: every Romulan but one, and variant C (SFW 6186). */
export const canCloak = (ship: Pick<Ship, 'design'>): boolean =>
  hasVariant(ship, 'C') || (designOf(ship).race === 'R' && !uncloaked.includes(ship.design));

/** Crew of a new ship (SFW 2697). */
export const firstCrew = (race: string): number => firstCrews[race] ?? crewLevels.usual;

/** Levels of damage in the order of the book: none, light, medium, heavy, crippled; `X` is destroyed (SFW 1069). */
export type Level = '' | 'L' | 'M' | 'H' | 'C' | 'X';

/** The level of so much internal damage: bands of a quarter of the hit points, whose ends belong to them (OURS: fractions between them). */
export function levelOf(damage: number, hits: number): Level {
  if (damage <= 0) return '';
  if (damage > hits) return 'X';
  return (['L', 'M', 'H', 'C'] as const)[Math.ceil((4 * damage) / hits) - 1] ?? 'C';
}

export const levelOfShip = (ship: Pick<Ship, 'design' | 'improved' | 'damage'>): Level =>
  levelOf(ship.damage, factorsOf(ship).hits);

const levels: readonly Level[] = ['', 'L', 'M', 'H', 'C'];

/** Steps of damage that a repair pays for: one at light damage, four when crippled (SFW 1915). */
export const repairSteps = (ship: Pick<Ship, 'design' | 'improved' | 'damage'>): number =>
  levels.indexOf(levelOfShip(ship));

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
export const sheltered = (ship: Ship, shelters: readonly Shelter[]): boolean =>
  shelters.some((shelter) => shelters_(ship, shelter));

/** How many things of this list apply: each halves damage. */
export const sheltersOf = (ship: Ship, shelters: readonly Shelter[]): number =>
  shelters.filter((shelter) => shelters_(ship, shelter)).length;

function shelters_(ship: Ship, shelter: Shelter): boolean {
  if ('crew' in shelter) return ship.crew >= shelter.crew;
  if ('race' in shelter) return designOf(ship).race === shelter.race;
  if ('variant' in shelter) return hasVariant(ship, shelter.variant);
  if ('officer' in shelter) return ship.officers.includes(shelter.officer);
  if ('family' in shelter) return shelter.family.includes(ship.design);
  return hasVariant(ship, 'R') && ship.spares > 0;
}

import { rounded } from '#kernel/steps/fractions.ts';
import type { OfficerLetter, Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { crewLevels } from '../model/figures.ts';
import type { Deadly, EntryEffect, Terrain } from '../galaxy/effects.ts';
import { designOf } from '../ships/list/index.ts';
import type { Hex } from '../galaxy/terrain.ts';
import { bothOf } from '../galaxy/terrain.ts';
import { fullSpeed } from '../ships/speed.ts';
import type { Now } from '../ships/ships.ts';
import { levelOfShip, sheltered, sheltersOf } from '../ships/ships.ts';

const isAndromedan = (ship: Ship): boolean => designOf(ship).race === 'A';

/** Whether shields keep nothing off: there are none, or they are Andromedan (SFW 5808). */
export const isBare = (ship: Ship): boolean => ship.shields === 0 || isAndromedan(ship);

const deadly: Readonly<Record<Deadly, (ship: Ship) => boolean>> = {
  'above light': (ship) => !['', 'L'].includes(levelOfShip(ship)),
  heavy: (ship) => ['H', 'C'].includes(levelOfShip(ship)),
  'no shields': isBare,
};

const isMonster = (ship: Ship): boolean => designOf(ship).race === 'M';

/** Antimatter asks for shields in its turn, before point terrain strikes; holes and wells ask last, whatever hurt a ship (SFW 2188, 5521, 5796). */
export const asksInTurn = ({ deadly: state }: Terrain): boolean => state === 'no shields';

/** Which of these destroys a ship in the state it is in; undefined if none does (SFW 5509, 5698, 5786). Monsters fear neither holes, dwarfs nor wells (SFW 777). */
export const doomAmong = (terrains: readonly Terrain[], ship: Ship): string | undefined =>
  terrains.find(
    (terrain) =>
      terrain.deadly !== undefined &&
      !(isMonster(ship) && !asksInTurn(terrain)) &&
      deadly[terrain.deadly](ship),
  )?.code;

/** The terrain of a hex that destroys a ship in the state it is in; undefined if none does. */
export const doomOf = (hex: Hex, ship: Ship): string | undefined => doomAmong(bothOf(hex), ship);

/** Whether terrain destroys ships of this kind outright (SFW 5610). */
const destroys = (effect: EntryEffect, ship: Ship, now: Now): boolean =>
  effect.kind === 'destroy' && !sheltered(ship, effect.immune, now);

/** The terrain that would destroy a ship that enters before any damage is rolled: explorers see it coming (SFW 6203). */
export const certainDoom = (hex: Hex, ship: Ship, now: Now): string | undefined =>
  bothOf(hex).find(({ entry }) => entry.some((effect) => destroys(effect, ship, now)))?.code ??
  doomOf(hex, ship);

/** Terrain through which the Navigator of a site brings ships of its owner unharmed (SFW 6952). */
const guided: readonly string[] = ['WS', 'OM', 'AF', 'DC', 'DS', 'MS', 'MM'];

/** Whether such an officer serves at the site where a ship of its owner is. */
export const servesAt = (
  { sites }: Pick<State, 'sites'>,
  { seat, place }: Ship,
  letter: OfficerLetter,
): boolean => sites[place]?.owner === seat && sites[place].officers.includes(letter);

/** Whether the Navigator of a site brings a ship through such terrain there. */
export const isGuided = (state: Pick<State, 'sites'>, ship: Ship, code: string): boolean =>
  guided.includes(code) && servesAt(state, ship, 'N');

/** Whether people at a site spare a ship of its owner an effect: the Navigator damage, the Doctor radiation, that of cold stars too (SFW 5418, 6952, 6965). */
export const isSpared = (
  state: Pick<State, 'sites'>,
  ship: Ship,
  { code }: Pick<Terrain, 'code'>,
  { kind }: EntryEffect,
): boolean =>
  (kind === 'damage' && isGuided(state, ship, code)) ||
  (['crew', 'crew-to-one'].includes(kind) && servesAt(state, ship, 'D'));

type DamageEffect = Extract<EntryEffect, { kind: 'damage' }>;

/** Whether an effect of damage strikes this ship, but for swept paths. */
export const strikes = (effect: DamageEffect, ship: Ship, now: Now): boolean =>
  !sheltered(ship, effect.immune, now) && (effect.unshielded !== true || isBare(ship));

/** Rolled damage, halved by everything that halves it (SFW 5533; OURS: rounded half up each time). */
export const halved = (effect: DamageEffect, ship: Ship, rolled: number, now: Now): number =>
  Array.from({ length: sheltersOf(ship, effect.halved ?? [], now) }).reduce<number>(
    (points) => rounded(points, 2),
    rolled,
  );

/** The crew that radiation leaves (SFW 6018), or a cold star (SFW 5415). */
export const crewAfter = (kind: 'crew' | 'crew-to-one', crew: number): number => {
  if (kind === 'crew') return Math.max(Math.min(crew, 1), crew - 1);
  return crew > 1 ? 1 : 0;
};

/** What is drained of engines then: one point, or all but one; a speed of 1 stays (SFW 5842, 5951). */
export const drainedAfter = (all: boolean, ship: Ship): number => {
  const most = Math.max(0, fullSpeed(ship) - 1);
  return all ? most : Math.min(most, ship.drained + 1);
};

/** A toll in EP (SFW 6120). */
export const tollOf = ({ crew }: Ship): number => 10 - Math.max(0, crew - crewLevels.usual);

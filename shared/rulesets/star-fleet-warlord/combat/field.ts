import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Ship } from '../model/ship.ts';
import type { Site } from '../model/site.ts';
import type { Posture, TacticChosen } from './tactics.ts';
import { noTactics } from './tactics.ts';
import type { Hex } from '../galaxy/terrain.ts';
import type { Named } from '../ships/ships.ts';
import { hasVariant, shipsAt } from '../ships/ships.ts';
import type { World } from '../galaxy/world.ts';
import type { Boons } from './boons.ts';
import { boonsOf } from './boons.ts';

/** An attack: where, and on whom. */
export interface Attack {
  readonly place: PlaceId;
  readonly seat: SeatId;
  readonly foe: SeatId;
}

/** Where and between whom a battle is fought: all that factors depend on besides ships and fortifications. */
export interface Field {
  readonly hex: Hex;
  /** It is about a site, and about one with a base. */
  readonly site: boolean;
  readonly base: boolean;
  readonly turn: number;
  /** What both sides fight by, but for what the other side or the terrain undoes. */
  readonly tactics: Readonly<Record<Posture, TacticChosen>>;
  /** The attacker is the ally of the defender. */
  readonly surprise: boolean;
  /** The defender was told to defend against the attacker. */
  readonly warned: boolean;
  /** Space monsters defend. */
  readonly monsters: boolean;
  readonly boons: Readonly<Record<Posture, Boons>>;
}

/** Fortifications with their garrison, as a battle finds them. */
export interface Works extends Pick<Site, 'points' | 'base' | 'fighters' | 'pfs' | 'officers'> {
  /** Its base keeps still. */
  readonly passive: boolean;
  /** The attacker listens there, and undoes them (SFW 3120). */
  readonly posted: boolean;
}

/** Two sides in a hex. */
export interface Sides extends Field {
  readonly attackers: readonly Named[];
  readonly defenders: readonly Named[];
  /** Absent where no point of fortification stands. */
  readonly works?: Works;
}

const hasShip = (ships: readonly Named[], variant: string): boolean =>
  ships.some(([, ship]: readonly [unknown, Ship]) => hasVariant(ship, variant));

/** What both fight by: none in a stasis zone; web casters undo that of whom they attack, stasis fields that of the attacker (SFW 6112, 6333, 6394). */
function tacticsOf(
  { state: { corporations } }: World,
  { hex, boons }: Pick<Field, 'hex' | 'boons'>,
  { seat, foe }: Attack,
  { attackers, defenders }: Pick<Sides, 'attackers' | 'defenders'>,
): Field['tactics'] {
  if (hex.area.code === 'SZ') return noTactics;
  const own = (posture: Posture, owner: SeatId): TacticChosen =>
    boons[posture].tactics ? 'best' : (corporations[owner]?.tactics ?? noTactics)[posture];
  return {
    attack: hasShip(defenders, 'Q') ? noTactics.attack : own('attack', seat),
    defense: hasShip(attackers, 'W') ? noTactics.defense : own('defense', foe),
  };
}

/** Where and between whom an attack is fought with these ships. */
export function fieldOf(world: World, attack: Attack, fleets: Pick<Sides, 'attackers' | 'defenders'>): Field {
  const { state, hex } = world;
  const { place, seat, foe } = attack;
  const site = state.sites[place];
  const [mine, theirs] = [boonsOf(world, seat, 'attack'), boonsOf(world, foe, 'defense')];
  const found = { hex: hex(place), boons: { attack: mine, defense: theirs } };
  return {
    ...found,
    turn: state.turn,
    site: site !== undefined,
    base: site?.base === true,
    tactics: tacticsOf(world, found, attack, fleets),
    surprise: state.corporations[foe]?.ally === seat,
    warned: state.corporations[foe]?.against === seat,
    monsters: state.powers[foe]?.kind === 'monsters',
  };
}

/** Both sides in a hex as they are now. */
export function sidesAt(world: World, attack: Attack): Sides {
  const { place, seat, foe } = attack;
  const here = shipsAt(world.state, place);
  const fleets = {
    attackers: here.filter(([, ship]) => ship.seat === seat),
    defenders: here.filter(([, ship]) => ship.seat === foe),
  };
  const works = worksOf(world.state.sites[place], seat);
  return { ...fieldOf(world, attack, fleets), ...fleets, ...defined({ works }) };
}

/** The fortifications of a site against an attacker; undefined where there are none. */
export function worksOf(site: Site | undefined, attacker: SeatId): Works | undefined {
  if (site === undefined || site.points === 0) return undefined;
  const { points, base, fighters, pfs, officers, passive, post } = site;
  return { points, base, fighters, pfs, officers, passive: passive === true, posted: post === attacker };
}

import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { sectorIn } from '../model/ids.ts';
import type { Ship } from '../model/ship.ts';
import type { Site } from '../model/site.ts';
import { neighbour } from '../galaxy/board.ts';
import type { Terrain } from '../galaxy/effects.ts';
import { usualAttackPercent } from '../model/figures.ts';
import { shunned } from './table.ts';
import type { Hex } from '../galaxy/terrain.ts';
import { bothOf } from '../galaxy/terrain.ts';
import { fieldOf, worksOf } from '../combat/field.ts';
import { certainDoom } from '../movement/entry.ts';
import { factorOf, worksFactor } from '../combat/factors.ts';
import { dares } from '../stance/posture.ts';
import type { Now } from '../ships/ships.ts';
import { sheltered } from '../ships/ships.ts';
import type { World } from '../galaxy/world.ts';

/* How ships of powers find their way (SFW 2.23). They see terrain and fortifications ahead, but never ships. */

/** Directions beside one, by how far they turn away from it: the nearest first, both sides together. */
export const turnsFrom = (heading: number): readonly (readonly number[])[] =>
  [[1, 5], [2, 4], [3]].map((turns) => turns.map((turn) => ((heading - 1 + turn) % 6) + 1));

/** Whether what shunned terrain does to ships that enter, one thing or nothing, leaves this one alone. */
const isImmune = (ship: Ship, { entry }: Terrain, now: Now): boolean =>
  entry.some((effect) => 'immune' in effect && sheltered(ship, effect.immune, now));

/** Whether a hex is too dangerous for a ship: terrain that all avoid but who is immune, or that would certainly destroy it (SFW 847). */
export const isTooDangerous = (hex: Hex, ship: Ship, now: Now): boolean =>
  certainDoom(hex, ship, now) !== undefined ||
  bothOf(hex).some((terrain) => shunned.includes(terrain.code) && !isImmune(ship, terrain, now));

/** Whether a gate, or weak space where it could lead to one, might throw a ship out of its sector (SFW 852; OURS: it keeps away from all of them there). */
function leadsOut({ state, hex }: World, to: PlaceId): boolean {
  if (bothOf(hex(to)).every(({ teleports }) => teleports === undefined)) return false;
  const sector = sectorIn(to);
  return inOrder(state.stargates).some(
    ([gate, end]) => sectorIn(gate) === sector && sectorIn(end) !== sector,
  );
}

/** Whether a site is the Home Office of a Corporation that still holds it: powers never attack these (SFW 864). */
const isHome = ({ state }: World, { office, owner }: Site): boolean =>
  office !== undefined && office === owner && state.corporations[office] !== undefined;

/** Whether fortifications look too strong for a ship by itself (SFW 857). */
function isTooStrong(world: World, [id, ship]: readonly [UnitId, Ship], to: PlaceId, site: Site): boolean {
  const works = worksOf(site, ship.seat);
  const foe = site.owner;
  if (works === undefined || foe === undefined) return false;
  const field = fieldOf(
    world,
    { place: to, seat: ship.seat, foe },
    { attackers: [[id, ship]], defenders: [] },
  );
  const [attack, defense] = [factorOf('attack', ship, field).total, worksFactor(works, field).total];
  return !dares(attack, defense, usualAttackPercent);
}

/** Whether a site is one that a ship would not attack, whatever lies there: another power's (OURS: they leave each other in peace), a Home Office, or one too strong for it. */
function sparesSite(world: World, named: readonly [UnitId, Ship], to: PlaceId): boolean {
  const site = world.state.sites[to];
  if (site?.owner === undefined || site.owner === named[1].seat) return false;
  return (
    world.state.powers[site.owner] !== undefined || isHome(world, site) || isTooStrong(world, named, to, site)
  );
}

/** Whether a ship of a power turns away from a hex and does not enter it. */
const turnsAway = (world: World, named: readonly [UnitId, Ship], to: PlaceId): boolean =>
  sectorIn(to) !== sectorIn(named[1].place) ||
  isTooDangerous(world.hex(to), named[1], world.state) ||
  leadsOut(world, to) ||
  sparesSite(world, named, to);

/** Where a ship could fly on. */
export interface Ways {
  /** The hex ahead; absent where it turns away from it. */
  readonly ahead?: PlaceId;
  /** Directions of sites beside it that it could take; none where one lies ahead (SFW 868). */
  readonly prizes: readonly number[];
  /** Where it turns if nothing lies ahead: of the directions that are open those that turn it least. */
  readonly turns: readonly number[];
}

/** What lies open to a ship of a power that flies in some direction. */
export function waysOf(world: World, id: UnitId, ship: Ship, heading: number): Ways {
  const { state } = world;
  const beside = (direction: number): PlaceId | undefined => {
    const to = neighbour(state.parameters.size, ship.place, direction);
    return to === undefined || turnsAway(world, [id, ship], to) ? undefined : to;
  };
  const isPrize = (to: PlaceId | undefined): boolean =>
    to !== undefined &&
    to !== ship.avoids &&
    state.sites[to] !== undefined &&
    state.sites[to].owner !== ship.seat;
  const ahead = beside(heading);
  const open = turnsFrom(heading).map((pair) => pair.filter((direction) => beside(direction) !== undefined));
  return {
    ...defined({ ahead }),
    prizes: isPrize(ahead) ? [] : open.flat().filter((direction) => isPrize(beside(direction))),
    turns: open.find((pair) => pair.length > 0) ?? [],
  };
}

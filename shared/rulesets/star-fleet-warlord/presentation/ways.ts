import { route } from '#kernel/board/route.ts';
import type { PlaceId } from '#kernel/ids.ts';
import type { Size } from '../model/parameters.ts';
import type { Ship } from '../model/ship.ts';
import { certainDoom } from '../rules/entry.ts';
import { sheltered } from '../rules/ships.ts';
import type { World } from '../rules/world.ts';
import { distance, neighbours } from '../tables/board.ts';
import type { Hex } from '../tables/terrain.ts';
import { bothOf } from '../tables/terrain.ts';

/** Hexes by which a way would rather go around than through harm, and through what destroys or throws elsewhere. */
const [harm, ruin] = [2, 50] as const;

function dangerOf(hex: Hex, ship: Ship): number {
  const terrains = bothOf(hex);
  if (certainDoom(hex, ship) !== undefined || terrains.some(({ teleports }) => teleports !== undefined))
    return ruin;
  const strikes = terrains
    .flatMap(({ entry }) => entry)
    .filter((effect) => effect.kind !== 'spares' && !sheltered(ship, effect.immune));
  return strikes.length * harm;
}

/** The way to a hex that harms a ship least, as far as the galaxy is known, without its start; empty where it is already. OURS: what harm is worth. */
export function wayFor(
  { hex }: World,
  size: Size,
  ship: Ship,
  from: PlaceId,
  to: PlaceId,
): readonly PlaceId[] {
  const ahead = (place: PlaceId): number => distance(size, place, to);
  const cost = (_: PlaceId, next: PlaceId): number => 1 + (next === to ? 0 : dangerOf(hex(next), ship));
  return route(from, to, (place) => neighbours(size, place), cost, { ahead }) ?? [];
}

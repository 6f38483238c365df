import { route } from '#kernel/board/route.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { Size } from '../model/parameters.ts';
import type { Ship } from '../model/ship.ts';
import { distance, neighbours } from '../galaxy/board.ts';
import type { Hex } from '../galaxy/terrain.ts';
import { bothOf } from '../galaxy/terrain.ts';
import { certainDoom } from './entry.ts';
import type { Now } from '../ships/ships.ts';
import { sheltered } from '../ships/ships.ts';
import type { World } from '../galaxy/world.ts';

/** Hexes by which a way would rather go around than through harm, and through what destroys or throws elsewhere. */
const [harm, ruin] = [2, 50] as const;

/** Whether a hex destroys such a ship for certain, or throws it elsewhere. */
export const isRuin = (hex: Hex, ship: Ship, now: Now): boolean =>
  certainDoom(hex, ship, now) !== undefined || bothOf(hex).some(({ teleports }) => teleports !== undefined);

function dangerOf(hex: Hex, ship: Ship, now: Now): number {
  if (isRuin(hex, ship, now)) return ruin;
  const strikes = bothOf(hex)
    .flatMap(({ entry }) => entry)
    .filter((effect) => effect.kind !== 'spares' && !sheltered(ship, effect.immune, now));
  return strikes.length * harm;
}

/**
 * The way to a hex that harms a ship least, as far as the galaxy is known, without its start; empty where it is already. OURS: what harm is worth.
 * @param shuns hexes that it goes through only where there is no other way
 */
export function wayFor(
  { entered, state }: World,
  size: Size,
  ship: Ship,
  from: PlaceId,
  to: PlaceId,
  shuns: (place: PlaceId) => boolean = () => false,
): readonly PlaceId[] {
  const ahead = (place: PlaceId): number => distance(size, place, to);
  const cost = (_: PlaceId, next: PlaceId): number =>
    next === to ? 1 : 1 + (shuns(next) ? ruin : dangerOf(entered(next), ship, state));
  return route(from, to, (place) => neighbours(size, place), cost, { ahead }) ?? [];
}

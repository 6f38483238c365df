import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { sitesHeldBy } from '../model/stations.ts';
import { figureOf } from '../model/settings.ts';
import { designOf } from '../ships/list/index.ts';
import { siteKindOf } from '../galaxy/terrain.ts';
import { holdingsOf } from '../money/money.ts';
import type { World } from '../galaxy/world.ts';

/** What sites, fortifications and whole sectors count for in the value of stock (SFW 5026; OURS, G-14: how much each). */
export function holdingsValue(world: World, seat: SeatId): number {
  const { state, hex } = world;
  const sites = sitesHeldBy(state.sites, seat);
  const parts = sites.map(([place, { points }]) => {
    const major = siteKindOf(hex(place))?.major === true;
    return figureOf(state, major ? 'stock.major' : 'stock.minor') + points * figureOf(state, 'stock.point');
  });
  const sectors = holdingsOf(world, seat).sectors * figureOf(state, 'stock.sector');
  return rounded(sumOf(parts) + sectors, 100);
}

/** The value of the stock of a Corporation once it has changed by so much: nothing takes it below the least (OURS, G-14). */
export function stockAfter(state: State, seat: SeatId, by: number): number {
  const stock = state.corporations[seat]?.stock ?? 0;
  return Math.max(Math.min(stock, figureOf(state, 'stock.least')), stock + by);
}

const priceOf = (ships: readonly Pick<Ship, 'design'>[]): number =>
  sumOf(ships.map((ship) => designOf(ship).cost));

/** By how much a battle changes the stock of who destroyed these ships and lost those (SFW 5029; OURS, G-14: by their list prices). */
export const battleStock = (
  state: Pick<State, 'parameters'>,
  destroyed: readonly Ship[],
  lost: readonly Ship[],
): number =>
  rounded(
    figureOf(state, 'stock.destroyed') * priceOf(destroyed) - figureOf(state, 'stock.lost') * priceOf(lost),
    100,
  );

/** What the conquest of a home of somebody is worth beyond the site (SFW 808, 826, 5030; OURS, G-14: how much). */
export function conquestStock(state: State, place: PlaceId, foe: SeatId | undefined): number {
  if (foe === undefined) return 0;
  const power = state.powers[foe];
  if (power !== undefined) {
    if (!power.homes.includes(place) || power.kind === 'monsters') return 0;
    return figureOf(state, power.kind === 'npc' ? 'stock.npc' : 'stock.pirates');
  }
  return state.sites[place]?.office === foe ? figureOf(state, 'stock.office') : 0;
}

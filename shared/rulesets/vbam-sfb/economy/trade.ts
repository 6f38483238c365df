import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { letsTrade, relationOf } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import type { Named } from '../model/stations.ts';
import { unitsOf } from '../model/stations.ts';
import { trade } from '../model/figures.ts';
import { yieldOf } from './economy.ts';

/** EP that the systems on a route bring forth where the empire may trade (VB 85, 180). */
export const outputOf = (state: State, seat: SeatId, route: readonly PlaceId[]): number =>
  sumOf(
    route.map((place) => {
      const system = state.systems[place];
      if (system?.owner === undefined) return 0;
      const { owner } = system;
      const isOpen = owner === seat || letsTrade(relationOf(state.relations, seat, owner));
      return isOpen ? yieldOf(state, system) : 0;
    }),
  );

/** Commerce Income in EP: a share of the output on the routes of all Trade Fleets (VB 85; OURS: rounded down once); those that are held, or were not on their route in the last Movement Phase, trade nothing. */
export function tradeOf(state: State, seat: SeatId): number {
  const trading = unitsOf(state.units, seat).filter(
    ([, unit]) => !unit.mothballed && unit.interned === undefined && unit.strayed !== true,
  );
  const output = sumOf(trading.map(([, { route = [] }]) => outputOf(state, seat, route)));
  return Math.floor((output * trade.percent) / 100);
}

/** Trade Fleets that have left their route since the last Movement Phase, or are back on it (VB 85); one that was stopped on a way is on none. */
export const strayedIn = (state: State): readonly Named[] =>
  inOrder(state.units).filter(
    ([, { route, place, between, strayed = false }]) =>
      route !== undefined && strayed === (between === undefined && route.includes(place)),
  );

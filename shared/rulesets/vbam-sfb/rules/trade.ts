import type { PlaceId, SeatId } from '#kernel/ids.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { letsTrade, relationOf } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import { unitsOf } from '../model/stations.ts';
import { trade } from '../tables/figures.ts';
import { utilised } from './economy.ts';

/** EP that the systems on a route bring forth where the empire may trade (VB 85, 180). */
export const outputOf = ({ systems, relations }: State, seat: SeatId, route: readonly PlaceId[]): number =>
  sumOf(
    route.map((place) => {
      const system = systems[place];
      if (system?.owner === undefined) return 0;
      const { owner } = system;
      const isOpen = owner === seat || letsTrade(relationOf(relations, seat, owner));
      return isOpen ? utilised(system) * system.raw : 0;
    }),
  );

/** Commerce Income in EP: a share of the output on the routes of all Trade Fleets (VB 85; OURS: rounded down once); those that are held trade nothing. */
export function tradeOf(state: State, seat: SeatId): number {
  const trading = unitsOf(state.units, seat).filter(
    ([, unit]) => !unit.mothballed && unit.interned === undefined,
  );
  const output = sumOf(trading.map(([, { route = [] }]) => outputOf(state, seat, route)));
  return Math.floor((output * trade.percent) / 100);
}

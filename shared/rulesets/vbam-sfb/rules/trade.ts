import type { SeatId } from '#kernel/ids.ts';
import { valuesInOrder } from '#kernel/inOrder.ts';
import { letsTrade, relationOf } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import { trade } from '../tables/figures.ts';
import { utilised } from './economy.ts';

/** Commerce Income in EP: a share of the output on the routes of all Trade Fleets (VB 85; OURS: rounded down once). */
export function tradeOf({ units, systems, relations }: State, seat: SeatId): number {
  const output = valuesInOrder(units)
    .filter((unit) => unit.seat === seat && !unit.mothballed)
    .flatMap(({ route = [] }) => route)
    .reduce((sum, place) => {
      const system = systems[place];
      if (system === undefined) return sum;
      const { owner } = system;
      if (owner === undefined) return sum;
      const open = owner === seat || letsTrade(relationOf(relations, seat, owner));
      return open ? sum + utilised(system) * system.raw : sum;
    }, 0);
  return Math.floor((output * trade.percent) / 100);
}

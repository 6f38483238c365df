import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { replace } from '#kernel/steps/change.ts';
import { storedBand } from '../model/bands.ts';
import type { Band, FlyerClass } from '../model/battle/wings.ts';
import { usualOf, withStock } from '../model/battle/wings.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import type { Flown, Priced } from '../squadrons/flyersNamed.ts';
import { costOfType } from '../hangars/kinds.ts';

/** The groups in which attrition units are reactivated (B9.50). */
const groupSizes: Readonly<Record<FlyerClass, number>> = { FTR: 12, BMB: 12, INT: 8, PF: 6 };

/** So many of a class are one group in mothballs; undefined: it is a ship’s (B9.50). */
export const groupSizeOf = (of: string): number | undefined => groupSizes[of as FlyerClass];

/** What these have cost their empire; undefined: nobody knows of some of them. */
export function pricedOf(
  list: ShipList | undefined,
  state: State,
  owner: SeatId,
  flyers: readonly Flown[],
): readonly Priced[] | undefined {
  const all = flyers.flatMap(({ flyer, count }) => {
    const cost = costOfType(list, state, owner, flyer.type, count);
    return cost === undefined ? [] : [{ flyer, count, cost }];
  });
  return all.length === flyers.length ? all : undefined;
}

/** What is mothballed becomes groups that can be reactivated one by one (B9.50). */
export const groupsOf = (flyers: readonly Priced[]): readonly Ship[] =>
  flyers.flatMap(({ flyer, count, cost }) => {
    const size = groupSizes[flyer.class];
    return Array.from({ length: Math.ceil(count / size) }, (_, at) => {
      const many = Math.min(size, count - at * size);
      // Their crews are needed elsewhere, and others come with them (B9.70).
      return storedBand({ ...usualOf(flyer), count: many }, rounded(cost * many, count));
    });
  });

/** The groups among ships that were mothballed. */
export const bandsIn = (ships: readonly Ship[]): readonly Band[] => ships.flatMap(({ band }) => band ?? []);

/** How many of each type come from these to the stock of their empire. */
export const stockedBy = (
  ships: readonly Ship[],
): readonly { readonly type: string; readonly count: number }[] =>
  [...Map.groupBy(bandsIn(ships), ({ type }) => type)].map(([type, all]) => ({
    type,
    count: sumOf(all.map(({ count }) => count)),
  }));

/** Groups that are mothballed no longer come to the stock of their empire. */
export function toStock(draft: Draft<State>, owner: SeatId, ships: readonly Ship[]): void {
  const more = Object.fromEntries(stockedBy(ships).map(({ type, count }) => [type, count]));
  replace(draft.empires, owner, ({ stock, ...empire }) => ({
    ...empire,
    ...defined({ stock: withStock(stock, more) }),
  }));
}

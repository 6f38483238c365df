import type { Draw } from '#kernel/dice/draw.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { sidesOf, withBases } from '#rulesets/galactic-conquest/bases/stand.ts';
import { baseTypes, unitOf } from '#rulesets/galactic-conquest/bases/types.ts';
import { steps } from '#rulesets/galactic-conquest/bases/fitting/steps.ts';
import type { Event, Order } from '#rulesets/galactic-conquest/game.ts';
import { basesAt } from '#rulesets/galactic-conquest/model/territory.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import type { Squadron } from '#rulesets/galactic-conquest/model/squadron.ts';
import type { State, View } from '#rulesets/galactic-conquest/model/state.ts';
import { payers } from '#rulesets/galactic-conquest/trade/marine/buy.ts';

const kinds = ['SAM', 'MB', 'BS', 'SB', 'TCB', 'GBDP', 'DefSat'];

/** Bases anywhere, for random games: in half of the systems, and in some hexes of an empire where others may stand. */
export function anyBases({ systems, territory, squadrons }: State, draw: Draw): State['squadrons'] {
  const hexes = [
    ...inOrder(systems).map(([place, { owner }]) => [place, owner] as const),
    ...inOrder(squadrons).flatMap(([, { place }]) => {
      const owner = territory[place];
      return owner === undefined || systems[place] !== undefined ? [] : [[place, owner] as const];
    }),
  ];
  return Object.fromEntries(
    hexes
      .filter(([place]) => draw.fork(place).chance(1, 2))
      .map(([place, seat]): readonly [UnitId, Squadron] => {
        const ships = draw
          .fork(place, 'kinds')
          .pick([['SAM'], ['BS', 'GBDP'], ['MB', 'TCB'], ['SB']])
          .reduce<readonly Ship[]>((all, kind) => {
            const type = baseTypes.get(kind);
            return type === undefined ? all : withBases(all, type, type.stand === 'ground' ? 7 : 1);
          }, []);
        return [basesAt(place), { seat, flagship: '', place, speed: 0, ships, fixed: sidesOf(ships) }];
      }),
  );
}

/** Bases that are built or become larger, some where none can. */
export function anyBaseOrder(view: View, draw: Draw, ref: OrderRef, places: readonly PlaceId[]): Order {
  const own = inOrder(view.systems).flatMap(([place, { owner }]) => (owner === view.me ? [place] : []));
  const place = draw.pick([...places, ...own, ...own, ...keysInOrder(view.territory).slice(0, 3)]);
  const step = draw.pick(steps);
  return draw.pick<Order>([
    {
      kind: 'build-base',
      ref,
      place,
      hull: draw.pick([...kinds, 'F5', 'GSG']),
      count: draw.pick([1, 2, 7]),
      payer: draw.pick(payers),
    },
    { kind: 'upgrade-base', ref, place, from: step.from, hull: draw.pick([step.to, 'SB']) },
    { kind: 'integrate-bases', ref, place },
    {
      kind: 'fit-modules',
      ref,
      place,
      base: draw.fork('on').pick(['BS', 'MB', 'TCB', 'SB']),
      module: draw.fork('module').pick(['CgM', 'HBM', 'HosM', 'FF']),
      count: draw.fork('many').pick([1, 2, 6]),
    },
  ]);
}

/** Whether a unit of this name is one of bases. */
export const isBase = (hull: string): boolean => baseTypes.has(unitOf(hull).hull);

/** Whether the bases of a hex were lost to a blockade, or by a system that surrendered. */
export const wereEnded = (events: readonly Event[], unit: UnitId): boolean =>
  events.some(
    (event) =>
      (event.kind === 'bases-ended' || event.kind === 'bases-scuttled') && basesAt(event.place) === unit,
  );

/** What is being built of an empire’s, for secrets. */
export const withSecretSite = (state: State, seat: SeatId, hull: string): State => {
  const place = inOrder(state.systems).find(([, { owner }]) => owner === seat)?.[0];
  return place === undefined
    ? state
    : {
        ...state,
        sites: { ...state.sites, [place]: [{ seat, hull: hull.slice(0, 20), count: 1, ready: 200_000 }] },
      };
};

import { change } from '#kernel/steps/change.ts';
import { keysInOrder, inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { flag } from '#kernel/codec/shapes.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { TurnOf } from '../declare.ts';
import { event, toOwner, ofUnit } from '../declare.ts';
import { cause, points, money, seat } from '../model/parts.ts';
import { letsTrade, relationOf } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import type { Named } from '../model/stations.ts';
import { unitsOf, changeUnit } from '../model/stations.ts';
import { unitArg } from '../model/words.ts';
import { maintenanceOf, productOf, yieldOf } from './economy.ts';

/** A trade route has so many sectors at most (VB 212), and brings so many percent of their output (VB 85). */
export const trade = { sectors: 3, percent: 10 } as const;

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

/** A Trade Fleet has left its route, or is back on it (VB 85). */
export const tradeChanged = event('trade-changed', {
  fields: { ...ofUnit, trades: flag },
  by: 'rules',
  ...toOwner,
  say: ({ unit, trades }, view) =>
    trades
      ? phrase('{unit} is on its trade route again.', { unit: unitArg(view, unit) })
      : phrase('{unit} is not on its trade route: it will bring in nothing next turn.', {
          unit: unitArg(view, unit),
        }),
  ahead: ({ unit, trades }, view) =>
    phrase(
      trades
        ? '{unit} will be on its trade route again.'
        : '{unit} will not be on its trade route, and will bring in nothing next turn.',
      { unit: unitArg(view, unit) },
    ),
  apply: (draft, { unit, trades }) =>
    changeUnit(draft.units, unit, ({ strayed: _, ...rest }) => (trades ? rest : { ...rest, strayed: true })),
});

/** Which Trade Fleets have visited their routes (VB 85). */
export function visitRoutes(turn: TurnOf<typeof tradeChanged>): void {
  for (const [id, { seat: of, place: at, strayed = false }] of strayedIn(turn.state))
    turn.happen(tradeChanged.of({ seat: of, unit: id, place: at, trades: strayed }));
}

export const incomeReceived = event('income-received', {
  fields: {
    seat,
    /** Total Domestic Product. */
    product: points,
    maintenance: points,
    cause,
    /** Commerce Income, and one-time amounts. */
    trade: points,
    misc: money,
  },
  by: 'rules',
  ...toOwner,
  say: ({ product, trade, misc, maintenance }) =>
    trade === 0 && misc === 0
      ? phrase('Systems bring in {product} EP; maintenance costs {maintenance}.', { product, maintenance })
      : phrase(
          'Systems bring in {product} EP, trade {trade} and other sources {misc}; maintenance costs {maintenance}.',
          { product, trade, misc, maintenance },
        ),
  ahead: ({ product, trade, misc, maintenance }) =>
    trade === 0 && misc === 0
      ? phrase('Systems will bring in {product} EP; maintenance will cost {maintenance}.', {
          product,
          maintenance,
        })
      : phrase(
          'Systems will bring in {product} EP, trade {trade} and other sources {misc}; maintenance will cost {maintenance}.',
          { product, trade, misc, maintenance },
        ),
  apply: (draft, { seat, product, trade, misc, maintenance }) => {
    const income = product + trade + misc - maintenance;
    change(draft.empires, seat, ({ pool }) => ({ income, misc: 0, pool: pool + income }));
  },
});

/** Product less maintenance goes into the pool (VB 79). */
export function receiveIncome(turn: TurnOf<typeof incomeReceived>): void {
  for (const of of keysInOrder(turn.state.empires))
    turn.happen(
      incomeReceived.of({
        seat: of,
        product: productOf(turn.state, of),
        trade: tradeOf(turn.state, of),
        misc: turn.state.empires[of]?.misc ?? 0,
        maintenance: maintenanceOf(turn.state, of),
      }),
    );
}

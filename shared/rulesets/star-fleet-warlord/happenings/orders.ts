import { flag, integer, literal, object, oneOf } from '#kernel/codec/shapes.ts';
import { about } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import { place } from '../fields/parts.ts';
import { imagine } from '../model/imagine.ts';
import type { Resource } from '../model/funds.ts';
import { resources } from '../model/funds.ts';
import type {
  CalmHex,
  HappeningsOfficeOrder,
  TradeResources,
  WishEvent,
} from '../model/orders/happenings.ts';
import type { View } from '../model/view.ts';
import { cannotCalmAny, cannotTrade, cannotWish, tradedFor } from './favours.ts';
import { labelOf } from '../galaxy/board.ts';
import { calmingFee } from '../specials/boons.ts';
import type { Kinds } from '../common.ts';
import { ref } from '../common.ts';
import { isNowhere } from '../ordering.ts';

const choices = resources.map((resource) => ({
  value: resource,
  label: phrase('{code}', { code: resource.toUpperCase() }),
}));
const resource = oneOf(resources);
const most = 999_999;

const trade: OrderKind<View, TradeResources> = {
  title: 'Trade Resources',
  codec: object({
    kind: literal('trade-resources'),
    ref,
    from: resource,
    to: resource,
    amount: integer(1, most),
  }),
  offers(view, at) {
    const order = { kind: 'trade-resources', from: 'fp', to: 'pe', amount: 10 } as const;
    const hindered = cannotTrade(imagine(view), view.me, order)?.code === 'nobody-trades';
    return isNowhere(at) && !hindered ? [order] : [];
  },
  form: (_view, order) => ({
    fields: [
      { kind: 'choice', name: 'from', label: 'From', choices },
      { kind: 'choice', name: 'to', label: 'To', choices },
      { kind: 'number', name: 'amount', label: 'How much', least: 1, most },
    ],
    values: { from: order.from, to: order.to, amount: order.amount },
    set: (name, value) =>
      name === 'amount' ? { ...order, amount: value as number } : { ...order, [name]: value as Resource },
  }),
  check(view, order) {
    const problem = cannotTrade(imagine(view), view.me, order);
    return problem === undefined ? [] : [about(order.ref, problem)];
  },
  say: ({ from, to, amount }) =>
    phrase('Trade {amount} {from} for {gained} {to}', {
      amount,
      from: from.toUpperCase(),
      gained: tradedFor(amount),
      to: to.toUpperCase(),
    }),
};

const calm: OrderKind<View, CalmHex> = {
  title: 'Deactivate Hex',
  codec: object({ kind: literal('calm-hex'), ref, place }),
  offers: (view, { place: at }) =>
    at === undefined || cannotCalmAny(imagine(view), view.me) !== undefined
      ? []
      : [{ kind: 'calm-hex', place: at }],
  // Whether its terrain does anything is found by running the plan.
  check(view, order) {
    const problem = cannotCalmAny(imagine(view), view.me);
    return problem === undefined ? [] : [about(order.ref, problem)];
  },
  say: ({ place: at }) =>
    phrase('Calm the terrain of {place} for good, for {ep} EP', { place: labelOf(at), ep: calmingFee }),
};

const wish: OrderKind<View, WishEvent> = {
  title: 'Random Event',
  codec: object({ kind: literal('wish-event'), ref, wanted: flag }),
  offers: (view, at) =>
    isNowhere(at) && cannotWish(imagine(view), view.me) === undefined
      ? [{ kind: 'wish-event', wanted: true }]
      : [],
  form: (_, order) => ({
    fields: [
      {
        kind: 'choice',
        name: 'wanted',
        label: 'Next run',
        choices: [
          { value: 'yes', label: phrase('an event, good or bad (EV)') },
          { value: 'no', label: phrase('no event (NE)') },
        ],
      },
    ],
    values: { wanted: order.wanted ? 'yes' : 'no' },
    set: (__, wanted) => ({ ...order, wanted: wanted === 'yes' }),
  }),
  check(view, order) {
    const problem = cannotWish(imagine(view), view.me);
    return problem === undefined ? [] : [about(order.ref, problem)];
  },
  say: ({ wanted }) =>
    wanted ? phrase('Request a random event (EV)') : phrase('Request no random event (NE)'),
};

/** Orders of Sector Specials, random events, stock and lists, as they are filled in. */
export const happeningsKinds: Kinds<HappeningsOfficeOrder> = {
  'trade-resources': trade,
  'calm-hex': calm,
  'wish-event': wish,
};

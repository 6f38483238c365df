import { id, integer, literal, object } from '#kernel/codec/shapes.ts';
import type { OrderRef, PlaceId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { about } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { befall } from './befall.ts';
import { battleOrders } from './battle/index.ts';
import { diplomacy } from './diplomacy.ts';
import { groundOrders } from './ground.ts';
import { setLeadership } from './leadership.ts';
import { movementOrders } from './movement.ts';
import { standingOrders } from '../battles/stand.ts';
import { workOrders } from './works.ts';
import { yardOrders } from './yards.ts';
import { imagine } from '../model/imagine.ts';
import type { VbamSfb } from '../game.ts';
import { cannotRaise, raiseCost } from '../economy/economy.ts';
import { labelOf } from '../map/board.ts';

const ref = id<OrderRef>();
const mostInvested = 100_000;

/** What each order says and asks for. */
export const orders: Ruleset<VbamSfb>['orders'] = {
  ...diplomacy,
  ...movementOrders,
  ...yardOrders,
  ...workOrders,
  ...groundOrders,
  ...standingOrders,
  ...battleOrders,
  befall,
  'set-leadership': setLeadership,
  invest: {
    title: 'Invest in technology',
    codec: object({ kind: literal('invest'), ref, ep: integer(1, mostInvested) }),
    offers: (_, { unit, place, seat }) =>
      unit === undefined && place === undefined && seat === undefined ? [{ kind: 'invest', ep: 1 }] : [],
    form: (_, order) => ({
      fields: [{ kind: 'number', name: 'ep', label: 'EP', least: 1, most: mostInvested }],
      values: { ep: order.ep },
      set: (__, ep) => ({ ...order, ep: Number(ep) }),
    }),
    // The pool is filled before it is spent: whether it is enough is found by running the plan.
    check: () => [],
    say: ({ ep }) => phrase('Invest {ep} EP in technology', { ep }),
  },
  raise: {
    title: 'Raise Productivity',
    codec: object({ kind: literal('raise'), ref, place: id<PlaceId>() }),
    offers: ({ systems }, { unit, place, seat }) =>
      unit !== undefined || seat !== undefined
        ? []
        : keysInOrder(systems)
            .filter((one) => one === place)
            .map((one) => ({ kind: 'raise', place: one })),
    form: ({ systems }, order) => ({
      fields: [
        {
          kind: 'choice',
          name: 'place',
          label: 'System',
          choices: keysInOrder(systems).map((one) => ({
            value: one,
            place: one,
            label: phrase('{system}', { system: labelOf(one) }),
          })),
        },
      ],
      values: { place: order.place },
      set: (_, place) => ({ ...order, place: place as PlaceId }),
    }),
    check(view, order) {
      const problem = cannotRaise(imagine(view), view.me, order.place);
      return problem === undefined || problem.code === 'pool-too-small' ? [] : [about(order.ref, problem)];
    },
    say({ place }, { systems }) {
      const system = systems[place];
      return system === undefined
        ? phrase('Raise Productivity of {system}', { system: labelOf(place) })
        : phrase('Raise Productivity of {system} for {ep} EP', {
            system: labelOf(place),
            ep: raiseCost(system),
          });
    },
  },
};

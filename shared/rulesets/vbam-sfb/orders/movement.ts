import { id, list, literal, object, optional } from '#kernel/codec/shapes.ts';
import type { OrderRef, PlaceId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Choice, Field } from '#kernel/orders/form.ts';
import { chosenIn, textIn, wayIn } from '#kernel/orders/fields.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { imagine } from '../model/imagine.ts';
import type { VbamSfb } from '../game.ts';
import { areTogether, cannotGuard, cannotMove, cannotRoute, standsBy, wayTo } from '../movement/ways.ts';
import { designOf, has, isCivil, isMobile, maySentry } from '../units/designs.ts';
import { moves, trade } from '../model/figures.ts';
import { advice, at, choicesOf, shortId, stepsTo, waySaid } from '../model/words.ts';

const ref = id<OrderRef>();
/** Most units of one order that move along with the first. */
const mostAlong = 200;

const alongWith = (of: readonly Choice[]): readonly Field[] =>
  of.length === 0
    ? []
    : [
        {
          kind: 'several',
          name: 'along',
          label: 'Along with it',
          of,
          ordered: false,
          most: Math.min(mostAlong, of.length),
        },
      ];

/** Orders of the Movement Phase (VB 194). */
export const movementOrders: Pick<Ruleset<VbamSfb>['orders'], 'move' | 'guard' | 'route'> = {
  move: {
    title: 'Move',
    codec: object({
      kind: literal('move'),
      ref,
      way: list(id<PlaceId>(), moves.fast),
      along: list(id<UnitId>(), mostAlong),
    }),
    offers({ units, me }, { unit: id_ }) {
      const unit = id_ === undefined ? undefined : units[id_];
      return unit?.seat === me && !unit.mothballed && isMobile(designOf(unit))
        ? [{ kind: 'move', way: [], along: [] }]
        : [];
    },
    form(view, order, { unit: id_ }) {
      const first = id_ === undefined ? undefined : view.units[id_];
      const start = first?.place;
      const others = choicesOf(
        view,
        (other, unit) =>
          other !== id_ &&
          areTogether(unit, first) &&
          unit.seat === view.me &&
          !unit.mothballed &&
          isMobile(designOf(unit)),
      );
      return {
        fields: [
          {
            kind: 'way',
            name: 'way',
            label: 'Way',
            most: moves.fast,
            ...(start === undefined ? {} : { from: at(start) }),
            ...(id_ === undefined ? {} : { unit: id_ }),
          },
          ...alongWith(others),
        ],
        values: { way: order.way.map(at), along: order.along },
        set: (name, value) =>
          name === 'way'
            ? { ...order, way: wayIn(value).map(({ place }) => place) }
            : { ...order, along: chosenIn(value) as readonly UnitId[] },
        along: () => stepsTo(order.way),
        ahead: (_, { place }) =>
          id_ === undefined || order.way.length > 0
            ? [{ position: at(place) }]
            : stepsTo(wayTo(imagine(view), view.me, id_, place)),
      };
    },
    check: (view, order, { unit }) => advice(order, cannotMove(imagine(view), view.me, unit, order)),
    say: ({ way, along }) =>
      way.length === 0
        ? phrase('Move')
        : along.length === 0
          ? phrase('Move to {places}', { places: waySaid(way) })
          : phrase('Move to {places} with {count|other unit|other units}', {
              places: waySaid(way),
              count: along.length,
            }),
  },
  guard: {
    title: 'Guard a civil fleet',
    codec: object({ kind: literal('guard'), ref, fleet: optional(id<UnitId>()) }),
    offers({ units, me }, { unit: id_ }) {
      const unit = id_ === undefined ? undefined : units[id_];
      if (unit?.seat !== me || !maySentry(designOf(unit))) return [];
      const fleets = inOrder(units).filter(
        ([, one]) => one.seat === me && standsBy(unit, one) && isCivil(designOf(one)),
      );
      return [
        ...fleets.map(([fleet]) => ({ kind: 'guard', fleet }) as const),
        ...(unit.guards === undefined ? [] : [{ kind: 'guard' } as const]),
      ];
    },
    form: (view, order, { unit: id_ }) => ({
      fields: [
        {
          kind: 'choice',
          name: 'fleet',
          label: 'Fleet',
          choices: [
            { value: '', label: phrase('None') },
            ...choicesOf(view, (_, one) => {
              const guard = id_ === undefined ? undefined : view.units[id_];
              return one.seat === view.me && standsBy(guard, one) && isCivil(designOf(one));
            }),
          ],
        },
      ],
      values: { fleet: order.fleet ?? '' },
      set: (_, value) => ({
        kind: 'guard',
        ...(textIn(value) === '' ? {} : { fleet: textIn(value) as UnitId }),
      }),
    }),
    check: (view, order, { unit }) => advice(order, cannotGuard(imagine(view), view.me, unit, order.fleet)),
    say: ({ fleet }, { units }) =>
      fleet === undefined
        ? phrase('Guard nothing any longer')
        : phrase('Guard {fleet} {id}', { fleet: units[fleet]?.design ?? '', id: shortId(fleet) }),
  },
  route: {
    title: 'Set a trade route',
    codec: object({ kind: literal('route'), ref, way: list(id<PlaceId>(), trade.sectors) }),
    offers({ units, me }, { unit: id_ }) {
      const unit = id_ === undefined ? undefined : units[id_];
      return unit?.seat === me && has(designOf(unit), 'Trade') ? [{ kind: 'route', way: [unit.place] }] : [];
    },
    form: (view, order, { unit: id_ }) => ({
      fields: [
        {
          kind: 'way',
          name: 'way',
          label: 'Route',
          most: trade.sectors,
          ...(id_ === undefined ? {} : { unit: id_ }),
        },
      ],
      values: { way: order.way.map(at) },
      set: (_, value) => ({ ...order, way: wayIn(value).map(({ place }) => place) }),
    }),
    check: (view, order, { unit }) => advice(order, cannotRoute(imagine(view), view.me, unit, order.way)),
    say: ({ way }) => phrase('Trade in {places}', { places: waySaid(way) }),
  },
};

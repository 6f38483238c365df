import { integer, literal, object } from '#kernel/codec/shapes.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref } from '../../codecs/parts.ts';
import { world } from '../../imagine.ts';
import type { Order } from '../../model/orders.ts';
import { starfleetName } from '../../model/state.ts';
import type { View } from '../../model/view.ts';
import { formProblem, freeFleetNumber, noFreeNumber } from '../../rules/works/limits.ts';
import type { GeOrderKind } from '../common.ts';
import { nameProblem } from '../../rules/forces/naming.ts';
import { formOf, numberField, textField } from '../fields.ts';
import { listed, name, needsUnit } from '../common.ts';
import { plannedUnit } from '../planned.ts';

const taken = (plan: Plan<Order>): readonly number[] =>
  valuesInOrder(plan.units).flatMap((orders) =>
    orders.flatMap((order) => (order.kind === 'form-starfleet' ? [order.number] : [])),
  );

const standardName = (view: View, number: number): string =>
  starfleetName(view.empires[view.me]?.adjective ?? '', number);

/** A new starfleet, empty, where the ordering unit stands; it can be filled and ordered about at once (GE 447, 603). */
export const formStarfleet: GeOrderKind<'form-starfleet'> = {
  title: 'Form New Fleet',
  codec: object({ kind: literal('form-starfleet'), ref, number: integer(1, 999), name }),

  offers: (view, { unit }, plan) => {
    if (unit === undefined || view.units[unit] === undefined) return [];
    const number = freeFleetNumber(world(view), view.me, taken(plan as Plan<Order>));
    return number === undefined ? [] : [{ kind: 'form-starfleet', number, name: standardName(view, number) }];
  },

  whyNot: (view, { unit }, plan) => {
    if (unit === undefined || view.units[unit] === undefined) return undefined;
    return freeFleetNumber(world(view), view.me, taken(plan as Plan<Order>)) === undefined
      ? noFreeNumber(world(view))
      : undefined;
  },

  form: (view, order) =>
    formOf(order, [
      textField(
        'name',
        'Name',
        40,
        1,
        order.name,
        (given) => ({ ...order, name: given.trim() === '' ? standardName(view, order.number) : given }),
        'starfleet',
      ),
      numberField('number', 'Number', 1, view.parameters.fleets, order.number, (number) => ({
        ...order,
        number,
        name: order.name === standardName(view, order.number) ? standardName(view, number) : order.name,
      })),
    ]),

  check: (view, { number, name: given }, at) =>
    listed(needsUnit(at), formProblem(world(view), view.me, number), nameProblem('GE 447', given)),

  say: (order, view, { unit }) => {
    const here = unit === undefined ? undefined : plannedUnit(view, { hq: [], units: {} }, unit)?.place;
    return phrase('Form starfleet A{number}, {name}, in {place}', {
      number: order.number,
      name: order.name,
      place: here === undefined ? phrase('the same sector') : (view.sectors[here]?.name ?? here),
    });
  },
};

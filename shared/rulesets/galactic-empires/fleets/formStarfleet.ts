import { integer } from '#kernel/codec/shapes.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { fleetNumbersByOwner, formProblem, freeFleetNumber, noFreeNumber } from './numbers.ts';
import type { GeTurn } from '../model/game.ts';
import { world } from '../model/imagine.ts';
import { nameProblem } from '../model/naming.ts';
import type { Order } from '../model/orders.ts';
import { starfleetId, starfleetName } from '../model/state.ts';
import { headCount } from '../model/units/forces.ts';
import type { View } from '../model/view.ts';
import { forCommands } from '../planning/commands.ts';
import { listed, name, needsUnit } from '../planning/common.ts';
import { numberField, textField } from '../planning/fields.ts';
import { order } from '../planning/order.ts';
import { plannedUnit } from '../planning/planned.ts';
import type { Happening } from './events.ts';

const taken = (plan: Plan<Order>): readonly number[] =>
  valuesInOrder(plan.units).flatMap((orders) =>
    orders.flatMap((order) => (order.kind === 'form-starfleet' ? [order.number] : [])),
  );

const standardName = (view: View, number: number): string =>
  starfleetName(view.empires[view.me]?.adjective ?? '', number);

/** A new starfleet, empty, where the ordering unit stands; it can be filled and ordered about at once (GE 447, 603). */
export const formStarfleet = order('form-starfleet', {
  title: 'Form New Fleet',
  fields: { number: integer(1, 999), name },

  offers: (view, { unit }, plan) => {
    if (unit === undefined || view.units[unit] === undefined) return [];
    const number = freeFleetNumber(world(view), view.me, taken(plan as Plan<Order>));
    return number === undefined ? [] : [{ number, name: standardName(view, number) }];
  },

  whyNot: (view, { unit }, plan) => {
    if (unit === undefined || view.units[unit] === undefined) return undefined;
    return freeFleetNumber(world(view), view.me, taken(plan as Plan<Order>)) === undefined
      ? noFreeNumber(world(view))
      : undefined;
  },

  form: (view, order) => [
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
  ],

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
});

/** Forms empty starfleets where the ordering units are; they can receive ships and orders at once (GE 603). */
export function newStarfleets(turn: GeTurn<Happening>): void {
  const numbers = fleetNumbersByOwner(turn.state);
  forCommands(turn, 'form-starfleet', ({ seat, unit: former, order }) => {
    const { number, name } = order;
    const taken = numbers.get(seat) ?? new Set();
    const problem = formProblem(turn.state, seat, number, taken);
    if (problem !== undefined) return turn.refuse(order.ref, problem);
    const unit = starfleetId(seat, number);
    numbers.set(seat, taken.add(number));
    turn.happen({
      kind: 'starfleet-formed',
      unit,
      seat,
      number,
      name,
      place: former.place,
      cause: order.ref,
    });
  });
}

/** OURS: a starfleet with neither ships nor admirals is dissolved, and its number is free again (E-55). */
export function starfleetsDissolved(turn: GeTurn<Happening>): void {
  for (const [unit, fleet] of inOrder(turn.state.units)) {
    if (fleet.kind === 'garrison' || headCount(fleet) > 0) continue;
    const { owner, name, number, place } = fleet;
    turn.happen({
      kind: 'starfleet-dissolved',
      unit,
      ...(owner === undefined ? {} : { seat: owner }),
      name,
      number,
      place,
    });
  }
}

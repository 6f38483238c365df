import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import { defined } from '#kernel/words/defined.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { GeTurn } from '../declare.ts';
import { unitOrder } from '../declare.ts';
import { world } from '../model/imagine.ts';
import { nameProblem } from '../model/naming.ts';
import { starfleetId, starfleetName } from '../model/state.ts';
import { commandProblem } from '../model/units/command.ts';
import { headCount } from '../model/units/forces.ts';
import type { View } from '../model/view.ts';
import { numberField, textField } from '../planning/fields.ts';
import { givenOf, isA, read } from '../planning/orders.ts';
import { plannedUnit } from '../planning/planned.ts';
import type { Happening } from './events.ts';
import { starfleetDissolved, starfleetFormed } from './events.ts';
import { fleetNumbersByOwner, formProblem, freeFleetNumber, noFreeNumber } from './numbers.ts';

const taken = (plan: Plan<AnyOrder>): readonly number[] =>
  valuesInOrder(plan.units).flatMap((orders) =>
    orders.flatMap((order) => (isA(order, 'form-starfleet') ? [order.number] : [])),
  );

const standardName = (view: View, number: number): string =>
  starfleetName(view.empires[view.me]?.adjective ?? '', number);

/** A new starfleet, empty, where the ordering unit stands; it can be filled and ordered about at once (GE 447, 603). */
export const formStarfleet = unitOrder('form-starfleet', {
  title: 'Form New Fleet',
  fields: read['form-starfleet'],

  offers: (view, { unit }, plan) => {
    if (unit === undefined || view.units[unit] === undefined) return [];
    const number = freeFleetNumber(world(view), view.me, taken(plan));
    return number === undefined ? [] : [{ number, name: standardName(view, number) }];
  },

  whyNot: (view, { unit }, plan) => {
    if (unit === undefined || view.units[unit] === undefined) return undefined;
    return freeFleetNumber(world(view), view.me, taken(plan)) === undefined
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

  cannot: (_, state, { seat, order: { number } }) => formProblem(state, seat, number),
  // Also of a unit that the plan forms and that does not exist yet. OURS: the turn takes any name.
  advice: (_, view, { number, name: given }) => [
    formProblem(world(view), view.me, number),
    nameProblem('GE 447', given),
  ],

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
  // `formStarfleet.cannot`, with the numbers counted once: a plan may hold thousands of these.
  const numbers = fleetNumbersByOwner(turn.state);
  oneByOne(
    turn,
    givenOf(turn, formStarfleet),
    ({ seat, unit, order: { number } }) =>
      commandProblem(turn.state, seat, unit) ??
      formProblem(turn.state, seat, number, numbers.get(seat) ?? new Set()),
    ({ seat, unit: former, order: { number, name, ref: cause } }) => {
      const place = former === undefined ? undefined : turn.state.units[former]?.place;
      if (place === undefined) return undefined;
      numbers.set(seat, (numbers.get(seat) ?? new Set()).add(number));
      return starfleetFormed.of({ unit: starfleetId(seat, number), seat, number, name, place, cause });
    },
  );
}

/** OURS: a starfleet with neither ships nor admirals is dissolved, and its number is free again (E-55). */
export function starfleetsDissolved(turn: GeTurn<Happening>): void {
  for (const [unit, fleet] of inOrder(turn.state.units)) {
    if (fleet.kind === 'garrison' || headCount(fleet) > 0) continue;
    const { owner, name, number, place } = fleet;
    const seat = defined({ seat: owner });
    turn.happen(starfleetDissolved.of({ unit, ...seat, name, number, place }));
  }
}

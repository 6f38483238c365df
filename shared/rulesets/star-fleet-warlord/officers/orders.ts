import { literal, object, oneOf } from '#kernel/codec/shapes.ts';
import type { Choice } from '#kernel/orders/form.ts';
import { about } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import { place } from '../fields/parts.ts';
import { imagine } from '../model/imagine.ts';
import type { OfficersOfficeOrder, OfficersShipOrder } from '../model/orders/officers.ts';
import type { PersonLetter, Ship } from '../model/ship.ts';
import { personLetters } from '../model/ship.ts';
import type { View } from '../model/view.ts';
import { shipOrders, unable } from '../doing.ts';
import { boardingCost, cannotStation, isAboard, waitingFor } from './officers.ts';
import { labelOf } from '../galaxy/board.ts';
import { people, siteFee } from '../ships/people.ts';
import { written } from '../sheet/typed.ts';
import type { Kinds, Of } from '../common.ts';
import { check, ref, simple } from '../common.ts';
import { shipAt } from '../ordering.ts';

/** Those who wait, and whoever is chosen already. */
const waiting = (view: View, chosen: PersonLetter): readonly PersonLetter[] =>
  personLetters.filter((who) => who === chosen || waitingFor(imagine(view), view.me, who) > 0);

const boarding = (ship: Ship | undefined, who: PersonLetter): Choice['label'] =>
  ship === undefined
    ? phrase('{name}', { name: people[who].name })
    : phrase('{name} ({cost})', { name: people[who].name, cost: boardingCost(ship, who) });

const takeAboard: OrderKind<View, Of<'take-aboard'>> = {
  title: shipOrders['take-aboard'].title,
  codec: object({
    kind: literal('take-aboard'),
    ref,
    who: oneOf(personLetters),
    pays: oneOf(['pe', 'fp']),
  }),
  offers(view, at) {
    const ship = shipAt(view, at);
    if (ship === undefined || at.unit === undefined) return [];
    const who = personLetters.find(
      (one) => waitingFor(imagine(view), view.me, one) > 0 && !isAboard(ship, one),
    );
    const order = { kind: 'take-aboard', who: who ?? 'A', pays: 'pe' } as const;
    return who === undefined || unable(at.unit, ship, order as Of<'take-aboard'>) !== undefined
      ? []
      : [order];
  },
  form: (view, order, at) => ({
    fields: [
      {
        kind: 'choice',
        name: 'who',
        label: 'Who',
        choices: waiting(view, order.who).map((who) => ({
          value: who,
          label: boarding(shipAt(view, at), who),
        })),
      },
      {
        kind: 'choice',
        name: 'pays',
        label: 'Paid with',
        choices: [
          { value: 'pe', label: phrase('people') },
          { value: 'fp', label: phrase('food') },
        ],
      },
    ],
    values: { who: order.who, pays: order.pays },
    set: (name, value) => ({ ...order, [name]: value as never }),
  }),
  check: (view, order, at) => check(view, order, at),
  say: (order) =>
    phrase('Take on board: {who} ({code})', { who: people[order.who].name, code: written(order) }),
};

const stationOfficer: OrderKind<View, Of<'station-officer'>> = {
  title: 'Assign a Legendary Officer to a Site',
  codec: object({ kind: literal('station-officer'), ref, place, who: oneOf(personLetters) }),
  offers(view, { place: here }) {
    const who =
      here === undefined
        ? undefined
        : personLetters.find(
            (one) => cannotStation(imagine(view), view.me, { place: here, who: one }) === undefined,
          );
    return here === undefined || who === undefined ? [] : [{ kind: 'station-officer', place: here, who }];
  },
  form: (view, order) => ({
    fields: [
      {
        kind: 'choice',
        name: 'who',
        label: 'Who',
        choices: waiting(view, order.who).map((who) => ({
          value: who,
          label: phrase('{name} ({fee} {paid})', {
            name: people[who].name,
            fee: siteFee,
            paid: (people[who].sites ?? []).map((resource) => resource.toUpperCase()).join(', '),
          }),
        })),
      },
    ],
    values: { who: order.who },
    set: (_, who) => ({ ...order, who: who as PersonLetter }),
  }),
  check(view, order) {
    const problem = cannotStation(imagine(view), view.me, order);
    return problem === undefined ? [] : [about(order.ref, problem)];
  },
  say: ({ place: at, who }) =>
    phrase('Send to {place}: {who}', { place: labelOf(at), who: people[who].name }),
};

/** Orders of crews, officers and Prime Teams, as they are filled in. */
export const officersKinds: Kinds<OfficersShipOrder | OfficersOfficeOrder> = {
  cure: simple('cure'),
  train: simple('train'),
  'take-aboard': takeAboard,
  'station-officer': stationOfficer,
};

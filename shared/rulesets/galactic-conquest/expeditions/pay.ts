import { list, oneOf, optional } from '#kernel/codec/shapes.ts';
import { choice, choicesOf } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { spend } from '../bank/paying.ts';
import {
  atHeadquarters,
  bothHear,
  cause,
  event,
  most,
  order,
  otherSeats,
  own,
  points,
  seat,
  unit,
} from '../declare.ts';
import { nameOf } from '../map/seats.ts';
import { imagine } from '../model/imagine.ts';
import { allianceOf, alliesOf } from '../model/relations/alliances.ts';
import { pairOf } from '../model/relations/pacts.ts';
import type { State, View } from '../model/state.ts';
import { spaceOwner } from '../model/territory.ts';
import { impossible } from '../refusals.ts';
import { notAllied } from './alliance.ts';
import type { Fleet } from './fees.ts';
import { feeOf, fleetsIn } from './fees.ts';

const sides = ['ours', 'theirs'] as const;
type Side = (typeof sides)[number];
const labels: Readonly<Record<Side, string>> = { ours: 'Ours in their space', theirs: 'Theirs in our space' };

/** The fleet that an empire pays for: its own in the space of an ally, or that of an ally in its own (C22.40). */
function fleetFor(state: State, payer: SeatId, to: SeatId, whose: Side): Fleet | undefined {
  const [of, host] = whose === 'ours' ? [payer, to] : [to, payer];
  return fleetsIn(state, host).find((fleet) => fleet.of === of);
}

/** What the ships of an ally in the own space would cost, as far as the seat knows of them, and of those of others. */
const foreseen = (view: View, to: SeatId, whose: Side): number =>
  whose === 'ours'
    ? (fleetFor(imagine(view), view.me, to, whose)?.points ?? 0)
    : feeOf(
        sumOf(
          valuesInOrder(view.fellows ?? {}).map(({ seat: of, place, worth }) =>
            of === to && spaceOwner(view, place) === view.me ? worth : 0,
          ),
        ),
      );

/** A fleet abroad is paid for in this turn, by its empire or its host (C22.40). */
export const payExpedition = order('pay-expedition', {
  fields: { to: seat, whose: oneOf(sides) },
  title: 'Pay for ships abroad',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(() =>
      alliesOf(view, view.me).flatMap((to) => sides.map((whose) => ({ to, whose }))),
    ),
  form: (view, given) => [
    choice(given, 'to', 'Ally', otherSeats(view)),
    choice(
      given,
      'whose',
      'Ships',
      choicesOf(sides, (one) => phrase(labels[one])),
    ),
  ],
  facts: (view, { to, whose }) => [
    { label: 'Costs, where they are now', value: phrase('{cost} EP', { cost: foreseen(view, to, whose) }) },
  ],
  cannot(state, { seat: payer, order: { to, whose } }) {
    const apart = notAllied(state, payer, to);
    // Of what a seat does not know, only the turn can tell.
    if (apart !== undefined || (whose === 'theirs' && state.empires[to] === undefined)) return apart;
    const fleet = fleetFor(state, payer, to, whose);
    if (fleet === undefined || fleet.points === 0) return impossible('GC C22.40', 'fleet-free');
    if (allianceOf(state, payer, to)?.paid?.includes(fleet.of) === true)
      return impossible('GC C22.40', 'fleet-paid');
    const left = state.empires[payer]?.treasury ?? 0;
    return fleet.points > left
      ? impossible('GC C22.40', 'fleet-costs', { cost: fleet.points, left })
      : undefined;
  },
  say: ({ to, whose }) =>
    whose === 'ours'
      ? phrase('Pay for your ships in the space of the {seat}', { seat: nameOf(to) })
      : phrase('Pay for ships of the {seat} in your space', { seat: nameOf(to) }),
});

/** Whoever is `seat` paid for ships of so much BPV; no aid is given by that (B10.56). */
export const expeditionPaid = event('expedition-paid', {
  fields: { seat, to: seat, whose: oneOf(sides), worth: points, points, cause: optional(cause) },
  by: 'order',
  hears: bothHear,
  say(happened, { me }) {
    const { worth, points: paid } = happened;
    const told = { worth, paid, seat: nameOf(happened.seat === me ? happened.to : happened.seat) };
    if (happened.seat === me)
      return happened.whose === 'ours'
        ? phrase('You pay {paid} EP for {worth} BPV of your ships in the space of the {seat}.', told)
        : phrase('You pay {paid} EP for {worth} BPV of ships of the {seat} in your space.', told);
    return happened.whose === 'ours'
      ? phrase('The {seat} pays {paid} EP for {worth} BPV of its ships in your space.', told)
      : phrase('The {seat} pays {paid} EP for {worth} BPV of your ships in its space.', told);
  },
  ahead: (happened) => phrase('You will pay {paid} EP for ships abroad.', { paid: happened.points }),
  apply(draft, { seat: payer, to, whose, points: paid }) {
    spend(draft, payer, paid);
    const pair = pairOf(payer, to);
    const alliance = draft.alliances?.[pair];
    if (alliance === undefined) return;
    const done = [...(alliance.paid ?? []), whose === 'ours' ? payer : to].sort();
    draft.alliances = { ...draft.alliances, [pair]: { ...alliance, paid: done } };
  },
});

/** Nobody pays for ships of `seat` in the space of `to` (C22.45). */
export const expeditionUnpaid = event('expedition-unpaid', {
  fields: { seat, to: seat, units: list(unit, most.squadrons), points },
  by: 'rules',
  hears: bothHear,
  say(happened, { me }) {
    const { points: cost } = happened;
    return happened.seat === me
      ? phrase(
          'Nobody pays the {cost} EP for your ships in the space of the {seat}: {units} are inactive there and out of supply.',
          {
            cost,
            seat: nameOf(happened.to),
            units: phraseList(
              happened.units.map((one) => phrase('{unit}', { unit: own(one) })),
              ', ',
            ),
          },
        )
      : phrase('Nobody pays the {cost} EP for ships of the {seat} in your space: they are inactive.', {
          cost,
          seat: nameOf(happened.seat),
        });
  },
  ahead: (happened) =>
    phrase(
      'Nobody will have paid the {cost} EP for ships in the space of the {seat}: they will be inactive.',
      {
        cost: happened.points,
        seat: nameOf(happened.to),
      },
    ),
  apply(draft, { units }) {
    for (const one of units) change(draft.squadrons, one, () => ({ unkept: true as const }));
  },
});

type Keeping = Room<
  State,
  View,
  OrderIn<typeof payExpedition>,
  EventIn<typeof expeditionPaid | typeof expeditionUnpaid>
>;

/** Fleets abroad are paid for, and those that are not become inactive (C22.40, C22.45). */
export function keepExpeditions(turn: Turn<Keeping>): void {
  inTurn(turn, payExpedition, ({ seat: payer, order: { to, whose, ref } }) => {
    const { worth, points: cost } = fleetFor(turn.state, payer, to, whose) ?? { worth: 0, points: 0 };
    return expeditionPaid.of({ seat: payer, to, whose, worth, points: cost, cause: ref });
  });
  for (const host of keysInOrder(turn.state.empires))
    for (const { of, points: cost, beyond } of fleetsIn(turn.state, host)) {
      const isPaid = allianceOf(turn.state, host, of)?.paid?.includes(of) === true;
      if (!isPaid && beyond.length > 0 && cost > 0)
        turn.happen(expeditionUnpaid.of({ seat: of, to: host, units: beyond, points: cost }));
    }
}

import { choice } from '#kernel/declare/entries.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { meetingProblem, neverMeeting, noPartner } from './meeting.ts';
import { impossible } from '../refusals.ts';
import { admiralRef as admiral, unitRef as unit } from '../model/parts.ts';
import { admiralArg, unitArg } from '../model/words.ts';
import { absentAdmiral, ownUnit } from '../planning/common.ts';
import { admiralChoices, unitChoices } from '../planning/fields.ts';
import { unitOrder } from '../declare.ts';
import { partners, plannedUnit } from '../planning/planned.ts';
import { noAdmirals } from '../admirals/admirals.ts';

/** An admiral for another own unit, as soon as both are in one place (GE 479, 1455). */
export const transferAdmiral = unitOrder('transfer-admiral', {
  title: 'Transfer Admiral',
  fields: { admiral, to: unit },

  offers: (view, at, plan) => {
    const first = ownUnit(view, at)?.admirals[0];
    const to = at.unit === undefined ? undefined : partners(view, plan, at.unit)[0]?.unit;
    return first === undefined || to === undefined ? [] : [{ admiral: first.id, to }];
  },

  form: (view, order, at, plan) => {
    const here = at.unit === undefined ? undefined : plannedUnit(view, plan, at.unit)?.place;
    const others = at.unit === undefined ? [] : partners(view, plan, at.unit);
    return [
      choice(order, 'admiral', 'Admiral', admiralChoices(view, at)),
      choice(order, 'to', 'To', unitChoices(view, others, here)),
    ];
  },

  whyNot: (view, at, plan) => {
    const unit = ownUnit(view, at);
    if (unit === undefined || at.unit === undefined) return undefined;
    if (unit.admirals.length === 0) return noAdmirals();
    return partners(view, plan, at.unit).length === 0 ? noPartner() : undefined;
  },

  cannot: (giver, state, { seat, unit: from, order: given }) =>
    meetingProblem(state, seat, from, given.to) ??
    (giver.admirals.some(({ id }) => id === given.admiral)
      ? undefined
      : impossible('GE 1455', 'no-such-admiral/transfer')),
  advice: (found, view, given, at) => [absentAdmiral(view, at, given.admiral), neverMeeting(found)],

  say: (order, view) =>
    phrase('Transfer {admiral} to {unit}', {
      admiral: admiralArg(view, order.admiral),
      unit: unitArg(view, order.to),
    }),
});

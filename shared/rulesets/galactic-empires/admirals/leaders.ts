import { choiceOrNone } from '#kernel/declare/entries.ts';
import { optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GeTurn } from '../declare.ts';
import { unitOrder } from '../declare.ts';
import type { AdmiralId } from '../model/ids.ts';
import { admiralRef as admiral } from '../model/parts.ts';
import type { Unit } from '../model/state.ts';
import { admiralArg } from '../model/words.ts';
import { ownUnit } from '../planning/common.ts';
import { admiralChoices } from '../planning/fields.ts';
import { byUnits } from '../planning/orders.ts';
import { impossible } from '../refusals.ts';
import { noAdmirals } from './admirals.ts';
import { leaderAssigned } from './events.ts';

/** Why the admiral cannot lead the unit: they must be in it when leaders are named, before any transfer (E-07). */
function leaderProblem(unit: Unit, admiral: AdmiralId | undefined): Problem | undefined {
  if (admiral === undefined || unit.admirals.some(({ id }) => id === admiral)) return undefined;
  return impossible('GE 481', 'leader-not-in-unit');
}

/** The admiral whose tactics help the unit in battle; one alone leads (GE 481). */
export const assignLeader = unitOrder('assign-leader', {
  title: 'Assign Leader',
  fields: { admiral: optional(admiral) },

  offers: (view, at) => {
    const unit = ownUnit(view, at);
    const other = unit?.admirals.find(({ id }) => id !== unit.leader);
    if (other !== undefined) return [{ admiral: other.id }];
    return unit?.leader === undefined ? [] : [{}];
  },

  whyNot: (view, at) => (ownUnit(view, at)?.admirals.length === 0 ? noAdmirals() : undefined),

  form: (view, order, at) => [
    choiceOrNone(order, 'admiral', 'Leader', phrase('Nobody'), admiralChoices(view, at)),
  ],

  cannot: (unit, _, { order: { admiral: leader } }) => leaderProblem(unit, leader),

  say: (order, view) =>
    order.admiral === undefined
      ? phrase('Have no leader')
      : phrase('Make {admiral} the leader', { admiral: admiralArg(view, order.admiral) }),
});

/** Leaders are named (GE 609). */
export const assignLeaders = (turn: GeTurn<EventIn<typeof leaderAssigned>>): void =>
  byUnits(turn, assignLeader, ({ id, order: { admiral: leader, ref: cause } }) =>
    leaderAssigned.of({ unit: id, ...(leader && { admiral: leader }), cause }),
  );

import { choiceOrNone } from '#kernel/declare/entries.ts';
import { optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GeTurn } from '../declare.ts';
import { unitOrder, unless } from '../declare.ts';
import { world } from '../model/imagine.ts';
import { unitRef as unit } from '../model/parts.ts';
import type { State } from '../model/state.ts';
import { isStarfleetOf } from '../model/units/command.ts';
import { unitArg } from '../model/words.ts';
import { ownUnit } from '../planning/common.ts';
import { unitChoices } from '../planning/fields.ts';
import { byUnits } from '../planning/orders.ts';
import { partners, plannedUnit } from '../planning/planned.ts';
import { doubtful, impossible } from '../refusals.ts';
import { followSet } from './events.ts';

/** Why the unit cannot follow that one: not itself, not a foreign unit, not one that follows it in turn. */
function followProblem(
  state: State,
  seat: SeatId,
  id: UnitId,
  followed: UnitId | undefined,
): Problem | undefined {
  if (followed === undefined) return undefined;
  if (followed === id) return impossible('GE 511', 'follows-itself');
  if (state.units[followed]?.owner !== seat) return impossible('GE 511', 'follows-nobody');
  if (chainFrom(state, followed).has(id)) return impossible('GE 511', 'follows-in-circle');
  return undefined;
}

/** The unit, the one that it follows, and so on; a circle ends the list. */
function chainFrom(state: State, id: UnitId): ReadonlySet<UnitId> {
  const chain = new Set<UnitId>();
  for (let at: UnitId | undefined = id; at !== undefined && !chain.has(at); at = state.units[at]?.follows)
    chain.add(at);
  return chain;
}

/** Retreats when the followed unit retreats, and only then (GE 511). */
export const setFollow = unitOrder('set-follow', {
  title: 'Follow',
  fields: { unit: optional(unit) },

  offers: (view, at, plan) => {
    if (at.unit === undefined || plannedUnit(view, plan, at.unit)?.kind !== 'starfleet') return [];
    if (ownUnit(view, at)?.follows !== undefined) return [{}];
    const other = partners(view, plan, at.unit).find(({ kind }) => kind === 'starfleet')?.unit;
    return other === undefined ? [] : [{ unit: other }];
  },

  form: (view, order, at, plan) => {
    const here = at.unit === undefined ? undefined : plannedUnit(view, plan, at.unit)?.place;
    const others =
      at.unit === undefined ? [] : partners(view, plan, at.unit).filter(({ kind }) => kind === 'starfleet');
    return [choiceOrNone(order, 'unit', 'Follow', phrase('No unit'), unitChoices(view, others, here))];
  },

  cannot: (_, state, { seat, unit: id, order: { unit: followed } }) =>
    followProblem(state, seat, id, followed),
  // A starfleet that the plan forms does not exist yet: it can follow, and be followed.
  advice(_, view, { unit: followed }, at) {
    if (followed === undefined || at.unit === undefined) return [];
    const problem = followProblem(world(view), view.me, at.unit, followed);
    if (problem !== undefined)
      return [isStarfleetOf(view.me, followed) ? unless(problem, 'follows-nobody') : problem];
    return view.units[followed]?.kind === 'garrison'
      ? [doubtful('GE 1092', 'follows-garrison', { unit: unitArg(view, followed) })]
      : [];
  },

  say: (order, view) =>
    order.unit === undefined
      ? phrase('Follow no unit')
      : phrase('Follow {unit} in battle', { unit: unitArg(view, order.unit) }),
});

/** Who follows whom is set. */
export const setFollowing = (turn: GeTurn<EventIn<typeof followSet>>): void =>
  byUnits(turn, setFollow, ({ id, order: { unit: follows, ref: cause } }) =>
    followSet.of({ unit: id, ...(follows && { follows }), cause }),
  );

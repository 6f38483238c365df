import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Step, Turn } from '#kernel/sequence/step.ts';
import { agreedIn } from '#kernel/steps/agreed.ts';
import type { Event } from '../model/events.ts';
import type { VbamSfb } from '../game.ts';
import type { Break, Declare, Sign } from '../model/orders.ts';
import { partnersIn } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import { atBorders } from './internment.ts';
import { breakOdds, chanceOf, declareOdds } from './odds.ts';
import { comesIntoForce, drawnIn, dutiesIn } from './signing.ts';
import { cannotBreak, cannotDeclare, cannotSign, haveCommonEnemy } from './treaties.ts';
import { impossible } from '../refusals.ts';

interface Given<O> {
  readonly seat: SeatId;
  readonly order: O;
}
type IntelTurn = Turn<VbamSfb>;

/** Each thing is tried once: the orders that can be tried, the others refused. */
function tried<O extends Sign | Break | Declare>(
  turn: IntelTurn,
  given: readonly Given<O>[],
  cannot: (one: Given<O>) => Problem | undefined,
): readonly Given<O>[] {
  const before = new Set<string>();
  return given.filter((one) => {
    const { seat, order } = one;
    const key = `${seat} ${order.to} ${'treaty' in order ? order.treaty : order.enmity}`;
    const problem = before.has(key) ? impossible('VB 125', 'tried-already') : cannot(one);
    before.add(key);
    if (problem !== undefined) turn.refuse(order.ref, problem);
    return problem === undefined;
  });
}

const offerOf = ({ seat, order: { to, treaty: matter } }: Given<Sign | Break>) => ({ seat, to, matter });

/** What both sign comes into force, unless others of their alliances have to sign too (VB 184). */
function sign(turn: IntelTurn, state: State): void {
  const given = tried(turn, turn.orders('sign'), ({ seat, order: { to, treaty } }) =>
    cannotSign(state, seat, to, treaty),
  );
  const isAgreed = agreedIn(given.map(offerOf));
  const agreed = given
    .filter((one) => isAgreed(offerOf(one)))
    .map(({ seat, order: { to, treaty } }) => ({ seat, to, treaty }));
  const events = given.flatMap((one): readonly Event[] => {
    const { seat, order } = one;
    const { to, treaty, ref: cause } = order;
    if (!isAgreed(offerOf(one))) return [{ kind: 'treaty-offered', seat, to, treaty, cause }];
    if (seat > to) return [];
    const kind = comesIntoForce(state, agreed, { seat, to, treaty }) ? 'treaty-signed' : 'treaty-waits';
    return [{ kind, seat, to, treaty, cause }];
  });
  for (const event of events) turn.happen(event);
}

/** Treaties are broken at their odds, or ended without a roll where both wish it (VB 125; OURS by consent). */
function breakUp(turn: IntelTurn, state: State): void {
  const given = tried(
    turn,
    turn.orders('break'),
    ({ seat, order: { to, treaty } }) =>
      cannotBreak(state, seat, to, treaty) ?? cannotBreak(turn.state, seat, to, treaty),
  );
  // Whoever leaves an alliance of more than two leaves the others too, who are not asked.
  const isWished = agreedIn(
    given
      .filter(
        ({ seat, order }) =>
          order.treaty !== 'alliance' || partnersIn(state.relations, seat, 'alliance').length === 1,
      )
      .map(offerOf),
  );
  const events = given.flatMap((one): readonly Event[] => {
    const { seat, order } = one;
    const { to, treaty, ref: cause } = order;
    if (isWished(offerOf(one)))
      return seat > to ? [] : [{ kind: 'treaty-ended', seat, to, treaty, why: 'consent', cause }];
    const chance = chanceOf(breakOdds(state, seat, to, treaty));
    const broken = turn.draw.fork(seat, to, treaty).chance(chance, 100);
    return [{ kind: 'break-tried', seat, to, treaty, chance, broken, cause }];
  });
  for (const event of events) turn.happen(event);
}

/** Hostilities and war are declared, also by who owes it to an ally; allies of the other power are drawn in (VB 125, 184). */
function declare(turn: IntelTurn, state: State): void {
  const given = tried(turn, turn.orders('declare'), ({ seat, order: { to, enmity } }) =>
    cannotDeclare(state, seat, to, enmity),
  ).map(({ seat, order: { to, enmity, ref: cause } }) => ({ seat, to, enmity, cause }));
  const owed = dutiesIn(state)
    .filter(
      ({ seat, to }) =>
        !given.some((one) => one.seat === seat && one.to === to && one.enmity === 'war') &&
        cannotDeclare(turn.state, seat, to, 'war') === undefined,
    )
    .map(({ seat, to, ally: duty }) => ({ seat, to, enmity: 'war' as const, duty }));
  for (const { seat, to, enmity, ...why } of [...given, ...owed]) {
    const chance = chanceOf(declareOdds(state, seat, to, enmity));
    const declared = turn.draw.fork(seat, to, enmity).chance(chance, 100);
    turn.happen({ kind: 'declare-tried', seat, to, enmity, chance, declared, ...why });
    const cause = 'cause' in why ? { cause: why.cause } : {};
    for (const ally of declared ? drawnIn(turn.state, seat, to, enmity) : [])
      turn.happen({ kind: 'drawn-in', seat, to: ally, enmity, ally: to, ...cause });
  }
}

/** Treaties are signed, then broken, then hostilities and war declared, all by how things stand before (VB 123). */
export const intel: Step<VbamSfb> = {
  name: 'Intel Phase',
  cite: 'VB 123',
  dice: true,
  run(turn) {
    // The world of the turn changes as things happen; all is judged by how it is now.
    const state: State = { ...turn.state, relations: { ...turn.state.relations } };
    sign(turn, state);
    breakUp(turn, state);
    declare(turn, state);
    for (const seat of keysInOrder(turn.state.empires))
      for (const to of partnersIn(turn.state.relations, seat, 'co-belligerence'))
        if (seat < to && !haveCommonEnemy(turn.state, seat, to))
          turn.happen({ kind: 'treaty-ended', seat, to, treaty: 'co-belligerence', why: 'no-enemy' });
  },
};

/** Units in systems that treaties bar to them are held there, or sent back (VB 176). */
export const internment: Step<VbamSfb> = {
  name: 'Internment',
  cite: 'VB 176',
  run(turn) {
    for (const { unit, of, ...fate } of atBorders(turn.state)) {
      const { seat, place, design } = of;
      if (fate.is === 'held')
        turn.happen({ kind: 'unit-interned', seat, unit, place, design, to: fate.holder });
      else if (fate.is === 'sent-back') {
        const { to: next, holder: to } = fate;
        turn.happen({ kind: 'unit-sent-back', seat, unit, place: next, design, to, from: place });
      } else turn.happen({ kind: 'unit-freed', seat, unit, place, design, to: of.interned ?? seat });
    }
  },
};

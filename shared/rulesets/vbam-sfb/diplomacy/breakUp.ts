import type { EventIn } from '#kernel/declare/event.ts';
import { flag, oneOf } from '#kernel/codec/shapes.ts';
import { choice } from '#kernel/declare/entries.ts';
import { agreedIn } from '#kernel/steps/agreed.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { TurnOf } from '../declare.ts';
import { event, ofPair, order } from '../declare.ts';
import { changeRelation } from '../model/drafts.ts';
import { chance, seat } from '../model/parts.ts';
import { allianceOf, partnersIn, treaties } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import { percentSaid, seatArg } from '../model/words.ts';
import { breakOdds, chanceOf } from './odds.ts';
import { namedChoices, offersTo, otherOfPair, powerEntry, powerName, tried } from './orders.ts';
import { nameOf, cannotBreak, haveCommonEnemy } from './treaties.ts';

/** Tries to break a treaty (VB 125). */
export const breakTreaty = order('break', {
  fields: { to: seat, treaty: oneOf(treaties) },
  title: 'Break a treaty',
  offers: (view, at) =>
    offersTo(
      view,
      at,
      (to) => treaties.map((treaty) => ({ to, treaty })),
      (state, me, { to, treaty }) => cannotBreak(state, me, to, treaty),
    ),
  form: (view, given) => [
    powerEntry(view, given),
    choice(given, 'treaty', 'Treaty', namedChoices(treaties, nameOf)),
  ],
  cannot: (state, { seat: me, order: { to, treaty } }) => cannotBreak(state, me, to, treaty),
  say: ({ to, treaty }) =>
    phrase('Break the {treaty} with the {power}', { treaty: nameOf(treaty), power: powerName(to) }),
});

/** A treaty ends without a roll: both want it so, or there is no common enemy any more. */
export const treatyEnded = event('treaty-ended', {
  fields: { ...ofPair, treaty: oneOf(treaties), why: oneOf(['consent', 'no-enemy']) },
  by: 'either',
  hears: (event, reader) => event.treaty === 'alliance' || reader === event.seat || reader === event.to,
  say: (event, { me }) => {
    const { seat, to, treaty, why } = event;
    const args = { treaty: nameOf(treaty), power: seatArg(seat), other: seatArg(to) };
    if (seat !== me && to !== me) return phrase('The {power} and the {other} end the {treaty}.', args);
    const mine = { ...args, power: seatArg(otherOfPair(event, me)) };
    return why === 'consent'
      ? phrase('You and the {power} end the {treaty} by agreement.', mine)
      : phrase('You and the {power} no longer have a common enemy: the {treaty} ends.', mine);
  },
  apply: (draft, { seat, to, treaty }) =>
    changeRelation(draft, seat, to, (relation) => ({
      ...relation,
      treaties: relation.treaties.filter((one) => one !== treaty),
    })),
});

/** An Alliance is left as a whole; everybody hears of it. */
export const breakTried = event('break-tried', {
  fields: {
    ...ofPair,
    treaty: oneOf(treaties),
    /** In percent; only whoever tried hears it. */
    chance,
    broken: flag,
  },
  by: 'order',
  /** What others hear of it: an end, and not its chance. */
  hears(event, reader) {
    const { chance: _, ...outside } = event;
    if (event.seat === reader) return true;
    return event.broken && (event.to === reader || event.treaty === 'alliance') ? outside : false;
  },
  say: ({ seat, to, treaty, chance = 0, broken }, { me }) => {
    const args = {
      treaty: nameOf(treaty),
      chance: percentSaid(chance),
      power: seatArg(seat === me ? to : seat),
    };
    if (treaty === 'alliance' && seat !== me) return phrase('The {power} leaves its alliance.', args);
    if (seat !== me) return phrase('The {power} breaks the {treaty}.', args);
    return broken
      ? phrase('You break the {treaty} with the {power} (chance {chance} %).', args)
      : phrase('You fail to break the {treaty} with the {power} (chance {chance} %).', args);
  },
  ahead: ({ to, treaty, chance = 0 }) =>
    phrase('You may break the {treaty} with the {power} (chance {chance} %).', {
      treaty: nameOf(treaty),
      power: seatArg(to),
      chance: percentSaid(chance),
    }),
  apply: (draft, { seat, to, treaty, broken }) => {
    const deed = { by: seat, what: broken ? 'broke' : 'break-failed', turn: draft.turn } as const;
    const allies = allianceOf(draft.relations, seat).filter((one) => one !== seat);
    for (const other of broken && treaty === 'alliance' ? allies : [to])
      changeRelation(draft, seat, other, (relation) => ({
        ...relation,
        treaties: relation.treaties.filter((one) => !broken || one !== treaty),
        deeds: [...relation.deeds, deed],
      }));
  },
});

type Breaking = typeof treatyEnded | typeof breakTried;
type BreakTurn = TurnOf<typeof breakTreaty | Breaking>;

/** Treaties are broken at their odds, or ended without a roll where both wish it (VB 125; OURS by consent). */
export function breakTreaties(turn: BreakTurn, state: State): void {
  const given = tried(
    turn,
    turn.orders('break'),
    ({ order: { treaty } }) => treaty,
    (one) => breakTreaty.cannot(state, one) ?? breakTreaty.cannot(turn.state, one),
  ).map(({ seat: me, order: { to, treaty, ref } }) => ({ seat: me, to, treaty, matter: treaty, cause: ref }));
  // Whoever leaves an alliance of more than two leaves the others too, who are not asked.
  const isWished = agreedIn(
    given.filter(
      ({ seat: me, treaty }) =>
        treaty !== 'alliance' || partnersIn(state.relations, me, 'alliance').length === 1,
    ),
  );
  const events = given.flatMap((one): readonly EventIn<Breaking>[] => {
    const { matter: _, ...broken } = one;
    const { seat: me, to, treaty } = one;
    if (isWished(one)) return me > to ? [] : [treatyEnded.of({ ...broken, why: 'consent' })];
    const chance = chanceOf(breakOdds(state, me, to, treaty));
    const isBroken = turn.draw.fork(me, to, treaty).chance(chance, 100);
    return [breakTried.of({ ...broken, chance, broken: isBroken })];
  });
  for (const happened of events) turn.happen(happened);
}

/** Co-belligerents without an enemy in common are none any more (VB 192). */
export function endCoBelligerence(turn: TurnOf<typeof treatyEnded>): void {
  for (const me of keysInOrder(turn.state.empires))
    for (const to of partnersIn(turn.state.relations, me, 'co-belligerence'))
      if (me < to && !haveCommonEnemy(turn.state, me, to))
        turn.happen(treatyEnded.of({ seat: me, to, treaty: 'co-belligerence', why: 'no-enemy' }));
}

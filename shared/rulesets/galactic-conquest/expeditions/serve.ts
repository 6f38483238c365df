import { optional } from '#kernel/codec/shapes.ts';
import { choice } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { bothHear, cause, event, order, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { groupOf } from '../model/reaction.ts';
import { areAllied } from '../model/relations/alliances.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { spaceOwner } from '../model/territory.ts';
import { hasOrder, squadronGiven } from '../movement/given.ts';
import { followersIn } from '../reactions/watch.ts';
import { impossible } from '../refusals.ts';
import { togetherAs } from '../research/together.ts';
import { commandOf, flagshipOf, isListed } from '../ships/command.ts';
import { cannotCommand } from '../squadrons/regroup.ts';

/** Whether the leader’s empire provides the command: it is in its own space, or none has more ships than it (C22.20, C22.30). OURS: so it can be either in the space of one of them. */
function mayLead(state: State, leader: Squadron, others: readonly Squadron[]): boolean {
  if (spaceOwner(state, leader.place) === leader.seat) return true;
  const counts = new Map<SeatId, number>();
  for (const { seat: whose, ships } of [leader, ...others])
    counts.set(whose, (counts.get(whose) ?? 0) + ships.length);
  return [...counts.values()].every((count) => count <= (counts.get(leader.seat) ?? 0));
}

/** Why ships of several empires are no squadron: too many for whoever leads them, or not as ships of one may be together, if they were before the last one came (C22.20, D6.10, D6.40). */
function unfit(state: State, leader: Squadron, others: readonly Squadron[]): Problem | undefined {
  const ships = [leader, ...others].flatMap((one) => one.ships);
  if (!isListed({ ships })) return undefined;
  const flagship = flagshipOf(leader.ships, leader.ledBy);
  const seats = [leader, ...others].map((one) => one.seat);
  const joint = { ...state, empires: togetherAs(state, seats, leader.seat) };
  const { rating, slots } = commandOf(joint, leader.seat, ships, flagship?.hull, leader.exempt);
  if (slots > rating) return impossible('GC C22.20', 'allies-uncommanded', { rating, slots });
  const together = (all: readonly Squadron[]) =>
    cannotCommand(joint, {
      ...leader,
      ships: all.flatMap((one) => one.ships),
      ...defined({ ledBy: flagship?.hull }),
    });
  const last = others.at(-1);
  const was = together([leader, ...others.slice(0, -1)]) ?? (last && cannotCommand(state, last));
  return was === undefined ? together([leader, ...others]) : undefined;
}

/** Why a squadron does not come under the command of an ally’s (C22.20, C22.30). */
function whyNot(state: State, owner: SeatId, one: UnitId, leader: UnitId): Problem | undefined {
  const [squadron, head] = [state.squadrons[one], state.squadrons[leader]];
  if (squadron === undefined || head === undefined || !areAllied(state, owner, head.seat))
    return impossible('GC C22.20', 'no-allied-leader', { unit: leader.toUpperCase() });
  if (head.place !== squadron.place)
    return impossible('GC C22.20', 'leader-elsewhere', { unit: leader.toUpperCase() });
  const gone = [one, leader].find((each) => state.squadrons[each]?.hyper !== undefined);
  if (gone !== undefined) return impossible('GC C21.51', 'in-hyperwarp', { unit: gone.toUpperCase() });
  const followers = followersIn(state.squadrons, squadron.place);
  if (followers.has(one) || followers.has(leader) || groupOf(state.squadrons, one).length > 1)
    return impossible('GC C22.20', 'serves-already');
  // What a seat does not know of the other’s ships, only the turn can tell.
  if (head.ships.length === 0) return undefined;
  const others = [...groupOf(state.squadrons, leader).slice(1), one].flatMap(
    (other) => state.squadrons[other] ?? [],
  );
  if (!mayLead(state, head, others))
    return impossible('GC C22.30', 'fewer-ships', { seat: nameOf(head.seat) });
  return unfit(state, head, others);
}

/** A squadron is under the command of an ally’s in its hex for the turn: both function as one (C22.20). */
export const serveUnder = order('serve-under', {
  fields: { leader: unit },
  title: 'Under the command of an ally',
  offers: ({ squadrons, fellows = {}, me }, at, plan) => {
    const squadron = squadronGiven(squadrons, { seat: me, unit: at.unit });
    if (squadron === undefined || hasOrder(plan, at.unit, 'serve-under')) return [];
    return inOrder(fellows).flatMap(([leader, one]) => (one.place === squadron.place ? [{ leader }] : []));
  },
  form: ({ fellows = {} }, given) => [
    choice(given, 'leader', 'Squadron', [
      ...inOrder(fellows).map(([leader, one]) => ({
        value: leader,
        label: phrase('{unit} of the {seat}, in {place}', {
          unit: leader.toUpperCase(),
          seat: nameOf(one.seat),
          place: hexName(one.place),
        }),
      })),
      ...(fellows[given.leader] === undefined
        ? [{ value: given.leader, label: phrase('{unit}', { unit: given.leader.toUpperCase() }) }]
        : []),
    ]),
  ],
  cannot: (state, { seat: owner, unit: one, order: { leader } }) =>
    one === undefined || squadronGiven(state.squadrons, { seat: owner, unit: one }) === undefined
      ? impossible('GC A6.20', 'not-your-squadron')
      : whyNot(state, owner, one, leader),
  say: ({ leader }) => phrase('Under the command of {unit}', { unit: leader.toUpperCase() }),
});
export type ServeUnder = OrderIn<typeof serveUnder>;

/** `to` is the empire of the squadron that leads. */
export const served = event('served', {
  fields: { seat, to: seat, unit, leader: unit, place, cause: optional(cause) },
  by: 'order',
  hears: bothHear,
  say: (happened) =>
    phrase('{unit} of the {seat} is under the command of {leader} in {place}.', {
      unit: happened.unit.toUpperCase(),
      seat: nameOf(happened.seat),
      leader: happened.leader.toUpperCase(),
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('{unit} will be under the command of {leader}.', {
      unit: happened.unit.toUpperCase(),
      leader: happened.leader.toUpperCase(),
    }),
  apply: (draft, happened) =>
    change(draft.squadrons, happened.leader, ({ allies = [] }) => ({ allies: [...allies, happened.unit] })),
});

/** Squadrons come under the command of allies (C22.20). */
export function serveAll(turn: Turn<Room<State, View, ServeUnder, EventIn<typeof served>>>): void {
  inTurn(turn, serveUnder, ({ seat: owner, unit: one, order: { leader, ref } }) => {
    const head = turn.state.squadrons[leader];
    return (
      one &&
      head &&
      served.of({ seat: owner, to: head.seat, unit: one, leader, place: head.place, cause: ref })
    );
  });
}

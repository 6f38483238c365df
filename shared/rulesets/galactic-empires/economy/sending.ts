import { integer } from '#kernel/codec/shapes.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GeTurn } from '../declare.ts';
import { order } from '../declare.ts';
import { hasPermission } from '../diplomacy/permission.ts';
import { world } from '../model/imagine.ts';
import { empireArg } from '../model/naming.ts';
import { seat } from '../model/parts.ts';
import type { State } from '../model/state.ts';
import { garrisonId, hasGarrison } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { resources, seatArg } from '../model/words.ts';
import { allOf, numberField } from '../planning/fields.ts';
import { givenOf, ofKind } from '../planning/orders.ts';
import { doubtful, impossible } from '../refusals.ts';
import { giftTakerProblem } from '../sectors/gifts.ts';
import type { Happening } from './events.ts';
import { resourcesSent } from './events.ts';

/** The fee for sending so many whole resources, in hundredths: a tenth, paid by the sender (GE 811, E-13). */
export function sendingFee(state: State, amount: number): number {
  return percentOf(state.parameters.sending.fee, amount * 100);
}

/** The most whole resources that can be sent from a treasury in hundredths, fee included. */
export function mostSendable(state: State, treasury: number): number {
  return Math.floor(treasury / (100 + state.parameters.sending.fee));
}

/** Why no convoy arrives: it goes from one of the sender's garrisons to one of the receiver's (GE 297, 815). */
export function convoyProblem(state: State, seat: SeatId, to: SeatId): Problem | undefined {
  const { range } = state.parameters.sending;
  const args = { empire: empireArg(state, to), range };
  const from = garrisonsOf(state, seat);
  if (from.length === 0) return impossible('GE 297', 'no-garrison');
  if (isLinked(state, seat, from, new Set(garrisonsOf(state, to)), range)) return undefined;
  return impossible('GE 815', 'no-convoy', args);
}

/** Sectors in which the empire has a garrison, if perhaps without ships, in id order: all with an industrial center or defences (GE 387, 1092). */
function garrisonsOf(state: State, seat: SeatId): readonly PlaceId[] {
  return keysInOrder(state.sectors).filter((place) => {
    const sector = state.sectors[place];
    return sector?.owner === seat && (state.units[garrisonId(place)] !== undefined || hasGarrison(sector));
  });
}

/** Whether one of the goals can be reached over at most `range` links, entering only sectors with permission, the last one included. */
function isLinked(
  state: State,
  seat: SeatId,
  from: readonly PlaceId[],
  goals: ReadonlySet<PlaceId>,
  range: number,
): boolean {
  const seen = new Set(from);
  let rim = from;
  for (let links = 0; links < range && rim.length > 0; links += 1) {
    const next: PlaceId[] = [];
    for (const place of rim.flatMap((at) => state.sectors[at]?.links ?? [])) {
      if (seen.has(place) || !hasPermission(state, seat, place)) continue;
      if (goals.has(place)) return true;
      seen.add(place);
      next.push(place);
    }
    rim = next;
  }
  return false;
}

/** Why the treasury cannot pay for the gift and its fee: it is sent in full or not at all (E-13). */
export function sendMoneyProblem(state: State, seat: SeatId, amount: number): Problem | undefined {
  const cost = amount * 100 + sendingFee(state, amount);
  const treasury = state.empires[seat]?.treasury ?? 0;
  if (cost <= treasury) return undefined;
  const most = mostSendable(state, treasury);
  return impossible('GE 811', 'not-enough-money/sending', {
    amount,
    fee: state.parameters.sending.fee,
    most,
  });
}

/** The amount that is proposed. */
const usual = 10;

/** A gift of resources, by convoy from garrison to garrison (GE 297, 809-815). */
export const sendResources = order('send-resources', {
  title: 'Send Resources',
  fields: { to: seat, amount: integer(1, 9_999_999) },

  offers: (view, { seat: to, unit }, plan) => {
    if (to === undefined || unit !== undefined || barred(view, to) !== undefined) return [];
    const given = isGiven(plan, to);
    return given ? [] : [{ to, amount: Math.min(usual, most(view)) }];
  },

  whyNot: (view, { seat: to, unit }) =>
    to === undefined || unit !== undefined || to === view.me ? undefined : barred(view, to),

  form: (view, order) => [
    numberField(
      'amount',
      'Resources',
      1,
      Math.max(most(view), order.amount),
      order.amount,
      (amount) => ({ ...order, amount }),
      allOf(most(view)),
    ),
  ],

  cannot: (state, { seat: giver, order: { to, amount } }) =>
    sendingProblem(state, giver, to, amount, convoyProblem),
  // Money depends on the rest of the plan.
  advice: (_, view, { to }) => [
    giftTakerProblem(world(view), view.me, to) ?? unsure(view, to, convoyProblem(world(view), view.me, to)),
  ],

  say: ({ to, amount }, view) =>
    phrase('Send the {empire} {amount} resources, at a fee of {fee}', {
      empire: seatArg(view, to),
      amount,
      fee: resources(sendingFee(world(view), amount)),
    }),
});

function isGiven(plan: Plan<AnyOrder>, receiver: SeatId): boolean {
  return ofKind(plan.hq, sendResources).some(({ to }) => to === receiver);
}

/**
 * Why so much is not sent. OURS: a route is looked for only if the sum can be paid; otherwise orders that cost nothing would reveal where garrisons are.
 */
const sendingProblem = (
  state: State,
  giver: SeatId,
  to: SeatId,
  amount: number,
  way: typeof convoyProblem,
): Problem | undefined =>
  giftTakerProblem(state, giver, to) ?? sendMoneyProblem(state, giver, amount) ?? way(state, giver, to);

/** Why nothing can be sent, apart from routes that the reader may not know of. */
function barred(view: View, to: SeatId): Problem | undefined {
  const convoy = convoyProblem(world(view), view.me, to);
  return giftTakerProblem(world(view), view.me, to) ?? (convoy?.code === 'no-garrison' ? convoy : undefined);
}

/** The most that the treasury can send and pay the fee for. */
const most = (view: View): number => Math.max(1, mostSendable(world(view), view.treasury));

/** The reader may not know every garrison of the other empire, nor every permission. */
function unsure(view: View, to: SeatId, problem: Problem | undefined): Problem | undefined {
  if (problem?.code !== 'no-convoy') return problem;
  const { range } = view.parameters.sending;
  return doubtful('GE 815', 'no-convoy/known', {
    range,
    empire: seatArg(view, to),
  });
}

/** Sends resources in plan order, as far as the treasury goes: the amount arrives in full and the fee is paid on top (GE 811-815, E-13, E-14). */
export function resourcesAreSent(turn: GeTurn<Happening>): void {
  // `sendResources.cannot`. This step changes nothing but treasuries, so each pair of empires needs only one search for a route.
  const ways = new Map<string, { readonly problem: Problem | undefined }>();
  const wayProblem = (state: State, giver: SeatId, to: SeatId): Problem | undefined => {
    const way = ways.get(`${giver} ${to}`) ?? { problem: convoyProblem(state, giver, to) };
    ways.set(`${giver} ${to}`, way);
    return way.problem;
  };
  oneByOne(
    turn,
    givenOf(turn, sendResources),
    ({ seat: giver, order: { to, amount } }) => sendingProblem(turn.state, giver, to, amount, wayProblem),
    ({ seat: giver, order: { to, amount, ref: cause } }) =>
      resourcesSent.of({ seat: giver, to, amount: amount * 100, fee: sendingFee(turn.state, amount), cause }),
  );
}

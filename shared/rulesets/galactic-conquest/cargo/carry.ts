import { choice, choicesOf, number } from '#kernel/declare/entries.ts';
import type { Choice } from '#kernel/orders/form.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cannotBank, receivable, sendable } from '../bank/account.ts';
import { order, otherSeats, points, seat } from '../declare.ts';
import { carriedBy, pointsRoom } from '../carried/carried.ts';
import { pointsDelivered, pointsLoaded, pointsLost } from '../carried/points.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { plainBase } from '../model/bases/plain.ts';
import type { State, View } from '../model/state.ts';
import { basesIn } from '../model/territory.ts';
import { hasOrder, squadronGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';

/** Bases where points go aboard and ashore: starbases and larger ones (B1.25). */
const ports: readonly string[] = ['SB', 'SF', 'SP'];

/** Whether points of an empire go aboard and ashore in a hex: at its system, colony, or starbase (B1.25). */
function isPort(state: Pick<State, 'systems' | 'squadrons'>, owner: SeatId, at: PlaceId): boolean {
  const bases = basesIn(state, at);
  return (
    state.systems[at]?.owner === owner ||
    (bases?.seat === owner && bases.ships.some(({ hull }) => ports.includes(plainBase(hull))))
  );
}

/** Whether a system of an empire is cut off, to which points of its own are carried past a blockade (C12.92). */
const hasCutOff = ({ systems }: Pick<State, 'systems'>, owner: SeatId): boolean =>
  valuesInOrder(systems).some((one) => one.owner === owner && one.severed === true);

/** Whom points can be carried to: other empires, and one's own systems that are cut off. */
const receivers = (view: View): readonly Choice[] => [
  ...otherSeats(view),
  ...(hasCutOff(view, view.me) ? choicesOf([view.me], () => phrase('Own systems that are cut off')) : []),
];

/** A squadron takes points aboard for another empire, or for systems of its own that are cut off, and hands them over where it ends a turn at a system or starbase of theirs; no bank and no fee has to do with it (B1.25, B10.50, C12.92). */
export const carryPoints = order('carry-points', {
  fields: { to: seat, points },
  title: 'Carry points',
  offers: (view, at, plan) => {
    const squadron = squadronGiven(view.squadrons, { seat: view.me, unit: at.unit });
    const to = receivers(view)[0]?.value as SeatId | undefined;
    return squadron === undefined ||
      to === undefined ||
      !isPort(view, view.me, squadron.place) ||
      hasOrder(plan, at.unit, 'carry-points')
      ? []
      : [{ to, points: 1 }];
  },
  form: (view, given, at) => [
    choice(given, 'to', 'For', receivers(view)),
    number(given, 'points', 'Economic points', {
      least: 1,
      most: Math.max(
        1,
        pointsRoom((at.unit === undefined ? undefined : view.squadrons[at.unit]) ?? { ships: [] }),
      ),
    }),
  ],
  cannot(state, given) {
    const squadron = squadronGiven(state.squadrons, given);
    const empire = state.empires[given.seat];
    if (squadron === undefined || empire === undefined) return impossible('GC A6.20', 'not-your-squadron');
    const { to, points: amount } = given.order;
    const isOwn = to === given.seat;
    if (isOwn && !hasCutOff(state, to)) return impossible('GC C12.92', 'carries-to-nobody');
    const nobody = cannotBank(state, to, 'GC B1.25');
    if (nobody !== undefined) return nobody;
    if (squadron.purse !== undefined) return impossible('GC B1.25', 'carries-already');
    if (!isPort(state, given.seat, squadron.place)) return impossible('GC B1.25', 'carries-from-port');
    if (state.systems[squadron.place]?.severed === true)
      return impossible('GC C12.91', 'carries-none-out', { place: hexName(squadron.place) });
    const most = pointsRoom(squadron);
    if (amount > most) return impossible('GC B1.25', 'carries-at-most', { most });
    if (isOwn)
      return amount > empire.treasury
        ? impossible('GC C12.92', 'treasury-holds', { left: empire.treasury })
        : undefined;
    const left = sendable(empire);
    return amount > left ? impossible('GC B10.55', 'aid-limit', { left }) : undefined;
  },
  say: (given) => phrase('Carry {points} EP to the {seat}', { points: given.points, seat: nameOf(given.to) }),
});
export type CarryPoints = OrderIn<typeof carryPoints>;

type Carrying = Room<
  State,
  View,
  CarryPoints,
  EventIn<typeof pointsLoaded | typeof pointsLost | typeof pointsDelivered>
>;

/** Points go aboard (B1.25). */
export const loadPoints = (turn: Turn<Carrying>): void =>
  inTurn(
    turn,
    carryPoints,
    ({ seat: owner, unit: carrier, order: { to, points: amount, ref } }) =>
      carrier && pointsLoaded.of({ seat: owner, unit: carrier, to, points: amount, cause: ref }),
  );

/** What ships that are left do not carry is lost, once the battles of a segment are over (B1.25, C12.92). */
export function loseCargo(turn: Turn<Carrying>): void {
  for (const [carrier, { purse, seat: owner, ships }] of inOrder(turn.state.squadrons)) {
    const lost = purse === undefined || ships.length === 0 ? 0 : purse.points - carriedBy({ ships });
    if (lost > 0) turn.happen(pointsLost.of({ seat: owner, unit: carrier, points: lost }));
  }
}

/** Whose points are that are carried to an empire. OURS: once it has surrendered those of its conqueror, of several the first (B1.25). */
function heirOf(state: Pick<State, 'fallen'>, to: SeatId): SeatId {
  const next = state.fallen?.[to]?.to[0];
  return next === undefined ? to : heirOf(state, next);
}

/** Points are handed over where squadrons have come to, as far as the receiver may take them (B1.25, B10.55). OURS: what is too much stays aboard; points for own systems do until one is reached that is cut off, or none is any longer (C12.92). */
export function deliverPoints(turn: Turn<Carrying>): void {
  for (const [carrier, { purse, place: at, seat: owner }] of inOrder(turn.state.squadrons)) {
    const to = purse && heirOf(turn.state, purse.to);
    const empire = to && turn.state.empires[to];
    if (purse === undefined || to === undefined || empire === undefined || !isPort(turn.state, to, at))
      continue;
    const saved = turn.state.systems[at]?.severed === true && turn.state.systems[at].owner === to;
    if (to === owner && !saved && hasCutOff(turn.state, owner)) continue;
    const amount = to === owner ? purse.points : Math.min(purse.points, receivable(empire));
    if (amount > 0)
      turn.happen(
        pointsDelivered.of({
          seat: owner,
          unit: carrier,
          to,
          place: at,
          points: amount,
          left: purse.points - amount,
          ...(saved && { saved: true as const }),
        }),
      );
  }
}

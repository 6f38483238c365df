import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { beyondTreasury, spend } from '../bank/paying.ts';
import { cause, event, order, own, ownerHears, points, seat, unit } from '../declare.ts';
import type { State, View } from '../model/state.ts';
import { hasOrder, squadronGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { isOverLowered } from '../ships/command.ts';
import { isShutDown } from '../trade/routes/network.ts';

/** Economic points for which a squadron keeps its command rating for a turn (B12.120). */
const fee = 70;

/** Whether ratings are lower this turn, or will be by an order of the plan. */
const isLowered = ({ me, empires }: View, { hq }: Plan<AnyOrder>): boolean => {
  const { by = 0, chosen } = empires[me]?.ratings ?? {};
  return by > 0 || chosen !== undefined || hq.some(({ kind }) => kind === 'lower-ratings');
};

/** Whether a squadron is no larger than ratings that are lowered let it be, so that the fee is spent for nothing. */
const isWasted = (view: View, at: UnitId | undefined): boolean => {
  const squadron = squadronGiven(view.squadrons, { seat: view.me, unit: at });
  return (
    squadron !== undefined && (view.empires[view.me]?.ratings?.by ?? 0) > 0 && !isOverLowered(view, squadron)
  );
};

/** A squadron keeps its command rating where those of its empire are lowered, for a turn (B12.120). */
export const keepRating = order('keep-rating', {
  fields: {},
  title: 'Keep the command rating',
  offers: (view, { unit: at }, plan) =>
    squadronGiven(view.squadrons, { seat: view.me, unit: at }) === undefined ||
    !isLowered(view, plan) ||
    hasOrder(plan, at, 'keep-rating')
      ? []
      : [{}],
  form: () => [],
  facts: (view, _, { unit: at }) => [
    { label: 'Costs', value: phrase('{fee} EP', { fee }) },
    ...(isWasted(view, at)
      ? [
          {
            label: 'Useful',
            value: phrase('Only for ships that join: it is not too large for lowered ratings'),
          },
        ]
      : []),
  ],
  cannot(state, given) {
    const squadron = squadronGiven(state.squadrons, given);
    if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
    if ((state.empires[squadron.seat]?.ratings?.by ?? 0) === 0)
      return impossible('GC B12.120', 'ratings-as-usual');
    if (isShutDown(state, squadron.seat)) return impossible('GC E1.31', 'exempt-without-trade');
    if (squadron.exempt === true) return impossible('GC B12.120', 'exempt-already');
    return beyondTreasury(state, squadron.seat, fee, 'GC B12.120', 'ship-costs');
  },
  say: () => phrase('Keep the command rating, for {fee} EP', { fee }),
});
export type KeepRating = OrderIn<typeof keepRating>;

export const ratingKept = event('rating-kept', {
  fields: { seat, unit, points, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} keeps its command rating this turn, for {points} EP.', {
      unit: own(happened.unit),
      points: happened.points,
    }),
  ahead: (happened) =>
    phrase('{unit} will keep its command rating, for {points} EP.', {
      unit: own(happened.unit),
      points: happened.points,
    }),
  apply(draft, { seat: owner, unit: id, points: cost }) {
    change(draft.squadrons, id, () => ({ exempt: true as const }));
    spend(draft, owner, cost);
  },
});

/** Squadrons keep their command ratings (B12.120). */
export function keepRatings(turn: Turn<Room<State, View, KeepRating, EventIn<typeof ratingKept>>>): void {
  inTurn(
    turn,
    keepRating,
    ({ seat: owner, unit: id, order: { ref } }) =>
      id && ratingKept.of({ seat: owner, unit: id, points: fee, cause: ref }),
  );
}

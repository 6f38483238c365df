import { integer, oneOf } from '#kernel/codec/shapes.ts';
import { choice, choicesOf } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change, replace } from '#kernel/steps/change.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { atHeadquarters, cause, event, order, ownerHears, seat } from '../declare.ts';
import type { Empire } from '../model/empire.ts';
import type { Lowering } from '../model/condition/ratings.ts';
import { lowerings, loweringRows } from '../model/condition/ratings.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { nameOfProject } from '../research/fields.ts';
import { hasTech } from '../research/research.ts';
import { fewMajors } from '../economy/table.ts';
import { majorsOf } from '../economy/exhaustion.ts';

/** By how much ratings fall in restoration, and with few major systems (B13.10, B13.15). */
const [inRestoration, inRestorationOfFew] = [4, 3] as const;

/** Command ratings as an empire has chosen them. */
export const ratingsSaid = (to: Lowering): Phrase =>
  to === 'usual'
    ? phrase('as usual')
    : phrase('lowered by {by}, for {percent}\u00a0% more', loweringRows[to]);

/** Command ratings are lowered for a larger economy, or no longer (B12.110, B12.115). */
export const lowerRatings = order('lower-ratings', {
  fields: { to: oneOf(lowerings) },
  title: 'Command ratings',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(({ mobility, ratings }) =>
      mobility === 'RB'
        ? []
        : lowerings
            .filter(
              (to) =>
                to !== (ratings?.chosen ?? 'usual') && (to !== 'five' || hasTech(view, view.me, 'cr-5')),
            )
            .map((to) => ({ to })),
    ),
  form: (_, given) => [choice(given, 'to', 'Command ratings', choicesOf(lowerings, ratingsSaid))],
  cannot(state, { seat: ruler, order: { to } }) {
    const empire = state.empires[ruler];
    if (empire === undefined) return impossible('GC B12.110', 'no-empire');
    if (empire.mobility === 'RB') return impossible('GC B12.110', 'ratings-in-restoration');
    return to === 'five' && !hasTech(state, ruler, 'cr-5')
      ? impossible('GC B12.115', 'no-tech', { project: nameOfProject('cr-5') })
      : undefined;
  },
  say: ({ to }) => phrase('Command ratings {ratings}', { ratings: ratingsSaid(to) }),
});
export type LowerRatings = OrderIn<typeof lowerRatings>;

export const ratingsChosen = event('ratings-chosen', {
  fields: { seat, to: oneOf(lowerings), cause },
  by: 'order',
  hears: ownerHears,
  say: ({ to }) => phrase('Your command ratings: {ratings}.', { ratings: ratingsSaid(to) }),
  ahead: ({ to }) => phrase('Your command ratings will be {ratings}.', { ratings: ratingsSaid(to) }),
  apply: (draft, { seat: owner, to }) =>
    change(draft.empires, owner, ({ ratings: { by } = {} }) => ({
      ratings: { ...(by !== undefined && { by }), ...(to !== 'usual' && { chosen: to }) },
    })),
});

/** By how much the command ratings of an empire are lower this turn; 0: they are as usual. */
export const ratingsLowered = event('ratings-lowered', {
  fields: { seat, by: integer(0, 5) },
  by: 'rules',
  hears: ownerHears,
  say: ({ by }) =>
    by === 0
      ? phrase('Your command ratings are back to normal.')
      : phrase('Your command ratings are lowered by {by}.', { by }),
  ahead: ({ by }) =>
    by === 0
      ? phrase('Your command ratings will be back to normal.')
      : phrase('Your command ratings will be lowered by {by}.', { by }),
  apply: (draft, { seat: owner, by }) =>
    replace(draft.empires, owner, ({ ratings: { chosen } = {}, ...empire }): Empire =>
      by === 0 && chosen === undefined
        ? empire
        : { ...empire, ratings: { ...(chosen && { chosen }), ...(by > 0 && { by }) } },
    ),
});

/** By how much they should be (B12.110, B12.115, B13.10, B13.15). */
function loweredBy(state: Pick<State, 'systems' | 'empires'>, owner: SeatId): number {
  const { mobility, ratings } = state.empires[owner] ?? {};
  if (mobility === 'RB') return majorsOf(state, owner) <= fewMajors ? inRestorationOfFew : inRestoration;
  return loweringRows[ratings?.chosen ?? 'usual'].by;
}

/** Command ratings of the turn (B12.110). */
export function lowerAll(
  turn: Turn<Room<State, View, LowerRatings, EventIn<typeof ratingsChosen | typeof ratingsLowered>>>,
): void {
  inTurn(turn, lowerRatings, ({ seat: owner, order: { ref, to } }) =>
    ratingsChosen.of({ seat: owner, to, cause: ref }),
  );
  for (const owner of keysInOrder(turn.state.empires)) {
    const by = loweredBy(turn.state, owner);
    if (by !== (turn.state.empires[owner]?.ratings?.by ?? 0))
      turn.happen(ratingsLowered.of({ seat: owner, by }));
  }
}

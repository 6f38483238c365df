import { answered } from '#kernel/steps/answered.ts';
import { oneOf, optional } from '#kernel/codec/shapes.ts';
import { choice } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { drop } from '#kernel/steps/change.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { allSeats, cause, event, order, place, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { groundAt } from '../map/ground.ts';
import { nameOf } from '../map/seats.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import type { Proposal } from './control.ts';
import { proposedFronts } from './control.ts';

/** The game master’s order: a hex of foreign territory lies behind the front of an empire from now on (C11.20). */
export const drawFront = order('draw-front', {
  fields: { place, of: seat },
  title: 'Draw a front',
  by: 'game-master',
  offers({ seats, territory }, { place: at }) {
    const owner = at === undefined ? undefined : territory[at];
    const of = seats.find((one) => one !== owner);
    return at === undefined || owner === undefined || of === undefined ? [] : [{ place: at, of }];
  },
  form: (view, given) => [choice(given, 'of', 'Front of', allSeats(view))],
  cannot({ map, systems, territory, fronts = {} }, { seat: giver, order: { place: at, of } }) {
    const args = { place: hexName(at) };
    if (giver !== gameMaster) return impossible('GC C11.20', 'fronts-by-game-master');
    if (!groundAt(map, at).surveyed) return impossible('GC B3.10', 'front-unsurveyed', args);
    const owner = territory[at];
    if (owner === undefined || owner === of || fronts[at] === of)
      return impossible('GC C11.20', 'front-foreign-space', args);
    return systems[at] === undefined ? undefined : impossible('GC C11.20', 'front-strong-point', args);
  },
  say: (given) =>
    phrase('Draw the front of the {seat} around {place}', {
      seat: nameOf(given.of),
      place: hexName(given.place),
    }),
});

/** The game master’s order: no front takes the hex in any longer (C11.20). */
export const withdrawFront = order('withdraw-front', {
  fields: { place },
  title: 'Withdraw the front',
  by: 'game-master',
  offers: ({ fronts = {} }, at) =>
    at.place !== undefined && fronts[at.place] !== undefined ? [{ place: at.place }] : [],
  cannot({ fronts = {} }, { seat: giver, order: { place: at } }) {
    if (giver !== gameMaster) return impossible('GC C11.20', 'fronts-by-game-master');
    return fronts[at] === undefined ? impossible('GC C11.20', 'no-front', { place: hexName(at) }) : undefined;
  },
  say: (given) => phrase('Withdraw the front from {place}', { place: hexName(given.place) }),
});

export const frontVerdicts = ['moves', 'stays'] as const;
/** The game master’s answer: whether a front moves as is proposed (C11.20). */
export const judgeFront = order('judge-front', {
  fields: { verdict: oneOf(frontVerdicts) },
  title: 'Rule on a front',
  answers: true,
  by: 'game-master',
  offers: () => frontVerdicts.map((verdict) => ({ verdict })),
  say: ({ verdict }) => phrase(verdict === 'moves' ? 'The front moves' : 'The front stays'),
});

const told = { seat, place, owner: optional(seat), cause: optional(cause) };
const concerned = (
  happened: { readonly seat: SeatId; readonly owner?: SeatId | undefined },
  reader: SeatId,
): boolean => reader === happened.seat || reader === happened.owner;

/** A hex lies behind the front of the seat; `owner`: whose territory it is. */
export const frontDrawn = event('front-drawn', {
  fields: told,
  by: 'order',
  hears: concerned,
  say: (happened) =>
    phrase('The front of the {seat} encloses {place}.', {
      seat: nameOf(happened.seat),
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('The game master will judge whether the front of the {seat} encloses {place}.', {
      seat: nameOf(happened.seat),
      place: hexName(happened.place),
    }),
  apply(draft, happened) {
    draft.fronts = { ...draft.fronts, [happened.place]: happened.seat };
  },
});

/** A hex lies behind the front of the seat no longer. */
export const frontWithdrawn = event('front-withdrawn', {
  fields: told,
  by: 'order',
  hears: concerned,
  say: (happened) =>
    phrase('The front of the {seat} no longer encloses {place}.', {
      seat: nameOf(happened.seat),
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('The game master will judge whether the front of the {seat} leaves {place}.', {
      seat: nameOf(happened.seat),
      place: hexName(happened.place),
    }),
  apply(draft, happened) {
    if (draft.fronts !== undefined) drop(draft.fronts, happened.place);
  },
});

type Fronts = Room<
  State,
  View,
  OrderIn<typeof drawFront | typeof withdrawFront | typeof judgeFront>,
  EventIn<typeof frontDrawn | typeof frontWithdrawn>
>;

const owned = ({ territory }: State, at: PlaceId): { readonly owner?: SeatId } => {
  const owner = territory[at];
  return owner === undefined ? {} : { owner };
};

/** Fronts as the game master draws them on the map (C11.20). */
export function drawFronts(turn: Turn<Fronts>): void {
  inTurn(turn, drawFront, ({ order: { place: at, of, ref } }) =>
    frontDrawn.of({ seat: of, place: at, ...owned(turn.state, at), cause: ref }),
  );
  inTurn(turn, withdrawFront, ({ order: { place: at, ref } }) => {
    const front = turn.state.fronts?.[at];
    return front && frontWithdrawn.of({ seat: front, place: at, ...owned(turn.state, at), cause: ref });
  });
}

/** Whether a front moves (C11.20). OURS: while nobody judges it does, one hex for each squadron that held it for a whole turn. */
const doesItMove = ({ place: at, seat: whose, by, leaves }: Proposal): Question<Fronts, 'judge-front'> => ({
  to: gameMaster,
  least: 1,
  most: 1,
  about: at,
  spot: { place: at },
  said: phrase(
    leaves
      ? '{by} alone has held {place} for the turn. Does the front of the {seat} leave it?'
      : '{by} alone has held {place} for the turn. Does the front of the {seat} enclose it?',
    { by: by.toUpperCase(), place: hexName(at), seat: nameOf(whose) },
  ),
  facts: [
    { label: 'Front of', value: phrase('{seat}', { seat: nameOf(whose) }) },
    { label: 'Held by', value: phrase('{by}', { by: by.toUpperCase() }) },
  ],
  cite: 'GC C11.20',
  kinds: ['judge-front'],
  silence: [{ kind: 'judge-front', verdict: 'moves' }],
});

/** Fronts follow who has control, as the game master judges (C11.10, C11.20). */
export function judgeFronts(turn: Turn<Fronts>): void {
  const proposed = proposedFronts(turn.state);
  for (const [found, given] of answered(proposed, turn.ask(proposed.map(doesItMove)))) {
    if (given.verdict !== 'moves') continue;
    const moved = found.leaves ? frontWithdrawn : frontDrawn;
    turn.happen(
      moved.of({
        seat: found.seat,
        place: found.place,
        ...owned(turn.state, found.place),
        cause: given.ref,
      }),
    );
  }
}

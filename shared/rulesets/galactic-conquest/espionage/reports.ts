import { answered } from '#kernel/steps/answered.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { nameOf } from '../map/seats.ts';
import type { Asked, Planted } from '../model/relations/espionage.ts';
import type { State, View } from '../model/state.ts';
import type { IntelligenceEvents, IntelligenceOrders } from './intelligence.ts';
import {
  askIntelligence,
  giveIntelligence,
  intelligence,
  intelligenceAsked,
  intelligenceGiven,
  propagandaPaid,
  propagandaSpread,
  rumour,
  spreadPropaganda,
  whereSaid,
} from './intelligence.ts';
import { rumourOf, truthOf } from './seen.ts';

type Telling = Room<State, View, IntelligenceOrders, IntelligenceEvents>;

/** Intelligence services are asked, and propaganda is paid for (C14.10, C14.30). */
export function askServices(turn: Turn<Telling>): void {
  inTurn(turn, askIntelligence, ({ seat: owner, order: { on, place, question, ref } }) =>
    intelligenceAsked.of({ seat: owner, on, question, ...defined({ place }), cause: ref }),
  );
  inTurn(turn, spreadPropaganda, ({ seat: owner, order: { to, points, text, ref } }) =>
    propagandaPaid.of({ seat: owner, points, text, ...defined({ to }), cause: ref }),
  );
}

type Open = { readonly seat: SeatId; readonly ref: OrderRef } & (
  | { readonly asked: Asked; readonly planted?: undefined }
  | { readonly planted: Planted; readonly asked?: undefined }
);

const openIn = ({ empires }: State): readonly Open[] =>
  inOrder(empires).flatMap(([seat, { espionage = {} }]): readonly Open[] => [
    ...inOrder(espionage.asked ?? {}).map(([ref, asked]): Open => ({ seat, ref, asked })),
    ...inOrder(espionage.planted ?? {}).map(([ref, planted]): Open => ({ seat, ref, planted })),
  ]);

/** What the intelligence service answers (C14.10). */
const whatHeard = (
  state: State,
  seat: SeatId,
  ref: OrderRef,
  asked: Asked,
): Question<Telling, 'word-report'> => ({
  to: gameMaster,
  least: 1,
  most: 1,
  about: ref,
  spot: {},
  said: phrase('The intelligence service of the {seat} is asked: {question}', {
    seat: nameOf(seat),
    question: asked.question,
  }),
  facts: [
    { label: 'About', value: whereSaid(asked.on, asked.place) },
    { label: 'The facts', value: phrase('{truth}', { truth: truthOf(state, asked) }) },
    { label: 'Proposed', value: phrase('{text}', { text: rumourOf(state, asked.on, asked.place) }) },
  ],
  cite: 'GC C14.10',
  kinds: ['word-report'],
  silence: [{ kind: 'word-report', text: rumourOf(state, asked.on, asked.place) }],
});

/** How propaganda is worded: the more is spent, the better it sounds (C14.30). */
const howWorded = (seat: SeatId, ref: OrderRef, planted: Planted): Question<Telling, 'word-report'> => ({
  to: gameMaster,
  least: 1,
  most: 1,
  about: ref,
  spot: {},
  said: phrase('The {seat} spends {points} EP on propaganda. How is it worded?', {
    seat: nameOf(seat),
    points: planted.points,
  }),
  facts: [
    { label: 'For', value: whereSaid(planted.to, undefined) },
    { label: 'As ordered', value: phrase('{text}', { text: planted.text }) },
  ],
  cite: 'GC C14.30',
  kinds: ['word-report'],
  silence: [{ kind: 'word-report', text: planted.text }],
});

/**
 * What intelligence services report at the end of the turn (C14.10, C14.30). Reports that were planted stand among the others, and nothing tells them
 * apart.
 */
export function tellServices(turn: Turn<Telling>): void {
  const open = openIn(turn.state);
  const answers = turn.ask(
    open.map(({ seat, ref, asked, planted }) =>
      asked === undefined ? howWorded(seat, ref, planted) : whatHeard(turn.state, seat, ref, asked),
    ),
  );
  if (answers === undefined) return;
  const told: { readonly seat: SeatId; readonly text: string }[] = [];
  for (const [{ seat, asked, planted }, given] of answered(open, answers)) {
    const { text } = given;
    const to = asked === undefined ? planted.to : seat;
    if (asked === undefined)
      turn.happen(propagandaSpread.of({ seat, text, ...defined({ to }), cause: given.ref }));
    if (to === undefined) turn.happen(rumour.of({ text }));
    else told.push({ seat: to, text });
  }
  // By their words, so that their order tells nothing of where they come from.
  told.sort(compareBy(({ text }) => text));
  for (const one of told) turn.happen(intelligence.of(one));
  const more: { readonly seat: SeatId; readonly text: string }[] = [];
  inTurn(turn, giveIntelligence, ({ order: { to, text, ref } }) => {
    more.push({ seat: to, text });
    return intelligenceGiven.of({ seat: to, text, cause: ref });
  });
  for (const one of more) turn.happen(intelligence.of(one));
}

import { openDice } from '#kernel/dice/streams.ts';
import type { Game } from '#kernel/game/game.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { makeAnswer } from '#kernel/orders/answerCodec.ts';
import { emptyPlan, type Plan, withOrder } from '#kernel/game/plan.ts';
import { spotShape } from '#kernel/codec/spotShape.ts';
import { decideBy, knowing } from '#kernel/turn/answering.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { FakeHostOptions } from '../fakeHost.ts';
import type { CaseAdapter } from '../cases/adapter.ts';

/** A turn as a case writes it, in which `seat` is asked for this kind of order. */
export interface Asking {
  readonly given: readonly string[];
  readonly seat: string;
  readonly kind: string;
  /** Orders in sentences, by seat. */
  readonly orders: Readonly<Record<string, readonly string[]>>;
  /** Answers in sentences, by question. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

/** The player of that seat at the moment in which the turn asks them, as the page is told. */
export function openQuestions<G extends Game>(
  adapter: CaseAdapter<G>,
  { given, seat: name, kind, orders, answers }: Asking,
): Pick<FakeHostOptions, 'game' | 'questions'> {
  const { ruleset } = adapter;
  const before = adapter.world(adapter.readGiven(given));
  const seat = adapter.seat(name, before);
  const read = (sentence: string, of: SeatId) => adapter.order(sentence, of, before);
  const plans: Record<SeatId, Plan<G['order']>> = Object.fromEntries(
    ruleset.seats(before).map((one) => [one, emptyPlan<G['order']>()]),
  );
  for (const [of, sentences] of Object.entries(orders)) {
    const owner = adapter.seat(of, before);
    for (const sentence of sentences) {
      const { order, unit } = read(sentence, owner);
      const ref = ruleset.presentation.nextRef(ruleset.view(before, owner, []), plans[owner]!);
      plans[owner] = withOrder(plans[owner]!, { ...order, ref } as G['order'], unit);
    }
  }
  const turn = { ruleset, before, plans, last: (one: SeatId) => ruleset.view(before, one, []) };
  const others = decideBy<G>(turn, {}, true);
  const { stop, state, entries } = runTurn(ruleset, {
    state: before,
    seed: openDice('asked'),
    plans,
    unsent: new Set(),
    rulings: {},
    answers: Object.fromEntries(
      Object.entries(answers).map(([key, sentences]) => [
        key,
        { by: 'person', orders: sentences.map((sentence) => read(sentence, seat).order) },
      ]),
    ) as never,
    decide: (question, now, since) =>
      question.to === seat && question.kinds.some((one) => one === kind)
        ? undefined
        : others(question, now, since),
  });
  if (stop === undefined) throw new Error(`${name} is never asked for ${kind}`);
  const { view, heard } = knowing<G>(turn)(seat, state, entries);
  const { codecs } = ruleset;
  return {
    game: { ruleset, seat, state: before } as never,
    questions: {
      count: 1,
      digest: 'd'.repeat(64),
      until: '2026-11-25T18:00:00Z',
      view: codecs.view.make(view) as never,
      heard: heard.map((one) => ({ ...one, event: codecs.event.make(one.event) })) as never,
      questions: stop.questions
        .filter(({ to }) => to === seat)
        .map(({ spot, said, facts, cite, kinds, least, most, silence }, at) => ({
          number: at + 1,
          spot: spotShape.make(spot) as never,
          ...{ said, facts: [...facts], cite, kinds: [...kinds], least, most },
          ...(silence === undefined ? {} : { silence: makeAnswer(ruleset.orders, silence) as never }),
        })),
      answers: [],
      exported: false,
    },
  };
}

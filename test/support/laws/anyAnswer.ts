import { openDice } from '#kernel/dice/streams.ts';
import type { Game } from '#kernel/game/game.ts';
import { emptyPlan, type AnyOrder } from '#kernel/game/plan.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import { answerer, knowing, type AnswerAs, type AskedTurn } from '#kernel/turn/answering.ts';
import type { Answer, Asked } from '#kernel/sequence/question.ts';
import type { TurnInput } from '#kernel/turn/runTurn.ts';
import { filledIn } from '../play/randomPlan.ts';

/**
 * Answers at random, the same question alike each time: half of them in person, with what is offered at the question's spot, and the rest by orders
 * given in advance, the computer or silence, as far as the rules have them.
 */
export function anyAnswer<G extends Game>(
  turn: AskedTurn<G>,
  seed: string,
): NonNullable<TurnInput<G>['decide']> {
  const know = knowing(turn);
  const answerAs = answerer(turn);
  return (question, now, entries) => {
    const draw = openDice(`${seed} answers`).fork(question.key);
    const answerers = draw.shuffle(['programme', 'computer', 'silence'] as const);
    const byItself = (): ReturnType<AnswerAs<G>> => {
      for (const one of answerers) {
        const given = answerAs(one, question, now, entries);
        if (given !== undefined) return given;
      }
      return undefined;
    };
    const given = draw.chance(1, 2) ? byItself() : undefined;
    if (given !== undefined) return given;
    const { view } = know(question.to, now, entries);
    return offered<G>(turn, question, view, seed) ?? byItself();
  };
}

/** As many of the offers as make an answer; undefined if there are not enough. */
function offered<G extends Game>(
  { ruleset }: AskedTurn<G>,
  { key, kinds, spot, least, most }: Asked<G>,
  view: G['view'],
  seed: string,
): Answer<G['order']> | undefined {
  const draw = openDice(`${seed} offers`).fork(key);
  const offers = kinds.flatMap((name) => {
    const kind = ruleset.orders[name as G['order']['kind']] as unknown as OrderKind<G['view'], AnyOrder>;
    return kind
      .offers(view, spot, emptyPlan())
      .map((offer) => filledIn(kind, view, offer, spot, emptyPlan(), draw));
  });
  const wanted = Math.max(least, Math.min(most, draw.int(Math.max(1, offers.length + 1)) - 1));
  const orders = draw.shuffle(offers).slice(0, wanted) as unknown as Answer<G['order']>['orders'];
  return orders.length < least ? undefined : { by: 'person', orders };
}

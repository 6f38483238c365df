import { digest } from '#kernel/codec/digest.ts';
import type { Game } from '#kernel/game/game.ts';
import type { AnyOrder, Unnumbered } from '#kernel/game/plan.ts';
import type { Elsewhere, Handing, Outcome as BattleOutcome } from '#kernel/orders/elsewhere.ts';
import type { Paper } from '#kernel/orders/paper.ts';
import type { Asked } from '#kernel/sequence/question.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { SomeRuleset } from '../../ruleset.ts';

/** A question whose answer is found in a game of other rules. */
export interface Handed {
  /** That game, or why none can find the answer. */
  readonly battle: Outcome<Elsewhere>;
  /** The order that its outcome means. */
  order(outcome: BattleOutcome): Outcome<Unnumbered<AnyOrder>>;
}

const handingOf = (ruleset: SomeRuleset, kind: string): Handing<unknown, AnyOrder> | undefined =>
  (ruleset.orders[kind]?.paper as Paper<unknown, AnyOrder> | undefined)?.elsewhere;

/** Whether questions of these rules hand anything over. */
export const handsOver = ({ orders }: SomeRuleset): boolean =>
  valuesInOrder(orders as Readonly<Record<string, SomeRuleset['orders'][string]>>).some(
    ({ paper }) => paper?.elsewhere !== undefined,
  );

/** What a question hands over; `view`: what its seat knows when it is asked. Undefined for one that hands nothing over. */
export function handedBy(
  ruleset: SomeRuleset,
  { kinds, spot }: Pick<Asked<Game>, 'kinds' | 'spot'>,
  view: unknown,
): Handed | undefined {
  const [handing] = kinds.flatMap((kind) => handingOf(ruleset, kind) ?? []);
  return handing === undefined
    ? undefined
    : {
        battle: handing.battle(view, spot),
        order: (outcome) => handing.order(view, spot, outcome),
      };
}

/** From what all chance of that game follows: the seed that was promised for the turn, and the question. Nobody can fight a battle several times and take the one they like. */
export const battleSeed = (promised: string, key: string): string => digest(`battle\n${promised}\n${key}`);

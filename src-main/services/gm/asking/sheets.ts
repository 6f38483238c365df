import type { Paper } from '#kernel/orders/paper.ts';
import type { AnyOrder, Unnumbered } from '#kernel/game/plan.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { gameMaster, orderRef } from '#kernel/words/ids.ts';
import { bad } from '#kernel/words/result.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { waitingOf } from '../turns/waiting.ts';
import { askedNow } from './askedNow.ts';

/** A sheet on which one of the game master’s own questions is answered. */
export interface AnswerSheet {
  readonly number: number;
  /** The sheet to fill in, with a name for its file. */
  write(): { readonly name: string; readonly text: string };
  /** The order that a sheet says which was filled in. Refused too: one that cannot be carried out, for an answer stands once it is given. */
  read(text: string): Outcome<Unnumbered<AnyOrder>>;
}

/** An order has no reference until its answer is taken in. */
const unsent = orderRef('sheet');

/** The sheets of the game master’s own questions, where the rules have such. */
export function answerSheets(store: GameStore, ruleset: SomeRuleset): readonly AnswerSheet[] {
  const waiting = waitingOf(store);
  const numbers = new Map(
    (waiting?.asked ?? [])
      .filter(({ seat }) => seat === gameMaster)
      .flatMap(({ questions }) => questions.map(({ key, number }) => [key as string, number] as const)),
  );
  if (numbers.size === 0) return [];
  const { questions, viewOf } = askedNow(store, ruleset);
  return questions.flatMap(({ to, key, kinds, spot }) => {
    const number = numbers.get(key);
    if (to !== gameMaster || number === undefined) return [];
    const view = viewOf(to);
    return kinds.flatMap((kind): readonly AnswerSheet[] => {
      const order = ruleset.orders[kind];
      const paper = order?.paper as Paper<unknown, AnyOrder> | undefined;
      const [offer] = order?.offers(view, spot, emptyPlan()) ?? [];
      return order === undefined || paper === undefined || offer === undefined
        ? []
        : [
            {
              number,
              write: () => paper.write(view, offer as Unnumbered<AnyOrder>, spot),
              read: (text) => {
                const read = paper.read(view, text, spot);
                if (!read.ok) return read;
                const problems = order.check(view, { ...read.value, ref: unsent } as AnyOrder, spot);
                return problems.some(({ severity }) => severity === 'impossible') ? bad(problems) : read;
              },
            },
          ];
    });
  });
}

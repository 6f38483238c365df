import type { Room } from '#kernel/declare/room.ts';
import type { AnyEvent, KindOf, OrderOf } from '#kernel/game/game.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import type { AnyOrder, Unnumbered } from '#kernel/game/plan.ts';
import type { Fact } from '#kernel/picture/page.ts';
import type { Cite } from '#kernel/words/problem.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Judged } from '#kernel/steps/carryOut.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { directionName, hexName } from './map/board.ts';
import type { Named } from './model/ships.ts';
import type { Standing } from './model/standing.ts';
import type { State, View } from './model/state.ts';
import { tokenText } from './model/words.ts';
import type { UsualChosen } from './usual/usual.ts';
import { asUsual, decidesAll, isUsual, usualChosen } from './usual/usual.ts';

type AnyRoom = Room<State, View, AnyOrder, AnyEvent>;

/** What is asked about a ship, by its captain’s seat. */
interface AskedOf<G extends AnyRoom, K extends KindOf<G>> {
  readonly said: Phrase;
  readonly cite: Cite;
  readonly kinds: readonly K[];
  readonly least: number;
  readonly most: number;
  readonly silence: readonly Unnumbered<OrderOf<G, K>>[];
  readonly facts?: readonly Fact[];
  /** What is usual will do: only a captain who decides everything is asked. */
  readonly minor?: boolean;
}

/** How many orders answer: one, or one or none. */
export const one = { least: 1, most: 1 } as const;
export const oneAtMost = { least: 0, most: 1 } as const;

export const fact = (label: string, value: number | string): Fact => ({
  label,
  value: phrase('{value}', { value }),
});

/** A question about one ship; the ship names it. */
const aboutShip = <G extends AnyRoom, K extends KindOf<G>>(
  state: State,
  [id, ship]: Named,
  { facts = [], minor = false, ...asked }: AskedOf<G, K>,
): Question<G, K> => ({
  ...asked,
  kinds: [...asked.kinds, asUsual.kind as K],
  ...(isUsual(state, ship) || (minor && !decidesAll(ship)) ? { minor: true as const } : {}),
  to: ship.seat,
  about: id,
  spot: { unit: id },
  facts: [
    fact('Hex', `${hexName(ship.place)} ${directionName(ship.facing)}`),
    fact('Tokens', tokenText(ship.energy)),
    ...facts,
  ],
});

/** Asks the captain of each of these ships; the answers stand in their order. Undefined: not all are in. */
export function ask<G extends AnyRoom, K extends KindOf<G>>(
  turn: Turn<G>,
  ships: readonly Named[],
  asked: (named: Named) => AskedOf<G, K>,
): readonly (readonly OrderOf<G, K>[])[] | undefined {
  const questions = ships.map((named) => aboutShip(turn.state, named, asked(named)));
  return turn
    .ask(questions)
    ?.map((orders, at) =>
      orders.flatMap((order) =>
        order.kind === asUsual.kind
          ? usually(
              turn,
              ships[at] as Named,
              order as unknown as Standing<'as-usual'>,
              questions[at]?.silence,
            )
          : [order],
      ),
    );
}

/** Writes down that all is to be as usual, and answers this question so too. */
function usually<G extends AnyRoom, K extends KindOf<G>>(
  turn: Turn<G>,
  [ship]: Named,
  { until, ref: cause }: Standing<'as-usual'>,
  silence: readonly Unnumbered<OrderOf<G, K>>[] = [],
): readonly OrderOf<G, K>[] {
  (turn as unknown as Turn<Room<State, View, never, UsualChosen>>).happen(
    usualChosen.of({ ship, until, cause }),
  );
  return silence.map((order) => ({ ...order, ref: cause }) as unknown as OrderOf<G, K>);
}

/** Asks about these ships and, when all answers are in, does with each what `then` does. */
export function askEach<G extends AnyRoom, K extends KindOf<G>>(
  turn: Turn<G>,
  ships: readonly Named[],
  asked: (named: Named) => AskedOf<G, K>,
  then: (named: Named, order: OrderOf<G, K>) => void,
): void {
  for (const [at, orders] of (ask(turn, ships, asked) ?? []).entries())
    for (const order of orders) then(ships[at] as Named, order);
}

/** An answer, and the standing order that gave it. */
type Answer = AnyOrder & { readonly standing?: OrderRef };

/** The order that brought something about: the standing order that answered, or the answer itself. */
export const causeOf = ({ ref, standing }: Answer): OrderRef => standing ?? ref;

/** Whether an answer can be carried out, as its declaration finds; where it cannot it is refused. */
export function isPossible<G extends AnyRoom, O extends Answer>(
  turn: Turn<G>,
  { cannot }: Judged<State, O>,
  [unit, { seat }]: Named,
  order: NoInfer<O>,
): boolean {
  const problem = cannot(turn.state, { seat, unit, order });
  if (problem !== undefined) turn.refuse(causeOf(order), problem);
  return problem === undefined;
}

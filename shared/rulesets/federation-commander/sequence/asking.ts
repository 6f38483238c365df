import type { OrderRef } from '#kernel/ids.ts';
import type { Unnumbered } from '#kernel/orders/plan.ts';
import type { Fact } from '#kernel/picture/page.ts';
import type { Cite } from '#kernel/problem.ts';
import type { Phrase } from '#kernel/report/phrase.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { OrderOf } from '#kernel/game.ts';
import type { Question } from '#kernel/turn/question.ts';
import type { FederationCommander } from '../model/game.ts';
import type { Order } from '../model/orders.ts';
import { directionName, hexName } from '../tables/board.ts';
import type { Named } from '../rules/ships.ts';
import { tokenText } from '../tables/tokens.ts';

type Kind = Order['kind'];

/** What is asked about a ship, by its captain's seat. */
export interface AskedOf<K extends Kind> {
  readonly said: Phrase;
  readonly cite: Cite;
  readonly kinds: readonly K[];
  readonly least: number;
  readonly most: number;
  readonly silence: readonly Unnumbered<OrderOf<FederationCommander, K>>[];
  readonly facts?: readonly Fact[];
}

/** How many orders answer: one, or one or none. */
export const one = { least: 1, most: 1 } as const;
export const oneAtMost = { least: 0, most: 1 } as const;

export const fact = (label: string, value: number | string): Fact => ({
  label,
  value: phrase('{value}', { value }),
});

/** A question about one ship; the ship names it. */
export const ofShip = <K extends Kind>(
  [id, ship]: Named,
  { facts = [], ...asked }: AskedOf<K>,
): Question<FederationCommander, K> => ({
  ...asked,
  to: ship.seat,
  about: id,
  spot: { unit: id },
  facts: [
    fact('Hex', `${hexName(ship.place)} ${directionName(ship.facing)}`),
    fact('Tokens', tokenText(ship.energy)),
    ...facts,
  ],
});

/** The order that brought something about: the standing order that answered, or the answer itself. */
export const causeOf = ({
  ref,
  standing,
}: {
  readonly ref: OrderRef;
  readonly standing?: OrderRef;
}): OrderRef => standing ?? ref;

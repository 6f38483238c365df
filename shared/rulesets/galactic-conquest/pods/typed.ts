import type { Unnumbered } from '#kernel/game/plan.ts';
import { defined } from '#kernel/words/defined.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { spoken } from '../spoken.ts';
import type { CarryPods } from './carry.ts';
import { podsIn } from './carry.ts';
import { podsOf } from './podded.ts';

const sentence = /^(\S.{0,23}?) carries (?:(no pods)|([^\s,]{1,20})(?:, ([^\s,]{1,20}))?)$/i;

/** `TGA carries BP, P-C`, a sentence of ours beside those of the book (A9.10); undefined for anything else. */
function carryIn(text: string): Unnumbered<CarryPods> | undefined {
  const [whole, ship = '', , first, second] = sentence.exec(text) ?? [];
  return whole === undefined ? undefined : { kind: 'carry-pods', ship, ...defined({ first, second }) };
}

export const spokenPods = spoken<CarryPods>({
  kinds: ['carry-pods'],
  phrases: ({ squadrons }) =>
    valuesInOrder(squadrons)
      .flatMap(({ ships }) => ships)
      .filter((ship) => podsOf(ship) > 0)
      .slice(0, 1)
      .map(({ hull }) => `${hull} carries `),
  read: carryIn,
  write: ({ ship, ...given }) => `${ship} carries ${podsIn(given).join(', ') || 'no pods'}.`,
});

import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Seating } from '#kernel/ruleset.ts';
import { leadershipDecrees, ledAfter } from '#kernel/steps/leadership.ts';
import type { VbamSfb, Order } from '../game.ts';
import type { State } from '../model/state.ts';

const decrees: Readonly<Record<string, (of: SeatId) => Unnumbered<Order>>> = leadershipDecrees;

/** OURS: what the game master decides about an empire: whether the computer leads it. */
export const seating: Seating<VbamSfb> = {
  words: {
    computer: 'let the computer lead the empire',
    player: 'give the empire back to its player (or to you, if it has none)',
  },

  stands({ empires }, seat) {
    const empire = empires[seat];
    return empire === undefined ? [] : [empire.computer === true ? 'computer' : 'player'];
  },

  decree: (seat, word) => decrees[word]?.(seat),

  led: ({ empires }, { hq }) => ledAfter(empires, hq),

  // Non-player positions are the game master's, who can hand them over later.
  opened: (state, led): State => ({
    ...state,
    empires: Object.fromEntries(
      inOrder(state.empires).map(([seat, empire]) => [
        seat,
        led.includes(seat) && empire.nonPlayer !== true ? { ...empire, computer: true } : empire,
      ]),
    ),
  }),
};

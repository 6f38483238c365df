import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Seating } from '#kernel/ruleset.ts';
import { leadershipDecrees, ledAfter } from '#kernel/steps/leadership.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { GalacticEmpires, Order } from '../game.ts';
import type { State } from '../model/state.ts';

const decrees: Readonly<Record<string, (of: SeatId) => Unnumbered<Order>>> = {
  ...leadershipDecrees,
  royalty: (of) => ({ kind: 'set-status', of, status: 'royalty' }),
  commoner: (of) => ({ kind: 'set-status', of, status: 'commoner' }),
};

/** What the game master decides about an empire: whether the computer leads it, and its standing (GE 1519-1555, 6853, 7286). */
export const seating: Seating<GalacticEmpires> = {
  words: {
    computer: 'let the computer lead the empire',
    player: 'give the empire back to its player',
    royalty: 'raise its ruler to royalty',
    commoner: 'make its ruler a commoner',
  },

  stands({ empires }, seat) {
    const empire = empires[seat];
    return empire === undefined ? [] : [empire.computer ? 'computer' : 'player', empire.status];
  },

  decree: (seat, word) => decrees[word]?.(seat),

  led: ({ empires }, { hq }) => ledAfter(empires, hq),

  ambitions: true,
  opened: (state, led, ambitious): State => ({
    ...state,
    parameters: ambitious ? { ...state.parameters, computerConquers: true } : state.parameters,
    empires: Object.fromEntries(
      inOrder(state.empires).map(([seat, empire]) => [
        seat,
        led.includes(seat) ? { ...empire, computer: true } : empire,
      ]),
    ),
  }),
};

import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Seating } from '#kernel/ruleset.ts';
import { leadershipDecrees, ledAfter } from '#kernel/steps/leadership.ts';
import type { StarFleetWarlord } from '../game.ts';
import type { Order } from '../allOrders.ts';
import type { State } from '../model/state.ts';

const decrees: Readonly<Record<string, (of: SeatId) => Unnumbered<Order>>> = leadershipDecrees;

/** OURS: what the game master decides about a Corporation: whether the computer leads it. */
export const seating: Seating<StarFleetWarlord> = {
  words: {
    computer: 'let the computer lead the Corporation',
    player: 'give the Corporation back to its player',
  },

  stands({ corporations }, seat) {
    const owner = corporations[seat];
    return owner === undefined ? [] : [owner.computer === true ? 'computer' : 'player'];
  },

  decree: (seat, word) => decrees[word]?.(seat),

  led: ({ corporations }, { hq }) => ledAfter(corporations, hq),

  ambitions: true,
  opened: (state, led, ambitious): State => ({
    ...state,
    parameters: ambitious ? { ...state.parameters, computerAttacks: true } : state.parameters,
    corporations: Object.fromEntries(
      inOrder(state.corporations).map(([seat, owner]) => [
        seat,
        led.includes(seat) ? { ...owner, computer: true } : owner,
      ]),
    ),
  }),
};

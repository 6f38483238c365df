import type { SeatId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Seating } from '#kernel/ruleset.ts';
import type { FederationCommander, Order } from '../game.ts';
import { seats } from '../map/seats.ts';

const decrees: Readonly<Record<string, (of: SeatId) => Unnumbered<Order>>> = {
  computer: (of) => ({ kind: 'set-captain', of, computer: true }),
  player: (of) => ({ kind: 'set-captain', of, computer: false }),
};

/** OURS: whether the computer or a player is the captain of a side's ships. */
export const seating: Seating<FederationCommander> = {
  words: {
    computer: 'let the computer fight for the side',
    player: 'give the side back to its player',
  },
  stands: ({ computer }, seat) =>
    seats.some((one) => one === seat) ? [computer.includes(seat) ? 'computer' : 'player'] : [],
  decree: (seat, word) => decrees[word]?.(seat),
  led({ computer }, { hq }) {
    const decreed = new Map(
      hq.flatMap((order) => (order.kind === 'set-captain' ? [[order.of, order.computer] as const] : [])),
    );
    return seats.filter((seat) => decreed.get(seat) ?? computer.includes(seat));
  },
  opened: (state, led) => ({ ...state, computer: seats.filter((seat) => led.includes(seat)) }),
};

import { stableText } from '#kernel/codec/stableText.ts';
import type { GeStep } from '../../model/game.ts';
import { victors } from '../../rules/diplomacy/victory.ts';

/**
 * OURS: announces to all which empires hold what the scenario asks for, whenever these change, also if none do any more.
 * The game master ends the game (GE 1565, E-57).
 */
export const victoryAnnounced: GeStep = {
  name: 'Victory Announced',
  cite: 'GE 1565',
  run(turn) {
    const { victory } = turn.state;
    if (victory?.share === undefined) return;
    const seats = victors(turn.state);
    if (stableText(seats) !== stableText(victory.announced ?? []))
      turn.happen({ kind: 'victory-reached', seats, share: victory.share });
  },
};

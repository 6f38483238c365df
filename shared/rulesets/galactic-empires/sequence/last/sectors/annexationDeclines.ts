import { inOrder } from '#kernel/words/inOrder.ts';
import type { GeStep } from '../../../model/game.ts';
import { declineAfter, longestDecline } from '../../../rules/works/annexation.ts';

/** Where the owner is not the annexer, the annexation declines and lapses after three turns (GE 753, 864, E-11). */
export const annexationDeclines: GeStep = {
  name: 'Sector Annexation Declines',
  cite: 'GE 864',
  run(turn) {
    for (const [place, sector] of inOrder(turn.state.sectors)) {
      const decline = declineAfter(sector);
      const seat = sector.annexedTo;
      if (decline === undefined || seat === undefined || decline === sector.decline) continue;
      if (decline >= longestDecline) turn.happen({ kind: 'annexation-lapsed', place, seat });
      else turn.happen({ kind: 'annexation-declined', place, seat, decline });
    }
  },
};

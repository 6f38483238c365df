import type { SeatId } from '#kernel/ids.ts';
import type { Turn } from '#kernel/turn/step.ts';
import type { StarFleetWarlord } from '../../model/game.ts';
import { firstYear, yearOf } from '../../tables/figures.ts';
import type { Steps } from '../acting.ts';

/** Whether a Corporation has no more of its run than its income, because no orders of it came in (SFW 5054). */
export const isWaived = (
  { state, sent }: Pick<Turn<StarFleetWarlord>, 'state' | 'sent'>,
  seat: SeatId,
): boolean => yearOf(state.turn) > firstYear && !sent(seat);

/** Steps before anything else in a run. */
export const runBegins: Steps = () => [
  {
    name: 'Run Begins',
    cite: 'SFW 5053',
    run(turn) {
      const [seat] = turn.run.takes;
      const owner = seat === undefined ? undefined : turn.state.corporations[seat];
      if (seat === undefined || owner?.fallen !== false) return;
      if (isWaived(turn, seat)) turn.happen({ kind: 'turn-waived', seat, runs: owner.waived + 1 });
      else if (owner.waived > 0) turn.happen({ kind: 'turn-waived', seat, runs: 0 });
    },
  },
];

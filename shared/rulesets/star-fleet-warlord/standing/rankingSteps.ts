import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { stockChanged, riseRewarded, rankingsMade } from './events.ts';
import { lists, yearOf } from '../model/figures.ts';
import { figureOf } from '../model/settings.ts';
import { bestRise, rankingsOf } from './rankings.ts';
import { holdingsValue, stockAfter } from './stock.ts';
import type { World } from '../galaxy/world.ts';
import { worldOf } from '../galaxy/world.ts';
import type { Run, Steps } from '../acting.ts';
import { runOf } from '../acting.ts';

/** The value of stock follows what a Corporation holds (SFW 5026). */
function follow(turn: Run['turn'], world: World, seat: SeatId): void {
  const owner = turn.state.corporations[seat];
  if (owner === undefined || owner.fallen) return;
  const holdings = holdingsValue(world, seat);
  if (holdings === owner.holdings) return;
  const stock = stockAfter(turn.state, seat, holdings - owner.holdings);
  turn.happen(stockChanged.of({ seat, by: stock - owner.stock, stock, holdings }));
}

const followed =
  (name: string): Steps =>
  (books) => [
    {
      name,
      cite: 'SFW 5026',
      run(turn) {
        const { seat, world } = runOf(books, turn);
        follow(turn, world, seat);
      },
    },
  ];

/** Steps of a run after which stock has followed what ships have won: fees are paid by it (SFW 4463). */
export const stockAfterMoves = followed('Stock after Moves');
/** The same once sites have been fortified or given up. */
export const stockAfterOrders = followed('Stock after Orders');

/** Steps of a run that reward whose stock rose most in the year before (SFW 5036; OURS, G-26: by how much). */
export const rewardRise: Steps = () => [
  {
    name: 'Rise of Stock Rewarded',
    cite: 'SFW 5036',
    run(turn) {
      const [seat] = turn.run.takes;
      const best = bestRise(turn.state);
      if (seat === undefined || best?.seat !== seat || yearOf(turn.state.turn) < lists.bonus) return;
      const ep = figureOf(turn.state, 'rise.bonus');
      if (ep > 0) turn.happen(riseRewarded.of({ seat, ep, percent: best.value }));
    },
  },
];

/** Steps of the generator about stock and lists (SFW 5074). */
export const rankings: Steps = (books) => [
  {
    name: 'Stock of the Year',
    cite: 'SFW 5031',
    run(turn) {
      const world = worldOf(books, turn.state);
      for (const seat of keysInOrder(turn.state.corporations)) follow(turn, world, seat);
    },
  },
  {
    name: 'Rankings',
    cite: 'SFW 5074',
    run(turn) {
      turn.happen(rankingsMade.of({ rankings: rankingsOf(worldOf(books, turn.state)) }));
    },
  },
];

import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster, runId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { RunPlan } from '#kernel/sequence/run.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import type { SaltRoads } from './model.ts';
import { cannotDig, cannotSend, inTurn } from './rules.ts';
import { shifts } from './tables.ts';

/** The way of one house. */
const way: Sequence<SaltRoads> = [
  {
    name: 'Carts rest',
    cite: 'SR 6',
    run(turn) {
      for (const seat of turn.run.takes) if (!turn.sent(seat)) turn.happen({ kind: 'rested', seat });
    },
  },
  {
    pass: 'Shift',
    repeat: [
      {
        name: 'Salt is dug',
        cite: 'SR 2',
        dice: true,
        run(turn) {
          for (const [nth, { seat, order }] of turn.orders('dig').entries()) {
            const problem = cannotDig(nth);
            if (nth === turn.pass - 1)
              turn.happen({ kind: 'dug', seat, salt: turn.draw.fork(seat).int(6), cause: order.ref });
            else if (problem !== undefined && turn.pass === 1) turn.refuse(order.ref, problem);
          }
        },
      },
    ],
    until: (_, pass) => pass === shifts,
  },
  {
    name: 'Coins are sent',
    cite: 'SR 3',
    run(turn) {
      oneByOne(
        turn,
        turn.orders('send'),
        ({ seat, order: { to, coins } }) => cannotSend(turn.state, seat, to, coins),
        ({ seat, order: { to, coins, ref: cause } }) => ({ kind: 'sent', seat, to, coins, cause }),
      );
    },
  },
];

const market: Sequence<SaltRoads> = [
  {
    name: 'The price changes',
    cite: 'SR 4',
    dice: true,
    run(turn) {
      const [set] = turn.orders('price');
      turn.happen({
        kind: 'priced',
        price: set?.order.price ?? turn.draw.int(6),
        ...(set === undefined ? {} : { cause: set.order.ref }),
      });
    },
  },
];

const wayOf = (seat: SeatId): RunPlan => ({
  id: runId(`of-${seat}`),
  title: phrase('The way of {house}', { house: seat }),
  sequence: 'way',
  takes: [seat],
  tells: [seat],
  due: 'the ways',
});

/** Each house alone, then the market (SR 1). */
export const turn: Pick<Ruleset<SaltRoads>, 'sequences' | 'runs'> = {
  sequences: { way, market },
  runs: (state) => [
    ...inTurn(state).map(wayOf),
    {
      id: runId('market'),
      title: phrase('The market'),
      sequence: 'market',
      takes: [gameMaster],
      tells: [],
      due: 'the market',
    },
  ],
};

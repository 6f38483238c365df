import type { Plan, Unnumbered } from '#kernel/game/plan.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { nthOrder } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { GalacticConquest, Order } from '#rulesets/galactic-conquest/game.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import type { Stops } from '#test/support/kits/testKit.ts';

/** What answers each kind of question; others are answered as they are proposed. */
const answers: Readonly<Record<string, Unnumbered<Order>>> = {
  'decide-for-captain': {
    kind: 'decide-for-captain',
    way: [],
    intensity: 'nominal',
    attack: false,
    breaks: 20,
    words: 'We wait for our hour.',
  },
  'judge-trust': { kind: 'judge-trust', verdict: 'held' },
  'word-report': { kind: 'word-report', text: 'They are arming.' },
};

/** Both leave a squadron to its captain, put points in trust and ask their intelligence services: the game master is asked three times, about both. */
export const stops: Stops<GalacticConquest> = {
  setup: { seats: [...seats], treasury: 400 },
  plans: ({ squadrons, turn }) =>
    Object.fromEntries(
      seats.map((seat): readonly [SeatId, Plan<Order>] => {
        const [[unit] = [undefined]] = inOrder(squadrons).filter(
          ([, one]) => one.seat === seat && one.fixed === undefined,
        );
        const other = seats.find((one) => one !== seat) ?? seat;
        const told = nthOrder(seat, turn, 1);
        return [
          seat,
          {
            hq: [
              { kind: 'trust', ref: nthOrder(seat, turn, 2), to: other, points: 50, condition: 'Peace.' },
              {
                kind: 'ask-intelligence',
                ref: nthOrder(seat, turn, 3),
                on: other,
                question: 'What are they doing?',
              },
            ],
            units:
              unit === undefined
                ? {}
                : { [unit]: [{ kind: 'leave-to-captain', ref: told, words: 'Do as you see fit.' }] },
          },
        ];
      }),
    ),
  answer: ({ kinds: [kind = ''], silence = [] }) => {
    const answer = answers[kind];
    return answer === undefined ? silence : [answer];
  },
};

import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Stops } from '#test/support/kits/testKit.ts';
import type { VbamSfb, Order } from '#rulesets/vbam-sfb/game.ts';

const [gorn, isc] = ['gorn', 'isc'].map(seatId) as [SeatId, SeatId];
const system = { census: 4, raw: 2, productivity: 3, capacity: 8 };

/** What answers each kind of question. */
const answers: Readonly<Record<string, Unnumbered<Order>>> = {
  demand: { kind: 'demand', scenario: 'deep-space' },
  respond: { kind: 'respond', agrees: true },
  pursue: { kind: 'pursue', pursues: false },
  fight: { kind: 'fight', intensity: 4, targets: [], mauls: false, first: [], last: [], withdraws: false },
};

/** Two enemies stand in two sectors: both are asked for demands and answers, the game master for a table, and both for each round. */
export const stops: Stops<VbamSfb> = {
  setup: {
    seats: [gorn, isc, 'frax'],
    tables: true,
    map: {
      empires: {},
      systems: { '0303': { owner: gorn, ...system }, '0505': { owner: isc, ...system } },
      units: [
        { of: gorn, design: 'FF', at: '0303', count: 2 },
        { of: isc, design: 'FF', at: '0303' },
        { of: gorn, design: 'FF', at: '0505' },
        { of: isc, design: 'FF', at: '0505', count: 2 },
      ],
      relations: [{ between: [gorn, isc], declared: 'war' }],
    },
  },
  plans: () => ({}),
  answer({ kinds: [kind = ''], spot }) {
    if (kind !== 'bring-in') return [answers[kind]].filter((one) => one !== undefined);
    // One battle was fought at a table, and nobody holds the field; the other is fought by the rules.
    return [
      {
        kind: 'bring-in',
        fought: spot.place === 's0303',
        crippled: [],
        destroyed: [],
        freighters: [],
      },
    ];
  },
};

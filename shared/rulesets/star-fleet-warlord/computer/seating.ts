import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Seating } from '#kernel/ruleset.ts';
import { leadershipDecrees, ledAfter } from '#kernel/steps/leadership.ts';
import type { StarFleetWarlord } from '../game.ts';
import type { Order } from '../allOrders.ts';
import type { Corporation, Level } from '../model/corporation.ts';
import { kept, levelLed } from '../model/corporation.ts';
import type { State } from '../model/state.ts';

const wordOf = { cautious: 'computer-cautious', steady: 'computer', bold: 'computer-bold' } as const;
const levelIn: Readonly<Record<string, Level>> = {
  'computer-cautious': 'cautious',
  computer: 'steady',
  'computer-bold': 'bold',
};

const led = (of: SeatId, level: Level): Unnumbered<Order> => ({
  ...leadershipDecrees.computer(of),
  ...kept(level),
});

const decrees: Readonly<Record<string, (of: SeatId) => Unnumbered<Order>>> = {
  player: leadershipDecrees.player,
  computer: (of) => led(of, 'steady'),
  'computer-bold': (of) => led(of, 'bold'),
  'computer-cautious': (of) => led(of, 'cautious'),
};

/** OURS: what the game master decides about a Corporation: whether the computer leads it, and how well. */
export const seating: Seating<StarFleetWarlord> = {
  words: {
    computer: 'let the computer lead the Corporation',
    'computer-bold':
      'let the computer lead the Corporation boldly: it fights by tactics, and goes for Home Offices above all',
    'computer-cautious': 'let the computer lead the Corporation cautiously: it masses no fleets',
    player: 'give the Corporation back to its player',
  },
  levels: [
    { word: 'computer-cautious', label: 'Cautious: attacks here and there, and masses no fleets' },
    { word: 'computer', label: 'Steady: masses its fleet before it attacks' },
    { word: 'computer-bold', label: 'Bold: fights by tactics, and goes for Home Offices above all' },
  ],

  stands({ corporations }, seat) {
    const owner = corporations[seat];
    if (owner === undefined) return [];
    const level = levelLed(owner);
    return [level === undefined ? 'player' : wordOf[level]];
  },

  decree: (seat, word) => decrees[word]?.(seat),

  led: ({ corporations }, { hq }) => ledAfter(corporations, hq),

  ambitions: true,
  opened: (state, those, ambitious, word): State => ({
    ...state,
    parameters: ambitious ? { ...state.parameters, computerAttacks: true } : state.parameters,
    corporations: Object.fromEntries(
      inOrder(state.corporations).map(([seat, owner]): readonly [SeatId, Corporation] => [
        seat,
        those.includes(seat)
          ? { ...owner, computer: true, ...kept(levelIn[word ?? 'computer'] ?? 'steady') }
          : owner,
      ]),
    ),
  }),
};

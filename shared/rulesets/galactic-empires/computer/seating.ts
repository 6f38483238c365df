import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Seating } from '#kernel/ruleset.ts';
import { ledAfter } from '#kernel/steps/leadership.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { GalacticEmpires, Order } from '../game.ts';
import type { Level } from '../model/levels.ts';
import { ledOn, levelLed, usualLevel } from '../model/levels.ts';
import type { State } from '../model/state.ts';

const wordOf = { cautious: 'computer-cautious', steady: 'computer', bold: 'computer-bold' } as const;
const levelIn: Readonly<Record<string, Level>> = {
  'computer-cautious': 'cautious',
  computer: 'steady',
  'computer-bold': 'bold',
};

const led = (of: SeatId, level: Level): Unnumbered<Order> => ({
  kind: 'set-leadership',
  of,
  computer: true,
  ...(level !== usualLevel && { level }),
});

const decrees: Readonly<Record<string, (of: SeatId) => Unnumbered<Order>>> = {
  player: (of) => ({ kind: 'set-leadership', of, computer: false }),
  computer: (of) => led(of, 'steady'),
  'computer-bold': (of) => led(of, 'bold'),
  'computer-cautious': (of) => led(of, 'cautious'),
  royalty: (of) => ({ kind: 'set-status', of, status: 'royalty' }),
  commoner: (of) => ({ kind: 'set-status', of, status: 'commoner' }),
};

/** What the game master decides about an empire: whether the computer leads it and how well, and its standing (GE 1519-1555, 6853, 7286). */
export const seating: Seating<GalacticEmpires> = {
  words: {
    computer: 'let the computer lead the empire',
    'computer-bold': 'let the computer lead the empire boldly: it foretells battles and spends what it saved',
    'computer-cautious': 'let the computer lead the empire cautiously: it strikes only what is far weaker',
    player: 'give the empire back to its player',
    royalty: 'raise its ruler to royalty',
    commoner: 'make its ruler a commoner',
  },
  levels: [
    { word: 'computer-cautious', label: 'Cautious: strikes only what is far weaker' },
    { word: 'computer', label: 'Steady: attacks what is clearly weaker' },
    { word: 'computer-bold', label: 'Bold: foretells battles, spends its savings and seeks an ally' },
  ],

  stands({ empires }, seat) {
    const empire = empires[seat];
    if (empire === undefined) return [];
    const level = levelLed(empire);
    return [level === undefined ? 'player' : wordOf[level], empire.status];
  },

  decree: (seat, word) => decrees[word]?.(seat),

  led: ({ empires }, { hq }) => ledAfter(empires, hq),

  ambitions: true,
  opened: (state, those, ambitious, word): State => ({
    ...state,
    parameters: ambitious ? { ...state.parameters, computerConquers: true } : state.parameters,
    empires: Object.fromEntries(
      inOrder(state.empires).map(([seat, empire]) => [
        seat,
        those.includes(seat) ? ledOn(empire, levelIn[word ?? 'computer'] ?? usualLevel) : empire,
      ]),
    ),
  }),
};

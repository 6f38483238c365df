import type { Seating } from '#kernel/ruleset.ts';
import { ledAfter } from '#kernel/steps/leadership.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { GalacticConquest } from '../game.ts';
import type { Level } from '../model/empire.ts';
import { ledOn, levelLed } from '../leading/led.ts';
import type { State } from '../model/state.ts';

const wordOf = { cautious: 'computer-cautious', steady: 'computer', bold: 'computer-bold' } as const;
const levelOf: Readonly<Record<string, Level>> = {
  'computer-cautious': 'cautious',
  computer: 'steady',
  'computer-bold': 'bold',
};

/** What the game master decides about an empire: whether the computer leads it, and how (OURS). */
export const seating: Seating<GalacticConquest> = {
  words: {
    computer: 'let the computer lead the empire steadily: it attacks what is clearly weaker',
    'computer-bold': 'let the computer lead the empire boldly: it masses, forecasts battles and raids',
    'computer-cautious': 'let the computer lead the empire cautiously: it attacks nobody beyond its space',
    player: 'give the empire back to its player',
  },

  stands({ empires }, seat) {
    const empire = empires[seat];
    if (empire === undefined) return [];
    const level = levelLed(empire);
    return [level === undefined ? 'player' : wordOf[level]];
  },

  decree(seat, word) {
    if (word === 'player') return { kind: 'set-leadership', of: seat, computer: false };
    const level = levelOf[word];
    if (level === undefined) return undefined;
    return { kind: 'set-leadership', of: seat, computer: true, ...(level !== 'steady' && { level }) };
  },

  led: ({ empires }, { hq }) => ledAfter(empires, hq),

  levels: [
    { word: 'computer-cautious', label: 'Cautious: guards what it has, and attacks nobody beyond its space' },
    { word: 'computer', label: 'Steady: attacks what is clearly weaker' },
    { word: 'computer-bold', label: 'Bold: masses its ships, forecasts battles and raids convoys' },
  ],
  opened(state, led, _, word = 'computer'): State {
    const level = levelOf[word];
    return {
      ...state,
      empires: Object.fromEntries(
        inOrder(state.empires).map(([seat, empire]) => [
          seat,
          led.includes(seat) ? ledOn(empire, level) : empire,
        ]),
      ),
    };
  },
};

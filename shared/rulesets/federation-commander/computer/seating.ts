import type { Draft } from '#kernel/steps/change.ts';
import type { Seating } from '#kernel/ruleset.ts';
import type { FederationCommander } from '../game.ts';
import { seats } from '../map/seats.ts';
import { lead, levelOf, usualLevel } from '../model/levels.ts';
import type { State } from '../model/state.ts';
import type { Level } from '../model/vocabulary.ts';

const wordOf = { cadet: 'computer-cadet', officer: 'computer', veteran: 'computer-veteran' } as const;
const levelIn: Readonly<Record<string, Level>> = {
  'computer-cadet': 'cadet',
  computer: 'officer',
  'computer-veteran': 'veteran',
};

/** OURS: whether the computer or a player is the captain of a side's ships, and how well the computer fights. */
export const seating: Seating<FederationCommander> = {
  words: {
    computer: 'let the computer fight for the side like an officer: it seeks good odds',
    'computer-cadet': 'let the computer fight for the side like a cadet: it goes straight at the enemy',
    'computer-veteran': 'let the computer fight for the side like a veteran: it looks some moves ahead',
    player: 'give the side back to its player',
  },
  levels: [
    { word: 'computer-cadet', label: 'Cadet: goes straight at the enemy, and fires at once' },
    { word: 'computer', label: 'Officer: seeks good odds, and turns its strong shield' },
    { word: 'computer-veteran', label: 'Veteran: looks moves ahead, and chooses the moment' },
  ],

  stands(state, seat) {
    if (!seats.some((one) => one === seat)) return [];
    const level = levelOf(state, seat);
    return [level === undefined ? 'player' : wordOf[level]];
  },

  decree(seat, word) {
    if (word === 'player') return { kind: 'set-captain', of: seat, computer: false };
    const level = levelIn[word];
    if (level === undefined) return undefined;
    return { kind: 'set-captain', of: seat, computer: true, ...(level !== usualLevel && { level }) };
  },

  led({ computer }, { hq }) {
    const decreed = new Map(
      hq.flatMap((order) => (order.kind === 'set-captain' ? [[order.of, order.computer] as const] : [])),
    );
    return seats.filter((seat) => decreed.get(seat) ?? computer.includes(seat));
  },

  opened(state, led, _, word) {
    const opened: Draft<State> = { ...state };
    const level = levelIn[word ?? 'computer'] ?? usualLevel;
    for (const seat of seats) lead(opened, seat, led.includes(seat) ? level : undefined);
    return opened;
  },
};

import type { TestKit } from '#test/support/kits/testKit.ts';
import { cases } from './caseWriting.ts';
import type { PearlDivers } from './game/game.ts';
import { findOf } from './game/diving.ts';
import { pearlDivers } from './game/ruleset.ts';
import {
  anyPlan,
  conserved,
  games,
  large,
  plant,
  script,
  secrets,
  seen,
  setup,
  start,
  stops,
} from './worlds.ts';

const notForPlayers = 'It is a game for tests, and no player ever sees it.';
const noComputer = 'Two people play it, and nobody else.';

export const pearlDiversKit: TestKit<PearlDivers> = {
  ruleset: pearlDivers,
  folder: 'test/rulesets/pearl-divers/game',
  own: { cites: 'PD', nouns: ['pearl', 'reef', 'harbour', 'boat'] },
  cases,
  exempt: { 'dive-seen': 'It is heard in place of a dive, and never happens itself.' },
  start,
  plant,
  seen,
  secrets,
  conserved,
  setup,
  mutated: {
    drawers: ['sailing.ts', 'diving.ts', 'buoys.ts', 'storms.ts', 'sequence.ts'],
    equivalents: [
      {
        file: 'diving.ts',
        was: '0',
        is: '1',
        within: 'state.reefs[at] ?? 0',
        why: 'Nobody gets so far in a place without a reef.',
      },
    ],
    asides: [],
  },
  vectors: [
    { id: 'PD-V1', cite: 'PD 4', holds: () => findOf(6, 1, false) === 1 },
    { id: 'PD-V2', cite: 'PD 4' },
  ],
  anyPlan,
  games,
  script,
  large,
  stops,
  lacks: {
    tutorial: notForPlayers,
    scenarios: notForPlayers,
    course: notForPlayers,
    guide: notForPlayers,
    outsider: notForPlayers,
    seating: noComputer,
    computerPlan: noComputer,
    chronicle: noComputer,
    league: noComputer,
  },
};

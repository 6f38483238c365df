import type { GalacticConquest } from '#rulesets/galactic-conquest/model.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import type { TestKit } from '#test/support/kits/testKit.ts';
import { cases } from './caseWriting.ts';
import { anyPlan, conserved, games, plant, script, seen, setup, start } from './worlds.ts';

const listedLater = 'This game cannot be chosen yet.';

export const galacticConquestKit: TestKit<GalacticConquest> = {
  ruleset: galacticConquest,
  folder: 'shared/rulesets/galactic-conquest',
  own: { cites: 'GC', nouns: ['mobilis', 'homeworld'] },
  cases,
  exempt: {},
  start,
  plant,
  seen,
  conserved,
  setup,
  mutated: {
    drawers: ['rules', 'sequence.ts', 'apply.ts'],
    equivalents: [],
    asides: [{ file: 'rules/sight.ts' }],
  },
  vectors: ['GCV-009', 'GCV-029', 'GCV-061', 'GCV-084'].map((id) => ({ id })),
  anyPlan,
  games,
  script,
  lacks: {
    large: 'The largest games are measured when battles are fought.',
    scenarios: listedLater,
    tutorial: listedLater,
    course: listedLater,
    guide: listedLater,
    outsider: 'Nothing of it is published before it can be chosen.',
    seating: 'The computer leads no seat of it yet.',
    computerPlan: 'The computer leads no seat of it yet.',
    chronicle: 'The computer leads no seat of it yet.',
  },
};

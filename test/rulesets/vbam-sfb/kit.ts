import type { TestKit } from '#test/support/kits/testKit.ts';
import type { VbamSfb } from '#rulesets/vbam-sfb/model/game.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { cases } from './caseWriting.ts';
import { examples, rulebook } from './rulebook.ts';
import { chronicle } from './world/chronicle.ts';
import { anyPlan, conserved, games, large, plant, script, seen, setup, start } from './worlds.ts';

const notBegun = 'Campaigns are begun from no file yet.';

/** Words that nothing outside of the game says. */
const nouns = [
  ...['homeworld', 'mothball', 'sidcors', 'census', 'productivity', 'morale', 'armistice', 'hostilities'],
  ...[
    'trade (fleet|route)',
    'directed damage',
    'battle intensity',
    'command rating',
    'tech pool',
    'garrison',
  ],
  ...['shipyard', 'flagship', 'cloak', 'sentr(y|ies)', 'domestic product', 'economic point', 'commerce'],
  ...[
    'star fleet battles',
    'romulan',
    'lyran',
    'tholian',
    'hydran',
    'kzinti',
    '\\bgorn',
    'peladine',
    'vudar',
  ],
];

export const vbamSfbKit: TestKit<VbamSfb> = {
  ruleset: vbamSfb,
  folder: 'shared/rulesets/vbam-sfb',
  own: { cites: 'VB', nouns },
  cases,
  exempt: {},
  start,
  plant,
  seen,
  conserved,
  setup,
  chronicle,
  anyPlan,
  games,
  script,
  large,
  vectors: examples.map((id) => ({ id })),
  rulebook,
  mutated: {
    drawers: ['rules', 'sequence', 'apply', 'apply.ts', 'answering.ts'],
    equivalents: [
      {
        file: 'sequence/invasion.ts',
        was: '0',
        is: '1',
        within: 'damage - sumOf(hits',
        why: 'One Damage Point ruins no more than none: it takes 10.',
      },
      {
        file: 'sequence/combat/battle.ts',
        was: 'false',
        is: 'true',
        within: "silence: [{ kind: 'bring-in'",
        why: 'The game master is waited for, and never silent in a case.',
      },
    ],
    asides: [{ file: 'rules/movement.ts', name: 'wayTo' }],
  },
  lacks: {
    scenarios: notBegun,
  },
};

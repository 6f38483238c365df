import type { GalacticConquest } from '#rulesets/galactic-conquest/game.ts';
import { galacticConquest } from './yards/shelf.ts';
import type { TestKit } from '#test/support/kits/testKit.ts';
import { cases } from './caseWriting.ts';
import { rulebook } from './rulebook.ts';
import { large, script } from './script.ts';
import { anyPlan, conserved, games, plant, seen, setup, start } from './worlds.ts';

const later =
  'Two players begin it on the small map; more comes with the parts of the rulebook that are not there yet.';

/** Its own words; those that other games have too, such as treasury, are nobody’s. */
const nouns = [
  ...['mobilis', 'homeworld', 'squadron', 'flagship', 'intensit', 'disengag', 'contested', 'crippl'],
  ...['directed damage', 'limited war', 'special sensor', 'hydran', 'lyran'],
];

export const galacticConquestKit: TestKit<GalacticConquest> = {
  ruleset: galacticConquest,
  folder: 'shared/rulesets/galactic-conquest',
  own: { cites: 'GC', nouns },
  cases,
  exempt: {},
  unheard: {
    restocked: 'Nothing that anybody is told.',
    worked: 'Told as a whole at the end of the turn.',
    'mission-judged': 'How hard a mission was is the game master’s (C14.26).',
    'mission-rolled': 'How its die fell is the game master’s (C14.26).',
    'orions-rolled': 'Whether pirates do what they are paid for is the game master’s (B15.10).',
    'spy-chart-set': 'The chart of spies is the game master’s (C14.26).',
  },
  start,
  plant,
  seen,
  conserved,
  setup,
  rulebook,
  mutated: {
    drawers: [
      ...[
        'ships/ships.ts',
        'ships/fleet.ts',
        'bases',
        'squadrons',
        'movement',
        'reactions',
        'space',
        'combat',
        'wings',
        'strikes',
        'economy',
        'bank',
        'research',
        'espionage',
        'training',
        'officers',
        'postings',
        'propaganda',
        'orions',
        'pacts',
        'leading/leadership.ts',
        'trade',
        'muster',
        'yards',
        'raids',
        'runs',
        'repair',
        'mines',
        'minelaying',
        'crews',
        'victory',
        'civilians',
        'sensors',
        'hiding',
        'refits',
        ...['buy', 'stock', 'marine', 'usual', 'crews', 'judge', 'navy', 'question', 'wares', 'proposal'].map(
          (one) => `purchase/${one}.ts`,
        ),
        'opening.ts',
        'sequence.ts',
        'turn',
      ],
    ],
    equivalents: [],
    asides: [{ file: 'sensors/sight.ts' }],
  },
  vectors: [
    ...[
      'GCV-001',
      'GCV-002',
      'GCV-003',
      'GCV-009',
      'GCV-011',
      'GCV-013',
      'GCV-014',
      'GCV-015',
      'GCV-017',
      'GCV-022',
      'GCV-029',
    ],
    ...['GCV-042', 'GCV-045', 'GCV-046', 'GCV-047', 'GCV-058', 'GCV-059', 'GCV-060', 'GCV-062', 'GCV-063'],
    ...['GCV-065', 'GCV-066', 'GCV-067', 'GCV-068', 'GCV-069', 'GCV-079', 'GCV-080'],
    ...['GCV-095', 'GCV-096', 'GCV-097', 'GCV-098', 'GCV-099', 'GCV-123', 'GCV-125', 'GCV-126'],
    ...['GCV-086', 'GCV-087', 'GCV-088', 'GCV-089', 'GCV-090', 'GCV-091'],
    ...['GCV-025', 'GCV-026', 'GCV-027', 'GCV-028', 'GCV-132', 'GCV-133', 'GCV-135'],
    ...['GCV-030', 'GCV-031', 'GCV-032', 'GCV-033', 'GCV-131', 'GCV-134', 'GCV-051'],
    ...['GCV-109', 'GCV-110', 'GCV-111', 'GCV-092'],
    ...['GCV-061', 'GCV-075', 'GCV-084', 'GCV-100', 'GCV-117', 'GCV-118', 'GCV-119', 'GCV-120'],
    ...['GCV-024', 'GCV-112'],
    ...['GCV-072', 'GCV-073', 'GCV-005', 'GCV-006', 'GCV-007', 'GCV-008'],
    ...['GCV-101', 'GCV-102', 'GCV-103', 'GCV-104'],
    ...['GCV-136', 'GCV-137', 'GCV-138', 'GCV-139'],
    ...['GCV-034', 'GCV-035', 'GCV-036', 'GCV-037', 'GCV-038', 'GCV-039', 'GCV-040', 'GCV-041'],
    ...['GCV-049', 'GCV-052', 'GCV-053', 'GCV-054', 'GCV-055', 'GCV-056', 'GCV-057'],
    ...['GCV-043', 'GCV-048', 'GCV-050', 'GCV-071'],
    ...['GCV-085', 'GCV-083', 'GCV-121', 'GCV-116', 'GCV-122', 'GCV-129', 'GCV-130'],
    ...['GCV-016', 'GCV-018', 'GCV-019', 'GCV-020', 'GCV-021', 'GCV-124', 'GCV-128'],
  ].map((id) => ({ id })),
  anyPlan,
  games,
  script,
  large,
  lacks: {
    stops: later,
    outsider: 'All that is told is told to the empires that it concerns.',
    chronicle: 'Its games are watched by the league of the computer (computer/league.long.test.ts).',
  },
};

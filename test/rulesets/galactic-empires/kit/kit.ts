import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { GalacticEmpires, Order } from '#rulesets/galactic-empires/game.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import type { TestKit } from '#test/support/kits/testKit.ts';
import { scriptedOrders } from '#test/support/play/scriptedOrders.ts';
import { large } from './bench/large.ts';
import { cases } from './cases/adapter.ts';
import { chronicle } from './chronicle.ts';
import { league } from './league.ts';
import { asides, equivalents } from './equivalent.ts';
import { conserved, games } from './laws/games.ts';
import { wildPlan } from './laws/wildOrders.ts';
import { plant, seen, start } from './worlds.ts';
import { secrets } from './laws/knowledge.ts';

const onlyHeard = 'It is heard in place of another event, and never happens itself.';
/** The worked examples of the rulebook, which the tests and cases that show them name as GE-V01 to GE-V82. */
const examples = Array.from({ length: 82 }, (_, at) => ({ id: `GE-V${String(at + 1).padStart(2, '0')}` }));

export const galacticEmpiresKit: TestKit<GalacticEmpires> = {
  ruleset: galacticEmpires,
  folder: 'shared/rulesets/galactic-empires',
  own: {
    cites: 'GE',
    nouns: [
      'empire',
      'sector',
      'starfleet',
      'garrison',
      'admiral',
      'annex',
      'industrial',
      'royal',
      'abdicat',
    ],
  },
  cases,
  exempt: {
    'battle-reported': onlyHeard,
    'pillage-seen': onlyHeard,
    'proclamation-heard': onlyHeard,
    'starfleet-sighted': onlyHeard,
  },
  start,
  plant,
  seen,
  secrets,
  conserved,
  setup: (seats) => ({ generate: { empires: seats } }),
  mutated: {
    drawers: [
      'administration.ts',
      'overLimits.ts',
      'model/relations.ts',
      'model/money.ts',
      'model/units',
      'diplomacy',
      'knowledge',
      'empire',
      'fleets',
      'admirals',
      'movement',
      'defences',
      'sectors',
      'economy',
      'battle',
      'handing',
    ],
    equivalents,
    asides,
  },
  vectors: examples,
  anyPlan: (view, draw) => wildPlan(galacticEmpires.imagine(view), view.me, draw, 12, emptyPlan()),
  games,
  script: {
    plan: (view) => scriptedOrders(galacticEmpires, view) as Plan<Order>,
    happens: [
      'starfleet-travelled',
      'battle-joined',
      'sector-captured',
      'starships-built',
      'sector-annexed',
      'proclamation-issued',
    ],
  },
  large,
  chronicle,
  league,
  lacks: {
    stops:
      'It asks the game master alone, about battles elsewhere, and tests of these kill it while it waits.',
  },
};

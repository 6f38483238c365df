import type { TestKit } from '#test/support/kits/testKit.ts';
import type { StarFleetWarlord } from '#rulesets/star-fleet-warlord/game.ts';
import { cases } from './caseWriting.ts';
import { league } from './computer/league.ts';
import { chronicle } from './chronicle/chronicle.ts';
import { large, script } from './games/script.ts';
import { starFleetWarlord } from './shelf.ts';
import { vectors } from './vectors.ts';
import { anyPlan } from './games/orders/anyPlan.ts';
import { games } from './games/index.ts';
import { conserved, plant, seen, setup, start } from './worlds.ts';
import { secrets } from './games/secrets.ts';

const nouns = [
  ...['warlord', 'corporation', 'home ?office', 'initial build', 'turn generator', 'dilithium', 'prospect'],
  ...['assay', 'warp ?gate', 'star ?gate', 'starbase', 'planetoid', 'mine ?field', 'minesweep', 'bounty'],
];

export const starFleetWarlordKit: TestKit<StarFleetWarlord> = {
  ruleset: starFleetWarlord,
  folder: 'shared/rulesets/star-fleet-warlord',
  own: { cites: 'SFW', nouns },
  cases,
  exempt: {
    stay: 'An empty pulse does nothing that a case could look at; sheet.test.ts shows that it keeps its place.',
  },
  unheard: {
    'monster-divided': 'Nobody is told of a new monster, until a scan or a battle shows it.',
    'moons-eaten': 'Nobody is told how many moons a site has, until somebody surveys it.',
    'power-received': 'Nobody is told what powers have.',
    'ship-built': 'Nobody is told what powers build, until a scan or a battle shows it.',
  },
  start,
  plant,
  seen,
  secrets,
  conserved,
  setup,
  vectors,
  chronicle,
  anyPlan,
  games,
  script,
  large,
  mutated: {
    // Tables are left out, such as terrain and the Ship List.
    drawers: [
      ...['galaxy/world.ts', 'specials/specials.ts', 'money', 'combat/boons.ts', 'combat/factors.ts'],
      ...['combat/field.ts', 'combat/items.ts', 'combat/terms.ts', 'ships/abilities.ts', 'ships/able.ts'],
      ...['ships/capacity.ts', 'ships/newShip.ts', 'ships/places.ts', 'ships/ships.ts', 'ships/speed.ts'],
      ...['sites', 'movement', 'officers', 'items', 'happenings', 'missions', 'prospecting', 'messages'],
      ...['stance', 'market', 'standing', 'battles', 'raids', 'scans', 'spying', 'income', 'runs', 'powers'],
      ...['master', 'ordering.ts', 'acting.ts', 'office.ts', 'sequence.ts', 'model/draft.ts'],
    ],
    equivalents: [
      {
        file: 'money/money.ts',
        was: '0',
        is: '1',
        within: '?? evenly(0)',
        why: 'Nobody is asked who is no Corporation of the game.',
      },
      {
        file: 'messages/messages.ts',
        was: '0',
        is: '1',
        within: 'number = 0',
        why: 'A message to a Corporation always has a number, and no other looks at it.',
      },
      {
        file: 'messages/messages.ts',
        was: 'false',
        is: 'true',
        within: 'team: false',
        why: 'Messages to a team are refused before anybody is asked who hears them.',
      },
      {
        file: 'powers/moving.ts',
        was: '0',
        is: '1',
        within: 'ref: nthOrder(run.seat',
        why: 'Orders of powers stand in no plan, whatever their numbers.',
      },
      {
        file: 'office.ts',
        was: 'true',
        is: 'false',
        within: 'dice: true',
        why: 'What a step says of its dice is compared with what it rolls by a law on reports.',
      },
      {
        file: 'market/megaship.ts',
        was: 'paid < megaship.instalments',
        is: 'paid <= megaship.instalments',
        within: 'paid !== undefined',
        why: 'Once the last instalment is paid the ship is delivered in the same run.',
      },
    ],
    asides: [
      { file: 'galaxy/world.ts', name: 'leastProspect' },
      { file: 'market/deals.ts', name: 'offeredTo' },
      // What prices are counted with before dice fall: on screens, and by the computer.
      { file: 'market/likely.ts' },
      // Ways of clicked moves, and of the computer.
      { file: 'movement/ways.ts' },
    ],
  },
  league,
  lacks: { stops: 'No turn of it asks in its middle.' },
};

import type { TestKit } from '#test/support/kits/testKit.ts';
import type { VbamSfb } from '#rulesets/vbam-sfb/model/game.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { cases } from './caseWriting.ts';
import { examples, rulebook } from './rulebook.ts';
import { chronicle } from './world/chronicle.ts';
import { stops } from './world/stops.ts';
import { anyPlan, conserved, games, large, plant, script, seen, setup, start } from './games/index.ts';

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
  stops,
  anyPlan,
  games,
  script,
  large,
  vectors: examples.map((id) => ({ id })),
  rulebook,
  mutated: {
    drawers: ['rules', 'sequence', 'apply', 'apply.ts', 'answering.ts'],
    equivalents: [
      ...[
        ['floor', 'ceil'],
        ['100', '101'],
        ['100', '99'],
      ].map(([was = '', is = '']) => ({
        file: 'rules/debts.ts',
        was,
        is,
        within: 'Math.floor((100 * ',
        why: 'Rates are compared with each other, and no two of them lie within one hundredth.',
      })),
      ...['0', '2'].flatMap((is) =>
        ['round', 'battle']
          .map((name) => `sequence/combat/${name}.ts`)
          .flatMap((file) =>
            ['least', 'most'].map((within) => ({
              file,
              was: '1',
              is,
              within: `${within}: 1,`,
              why: 'A case answers each question once.',
            })),
          ),
      ),
      {
        file: 'sequence/combat/round.ts',
        was: 'to === raiders',
        is: '!(to === raiders)',
        within: 'facts: ',
        why: 'Facts of a question are words.',
      },
      {
        file: 'rules/encounters/capacity.ts',
        was: 'false',
        is: 'true',
        within: 'halved = false',
        why: 'The turn always says whether.',
      },
      {
        file: 'rules/encounters/raids.ts',
        was: '0',
        is: '1',
        within: 'if (chance === 0)',
        why: 'No chance is 1, and a raid without any never comes.',
      },
      {
        file: 'rules/sidcors/standing.ts',
        was: '1',
        is: '2',
        within: 'isFlight(designOf(unit)) ? 1',
        why: 'Flights are aimed at all together.',
      },
      {
        file: 'rules/ground/cargo.ts',
        was: '0',
        is: '1',
        within: 'canCarry',
        why: 'Holds have whole points, which are four quarters.',
      },
      {
        file: 'rules/ground/cargo.ts',
        was: 'false',
        is: 'true',
        within: 'berth === undefined',
        why: 'It is asked of flights alone, and of carriers that are there.',
      },
      {
        file: 'rules/yards/yards.ts',
        was: '0',
        is: '1',
        within: 'system === undefined ? 0',
        why: 'Work is in systems, and no system is ever gone.',
      },
      {
        file: 'rules/fortunes.ts',
        was: '1',
        is: '2',
        within: 'takes(what, system, 1) > 0',
        why: 'It is asked whether a system takes any.',
      },
      {
        file: 'sequence/intel.ts',
        was: 'seat < to',
        is: 'seat <= to',
        within: 'seat < to',
        why: 'Nobody is a partner of themselves.',
      },
      {
        file: 'rules/diplomacy/odds.ts',
        was: 'treaty === undefined',
        is: '!(treaty === undefined)',
        within: 'value === 0',
        why: 'What parts of odds are called is for pages.',
      },
      {
        file: 'rules/diplomacy/odds.ts',
        was: 'treaty === undefined',
        is: 'treaty !== undefined',
        within: 'value === 0',
        why: 'What parts of odds are called is for pages.',
      },
      {
        file: 'rules/diplomacy/odds.ts',
        was: '0',
        is: '1',
        within: 'value === 0',
        why: 'No part is 1, and one of 0 adds nothing.',
      },
      {
        file: 'answering.ts',
        was: 'demand !== undefined && demandsOf(state, encounter).includes(demand)',
        is: 'demand !== undefined || demandsOf(state, encounter).includes(demand)',
        within: 'demand !== undefined',
        why: 'What cannot be demanded is not heard anyway.',
      },
      {
        file: 'apply/combat.ts',
        was: 'true',
        is: 'false',
        within: 'refused: true',
        why: 'It is there or not.',
      },
      {
        file: 'rules/diplomacy/signing.ts',
        was: "relationOf(relations, seat, to).enmity?.kind === 'war' || isStranger(seat, to)",
        is: "relationOf(relations, seat, to).enmity?.kind === 'war' && isStranger(seat, to)",
        within: 'isStranger(seat, to)',
        why: 'The turn asks beside it what can be declared.',
      },
      {
        file: 'rules/sidcors/standing.ts',
        was: '1000',
        is: '1001',
        within: 'defenseOf(unit)',
        why: 'Any figure above all Defense Factors does.',
      },
      {
        file: 'rules/sidcors/standing.ts',
        was: '1000',
        is: '999',
        within: 'defenseOf(unit)',
        why: 'Any figure above all Defense Factors does.',
      },
      {
        file: 'apply/draft.ts',
        was: 'leaveBattle(draft, id);',
        is: ';',
        within: 'leaveBattle(draft, id)',
        why: 'Who is in a battle is asked of the units that are still there.',
      },
      {
        file: 'sequence/intel.ts',
        was: 'seat > to',
        is: 'seat >= to',
        within: 'seat > to',
        why: 'Nobody signs with themselves.',
      },
      {
        file: 'rules/sidcors/fought.ts',
        was: '!isMobile(designOf(unit)) && !isFlight(designOf(unit))',
        is: '!isMobile(designOf(unit)) || !isFlight(designOf(unit))',
        within: 'isMobile',
        why: 'In a turn flights leave with the ship that carries them; forecasts alone ask which do.',
      },
      {
        file: 'rules/sidcors/standing.ts',
        was: '10_000',
        is: '10001',
        within: 'other === 0',
        why: 'It is more than any percentage that standing orders can name.',
      },
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
    asides: [
      // What pages of a plan ask: where a unit can go, whose a sector is, what battles may come and what would come of them.
      { file: 'rules/movement.ts', name: 'wayTo' },
      { file: 'rules/movement.ts', name: 'rangeOf' },
      { file: 'rules/space.ts', name: 'areContesting' },
      { file: 'rules/encounters/capacity.ts', name: 'commandOf' },
      { file: 'rules/encounters/expected.ts' },
      { file: 'rules/sidcors/forecast.ts' },
      { file: 'rules/sidcors/fought.ts', name: 'foughtOut' },
      { file: 'rules/sidcors/factors.ts', name: 'enduranceOf' },
      { file: 'rules/sidcors/round.ts', name: 'afterStrokes' },
      // Words of questions and problems.
      { file: 'rules/movement.ts', name: 'nameOf' },
      { file: 'sequence/combat/asking.ts' },
    ],
  },
  lacks: {},
};

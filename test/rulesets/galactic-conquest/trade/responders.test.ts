import { expect, test } from 'vitest';
import { scriptedDice } from '#kernel/dice/scripted.ts';
import { silenceOf } from '#kernel/sequence/question.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { GalacticConquest } from '#rulesets/galactic-conquest/game.ts';
import { plansOf } from '#test/support/cases/play.ts';
import { cases } from '../caseWriting.ts';

/* The example of B2.61, raid by raid: whoever judges a defended convoy is told who responds. */

const raiders = ['D6', 'D7', 'D8', 'D9', 'D10', 'D11', 'D12'];
const code = (at: number): string => `H0${at + 1}A`;

/** Who responds to which raid, by segment and hex; Hydrans raid seven hexes, of which the last is found in segment 8. */
function responders(duty: string, defended: readonly string[]): readonly string[] {
  const state = cases.world(
    cases.readGiven([
      'homeworld Hydrax of hydran in D3',
      'homeworld Lyra of lyran in F9',
      `route ${raiders.join(' ')} of lyran`,
      'merchants of lyran: 20xF-L 40xF-S',
      'territory F8 of lyran',
      `squadron L01A of lyran in F8: ${duty}`,
      ...raiders.map((hex, at) => `squadron ${code(at)} of hydran in ${hex}: 3xCA, speed 3`),
    ]),
  );
  const { plans } = plansOf(
    cases,
    {
      orders: {
        hydran: raiders.map((_, at) => `${code(at)}: raid convoys 3`),
        lyran: ['L01A: begin convoy duty'],
      },
    },
    state,
  );
  const roll = (stream: string, ...rolls: readonly (number | boolean)[]) => ({ stream, rolls });
  const dice = raiders.flatMap((hex, at) => {
    const [last, place] = [at === raiders.length - 1, `h${hex.toLowerCase()}`];
    const segment = last ? 8 : 4;
    const isDefended = defended.includes(hex);
    return [
      ...(last ? [roll(`Convoy raids/4/${code(at).toLowerCase()}`, false)] : []),
      roll(`Convoy raids/${segment}/${code(at).toLowerCase()}`, true),
      roll(`Convoy raids/${segment}/${place}/defended`, isDefended),
      ...(isDefended
        ? [
            roll(`Convoy raids/${segment}/${place}/additions`, 1),
            roll(`Convoy raids/${segment}/${place}/addition/1`, 1),
          ]
        : []),
    ];
  });
  const said: string[] = [];
  runTurn<GalacticConquest>(cases.ruleset, {
    state,
    seed: scriptedDice(dice, 'B2.61'),
    plans,
    decide(question) {
      const fact = question.facts?.find(({ label }) => label === 'On convoy duty');
      if (fact !== undefined) said.push(`${question.about}: ${phraseText(fact.value)}`);
      return silenceOf(question);
    },
  });
  return said;
}

test('six raids of which three meet a defended convoy: a cruiser, a cruiser and two destroyers respond, and a cruiser cannot (B2.61)', () => {
  expect(responders('3xCA 2xDD', ['D6', 'D7', 'D8'])).toEqual(['hd6: CA', 'hd7: CA', 'hd8: 2xDD']);
});

test('once a cruiser is lost, a cruiser and a destroyer respond to the raid of segment 8 (B2.61)', () => {
  expect(responders('2xCA 2xDD', ['D12'])).toEqual(['hd12: CA, DD']);
});

import { expect, test } from 'vitest';
import { nthOrder, placeId, unitId } from '#kernel/words/ids.ts';
import { silenceOf } from '#kernel/sequence/question.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { GalacticConquest } from '#rulesets/galactic-conquest/game.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { cases } from './caseWriting.ts';

/* What it means that the game master does not judge; cases wait for them. */

const [hydran, lyran] = seats;

test('in neutral space the later empire is then advancing, and a system under foreign ships is contested', () => {
  const state = cases.world(
    cases.readGiven([
      'homeworld Lyra of lyran in E9',
      'minor Cathil of lyran in G6',
      'squadron H01A of hydran in D4: CA',
      'squadron H02A of hydran in G5: CA',
      'squadron L01A of lyran in D6: CA',
    ]),
  );
  const plot = (seat: typeof hydran, n: number, to: string) =>
    ({ kind: 'plot', ref: nthOrder(seat, 1, n), way: [placeId(to)] }) as const;
  const outcome = runTurn<GalacticConquest>(galacticConquest, {
    state,
    seed: 'silence',
    plans: {
      [hydran]: {
        hq: [],
        units: { [unitId('h01a')]: [plot(hydran, 1, 'hd5')], [unitId('h02a')]: [plot(hydran, 2, 'hg6')] },
      },
      [lyran]: { hq: [], units: { [unitId('l01a')]: [plot(lyran, 1, 'hd5')] } },
    },
    decide: silenceOf,
  });
  expect(outcome.refusals.map(({ order }) => order)).toEqual([nthOrder(lyran, 1, 1)]);
  expect(outcome.state.squadrons[unitId('h01a')]?.place).toBe('hd5');
  expect(outcome.state.systems[placeId('hg6')]?.owner).toBe(lyran);
  // The homeworld alone pays.
  expect(outcome.state.empires[lyran]?.treasury).toBe(13);
});

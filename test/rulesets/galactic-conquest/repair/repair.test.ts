import { describe, expect, test } from 'vitest';
import { nthOrder, unitId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { GalacticConquest, Order } from '#rulesets/galactic-conquest/game.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import { placeId } from '#kernel/words/ids.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { squadronPage } from '#rulesets/galactic-conquest/presentation/squadrons/units.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { cases } from '../caseWriting.ts';

const [hydran] = seats;
const h01a = unitId('h01a');

/** What the page of H01A says of repairs, label by label. */
function foreseen(
  lines: readonly string[],
  plan: Plan<Order> = emptyPlan(),
): Readonly<Record<string, string>> {
  const view = makeView(cases.world(cases.readGiven(lines)), hydran);
  const section = squadronPage(view, plan, h01a).sections.find(({ title }) => title === 'Repairs');
  return section?.kind === 'facts'
    ? Object.fromEntries(section.facts.map(({ label, value }) => [label, phraseText(value)]))
    : {};
}

describe('the page of a squadron', () => {
  const world = ['homeworld Hydrax of hydran in D3', 'squadron H01A of hydran in D3: CA(-8DF) 2xDN(-9DF) DD'];

  test('says what is damaged, and how much will be repaired this turn and where (C2.10)', () => {
    expect(foreseen(world)).toEqual({
      Missing: '26 DF',
      'Repaired this turn': '26 DF, in D3',
      'Order of repairs': 'Repair in turn',
      'CA(-8DF)': '8 of 8 DF',
      'DN(-9DF)': '9 of 9 DF',
    });
  });

  test('foresees as much as the turn does, orders and courses counted', () => {
    const ref = (nth: number) => nthOrder(hydran, 1, nth);
    const plan = withOrder<Order>(
      withOrder<Order>(
        emptyPlan(),
        { kind: 'plot', ref: ref(1), way: ['hd4', 'hd5', 'hd6'].map(placeId) },
        h01a,
      ),
      { kind: 'repair', ref: ref(2), rank: 'last', hulls: ['DN'] },
      h01a,
    );
    const given = ['major Hydrax of hydran in D3', 'squadron H01A of hydran in D3: CA(-8DF) 2xDN(-9DF)'];
    const said = foreseen(given, plan);
    expect(said['Repaired this turn']).toBe('6 DF, in D3');
    expect(said['Order of repairs']).toBe('Repair last: DN first');
    const { state } = runTurn<GalacticConquest>(galacticConquest, {
      state: cases.world(cases.readGiven(given)),
      seed: 'repair',
      plans: { [hydran]: plan },
    });
    expect(state.squadrons[h01a]?.ships.map(({ lost = 0 }) => lost)).toEqual([8, 3, 9]);
  });

  test('says that nothing will be repaired where there is no repair unit, and nothing at all of whole ships', () => {
    expect(foreseen(['squadron H01A of hydran in D3: CA(-8DF)'])['Repaired this turn']).toBe(
      'nothing: no repair unit with room is here',
    );
    expect(foreseen(['squadron H01A of hydran in D3: CA'])).toEqual({});
  });
});

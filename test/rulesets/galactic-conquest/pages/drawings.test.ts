import { expect, test } from 'vitest';
import { emptyPlan } from '#kernel/game/plan.ts';
import { seatId } from '#kernel/words/ids.ts';
import { presentation } from '#rulesets/galactic-conquest/presentation/index.ts';
import { drawingOf } from '#rulesets/galactic-conquest/presentation/squadrons/units.ts';
import { cases } from '../caseWriting.ts';
import { galacticConquest } from '../yards/shelf.ts';

/* What a client draws for ships and bases. */

test('a base is drawn as a station, a ship by its class', () => {
  for (const base of ['MB', 'BATS', 'SB', 'DefSat', 'GBDP', '6xGBDP'])
    expect(drawingOf(base), base).toBe('Base');
  expect(['CA', 'DD', 'FF', 'D7C', undefined].map(drawingOf)).toEqual([
    'Heavy Cruiser',
    'Destroyer',
    'Destroyer',
    'Light Cruiser',
    'Light Cruiser',
  ]);
  const state = cases.world(
    cases.readGiven(['homeworld Hydrax of hydran in D4', 'squadron H01A of hydran in D4: CA']),
  );
  const [row] = presentation.units(galacticConquest.view(state, seatId('hydran'), []), emptyPlan());
  expect(row?.sign).toBe('Heavy Cruiser');
});

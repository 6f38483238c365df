import { describe, expect, test } from 'vitest';
import { placeId } from '#kernel/words/ids.ts';
import { ratingAt } from '#rulesets/galactic-conquest/bases/stand.ts';
import { plateauOf } from '#rulesets/galactic-conquest/economy/exhaustion.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { countsAs } from '#rulesets/galactic-conquest/model/system.ts';
import { crowdingAt } from '#rulesets/galactic-conquest/morale/stability.ts';
import { cases } from '../caseWriting.ts';

const [hydran] = seats;
const lyra = placeId('he9');

/** A homeworld of the Hydrans, and in E9 another one, which they have captured or not. */
function world(captured: boolean, ...lines: readonly string[]): State {
  const before = cases.world(
    cases.readGiven(['homeworld Hydrax of hydran in D3', 'homeworld Lyra of hydran in E9', ...lines]),
  );
  const system = before.systems[lyra];
  if (system === undefined) throw new Error('no system in E9');
  return captured
    ? { ...before, systems: { ...before.systems, [lyra]: { ...system, captured: true as const } } }
    : before;
}

describe('a captured homeworld counts as a major system (B1.35)', () => {
  test('and no other system as anything but what it is', () => {
    expect(countsAs({ kind: 'homeworld', captured: true })).toBe('major');
    expect(countsAs({ kind: 'homeworld' })).toBe('homeworld');
    expect(countsAs({ kind: 'major', captured: true })).toBe('major');
    expect(countsAs({ kind: 'minor' })).toBe('minor');
  });

  test('it commands eight ships, where a homeworld commands ten (D6.20)', () => {
    expect(ratingAt(world(false, 'bases of hydran in E9: 12xGBDP'), lyra)).toBe(10);
    expect(ratingAt(world(true, 'bases of hydran in E9: 12xGBDP'), lyra)).toBe(8);
  });

  test('it bears one turn of full war, where a homeworld bears two (B12.50)', () => {
    expect(plateauOf(world(false), hydran)).toBe(400);
    expect(plateauOf(world(true), hydran)).toBe(300);
  });

  test('its ground bases lower its morale, as those of no homeworld do (B6.20)', () => {
    const bases = 'bases of hydran in E9: 12xGBDP 12xGSA';
    expect(crowdingAt(world(false, bases), lyra)).toBe(0);
    expect(crowdingAt(world(true, bases), lyra)).toBe(2);
  });
});

import { expect, test } from 'vitest';
import { placeId, seatId } from '#kernel/words/ids.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { worldOf } from '../caseWorlds.ts';

const seen = (ships: string) =>
  vbamSfb.view(
    worldOf([
      ...[
        'empire gorn',
        'empire isc',
        'system 0404 isc, census 5, productivity 4, morale 3, raw 2, capacity 9',
      ],
      ...['turn 2', `units 1 ${ships} of gorn at 0404`, 'units 1 FF of isc at 0404'],
    ]),
    seatId('gorn'),
    [],
  ).sectors[placeId('s0404')];

test('whoever enters a system sees whose it is, its Census and its ships; an Explorer all of its figures (VB 516, OURS)', () => {
  expect(seen('CA')?.system).toEqual({ owner: 'isc', census: 5 });
  expect(seen('SR')?.system).toMatchObject({
    owner: 'isc',
    census: 5,
    figures: { census: 5, productivity: 4, morale: 3, raw: 2, capacity: 9 },
  });
});

test('the class of a ship that is met is known: unit lists are open to all (VB 51)', () => {
  expect(Object.values(seen('CA')?.units ?? {})).toEqual([{ seat: 'isc', design: 'FF', crippled: false }]);
});

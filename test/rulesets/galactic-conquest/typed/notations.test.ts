import { expect, test } from 'vitest';
import { seatId, unitId } from '#kernel/words/ids.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { reserveLines } from '#rulesets/galactic-conquest/presentation/economy/reserveLines.ts';
import { rowFor } from '#rulesets/galactic-conquest/ships/fleet.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';
import { shipIn } from '#rulesets/galactic-conquest/ships/wings.ts';
import { freshCode, isCodeOf } from '#rulesets/galactic-conquest/squadrons/codes.ts';
import { jobName } from '#rulesets/galactic-conquest/yards/known.ts';

const [klingon, lyran] = [seatId('klingon'), seatId('lyran')];

test('D7(23%) is a D7 of which 23 % are finished (A4.10, GCV-004)', () => {
  // Three of thirteen turns are 23.07 %.
  const ship = shipIn(ourShips, rowFor(ourShips, klingon, 'D7')!, false);
  const job = { ship, price: 1, paid: 1, ordered: 1, begins: 1, ready: 14 };
  expect([jobName(job, 4), jobName(job, 1)]).toEqual(['D7(23%)', 'D7']);
  // As the turn begins: after one of two turns it is half.
  expect(jobName({ ...job, ready: 3 }, 2)).toBe('D7(50%)');
});

test('K12B is the twelfth squadron of the Klingons in fleet B, and of nobody else (A6.10, GCV-010)', () => {
  const empires = { [klingon]: {}, [lyran]: {} } as unknown as State['empires'];
  const squadrons = Object.fromEntries(
    Array.from({ length: 11 }, (_, at) => [unitId(`k${String(at + 1).padStart(2, '0')}b`), {}]),
  ) as unknown as State['squadrons'];
  expect(freshCode({ empires, squadrons }, klingon, new Set(), 'b')).toBe('k12b');
  expect([klingon, lyran].map((seat) => isCodeOf({ empires }, seat, unitId('k12b')))).toEqual([true, false]);
});

test('a reserve is written by its hex, and what of it is in terrain (E3.10, GCV-140)', () => {
  const lines = (lies: object, reserve: object = { 'F-L': 10, 'F-S': 10 }): readonly string[] =>
    reserveLines(
      {
        systems: { hl7: { kind: 'homeworld', owner: lyran, name: 'Lyra' } },
        empires: { [lyran]: { merchant: { working: { large: 0, small: 0 }, reserve, lies } } },
      } as unknown as State,
      lyran,
    );
  expect(lines({ hl7: { terrain: { 'F-L': 5 } } })).toEqual([
    'L7- SR, 10xF-L and 10xF-S. 5xF-L in terrain, 5xF-L and 10xF-S in empty space.',
  ]);
  expect(lines({})).toEqual(['L7- SR, 10xF-L and 10xF-S.']);
  expect(lines({ hl8: { here: { 'F-S': 5 } } }, { 'F-L': 1, 'F-S': 6, LQ: 2 })).toEqual([
    'L7- SR, 1xF-L, 1xF-S and 2xLQ.',
    'L8- SR, 5xF-S.',
  ]);
  expect(lines({ hl7: { terrain: { LQ: 2 } } }, { LQ: 2 })).toEqual(['L7- SR, 2xLQ. 2xLQ in terrain.']);
});

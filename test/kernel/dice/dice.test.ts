import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listLog } from '#kernel/dice/rollLog.ts';
import type { WrittenRoll } from '#kernel/dice/scripted.ts';
import { scriptedDice } from '#kernel/dice/scripted.ts';
import { openDice } from '#kernel/dice/streams.ts';

const rolls = (count: number, roll: () => number): number[] => Array.from({ length: count }, roll);

describe('named streams', () => {
  test('the same seed and name give the same rolls; another name or seed gives others', () => {
    const of = (seed: string, name: string): number[] => {
      const draw = openDice(seed).fork(name);
      return rolls(20, () => draw.int(1000));
    };
    expect(of('x', 'a')).toEqual(of('x', 'a'));
    expect(of('x', 'a')).not.toEqual(of('x', 'b'));
    expect(of('x', 'a')).not.toEqual(of('y', 'a'));
  });

  test('an extra roll in one stream moves no other stream', () => {
    const rolled = (extra: number): number[] => {
      const dice = openDice('seed');
      const other = dice.fork('battle', 's00001', 1);
      rolls(extra, () => other.int(6));
      const mine = dice.fork('battle', 's00002', 1);
      return rolls(10, () => mine.int(100));
    };
    expect(rolled(7)).toEqual(rolled(0));
  });

  test('every roll is logged with its stream, and certain outcomes roll nothing', () => {
    const log = listLog();
    const draw = openDice('seed', log).fork('siege', 's00003');
    expect(draw.chance(0, 10)).toBe(false);
    expect(draw.chance(10, 10)).toBe(true);
    expect(log.rolls).toEqual([]);
    const won = draw.chance(3, 10);
    expect(log.rolls).toEqual([
      { stream: 'siege/s00003', outOf: 10, wins: 3, rolled: expect.any(Number) as number },
    ]);
    expect((log.rolls[0]?.rolled ?? 0) <= 3).toBe(won);
  });

  test('a die is fair: each of six faces within 4 standard errors over 60,000 rolls', () => {
    const draw = openDice('fair');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let at = 0; at < 60_000; at += 1) (counts[draw.int(6) - 1] as number) += 1;
    for (const count of counts)
      expect(Math.abs(count - 10_000)).toBeLessThan(4 * Math.sqrt(60_000 * (1 / 6) * (5 / 6)));
  });

  test('a shuffle keeps every item and leaves its input as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const before = [...items];
        expect(openDice(seed).shuffle(items).sort()).toEqual([...before].sort());
        expect(items).toEqual(before);
      }),
    );
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 31 + 1])('%d sides cannot be rolled', (sides) => {
    expect(() => openDice('x').int(sides)).toThrow(RangeError);
  });
});

describe('scripted dice', () => {
  test('written rolls come up in their stream, everything else from the seed', () => {
    const dice = scriptedDice([{ stream: 's00001/1', rolls: [4, true, false] }], 'rest');
    const mine = dice.fork('battle', 's00001', 1);
    expect([mine.int(6), mine.chance(1, 100), mine.chance(99, 100)]).toEqual([4, true, false]);
    expect(dice.fork('other').int(1000)).toBe(openDice('rest').fork('other').int(1000));
    expect(dice.leftovers()).toEqual([]);
  });
  test('a chance written with its share comes up for that chance alone', () => {
    const written = (wins: number, outOf: number): boolean =>
      scriptedDice([{ stream: 'a', rolls: [{ roll: true, of: [36.3, 100] }] }])
        .fork('a')
        .chance(wins, outOf);
    expect([written(363, 1000), written(7260, 20_000)]).toEqual([true, true]);
    for (const [wins, outOf] of [
      [36, 100],
      [364, 1000],
      [7261, 20_000],
    ] as const)
      expect(() => written(wins, outOf)).toThrow('says a chance of 36.3 in 100');
    expect(
      scriptedDice([{ stream: 'a', rolls: [{ roll: false, of: [3, 6.6] }] }])
        .fork('a')
        .chance(30, 66),
    ).toBe(false);
  });
  test('a number may be written with the faces of its die', () => {
    expect(
      scriptedDice([{ stream: 'a', rolls: [{ roll: 3, outOf: 6 }] }])
        .fork('a')
        .int(6),
    ).toBe(3);
  });
  test('rolls that nobody asked for are named', () => {
    const dice = scriptedDice([{ stream: 'never', rolls: [1, 2] }]);
    expect(dice.leftovers()).toEqual(['never: 2 left']);
  });
  test.each([
    ['a script run dry', [] as WrittenRoll[], 'no roll left'],
    ['a face of another die', [{ roll: 3, outOf: 8 }], 'says 1 to 8 where 1 to 6 was asked'],
    ['a face the die does not have', [7], 'where 1 to 6 was asked'],
    ['a yes where a number was asked', [true], 'where a number'],
  ])('%s throws with the stream’s name', (_, script, message) => {
    expect(() =>
      scriptedDice([{ stream: 'a', rolls: script }])
        .fork('a')
        .int(6),
    ).toThrow(message);
  });
});

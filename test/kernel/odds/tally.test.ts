import { describe, expect, test } from 'vitest';
import type { Draw } from '#kernel/dice/draw.ts';
import type { Trial } from '#kernel/odds/odds.ts';
import { likelihood, spreadOf, tallied, together } from '#kernel/odds/tally.ts';
import { phrase } from '#kernel/words/phrase.ts';

const trialOf = (run: Trial['run']): Trial => ({
  chances: [phrase('Six')],
  counted: [{ side: 'own', label: phrase('Eyes'), of: 6 }],
  run,
});
/** A die of six wins with a six, and is counted. */
const sixes = trialOf((draw: Draw) => {
  const eyes = draw.fork('somebody', 3).int(6);
  return { ended: eyes === 6 ? 'won' : 'lost', came: [eyes === 6], counts: [eyes] };
});

describe('a forecast', () => {
  test('comes out alike however its battles are shared out', () => {
    const whole = tallied(sixes, 0, 240);
    for (const workers of [2, 8]) {
      const each = 240 / workers;
      const shares = Array.from({ length: workers }, (_, at) => tallied(sixes, at * each, (at + 1) * each));
      expect(shares.toReversed().reduce(together)).toEqual(whole);
    }
  });

  test('fights the battles with those numbers, each with dice of its own', () => {
    const streams: number[] = [];
    const told = trialOf((draw) => {
      streams.push(draw.int(2 ** 31));
      return { ended: 'open', came: [false], counts: [0] };
    });
    expect(tallied(told, 10, 15).runs).toBe(5);
    expect(new Set(streams).size).toBe(5);
    const later = streams.splice(0).slice(2);
    tallied(told, 12, 15);
    expect(streams).toEqual(later);
  });

  test('is sure where nothing is rolled, after one battle', () => {
    const tally = tallied(
      trialOf(() => ({ ended: 'won', came: [true], counts: [2] })),
      0,
      2_000,
    );
    expect(tally).toEqual({
      runs: 1,
      ended: { won: 1, lost: 0, open: 0 },
      came: [1],
      counts: [[0, 0, 1]],
      sure: true,
    });
    expect(likelihood(1, tally)).toEqual({ percent: 100, error: 0 });
  });
});

describe('what is told of it', () => {
  test('a chance of one half after 100 and after 2,000 battles: 1.96 standard errors of 5.0 and of 1.118 percent', () => {
    expect(likelihood(50, { runs: 100, sure: false })).toEqual({ percent: 50, error: 10 });
    expect(likelihood(1_000, { runs: 2_000, sure: false })).toEqual({ percent: 50, error: 3 });
  });

  test('what never came about in 20 battles may have a chance of 16 percent: (1.96² / 20) / (1 + 1.96² / 20)', () => {
    expect(likelihood(0, { runs: 20, sure: false })).toEqual({ percent: 0, error: 17 });
  });

  test('a count of 0 in one battle of ten, of 1 in eight and of 5 in one', () => {
    expect(spreadOf([1, 8, 0, 0, 0, 1])).toEqual({ tenths: 13, low: 0, high: 1 });
  });
});

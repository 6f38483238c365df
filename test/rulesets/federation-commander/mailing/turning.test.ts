import { describe, expect, test } from 'vitest';
import { battleOf } from './battles.ts';
import { faultsOfTurning, laid, layingOf } from './turning.ts';

describe('a map that is laid anew', () => {
  /* 0101 has to its six sides, from A clockwise, 0100, 0200, 0201, 0102, m (0) 01 and m (0) 00: even columns lie half a hex lower. */
  const around = ['h0100', 'h0200', 'h0201', 'h0102', 'h0001', 'h0000'];

  test.each([0, 1, 2, 3, 4, 5])(
    'turned by %d sides, each neighbour of 0101 comes to that many further',
    (sides) => {
      const laying = { sides, towardsC: 0, towardsD: 0 };
      expect(laid(around, laying)).toEqual(around.map((_, at) => around[(at + sides) % 6]));
      expect(laid('h0101', laying)).toBe('h0101');
    },
  );

  /* Two hexes towards C are two columns to the right and one hex down. */
  test('is shifted by hexes, and facings with it only turned', () => {
    const world = {
      ship: { place: 'h0304', facing: 5 },
      over: { through: 2 },
      fired: { aims: [], through: 2 },
    };
    expect(laid(world, { sides: 0, towardsC: 2, towardsD: -8 })).toEqual({
      ...world,
      ship: { place: 'h05.m03', facing: 5 },
    });
    const half = laid(world, { sides: 3, towardsC: 0, towardsD: 0 });
    expect([half.ship.facing, half.over.through, half.fired.through]).toEqual([2, 2, 5]);
  });

  test('by a half turn covers a fixed map: each corner comes to the one across', () => {
    const edge = { across: 42, down: 30 };
    const laying = layingOf('fixed', { ...battleOf('fixed'), edge });
    expect(laid(['h0101', 'h4230', 'h0130', 'h4201'], laying)).toEqual(['h4230', 'h0101', 'h4201', 'h0130']);
  });
});

test.each(['e', 'g', 'h', 'i', '42'])(
  'a map that is turned or shifted changes nothing in battle %s',
  (seed) => {
    expect(faultsOfTurning(`turning ${seed}`)).toEqual([]);
  },
);

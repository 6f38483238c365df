import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Arc } from '#kernel/board/bearing.ts';
import { arc, isInArc, seenFacing, sidesAt } from '#kernel/board/bearing.ts';
import { gridBoard } from '#kernel/board/board.ts';
import type { Cell, Side } from '#kernel/board/grid.ts';
import { cellAt, cellsOf, labels } from './boards.ts';
import { columnAndRow, printedNumber } from './schemes.ts';

/* The map of Federation Commander; citations are its rules. Facings are the letters A to F. */

const map = gridBoard({ tiling: 'flat', shifted: 'even' }, printedNumber);
const facing = (letter: string): Side => 'ABCDEF'.indexOf(letter);
const at = (label: string): Cell => cellAt(map, label);
const over = (label: string, side: Side): string =>
  map.names.label(map.step(at(label), (side + 6) % 6) as Cell);
const faced = (label: string, letter: string): string => over(label, facing(letter));
/** Where a hex stands as seen from another, in 24ths from the facing. */
const seen = (from: string, letter: string, to: string): number =>
  seenFacing(facing(letter), map.bearing(at(from), at(to)) as number);

describe('facing', () => {
  test.each([
    ['2A4', '0608', 'A', '0607'],
    ['2A4', '0207', 'C', '0308'],
    ['2A4', '62', 'A', '0601'],
    ['3C1', '44', 'A', '0403'],
    ['3C1', '44', 'D', '0405'],
    ['8A', '35', 'D', '0306'],
    ['8A', '62', 'D', '0603'],
  ])('%s: in %s facing %s one faces %s', (_, hex, letter, next) => {
    expect(faced(hex, letter)).toBe(next);
  });
  test('is directly towards one of the six adjacent hexes (2A4)', () => {
    const near = [...'ABCDEF'].map((letter) => faced('0707', letter));
    expect(near).toEqual(labels(map, map.around(at('0707'))));
    expect(new Set(near).size).toBe(6);
  });
});

describe('moves', () => {
  test('in 1119 facing A one goes ahead to 1118, right to 1218, left to 1018 (2C4c)', () => {
    expect(faced('1119', 'A')).toBe('1118');
    expect(faced('1119', 'B')).toBe('1218');
    expect(faced('1119', 'F')).toBe('1018');
  });
  test('and the other hexes that a high energy turn could enter are 1219, 1019 and 1120 (2C4c)', () => {
    expect(['C', 'D', 'E'].map((letter) => faced('1119', letter))).toEqual(['1219', '1120', '1019']);
  });
  test('a sideslip enters one of the hexes ahead and to the side, that of the turn to it (2C4b)', () => {
    expect(over('22', facing('A') - 1)).toBe('0102');
    expect(faced('22', 'F')).toBe('0102');
  });
  test('two sideslips to the right end two hexes south of where the ship would be without them (2C4d)', () => {
    // From hex #3 facing B: slip, ahead, slip; each slip goes to the right, in direction C.
    const go = (start: string, letters: string): string =>
      [...letters].reduce((hex, letter) => faced(hex, letter), start);
    const slipped = go('1109', 'CBC');
    expect(go(go('1109', 'BBB'), 'DD')).toBe(slipped);
  });
  test('in reverse one enters the hex opposite to the facing (2A3c)', () => {
    expect(over('1119', facing('A') + 3)).toBe('1120');
    expect(seen('1119', 'A', '1120')).toBe(12);
  });
});

describe('the map', () => {
  test('has no edge: hexes go on in all directions', () => {
    expect(faced('0101', 'F')).toBe('0000');
    expect(faced('0000', 'F')).toBe('-1.0');
    expect(faced('9999', 'C')).toBe('100.99');
    expect(map.names.find('-1.30')).toBe(map.at({ x: -1, y: 30 }));
    expect(map.names.id(at('-1.30'))).toBe('h-1.30');
  });
  test('without edges is searched for a way no further than it may cost', () => {
    const closed = at('0706');
    const way = (most: number, bars: boolean): readonly Cell[] | undefined =>
      map.route(at('0702'), closed, (_, to) => (bars && to === closed ? undefined : 1), most);
    expect(labels(map, way(4, false) ?? [])).toEqual(['0703', '0704', '0705', '0706']);
    expect(way(3, false)).toBeUndefined();
    expect(way(20, true)).toBeUndefined();
  });
  test('may be moved below the ships: if all go as many hexes in one direction nothing else changes (8A)', () => {
    const push = (cell: Cell, side: Side, hexes: number): Cell =>
      Array.from({ length: hexes }).reduce<Cell>((on) => map.step(on, side) as Cell, cell);
    fc.assert(
      fc.property(
        cellsOf(map),
        cellsOf(map),
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 1, max: 40 }),
        (one, other, side, hexes) => {
          const [a, b] = [push(one, side, hexes), push(other, side, hexes)];
          expect(map.distance(a, b)).toBe(map.distance(one, other));
          expect(map.bearing(a, b)).toBe(map.bearing(one, other));
        },
      ),
    );
  });
});

test('on a fixed map there is nothing beyond the edge: who goes there has left (2E1c, 8A)', () => {
  const fixed = gridBoard({ tiling: 'flat', shifted: 'odd', across: 42, down: 30 }, columnAndRow);
  const beyond = (label: string): readonly (string | undefined)[] =>
    labels(
      fixed,
      [0, 1, 2, 3, 4, 5].map((side) => fixed.step(cellAt(fixed, label), side)),
    );
  expect(beyond('0207')).toEqual(['0206', '0307', '0308', '0208', '0108', '0107']);
  expect(beyond('0101')).toEqual([undefined, undefined, '0201', '0102', undefined, undefined]);
  expect(beyond('4230')).toEqual(['4229', undefined, undefined, undefined, undefined, '4130']);
});

describe('range', () => {
  test('counts the hex of the target but not that of the firing unit, by the shortest path (3A5)', () => {
    expect(map.distance(at('0706'), at('0705'))).toBe(1);
    expect(map.distance(at('0706'), at('0804'))).toBe(2);
    expect(map.distance(at('0706'), at('0603'))).toBe(3);
    expect(map.distance(at('0706'), at('1005'))).toBe(3);
  });
  test('is 0 in one hex (3A5)', () => {
    expect(map.distance(at('0706'), at('0706'))).toBe(0);
    expect(map.bearing(at('0706'), at('0706'))).toBeUndefined();
  });
  test('a ship is 35 hexes from one 35 rows away, and from none nearer (2E1b)', () => {
    expect(map.distance(at('1010'), at('1045'))).toBe(35);
    expect(map.distance(at('1010'), at('4527'))).toBe(35);
    expect(map.distance(at('1010'), at('4445'))).toBeGreaterThan(35);
  });
});

describe('firing arcs', () => {
  // Two straight rows bound each arc and lie in it (3B).
  const [LF, RF, R, RR, LR, L] = [arc(20, 0), arc(0, 4), arc(4, 8), arc(8, 12), arc(12, 16), arc(16, 20)];
  const [FA, FX, RA, RX] = [LF | RF, L | LF | RF | R, LR | RR, L | LR | RR | R];
  const arcs: Readonly<Record<string, Arc>> = { LF, RF, R, RR, LR, L };
  const arcsOf = (from: string, letter: string, to: string): readonly string[] =>
    Object.keys(arcs).filter((name) => isInArc(arcs[name] as Arc, seen(from, letter, to)));

  test('the row straight ahead lies in the left and the right forward arc (3B)', () => {
    expect(arcsOf('1010', 'A', '1003')).toEqual(['LF', 'RF']);
  });
  test('each of the six straight rows lies in two adjacent arcs, all else in one (3B)', () => {
    const near = (letter: string): string => faced('1010', letter);
    expect([...'ABCDEF'].map((letter) => arcsOf('1010', 'A', near(letter)))).toEqual([
      ['LF', 'RF'],
      ['RF', 'R'],
      ['R', 'RR'],
      ['RR', 'LR'],
      ['LR', 'L'],
      ['LF', 'L'],
    ]);
    const between = [...'ABCDEF'].map((letter, side) => over(near(letter), side + 1));
    expect(between.map((hex) => arcsOf('1010', 'A', hex))).toEqual([
      ['RF'],
      ['R'],
      ['RR'],
      ['LR'],
      ['L'],
      ['LF'],
    ]);
  });
  test('turn with the ship', () => {
    expect(arcsOf('1010', 'B', faced('1010', 'B'))).toEqual(['LF', 'RF']);
    expect(arcsOf('1010', 'D', '1003')).toEqual(['RR', 'LR']);
  });
  const parts = Array.from({ length: 24 }, (_, part) => part);
  const count = (mask: Arc): number => parts.filter((part) => isInArc(mask, part)).length;
  test('FA, FX, RA and RX are joined from them; all six are 360 degrees (3B)', () => {
    expect([FA, FX, RA, RX].map(count)).toEqual([9, 17, 9, 17]);
    expect(count(LF | RF | R | RR | LR | L)).toBe(24);
    expect(FA & RA).toBe(0);
    expect(parts.filter((part) => isInArc(FX & RX, part))).toEqual([4, 5, 6, 7, 8, 16, 17, 18, 19, 20]);
  });
  test('front and rear hemisphere are 180 degrees each; what is exactly abeam lies in both (3B)', () => {
    const [FH, RH] = [arc(18, 6), arc(6, 18)];
    expect(FH | RH).toBe(2 ** 24 - 1);
    expect(parts.filter((part) => isInArc(FH & RH, part))).toEqual([6, 18]);
    expect(seen('1010', 'A', '1210')).toBe(6);
    expect(seen('1010', 'A', '0810')).toBe(18);
  });
});

describe('shields', () => {
  /** The numbers of the shields of a target that fire from a hex strikes: 1 in front, clockwise. */
  const struck = (target: string, letter: string, from: string): readonly number[] =>
    sidesAt(seen(target, letter, from)).map((side) => side + 1);
  test('of a ship in 44 facing 43, #1 faces 43 and #4 faces 45 (3C1)', () => {
    expect(struck('44', 'A', '43')).toEqual([1]);
    expect(struck('44', 'A', '45')).toEqual([4]);
  });
  test('#2 and #3 are on the right, #5 and #6 on the left (3C1)', () => {
    expect([...'BCEF'].map((letter) => struck('44', 'A', faced('44', letter)))).toEqual([[2], [3], [5], [6]]);
  });
  test.each([
    ['0603', 'the side in front', [1]],
    ['1005', 'the side right in front', [2]],
    ['0804', 'exactly a corner, so the owner chooses', [1, 2]],
  ])('of a ship in 0706 facing A, fire from %s crosses %s (3C6, 3C6c)', (from, _, numbers) => {
    expect(struck('0706', 'A', from)).toEqual(numbers);
  });
  test('the side through which one fires is that towards the target (4A3)', () => {
    expect(sidesAt(map.bearing(at('0706'), at('0603')) as number)).toEqual([facing('A')]);
    expect(sidesAt(map.bearing(at('0603'), at('0706')) as number)).toEqual([facing('D')]);
  });
});

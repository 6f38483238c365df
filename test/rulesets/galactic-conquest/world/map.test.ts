import { describe, expect, test } from 'vitest';
import { placeId } from '#kernel/words/ids.ts';
import { beside, boardOf, distance, hexNamed, hexesOn } from '#rulesets/galactic-conquest/map/board.ts';
import {
  groundAt,
  isDeepSpace,
  isGroundRow,
  knownSigns,
  signAt,
  withGround,
} from '#rulesets/galactic-conquest/map/ground.ts';
import { nameOf } from '#rulesets/galactic-conquest/map/seats.ts';
import {
  everySeat,
  lettered,
  seatLettered,
  sheetOf,
  usualSheet,
} from '#rulesets/galactic-conquest/map/sheets.ts';
import { hexesOfSpine, spineBetween, spineName, spinesOf } from '#rulesets/galactic-conquest/map/spines.ts';
import { armFor } from '#rulesets/galactic-conquest/setup/arm/size.ts';
import { latticeOf } from '#rulesets/galactic-conquest/setup/arm/lattice.ts';

const book = armFor(lettered);
const board = boardOf(book);

describe('rows (A5.0, A5.10)', () => {
  test('the arm of twelve empires has rows A to ZZ, MM17 lies beside MM77, and B1 begins the second row from the south', () => {
    expect(book.first).toHaveLength(52);
    expect(book.across).toBe(61);
    expect(distance(board, placeId('hmm17'), placeId('hmm77'))).toBe(1);
    expect(hexNamed(book, 'MM16')).toBeUndefined();
    expect(hexNamed(book, 'MM78')).toBeUndefined();
    expect(hexNamed(book, 'B1')).toBe('hb1');
    expect(['ZZ54', 'K24', 'R25', 'S26', 'Z20', 'Z23'].map((name) => hexNamed(book, name))).not.toContain(
      undefined,
    );
    // Along a row, and on a diagonal to the next one.
    expect(distance(board, placeId('hz20'), placeId('hz23'))).toBe(3);
    expect(distance(board, placeId('hr25'), placeId('hs26'))).toBe(1);
  });

  test.each([2, 7, 16])('an arm of %s empires wraps from east to west alone', (empires) => {
    const map = armFor(empires);
    const all = hexesOn(map);
    expect(new Set(all).size).toBe(map.across * map.first.length);
    const sides = all.map((place) => beside(boardOf(map), place).length);
    // Four sides in the northernmost and the southernmost row, six everywhere else.
    expect(sides.filter((count) => count === 4)).toHaveLength(2 * map.across);
    expect(sides.filter((count) => count === 6)).toHaveLength(all.length - 2 * map.across);
  });

  test('sixteen empires have 4,000 hexes', () => {
    const { across, first } = armFor(16);
    expect(across * first.length).toBe(4004);
  });

  test('the lattice of the generator measures as the board does', () => {
    for (const map of [book, armFor(3), armFor(16)]) {
      const { places, distance: measured } = latticeOf(map);
      for (let at = 0; at < places.length; at += 37) {
        const to = (at * 7 + 11) % places.length;
        expect(measured(at, to)).toBe(distance(boardOf(map), places[at]!, places[to]!));
      }
    }
  });
});

describe('ground (A5.20, A200, A300, B3.10)', () => {
  const at = placeId('hmm17');

  test('each sign says what a hex is, and whether it is surveyed', () => {
    const kinds = knownSigns.map((sign) => groundAt(withGround(book, { [at]: sign }), at));
    expect(knownSigns).toEqual(['-', '.', 'G', 'g', 'o', 'x']);
    expect(kinds).toEqual([
      { kind: 'deep', surveyed: false },
      { kind: 'space', surveyed: true },
      { kind: 'green', surveyed: false },
      { kind: 'green', surveyed: true },
      { kind: 'space', surveyed: false },
      { kind: 'red', surveyed: false },
    ]);
  });

  test('a map without ground is surveyed space, and changes of ground touch no other hex', () => {
    expect(groundAt(book, at)).toEqual({ kind: 'space', surveyed: true });
    const changed = withGround(book, { [at]: 'x', [placeId('hmm77')]: '-' });
    expect(signAt(changed, at)).toBe('x');
    expect(isDeepSpace(changed, placeId('hmm77'))).toBe(true);
    expect(changed.ground?.join('').replaceAll('.', '')).toBe('x-');
    expect(signAt(changed, placeId('hmm78'))).toBeUndefined();
  });

  test('only readers have hexes of which they do not know what is there', () => {
    expect([isGroundRow('..o?', 4, true), isGroundRow('..o?', 4, false)]).toEqual([true, false]);
    expect([isGroundRow('..o', 4, true), isGroundRow('..oq', 4, true)]).toEqual([false, false]);
  });
});

describe('spines (C4.10, C4.40)', () => {
  const [a, b] = [placeId('hmm17'), placeId('hmm77')];

  test('two hexes share one spine, whichever of them it is asked of, over the join of the map too', () => {
    const spine = spineBetween(board, a, b)!;
    expect(spineBetween(board, b, a)).toBe(spine);
    expect(new Set(hexesOfSpine(board, spine))).toEqual(new Set([a, b]));
    expect(spineName(board, spine)).toBe('MM77/MM17');
    expect(spineBetween(board, a, placeId('hmm19'))).toBeUndefined();
  });

  test('a hex has six, each shared with a neighbour; at the end of the map four', () => {
    const spines = spinesOf(board, a);
    expect(new Set(spines).size).toBe(6);
    const others = spines.map((spine) => hexesOfSpine(board, spine)!.find((place) => place !== a));
    expect(new Set(others)).toEqual(new Set(beside(board, a)));
    expect(spinesOf(board, placeId('ha9'))).toHaveLength(4);
    expect(hexesOfSpine(board, 'hmm17.3' as never)).toBeUndefined();
  });
});

describe('sheets (A5.30, B11.50, B14.20)', () => {
  test('the twelve empires have the letters of the book, and four more have others', () => {
    const letters = everySeat.map((seat) => usualSheet(seat).letter);
    expect(letters.slice(0, lettered).join(' ')).toBe('F G K L R X T H Z I J S');
    expect(everySeat).toHaveLength(16);
    expect(new Set(letters).size).toBe(16);
    expect(everySeat.map((seat) => seatLettered(usualSheet(seat).letter))).toEqual(everySeat);
    expect(seatLettered('Q')).toBeUndefined();
    expect(nameOf(seatLettered('K')!)).toBe('Klingon Empire');
  });

  test('the merging compatibility numbers and conversions that the book prints', () => {
    const mcn = (letter: string) => sheetOf(seatLettered(letter)!).mcn;
    expect([mcn('K'), mcn('N'), mcn('L')]).toEqual([5, 4, 1]);
    expect(sheetOf(seatLettered('I')!).conversions).toMatchObject({ sc2: 1, sc4: 2 });
    expect(sheetOf(seatLettered('R')!).rules.map(({ cite }) => cite)).toEqual(['GC Z1.150', 'GC C2.20']);
  });

  test('a game can have it otherwise', () => {
    const klingon = seatLettered('K')!;
    expect(sheetOf(klingon, { mcn: 9 })).toEqual({ ...usualSheet(klingon), mcn: 9 });
  });
});

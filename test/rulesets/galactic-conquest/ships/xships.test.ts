import { expect, test } from 'vitest';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import { isElite } from '#rulesets/galactic-conquest/ships/elite.ts';
import { factorsOf, ratingOf, rowFor, shipOf } from '#rulesets/galactic-conquest/ships/fleet.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';

const named = (seat: string, ...hulls: readonly string[]): readonly Ship[] =>
  hulls.map((hull) => shipOf(rowFor(ourShips, seat as SeatId, hull)!));
const times = (count: number, hull: string): readonly string[] => Array.from({ length: count }, () => hull);

test('X-squadrons of the book are elite, and larger ones are not (C19.40, C19.41, GCV-094)', () => {
  const lyran = (...hulls: readonly string[]) => isElite(named('lyran', ...hulls));
  expect(lyran(...times(4, 'CAX'))).toBe(true);
  expect(lyran('CAX', 'CAX', 'CWX', 'CLX')).toBe(true);
  expect(lyran(...times(5, 'CWX'))).toBe(true);
  expect(lyran('CWX', 'CWX', 'CLX', 'CLX', 'CLX')).toBe(true);
  expect(lyran(...times(6, 'CLX'))).toBe(true);
  expect(lyran(...times(5, 'CAX'))).toBe(false);
  expect(lyran('CAX', ...times(4, 'CWX'))).toBe(false);
  expect(lyran(...times(6, 'CWX'))).toBe(false);
  expect(lyran('CWX', ...times(5, 'CLX'))).toBe(false);
  expect(lyran(...times(7, 'CLX'))).toBe(false);
  expect(lyran('CAX', 'CAX', 'CA')).toBe(false);
  // A heavy war destroyer counts as one of size class 3, and is smaller than war and light cruisers.
  const heavy = shipOf({ ...rowFor(ourShips, 'lyran' as SeatId, 'HDW')!, flags: ['X1'] });
  const withHeavy = (...hulls: readonly string[]) => isElite([...named('lyran', ...hulls), heavy]);
  expect(withHeavy(...times(4, 'CWX'))).toBe(true);
  expect(withHeavy(...times(5, 'CWX'))).toBe(false);
  expect(withHeavy(...times(5, 'CLX'))).toBe(true);
  expect(withHeavy(...times(6, 'CLX'))).toBe(false);
  expect(withHeavy(...times(4, 'CAX'))).toBe(false);
  // Others of size class 4 are not counted.
  expect(lyran(...times(4, 'CAX'), ...times(4, 'DWX'))).toBe(true);
});

test('second generation X-ships have the command ratings and factors of the book, three large and six small ones together (C21.49)', () => {
  const figures = (seat: string, ...hulls: readonly string[]) =>
    named(seat, ...hulls).map((ship) => {
      const { attack, defence } = factorsOf(ship);
      return `${attack}/${defence}`;
    });
  expect(figures('klingon', 'D8', 'F8', 'E8')).toEqual(['77/60', '41/30', '37/20']);
  expect(figures('federation', 'XC', 'XD', 'XF')).toEqual(['70/67', '37/34', '31/26']);
  expect(figures('lyran', 'XC', 'XD', 'XF')).toEqual(['72/65', '38/33', '33/24']);
  expect(figures('romulan', 'XSE', 'XZE', 'XME')).toEqual(['60/77', '32/39', '26/30']);
  expect(figures('kzinti', 'XCA', 'XDD', 'XFF')).toEqual(['75/62', '37/34', '28/28']);
  expect(figures('hydran', 'XE', 'XP', 'XS')).toEqual(['76/60', '36/35', '25/31']);
  expect(figures('tholian', 'XCA', 'XDD', 'XFF')).toEqual(['63/74', '35/35', '25/27']);
  const hydran = (...hulls: readonly string[]) => named('hydran', ...hulls);
  expect(hydran('XE', 'XP', 'XS').map(ratingOf)).toEqual([11, 8, 6]);
  expect(isElite(hydran(...times(3, 'XE'), ...times(3, 'XP'), ...times(3, 'XS')))).toBe(true);
  expect(isElite(hydran(...times(4, 'XE')))).toBe(false);
  expect(isElite(hydran(...times(7, 'XS')))).toBe(false);
});

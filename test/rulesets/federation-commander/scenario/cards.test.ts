import { describe, expect, test } from 'vitest';
import { sumOf } from '#kernel/steps/fractions.ts';
import { cardShape } from '#rulesets/federation-commander/cards/cards.ts';
import { cardFor, ownBook } from '#rulesets/federation-commander/cards/known.ts';
import type { SystemType } from '#rulesets/federation-commander/cards/systems.ts';
import { engines, weaponTypes } from '#rulesets/federation-commander/cards/systems.ts';
import { cannotAccelerate, accelerationCost } from '#rulesets/federation-commander/movement/speed.ts';
import { holdCost } from '#rulesets/federation-commander/movement/moving.ts';
import { turnModes } from '#rulesets/federation-commander/movement/table.ts';
import { movementCost } from '#rulesets/federation-commander/energy/energy.ts';
import { freshShip } from '#rulesets/federation-commander/setup.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';

/* The proportions of the two printed cards, which the eight of our own keep: the Federation heavy cruiser has 16 warp, 2 impulse, 1 reactor and 2 battery boxes
   and pays half a token a hex (FC 1D1, 2B1a), two photon tubes (4C2a) and damage control 2 (5G1); so a warp box moves it two hexes, and 16 of them 32, which is the fastest that there is (2A3d). */

const all = ownBook.map((data) => [data.label, data, cardFor(data)] as const);
const withoutLast = <T>(list: readonly T[]): readonly T[] => list.slice(0, -1);

describe.each(all)('%s', (_, data, card) => {
  const count = (...systems: readonly SystemType[]): number =>
    card.boxes.filter(({ system }) => systems.includes(system)).length;
  const warp = count('l-warp', 'r-warp');
  /** So many times the printed cruisers, which have 16 warp boxes. */
  const size = warp / 16;

  test('is written in the shape of all cards', () => {
    expect(cardShape.parse(JSON.parse(JSON.stringify(data)))).toEqual({ ok: true, value: data });
  });

  test('moves 32 hexes by its warp engines, which are even, and pays whole tokens for every speed', () => {
    expect(count('l-warp')).toBe(count('r-warp'));
    const ship = freshShip(seats[0], data.card, 'Any');
    const pays = (pace: 8 | 16 | 24): number => movementCost(ship, { ...ship.allocation, pace });
    // Half tokens: 24 hexes, and one more in each of eight impulses.
    expect(pays(24) + pays(8)).toBe(2 * warp);
    expect([8, 16, 24].map((pace) => pays(pace as 8) % 2)).toEqual([0, 0, 0]);
  });

  test('has 3 to 5 other power boxes for 16 warp, and 2 to 3 batteries', () => {
    const other = count('imp', 'reac');
    expect(other).toBeGreaterThanOrEqual(Math.floor(3 * size));
    expect(other).toBeLessThanOrEqual(Math.ceil(5 * size));
    expect(count('btty')).toBeGreaterThanOrEqual(2 * size);
    expect(count('btty')).toBeLessThanOrEqual(2 * size + 1);
    expect(count(...engines)).toBe(warp + other);
  });

  test('has 2 heavy weapons and damage control 2 for 16 warp, rounded up', () => {
    expect([count('phot', 'disr'), card.damageControl]).toEqual([Math.ceil(2 * size), Math.ceil(2 * size)]);
    // The Federation has photon tubes, and the Klingons disruptors.
    expect(count(data.card.startsWith('federation') ? 'disr' : 'phot')).toBe(0);
  });

  test('has 4 to 6 phasers for 16 warp, and arcs that mirror', () => {
    const phasers = count('ph-1', 'ph-2', 'ph-3');
    expect(phasers).toBeGreaterThanOrEqual(4 * size);
    expect(phasers).toBeLessThanOrEqual(6 * size);
    const mirrored: Readonly<Record<string, string>> = { 'LF+L': 'RF+R', LS: 'RS', 'L+LR': 'R+RR' };
    for (const [left, right] of Object.entries(mirrored)) {
      const types = (arc: string) =>
        card.mounts.flatMap((mount) => (mount.arc === arc ? [mount.type] : [])).sort();
      expect(types(left)).toEqual(types(right));
    }
    expect(card.mounts.length).toBe(count(...weaponTypes));
  });

  test('has its strongest shield before it, alike on both sides, of 68 to 80 boxes for 16 warp', () => {
    const [front = 0, two, three, , five, six] = card.shields;
    expect([six, five]).toEqual([two, three]);
    expect(Math.max(...card.shields.slice(1))).toBeLessThan(front);
    expect(sumOf(card.shields)).toBeGreaterThanOrEqual(68 * size);
    expect(sumOf(card.shields)).toBeLessThanOrEqual(80 * size);
  });

  test('has 48 to 52 boxes for 16 warp, and each control room, each box once', () => {
    expect(card.boxes.length).toBeGreaterThanOrEqual(48 * size);
    expect(card.boxes.length).toBeLessThanOrEqual(52 * size);
    expect([count('brdg'), count('emer'), count('aux')].every((rooms) => rooms > 0)).toBe(true);
    expect(new Set(card.boxes.map(({ box }) => box)).size).toBe(card.boxes.length);
  });

  test('turns by a category of which the table tells', () => {
    expect(turnModes[card.category]).toBeDefined();
  });
});

test('there are the two printed cards and eight of ours, four a side', () => {
  const of = (side: string, ours: boolean) =>
    ownBook.filter((data) => data.card.startsWith(`${side}-`) && (data.ours === true) === ours).length;
  expect(['federation', 'klingon'].map((side) => [of(side, false), of(side, true)])).toEqual([
    [1, 4],
    [1, 4],
  ]);
});

test('a better category never needs more hexes before a turn (FC 2A5, 2C2)', () => {
  const needed = (['A', 'B', 'C', 'D', 'E'] as const).map((category) => turnModes[category]!);
  for (const [at, better] of withoutLast(needed).entries())
    for (const speed of [0, 8, 16, 24] as const)
      expect(better[speed]).toBeLessThanOrEqual(needed[at + 1]![speed]);
});

describe('a hex by itself is paid in half tokens, a fraction as a whole one (OURS)', () => {
  // Tokens for a hex: a frigate a quarter, a destroyer three eighths, a cruiser a half, a dreadnought three quarters.
  test.each([
    ['federation-ff', 1, 1],
    ['federation-dd', 1, 2],
    ['federation-ca', 1, 2],
    ['federation-dn', 2, 3],
  ])('%s', (card, forwards, backwards) => {
    const ship = { ...freshShip(seats[0], card, 'Any'), speed: 8, energy: 1 } as const;
    expect([holdCost(ship), accelerationCost(ship)]).toEqual([forwards, forwards]);
    expect(accelerationCost({ ...ship, reverse: true })).toBe(backwards);
    expect(cannotAccelerate(ship) === undefined).toBe(forwards === 1);
  });
});

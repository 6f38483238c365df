import { describe, expect, test } from 'vitest';
import { paintBall } from '#ui/map/globes/ball.ts';
import { globeGlyph, lookOf } from '#ui/map/globes/globe.ts';

/** A globe's ball as bytes, 40 pixels wide. */
function painted(name: string, wealth: number, old = false): Uint8ClampedArray {
  const half = 20;
  const pixels = new Uint8ClampedArray(16 * half * half);
  paintBall(pixels, lookOf({ name, wealth }, old), half, half - 1);
  return pixels;
}

/** How far red, green and blue lie apart, on average. */
function colour(pixels: Uint8ClampedArray): number {
  const spans: number[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue, alpha] = pixels.subarray(at, at + 4) as unknown as readonly number[];
    if (alpha === 255) spans.push(Math.max(red!, green!, blue!) - Math.min(red!, green!, blue!));
  }
  return spans.reduce((sum, span) => sum + span, 0) / spans.length;
}

const names = Array.from({ length: 300 }, (_, number) => `Sector ${number}`);

describe('globes', () => {
  test('of one name and wealth are alike to the last pixel', () => {
    expect(painted('Altair', 0.4)).toEqual(painted('Altair', 0.4));
  });
  test('of 300 names no two are alike, though all are equally rich', () => {
    expect(new Set(names.map((name) => painted(name, 0.4).join())).size).toBe(names.length);
  });
  test('grow with their wealth, within the picture', () => {
    for (const name of names) {
      expect(lookOf({ name, wealth: 1 }).radius).toBeGreaterThan(lookOf({ name, wealth: 0 }).radius);
      expect(lookOf({ name, wealth: 7 }).radius).toBeLessThan(0.4);
    }
  });
  test('are of other kinds where the rich live than where the poor do', () => {
    const share = (kind: string, wealth: number): number =>
      names.filter((name) => lookOf({ name, wealth }).kind.name === kind).length;
    expect(share('capital', 0)).toBe(0);
    expect(share('capital', 1)).toBeGreaterThan(10);
    expect(share('moon', 0)).toBeGreaterThan(share('moon', 1));
  });
  test('that are only remembered have hardly any colour', () => {
    for (const name of names.slice(0, 40)) {
      const [now, before] = [colour(painted(name, 0.6)), colour(painted(name, 0.6, true))];
      expect(before).toBeLessThan(40);
      if (now > 60) expect(before).toBeLessThan(now * 0.6);
    }
  });
  test('are dark on the side away from the light', () => {
    const dim = names.slice(0, 40).filter((name) => {
      const pixels = painted(name, 0);
      const light = (x: number, y: number): number =>
        [0, 1, 2].reduce((sum, k) => sum + pixels[(y * 40 + x) * 4 + k]!, 0);
      return light(33, 32) < light(13, 13);
    });
    expect(dim).toHaveLength(40);
  });
  test('remembered and seen are two drawings', () => {
    expect(globeGlyph({ name: 'Altair', wealth: 0.4 })).toBe(globeGlyph({ name: 'Altair', wealth: 0.4 }));
    expect(globeGlyph({ name: 'Altair', wealth: 0.4 }, true).name).not.toBe(
      globeGlyph({ name: 'Altair', wealth: 0.4 }).name,
    );
  });
});

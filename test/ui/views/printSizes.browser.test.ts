import { describe, expect, test } from 'vitest';
import {
  edge,
  overlap,
  papers,
  perMillimetre,
  sheetSize,
  tooLarge,
  widest,
} from '#ui/map/print/printFiles.ts';
import { onPaper } from '#ui/map/print/printPaper.ts';
import { noExtras } from '#ui/map/extras.ts';
import { usualLook } from '#ui/map/looks/look.ts';
import { emptyMap } from '#test/support/play/toyRuleset.ts';
import { bestPages, fileName } from '#ui/views/print/wish.ts';

describe('pages', () => {
  test('of a poster share what they overlap', () => {
    const [short, long] = papers.A4;
    const room = long - 2 * edge;
    expect(sheetSize({ paper: 'A4', wide: true, across: 1, down: 1 })).toEqual({
      width: Math.round(room * perMillimetre),
      height: Math.round((short - 2 * edge) * perMillimetre),
    });
    expect(sheetSize({ paper: 'A4', wide: true, across: 3, down: 1 }).width).toBe(
      Math.round((3 * room - 2 * overlap) * perMillimetre),
    );
  });
  test('lie as the map is shaped, and no page is spent that adds little', () => {
    const content = {
      map: emptyMap,
      place: { one: 'place', many: 'places' },
      seats: [],
      look: usualLook,
      patterns: false,
      arrows: [],
      extras: noExtras,
      title: '',
      legend: false,
      colors: 'paper',
    } as const;
    const laid = (width: number, height: number, most: number): readonly unknown[] => {
      const { wide, across, down } = bestPages(content, [0, 0, width, height], 'A4', most);
      return [wide ? 'wide' : 'upright', across, down];
    };
    expect([laid(1_400, 1_000, 1), laid(1_000, 1_400, 1)]).toEqual([
      ['wide', 1, 1],
      ['upright', 1, 1],
    ]);
    // As wide as four pages are high: all stand side by side, and a second row would be white.
    expect([laid(4_000, 1_400, 4), laid(4_000, 1_400, 7)]).toEqual([
      ['upright', 4, 1],
      ['upright', 4, 1],
    ]);
    expect(laid(1_400, 4_000, 4)).toEqual(['wide', 1, 4]);
    // Of the shape of the paper, four pages draw it twice as large.
    expect(laid(2_970, 2_100, 4)).toEqual(['wide', 2, 2]);
  });
  test('are named for game and turn', () => {
    expect([fileName('tst', 5, 'png'), fileName('gw9', 112, 'pdf')]).toEqual([
      'tst-turn-05-map.png',
      'gw9-turn-112-map.pdf',
    ]);
  });
});

test('a picture too large for any canvas is refused with what to do instead', () => {
  expect(tooLarge(widest, 7_500)).toBe(undefined);
  for (const [width, height] of [
    [widest + 1, 10],
    [10, widest + 1],
    [widest, 7_501],
  ] as const)
    expect(tooLarge(width, height)).toMatch(/smaller scale.*PDF/);
});

test('on paper light and dark change places, hues stay, and so does opacity', () => {
  expect([onPaper('#000000'), onPaper('#ffffff80'), onPaper('#204080')]).toEqual([
    '#ffffff',
    '#00000080',
    '#7f9fdf',
  ]);
  for (const color of ['#4d6fe8', '#05070d', '#f1ece0']) expect(onPaper(onPaper(color))).toBe(color);
});

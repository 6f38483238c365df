import { describe, expect, test } from 'vitest';
import { fixturePlaceId, shownGalaxy, shownSector } from '#test/support/play/fixtureGame.ts';
import { boardOf } from '#ui/map/board/board.ts';
import type { MapChange } from '#ui/map/extras.ts';
import { changeGlyph } from '#ui/map/marks.ts';
import { makePainter } from '#ui/map/painting/painter.ts';
import { changes } from '#ui/map/planes/changes.ts';
import { ghosts } from '#ui/map/planes/ghosts.ts';
import { labels } from '#ui/map/planes/labels.ts';
import { type Shape, toChunks, visible } from '#ui/map/shapes.ts';

const [one, two] = [fixturePlaceId(1), fixturePlaceId(2)];
const map = boardOf(
  shownGalaxy([
    shownSector(1, 0, 0),
    shownSector(2, 5, 0, { foreign: { shipClass: 'Scout', ships: 2, owners: [undefined], units: [] } }),
  ]),
);
const glyphs = (shapes: readonly Shape[]): readonly string[] =>
  shapes.flatMap((shape) => (shape.kind === 'glyph' ? [shape.glyph.name] : []));
const texts = (shapes: readonly Shape[]): readonly string[] =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
const at = (shapes: readonly Shape[], scale: number): readonly Shape[] => [
  ...visible(toChunks(shapes), [-1e6, -1e6, 1e6, 1e6], scale),
];

describe('the player’s own words', () => {
  const words = [
    { place: one, text: 'Muster', color: 'green' },
    { place: one, text: 'by turn 9', color: 'gold' },
    { place: fixturePlaceId(99), text: 'Gone', color: 'red' },
  ] as const;
  test('stand one above the other, and only where the map has the place', () => {
    const shown = labels(map, { labels: words, noted: new Set() });
    expect(texts(shown)).toEqual(['Muster', 'by turn 9']);
    const [low, high] = shown.flatMap((shape) => (shape.kind === 'text' ? [shape.raise ?? 0] : []));
    // A plate is 1.6 times as high as its text.
    expect(high! - low!).toBeGreaterThan(1.6);
  });
  test('are written at eleven pixels however far the map is', () => {
    const canvas = new OffscreenCanvas(300, 100);
    const brush = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
    const heights = [0.06, 0.3, 2.6].map((scale) => {
      brush.clearRect(0, 0, 300, 100);
      // The camera looks at the label itself.
      makePainter(() => 1).paint(
        brush,
        [toChunks(labels(map, { labels: words.slice(0, 1), noted: new Set() }))],
        { x: 0, y: -57, scale },
        { width: 300, height: 100 },
      );
      const { data } = brush.getImageData(150, 0, 1, 100);
      return Array.from({ length: 100 }, (_, row) => data[row * 4 + 3]! > 100).filter(Boolean).length;
    });
    // The plate is 1.6 times as high as its text of 11 to 17 pixels.
    expect(heights[0]).toBeGreaterThanOrEqual(17);
    expect(heights[1]).toBe(heights[0]);
    expect(heights[2]).toBeGreaterThan(heights[0]!);
    expect(heights[2]).toBeLessThanOrEqual(30);
  });
  test('a place with a note has a pin', () => {
    expect(glyphs(labels(map, { labels: [], noted: new Set([two]) }))).toEqual(['pin']);
  });
});

describe('what is new', () => {
  const change = (kind: MapChange['kind'], text: string): MapChange => ({ place: one, kind, text });
  const kinds = ['owner', 'arrived', 'left', 'grown', 'shrunk', 'seen', 'lost-sight'] as const;
  test('each kind has a shape of its own, not only a colour', () => {
    expect(new Set(kinds.map((kind) => changeGlyph(kind).paths.at(-1)!.d)).size).toBe(kinds.length);
  });
  test('its words come when they can be read, its mark long before', () => {
    const shown = changes(map, [change('grown', '+4')]);
    expect([glyphs(at(shown, 0.12)), texts(at(shown, 0.12))]).toEqual([['change-grown'], []]);
    expect(texts(at(shown, 1))).toEqual(['+4']);
  });
  test('two in one sector do not lie on each other', () => {
    const [lower, upper] = changes(map, [change('owner', 'taken'), change('arrived', '+8')]).filter(
      (shape) => shape.kind === 'polygon',
    );
    expect(upper!.box[3] - 2).toBeLessThanOrEqual(lower!.box[1] + 4);
  });
});

describe('ships of earlier turns', () => {
  test('a shadow with its number and how long ago it was seen', () => {
    const shown = ghosts(map, [{ place: one, sign: 'Battleship', count: 12, said: '3 turns ago' }]);
    expect(glyphs(shown)).toEqual(['ghost-Battleship']);
    expect(shown.find((shape) => shape.kind === 'glyph')).toMatchObject({ opacity: 0.5 });
    expect(texts(shown)).toEqual(['12', '3 turns ago']);
  });
  test('where the last report still shows ships, only since when is added', () => {
    const shown = ghosts(map, [{ place: two, sign: 'Scout', count: 2, said: 'last turn' }]);
    expect([glyphs(shown), texts(shown)]).toEqual([[], ['last turn']]);
  });
  test('there another player’s word bears their number, which is not that of the report', () => {
    const shown = ghosts(map, [{ place: two, sign: 'Battleship', count: 12, said: 'Ann: turn 5' }], true);
    expect([glyphs(shown), texts(shown)]).toEqual([[], ['12, Ann: turn 5']]);
  });
});

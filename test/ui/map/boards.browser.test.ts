import { describe, expect, test } from 'vitest';
import type { Coordinates } from '#kernel/board/grid.ts';
import { textures } from '#kernel/picture/map/groundPicture.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { MapPicture } from '#kernel/presentation.ts';
import { allTerrains, boardSeats, madeBoards, rows, squares, torus } from '#test/support/picture/boards.ts';
import { pearlDiversKit } from '#test/rulesets/pearl-divers/kit.ts';
import { stepBetween } from '#test/support/play/fixtureGame.ts';
import { boardOf, cellsOf, type Board } from '#ui/map/board/board.ts';
import { radius } from '#ui/map/board/geometry.ts';
import { outlines, regions } from '#ui/map/board/territory.ts';
import { terrainsOf } from '#ui/map/board/terrains.ts';
import { usualLook } from '#ui/map/looks/look.ts';
import { motifOf } from '#ui/map/looks/terrainInk.ts';
import { pick, stepFrom } from '#ui/map/pick.ts';
import { ground } from '#ui/map/planes/ground.ts';
import { pieces } from '#ui/map/planes/pieces.ts';
import { places } from '#ui/map/planes/places/places.ts';
import { routes } from '#ui/map/planes/routes.ts';
import { bearing } from '#ui/views/places/bearings.ts';
import { described } from '#ui/views/places/described.ts';

const word = { one: 'hex', many: 'hexes' };
const size = { width: 800, height: 600 };
/** The place that is picked when the camera looks straight at a point. */
const pickedAt = (board: Board, point: { readonly x: number; readonly y: number }): PlaceId | undefined =>
  pick(board, { ...point, scale: 1 }, size, { x: size.width / 2, y: size.height / 2 });

describe.each(Object.entries(madeBoards))('the board %s', (_, make) => {
  const board = boardOf(make());
  const { lattice } = board;
  const cells = cellsOf(board.map);

  test('every cell is picked at its middle and just inside its corners', () => {
    const wrong = cells.filter(
      ({ at, place }) =>
        pickedAt(board, lattice.centreOf(at)) !== place ||
        Array.from({ length: lattice.edges }, (__, corner) =>
          pickedAt(board, lattice.cornerOf(at, corner, radius * 0.95)),
        ).some((picked) => picked !== place),
    );
    expect(cells.length).toBeGreaterThan(90);
    expect(wrong).toEqual([]);
  });

  test('a border follows the sides of cells, inside what it encloses', () => {
    const around = regions(board);
    const shapes = [
      ...around.map((region) => region.cells),
      ...(board.map.overlays ?? []).map(({ places }) => places.flatMap((place) => board.at(place) ?? [])),
    ];
    expect(shapes.length).toBeGreaterThan(0);
    for (const some of shapes) expect(strayIn(board, some)).toEqual([]);
  });

  test('the arrow keys lead from any cell to one beside it, on the side that is nearest to the arrow', () => {
    for (const { place, at } of cells) {
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = stepFrom(board, place, dx, dy);
        const to = board.at(next);
        if (to === undefined) continue;
        const [from, beyond] = [lattice.centreOf(at), lattice.centreOf(lattice.nearest(at, to))];
        expect((beyond.x - from.x) * dx + (beyond.y - from.y) * dy).toBeGreaterThan(0);
        expect(lattice.distance(at, to)).toBeLessThanOrEqual(3);
      }
    }
  });
});

/** Lines of an outline that lead in no direction that a side has, and points of it outside. */
function strayIn({ lattice }: Board, cells: readonly Coordinates[]): readonly unknown[] {
  const inside = new Set(cells.map(lattice.key));
  const angle = (dx: number, dy: number): number =>
    Math.round(((Math.atan2(dy, dx) * 180) / Math.PI + 360) % 180) % 180;
  const sides = new Set(
    Array.from({ length: lattice.edges }, (_, edge) => {
      const [a, b] = [lattice.cornerOf({ x: 0, y: 0 }, edge), lattice.cornerOf({ x: 0, y: 0 }, edge + 1)];
      return angle(b.x - a.x, b.y - a.y);
    }),
  );
  return outlines(lattice, cells, 4).flatMap(({ points, open }) =>
    points.flatMap((x, index) => {
      if (index % 2 === 1) return [];
      const last = index + 2 >= points.length;
      if (last && open === true) return [];
      const y = points[index + 1]!;
      const [nextX, nextY] = [points[(index + 2) % points.length]!, points[(index + 3) % points.length]!];
      const turned = angle(nextX - x, nextY - y);
      const fits = sides.has(turned) && inside.has(lattice.key(lattice.cellAt({ x, y })));
      return fits ? [] : [{ x, y, turned }];
    }),
  );
}

describe('a board that wraps', () => {
  const board = boardOf(torus());
  const { lattice } = board;
  const { rings, centreOf, home, nearest } = lattice;

  test('is picked in its images as in itself', () => {
    const { place, at } = board.map.places[0]!;
    const { x, y } = centreOf(at);
    for (const [across, down] of [
      [1, 0],
      [-2, 0],
      [0, 1],
      [3, -1],
    ] as const)
      expect(pickedAt(board, { x: x + across * rings.x, y: y + down * rings.y })).toBe(place);
  });

  test('is walked round by keys, and bearings take the shorter way', () => {
    const [first, last] = [board.placeAt({ x: 0, y: 5 })!, board.placeAt({ x: 0, y: 4 })!];
    expect(stepFrom(board, board.placeAt({ x: 0, y: 0 })!, 0, -1)).toBe(board.placeAt({ x: 0, y: 63 }));
    expect(bearing(board, first, last, word)).toBe(`1 hex north of ${board.nameOf(first)}`);
    const [west, east] = [board.placeAt({ x: 63, y: 10 })!, board.placeAt({ x: 1, y: 11 })!];
    expect(bearing(board, west, east, word)).toMatch(/^2 hexes (south-)?east of /);
    expect(nearest({ x: 63, y: 10 }, { x: 1, y: 11 })).toEqual({ x: 65, y: 11 });
    expect(home({ x: 65, y: -1 })).toEqual({ x: 1, y: 63 });
  });

  test('draws an arrow over its edge, not back across the whole map', () => {
    const [from, to] = [board.placeAt({ x: 63, y: 10 })!, board.placeAt({ x: 0, y: 10 })!];
    const boxes = routes(board, [stepBetween('u' as never, from, to)]).map(({ box }) => box);
    expect(boxes.length).toBeGreaterThan(0);
    for (const [left, , right] of boxes) expect(right - left).toBeLessThan(3 * radius);
  });

  test('has one land where lands meet over its edge; a land all round has two lines, each a ring long', () => {
    expect(regions(board).filter(({ owner }) => owner === boardSeats[0]!.seat)).toHaveLength(1);
    const round = Array.from({ length: 64 }, (_, x) => ({ x, y: 7 }));
    const lines = outlines(lattice, round, 0);
    expect(lines.map(({ open }) => open)).toEqual([true, true]);
    for (const { points } of lines) expect(Math.abs(points[0]! - points.at(-2)!)).toBeCloseTo(rings.x, 6);
  });
});

describe('terrain', () => {
  const map = torus();
  const board = boardOf(map);

  test('has a pattern of its own for every texture but open space, told apart without colour', () => {
    const drawn = allTerrains.map((terrain) => motifOf({ ...terrain, color: '#888888' }, 0));
    expect(drawn[0]).toBeUndefined();
    const lines = drawn.slice(1).map((glyph) => glyph!.paths.map(({ d }) => d).join(' '));
    expect(new Set(lines).size).toBe(textures.length - 1);
  });

  test('is found by cell, and of two pieces of ground the later counts', () => {
    const first = { x: 0, y: 0 };
    const piece = (sign: string) => ({ first, width: 2, layers: { area: sign.repeat(4) } });
    const at = terrainsOf({ ...map, ground: [piece('b'), piece('c')] });
    expect(at({ x: 1, y: 1 }).map(({ label }) => label)).toEqual([textures[2]]);
    expect(at({ x: 2, y: 0 })).toEqual([]);
  });

  test('is drawn tile by tile: only tiles on the screen are made', () => {
    const near = [0, 0, 400, 300] as const;
    const chunks = ground(board);
    const meeting = chunks.filter(
      ({ box }) => box[0] <= near[2] && box[2] >= near[0] && box[1] <= near[3] && box[3] >= near[1],
    );
    expect(chunks.length).toBeGreaterThan(6 * meeting.length);
    expect(meeting.some(({ shapes }) => shapes.length > 0)).toBe(true);
  });

  test('is said to those who do not see it', () => {
    const { place, at } = cellsOf(map).find(
      ({ at: cell }) => terrainsOf(map)(cell)[0]?.texture === 'nebula',
    )!;
    const seen = { map, seats: boardSeats, number: 4 };
    expect(board.at(place)).toEqual(at);
    expect(described(seen, place, word)).toMatch(/^\S+\. nebula\. Routes: /);
  });
});

describe('pieces', () => {
  const turnsOf = (map: MapPicture): readonly string[] =>
    pieces(boardOf(map), [], usualLook).flatMap((shape) =>
      shape.kind === 'glyph' && shape.glyph.name.startsWith('facing') ? [shape.glyph.name] : [],
    );

  test('with a front are turned to the side that they face', () => {
    const angles = turnsOf(madeBoards.floating()).map((name) => Number(name.split('-').at(-1)));
    expect([...angles].sort((a, b) => a - b)).toEqual([0, 60, 120, 180, 240, 300]);
  });

  test('with a front are seen from anywhere, and never smaller than a finger finds them', () => {
    const ships = pieces(boardOf(madeBoards.floating()), [], usualLook).filter(
      (shape) => shape.kind === 'glyph' && shape.glyph.name.startsWith('facing'),
    );
    expect(ships).toHaveLength(6);
    for (const shape of ships) {
      expect(shape.from).toBeUndefined();
      expect(shape).toMatchObject({ leastPixels: 26 });
    }
  });

  test('in one place stand apart, and one between two places half way', () => {
    const board = boardOf(squares());
    const at = pieces(board, [], usualLook).flatMap((shape) =>
      shape.kind === 'glyph' && shape.glyph.name.startsWith('miniature') ? [{ x: shape.x, y: shape.y }] : [],
    );
    expect(new Set(at.map(({ x, y }) => `${x},${y}`)).size).toBe(at.length);
    const [from, to] = [board.centreOf('rd5' as PlaceId)!, board.centreOf('rf7' as PlaceId)!];
    expect(at).toContainEqual({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  });

  test('across the edge of the board stand half way over it', () => {
    const board = boardOf(rows());
    const scouts = pieces(board, [], usualLook).flatMap((shape) =>
      shape.kind === 'glyph' && shape.glyph.name.startsWith('miniature-Scout') ? [shape] : [],
    );
    const box = board.lattice.box(board.at('rd14' as PlaceId)!);
    expect(scouts).toHaveLength(1);
    expect(Math.min(Math.abs(scouts[0]!.x - box[0]), Math.abs(scouts[0]!.x - box[2]))).toBeLessThan(1);
  });
});

test('a game draws its own signs: Pearl Divers marks reefs with its buoys', () => {
  const { seat, state } = pearlDiversKit.seen();
  const { ruleset } = pearlDiversKit;
  const { place } = ruleset.view(state, seat, []).boat;
  const view = ruleset.view({ ...state, buoys: { b1: { seat, place } } }, seat, []);
  const map = ruleset.presentation.map(view);
  const glyphs = places(boardOf(map), [], usualLook).flatMap((shape) =>
    shape.kind === 'glyph' ? [shape.glyph.name] : [],
  );
  expect(glyphs).toContain('sign-buoy');
});

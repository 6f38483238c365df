import { type Board, cellsOf, type NamedCell } from '../board/board.ts';
import { boxAround, boxOver, radius } from '../board/geometry.ts';
import { faded } from '../looks/color.ts';
import { motifOf, textureInk } from '../looks/terrainInk.ts';
import { type Chunk, laterChunk, type Shape } from '../shapes.ts';
import { type TerrainAt, terrainsOf } from '../board/terrains.ts';
import { outlines } from '../board/territory.ts';

/** Cells of a tile across and down, where a board has no sectors of about this size. */
const tileSize = 16;
/** Scales from which lines between cells, patterns, and names of cells are drawn. */
const [linesFrom, motifsFrom, namesFrom] = [0.09, 0.22, 0.6];
const gold = '#c9a24e';

/** The ground of a board of cells, tile by tile: what is far away is flat colour; what is near, patterns and names. */
export function ground(board: Board): readonly Chunk[] {
  const { map } = board;
  if (map.cells === undefined) return [];
  const { across = tileSize, down = tileSize } = map.grid.sector ?? {};
  const size = { across: fitting(across), down: fitting(down) };
  const tiles = Map.groupBy(
    cellsOf(map),
    ({ at }) => `${Math.floor(at.x / size.across)},${Math.floor(at.y / size.down)}`,
  );
  const terrainAt = terrainsOf(map);
  return [...[...tiles.values()].flatMap((cells) => tile(board, cells, terrainAt)), ...sectorLines(board)];
}

/** A multiple of a sector's size that makes neither tiny tiles nor huge ones. */
const fitting = (size: number): number => (size >= tileSize ? size : size * Math.ceil(tileSize / size));

function tile(board: Board, cells: readonly NamedCell[], terrainAt: TerrainAt): readonly Chunk[] {
  const { lattice } = board;
  const box = boxOver(cells.map(({ at }) => lattice.box(at, 2)));
  const outlined = cells.map(({ at }) => lattice.outline(at));
  const lines = (color: string, width: number, pixels: boolean): Shape => ({
    kind: 'cells',
    box,
    cells: outlined,
    stroke: { color, width, pixels },
  });
  return [
    laterChunk({ box }, () => [...floor(board, cells, terrainAt), ...fills(board, cells, terrainAt)]),
    laterChunk({ box, from: motifsFrom }, () => motifs(board, cells, terrainAt)),
    laterChunk({ box, from: linesFrom, until: 0.6 }, () => [lines(faded(gold, 0.4), 0.7, true)]),
    laterChunk({ box, from: 0.6 }, () => [lines(faded(gold, 0.6), 1.4, false)]),
    laterChunk({ box, from: namesFrom }, () => cells.map((cell) => label(board, cell))),
  ];
}

/** Black where the ground is known, and a fog where it is not. */
function floor({ map, lattice }: Board, cells: readonly NamedCell[], terrainAt: TerrainAt): readonly Shape[] {
  const known = ({ at }: NamedCell): boolean => map.ground === undefined || terrainAt(at).length > 0;
  return [
    { some: cells.filter(known), fill: faded('#04060c', 0.86) },
    { some: cells.filter((cell) => !known(cell)), fill: faded('#222d47', 0.72) },
  ].flatMap(({ some, fill }): readonly Shape[] => {
    const outlined = some.map(({ at }) => lattice.outline(at));
    return some.length === 0
      ? []
      : [{ kind: 'cells', box: boxAround(outlined.flat(), 2), cells: outlined, fill }];
  });
}

/** The colours of a tile's terrain, one shape for each. */
function fills({ lattice }: Board, cells: readonly NamedCell[], terrainAt: TerrainAt): readonly Shape[] {
  const inks = new Map<string, (readonly number[])[]>();
  for (const { at } of cells) {
    for (const terrain of terrainAt(at)) {
      const ink = textureInk(terrain);
      if (ink === undefined) continue;
      const same = inks.get(ink);
      if (same === undefined) inks.set(ink, [lattice.outline(at)]);
      else same.push(lattice.outline(at));
    }
  }
  return [...inks].map(([fill, outlined]) => ({
    kind: 'cells',
    box: boxAround(outlined.flat()),
    cells: outlined,
    fill,
  }));
}

/** Patterns, turned and chosen by where they lie, so that they do not look stamped. */
const motifs = ({ lattice }: Board, cells: readonly NamedCell[], terrainAt: TerrainAt): readonly Shape[] =>
  cells.flatMap(({ at }) =>
    terrainAt(at).flatMap((terrain): readonly Shape[] => {
      const glyph = motifOf(terrain, Math.abs(at.x * 7 + at.y * 13 + at.x * at.y * 5));
      if (glyph === undefined) return [];
      const { x, y } = lattice.centreOf(at);
      return [{ kind: 'glyph', box: lattice.box(at), glyph, x, y, size: radius * 1.6, opacity: 0.78 }];
    }),
  );

/** At the upper edge of a cell, unless the place has a name and a label of its own. */
function label({ lattice, picture }: Board, { at, place, label: text }: NamedCell): Shape {
  const { x, y } = lattice.centreOf(at);
  const named = picture(place)?.label !== undefined;
  return {
    kind: 'text',
    box: lattice.box(at),
    from: named ? Infinity : namesFrom,
    x,
    y: y - radius * 0.72 + 3,
    text,
    size: 9.5,
    color: '#b3bdd2',
    face: 'text',
    weight: 500,
    align: 'center',
    grows: true,
  };
}

/** Lines around the grid's sectors at every scale, and their names while cells are too small to read. */
function sectorLines({ map, lattice }: Board): readonly Chunk[] {
  const { sector } = map.grid;
  if (sector === undefined || map.cells === undefined) return [];
  const { first, width, sectors: names = [] } = map.cells;
  const columns = Math.ceil(width / sector.across);
  const sectors = Map.groupBy(cellsOf(map), ({ at }) => {
    const [column, row] = [
      Math.floor((at.x - first.x) / sector.across),
      Math.floor((at.y - first.y) / sector.down),
    ];
    return row * columns + column;
  });
  return [...sectors].map(([index, cells]) => {
    const box = boxOver(cells.map(({ at }) => lattice.box(at, 8)));
    return laterChunk({ box }, () => [
      ...outlines(
        lattice,
        cells.map(({ at }) => at),
        0,
      ).flatMap(({ points }): readonly Shape[] => [
        { kind: 'polygon', box, points, from: 0.3, stroke: { color: faded('#05070d', 0.6), width: 6 } },
        { kind: 'polygon', box, points, from: 0.3, stroke: { color: faded('#e5c476', 0.85), width: 2.6 } },
        {
          kind: 'polygon',
          box,
          points,
          until: 0.3,
          stroke: { color: faded('#e5c476', 0.7), width: 1.1, pixels: true },
        },
      ]),
      ...sectorName(box, names[index]),
    ]);
  });
}

/** In its upper left corner: names of realms stand in the middle of their lands. */
const sectorName = (box: Chunk['box'], text: string | undefined): readonly Shape[] =>
  text === undefined
    ? []
    : [
        {
          kind: 'text',
          box,
          until: 0.3,
          x: box[0] + (box[2] - box[0]) / 6,
          y: box[1] + (box[3] - box[1]) / 9,
          text,
          size: (box[2] - box[0]) / 9,
          color: faded('#f1ece0', 0.75),
          face: 'title',
          weight: 600,
          align: 'center',
          halo: faded('#04060c', 0.7),
          leastPixels: 9,
        },
      ];

import type { Board } from '#kernel/board/board.ts';
import type { Coordinates } from '#kernel/board/grid.ts';
import { cellsOfBoard } from '#kernel/picture/map/cellsOfBoard.ts';
import type { MapPicture } from '#kernel/presentation.ts';
import type { SectorId } from '../model/ids.ts';
import type { Size } from '../model/parameters.ts';
import { graveyard, hexesOf, labelOf, sectorIdsOf, sectorSide, sectorsIn } from '../galaxy/board.ts';

/** The cell at the upper left of a sector as it is drawn: the Graveyard lies below the galaxy, a sector's height away. */
export function cornerOf(size: Size, sector: SectorId): Coordinates {
  if (sector === graveyard) return { x: 0, y: (sectorsIn(size).down + 1) * sectorSide };
  return { x: Number(sector[1]) * sectorSide, y: Number(sector[2]) * sectorSide };
}

/** The galaxy, and below it the Graveyard once its map is known: then nothing is drawn around the galaxy's lower edge. */
export function drawnBoard(
  board: Board,
  size: Size,
  withGraves: boolean,
): Pick<MapPicture, 'grid' | 'cells'> {
  const cells = { ...cellsOfBoard(board), sectors: sectorIdsOf(size).map((sector) => sector.slice(1)) };
  if (!withGraves) return { grid: board.grid, cells };
  const { across, down } = sectorsIn(size);
  const hexes = hexesOf(graveyard).map(labelOf);
  const below = Array.from({ length: 2 * sectorSide * cells.width }, (_, index) => {
    const [x, y] = [index % cells.width, Math.floor(index / cells.width) - sectorSide];
    return x < sectorSide && y >= 0 ? (hexes[y * sectorSide + x] ?? '') : '';
  });
  return {
    grid: { ...board.grid, down: (down + 2) * sectorSide, wraps: ['across'] },
    cells: {
      ...cells,
      labels: [cells.labels, ...below].join(' '),
      sectors: [
        ...cells.sectors,
        ...Array.from({ length: 2 * across }, (_, index) => (index === across ? 'Graveyard' : '')),
      ],
    },
  };
}

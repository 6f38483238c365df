import type { Coordinates } from '#kernel/board/grid.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { Board } from '../board/board.ts';
import type { MapExtras, MapLabel } from '../extras.ts';
import { pin } from '../marks.ts';
import type { Shape } from '../shapes.ts';

/** Colours for the player's labels; all are readable on the dark plate behind them. */
export const labelInks: Readonly<Record<MapLabel['color'], string>> = {
  gold: '#ffd877',
  red: '#ff9d92',
  green: '#8ce8b0',
  blue: '#9bcbff',
  white: '#ffffff',
};

/** The smallest and largest size of a label in pixels, so that it can be read at every zoom. */
const [leastPixels, mostPixels] = [11, 17];

/** The player's labels over their places, and a pin for each note. */
export function labels(board: Board, extras: Pick<MapExtras, 'labels' | 'noted'>): readonly Shape[] {
  const above = new Map<PlaceId, number>();
  return [
    ...[...extras.noted].sort().flatMap((place) => pinned(board, place)),
    ...extras.labels.flatMap((label): readonly Shape[] => {
      const at = board.at(label.place);
      if (at === undefined) return [];
      const before = above.get(label.place) ?? 0;
      above.set(label.place, before + 1);
      return [words(board, at, label, before)];
    }),
  ];
}

function words({ lattice }: Board, at: Coordinates, { text, color }: MapLabel, before: number): Shape {
  const { x, y } = lattice.centreOf(at);
  return {
    // Seen from far away, a label reaches well beyond its place.
    kind: 'text',
    box: lattice.box(at, 60),
    x,
    y: y - 57,
    raise: before * 1.75,
    text,
    size: 12,
    color: labelInks[color],
    face: 'text',
    weight: 650,
    align: 'center',
    plate: { fill: '#05070de6', edge: labelInks[color] },
    leastPixels,
    mostPixels,
    grows: true,
  };
}

function pinned({ lattice, at }: Board, place: PlaceId): readonly Shape[] {
  const cell = at(place);
  if (cell === undefined) return [];
  const { x, y } = lattice.centreOf(cell);
  return [
    {
      kind: 'glyph',
      box: lattice.box(cell),
      from: 0.2,
      glyph: pin,
      x: x - 43,
      y: y - 9,
      size: 12,
      leastPixels: 8,
    },
  ];
}

import type { PlaceId } from '#kernel/ids.ts';
import type { MapPicture, PlacePicture } from '#kernel/presentation.ts';
import type { MapExtras, MapLabel } from '../extras.ts';
import { centreOf, hexBox } from '../geometry.ts';
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

/** The player's labels over their sectors, and a pin for each note. */
export function labels(map: MapPicture, extras: Pick<MapExtras, 'labels' | 'noted'>): readonly Shape[] {
  const index = new Map(map.places.map((place) => [place.place, place]));
  const above = new Map<PlaceId, number>();
  return [
    ...map.places.filter(({ place }) => extras.noted.has(place)).map(pinned),
    ...extras.labels.flatMap((label): readonly Shape[] => {
      const place = index.get(label.place);
      if (place === undefined) return [];
      const before = above.get(label.place) ?? 0;
      above.set(label.place, before + 1);
      return [words(place, label, before)];
    }),
  ];
}

function words(place: PlacePicture, { text, color }: MapLabel, before: number): Shape {
  const { x, y } = centreOf(place);
  return {
    // Seen from far away, a label reaches well beyond its sector.
    kind: 'text',
    box: hexBox(place, 60),
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
  };
}

function pinned(place: PlacePicture): Shape {
  const { x, y } = centreOf(place);
  return {
    kind: 'glyph',
    box: hexBox(place),
    from: 0.2,
    glyph: pin,
    x: x - 43,
    y: y - 9,
    size: 12,
    leastPixels: 8,
  };
}

import type { MapPicture, PlacePicture } from '#kernel/presentation.ts';
import type { MapGhost } from '../extras.ts';
import { hexBox } from '../geometry.ts';
import { ghostGlyph } from '../looks/silhouettes.ts';
import type { Shape } from '../shapes.ts';
import { standing } from './forces.ts';

const ageText = (age: number): string => (age === 1 ? 'last turn' : `${age} turns ago`);

/** Forces seen earlier: the ghost of a ship with its number, and how long ago it was seen. */
export function ghosts(map: MapPicture, list: readonly MapGhost[]): readonly Shape[] {
  const index = new Map(map.places.map((place) => [place.place, place]));
  return list.flatMap((ghost) => {
    const place = index.get(ghost.place);
    return place === undefined ? [] : shadow(place, ghost);
  });
}

function shadow(place: PlacePicture, { shipClass, ships, age }: MapGhost): readonly Shape[] {
  const { x, y, size } = standing(place, 'foreign', place.own !== undefined);
  const box = hexBox(place);
  const said = (text: string, at: number, letters: number, from: number): Shape => ({
    kind: 'text',
    box,
    from,
    x,
    y: at,
    text,
    size: letters,
    color: '#ffc9c2',
    face: 'text',
    weight: 650,
    align: 'center',
    halo: '#05070de6',
  });
  // Ships that the map still shows as last reported need only their age.
  if (place.foreign !== undefined) return [said(ageText(age), y + 22, 8.5, 0.6)];
  return [
    {
      kind: 'glyph',
      box,
      from: 0.14,
      glyph: ghostGlyph(shipClass),
      x,
      y: y - 5,
      size: size * 0.85,
      leastPixels: 7,
      opacity: 0.5,
    },
    said(String(ships), y + 5, 11.5, 0.42),
    said(ageText(age), y + 21, 8.5, 0.6),
  ];
}

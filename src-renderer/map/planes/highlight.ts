import type { PlaceId } from '#kernel/ids.ts';
import type { MapPicture, PlacePicture } from '#kernel/presentation.ts';
import { hexBox, outline, radius } from '../geometry.ts';
import type { Shape } from '../shapes.ts';

export interface Highlight {
  readonly place?: PlaceId | undefined;
  readonly hover?: PlaceId | undefined;
}

/** What is chosen and what is pointed at: the top plane, redrawn whenever the pointer moves. */
export function highlight(map: MapPicture, marks: Highlight): readonly Shape[] {
  const find = (place: PlaceId | undefined): PlacePicture | undefined =>
    map.places.find((each) => each.place === place);
  const [chosen, hover] = [find(marks.place), find(marks.hover)];
  return [
    ...(hover === undefined || hover === chosen ? [] : [ring(hover, '#ffffff80', 2.2), veil(hover)]),
    ...(chosen === undefined ? [] : [ring(chosen, '#ffffff2e', 11), ring(chosen, '#ffffff', 3.2)]),
  ];
}

const ring = (place: PlacePicture, color: string, width: number): Shape => ({
  kind: 'polygon',
  box: hexBox(place, 8),
  points: outline(place, radius - 2.5),
  stroke: { color, width },
});

const veil = (place: PlacePicture): Shape => ({
  kind: 'polygon',
  box: hexBox(place),
  points: outline(place, radius - 3),
  fill: '#ffffff0d',
});

import type { PlaceId } from '#kernel/ids.ts';
import type { PlacePicture } from '#kernel/presentation.ts';
import type { Viewport } from '../state/turn/viewport.svelte.ts';
import { centreOf } from './geometry.ts';
import { type HexIndex, stepFrom } from './pick.ts';

/** What the keys need to know of the map, and what they can do. */
interface KeyedMap {
  readonly viewport: Viewport;
  readonly places: readonly PlacePicture[];
  readonly index: HexIndex;
  readonly place: PlaceId | undefined;
  readonly hover: PlaceId | undefined;
  /** Puts back what is carried; false if nothing is. */
  cancel(): boolean;
  point(place: PlaceId): void;
  pick(place: PlaceId, shift: boolean): void;
  ask(place: PlaceId): void;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Handles the keys of a map: arrows pan; with Ctrl they walk from sector to sector; Enter acts on the sector reached. */
export function mapKeys(map: KeyedMap): (event: KeyboardEvent) => void {
  function walk(dx: number, dy: number): void {
    const { places } = map;
    const from = places.find((each) => each.place === (map.hover ?? map.place)) ?? places[0];
    if (from === undefined) return;
    const next = stepFrom(map.index, from, dx, dy);
    const found = places.find((each) => each.place === next);
    if (found === undefined) return;
    map.viewport.reveal(centreOf(found));
    map.point(found.place);
  }
  return (event) => {
    const { viewport, hover } = map;
    const arrow = arrows[event.key];
    const asked = hover ?? map.place;
    if (arrow !== undefined) {
      event.preventDefault();
      const [dx, dy] = arrow;
      if (event.ctrlKey || event.metaKey) walk(dx, dy);
      else viewport.pan(-dx * 90, -dy * 90);
    } else if (event.key === '+' || event.key === '=') viewport.zoom(1.25);
    else if (event.key === '-') viewport.zoom(0.8);
    else if (event.key === '0' || event.key === 'f') viewport.fit();
    else if (event.key === 'Enter' && hover !== undefined) map.pick(hover, event.shiftKey);
    else if (event.key === 'i' && asked !== undefined) map.ask(asked);
    else if (event.key !== 'Escape' || !map.cancel()) return;
    event.stopPropagation();
  };
}

import type { PlaceId } from '#kernel/words/ids.ts';
import type { Viewport } from './camera/viewport.svelte.ts';
import type { Board } from './board/board.ts';
import { stepFrom } from './pick.ts';

/** What the keys need to know of the map, and what they can do. */
interface KeyedMap {
  readonly viewport: Viewport;
  readonly board: Board;
  readonly place: PlaceId | undefined;
  readonly hover: PlaceId | undefined;
  /** Whether a pressed key is one of these: `map.ask`, `map.nearer`, `map.farther`, `map.whole`. */
  isKeyOf(event: KeyboardEvent, act: string): boolean;
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

/** Handles the keys of a map: arrows pan; with Ctrl they walk from place to place; Enter acts on the place reached. */
export function mapKeys(map: KeyedMap): (event: KeyboardEvent) => void {
  function walk(dx: number, dy: number): void {
    const { board } = map;
    const from = map.hover ?? map.place ?? board.map.places[0]?.place;
    const next = from === undefined ? undefined : stepFrom(board, from, dx, dy);
    const centre = board.centreOf(next);
    if (next === undefined || centre === undefined) return;
    map.viewport.reveal(centre);
    map.point(next);
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
    } else if (map.isKeyOf(event, 'map.nearer')) viewport.zoom(1.25);
    else if (map.isKeyOf(event, 'map.farther')) viewport.zoom(0.8);
    else if (map.isKeyOf(event, 'map.whole')) viewport.fit();
    else if (event.key === 'Enter' && hover !== undefined) {
      // What gets the focus by it is not pressed by the same key.
      event.preventDefault();
      map.pick(hover, event.shiftKey);
    } else if (asked !== undefined && map.isKeyOf(event, 'map.ask')) map.ask(asked);
    else if (event.key !== 'Escape' || !map.cancel()) return;
    event.stopPropagation();
  };
}

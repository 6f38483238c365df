import type { Viewport } from './camera/viewport.svelte.ts';
import type { Point } from './board/geometry.ts';

/** What gestures do on the map. Points are pixels of the stage. */
export interface GestureActions {
  readonly viewport: Viewport;
  /** Picks up what is under a press; false if nothing there can be dragged. */
  take(at: Point): boolean;
  over(at: Point | undefined, shift: boolean): void;
  click(at: Point, shift: boolean): void;
  /** Drops what was carried; `undefined` puts it back. */
  put(at: Point | undefined, shift: boolean): void;
}

/** Pixels that a pointer may move during a click. */
const clickSlack = 5;

/** Pointers on the map: one moves it, carries a piece or clicks; two zoom. */
export class Gestures {
  dragging = $state(false);
  carrying = $state(false);
  #taken = false;
  #wandered = 0;
  readonly #pointers = new Map<number, Point>();
  readonly #actions: GestureActions;

  constructor(actions: GestureActions) {
    this.#actions = actions;
  }

  down(event: PointerEvent, at: Point): void {
    if (event.button > 1) return;
    if (this.#pointers.size === 0) {
      this.#wandered = 0;
      this.#taken = event.button === 0 && this.#actions.take(at);
    } else this.cancel();
    this.#pointers.set(event.pointerId, at);
  }

  move(event: PointerEvent, at: Point): void {
    const before = this.#pointers.get(event.pointerId);
    if (before === undefined) {
      this.#actions.over(at, event.shiftKey);
      return;
    }
    const [other] = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.#pointers.set(event.pointerId, at);
    this.#wandered += Math.abs(at.x - before.x) + Math.abs(at.y - before.y);
    if (this.#wandered < clickSlack) return;
    if (this.#taken) {
      this.carrying = true;
      this.#actions.over(at, event.shiftKey);
      return;
    }
    this.dragging = true;
    this.#actions.over(undefined, false);
    if (other === undefined) this.#actions.viewport.pan(at.x - before.x, at.y - before.y);
    else this.#pinch(before, at, other);
  }

  up(event: PointerEvent, at: Point): void {
    const known = this.#pointers.delete(event.pointerId);
    const clicked = known && this.#wandered < clickSlack && event.button === 0 && event.type === 'pointerup';
    if (this.#taken && this.#pointers.size === 0) {
      this.#taken = false;
      this.carrying = false;
      this.#actions.put(clicked || event.type !== 'pointerup' ? undefined : at, event.shiftKey);
    }
    if (clicked) this.#actions.click(at, event.shiftKey);
    if (this.#pointers.size === 0) this.dragging = false;
  }

  /** Puts back what is carried; false if nothing is. */
  cancel(): boolean {
    if (!this.#taken) return false;
    this.#taken = false;
    this.carrying = false;
    // The rest of this press is neither a click nor a drag of the map.
    this.#pointers.clear();
    this.#actions.put(undefined, false);
    return true;
  }

  #pinch(before: Point, at: Point, other: Point): void {
    const spread = (point: Point): number => Math.hypot(point.x - other.x, point.y - other.y);
    this.#actions.viewport.zoom(spread(at) / Math.max(1, spread(before)), {
      x: (at.x + other.x) / 2,
      y: (at.y + other.y) / 2,
    });
  }
}

import { clock } from '../../clock.ts';
import { between, type Camera, farthest, fitting, panned, type Size, within, zoomed } from './camera.ts';
import type { Box, Point } from '../board/geometry.ts';

/** Milliseconds a flight takes, and the arrival at a turn. */
const [flight, arrival] = [420, 1_100];
/** From how much farther away a turn is arrived at. */
const farther = 0.5;
/** Pixels per world unit at which a turn opens: names can be read, and some twenty places are seen. */
const readable = 0.95;
/** Pixels at the lower edge where the tools of the map lie over it. */
const tools = 72;

/** What part of the map is shown, and how it moves there. */
export class Viewport {
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  size = $state.raw<Size>({ width: 1, height: 1 });
  /** Flights become jumps. */
  still = $state(false);
  readonly bounds: Box;
  /** Where the player's own territory is; absent if there is none. */
  readonly home: Box | undefined;
  /** How far apart the map and its images lie where it wraps; 0 where it does not. */
  readonly rings: Point;
  #flight: (() => void) | undefined;
  /** The first view is come to from farther away. */
  arriving = false;
  #framed = false;
  /** The view before the whole map was shown. */
  #near: Camera | undefined;

  constructor(bounds: Box, home?: Box, rings: Point = { x: 0, y: 0 }) {
    this.bounds = bounds;
    this.home = home;
    this.rings = rings;
  }

  resize(size: Size): void {
    this.size = size;
    // The initial view is set when the size is first known.
    if (!this.#framed && size.width > 50) this.#arrive();
  }

  /**
   * The view a turn opens with: the player's own territory and its surroundings, near enough to read the
   * banners.
   */
  frame(): void {
    this.#framed = true;
    const whole = fitting(this.bounds, this.size);
    const home = this.home === undefined ? whole : this.#aboveTools(this.home);
    // If the whole map is readable at once, all of it is shown.
    if (whole.scale >= readable) this.camera = whole;
    else this.camera = home.scale > readable ? { ...home, scale: Math.max(whole.scale, readable) } : home;
  }

  /** Shows a whole box, all of it above the tools. */
  #aboveTools(box: Box): Camera {
    const { width, height } = this.size;
    const fit = fitting(box, { width, height: Math.max(height / 2, height - tools) });
    return { ...fit, y: fit.y + Math.min(tools, height / 2) / 2 / fit.scale };
  }

  /** The view a turn opens with, the first time. */
  #arrive(): void {
    this.frame();
    if (!this.arriving || this.still) return;
    const goal = this.camera;
    this.camera = { ...goal, scale: Math.min(goal.scale, Math.max(farthest, goal.scale * farther)) };
    this.flyTo(goal, arrival);
  }

  /** Shows what was seen before, in place of the view a turn opens with. */
  resume(camera: Camera): void {
    this.#stop();
    this.#framed = true;
    this.camera = within(camera, this.bounds, this.rings);
  }

  pan(dx: number, dy: number): void {
    this.#stop();
    this.camera = within(panned(this.camera, dx, dy), this.bounds, this.rings);
  }

  zoom(factor: number, at: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.#stop();
    // A map that wraps is never smaller than the window: farther out there is only more of the same.
    const wraps = this.rings.x > 0 || this.rings.y > 0;
    const least = wraps ? fitting(this.bounds, this.size).scale / this.camera.scale : 0;
    const next = zoomed(this.camera, this.size, at, Math.max(factor, least));
    this.camera = within(next, this.bounds, this.rings);
  }

  fit(): void {
    this.#flyNear(fitting(this.bounds, this.size));
  }

  /** Switches between the whole map and the view before it. */
  turnZoom(): void {
    const whole = fitting(this.bounds, this.size);
    if (this.camera.scale > whole.scale * 1.1) {
      this.#near = this.camera;
      this.#flyNear(whole);
    } else this.flyTo(this.#near ?? { ...whole, scale: Math.max(readable, whole.scale * 2) });
  }

  /** Shows a point in the middle at once, at the same zoom. */
  moveTo(point: Point): void {
    this.#stop();
    this.camera = within({ ...this.camera, ...this.nearest(point) }, this.bounds, this.rings);
  }

  /** Brings a point to the middle, near enough to read names. */
  centreOn(point: Point, scale = Math.max(this.camera.scale, 0.95)): void {
    this.#flyNear({ ...point, scale });
  }

  /** The image of a point that is nearest to the middle of the screen. */
  nearest({ x, y }: Point): Point {
    const image = (value: number, near: number, ring: number): number =>
      ring === 0 ? value : value + Math.round((near - value) / ring) * ring;
    return { x: image(x, this.camera.x, this.rings.x), y: image(y, this.camera.y, this.rings.y) };
  }

  /** Brings a point into view if it is not, with some room around it. */
  reveal(to: Point): void {
    const { camera, size } = this;
    const point = this.nearest(to);
    const [x, y] = [(point.x - camera.x) * camera.scale, (point.y - camera.y) * camera.scale];
    if (Math.abs(x) < size.width / 2 - 80 && Math.abs(y) < size.height / 2 - 80) return;
    this.flyTo({ ...point, scale: camera.scale });
  }

  #flyNear(goal: Camera): void {
    this.flyTo({ ...goal, ...this.nearest(goal) });
  }

  flyTo(goal: Camera, takes = flight): void {
    this.#stop();
    if (this.still) {
      this.camera = goal;
      return;
    }
    const [from, began] = [this.camera, clock.passed()];
    this.#flight = clock.eachFrame((now) => {
      const t = Math.min(1, Math.max(0, (now - began) / takes));
      this.camera = between(from, goal, t);
      if (t === 1) this.#stop();
    });
  }

  #stop(): void {
    this.#flight?.();
  }
}

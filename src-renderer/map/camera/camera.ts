import type { Box, Point } from '../board/geometry.ts';

/** What part of the drawing the screen shows: the world point at the middle of the screen, and pixels per world unit. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const farthest = 0.06;
export const nearest = 2.6;

export const toWorld = (camera: Camera, size: Size, pixel: Point): Point => ({
  x: camera.x + (pixel.x - size.width / 2) / camera.scale,
  y: camera.y + (pixel.y - size.height / 2) / camera.scale,
});

export const toPixel = (camera: Camera, size: Size, world: Point): Point => ({
  x: (world.x - camera.x) * camera.scale + size.width / 2,
  y: (world.y - camera.y) * camera.scale + size.height / 2,
});

export function seenBox(camera: Camera, size: Size): Box {
  const [w, h] = [size.width / 2 / camera.scale, size.height / 2 / camera.scale];
  return [camera.x - w, camera.y - h, camera.x + w, camera.y + h];
}

/** The camera moved by pixels, as a drag does: the drawing follows the pointer. */
export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.scale,
  y: camera.y - dy / camera.scale,
});

/** The camera zoomed by a factor, with the world point under `pixel` staying where it is. */
export function zoomed(camera: Camera, size: Size, pixel: Point, factor: number): Camera {
  const scale = Math.min(nearest, Math.max(farthest, camera.scale * factor));
  const under = toWorld(camera, size, pixel);
  return {
    scale,
    x: under.x - (pixel.x - size.width / 2) / scale,
    y: under.y - (pixel.y - size.height / 2) / scale,
  };
}

/** The camera that shows a whole box with a margin in pixels. */
export function fitting(box: Box, size: Size, margin = 28): Camera {
  const [w, h] = [Math.max(1, box[2] - box[0]), Math.max(1, box[3] - box[1])];
  const scale = Math.min((size.width - 2 * margin) / w, (size.height - 2 * margin) / h);
  return {
    x: (box[0] + box[2]) / 2,
    y: (box[1] + box[3]) / 2,
    scale: Math.min(nearest, Math.max(farthest, scale)),
  };
}

/** The camera kept so that its middle stays over the drawing; where the drawing wraps, it never ends. */
export function within(camera: Camera, box: Box, rings: Point = { x: 0, y: 0 }): Camera {
  return {
    ...camera,
    x: rings.x > 0 ? camera.x : Math.min(box[2], Math.max(box[0], camera.x)),
    y: rings.y > 0 ? camera.y : Math.min(box[3], Math.max(box[1], camera.y)),
  };
}

/** Part `t` (0 to 1) of the way between two cameras, easing out; zoom runs evenly to the eye. */
export function between(from: Camera, to: Camera, t: number): Camera {
  const eased = 1 - (1 - t) ** 3;
  const mix = (a: number, b: number): number => a + (b - a) * eased;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: from.scale * (to.scale / from.scale) ** eased };
}

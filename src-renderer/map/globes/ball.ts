import { channels } from '../looks/color.ts';
import { heightAt, relief } from './relief.ts';
import type { GlobeLook } from '../globeLook.ts';

/** Where the light comes from: the upper left, a little before the globe. */
const [sunX, sunY, sunZ] = [-0.6, -0.54, 0.59];
const twice = 2 * Math.PI;

/**
 * Paints the ball of a globe into a square of pixels, four bytes each, `half` of them from its edge to its middle. What it calls
 * runs for every pixel of hundreds of globes: it makes no arrays and no objects.
 */
export function paintBall(pixels: Uint8ClampedArray, look: GlobeLook, half: number, radius: number): void {
  const paint = painterOf(look, pixels);
  for (let row = 0; row < 2 * half; row += 1) {
    const y = (row + 0.5 - half) / radius;
    for (let column = 0; column < 2 * half; column += 1) {
      const x = (column + 0.5 - half) / radius;
      const out = Math.sqrt(x * x + y * y);
      // The last pixel fades out.
      const alpha = (1 - out) * radius + 0.5;
      if (alpha <= 0) continue;
      const by = out > 1 ? 1 / out : 1;
      const at = (row * 2 * half + column) * 4;
      paint(at, x * by, y * by, Math.sqrt(Math.max(0, 1 - out * out)));
      pixels[at + 3] = 255 * Math.min(1, alpha);
    }
  }
}

/** Paints the pixel that begins at `at`, of a point of the surface by where it points: to the right, down, and to the reader. */
type Paint = (at: number, x: number, y: number, z: number) => void;

function painterOf(look: GlobeLook, pixels: Uint8ClampedArray): Paint {
  const { kind, inks, old, turned } = look;
  const [land, sky] = [relief(look.land), relief(look.sky)];
  const air = channels(kind.air ?? '#000000');
  const airy = kind.air === undefined ? 0 : 0.7;
  const [cos, sin] = [Math.cos(look.tilt), Math.sin(look.tilt)];
  const [ice, sea, cloudy] = [kind.ice > 0 ? 1 - kind.ice : 9, kind.sea, 1 - kind.clouds * 0.9];
  const lamps = look.towns > 0.12 ? 1.5 - 0.4 * look.towns : 9;
  const heightOf = surfaces[kind.surface](look, land, sky);
  const glows = kind.surface === 'embers';
  return (at, x, y, z) => {
    const v = y * cos - x * sin;
    const around = Math.atan2(x * cos + y * sin, z) / twice + turned;
    const down = Math.asin(v < -1 ? -1 : v > 1 ? 1 : v) / Math.PI + 0.5;
    const height = heightOf(around, down, x, y);
    const lit = x * sunX + y * sunY + z * sunZ;
    const day = Math.min(1, Math.max(0, lit * 1.5 + 0.12));
    const step = Math.floor(Math.min(1, Math.max(0, height)) * 63) * 3;
    // How much of it is white: ice, clouds, and the sun in the sea.
    let white = Math.abs(v) > ice - 0.15 && Math.abs(v) + (height - 0.5) * 0.3 > ice ? 0.9 : 0;
    if (cloudy < 1)
      white = Math.max(white, Math.min(0.85, (heightAt(sky, around + 0.37, down) - cloudy) * 5));
    const bright = 0.06 + 1.03 * day;
    const shine = height < sea && lit > 0.86 ? (lit - 0.86) * 3.2 : 0;
    let red = mix(mix(inks[step]!, 246, white) * bright, 250, shine);
    let green = mix(mix(inks[step + 1]!, 249, white) * bright, 250, shine);
    let blue = mix(mix(inks[step + 2]!, 255, white) * bright, 250, shine);
    if (glows) {
      const ridge = Math.max(0, 0.2 - Math.abs(2 * height - 1)) * 5 * (1 - 0.4 * day);
      [red, green, blue] = [mix(red, 255, ridge), mix(green, 120, ridge), mix(blue, 40, ridge)];
    }
    if (
      day < 0.4 &&
      z > 0.2 &&
      height >= sea &&
      heightAt(sky, around * 6, down) + heightAt(land, around * 9, down) > lamps
    ) {
      const lamp = (0.4 - day) * 2.4 * Math.min(1, (z - 0.2) * 4);
      [red, green, blue] = [mix(red, 255, lamp), mix(green, 210, lamp), mix(blue, 130, lamp)];
    }
    const rim = (1 - z) * (1 - z) * (1 - z) * airy * (0.15 + day);
    red = mix(red, air[0], rim);
    green = mix(green, air[1], rim);
    blue = mix(blue, air[2], rim);
    const grey = 0.3 * red + 0.55 * green + 0.15 * blue;
    pixels[at] = old ? mix(red, grey * 0.82, 0.88) : red;
    pixels[at + 1] = old ? mix(green, grey * 0.9, 0.88) : green;
    pixels[at + 2] = old ? mix(blue, grey * 1.08, 0.88) : blue;
  };
}

const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

/** The height of a point, about 0 to 1: once around and from pole to pole, and where it stands in the picture. */
type Surface = (around: number, down: number, x: number, y: number) => number;

const surfaces: Readonly<
  Record<GlobeLook['kind']['surface'], (look: GlobeLook, land: Float32Array, sky: Float32Array) => Surface>
> = {
  land: (_, land, sky) => (around, down) => rough(land, sky, around, down),
  embers: (_, land, sky) => (around, down) => rough(land, sky, around, down),
  veils: (_, land, sky) => (around, down) =>
    stretched(heightAt(land, around + down * 0.6, down * 0.35 + heightAt(sky, around * 3, down) * 0.1)),
  bands: (_, land, sky) => (around, down) =>
    stretched(heightAt(sky, around * 0.2, down + (heightAt(land, around, down) - 0.5) * 0.1)),
  craters:
    ({ craters }, land, sky) =>
    (around, down, x, y) => {
      let height = rough(land, sky, around, down) * 0.8 + 0.1;
      for (const crater of craters) {
        const [dx, dy] = [x - crater.x, y - crater.y];
        const far = (dx * dx + dy * dy) / (crater.size * crater.size);
        if (far < 0.64) height -= 0.2;
        else if (far < 1) height += 0.16;
      }
      return height;
    },
};

const rough = (land: Float32Array, sky: Float32Array, around: number, down: number): number =>
  stretched(heightAt(land, around, down) * 0.72 + heightAt(sky, around * 3, down) * 0.28);

/** More of the lowest and the highest ground than noise has. */
const stretched = (height: number): number => Math.min(1, Math.max(0, (height - 0.5) * 1.7 + 0.5));

import type { Camera } from './camera/camera.ts';
import type { Box, Point } from './board/geometry.ts';

/** Painted only once, because that takes most of a second. */
let cachedSky: OffscreenCanvas | undefined;

/** Deep space behind the map: gas clouds and stars from a fixed seed, so that it always looks the same. */
export function paintSpace(canvas: HTMLCanvasElement, width: number, height: number): void {
  canvas.width = width;
  canvas.height = height;
  if (cachedSky === undefined || cachedSky.width < width || cachedSky.height < height) {
    const [most, highest] = [screen.width, screen.height].map((side) => Math.ceil(side * skyBeyond)) as [
      number,
      number,
    ];
    cachedSky = new OffscreenCanvas(Math.max(width, most), Math.max(height, highest));
    paint(cachedSky);
  }
  canvas.getContext('2d')?.drawImage(cachedSky, 0, 0);
}

/** How much larger than the screen the sky is, so that it can drift. */
const skyBeyond = 1.16;

/** A sky that was taken down, for the next to hang: else every map that is opened would copy all its pixels. */
let spare: HTMLCanvasElement | undefined;

/** Pixels of the sky behind a view of this size: larger than the screen, and than the view, whose window may have moved to another screen. */
export const skySize = (view: { readonly width: number; readonly height: number }): typeof view => ({
  width: Math.ceil(Math.max(screen.width, view.width) * skyBeyond),
  height: Math.ceil(Math.max(screen.height, view.height) * skyBeyond),
});

/** Hangs a sky of so many pixels into a frame, until it is taken down again. */
export function hangSky(frame: HTMLElement, { width, height }: ReturnType<typeof skySize>): () => void {
  let sky = spare;
  spare = undefined;
  if (sky?.width !== width || sky.height !== height) {
    sky = document.createElement('canvas');
    paintSpace(sky, width, height);
  }
  const hung = sky;
  frame.append(hung);
  return () => {
    hung.remove();
    spare = hung;
  };
}

function paint(canvas: OffscreenCanvas): void {
  const { width, height } = canvas;
  const brush = canvas.getContext('2d');
  if (brush === null) return;
  const sky = brush.createLinearGradient(0, 0, width, height);
  sky.addColorStop(0, '#080b1c');
  sky.addColorStop(0.5, '#05060f');
  sky.addColorStop(1, '#0a0716');
  brush.fillStyle = sky;
  brush.fillRect(0, 0, width, height);
  brush.imageSmoothingEnabled = true;
  brush.imageSmoothingQuality = 'high';
  brush.globalCompositeOperation = 'lighter';
  brush.drawImage(clouds(Math.ceil(width / 5), Math.ceil(height / 5)), 0, 0, width, height);
  stars(brush, width, height);
  brush.globalCompositeOperation = 'source-over';
}

/** Random numbers for this picture only; the game does not use them. */
function dice(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const lattice = (() => {
  const roll = dice(20261);
  return Float32Array.from({ length: 4096 }, roll);
})();

// The next functions run more than a million times for one sky: they make no arrays and no functions.
function noise(x: number, y: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = smooth(x - ix);
  const left = ix * 73;
  const right = (ix + 1) * 73;
  const above = iy * 151;
  const below = (iy + 1) * 151;
  const topLeft = lattice[(left ^ above) & 4095]!;
  const lowLeft = lattice[(left ^ below) & 4095]!;
  const top = topLeft + (lattice[(right ^ above) & 4095]! - topLeft) * fx;
  const low = lowLeft + (lattice[(right ^ below) & 4095]! - lowLeft) * fx;
  return top + (low - top) * smooth(y - iy);
}

const smooth = (t: number): number => t * t * (3 - 2 * t);

function layered(x: number, y: number): number {
  let sum = 0;
  let weight = 0.5;
  let scale = 1;
  for (let octave = 0; octave < 5; octave += 1) {
    sum += weight * noise(x * scale + octave * 17.3, y * scale - octave * 9.1);
    weight *= 0.5;
    scale *= 2.03;
  }
  return sum;
}

const gases: readonly {
  readonly rgb: readonly [number, number, number];
  readonly at: number;
  readonly from: number;
  readonly most: number;
}[] = [
  { rgb: [56, 88, 200], at: 0, from: 0.46, most: 0.75 },
  { rgb: [150, 52, 130], at: 31, from: 0.5, most: 0.62 },
  { rgb: [24, 140, 150], at: 67, from: 0.52, most: 0.5 },
  { rgb: [190, 120, 60], at: 93, from: 0.56, most: 0.4 },
];

/** Adds the light of all gases at (u, v) to the pixel that begins at `at`. */
function paintGases(pixels: Uint8ClampedArray, at: number, u: number, v: number): void {
  const wx = 1.6 * (layered(u + 3.1, v) - 0.5);
  const wy = 1.6 * (layered(u, v + 7.7) - 0.5);
  for (const gas of gases) {
    const density = layered(u + gas.at + wx, v - gas.at + wy) - gas.from;
    if (density <= 0) continue;
    const strength = density * 3.4 * gas.most;
    const light = strength * strength * 1.5;
    pixels[at] = pixels[at]! + gas.rgb[0] * light;
    pixels[at + 1] = pixels[at + 1]! + gas.rgb[1] * light;
    pixels[at + 2] = pixels[at + 2]! + gas.rgb[2] * light;
  }
  pixels[at + 3] = 255;
}

function clouds(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (brush === null) return canvas;
  const image = brush.createImageData(width, height);
  const pixels = image.data;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) paintGases(pixels, (y * width + x) * 4, x / 110, y / 110);
  brush.putImageData(image, 0, 0);
  return canvas;
}

const starInks: readonly string[] = ['#ffffff', '#cfe0ff', '#ffe9c9', '#ffd2b0', '#b9d4ff'];

function stars(brush: OffscreenCanvasRenderingContext2D, width: number, height: number): void {
  const roll = dice(4711);
  const count = Math.round((width * height) / 620);
  for (let index = 0; index < count; index += 1) {
    const [x, y, size] = [roll() * width, roll() * height, roll() ** 9];
    brush.globalAlpha = 0.18 + 0.62 * roll() * (0.35 + size);
    brush.fillStyle = starInks[Math.floor(roll() * starInks.length)]!;
    brush.beginPath();
    brush.arc(x, y, 0.35 + 1.0 * size, 0, 2 * Math.PI);
    brush.fill();
    if (size > 0.9) flare(brush, x, y, 3 + 60 * (size - 0.9) * roll());
  }
  brush.globalAlpha = 1;
}

function flare(brush: OffscreenCanvasRenderingContext2D, x: number, y: number, reach: number): void {
  const glow = brush.createRadialGradient(x, y, 0, x, y, reach);
  glow.addColorStop(0, '#dbe8ff66');
  glow.addColorStop(1, '#dbe8ff00');
  brush.fillStyle = glow;
  brush.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
  brush.fillStyle = '#ffffff55';
  brush.fillRect(x - reach * 0.9, y - 0.35, reach * 1.8, 0.7);
  brush.fillRect(x - 0.35, y - reach * 0.9, 0.7, reach * 1.8);
}

/**
 * How far the sky is moved, as a CSS transform: a little slower than the map, and never beyond its own edge. Where the map has no edge, the
 * sky stands still.
 */
export function skyDrift({
  camera,
  bounds: [left, top, right, bottom],
  rings,
}: {
  readonly camera: Camera;
  readonly bounds: Box;
  readonly rings: Point;
}): string {
  const part = (value: number, from: number, to: number): number =>
    (value - (from + to) / 2) / Math.max(1, to - from);
  const across = rings.x > 0 ? 0 : part(camera.x, left, right);
  const down = rings.y > 0 ? 0 : part(camera.y, top, bottom);
  return `translate(${-7 * across - 7}%, ${-7 * down - 7}%)`;
}

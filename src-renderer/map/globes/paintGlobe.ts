import { faded } from '../looks/color.ts';
import { paintBall } from './ball.ts';
import type { GlobeLook } from '../globeLook.ts';

/** A globe, so many pixels wide with its rings and moons. */
export function paintGlobe(look: GlobeLook, pixels: number): OffscreenCanvas {
  const size = Math.max(1, Math.ceil(pixels));
  const canvas = new OffscreenCanvas(size, size);
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (brush === null) return canvas;
  const middle = size / 2;
  const radius = look.radius * size;
  air(brush, look, middle, radius);
  ring(brush, look, middle, radius, 'behind');
  brush.drawImage(ball(look, radius), middle - Math.ceil(radius) - 1, middle - Math.ceil(radius) - 1);
  ring(brush, look, middle, radius, 'before');
  for (const moon of look.moons) moonlet(brush, look, moon, size);
  return canvas;
}

function air(
  brush: OffscreenCanvasRenderingContext2D,
  look: GlobeLook,
  middle: number,
  radius: number,
): void {
  const ink = look.kind.air;
  if (ink === undefined || look.old) return;
  const halo = brush.createRadialGradient(middle, middle, radius * 0.9, middle, middle, radius * 1.28);
  halo.addColorStop(0, faded(ink, 0.42));
  halo.addColorStop(1, faded(ink, 0));
  brush.fillStyle = halo;
  brush.fillRect(0, 0, 2 * middle, 2 * middle);
}

function ring(
  brush: OffscreenCanvasRenderingContext2D,
  { ring: drawn, tilt, old }: GlobeLook,
  middle: number,
  radius: number,
  half: 'behind' | 'before',
): void {
  if (drawn === undefined) return;
  const { ink, inner, outer, flat } = drawn;
  brush.save();
  brush.translate(middle, middle);
  brush.rotate(tilt);
  brush.lineWidth = (radius * (outer - inner)) / 3;
  const [from, to] = half === 'behind' ? [Math.PI, 2 * Math.PI] : [0, Math.PI];
  for (const [at, strength] of [
    [1, 0.75],
    [2, 0.4],
    [3, 0.6],
  ] as const) {
    const reach = radius * (inner + ((outer - inner) * at) / 3);
    brush.beginPath();
    brush.ellipse(0, 0, reach, reach * flat, 0, from, to);
    brush.strokeStyle = faded(old ? '#8d95a6' : ink, strength);
    brush.stroke();
  }
  brush.restore();
}

function moonlet(
  brush: OffscreenCanvasRenderingContext2D,
  { old }: GlobeLook,
  { x, y, size: part, ink }: GlobeLook['moons'][number],
  size: number,
): void {
  const [at, down, r] = [x * size, y * size, Math.max(0.4, part * size)];
  brush.beginPath();
  brush.arc(at, down, r, 0, 2 * Math.PI);
  brush.fillStyle = old ? '#8d95a6' : ink;
  brush.fill();
  brush.beginPath();
  brush.arc(at + r * 0.5, down + r * 0.5, r, 0, 2 * Math.PI);
  brush.globalCompositeOperation = 'source-atop';
  brush.fillStyle = '#02040a70';
  brush.fill();
  brush.globalCompositeOperation = 'source-over';
}

/** The ball itself, pixel by pixel. */
function ball(look: GlobeLook, radius: number): OffscreenCanvas {
  const half = Math.ceil(radius) + 1;
  const canvas = new OffscreenCanvas(2 * half, 2 * half);
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (brush === null) return canvas;
  const image = brush.createImageData(2 * half, 2 * half);
  paintBall(image.data, look, half, radius);
  brush.putImageData(image, 0, 0);
  return canvas;
}

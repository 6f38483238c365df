import { rollsFrom } from './rolls.ts';

/** Size of a relief: once around a globe, and from pole to pole. */
export const [reliefWidth, reliefHeight] = [256, 128];

/** Lattice points of the coarsest layer, once around. */
const coarsest = 6;
const layers = 5;

const kept = new Map<number, Float32Array>();

/** Heights from 0 to 1 on a map of a globe that joins up at its ends; made once, and shared by all globes. */
export function relief(number: number): Float32Array {
  const known = kept.get(number);
  if (known !== undefined) return known;
  const made = makeRelief(rollsFrom(`relief ${number}`));
  kept.set(number, made);
  return made;
}

function makeRelief(roll: () => number): Float32Array {
  const heights = new Float32Array(reliefWidth * reliefHeight);
  let weight = 0.5;
  for (let layer = 0; layer < layers; layer += 1) {
    add(heights, coarsest * 2 ** layer, weight, roll);
    weight *= 0.55;
  }
  let [least, most] = [Infinity, -Infinity];
  for (const height of heights) {
    least = Math.min(least, height);
    most = Math.max(most, height);
  }
  return heights.map((height) => (height - least) / (most - least));
}

/** Adds one layer of smooth noise with so many lattice points around. */
function add(heights: Float32Array, around: number, weight: number, roll: () => number): void {
  const rows = around / 2 + 2;
  const points = Float32Array.from({ length: around * rows }, roll);
  for (let y = 0; y < reliefHeight; y += 1) {
    const v = (y / reliefHeight) * (around / 2);
    const row = Math.floor(v);
    const down = smooth(v - row);
    for (let x = 0; x < reliefWidth; x += 1) {
      const u = (x / reliefWidth) * around;
      const column = Math.floor(u);
      const left = column % around;
      const right = (column + 1) % around;
      const along = smooth(u - column);
      const upper = row * around;
      const lower = upper + around;
      const top = points[upper + left]! + (points[upper + right]! - points[upper + left]!) * along;
      const low = points[lower + left]! + (points[lower + right]! - points[lower + left]!) * along;
      const at = y * reliefWidth + x;
      heights[at] = heights[at]! + weight * (top + (low - top) * down);
    }
  }
}

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** The height at a part of the way around and from pole to pole, between the points of the map. */
export function heightAt(heights: Float32Array, around: number, down: number): number {
  const u = (around - Math.floor(around)) * reliefWidth;
  const v = Math.min(reliefHeight - 1.001, Math.max(0, down * (reliefHeight - 1)));
  const x = Math.floor(u);
  const y = Math.floor(v);
  const left = x % reliefWidth;
  const right = (x + 1) % reliefWidth;
  const upper = y * reliefWidth;
  const lower = upper + reliefWidth;
  const top = heights[upper + left]! + (heights[upper + right]! - heights[upper + left]!) * (u - x);
  const low = heights[lower + left]! + (heights[lower + right]! - heights[lower + left]!) * (u - x);
  return top + (low - top) * (v - y);
}

import { readPath } from '#kernel/files/drawingPath.ts';
import type { PackDrawing } from '#kernel/files/upgradeParts.ts';

/** A pack's drawing in our own box of 64 by 64. */
export interface PackShip {
  /** All paths of the hull combined, which light and shadow follow. */
  readonly outline: string;
  readonly paths: PackDrawing['paths'];
}

const box = 64;
const fixed = (value: number): string => String(Math.round(value * 1_000) / 1_000);

/** A path scaled and shifted, with any of its commands. */
export function placedPath(d: string, scale: number, dx: number, dy: number): string {
  const shifted = (letter: string, index: number): number => {
    if (letter !== letter.toUpperCase()) return 0;
    if (letter === 'H') return dx;
    if (letter === 'V') return dy;
    if (letter === 'A') return index === 5 ? dx : index === 6 ? dy : 0;
    return index % 2 === 0 ? dx : dy;
  };
  const isTurned = (letter: string, index: number): boolean =>
    letter.toUpperCase() === 'A' && index >= 2 && index <= 4;
  return (readPath(d) ?? [])
    .map(
      ({ letter, numbers }) =>
        letter +
        numbers
          .map((value, index) =>
            fixed(isTurned(letter, index) ? value : value * scale + shifted(letter, index)),
          )
          .join(' '),
    )
    .join('');
}

export function shipOf({ width, height, paths }: PackDrawing): PackShip {
  const scale = box / Math.max(width, height);
  const placed = paths.map(({ d, paint }) => ({
    paint,
    d: placedPath(d, scale, (box - width * scale) / 2, (box - height * scale) / 2),
  }));
  const hull = placed.filter(({ paint }) => paint === 'hull');
  return { outline: (hull.length === 0 ? placed : hull).map(({ d }) => d).join(''), paths: placed };
}

/**
 * The packs' drawings that replace ours, by class of ship. A component that uses one is updated when it
 * changes.
 */
class PackShips {
  #drawings = $state.raw<Readonly<Record<string, PackDrawing>>>({});
  #ships = $state.raw<ReadonlyMap<string, PackShip>>(new Map());
  #turns = 0;

  get drawings(): Readonly<Record<string, PackDrawing>> {
    return this.#drawings;
  }

  lay(drawings: Readonly<Record<string, PackDrawing>>): void {
    const next = Object.entries(drawings);
    if (next.length === 0 && this.#ships.size === 0) return;
    this.#turns += 1;
    this.#drawings = drawings;
    this.#ships = new Map(next.map(([shipClass, drawing]) => [shipClass, shipOf(drawing)]));
  }

  of(shipClass: string): PackShip | undefined {
    return this.#ships.get(shipClass);
  }

  /** Part of the name under which a drawing is cached: different drawings of a class have different marks. */
  mark(shipClass: string): string {
    return this.#ships.has(shipClass) ? `+${this.#turns}` : '';
  }
}

export const packShips = new PackShips();

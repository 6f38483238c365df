import type { Hex } from '#kernel/board/hex.ts';
import { hexKey, hexNeighbours } from '#kernel/board/hex.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import { wholeRoot } from '#kernel/steps/fractions.ts';
import { centre } from '../chart.ts';

/**
 * The hexes of a galaxy: a wide blob with irregular coasts, bays and empty rifts, in which nearly every hex has at least
 * three neighbours. Row by row, from the left.
 * @param sectors how many hexes
 */
export function drawShape(sectors: number, draw: Draw): readonly Hex[] {
  const area = drawingBoard(sectors);
  const score = scores(area, draw);
  const dark = rifts(area, sectors, draw.fork('rifts'));
  const banned = new Set(dark);
  for (let round = 0; round < 40; round += 1) {
    const grown = grow(score, banned, sectors);
    if (grown.length < sectors) break;
    const inside = new Set(grown.map(hexKey));
    const weak = grown.filter(
      (hex) => hexNeighbours(hex).filter((other) => inside.has(hexKey(other))).length < 3,
    );
    if (weak.length === 0) return readingOrder(grown);
    for (const hex of weak) if (hexKey(hex) !== middle) banned.add(hexKey(hex));
  }
  return readingOrder(grow(score, dark, sectors));
}

const middle = hexKey({ q: 0, r: 0 });

const readingOrder = (hexes: readonly Hex[]): readonly Hex[] =>
  [...hexes].sort(
    compareBy(
      ({ r }) => r,
      ({ q }) => q,
    ),
  );

interface Area {
  readonly hexes: readonly Hex[];
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** The hexes to choose from: an area nearly twice as wide and high as needed, and a third wider than high. */
function drawingBoard(sectors: number): Area {
  const halfWidth = wholeRoot(sectors * 960_000);
  const halfHeight = Math.floor((halfWidth * 3) / 4);
  const hexes: Hex[] = [];
  const rows = Math.ceil((halfHeight * 2) / 1500) + 2;
  const columns = Math.ceil((halfWidth * 2) / 1732) + 2;
  for (let r = -rows; r <= rows; r += 1) {
    for (let column = -columns; column <= columns; column += 1)
      hexes.push({ q: column - Math.floor(r / 2), r });
  }
  return { hexes, halfWidth, halfHeight };
}

/** How far out each hex counts: its distance from the middle of a rounded rectangle, distorted by smooth noise of two scales. */
function scores({ hexes, halfWidth, halfHeight }: Area, draw: Draw): ReadonlyMap<string, number> {
  const coarse = noise(draw.fork('coast'), Math.max(4_000, Math.floor(halfWidth / 2)));
  const fine = noise(draw.fork('bays'), 3_600);
  return new Map(
    hexes.map((hex) => {
      const { x, y } = centre(hex);
      const u = Math.floor((Math.abs(x) * 1000) / halfWidth);
      const v = Math.floor((Math.abs(y) * 1000) / halfHeight);
      const distance = wholeRoot(wholeRoot(u * u * u * u + v * v * v * v));
      const stretch = 1000 + Math.floor((coarse(x, y) - 500) / 3) + Math.floor((fine(x, y) - 500) / 3);
      return [hexKey(hex), distance * stretch];
    }),
  );
}

/** Smooth noise from 0 to 1000, interpolated from a lattice of random heights; `apart`: the distance of its points. */
function noise(draw: Draw, apart: number): (x: number, y: number) => number {
  const size = 24;
  const heights = Array.from({ length: size * size }, () => draw.int(1001) - 1);
  const at = (column: number, row: number): number =>
    heights[(((row % size) + size) % size) * size + (((column % size) + size) % size)] ?? 0;
  return (x, y) => {
    const [column, row] = [Math.floor(x / apart), Math.floor(y / apart)];
    const [right, down] = [x - column * apart, y - row * apart];
    const top = at(column, row) * (apart - right) + at(column + 1, row) * right;
    const bottom = at(column, row + 1) * (apart - right) + at(column + 1, row + 1) * right;
    return Math.floor((Math.floor(top / apart) * (apart - down) + Math.floor(bottom / apart) * down) / apart);
  };
}

/** Hexes that stay empty: about one rift of one to four hexes for every forty sectors, not in the very middle. */
function rifts({ hexes, halfWidth, halfHeight }: Area, sectors: number, draw: Draw): Set<string> {
  const banned = new Set<string>();
  const near = hexes.filter((hex) => {
    const { x, y } = centre(hex);
    return Math.abs(x) < halfWidth && Math.abs(y) < halfHeight && Math.abs(x) + Math.abs(y) > 4_000;
  });
  for (let rift = 0; rift < Math.floor(sectors / 40); rift += 1) {
    let hex = draw.pick(near);
    for (let length = draw.int(4); length > 0; length -= 1) {
      if (hexKey(hex) !== middle) banned.add(hexKey(hex));
      hex = draw.pick(hexNeighbours(hex));
    }
  }
  return banned;
}

/** One connected blob that grows from the middle, lowest score first; each hex has at least two neighbours among those before it. */
function grow(
  score: ReadonlyMap<string, number>,
  banned: ReadonlySet<string>,
  sectors: number,
): readonly Hex[] {
  const grown: Hex[] = [];
  const borders = new Map<string, number>();
  const edge: { readonly hex: Hex; readonly key: string; readonly score: number }[] = [];
  const touch = (hex: Hex): void => {
    const key = hexKey(hex);
    const its = score.get(key);
    if (its === undefined || banned.has(key)) return;
    const touched = borders.get(key) ?? 0;
    borders.set(key, touched + 1);
    if (touched === 0) edge.push({ hex, key, score: its });
  };
  touch({ q: 0, r: 0 });
  while (grown.length < sectors && edge.length > 0) {
    let lowest = -1;
    for (let at = 0; at < edge.length; at += 1) {
      const one = edge[at] as (typeof edge)[number];
      const firm = grown.length < 2 || (borders.get(one.key) ?? 0) > 1;
      if (firm && (lowest < 0 || one.score < (edge[lowest]?.score ?? 0))) lowest = at;
    }
    const [taken] = edge.splice(Math.max(0, lowest), 1);
    if (taken === undefined) break;
    grown.push(taken.hex);
    hexNeighbours(taken.hex).forEach(touch);
  }
  return grown;
}

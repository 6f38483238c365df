import type { Draw } from '#kernel/dice/draw.ts';
import type { Cell, Links } from '../chart.ts';

type Edge = readonly [number, number];

/** The most jumps from one side of a barrier to the other. */
const longestWayRound = 7;

/**
 * Links between all neighbours except at barriers: about one border in seven, in walls that wind along the edges of hexes.
 * No wall divides the map, leaves a sector with fewer than two links, or makes the way round longer than seven jumps.
 * All capitals have exactly `capitalLinks` links, for a fair start.
 */
export function drawWalls(
  cells: readonly Cell[],
  capitals: readonly number[],
  capitalLinks: number,
  draw: Draw,
): Links {
  const links = cells.map(({ around }) => new Set(around));
  const borders = cells.flatMap(({ index, around }) =>
    around.filter((other) => index < other).map((other): Edge => [index, other]),
  );
  const fixed = new Set(capitals);
  let wanted = Math.floor((borders.length * (137 + draw.int(20))) / 1000);
  for (const capital of capitals)
    wanted -= closeAround(links, capital, capitalLinks, fixed, draw.fork('capital', capital));
  for (let tries = borders.length * 4; wanted > 0 && tries > 0; tries -= 1) {
    for (const edge of wall(cells, draw.pick(borders), Math.min(wanted, 2 + draw.int(5)), draw)) {
      if (edge.some((cell) => fixed.has(cell)) || !canClose(links, edge)) break;
      close(links, edge);
      wanted -= 1;
    }
  }
  return links;
}

/** Removes links of a capital that has too many. @returns how many borders that closed */
function closeAround(
  links: Set<number>[],
  capital: number,
  keep: number,
  capitals: ReadonlySet<number>,
  draw: Draw,
): number {
  let closed = 0;
  for (const other of draw.shuffle([...(links[capital] ?? [])].sort((a, b) => a - b))) {
    if ((links[capital]?.size ?? 0) <= keep) break;
    if (capitals.has(other) || !canClose(links, [capital, other])) continue;
    close(links, [capital, other]);
    closed += 1;
  }
  return closed;
}

function close(links: readonly Set<number>[], [a, b]: Edge): void {
  links[a]?.delete(b);
  links[b]?.delete(a);
}

function canClose(links: readonly Set<number>[], [a, b]: Edge): boolean {
  const [ofA, ofB] = [links[a], links[b]];
  if (ofA === undefined || ofB === undefined || !ofA.has(b) || ofA.size <= 2 || ofB.size <= 2) return false;
  const reached = new Set([a]);
  let edge = [a];
  for (let jump = 1; jump <= longestWayRound; jump += 1) {
    const further: number[] = [];
    for (const cell of edge) {
      for (const other of links[cell] ?? []) {
        if (reached.has(other) || (cell === a && other === b)) continue;
        if (other === b) return true;
        reached.add(other);
        further.push(other);
      }
    }
    edge = further;
  }
  return false;
}

/** A chain of borders that meet at the corners of hexes: mostly straight on, sometimes turning round one hex. */
function* wall(cells: readonly Cell[], start: Edge, length: number, draw: Draw): Iterable<Edge> {
  let [one, other] = draw.int(2) === 1 ? start : ([start[1], start[0]] as const);
  let behind: number | undefined;
  for (let made = 0; made < length; made += 1) {
    yield [one, other];
    const ahead = common(cells, one, other).filter((cell) => cell !== behind);
    if (ahead.length === 0) return;
    const next = draw.pick(ahead);
    // Three hexes meet at the corner ahead: the wall continues between the new one and one of the two it has separated so far.
    const straight = draw.int(4) > 1;
    [one, other, behind] = straight ? [next, one, other] : [one, next, other];
  }
}

const common = (cells: readonly Cell[], a: number, b: number): readonly number[] =>
  (cells[a]?.around ?? []).filter((cell) => cells[b]?.around.includes(cell) === true);

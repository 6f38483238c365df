import { type Box, boxOver, meets, type Point } from './board/geometry.ts';
import type { GlobeLook } from './globeLook.ts';

/** A line: its width is in world units, or in screen pixels with `pixels`. */
export interface Stroke {
  readonly color: string;
  readonly width: number;
  readonly pixels?: boolean;
  readonly dash?: readonly number[];
  readonly round?: boolean;
}

/** A small drawing of our own: painted paths in a box from 0,0 to width,height. It is drawn once per size and cached. */
export interface Glyph {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly paths: readonly GlyphPath[];
  /** Paths marked `inside` are cut to this outline. */
  readonly clip?: string;
  /** A globe: painted from this instead of its paths, which only stand in for it. */
  readonly globe?: GlobeLook;
}

export interface GlyphPath {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  /** 0 to 1. */
  readonly opacity?: number;
  /** Cut to the glyph's clip. */
  readonly inside?: boolean;
  /** Degrees clockwise about the middle of the glyph; a clip turns with what it cuts. */
  readonly turn?: number;
}

export type Face = 'title' | 'text';

/** What every shape has: its box, for leaving out what is off screen, and the scales it is drawn at. */
interface Placed {
  readonly box: Box;
  /** Drawn at this scale and nearer. */
  readonly from?: number;
  /** Drawn below this scale. */
  readonly until?: number;
}

/** One thing to draw, as data in world units; the planes make them and the painter draws them. */
export type Shape = Placed &
  (
    | {
        readonly kind: 'polygon';
        readonly points: readonly number[];
        readonly open?: boolean;
        readonly fill?: string;
        readonly stroke?: Stroke;
      }
    /** Many outlines at once: a whole realm seen from far away. */
    | {
        readonly kind: 'cells';
        readonly cells: readonly (readonly number[])[];
        readonly open?: boolean;
        readonly fill?: string;
        readonly stroke?: Stroke;
      }
    | {
        readonly kind: 'oval';
        readonly x: number;
        readonly y: number;
        readonly rx: number;
        readonly ry: number;
        readonly fill?: string;
        readonly stroke?: Stroke;
      }
    | {
        readonly kind: 'glyph';
        readonly glyph: Glyph;
        readonly x: number;
        readonly y: number;
        readonly size: number;
        readonly opacity?: number;
        readonly leastPixels?: number;
      }
    | {
        readonly kind: 'text';
        readonly x: number;
        readonly y: number;
        readonly text: string;
        readonly size: number;
        readonly color: string;
        readonly face: Face;
        readonly weight: number;
        readonly align: 'left' | 'center' | 'right';
        readonly spacing?: number;
        readonly halo?: string;
        /** A dark bar behind the text, as long as the text is at this zoom. */
        readonly plate?: { readonly fill: string; readonly edge: string };
        readonly leastPixels?: number;
        readonly mostPixels?: number;
        /** A name, which is larger for those who read large text. */
        readonly grows?: true;
        /** Moved up by this many times its size at the current zoom. */
        readonly raise?: number;
      }
  );

/** The shapes of one plane, gathered by region so that whole regions off screen cost one comparison. */
export interface Chunk {
  readonly box: Box;
  /** Drawn at this scale and nearer; below `until`. */
  readonly from?: number;
  readonly until?: number;
  readonly shapes: readonly Shape[];
}

/** A chunk whose shapes are made when they are first drawn. */
export function laterChunk(
  where: Pick<Chunk, 'box' | 'from' | 'until'>,
  make: () => readonly Shape[],
): Chunk {
  let made: readonly Shape[] | undefined;
  return {
    ...where,
    get shapes() {
      return (made ??= make());
    },
  };
}

const chunkSide = 900;

export function toChunks(shapes: readonly Shape[]): readonly Chunk[] {
  const cells = new Map<string, Shape[]>();
  for (const shape of shapes) {
    const key = `${Math.floor(shape.box[0] / chunkSide)},${Math.floor(shape.box[1] / chunkSide)}`;
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [shape]);
    else cell.push(shape);
  }
  return [...cells.values()].map((cell) => ({ box: boxOver(cell.map(({ box }) => box)), shapes: cell }));
}

const drawnAt = (shape: Pick<Placed, 'from' | 'until'>, scale: number): boolean =>
  scale >= (shape.from ?? 0) && scale < (shape.until ?? Infinity);

/** The shapes to draw: on screen, and meant for this scale. */
export function* visible(chunks: readonly Chunk[], seen: Box, scale: number): Generator<Shape> {
  for (const chunk of chunks) {
    if (!meets(chunk.box, seen) || !drawnAt(chunk, scale)) continue;
    for (const shape of chunk.shapes) if (drawnAt(shape, scale) && meets(shape.box, seen)) yield shape;
  }
}

/** Where planes are drawn again beside themselves: moved by `x` and `y`, of which `box` is seen. */
interface Image extends Point {
  readonly box: Box;
}

/** The images of planes that reach into what is seen; `rings` are how far apart they lie, 0 where the map does not wrap. */
export function imagesIn(planes: readonly (readonly Chunk[])[], seen: Box, rings: Point): readonly Image[] {
  if (rings.x === 0 && rings.y === 0) return [{ x: 0, y: 0, box: seen }];
  const all = boxOver(planes.flatMap((chunks) => chunks.map(({ box }) => box)));
  const moves = (least: number, most: number, from: number, to: number, ring: number): readonly number[] => {
    if (ring === 0) return [0];
    const [first, last] = [Math.ceil((from - most) / ring), Math.floor((to - least) / ring)];
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => (first + at) * ring);
  };
  return moves(all[1], all[3], seen[1], seen[3], rings.y).flatMap((y) =>
    moves(all[0], all[2], seen[0], seen[2], rings.x).map((x) => ({
      x,
      y,
      box: [seen[0] - x, seen[1] - y, seen[2] - x, seen[3] - y] as const,
    })),
  );
}

import type { Coordinates } from '../../board/grid.ts';
import type { Ground } from '../../board/ground.ts';

/** Ground laid on a board; `first` is its cell at the upper left. */
export interface GroundPicture extends Ground {
  readonly first: Coordinates;
}

/** Patterns that clients draw in cells, each recognisable without its colour. */
export const textures = [
  'open',
  'dust',
  'nebula',
  'asteroids',
  'storm',
  'radiation',
  'gravity',
  'star',
  'planet',
  'black-hole',
  'pulsar',
  'comet',
  'gate',
  'mines',
  'rift',
  'unknown',
] as const;
export type Texture = (typeof textures)[number];

/** What one sign in a layer of the ground means. */
export interface TerrainPicture {
  readonly layer: string;
  readonly sign: string;
  readonly label: string;
  readonly texture: Texture;
  /** A colour of its own, `#rrggbb`; absent: that of its texture. */
  readonly color?: string;
}

/** A drawing as paths in a box from 0,0 to width,height; colours are `#rrggbb`. */
export interface SignDrawing {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly {
    readonly d: string;
    readonly fill?: string;
    readonly stroke?: string;
    /** Of the line. */
    readonly width?: number;
  }[];
}

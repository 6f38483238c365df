import type { GlobeKind } from './globeKinds.ts';

/** All that a globe is painted from. Lengths are parts of the picture's width, angles are in radians. */
export interface GlobeLook {
  readonly kind: GlobeKind;
  /** Its own colours by height: red, green and blue of 64 steps. */
  readonly inks: Uint8ClampedArray;
  readonly radius: number;
  /** How far it has turned, 0 to 1. */
  readonly turned: number;
  readonly tilt: number;
  /** Which reliefs its land and its clouds follow. */
  readonly land: number;
  readonly sky: number;
  /** Lights of towns on the dark side, 0 to 1. */
  readonly towns: number;
  readonly craters: readonly { readonly x: number; readonly y: number; readonly size: number }[];
  readonly ring?: {
    readonly ink: string;
    readonly inner: number;
    readonly outer: number;
    readonly flat: number;
  };
  readonly moons: readonly {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly ink: string;
  }[];
  /** Only remembered: without colour. */
  readonly old: boolean;
}

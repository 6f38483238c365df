import { line, list, optional } from '#kernel/codec/shapes.ts';

/** The most modules of a base: of a star palace with a commander (B11.77, A12.30b). */
export const mostModules = 13;

/** What modules make of a base. */
export interface Modular {
  /** The modules with which it is fitted, by their designations; absent: none (B11.60). */
  readonly modules?: readonly string[];
}
export const modularFields = { modules: optional(list(line(20, 1), mostModules)) };

/** What who hands out the work and who does it say to each other. */

/** So many inputs of one target, from a number on. */
export interface Job {
  readonly target: string;
  readonly seed: string;
  readonly from: number;
  readonly count: number;
  /** Inputs that were kept by jobs before. */
  readonly kept: readonly Uint8Array[];
}

/** One input by itself, for a second look; or the bomb of a name. */
export interface Single {
  readonly target: string;
  readonly input: Uint8Array | string;
}

export type Order =
  | { readonly kind: 'jobs'; readonly jobs: readonly Job[] }
  | { readonly kind: 'singles'; readonly singles: readonly Single[] };

/** An input that the program did not deal with as it must. */
export interface Fault {
  readonly target: string;
  readonly what: string;
  readonly input: Uint8Array;
}

export interface Done {
  readonly target: string;
  readonly inputs: number;
  readonly taken: number;
  readonly kept: readonly Uint8Array[];
  /** Places that inputs of the target passed, and all there are. */
  readonly reached: readonly [number, number];
  /** The most work that any took, in milliseconds of processor. */
  readonly slowest: number;
  readonly slowestInput: Uint8Array;
  /** Most memory that the process ever held, in bytes. */
  readonly memory: number;
}

export type Said =
  | { readonly kind: 'ready' }
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'done'; readonly done: Done }
  | { readonly kind: 'end' };

/** What a process does with what lies in its note: an input that it reads, or the name of one that it makes; or it has read the input. */
export const works = ['nothing', 'reading', 'making'] as const;
export type Work = (typeof works)[number];
/** The first bytes of the note: the number of the work, which it is, and how many bytes follow. */
export const noteHead = 20;
/** Most memory that reading may take, in bytes. */
export const mostMemory = 512 * 1024 * 1024;

import type { UnitId } from '#kernel/words/ids.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import type { OfKind } from '../model/happened.ts';
import type { Ship } from '../model/ship.ts';
import { crewLevels } from '../model/figures.ts';
import type { Moment } from './places.ts';
import { hasVariant } from './ships.ts';

/** An order of ships: its title as the book has it, the code that a player writes, the line that says what it does, and who can carry it out. */
export interface Doing<O> {
  readonly title: string;
  readonly code: string;
  readonly cite: Cite;
  /** It takes the whole turn (SFW 1462). */
  readonly whole?: true;
  /** What a ship must have, wherever it is, and in words. */
  readonly able?: (ship: Ship) => boolean;
  readonly what?: string;
  /** Crippled ships cannot. */
  readonly sound?: true;
  /** The crew that it takes; undefined: any. */
  readonly crew?: (order: O) => number | undefined;
  /** Why it cannot be done here and now; undefined if it can. */
  readonly hindered?: (moment: Moment, id: UnitId, ship: Ship, order: O) => Problem | undefined;
}

/** The orders of a family. */
export type Doings<O extends { readonly kind: string }> = {
  readonly [K in O['kind']]: Doing<OfKind<O, K>>;
};

/** A ship of one of these variants. */
export const any =
  (...letters: readonly string[]) =>
  (ship: Ship): boolean =>
    letters.some((letter) => hasVariant(ship, letter));
/** The best crews do what others need a ship of the variant for. */
export const orBestCrew =
  (letter: string) =>
  (ship: Ship): boolean =>
    hasVariant(ship, letter) || ship.crew >= crewLevels.best;

/** A ship as sentences point at it: `T-PC Heron`. */
export const nameOf = (id: UnitId, { design, name }: Pick<Ship, 'design' | 'name'>) =>
  ({ to: 'unit', id, text: `${design} ${name}` }) as const;

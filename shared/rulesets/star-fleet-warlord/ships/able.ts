import type { UnitId } from '#kernel/words/ids.ts';
import type { Ship } from '../model/ship.ts';
import { crewLevels } from '../model/figures.ts';
import { hasVariant } from './ships.ts';

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

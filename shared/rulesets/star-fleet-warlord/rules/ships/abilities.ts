import type { Ship } from '../../model/ship.ts';
import { designOf } from '../../tables/ships/index.ts';

/** What of a ship decides what it can do. */
export type Bearer = Pick<Ship, 'design'> & Partial<Pick<Ship, 'mission' | 'officers' | 'team'>>;

/** Letters that others include: X-ships sweep mines (SFW 2043). */
const included: Readonly<Record<string, string>> = { X: 'M' };

/** Letters of all that a ship can do: of its variants, and of what they include. */
export const abilitiesOf = (ship: Bearer): string => {
  const { variants } = designOf(ship);
  return variants.split('').reduce((all, letter) => all + (included[letter] ?? ''), variants);
};

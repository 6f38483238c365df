import { sumOf } from '#kernel/steps/fractions.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Fake } from '../../model/seeing/decoy.ts';
import type { Ship } from '../../model/ship.ts';
import type { Squadron } from '../../model/squadron.ts';

/** Ship slots of the decoy sensors of a base, by its class (C5.100). OURS: of military bases alone. */
const capacity: Readonly<Record<string, number>> = {
  SAM: 4,
  MB: 8,
  BS: 16,
  BATS: 16,
  STB: 16,
  SB: 16,
  SF: 16,
  SP: 16,
};

/** Ship slots that a base can project (C5.100); 0: it holds no decoy sensors. */
export const slotsOf = ({ figures }: Pick<Ship, 'figures'>): number => capacity[figures?.class ?? ''] ?? 0;

/** Ship slots that such ships take: four of size class 1, down to one of size class 4 (C5.100). */
export const slotsTaken = (ships: readonly Pick<Fake, 'size'>[]): number =>
  sumOf(ships.map(({ size }) => 5 - size));

/** How many times its slots special sensors must be to see that ships are projected (C5.105). */
const perSlot = 2;

/** Whether so many special sensors see through the decoys of a base: what counts is what it can project, not what it does (C5.105). */
export const seesThrough = (sensors: number, base: Pick<Ship, 'figures'>): boolean =>
  sensors >= perSlot * slotsOf(base);

/** Whether all bases that stand together project ships, so that none of them is read (C5.100). */
export const allProject = (ships: readonly Ship[]): boolean =>
  ships.length > 0 && ships.every(({ decoy }) => decoy !== undefined);

/** Those bases of a hex that an empire can read: one that projects ships is not, unless all are found (C5.100). */
export function readable({ ships, found = [] }: Pick<Squadron, 'ships' | 'found'>, seat: SeatId) {
  if (found.some((finding) => finding.seat === seat)) return ships;
  const shown = ships.filter(({ decoy }) => decoy === undefined);
  return shown.length === 0 ? ships : shown;
}

/** The ships that bases project, as far as an empire takes them for ships. */
export const fakesFor = (ships: readonly Ship[], seat: SeatId): readonly Fake[] =>
  ships.flatMap(({ decoy }) =>
    decoy === undefined || decoy.seen?.includes(seat) === true ? [] : decoy.ships,
  );

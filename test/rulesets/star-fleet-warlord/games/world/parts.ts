import type { PlaceId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { SectorId } from '#rulesets/star-fleet-warlord/model/ids.ts';
import type { GivenHex } from '../../shelf.ts';

/** Where the Corporations of random games are. */
export const crowded = ['s00', 's01', 's10', 's11'] as unknown as readonly SectorId[];
export const seats = [1, 2, 3].map((n) => seatId(`c0${n}`));

export const nasty = seatId('c998');

export const minesOf = (hexes: Readonly<Record<PlaceId, GivenHex>>): readonly PlaceId[] =>
  keysInOrder(hexes).filter((place) => hexes[place]?.codes === 'ES+OM');

import type { SeatId } from '#kernel/words/ids.ts';
import type { Empire } from '../model/empire.ts';
import type { State } from '../model/state.ts';
import { hasTech } from '../research/research.ts';

/** Economic points for a minefield, and with Mass Mine Production (C4.50, C4.55). */
const [usualPrice, massPrice] = [50, 25] as const;
/** The minefields of an empire that cost nothing. OURS: the book names no number (C4.50). */
const factor = 12;
/** Minefields that are laid at a price, moved or turned into the other kind in a turn (C4.60). */
export const mostMoved = 4;

type When = Pick<State, 'turn' | 'year' | 'empires'>;

/** Minefields that an empire can still lay for nothing. */
export const freeOf = ({ minelaying }: Pick<Empire, 'minelaying'>): number =>
  factor - (minelaying?.free ?? 0);

/** What a minefield costs an empire now, unless it is one of those that cost nothing. */
export const priceOf = (state: When, seat: SeatId): number =>
  hasTech(state, seat, 'mmp') ? massPrice : usualPrice;

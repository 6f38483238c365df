import { plural } from '#kernel/words/phrase.ts';
import type { LibraryRow } from '../../state/library.svelte.ts';

/** How far the orders of a turn in the library are. */
export const ordersIn = ({ orders }: LibraryRow): string =>
  orders === 0 ? 'no orders yet' : `${plural(orders, 'order')} planned`;

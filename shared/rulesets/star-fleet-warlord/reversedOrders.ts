import { ordersBeforeMoves } from './office.ts';
import type { Steps } from './acting.ts';

/** Steps of miscellaneous orders that come before movement. */
export const reversedOrders: Steps = (books) => [ordersBeforeMoves(books)];

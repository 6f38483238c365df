import type { Books } from '#kernel/codec/books.ts';
import { gunboatEvents, gunboatOrders } from '../gunboats/room.ts';
import { podEvents, podOrders } from '../pods/room.ts';
import { refitStock, stockRefitted } from '../refits/stock.ts';
import { refitWings, wingsRefitted } from '../refits/wings.ts';
import { topGunEvents, topGunOrders } from '../topguns/room.ts';
import { flyingEvents, flyingOrders } from '../wings/all.ts';

/** All that is ordered of what flies from ships and bases, over the books of a game, and all that happens to it outside battles. */
export const flightOrders = (books: Books) =>
  [
    ...flyingOrders(books),
    ...gunboatOrders,
    ...podOrders(books),
    ...topGunOrders(books),
    refitWings(books),
    refitStock(books),
  ] as const;
export const flightEvents = [
  ...flyingEvents,
  ...gunboatEvents,
  ...podEvents,
  ...topGunEvents,
  wingsRefitted,
  stockRefitted,
] as const;

import type { SeenFile } from '#kernel/files/envelope.ts';
import type { ReceivedOrders } from '../../../ports/game/orders.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Gm } from '../gm.ts';
import { fellowsNow } from '../turns/parts.ts';

/** Addresses are compared without regard to case, as every mail server does. */
export const sameAddress = (a: string, b: string): boolean => a !== '' && a.toLowerCase() === b.toLowerCase();

/** Whether a player, of several of a seat too, or a stand-in has this address. */
export const isKnown = (store: GameStore, address: string): boolean =>
  [...store.seats(), ...store.standIns(), ...fellowsNow(store)].some((one) =>
    sameAddress(one.address, address),
  );

/** Whether it is one of the game's own addresses, whose mail is never answered. */
export const isOwn = (store: GameStore, address: string, from: string | undefined): boolean =>
  sameAddress(store.facts.address, address) || sameAddress(from ?? '', address);

export const isRefused = ({ verdict }: ReceivedOrders): boolean =>
  verdict === 'refused' || verdict === 'stale';

/**
 * The recorded address of whoever gave these orders, and their name if they share the seat with its own player; empty if nobody is known
 * to have. Refused orders, which need not be signed, count as given by whichever further player of the seat, also of former ones, has the
 * address that they came from. `file`: theirs as it came.
 */
export function giverAt(
  gm: Gm,
  orders: ReceivedOrders,
  sender: string,
  file?: SeenFile,
): { readonly address: string; readonly fellow?: string } {
  const { address = '' } = gm.giverOf(orders, isRefused(orders) ? undefined : file) ?? {};
  if (!isRefused(orders) || sameAddress(address, sender)) return { address };
  const fellow = gm.store
    .fellows()
    .findLast((one) => one.seat === orders.seat && sameAddress(one.address, sender));
  return fellow === undefined ? { address } : { address: fellow.address, fellow: fellow.player };
}

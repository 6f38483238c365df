import type { SeatId } from '#kernel/ids.ts';
import type { GameStore, ReceivedOrders } from '../../../gameStore.ts';

/** Addresses are compared without regard to small and capital letters, as every mail server does. */
export const sameAddress = (a: string, b: string): boolean => a !== '' && a.toLowerCase() === b.toLowerCase();

/** The address, as the game master wrote it down, of who gave these orders: the only one to which anything of them is told. Empty: nobody knows it. */
export function addressOf(store: GameStore, seat: SeatId, by: ReceivedOrders['by']): string {
  if (by === 'stand-in') return store.standIns().find((one) => one.seat === seat)?.address ?? '';
  return store.seats().find((one) => one.seat === seat)?.address ?? '';
}

/** Whether somebody with this address plays or stands in. */
export const isKnown = (store: GameStore, address: string): boolean =>
  [...store.seats(), ...store.standIns()].some((one) => sameAddress(one.address, address));

/** The game's own addresses, whose mail is never answered. */
export const isOwn = (store: GameStore, address: string, from: string | undefined): boolean =>
  sameAddress(store.facts.address, address) || sameAddress(from ?? '', address);

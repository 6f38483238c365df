import { fellowsNow } from '../sharing/parts.ts';
import type { GameStore } from '../../../ports/game/store.ts';

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

import type { Books } from '#kernel/codec/books.ts';
import { merchantsEarned } from '../economy/merchantsEarned.ts';
import { buildMerchants, merchantsOrdered } from './build.ts';
import { callReserve, reserveCalled, reserveReturned } from './call.ts';
import { convertMerchant, merchantConverted } from './convert.ts';
import { dismissMerchants, merchantsDismissed } from './dismiss.ts';
import { merchantsMustered, musterMerchants } from './muster.ts';
import { placeReserve, reservePlaced } from './place.ts';

/** Orders of merchants who leave the strategic reserve and come back to it. */
export const musterOrders = (books: Books) =>
  [
    dismissMerchants,
    musterMerchants(books),
    placeReserve,
    callReserve(books),
    convertMerchant,
    buildMerchants,
  ] as const;
export const musterEvents = [
  ...[merchantsMustered, merchantsDismissed, merchantsEarned],
  ...[reservePlaced, reserveCalled, reserveReturned, merchantConverted, merchantsOrdered],
] as const;

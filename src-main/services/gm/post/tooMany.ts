import type { Gm } from '../gm.ts';
import { isKnown, sameAddress } from './addresses.ts';

/**
 * Most receipts of each kind within a day, to one address and to all unknown addresses together. OURS. The
 * kinds are counted separately, so that somebody who forges a sender, or resends what a player signed long
 * ago, does not use up that player's receipts.
 */
const mostADay = { known: 20, strangers: 20 } as const;

/**
 * What a receipt answers: new orders signed with the seat's current key, anything else signed with it, or
 * anything unsigned.
 */
export const kinds = ['orders', 'signed', 'unsigned'] as const;
export type Kind = (typeof kinds)[number];
const day = 86_400_000;

/** The letter's key ends with the kind. */
export const keyEnd = (kind: Kind): string => ` ${kind}`;

/** Whether an address, or unknown ones together, had as many receipts of this kind within a day as they get. */
export function isTooMany(store: Gm['store'], to: string, now: string, kind: Kind): boolean {
  const since = new Date(Date.parse(now) - day).toISOString();
  const receipts = store.post
    .letters()
    .filter((letter) => letter.kind === 'receipt' && letter.key.endsWith(keyEnd(kind)) && letter.at > since);
  if (receipts.filter((letter) => sameAddress(letter.to, to)).length >= mostADay.known) return true;
  return (
    !isKnown(store, to) &&
    receipts.filter((letter) => !isKnown(store, letter.to)).length >= mostADay.strangers
  );
}

import type { SeatId } from '../words/ids.ts';

/** What one seat offers another, such as peace or a treaty by its name. */
export interface Offer {
  readonly seat: SeatId;
  readonly to: SeatId;
  readonly matter: string;
}

/** Tells of each of these offers whether whoever it is made to offers the same in return. */
export function agreedIn(offers: readonly Offer[]): (offer: Offer) => boolean {
  const made = new Set(offers.map(({ seat, to, matter }) => `${seat} ${to} ${matter}`));
  return ({ seat, to, matter }) => made.has(`${to} ${seat} ${matter}`);
}

import type { SeatId } from '#kernel/ids.ts';
import type { ReceivedOrders } from '../../../ports/game/orders.ts';

/** Whether a file of orders can be used: it was read, or is rightly signed and sealed until the keyholder's key opens it. */
export const isValid = ({ plan, verdict }: Pick<ReceivedOrders, 'plan' | 'verdict'>): boolean =>
  plan !== undefined || verdict === 'sealed';

/** Whether a file of orders may be the one that counts: it can be used, and no late one that waits or that the game master declined. */
export const canCount = ({ plan, seat, standing }: ReceivedOrders): boolean =>
  plan !== undefined && seat !== undefined && standing === 'counts';

/**
 * The orders that count, by seat: of the files of whoever sent valid ones last (GE 171), the one saved last, in whatever order they came in.
 * OURS: a draft too. The player's program counts its saves; a file without a count ranks below those with one, and equals go by arrival.
 */
export function countingOrders(received: readonly ReceivedOrders[]): ReadonlyMap<SeatId, ReceivedOrders> {
  const bySeat = Map.groupBy(received.filter(canCount), ({ seat }) => seat as SeatId);
  return new Map(
    [...bySeat].map(([seat, files]) => {
      const signer = files.at(-1)?.signedBy;
      const theirs = files.filter(({ signedBy }) => signedBy === signer);
      return [
        seat,
        theirs.reduce((best, one) => ((one.saves ?? 0) >= (best.saves ?? 0) ? one : best)),
      ] as const;
    }),
  );
}

/** Files of the same player and turn, which the counter of saves ranks. */
const rivalsOf = (received: readonly ReceivedOrders[], of: ReceivedOrders): readonly ReceivedOrders[] =>
  received.filter(
    (one) =>
      canCount(one) && one.seat === of.seat && one.signedBy === of.signedBy && one.number !== of.number,
  );

/** The name of a file as it can stand in a sentence. */
export const called = ({ name }: Pick<ReceivedOrders, 'name'>): string =>
  name === '' ? 'a file without a name' : name;

/** The file that counts in place of this one; undefined when this one does, or none. */
export function insteadOf(
  received: readonly ReceivedOrders[],
  { seat, number }: Pick<ReceivedOrders, 'seat' | 'number'>,
): ReceivedOrders | undefined {
  const counts = seat === undefined ? undefined : countingOrders(received).get(seat);
  return counts?.number === number ? undefined : counts;
}

/** Why this file counts, in a sentence, where the order of arrival does not tell: another came in after it, or has the same number. */
export function whyCounts(received: readonly ReceivedOrders[], counts: ReceivedOrders): string | undefined {
  const rivals = rivalsOf(received, counts);
  const after = rivals.findLast(({ number }) => number > counts.number);
  if (after !== undefined && counts.saves !== undefined) {
    return after.saves === undefined
      ? `It is save ${counts.saves}; ${called(after)}, which came in after it, comes from an older program that does not number its saves.`
      : `It was saved later (save ${counts.saves}) than ${called(after)}, which came in after it (save ${after.saves}).`;
  }
  const equal = rivals.findLast(({ saves }) => saves !== undefined && saves === counts.saves);
  return equal === undefined
    ? undefined
    : `It came in after ${called(equal)}, which is save ${equal.saves} too: two computers can give the same number.`;
}

/** What counts in place of a file that could count and does not, and why, in a sentence; undefined of any other file. */
export function insteadText(received: readonly ReceivedOrders[], of: ReceivedOrders): string | undefined {
  const counts = canCount(of) ? insteadOf(received, of) : undefined;
  if (counts === undefined) return undefined;
  const why = whyInstead(of, counts);
  return `${capital(called(counts))} counts instead${why === undefined ? '' : `: ${why}`}.`;
}

const capital = (text: string): string => text.replace(/^a file/, 'A file');

/** Why another file counts in place of this one; undefined where the other simply came in later, or somebody else signed it. */
export function whyInstead(of: ReceivedOrders, counts: ReceivedOrders): string | undefined {
  if (of.signedBy !== counts.signedBy || counts.saves === undefined) return undefined;
  if (of.saves === counts.saves)
    return `both are save ${counts.saves}, as from two computers, and it came in later`;
  return of.saves === undefined
    ? `it is save ${counts.saves}, and these come from an older program that does not number its saves`
    : `it was saved later (save ${counts.saves}) than these (save ${of.saves})`;
}

import type { SeatId } from '#kernel/ids.ts';
import type { ReceivedOrders } from '../../../ports/game/orders.ts';

/**
 * Whether an orders file can be used: it was read, or it is correctly signed and waits for the keyholder's
 * key.
 */
export const isValid = ({ plan, verdict }: Pick<ReceivedOrders, 'plan' | 'verdict'>): boolean =>
  plan !== undefined || verdict === 'sealed';

/**
 * Whether an orders file may count: it can be used, and is not a late file that awaits a decision or was
 * declined.
 */
export const canCount = ({ plan, seat, standing }: ReceivedOrders): boolean =>
  plan !== undefined && seat !== undefined && standing === 'counts';

/**
 * The orders that count, by seat: among the files of the seat's last valid sender, the one saved
 * last, in whatever order they came in. OURS: drafts count too. Saves are numbered by the player's program; a
 * file without a number ranks below those with one, and among equals the later arrival counts.
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

/** Other files of the same player and turn, which are ranked with this one by the number of the save. */
const rivalsOf = (received: readonly ReceivedOrders[], of: ReceivedOrders): readonly ReceivedOrders[] =>
  received.filter(
    (one) =>
      canCount(one) && one.seat === of.seat && one.signedBy === of.signedBy && one.number !== of.number,
  );

/** The name of a file, for use in a sentence. */
export const called = ({ name }: Pick<ReceivedOrders, 'name'>): string =>
  name === '' ? 'a file without a name' : name;

/** The file that counts instead of this one; undefined if this one counts, or none does. */
export function insteadOf(
  received: readonly ReceivedOrders[],
  { seat, number }: Pick<ReceivedOrders, 'seat' | 'number'>,
): ReceivedOrders | undefined {
  const counts = seat === undefined ? undefined : countingOrders(received).get(seat);
  return counts?.number === number ? undefined : counts;
}

/**
 * Why this file counts, in a sentence, if the order of arrival does not explain it: another file came in
 * later, or has the same number.
 */
export function whyCounts(received: readonly ReceivedOrders[], counts: ReceivedOrders): string | undefined {
  const rivals = rivalsOf(received, counts);
  const after = rivals.findLast(({ number }) => number > counts.number);
  if (after !== undefined && counts.saves !== undefined) {
    return after.saves === undefined
      ? `It is save ${counts.saves}; ${called(after)}, which came in after it, comes from an older program that does not number its saves.`
      : `It was saved later (save ${counts.saves}) than ${called(after)}, which came in after it (save ${after.saves}).`;
  }
  if (counts.saves === undefined) return undefined;
  const equal = rivals.findLast(({ saves }) => saves === counts.saves);
  return equal === undefined
    ? undefined
    : `It came in after ${called(equal)}, which is save ${counts.saves} too: two computers can give the same number.`;
}

/**
 * A sentence about what counts instead of a file that could count but does not, and why; undefined for any
 * other file.
 */
export function insteadText(received: readonly ReceivedOrders[], of: ReceivedOrders): string | undefined {
  const counts = canCount(of) ? insteadOf(received, of) : undefined;
  if (counts === undefined) return undefined;
  const why = whyInstead(of, counts);
  return `${capital(called(counts))} counts instead${why === undefined ? '' : `: ${why}`}.`;
}

const capital = (text: string): string => text.replace(/^a file/, 'A file');

/**
 * Why another file counts instead of this one; undefined if it simply came in later, or has another
 * signature.
 */
export function whyInstead(of: ReceivedOrders, counts: ReceivedOrders): string | undefined {
  if (of.signedBy !== counts.signedBy || counts.saves === undefined) return undefined;
  if (of.saves === counts.saves)
    return `both are save ${counts.saves}, as from two computers, and it came in later`;
  return of.saves === undefined
    ? `it is save ${counts.saves}, and these come from an older program that does not number its saves`
    : `it was saved later (save ${counts.saves}) than these (save ${of.saves})`;
}

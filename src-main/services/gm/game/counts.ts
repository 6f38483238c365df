import type { SeatId } from '#kernel/words/ids.ts';
import type { ReceivedOrders } from '../../../ports/game/orders.ts';
import { momentIn } from '../../deadline.ts';
import { lastSaved } from '../../lastSaved.ts';

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
 * The one of a player's files that counts: among those of the last valid sender, the one saved last (`lastSaved`), in
 * whatever order they came in. OURS: drafts count too. A file without a number ranks below those with one of the same
 * library, one without a time of saving is as old as its arrival, and among equals the later arrival counts.
 */
export function countingOf(files: readonly ReceivedOrders[]): ReceivedOrders | undefined {
  const usable = files.filter(canCount);
  const signer = usable.at(-1)?.signedBy;
  return lastSaved(
    usable.filter(({ signedBy }) => signedBy === signer),
    savedAt,
  ).at(-1);
}

/** When a file was saved, as far as can be told: a clock that is ahead does not take it beyond its arrival. */
function savedAt({ saved = Infinity, came, at }: ReceivedOrders): number {
  return Math.min(saved, Date.parse(came ?? at));
}

/** The files of the seats’ own players, or their stand-ins, that count, by seat. */
export function countingOrders(received: readonly ReceivedOrders[]): ReadonlyMap<SeatId, ReceivedOrders> {
  const bySeat = Map.groupBy(
    received.filter((one) => canCount(one) && one.fellow === undefined),
    ({ seat }) => seat as SeatId,
  );
  return new Map([...bySeat].map(([seat, files]) => [seat, countingOf(files) as ReceivedOrders] as const));
}

/** Every file that counts, by number: one of each player at most. */
export function countingNumbers(
  received: readonly ReceivedOrders[],
  fellows: readonly { readonly seat: SeatId; readonly number: number }[],
): ReadonlySet<number> {
  const others = fellows.flatMap(({ seat, number }) => {
    const file = countingOf(received.filter((one) => one.seat === seat && one.fellow === number));
    return file === undefined ? [] : [file.number];
  });
  return new Set([...[...countingOrders(received).values()].map(({ number }) => number), ...others]);
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
  { seat, fellow, number }: Pick<ReceivedOrders, 'seat' | 'fellow' | 'number'>,
): ReceivedOrders | undefined {
  const counts = countingOf(received.filter((one) => one.seat === seat && one.fellow === fellow));
  return counts?.number === number ? undefined : counts;
}

/**
 * Why this file counts, in a sentence, if the order of arrival does not explain it: another file came in
 * later, has the same number, or comes from another library.
 */
export function whyCounts(received: readonly ReceivedOrders[], counts: ReceivedOrders): string | undefined {
  const rivals = rivalsOf(received, counts);
  const after = rivals.findLast(({ number }) => number > counts.number);
  const other = rivals.findLast((one) => one.library !== counts.library);
  const rival = after ?? other;
  if (rival !== undefined && rival.library !== counts.library)
    return `It was saved at ${savedText(counts)}, and ${called(rival)}${after === undefined ? '' : ', which came in after it,'} at ${savedText(rival)} on another computer or in another library: the later one counts. ${openToCount(rival)}`;
  if (after !== undefined && counts.saves !== undefined)
    return after.saves === undefined
      ? `It is save ${counts.saves}; ${called(after)}, which came in after it, comes from an older program that does not number its saves.`
      : `It was saved later (save ${counts.saves}) than ${called(after)}, which came in after it (save ${after.saves}).`;
  if (counts.saves === undefined) return undefined;
  const equal = rivals.findLast(({ saves }) => saves === counts.saves);
  return equal === undefined
    ? undefined
    : `It came in after ${called(equal)}, which is save ${counts.saves} too: two computers can give the same number.`;
}

/** When a file was saved, for a sentence. */
const savedText = (one: ReceivedOrders): string =>
  momentIn(new Date(savedAt(one)).toISOString(), one.came ?? one.at);

/** What a player does to have another of their files counted. */
export const openToCount = (file: Pick<ReceivedOrders, 'name'>): string =>
  `To have ${called(file)} counted, open it, save the orders again and send the new file.`;

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
  if (of.library !== counts.library)
    return `it was saved later (${savedText(counts)}) than these (${savedText(of)}), on another computer or in another library`;
  if (of.saves === counts.saves)
    return `both are save ${counts.saves}, as from two computers, and it came in later`;
  return of.saves === undefined
    ? `it is save ${counts.saves}, and these come from an older program that does not number its saves`
    : `it was saved later (save ${counts.saves}) than these (save ${of.saves})`;
}

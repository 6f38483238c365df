import type { Codec } from '#kernel/codec/codec.ts';
import type { SeatId } from '#kernel/ids.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import type { Game, Heard } from '#kernel/game.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { ReceivedOrders } from '../../../ports/game/orders.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';

/** A ruleset whose vocabularies only its own codecs know. */
export type SomeRuleset = Ruleset<Game>;

/** Reads back what this program has written: anything unreadable is a bug, or the file of another edition. */
export function readStored<T>(codec: Codec<T>, raw: unknown, what: string): T {
  const read = codec.parse(raw);
  if (read.ok) return read.value;
  throw new Error(
    `the game's ${what} cannot be read: ${read.fault.map(({ phrase }) => phraseText(phrase)).join(' ')}`,
  );
}

/** What is to be kept, after a look whether it can be read back: a bug of the rules stops the run that it spoils, not every one after. */
export function makeStored<T>(codec: Codec<T>, value: T, what: string): unknown {
  const made = codec.make(value);
  readStored(codec, made, what);
  return made;
}

/** What a seat knew at the start of a turn, from the body of its results. */
export const viewOf = (ruleset: SomeRuleset, body: unknown): unknown =>
  readStored(ruleset.codecs.view, (body as ResultsBody).view, 'view');

/** What a seat heard of the turn before, from the body of its results. */
export const heardOf = (ruleset: SomeRuleset, body: unknown): readonly Heard<Game['event']>[] =>
  (body as ResultsBody).heard.map((heard) => ({
    ...heard,
    event: readStored(ruleset.codecs.event, heard.event, 'event'),
  }));

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

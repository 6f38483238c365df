import type { Codec } from '#kernel/codec/codec.ts';
import type { SeatPicture } from '#kernel/presentation.ts';

/** The part of a ruleset that keeping turns needs: enough to read what they hold, and to name the empire. */
export interface KnownRuleset {
  readonly id: string;
  readonly title: string;
  readonly edition: number;
  readonly orders: Readonly<Record<string, { readonly codec: Codec<never> }>>;
  readonly codecs: { readonly view: Codec<unknown>; readonly event: Codec<unknown> };
  readonly presentation: { seats(view: unknown): readonly SeatPicture[] };
}

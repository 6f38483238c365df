import type { Codec } from '#kernel/codec/codec.ts';

/** One question a page may ask its host: what it sends, and what it gets back if all is well. */
export interface Call<I, O> {
  readonly input: Codec<I>;
  readonly output: Codec<O>;
}

export const call = <I, O>(input: Codec<I>, output: Codec<O>): Call<I, O> => ({ input, output });

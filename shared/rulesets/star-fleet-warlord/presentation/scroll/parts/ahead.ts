import type { Phrase } from '#kernel/words/phrase.ts';
import type { OfKind } from '../../../model/happened.ts';
import type { View } from '../../../model/view.ts';

/**
 * How the scroll has an event: the sentence of the report in the future, with the same names to fill in; a sentence of its own where dice or
 * others decide; nothing where it leaves it out.
 */
export type Ahead<E extends { readonly kind: string }> = {
  readonly [K in E['kind']]:
    | string
    | { readonly by: (event: OfKind<E, K>) => string }
    | { readonly guessed: (event: OfKind<E, K>, view: View) => Phrase | undefined; readonly else?: string }
    | { readonly leftOut: true };
};

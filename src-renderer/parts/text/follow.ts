import { getContext, setContext } from 'svelte';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { Pointer } from '#kernel/words/phrase.ts';

/** `at`: the place that the sentence is about. */
export type Follow = (pointer: Pointer, at?: PlaceId) => void;

const key = Symbol('follow');

/** Sets how links in sentences are followed, for all components below. */
export const provideFollow = (follow: Follow): Follow => setContext(key, follow);
export const useFollow = (): Follow => getContext<Follow | undefined>(key) ?? (() => undefined);

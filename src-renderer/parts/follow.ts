import { getContext, setContext } from 'svelte';
import type { Pointer } from '#kernel/report/phrase.ts';

export type Follow = (pointer: Pointer) => void;

const key = Symbol('follow');

/** Says where links in sentences lead, for everything below. */
export const provideFollow = (follow: Follow): Follow => setContext(key, follow);
export const useFollow = (): Follow => getContext<Follow | undefined>(key) ?? (() => undefined);

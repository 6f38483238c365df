import type { GuideTopic } from '#kernel/lessons.ts';

/** A help topic. Topics are data; `guide.svelte.ts` finds and shows them. */
export type Topic = Omit<GuideTopic, 'cites'> & Partial<Pick<GuideTopic, 'cites'>>;

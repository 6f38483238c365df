import type { GuideTopic } from '#kernel/lessons.ts';

/** One piece of help. Topics are data: what finds and shows them is `guide.svelte.ts`. */
export type Topic = Omit<GuideTopic, 'cites'> & Partial<Pick<GuideTopic, 'cites'>>;

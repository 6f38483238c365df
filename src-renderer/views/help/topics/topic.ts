import type { GuideTopic } from '#kernel/lessons.ts';

/**
 * A help topic. Topics are data; `guide.svelte.ts` finds and shows them. Those about the program hold no game's words: `{seat}`, `{seats}`,
 * `{place}` and `{places}` stand for them, and `Guide.program` says more. `{key:ID}`
 * stands for the key of a command.
 */
export type Topic = Omit<GuideTopic, 'cites'> & Partial<Pick<GuideTopic, 'cites'>>;

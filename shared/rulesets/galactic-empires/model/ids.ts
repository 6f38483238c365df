import type { Brand } from '#kernel/words/ids.ts';

export type AdmiralId = Brand<string, 'admiral'>;

export const admiralId = (text: string): AdmiralId => text as AdmiralId;

import type { Books } from '#kernel/codec/books.ts';
import { stanceKinds } from './stance/kinds.ts';

/** Every order that is not declared yet. */
export const oldKinds = (books: Books) => ({
  ...stanceKinds,
});

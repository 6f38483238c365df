import { espionageWritten } from './parts/espionage.ts';
import { postsWritten } from './parts/posts.ts';
import type { Grammar } from '../typing.ts';

/** How orders of espionage, posts and sabotage are typed. */
export const spyingGrammar: Grammar = {
  ships: [],
  office: [...postsWritten, ...espionageWritten],
};

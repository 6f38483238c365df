import { afterAll, expect, test } from 'vitest';
import { walks } from '../../support/counting/walks.ts';
import { removeFolders } from '../../support/tempFolder.ts';

/* What is read is read once: each number here is one file, header, plan, view or run of a turn on the way, and no more. */

afterAll(removeFolders);

const none = { reads: 0, hashes: 0, headers: 0, plans: 0, views: 0, turns: 0, waits: 0 };

test.each([
  // The choice among two results, the keys, and the plan that is replaced; only the new plan is parsed.
  ['one edit of a plan', { reads: 3, plans: 1 }],
  // Besides these, both results are read and hashed, and the old plan is parsed.
  ['the first edit after the program is started', { reads: 5, hashes: 2, headers: 2, plans: 2, views: 1 }],
  // One hash names the file, one vouches for its body.
  ['a letter of orders', { hashes: 2, headers: 1 }],
  ['a letter of orders that are refused', { hashes: 2, headers: 1 }],
  ['an orders file in a folder', { hashes: 2, headers: 1 }],
  // It is opened as it comes, and again from where it was put.
  ['opening a results file', { reads: 4, hashes: 2, headers: 2, views: 1 }],
  // A turn of two seats with two orders each, a view of each seat that answers, and one for the names that are logged.
  ['two answers files', { hashes: 4, headers: 2, plans: 4, views: 3, turns: 1, waits: 2 }],
  ['a letter of answers', { hashes: 2, headers: 1, plans: 4, views: 3, turns: 1, waits: 1 }],
])('%s', async (name, expected) => {
  const { names, ...counts } = await walks[name]!();
  expect(counts, names.join(', ')).toEqual({ ...none, ...expected });
});

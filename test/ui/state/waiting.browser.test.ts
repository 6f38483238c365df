import { expect, test } from 'vitest';
import { Waiting } from '#ui/state/waiting.svelte.ts';

/** Work that ends when it is told to. */
function work(): { readonly done: Promise<void>; end(): void; fail(): void } {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { done: promise, end: () => resolve(), fail: () => reject(new Error('The host is gone')) };
}

test('of two calls that overlap, the one that ends first leaves the other shown', async () => {
  const waiting = new Waiting();
  const [opening, checking] = [work(), work()];
  const opened = waiting.for('Opening the turn', opening.done);
  const checked = waiting.for('Checking a file', checking.done);
  expect(waiting.newest).toBe('Checking a file');
  opening.end();
  await opened;
  expect(waiting.newest).toBe('Checking a file');
  checking.end();
  await checked;
  expect(waiting.newest).toBeUndefined();
});

test('the older call is shown again when the newest ends, with how far it had come', async () => {
  const waiting = new Waiting();
  const [running, checking] = [work(), work()];
  const ran = waiting.for('Running the turn', running.done);
  waiting.progress('Running the turn (40 %)');
  const checked = waiting.for('Checking a file', checking.done);
  waiting.progress('Checking a file (10 %)');
  expect(waiting.newest).toBe('Checking a file (10 %)');
  checking.end();
  await checked;
  expect(waiting.newest).toBe('Running the turn (40 %)');
  running.end();
  await ran;
  waiting.progress('Running the turn (90 %)');
  expect(waiting.newest).toBeUndefined();
});

test('two calls with the same words are two', async () => {
  const waiting = new Waiting();
  const [one, two] = [work(), work()];
  const both = [waiting.for('Opening the turn', one.done), waiting.for('Opening the turn', two.done)];
  two.end();
  await both[1];
  expect(waiting.newest).toBe('Opening the turn');
  one.end();
  await both[0];
  expect(waiting.newest).toBeUndefined();
});

test('a call that fails is waited for no longer, and fails for who asked', async () => {
  const waiting = new Waiting();
  const opening = work();
  const opened = waiting.for('Opening the turn', opening.done);
  opening.fail();
  await expect(opened).rejects.toThrow('The host is gone');
  expect(waiting.newest).toBeUndefined();
});

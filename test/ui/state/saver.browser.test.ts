import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unreadable } from '#test/support/problems.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { Saver } from '#ui/state/saver.svelte.ts';

/* The one way in which the page saves what somebody writes. */

const noRoom = [unreadable('no-room', 'No room.')];

/** A text that is saved, into `kept`; while `wrong` is set, it cannot be. */
function writing() {
  const at = {
    text: '',
    tried: [] as string[],
    kept: [] as string[],
    told: [] as string[],
    wrong: [] as readonly Problem[],
    /** Answers calls that are held. */
    answer: undefined as (() => void) | undefined,
    hold: false,
  };
  const saver = new Saver(
    async () => {
      const { text } = at;
      at.tried.push(text);
      if (at.hold) await new Promise<void>((resolve) => (at.answer = resolve));
      if (at.wrong.length === 0) at.kept.push(text);
      return at.wrong;
    },
    (problems) => at.told.push(...problems.map(({ code }) => code)),
  );
  const write = (text: string, after?: number): void => {
    at.text = text;
    saver.changed(after);
  };
  return { at, saver, write };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('one call is under way at a time, and after it the newest is saved', async () => {
  const { at, saver, write } = writing();
  at.hold = true;
  write('a');
  write('ab');
  write('abc');
  expect([saver.state, at.kept]).toEqual(['saving', []]);
  at.hold = false;
  at.answer!();
  expect(await saver.settled()).toBe(true);
  expect([saver.state, at.kept]).toEqual(['saved', ['a', 'abc']]);
});

test('what could not be saved is tried again until it is, whatever was wrong, and is told once', async () => {
  const { at, saver, write } = writing();
  at.wrong = noRoom;
  write('a');
  expect([await saver.settled(), saver.state]).toEqual([false, 'failed']);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([saver.state, at.told]).toEqual(['failed', ['no-room']]);
  at.wrong = [];
  await vi.advanceTimersByTimeAsync(3_000);
  expect([saver.state, at.kept]).toEqual(['saved', ['a']]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(at.kept).toEqual(['a']);
});

test('what could not be saved goes with the next change, which is told of anew', async () => {
  const { at, saver, write } = writing();
  at.wrong = noRoom;
  write('a');
  await saver.settled();
  write('ab');
  await saver.settled();
  expect(at.told).toEqual(['no-room', 'no-room']);
  at.wrong = [];
  write('abc');
  expect(await saver.settled()).toBe(true);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(at.kept).toEqual(['abc']);
});

test('a change that comes while a call fails is tried at once', async () => {
  const { at, saver, write } = writing();
  at.hold = true;
  at.wrong = noRoom;
  write('a');
  write('ab');
  const answer = at.answer!;
  at.hold = false;
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect([saver.state, at.tried]).toEqual(['failed', ['a', 'ab']]);
  at.wrong = [];
  expect(await saver.keep()).toBe(true);
  expect(at.kept).toEqual(['ab']);
});

test('a change may wait for the next one, but not when it is to be kept', async () => {
  const { at, saver, write } = writing();
  write('a', 500);
  await vi.advanceTimersByTimeAsync(400);
  write('ab', 500);
  await vi.advanceTimersByTimeAsync(400);
  expect([saver.state, at.kept]).toEqual(['saving', []]);
  await vi.advanceTimersByTimeAsync(100);
  expect([saver.state, at.kept]).toEqual(['saved', ['ab']]);
  write('abc', 500);
  expect(await saver.keep()).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(at.kept).toEqual(['ab', 'abc']);
});

test('who leaves before everything is saved is asked first, and it is tried once more', async () => {
  const { at, saver, write } = writing();
  const leave = (): boolean => {
    const event = new Event('beforeunload', { cancelable: true });
    saver.leaving(event as BeforeUnloadEvent);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(false);
  write('a', 500);
  expect(leave()).toBe(true);
  await saver.settled();
  expect([leave(), at.kept]).toEqual([false, ['a']]);
});

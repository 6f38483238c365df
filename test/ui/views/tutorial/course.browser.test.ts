import { expect, test } from 'vitest';
import { fakeHost, fakeKey } from '#test/support/fakeHost.ts';
import { NotebookStore } from '#ui/state/turn/notebook.svelte.ts';
import { CourseProgress } from '#ui/state/turn/courseProgress.svelte.ts';
import type { Turn } from '#ui/state/turn/turn.svelte.ts';
import { saw } from '#ui/state/turn/courseProgress.svelte.ts';
import { type AnyLesson, doneToKeep, isDone, learnt, leave, openTask } from '#ui/views/tutorial/course.ts';

const lesson = (id: string): AnyLesson => ({ id, title: id, paragraphs: [], cite: 'GE 1', tasks: [] });
const lessons = [lesson('invade'), lesson('battle'), lesson('grow')];

/** A learner at a turn whose notebook is being read; only what lessons ask of a turn. */
function learner({ client }: ReturnType<typeof fakeHost>): Turn {
  const notebook = new NotebookStore(client, { game: fakeKey.game, seat: fakeKey.seat }, (problems) =>
    expect(problems).toEqual([]),
  );
  return {
    key: fakeKey,
    rules: { course: { lessons, farewell: [] } },
    notebook,
    course: new CourseProgress(),
  } as unknown as Turn;
}

test('a lesson left before the notebook was read counts as done, and only once', async () => {
  const host = fakeHost();
  for (const sitting of [1, 2]) {
    const turn = learner(host);
    expect(turn.notebook.ready, `sitting ${sitting}`).toBe(false);
    leave(turn, lessons[0] as AnyLesson, 'done');
    expect(turn.course.at).toBe('battle');
    await turn.notebook.settled();
    expect(turn.notebook.now.lessons).toEqual(['invade']);
  }
});

test('a lesson that was done is not skipped', async () => {
  const host = fakeHost();
  const before = learner(host);
  leave(before, lessons[0] as AnyLesson, 'done');
  await before.notebook.settled();
  const turn = learner(host);
  leave(turn, lessons[0] as AnyLesson, 'skipped');
  await turn.notebook.settled();
  expect(turn.notebook.now.lessons).toEqual(['invade']);
});

test('what shows in one turn alone stays done if it is kept, and else not', () => {
  let isSeen = false;
  const task = (id: string, more: object) => ({
    ...{ id, text: id, at: () => ({ kind: 'run' as const }), done: () => isSeen },
    ...more,
  });
  const shot: AnyLesson = { ...lesson('fire'), tasks: [task('hit', { kept: true }), task('told', {})] };
  const turn = {
    ...learner(fakeHost()),
    tutorial: true,
    rules: { course: { lessons: [shot], farewell: [] } },
    heard: [],
  } as unknown as Turn;
  turn.course.at = 'fire';
  const marks = () => shot.tasks.map((one) => isDone(learnt(turn), shot, one));
  const look = () => doneToKeep(turn).forEach((fact) => saw(turn, fact));
  look();
  expect([marks(), openTask(turn)?.id]).toEqual([[false, false], 'hit']);
  isSeen = true;
  look();
  expect([marks(), openTask(turn)]).toEqual([[true, true], undefined]);
  isSeen = false;
  expect([marks(), openTask(turn)?.id]).toEqual([[true, false], 'told']);
});

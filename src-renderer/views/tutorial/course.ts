import type { Learnt, Lesson, LessonTask } from '#kernel/lessons.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';

export type AnyLesson = Lesson<unknown, AnyOrder>;
export type AnyTask = LessonTask<unknown, AnyOrder>;

/** Stands for the page after the last lesson. */
export const farewell = 'farewell';
const skipped = 'skipped:';

export const teaches = (turn: Turn | undefined): turn is Turn =>
  turn?.tutorial === true && lessonsOf(turn).length > 0;

/** The width that the lessons take from the screen, in pixels at the default text size. */
export const dockOf = (turn: Turn | undefined): number =>
  !teaches(turn) ? 0 : turn.course.folded ? 46 : 286;

/** The state by which tasks are judged. */
export const learnt = (turn: Turn): Learnt<unknown, AnyOrder> => ({
  view: turn.view,
  plan: turn.plan,
  heard: turn.heard,
  seen: turn.course.seen,
});

export const lessonsOf = (turn: Turn): readonly AnyLesson[] => turn.rules.course?.lessons ?? [];

export type Standing = 'open' | 'done' | 'skipped';
export function standingOf(turn: Turn, lesson: AnyLesson): Standing {
  const { lessons } = turn.notebook.now;
  return lessons.includes(lesson.id) ? 'done' : lessons.includes(skipped + lesson.id) ? 'skipped' : 'open';
}

/** Records in the notebook that a lesson was done or skipped; done stays done. */
export function mark(turn: Turn, lesson: AnyLesson, as: 'done' | 'skipped'): void {
  if (standingOf(turn, lesson) === 'done') return;
  const entry = as === 'done' ? lesson.id : skipped + lesson.id;
  // The notebook may not have been read yet, so its content at the time of the change decides.
  turn.notebook.change((notebook) => {
    if (notebook.lessons.includes(lesson.id)) return notebook;
    return {
      ...notebook,
      lessons: [...notebook.lessons.filter((each) => each !== skipped + lesson.id), entry],
    };
  });
}

/** Marks a lesson and opens the next, even while the notebook of a newly opened turn is still being read. */
export function leave(turn: Turn, lesson: AnyLesson, as: 'done' | 'skipped'): void {
  mark(turn, lesson, as);
  turn.course.shows = undefined;
  turn.course.at = nextLesson(turn, lesson.id);
}

/** The next lesson that is neither done nor skipped, from `after` on and then from the start. */
export function nextLesson(turn: Turn, after?: string): string {
  const lessons = lessonsOf(turn);
  const from = lessons.findIndex(({ id }) => id === after) + 1;
  const open = [...lessons.slice(from), ...lessons.slice(0, from)].find(
    (lesson) => lesson.id !== after && standingOf(turn, lesson) === 'open',
  );
  return open?.id ?? farewell;
}

/** The first task of the open lesson that is not done. */
export function openTask(turn: Turn): AnyTask | undefined {
  const now = learnt(turn);
  return lessonsOf(turn)
    .find(({ id }) => id === turn.course.at)
    ?.tasks.find((task) => !task.done(now));
}

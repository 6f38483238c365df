import { longestSeen, mostSeen } from '#contract/player/notebook.ts';
import type { Learnt, Lesson, LessonTask, Seen } from '#kernel/lessons.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import { defined } from '#kernel/words/defined.ts';
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
  seen: new Set([...(turn.notebook.now.seen ?? []), ...turn.course.seen] as readonly Seen[]),
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

/** The lesson that was open last, or else the next one. */
export function openLesson(turn: Turn): string {
  const { lesson } = turn.notebook.now;
  const known = lesson === farewell || lessonsOf(turn).some(({ id }) => id === lesson);
  turn.course.kept = known ? lesson : undefined;
  return turn.course.kept ?? nextLesson(turn);
}

/** Keeps in the notebook which lesson is open and what the learner has looked at: ticks and place outlive this window. */
export function keepProgress(turn: Turn): void {
  const { at, seen, kept } = turn.course;
  const known = new Set(turn.notebook.now.seen);
  const added = [...seen].filter((fact) => !known.has(fact) && fact.length <= longestSeen);
  if (added.length === 0 && at === kept) return;
  turn.course.kept = at;
  turn.notebook.change((notebook) => ({
    ...notebook,
    ...defined({ lesson: at }),
    seen: [...new Set([...(notebook.seen ?? []), ...added])].slice(-mostSeen),
  }));
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
  const lesson = lessonsOf(turn).find(({ id }) => id === turn.course.at);
  return lesson?.tasks.find((task) => !isDone(now, lesson, task));
}

const factOf = (lesson: AnyLesson, task: AnyTask): Seen => `task:${lesson.id}/${task.id}`;

/** Whether the task is done, or was and is kept. */
export const isDone = (now: Learnt<unknown, AnyOrder>, lesson: AnyLesson, task: AnyTask): boolean =>
  task.done(now) || (task.kept === true && now.seen.has(factOf(lesson, task)));

/** Of all lessons what is done now and kept, for whoever remembers what was seen. */
export function doneToKeep(turn: Turn): readonly Seen[] {
  const now = learnt(turn);
  return lessonsOf(turn).flatMap((lesson) =>
    lesson.tasks.filter((task) => task.kept === true && task.done(now)).map((task) => factOf(lesson, task)),
  );
}

import type { Learnt, Lesson, LessonTask } from '#kernel/lessons.ts';
import type { AnyOrder } from '#kernel/orders/plan.ts';
import { seenIn } from '../../state/seen.svelte.ts';
import type { Turn } from '../../state/turn.svelte.ts';

export type AnyLesson = Lesson<unknown, AnyOrder>;
export type AnyTask = LessonTask<unknown, AnyOrder>;

/** Stands for the page after the last lesson. */
export const farewell = 'farewell';
const skipped = 'skipped:';

interface Sitting {
  readonly at?: string | undefined;
  readonly folded?: boolean;
  readonly shows?: string | undefined;
}

/** One state for all games: it is made before anything reads it. */
let sittings = $state.raw<Readonly<Record<string, Sitting>>>({});

/** Where a learner stands in his game, from turn to turn. */
class CourseDesk {
  readonly #of: string;

  constructor(of: string) {
    this.#of = of;
  }

  /** The lesson that is open; undefined until it is known which are done. */
  get at(): string | undefined {
    return sittings[this.#of]?.at;
  }
  set at(at: string | undefined) {
    this.#change({ at });
  }

  get folded(): boolean {
    return sittings[this.#of]?.folded ?? false;
  }
  set folded(folded: boolean) {
    this.#change({ folded });
  }

  /** The task whose next step is being shown. */
  get shows(): string | undefined {
    return sittings[this.#of]?.shows;
  }
  set shows(shows: string | undefined) {
    this.#change({ shows });
  }

  #change(change: Sitting): void {
    sittings = { ...sittings, [this.#of]: { ...sittings[this.#of], ...change } };
  }
}

export const deskOf = ({ key }: Turn): CourseDesk => new CourseDesk(`${key.game}/${key.seat}`);

export const teaches = (turn: Turn | undefined): turn is Turn =>
  turn?.tutorial === true && lessonsOf(turn).length > 0;

/** Pixels, for text of the usual size, that the lessons take from the screen's width. */
export const dockOf = (turn: Turn | undefined): number =>
  !teaches(turn) ? 0 : deskOf(turn).folded ? 46 : 286;

/** What tasks are judged by, now. */
export const learnt = (turn: Turn): Learnt<unknown, AnyOrder> => ({
  view: turn.view,
  plan: turn.plan,
  heard: turn.heard,
  seen: seenIn(turn),
});

export const lessonsOf = (turn: Turn): readonly AnyLesson[] => turn.rules.course?.lessons ?? [];

export type Standing = 'open' | 'done' | 'skipped';
export function standingOf(turn: Turn, lesson: AnyLesson): Standing {
  const { lessons } = turn.notebook.now;
  return lessons.includes(lesson.id) ? 'done' : lessons.includes(skipped + lesson.id) ? 'skipped' : 'open';
}

/** Keeps in the notebook that a lesson was done or skipped; done stays done. */
export function mark(turn: Turn, lesson: AnyLesson, as: 'done' | 'skipped'): void {
  if (standingOf(turn, lesson) === 'done') return;
  const entry = as === 'done' ? lesson.id : skipped + lesson.id;
  turn.notebook.change((notebook) => ({
    ...notebook,
    lessons: [
      ...notebook.lessons.filter((each) => each !== skipped + lesson.id && each !== lesson.id),
      entry,
    ],
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
  return lessonsOf(turn)
    .find(({ id }) => id === deskOf(turn).at)
    ?.tasks.find((task) => !task.done(now));
}

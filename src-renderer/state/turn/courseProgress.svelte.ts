import type { SeatKey } from '#contract/player/notebook.ts';
import type { Seen } from '#kernel/lessons.ts';
import { untrack } from 'svelte';
import type { SessionCore } from '../sessionCore.ts';

/** The progress of a seat's player through the lessons, from turn to turn of a session. */
export class CourseProgress {
  /** The open lesson; undefined until the notebook tells it. */
  at = $state<string | undefined>(undefined);
  /** The open lesson as this window wrote it into the notebook, or read it there. */
  kept: string | undefined;
  folded = $state(false);
  /** The task whose next step is being shown. */
  shows = $state<string | undefined>(undefined);
  /** What the player has looked at, in games with lessons that may ask for it. */
  seen = $state.raw<ReadonlySet<Seen>>(new Set());
}

/** The progress of every seat opened in a session. */
class CoursesProgress {
  readonly #seats = new Map<string, CourseProgress>();

  of({ game, seat }: SeatKey): CourseProgress {
    const name = `${game}/${seat}`;
    const progress = this.#seats.get(name) ?? new CourseProgress();
    this.#seats.set(name, progress);
    return progress;
  }
}

export const courseProgressIn = (session: Pick<SessionCore, 'states'>, seat: SeatKey): CourseProgress =>
  session.states.of(CoursesProgress, () => new CoursesProgress()).of(seat);

/** Remembers what the player has looked at, in a turn that teaches. */
export function saw(
  turn: { readonly tutorial: boolean; readonly course: CourseProgress } | undefined,
  fact: Seen,
): void {
  if (turn?.tutorial !== true) return;
  const { course } = turn;
  untrack(() => {
    if (!course.seen.has(fact)) course.seen = new Set([...course.seen, fact]);
  });
}

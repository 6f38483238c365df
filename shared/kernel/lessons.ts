import type { PlaceId, SeatId, UnitId } from './words/ids.ts';
import type { AnyOrder, Plan } from './game/plan.ts';
import type { Page } from './picture/page.ts';
import type { Cite } from './words/problem.ts';
import type { AnyEvent, Heard } from './game/game.ts';

/** A course for learners, in a game that is the same for everybody. */
export interface Course<V, O extends AnyOrder> {
  readonly lessons: readonly Lesson<V, O>[];
  /** Shown when the last lesson is done: what to do next. */
  readonly farewell: readonly string[];
}

export interface Lesson<V, O extends AnyOrder> {
  /** Unique, and never changed: progress is stored under it. */
  readonly id: string;
  readonly title: string;
  /** What this is and why it matters, in a few short sentences. */
  readonly paragraphs: readonly string[];
  readonly cite: Cite;
  readonly tasks: readonly LessonTask<V, O>[];
}

export interface LessonTask<V, O extends AnyOrder> {
  /** Unique within the lesson. */
  readonly id: string;
  readonly text: string;
  /** Where the client shows how it is done. */
  at(now: Learnt<V, O>): Pointed;
  /** Whether the task is done. It stays true once what it asks for has happened in the game, unless it is kept. */
  done(now: Learnt<V, O>): boolean;
  /** What it asks for shows in one turn alone: once done it stays done, as clients remember (`task:` of what was seen). */
  readonly kept?: true;
  /** What to say after a wrong attempt; undefined if there was none. Asked only while the task is not done. */
  wrong?(now: Learnt<V, O>): string | undefined;
}

/** Everything a task is judged by. */
export interface Learnt<V, O extends AnyOrder> {
  readonly view: V;
  readonly plan: Plan<O>;
  readonly heard: readonly Heard<AnyEvent>[];
  readonly seen: ReadonlySet<Seen>;
}

/**
 * One thing the learner has looked at or done besides giving orders, in any turn of the game: a screen, what opens over it and was closed
 * again, a place, unit or seat they selected, a page of study, a battle report, a task that was done and is kept, the orders file they saved.
 */
export type Seen =
  | `${'screen' | 'over' | 'closed' | 'place' | 'unit' | 'seat' | 'study' | 'battle' | 'task'}:${string}`
  | 'saved';

/** What a task is about, so that the client can lead there: a thing, not a position on the screen. */
export type Pointed =
  | { readonly kind: 'screen'; readonly screen: string }
  /** What opens over the screens by a button of the top bar: `plans`, `scroll`, `save`. */
  | { readonly kind: 'over'; readonly over: string }
  /** A line of the order sheet. */
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'place'; readonly place: PlaceId }
  | { readonly kind: 'unit'; readonly unit: UnitId }
  | { readonly kind: 'seat'; readonly seat: SeatId }
  /** The button of an order: of a unit, a place or another seat. */
  | {
      readonly kind: 'order';
      readonly order: string;
      readonly unit?: UnitId;
      readonly place?: PlaceId;
      readonly seat?: SeatId;
    }
  /** An answer in the middle of a turn, by an order of that kind: the button that runs the turn, until the turn asks. */
  | { readonly kind: 'answer'; readonly order: string }
  /** The board on which what a unit holds is moved from part to part, such as ships from rank to rank. */
  | { readonly kind: 'formation'; readonly unit: UnitId }
  /** Sending a unit to a place by a click on the map. */
  | { readonly kind: 'move'; readonly unit: UnitId; readonly to: PlaceId }
  | { readonly kind: 'battles' }
  | { readonly kind: 'run' };

/** What a client's help says about the game itself. */
export interface Guide {
  readonly topics: readonly GuideTopic[];
  /** Pages worth printing. */
  readonly sheets: readonly GuideSheet[];
  /** What the client's own topics say in this game, by their ids: paragraphs in place of theirs, and where the rulebook speaks of it. `{key:ID}` stands for the key of a client's command. */
  readonly program?: Readonly<Record<string, Partial<Pick<GuideTopic, 'paragraphs' | 'cites'>>>>;
}

export interface GuideTopic {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly cites: readonly Cite[];
  /** The titles of the sections of the ruleset's pages that it explains. */
  readonly of?: readonly string[];
}

export interface GuideSheet {
  readonly id: string;
  /** What the command that prints it is called: `the order of events`. */
  readonly name: string;
  /** It says what the abbreviations of the game mean: clients show it at a key. */
  readonly abbreviations?: true;
  readonly page: Page;
}

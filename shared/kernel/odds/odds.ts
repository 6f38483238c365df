import type { Draw } from '../dice/draw.ts';
import type { AnyOrder, Plan } from '../game/plan.ts';
import type { Form } from '../orders/form.ts';
import type { PlaceId } from '../words/ids.ts';
import type { Phrase } from '../words/phrase.ts';
import type { Spot } from '../words/spot.ts';

/** What is assumed of foreign forces: as they are known, twice as many, or nobody. Forces typed by hand are those of the simulator. */
export const assumptions = ['seen', 'doubled', 'none'] as const;
export type Assumption = (typeof assumptions)[number];

/** A battle that may come to the reader, by their plan or by what they look at. */
export interface Meeting<M> {
  /** Names it among those of its place. */
  readonly id: string;
  readonly place: PlaceId;
  /** Who meets whom, and when: `Phase 2: …`. */
  readonly said: Phrase;
  /** The plan brings it about. */
  readonly planned?: true;
  /** All forces are known: nothing else is assumed of them. */
  readonly open?: true;
  /** What the reader does not know, and what is taken for it. */
  readonly taken: readonly Phrase[];
  /** What the battle is fought with; undefined where nobody would be left to fight. */
  matter(assumed: Assumption): M | undefined;
}

/** How a battle ended for the reader: they hold the field, the enemy does, or neither alone. */
export type Ending = 'won' | 'lost' | 'open';

/** Something that each battle counts, such as ships of one type that are lost. */
export interface Counted {
  readonly side: 'own' | 'theirs' | 'place';
  readonly label: Phrase;
  /** How many there are of it. */
  readonly of: number;
}

/** What came of one battle. */
export interface Ran {
  readonly ended: Ending;
  /** In the order of `Trial.chances`: whether it came about. */
  readonly came: readonly boolean[];
  /** In the order of `Trial.counted`: whole numbers from 0. */
  readonly counts: readonly number[];
}

/** A battle that can be fought as often as one likes, by the code of the turn itself. */
export interface Trial {
  /** What may come about beside victory, such as that the place is captured. */
  readonly chances: readonly Phrase[];
  readonly counted: readonly Counted[];
  /** Battles after which a forecast goes no further, where one takes long; absent: `enoughRuns`. */
  readonly enough?: number;
  run(draw: Draw): Ran;
}

/** Battles of forces that somebody types or takes from the map. `W`: what is filled in, plain data. */
export interface Simulator<M, W> {
  /** What is filled in at first, without any game. */
  readonly blank: W;
  /** The forces of a battle, to be changed. */
  taken(matter: M): W;
  /** Fields whose names begin with `own.` and `theirs.` are those of a side: both stand side by side. */
  form(wish: W): Form<W>;
  /** Undefined while a side has nobody. */
  matter(wish: W): M | undefined;
}

/**
 * How a game foretells battles. `M`: all that one battle is fought with, as plain data and nothing beside: it goes to a worker, and two that are
 * equal come out alike. It is made from a view, so that it holds nothing that the reader does not know.
 */
export interface Odds<V, O extends AnyOrder, M = unknown, W = unknown> {
  /** What may come to the reader at a place, with the unit that is chosen: those of the plan first. */
  meetings(view: V, plan: Plan<O>, at: Spot): readonly Meeting<M>[];
  trial(matter: M): Trial;
  readonly simulator?: Simulator<M, W>;
}

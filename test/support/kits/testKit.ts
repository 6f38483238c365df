import type { Digest } from '#kernel/codec/books.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { Game, Heard } from '#kernel/game/game.ts';
import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import type { Plan, Unnumbered } from '#kernel/game/plan.ts';
import type { Cite } from '#kernel/words/problem.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { Asked } from '#kernel/sequence/question.ts';
import type { TurnOutcome } from '#kernel/turn/runTurn.ts';
import type { CaseAdapter } from '../cases/adapter.ts';
import type { Known } from '../laws/fields.ts';
import type { Part } from './parts.ts';

/** The plans of a turn, by seat. */
export type Plans<G extends Game> = Readonly<Record<SeatId, Plan<G['order']>>>;

/** A worked example of the rulebook. */
export interface Vector {
  /** As titles of tests and cases name it. */
  readonly id: string;
  readonly cite?: Cite;
  /** Whether the rules come to what the rulebook says; absent where a test or a case that names the example shows it. */
  holds?(): boolean;
}

/** A page that tells of every paragraph of a rulebook which case or test shows it. */
export interface Rulebook {
  /** From the folder of the ruleset. */
  readonly page: string;
  /** Under each heading of the page, what has a row there: numbers of lines or rules, which cases cite, or names. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
}

/** One turn of a random game. */
export interface TriedTurn<G extends Game> {
  readonly before: G['state'];
  readonly after: G['state'];
  readonly plans: Plans<G>;
  readonly rulings: Readonly<Record<OrderRef, string>>;
  readonly outcome: TurnOutcome<G>;
  readonly heard: ReadonlyMap<SeatId, readonly Heard<G['event']>[]>;
  readonly views: ReadonlyMap<SeatId, G['view']>;
}

/** Random games of one ruleset, for the laws. */
export interface RandomGames<G extends Game> {
  /** A world in which much goes on, from its dice alone. */
  world(draw: Draw): G['state'];
  /** What everybody orders, the game master too; absent: what is offered, and what `anyPlan` thinks of. */
  plans?(state: G['state'], views: ReadonlyMap<SeatId, G['view']>, draw: Draw): Plans<G>;
  /** The game master's rulings; absent: none. */
  rulings?(plans: Plans<G>, draw: Draw): Readonly<Record<OrderRef, string>>;
  /** What is wrong with a turn by the game's own laws, one sentence each. */
  faults?(turn: TriedTurn<G>): readonly string[];
}

/** A player whose orders follow from what they know, for games that are to go the same way every time. */
export interface Script<G extends Game> {
  plan(view: G['view']): Plan<G['order']>;
  /** Kinds of events that must happen in a game of five turns, so that it is worth comparing. */
  readonly happens: readonly G['event']['kind'][];
}

/** Lines of code that are broken on purpose, to see whether a case notices. */
export interface Mutated {
  /** Folders and files, within the folder of the ruleset. */
  readonly drawers: readonly string[];
  /** Changes that no case could see. */
  readonly equivalents: readonly Equivalent[];
  /** Files, or functions of files, that no turn asks. */
  readonly asides: readonly { readonly file: string; readonly name?: string }[];
}

/** A mutant that changes nothing a case could see. Its file is within the folder of the ruleset. */
export interface Equivalent {
  readonly file: string;
  /** As the report prints them. */
  readonly was: string;
  readonly is: string;
  /** Part of the line it stands in. */
  readonly within: string;
  readonly why: string;
}

/** Games that are measured, from the smallest to the largest that the rulebook knows. */
export interface Large<G extends Game> {
  /** Setups of new games, with a few words for the table. */
  readonly setups: readonly { readonly name: string; readonly setup: unknown }[];
  /** How many worlds there are, in the middle of things. */
  readonly worlds: number;
  /** One of them, from 0. */
  world(size: number): G['state'];
  /** The world that stands for a grand game where rulesets are compared; absent: none. */
  readonly grand?: number;
  /** Two worlds alike but in size: so many times the objects are meant to take no more than n log n of the time; absent: there are none. */
  readonly growth?: { readonly less: number; readonly more: number };
  /** Turns of such a world that are run before any is measured. */
  readonly opening: number;
  plans(state: G['state'], draw: Draw): Plans<G>;
  /** What a turn has to deal with, counted. */
  objects(state: G['state']): number;
  /** What a seat knows, counted in the same way; absent: what it holds is not measured. */
  known?(view: G['view']): number;
  /** What a grand game beside that of the first ruleset of the list is meant to stay within, where it is not what is usual: a turn for each object, and a changed order shown. */
  readonly bounds?: { readonly turn?: number; readonly change?: number };
  /** A plan with one more order, as a player gives it. */
  oneMore(view: G['view'], plan: Plan<G['order']>): Plan<G['order']>;
  /** What is held against what; absent: nothing. */
  readonly compared?: Compared<G>;
}

/** Games and files of one ruleset that are held against each other. */
export interface Compared<G extends Game> {
  /** Setups of which a cycle of the first is meant to take at most so many times as long as one of the other. */
  readonly worlds: readonly {
    readonly name: string;
    readonly more: unknown;
    readonly less: unknown;
    readonly most: number;
  }[];
  /** What a seat knows, but that it knows all ground there is too; absent: there is no ground to be found out. */
  grounded?(view: G['view'], state: G['state']): G['view'];
}

/** What is written down of a long game that the computer plays alone. */
export interface Chronicle<G extends Game> {
  /** A game of so many seats with something to win. */
  setup(seats: number, seed: string): unknown;
  /** What the figures of a turn count. */
  readonly heads: readonly string[];
  figures(state: G['state'], events: readonly G['event'][]): readonly (string | number)[];
  /** Kinds of events that must happen in it. */
  readonly happens: readonly G['event']['kind'][];
  /** The map as an SVG. */
  picture(state: G['state'], title: string): string;
  /** Whether somebody has won. */
  isOver(state: G['state']): boolean;
}

/** Wars of the computer, in which its levels are held against each other. */
export interface League<G extends Game> {
  /** Seats of a game, and turns after which it is ended. */
  readonly seats: number;
  readonly turns: number;
  /** Words of the levels, the worst first; absent: those that players choose between. */
  readonly levels?: readonly string[];
  setup(seed: string): unknown;
  readonly books?: Readonly<Record<string, Digest>>;
  /** What a seat has come to. */
  standing(state: G['state'], seat: SeatId): number;
  /** Who has won by the game's own measure: it ends the game. */
  victors(state: G['state']): readonly SeatId[];
  /** Whether it has ended in another way; absent: never. */
  isOver?(state: G['state']): boolean;
  /** Who is out of the game. */
  fallen(state: G['state']): readonly SeatId[];
}

/** A new game whose first turn stops at questions to persons, once or several times. */
export interface Stops<G extends Game> {
  readonly setup: unknown;
  plans(state: G['state']): Plans<G>;
  /** How a question is answered, the same one always alike. */
  answer(question: Asked<G>): readonly Unnumbered<G['order']>[];
}

/** Who may know what of the world: a change of what a seat may not know changes nothing that it sees. */
export interface Secrets<G extends Game> {
  /**
   * Every field of a state, as patterns (`test/support/laws/fields.ts`): known to `all`; to its owners `alone`, however near others are; `seen` by its
   * owners and whoever looks; or known to `nobody`.
   */
  readonly fields: Readonly<Record<Known, string>>;
  /** Worlds that hold what games seldom have; absent: none are needed. */
  worlds?(): readonly G['state'][];
  /** Who may know what stands there, at a path of members, of what is known to its owners alone or seen. */
  knows(state: G['state'], path: readonly string[], known: Known): readonly SeatId[];
}

/** What nothing outside the ruleset's folder speaks of. */
export interface Own {
  /** The letters of its citations. */
  readonly cites: string;
  /** Its words for things, or the beginnings of them, in small letters: also found within names, such as `empireOf`. */
  readonly nouns: readonly string[];
}

/**
 * What a ruleset brings to be tried: cases, laws, soaks, benches, the fuzzer and the breaking of rules know it by nothing else.
 * How one is written: shared/rulesets/README.md. What is optional may be lacking, with a reason in `lacks`.
 */
export interface TestKit<G extends Game> {
  readonly ruleset: Ruleset<G>;
  /** Where its code is, from the project's folder. */
  readonly folder: string;
  readonly own: Own;

  /** How worlds, orders and facts are written in cases. Its cases are the files under test/rulesets/<id>/cases. */
  readonly cases: CaseAdapter<G>;
  /** Kinds of orders and events, and steps, that no case need show, each with why. */
  readonly exempt: Readonly<Record<string, string>>;
  /** Kinds of events of which no seat ever hears, each with why. */
  readonly unheard?: Readonly<Record<string, string>>;

  /** A world in the middle of things, with several seats. */
  start(): G['state'];
  /** The same world with a marker in every text that only this seat may know. */
  plant(state: G['state'], seat: SeatId, marker: string): G['state'];
  /** Whether what was planted for a seat has gone over to another by the rules, such as a surrender, and is that one’s own. Absent: it never does. */
  goneOver?(state: G['state'], seat: SeatId): boolean;
  /** A world that one seat sees whole, and orders in it that roll no dice that matter. */
  seen(): { readonly state: G['state']; readonly seat: SeatId; readonly plan: Plan<G['order']> };
  readonly secrets: Secrets<G>;
  /** What no turn makes more or fewer of, by name. */
  conserved(state: G['state']): Readonly<Record<string, number>>;

  /** The setup of a new game for about so many seats. */
  setup(seats: number): unknown;
  readonly mutated: Mutated;

  readonly vectors?: readonly Vector[];
  /** Lists of what the rulebook says, on a page beside the code that names what shows each; absent: there is no such page. */
  readonly rulebook?: Rulebook;
  /** Orders that no form thinks of: foolish, hostile, of things that are not there. */
  anyPlan?(view: G['view'], draw: Draw): Plan<G['order']>;
  readonly games?: RandomGames<G>;
  readonly script?: Script<G>;
  readonly large?: Large<G>;
  readonly chronicle?: Chronicle<G>;
  readonly league?: League<G>;
  readonly stops?: Stops<G>;

  /** Why a part is lacking that other rulesets or kits have. */
  readonly lacks: { readonly [P in Part]?: string };
}

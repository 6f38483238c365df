import type { Digest } from './codec/books.ts';
import type { Draw } from './dice/draw.ts';
import type { Game } from './game/game.ts';
import type { SeatId } from './words/ids.ts';
import type { Field, Form } from './orders/form.ts';
import type { Page } from './picture/page.ts';
import type { Problem } from './words/problem.ts';
import type { Result } from './words/result.ts';

/**
 * How games of a ruleset are begun. What is chosen in a form is a **wish**, plain data that only the ruleset reads; with the
 * players it makes a **setup**, from which a game is created. A scenario is a setup too.
 */
export interface Beginning<G extends Game> {
  /** What the game is about, in one line, for whoever chooses among several. */
  readonly about: string;
  /** How many seats a game has. */
  readonly players: { readonly least: number; readonly most: number };
  /** Kinds of new games, the usual one first; at least one. */
  readonly kinds: readonly BeginningKind[];
  /** What is said before the choice among them, the tutorial's game and a scenario, such as `Map`. */
  readonly kindsLabel: string;
  /** The wish for a game of so many players of which nothing else is said. Absent: the usual one of the first kind. */
  fitting?(players: number): unknown;
  /** The fields of a wish, with what is wrong with it. */
  form(wish: unknown): WishForm;
  /** Every seat that such a game may have, with its name. */
  seats(wish: unknown): Readonly<Record<SeatId, string>>;
  /** A few lines of a list of players, to show how one is written; absent: made of the first seats. */
  readonly example?: string;
  /** For how many players such a game has room. */
  room(wish: unknown): number;
  /** The setup of such a game; `players`: whoever is known, by seat, with a mail address in angle brackets if there is one. */
  setup(wish: unknown, players: Readonly<Record<SeatId, string>>, title?: string): unknown;
  /** Books that whoever begins a game brings, such as a list of ships. */
  readonly needs: readonly BookNeed[];
  /** A new game, before its first turn. The same setup, books and dice give the same game. `books`: those brought, by the names in `needs`. */
  create(
    setup: unknown,
    books: Readonly<Record<string, Digest>>,
    draw: Draw,
  ): Result<Created<G>, readonly Problem[]>;
  /** A game for practice; without `seat` the player gets any. */
  readonly practice: { readonly wish: unknown; readonly seat?: SeatId };
  /** A small game for learning the rules, the same for everybody who learns. */
  readonly tutorial?: {
    readonly setup: unknown;
    readonly seat: SeatId;
    readonly seed: string;
    /** How well the computer leads, by a word of the ruleset's levels; absent: as usual. */
    readonly level?: string;
  };
  /** Absent: games of these rules are not begun from files. */
  readonly scenarios?: Scenarios;
}

/** How a game goes from turn to turn, as its rules propose it; what is left out is as for every game. */
export interface Rhythm {
  /** When orders are due, week after week, as `Tuesday 17:00 Europe/London`: proposed to the game master, and never set by itself. */
  readonly due?: string;
  /** Hours after the deadline in which orders are still in time, at most 168. */
  readonly graceHours?: number;
  /** Later orders count, or await the game master's decision. */
  readonly late?: 'count' | 'ask';
  /** The least hours between two turns that run by themselves, at most 168. */
  readonly leastHours?: number;
  /** The percentage of players without orders above which no turn runs by itself. */
  readonly mostMissing?: number;
  /** Hours before the deadline at which players without orders are reminded: at most five. */
  readonly reminders?: readonly number[];
}

/** A kind of new game, such as one on a map that is drawn. */
export interface BeginningKind {
  /** Unique and stable, as commands name it. */
  readonly name: string;
  readonly label: string;
  /** The wish as its form first shows it. */
  readonly usual: unknown;
}

/** A wish being filled in. */
export interface WishForm extends Form<unknown> {
  /** Fields for whoever knows what they do: commands take them, and forms do not show them. They can be without a value. */
  readonly finer?: readonly Field[];
  /** What is wrong with the wish as it stands, each with the field that it is about. */
  readonly faults: readonly { readonly field?: string; readonly problem: Problem }[];
}

/** A book that a new game is to be given. */
export interface BookNeed {
  readonly name: string;
  readonly label: string;
  /** The one book that will do; absent: any that `check` finds nothing wrong with. */
  readonly digest?: Digest;
  /** The text that is taken if nobody brings another; absent: one must be brought. */
  readonly usual?: string;
  check(text: string): readonly Problem[];
}

/** A new game: its world, and the texts of books that were made with it, which the world cites. */
export interface Created<G extends Game> {
  readonly state: G['state'];
  readonly books: readonly string[];
}

/** New games, as files that a game master can write by hand. */
export interface Scenarios {
  /** The text of a scenario file that begins the same game as this setup does with these dice. */
  write(setup: unknown, draw: Draw): Result<string, readonly Problem[]>;
  /** What a game master wants to know of a scenario before inviting anybody. */
  summary(scenario: unknown): Result<Page, readonly Problem[]>;
  /** The players' names by seat, as far as the scenario gives them; empty if it cannot be read. */
  players(scenario: unknown): Readonly<Record<SeatId, string>>;
  /** The seats of a scenario with their names; undefined if it cannot be read. Absent: those of any game. */
  seats?(scenario: unknown): Readonly<Record<SeatId, string>> | undefined;
}

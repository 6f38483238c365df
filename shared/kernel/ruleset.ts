import type { Beginning, Rhythm } from './beginning.ts';
import type { Books, Digest } from './codec/books.ts';
import type { Codec } from './codec/codec.ts';
import type { AnyEvent, Game, Heard } from './game/game.ts';
import type { SeatId } from './words/ids.ts';
import type { AnyOrder, Plan, Unnumbered } from './game/plan.ts';
import type { Form } from './orders/form.ts';
import type { Outcome } from './orders/elsewhere.ts';
import type { Paper } from './orders/paper.ts';
import type { Sharing } from './orders/sharing.ts';
import type { Odds } from './odds/odds.ts';
import type { Sheet } from './orders/sheet.ts';
import type { Spot } from './words/spot.ts';
import type { Course, Guide } from './lessons.ts';
import type { Problem } from './words/problem.ts';
import type { Declared } from './words/refusalTable.ts';
import type { Announcement } from './game/heard.ts';
import type { Phrase } from './words/phrase.ts';
import type { Presentation } from './presentation.ts';
import type { Answering, UsualAnswers } from './sequence/question.ts';
import type { RunPlan } from './sequence/run.ts';
import type { Sequence } from './sequence/step.ts';

/** One kind of order: how it is written, when it is offered, what is wrong with it, how it is said. */
export interface OrderKind<V, O extends AnyOrder> {
  /** Short imperative title for a button: `Travel`, `Build Base`. */
  readonly title: string;
  readonly codec: Codec<O>;
  /** It only answers what a turn asks in its middle (`Turn.ask`), and never stands in a plan. Its offers and fields are those of an answer at the question’s spot. */
  readonly answers?: true;
  /** As an answer it says nothing about what is asked, such as that all goes as usual: clients set it apart from the others. */
  readonly aside?: true;
  /** Who gives it: the game master alone, or players as well; absent: players. A step refuses it from anybody else (`mayGive`). */
  readonly by?: 'game-master' | 'both';
  /** What can be ordered at this spot, ready to be given as it is or to be filled in through `form`. Empty where the order makes no sense. */
  offers(view: V, at: Spot, plan: Plan<AnyOrder>): readonly Unnumbered<O>[];
  /** Why the order is not offered at this spot; absent, or undefined, where it makes no sense there at all. */
  whyNot?(view: V, at: Spot, plan: Plan<AnyOrder>): Problem | undefined;
  /** The fields of an order that is being written; absent when there is nothing to fill in. */
  form?(view: V, order: Unnumbered<O>, at: Spot, plan: Plan<AnyOrder>): Form<Unnumbered<O>>;
  /** Advice about this order by itself. Advice that needs the whole plan comes from `Ruleset.review`. */
  check(view: V, order: O, at: Spot): readonly Problem[];
  /** The order in one sentence, as lists show it. */
  say(order: O, view: V, at: Spot): Phrase;
  /** The same with texts in full that `say` shortens, for whoever judges them or looks them up. */
  sayWhole?(order: O, view: V, at: Spot): Phrase;
  /** Present where the answer is found elsewhere, and filled in on paper or in a file. */
  readonly paper?: Paper<V, O>;
  /** The rulings a game master can make on such an order, where the rules leave it to them. The first is for an order that is as it should be. */
  readonly rulings?: readonly string[];
  /** What a ruling does to the player and to what they have. `plan` is the plan that holds the order. */
  rulingMeans?(order: O, view: V, ruling: string, plan: Plan<AnyOrder>): Phrase;
  /** What may help the game master to rule, such as that a text is short; undefined when nothing stands out. `earlier`: this seat's orders of the same kind from earlier turns. */
  hint?(order: O, view: V, earlier: readonly O[]): Phrase | undefined;
}

/** How one kind of event is told: who hears what of it, and in which sentence. */
export interface Telling<G extends Game, E extends AnyEvent> {
  /** The only seats that may hear of it, for games of many; absent: anybody may. It is told to nobody. */
  audience?(event: E, before: G['state']): readonly SeatId[];
  /** What this seat hears: the event whole, a lesser event, or nothing. `before` is the world just before it happened. */
  told(event: E, seat: SeatId, before: G['state']): G['event'] | undefined;
  /** The sentence for a reader with this view; undefined for events that show only in pictures and replays. */
  say(event: E, view: G['view']): Phrase | undefined;
  /** What a ruler says to everybody by it: it is listed beside their banner, and no other message. Absent: nothing, ever. */
  announced?(event: E): Announcement | undefined;
}

/** What brings the events of a kind about: always an order, never an order, or sometimes one and sometimes the other. */
export type Origin = 'order' | 'rules' | 'either';

/** What a game master decides about seats, such as who plays them. Every decision has a word, such as `computer`. */
export interface Seating<G extends Game> {
  /** Every word with what it means. */
  readonly words: Readonly<Record<string, string>>;
  /** The words that are true of the seat in this state. */
  stands(state: G['state'], seat: SeatId): readonly string[];
  /** The game master's order that makes the word true of the seat; undefined for an unknown word. */
  decree(seat: SeatId, word: string): Unnumbered<G['order']> | undefined;
  /** Seats that the computer leads once these decrees are carried out, in id order. */
  led(state: G['state'], decrees: Plan<G['order']>): readonly SeatId[];
  /** The state of a new game with these seats led by the computer; `ambitious`: it also attacks of its own accord; `level`: how well, by one of the words in `levels`. */
  opened(state: G['state'], led: readonly SeatId[], ambitious: boolean, level?: string): G['state'];
  /** It makes a difference whether the computer is ambitious. */
  readonly ambitions?: true;
  /** How well the computer leads where that can be chosen, the worst first: each with the word that makes it so, and what it is called in a choice. The word `computer` is the usual one. */
  readonly levels?: readonly { readonly word: string; readonly label: string }[];
}

export interface Ruleset<G extends Game> {
  readonly id: string;
  readonly title: string;
  /** A fragment of its rulebook: wherever games are chosen it is called an early version (`nameToChoose`). Absent: it is whole. */
  readonly early?: true;
  /** Raised whenever an old turn would replay differently. */
  readonly edition: number;
  readonly orders: {
    readonly [K in G['order']['kind']]: OrderKind<G['view'], Extract<G['order'], { kind: K }>>;
  };
  readonly tell: { readonly [K in G['event']['kind']]: Telling<G, Extract<G['event'], { kind: K }>> };
  /** What brings each kind of event about, to explain it to those who did not order it. Absent: not known. */
  readonly origins?: { readonly [K in G['event']['kind']]: Origin };
  /** What runs walk, by name. A step that stands in two of them means the same, within repeats of the same names. */
  readonly sequences: Readonly<Record<string, Sequence<G>>>;
  /** The runs of the turn that begins with this world, in order, and at least one; asked once a turn. Where all move together: `oneRun`. */
  runs(state: G['state']): readonly RunPlan[];
  readonly presentation: Presentation<G['view'], G['order']>;
  /** Present where several players may share a seat, each with parts of its orders. */
  readonly sharing?: Sharing<G['view'], G['order']>;
  /** Present where orders can also be typed. */
  readonly sheet?: Sheet<G['view'], G['order']>;
  readonly codecs: { readonly [K in 'state' | 'view' | 'event']: Codec<G[K]> };
  readonly beginning: Beginning<G>;
  /** What the game master's desk proposes; absent: as for every game. */
  readonly usualPolicy?: Rhythm;
  /** Who answers what a turn asks in its middle, unless the game master sets it otherwise; absent: persons, and nobody asks the game master. */
  readonly usualAnswers?: UsualAnswers;
  /**
   * The same rules over the books of one game, which its states and views cite. Opening reads none of them, and neither do `codecs` and `cites`. Absent: the rules need no books.
   * A ruleset that is listed, and has it, is over no books.
   */
  open?(books: Books): Ruleset<G>;
  /** The books that whoever reads this view must have; they go along in results files. Absent: none. */
  cites?(view: G['view']): readonly Digest[];
  /** Seats that a player may hold, in id order. */
  seats(state: G['state']): readonly SeatId[];
  turnNumber(known: G['state'] | G['view']): number;
  /** All that a seat may know after a turn: nothing else reaches its results file. `heard`: what it was told of the turn; `last`: its view before. The game master’s holds the whole world, on the same screens, and goes into no file. */
  view(state: G['state'], seat: SeatId, heard: readonly Heard<G['event']>[], last?: G['view']): G['view'];
  /**
   * What may be published of a turn, made from what all seats know and heard: nothing that only some of them know. The view is like that of a
   * player who owns nothing. Undefined, or absent, where nothing is public.
   */
  outsider?(
    readers: readonly { readonly view: G['view']; readonly heard: readonly Heard<G['event']>[] }[],
  ): { readonly view: G['view']; readonly heard: readonly Heard<G['event']>[] } | undefined;
  /** A world that the engine can run, from what a seat knows. What the seat has not seen is absent, or as `assume` has it. */
  imagine(view: G['view'], assume?: G['state']): G['state'];
  /** How battles are foretold. Absent: they are not. */
  readonly odds?: Odds<G['view'], G['order']>;
  /** What came of a game that fights a battle of another; undefined while that is not decided. Absent: these rules fight none. */
  outcome?(state: G['state']): Outcome | undefined;
  /** The orders of a seat that the computer leads, from what that seat knows and nothing else; no dice. */
  computerPlan?(view: G['view']): Plan<G['order']>;
  /** How questions in the middle of a turn are answered without a person. Absent: only by persons and by silence. */
  readonly answering?: Answering<G['view'], G['order'], G['state']>;
  /** Absent where the computer leads no seats. */
  readonly seating?: Seating<G>;
  /** The course that goes with the game for learning. */
  readonly course?: Course<G['view'], G['order']>;
  readonly guide?: Guide;
  /** Everything that these rules refuse or warn of, for the help. */
  readonly refusals: readonly Declared[];
  /** Why those who carry a plan out would rather overthrow its writer, for the game master to judge; undefined for nearly every plan. */
  mutiny?(view: G['view'], plan: Plan<G['order']>): Phrase | undefined;
  /** Why somebody else should play for a player who has missed so many turns in a row, `first`: the game's first among them; undefined while it is not due. */
  replacement?(missed: number, first: boolean): Phrase | undefined;
  /** All advice about a plan: every `check`, and what follows from its orders together. */
  review(view: G['view'], plan: Plan<G['order']>): readonly Problem[];
  /** Applies one event to a draft that the runner owns. Never throws, whatever the event and the state. */
  apply(draft: G['state'], event: G['event']): void;
  /** Whether events put whole parts of the world, and whole entries of its records, in the place of others (`steps/change.ts`), and write into none: drafts are made quicker then. */
  readonly replaces?: true;
  /** Ends a run, and with the last one the turn: then the turn number goes up, and what lasts one turn is cleared. */
  close(draft: G['state'], run: RunPlan, last: boolean): void;
}

/** The part of a ruleset that runs a turn. */
export type Engine<G extends Game> = Pick<
  Ruleset<G>,
  'id' | 'sequences' | 'runs' | 'turnNumber' | 'apply' | 'close' | 'replaces'
>;

import type { Sheet } from '#kernel/orders/sheet.ts';
import type { Beginning } from '#kernel/beginning.ts';
import type { Books } from '#kernel/codec/books.ts';
import type { Codec } from '#kernel/codec/codec.ts';
import type { Course, Guide } from '#kernel/lessons.ts';
import type { AnyOrder, Plan } from '#kernel/orders/plan.ts';
import type { Presentation, UnitRow, Words } from '#kernel/presentation.ts';
import type { Problem } from '#kernel/problem.ts';
import type { Declared } from '#kernel/refusalTable.ts';
import { capital, phraseText, type Phrase } from '#kernel/report/phrase.ts';
import type { AnyEvent, Game } from '#kernel/game.ts';
import type { OrderKind, Origin } from '#kernel/ruleset.ts';
import type { Sequences } from '#kernel/turn/paths.ts';

/**
 * The part of a ruleset that screens need: what to draw, what can be ordered, what is wrong, and the
 * sentences for it.
 */
export interface Rules {
  readonly id: string;
  readonly title: string;
  readonly orders: Readonly<Record<string, OrderKind<unknown, AnyOrder>>>;
  readonly tell: Readonly<Record<string, { say(event: AnyEvent, view: unknown): Phrase | undefined }>>;
  readonly sequences: Sequences<Game>;
  readonly origins?: Readonly<Record<string, Origin>>;
  /** Present where orders can also be typed. */
  readonly sheet?: Sheet<unknown, AnyOrder>;
  readonly presentation: Presentation<unknown, AnyOrder>;
  readonly beginning: Pick<
    Beginning<Game>,
    'kinds' | 'kindsLabel' | 'form' | 'seats' | 'example' | 'room' | 'needs' | 'practice'
  >;
  readonly codecs: { readonly view: Codec<unknown>; readonly event: Codec<AnyEvent> };
  readonly course?: Course<unknown, AnyOrder>;
  readonly guide?: Guide;
  /** The refusals and warnings of the rules, for the help. */
  readonly refusals: readonly Declared[];
  /** The same rules over books, where they need any. */
  open?(books: Books): Rules;
  turnNumber(known: unknown): number;
  review(view: unknown, plan: Plan<AnyOrder>): readonly Problem[];
}

/** Whether a click on the map sends the unit there. */
export const isMovable = ({ presentation }: Pick<Rules, 'presentation'>, unit: UnitRow): boolean =>
  presentation.roster.kinds.some(({ kind, movable }) => movable && kind === unit.kind);

/** What a turn is called, as a title. */
export const turnTitle = ({ presentation }: Pick<Rules, 'presentation'>, turn: number): string =>
  capital(phraseText(presentation.calendar(turn)));

export type AnyPlan = Plan<AnyOrder>;

/** What is said where no game is open. */
export const anyGame: Words = {
  seat: { one: 'seat', many: 'seats' },
  place: { one: 'place', many: 'places' },
  unit: { one: 'unit', many: 'units' },
  leader: { one: 'leader', many: 'leaders' },
  turn: { one: 'turn', many: 'turns' },
};

/** A text of the program in a game's words, which stand in it as `{seat}`, `{seats}`, `{Seat}` and the like. */
export const inWords = (words: Words, text: string): string =>
  text.replaceAll(/\{(seat|place|unit|leader)(s?)\}/gi, (_, of: string, many: string) => {
    const { one, many: more } = words[of.toLowerCase() as keyof Words];
    const word = many === '' ? one : more;
    return of === of.toLowerCase() ? word : capital(word);
  });

import type { TurnKey } from '#contract/keys.ts';
import type { Odds } from '#kernel/odds/odds.ts';
import type { Sheet } from '#kernel/orders/sheet.ts';
import type { Beginning } from '#kernel/beginning.ts';
import type { Books } from '#kernel/codec/books.ts';
import type { Codec } from '#kernel/codec/codec.ts';
import type { Course, Guide } from '#kernel/lessons.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { gameMaster, type SeatId } from '#kernel/words/ids.ts';
import {
  type pagesOf,
  type PlanWords,
  planWordsFrom,
  type Presentation,
  type Screen,
  screenKey,
  type UnitRow,
  type Words,
} from '#kernel/presentation.ts';
import type { Sharing } from '#kernel/orders/sharing.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Declared } from '#kernel/words/refusalTable.ts';
import { capital, phraseText, type Phrase } from '#kernel/words/phrase.ts';
import type { AnyEvent, Game } from '#kernel/game/game.ts';
import type { Announcement } from '#kernel/game/heard.ts';
import type { OrderKind, Origin } from '#kernel/ruleset.ts';
import type { Sequences } from '#kernel/sequence/paths.ts';

/**
 * The part of a ruleset that screens need: what to draw, what can be ordered, what is wrong, and the
 * sentences for it.
 */
export interface Rules {
  readonly id: string;
  readonly title: string;
  readonly early?: true;
  readonly orders: Readonly<Record<string, OrderKind<unknown, AnyOrder>>>;
  readonly tell: Readonly<
    Record<
      string,
      {
        say(event: AnyEvent, view: unknown): Phrase | undefined;
        announced?(event: AnyEvent): Announcement | undefined;
      }
    >
  >;
  readonly sequences: Sequences<Game>;
  /** Present where games of these rules can fight battles of others. */
  outcome?(state: unknown): unknown;
  readonly origins?: Readonly<Record<string, Origin>>;
  /** Present where orders can also be typed. */
  readonly sheet?: Sheet<unknown, AnyOrder>;
  /** Present where several players may share a seat. */
  readonly sharing?: Sharing<unknown, AnyOrder>;
  readonly presentation: Presentation<unknown, AnyOrder>;
  readonly beginning: Pick<
    Beginning<Game>,
    | 'kinds'
    | 'kindsLabel'
    | 'form'
    | 'setup'
    | 'seats'
    | 'example'
    | 'room'
    | 'needs'
    | 'practice'
    | 'scenarios'
    | 'tutorial'
  >;
  readonly codecs: { readonly view: Codec<unknown>; readonly event: Codec<AnyEvent> };
  readonly course?: Course<unknown, AnyOrder>;
  readonly guide?: Guide;
  /** The refusals and warnings of the rules, for the help. */
  readonly refusals: readonly Declared[];
  /** The same rules over books, where they need any. */
  open?(books: Books): Rules;
  readonly odds?: Odds<unknown, AnyOrder>;
  turnNumber(known: unknown): number;
  review(view: unknown, plan: Plan<AnyOrder>): readonly Problem[];
}

/** Whether a click on the map sends the unit there. */
export const isMovable = ({ presentation }: Pick<Rules, 'presentation'>, unit: UnitRow): boolean =>
  presentation.roster.kinds.some(({ kind, movable }) => movable && kind === unit.kind);

/** Whose turns are named: the rules, and a view of the game where there is one. */
interface Calendar {
  readonly rules: Pick<Rules, 'presentation'>;
  readonly view?: unknown;
}

/** What a turn is called, within a sentence. */
export const turnName = ({ rules, view }: Calendar, turn: number): string =>
  phraseText(rules.presentation.calendar(turn, view));

/** What a turn is called, as a title. */
export const turnTitle = (of: Calendar, turn: number): string => capital(turnName(of, turn));

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

/** A main screen as the menus and commands list it. */
export interface Menu {
  readonly key: string;
  readonly title: string;
  readonly shows: Screen['shows'] | 'game';
  readonly sign?: Extract<Screen, { shows: 'page' }>['sign'];
}

interface MenusIn {
  readonly rules: Rules;
  readonly key: TurnKey;
}

/** The main screens of a turn: those of its ruleset, and the program's own. The game master’s world has no messages and no file to save. */
export const menusOf = ({ rules, key }: MenusIn): readonly Menu[] => {
  const screens = rules.presentation.screens.map((screen) => ({ ...screen, key: screenKey(screen) }));
  return key.seat === gameMaster
    ? screens.filter(({ shows }) => shows !== 'messages')
    : [...screens, { key: 'game', title: 'Game', shows: 'game' }];
};

/** The screen that comes first; in the game master’s world the map, if there is one. */
export const firstScreen = (turn: MenusIn): string =>
  turn.key.seat === gameMaster ? openingScreen(turn) : menusOf(turn)[0]!.key;

/** The screen on which a turn opens: the map, if there is one; in the lessons, which begin elsewhere, the first. */
export function openingScreen(turn: MenusIn & { readonly tutorial?: boolean }): string {
  const menus = menusOf(turn);
  const map = turn.tutorial === true ? undefined : menus.find(({ shows }) => shows === 'map');
  return (map ?? menus[0]!).key;
}

/** Goes to a main screen, if the open game has it. */
export function goTo(session: { screen: string; readonly turn?: MenusIn | undefined }, key: string): void {
  if (session.turn !== undefined && menusOf(session.turn).some((menu) => menu.key === key))
    session.screen = key;
}

/** The first page with a line about a seat, or else the first page there is. */
export function pageOfSeat(
  { pages }: { readonly pages: ReturnType<typeof pagesOf> },
  seat: SeatId | string,
): string | undefined {
  const lists = pages.find(({ page }) =>
    page.sections.some(
      (section) => section.kind === 'table' && section.rows.some(({ spot }) => spot.seat === seat),
    ),
  );
  return (lists ?? pages[0])?.screen.key;
}

/** What the list of all orders is called. */
export const planWordsOf = ({ rules }: { readonly rules: Pick<Rules, 'presentation'> }): PlanWords =>
  planWordsFrom(rules.presentation);

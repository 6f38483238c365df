import type { In } from '#contract/calls.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { bad, good } from '#kernel/words/result.ts';
import { filledWish, wishWith } from '#kernel/wish.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import { unreadable } from '#contract/refusals/practice.ts';
import type { SomeRuleset } from '../ruleset.ts';
import type { PackScenario } from '../packs/packs.ts';

/** What a practice game begins with. */
export interface PracticeGame {
  /** For the ruleset's `beginning.create`. */
  readonly setup: unknown;
  /** The player's seat; undefined: a random one. */
  readonly seat: string | undefined;
  readonly seed: string;
  readonly title: string;
  /** Whether the seats of the computer conquer. */
  readonly ambitious: boolean;
  /** How well the computer leads them; absent: as usual. */
  readonly level?: string;
}

type Wished = Pick<In<'practice.start'>, 'gentle' | 'level' | 'seat' | 'table' | 'tutorial' | 'wish'>;

/**
 * What the game begins with that was asked for: the tutorial's, one from a pack's scenario, or one as the rules propose it for practice, with
 * what was wished in their form.
 */
export function practiceGame(
  ruleset: SomeRuleset,
  wished: Wished,
  brought: PackScenario | undefined,
  seed: string,
): Outcome<PracticeGame> {
  if (wished.tutorial === true) return tutorialGame(ruleset);
  const begun = { seed, ambitious: wished.gentle !== true, ...defined({ level: wished.level }) };
  if (brought !== undefined) return good(scenarioGame(ruleset, brought, { seat: wished.seat, ...begun }));
  const { beginning } = ruleset;
  const { wish: usual, seat } = beginning.practice;
  const { kind, values } = wished.wish ?? { values: {} };
  const wish =
    kind === undefined ? wishWith(beginning.form, usual, values) : filledWish(beginning, kind, values);
  if (!wish.ok) return wish;
  if (wished.table !== undefined) return atTable(ruleset, wish.value, wished.table, begun);
  const asked = wished.seat === undefined ? {} : { [wished.seat as SeatId]: '' };
  return good({
    ...begun,
    setup: beginning.setup(wish.value, asked),
    seat: wished.seat ?? seat,
    title: 'Practice game',
  });
}

/** A game of those who sit at this screen; refused where two are to have one seat, or somebody none that there is. */
function atTable(
  { beginning }: SomeRuleset,
  wish: unknown,
  table: NonNullable<Wished['table']>,
  begun: Pick<PracticeGame, 'seed' | 'ambitious' | 'level'>,
): Outcome<PracticeGame> {
  const names = beginning.seats(wish);
  const seats = table.map(({ seat }) => seat as SeatId);
  const stranger = seats.find((seat) => !Object.hasOwn(names, seat));
  if (stranger !== undefined) return bad([unreadable('no-such-seat/rules', { seat: stranger })]);
  const [first] = seats;
  const room = beginning.room(wish);
  if (first === undefined || seats.length > room) return bad([unreadable('table-too-large', { room })]);
  if (new Set(seats).size < seats.length) return bad([unreadable('one-seat-two-players')]);
  const players = Object.fromEntries(table.map(({ seat, player }) => [seat, player]));
  return good({ ...begun, setup: beginning.setup(wish, players), seat: first, title: 'At one table' });
}

/** The tutorial game: the same world and seed for everybody, with peaceful neighbours. */
function tutorialGame({ beginning: { tutorial }, title }: SomeRuleset): Outcome<PracticeGame> {
  if (tutorial === undefined) return bad([unreadable('no-tutorial', { title })]);
  return good({ ...tutorial, title: 'Tutorial', ambitious: false });
}

/**
 * A game from a pack's scenario. Unless another seat is asked for, the player gets the first one that the
 * scenario names a player for.
 */
const scenarioGame = (
  { beginning: { scenarios } }: SomeRuleset,
  { scenario, title }: PackScenario,
  wished: Pick<PracticeGame, 'seat' | 'seed' | 'ambitious' | 'level'>,
): PracticeGame => ({
  ...wished,
  setup: scenario,
  seat: wished.seat ?? keysInOrder(scenarios?.players(scenario) ?? {})[0],
  title,
});

import type { In } from '#contract/calls.ts';
import type { TurnKey } from '#contract/keys.ts';
import { questionsOf } from '../asked/questions.svelte.ts';
import type { Library, LibraryRow } from '../library.svelte.ts';
import type { SessionCore } from '../sessionCore.ts';
import type { Turn } from '../turn/turn.svelte.ts';
import { Passing } from './passing.svelte.ts';

/*
 * A game that several persons at this screen play, one after another: each gives their orders or answers while the others look away.
 */

interface Core extends SessionCore {
  readonly turn: Turn | undefined;
  readonly library: Library;
  leave(): Promise<void>;
}

export const passingOf = (session: SessionCore): Passing => session.states.of(Passing, () => new Passing());

/** The newest turns of all at the table of this game. */
export const tableOf = (rows: readonly LibraryRow[], game: string): readonly LibraryRow[] =>
  rows.filter((row) => row.game === game && row.latest && row.table !== undefined);

/** What somebody at the table is called. */
export const playerOf = ({ table, seatName }: LibraryRow): string =>
  table === undefined || table.player === '' ? seatName : table.player;

/** Who is to have the screen next, after a seat: whoever is asked something, else whoever has not given their orders. */
export function nextOf(rows: readonly LibraryRow[], game: string, seat?: string): LibraryRow | undefined {
  const all = rows.filter((row) => row.game === game && row.latest);
  const at = all.findIndex((row) => row.seat === seat);
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
  return (
    others.find((row) => row.asked === true) ??
    others.find(({ table }) => table !== undefined && !table.given)
  );
}

/** Who gets the screen at the end of a player’s turn of a practice game; undefined where the turn runs. */
export function passesTo({ library, turn }: Pick<Core, 'library' | 'turn'>): LibraryRow | undefined {
  const next = turn === undefined ? undefined : nextOf(library.rows, turn.key.game, turn.key.seat);
  return next?.asked === true ? undefined : next;
}

/** What the button says that ends a player’s turn of a practice game: at a table, it passes the screen on while others are still to plan. */
export function runWord(session: Pick<Core, 'library' | 'turn'>): string {
  const next = passesTo(session);
  return next === undefined ? 'Run turn' : `Pass to ${playerOf(next)}`;
}

/** Draws the curtain: what is open is closed, so that nobody sees another’s game, and the screen waits for this player. */
export async function passTo(session: Core, to: LibraryRow): Promise<void> {
  await session.leave();
  passingOf(session).to = to;
  session.overlay = 'curtain';
}

/** After a turn has stopped for others at this screen: passes it on, unless whoever sits there is asked something. */
export async function passOn(session: Core, { game, seat }: TurnKey): Promise<void> {
  const { turn } = session;
  if (turn === undefined || questionsOf(session.bridge.client, turn).waits) return;
  await session.library.read();
  const next = nextOf(session.library.rows, game, seat);
  if (next !== undefined) await passTo(session, next);
}

/** Begins a game at this table, and passes the screen to the first of its players. */
export async function beginAtTable(session: Core, wish: In<'practice.start'>): Promise<void> {
  const begun = await session.waiting.for('Setting the table', session.bridge.client['practice.start'](wish));
  if (!begun.ok) return session.toasts.problems('The game was not begun', begun.fault);
  await session.library.read();
  const { game, seat } = begun.value.key;
  const first = tableOf(session.library.rows, game).find((row) => row.seat === seat);
  if (first !== undefined) await passTo(session, first);
}

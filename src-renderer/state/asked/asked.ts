import type { TurnKey } from '#contract/keys.ts';
import type { Library, LibraryRow } from '../library.svelte.ts';
import type { SessionCore } from '../sessionCore.ts';
import { Passing } from './passing.svelte.ts';
import { questionsOf } from './questions.svelte.ts';
import type { Turn } from '../turn/turn.svelte.ts';

interface Core extends SessionCore {
  readonly turn: Turn | undefined;
  readonly library: Library;
  leave(): Promise<void>;
}

/** Shows what is asked in the middle of a turn that was just opened. */
export async function showQuestions(session: Core, turn: Turn): Promise<void> {
  const asked = questionsOf(session.bridge.client, turn);
  const problems = turn.latest ? await asked.read() : [];
  if (problems.length > 0) session.toasts.problems('The questions cannot be read', problems, 'questions');
  if (session.turn === turn && asked.waits) session.overlay = 'questions';
}

/**
 * After a turn of several at one screen has stopped for questions: if none of them is for whoever sits there, the turn is closed and the screen
 * passed on, so that nobody sees another's game.
 */
export async function passOn(session: Core, { game, turn: number }: TurnKey): Promise<void> {
  const { turn } = session;
  if (turn === undefined || questionsOf(session.bridge.client, turn).waits) return;
  await session.library.read();
  const next = session.library.rows.find(
    (row) => row.game === game && row.turn === number && row.asked === true,
  );
  if (next === undefined) return;
  await session.leave();
  passingOf(session).to = next;
  session.overlay = 'curtain';
}

export const passingOf = (session: SessionCore): { to: LibraryRow | undefined } =>
  session.states.of(Passing, () => new Passing());

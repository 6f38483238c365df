import type { SessionCore } from '../sessionCore.ts';
import { showBattles } from '../battles/battles.svelte.ts';
import { questionsOf } from './questions.svelte.ts';
import type { Turn } from '../turn/turn.svelte.ts';

interface Core extends SessionCore {
  readonly turn: Turn | undefined;
}

/** Shows what is asked in the middle of a turn that was just opened, and for which battles it waits. */
export async function showQuestions(session: Core, turn: Turn): Promise<void> {
  const asked = questionsOf(session.bridge.client, turn);
  const problems = turn.latest ? await asked.read() : [];
  if (problems.length > 0) session.toasts.problems('The questions cannot be read', problems, 'questions');
  if (session.turn === turn && session.overlay === undefined && asked.waits) session.overlay = 'questions';
  await showBattles(session, turn);
}

import { questionsOf } from '../../state/asked/questions.svelte.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';
import type { Session } from '../../state/session/session.svelte.ts';

/** The games and seats whose turn the reader has run without orders, in this sitting: they are not asked again. */
class RunWithout {
  seats = $state.raw<ReadonlySet<string>>(new Set());
}

const nameOf = ({ key: { game, seat } }: Turn): string => `${game}/${seat}`;

const runWithout = ({ states }: Session): RunWithout => states.of(RunWithout, () => new RunWithout());

/** Runs the turn; with nothing ordered, the reader is asked first, once in a game. */
export async function wishRun(session: Session): Promise<void> {
  const { turn } = session;
  if (turn === undefined) return;
  // What is run is the plan: with an alternative in hand, the reader is asked first.
  const isSure =
    (turn.orderCount + turn.standingCount > 0 && turn.alternatives.chosen === undefined) ||
    questionsOf(session.bridge.client, turn).waits ||
    runWithout(session).seats.has(nameOf(turn));
  if (isSure) await session.runTurn();
  else session.overlay = 'run';
}

/** Runs the turn without orders. */
export async function runAnyway(session: Session): Promise<void> {
  const { turn } = session;
  session.overlay = undefined;
  if (turn === undefined) return;
  const without = runWithout(session);
  without.seats = new Set([...without.seats, nameOf(turn)]);
  await session.runTurn();
}

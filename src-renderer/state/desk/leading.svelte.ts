import type { TurnKey } from '#contract/keys.ts';
import type { Session } from '../session/session.svelte.ts';
import type { Turn } from '../turn/turn.svelte.ts';
import { deskOf, type GmDesk } from './desk.svelte.ts';

/** The seat that the game master has opened last to lead it, because nobody plays it. */
class Leading {
  key = $state.raw<TurnKey | undefined>(undefined);
}
const leadingOf = (session: Session): Leading => session.states.of(Leading, () => new Leading());

/** Whether an open turn is that of a seat that the game master leads. */
export function isLed(session: Session, { key }: Pick<Turn, 'key'>): boolean {
  const led = leadingOf(session).key;
  return led !== undefined && led.game === key.game && led.seat === key.seat && led.turn === key.turn;
}

/** Opens a seat that nobody plays like a player’s turn, from its own files alone. */
export async function leadSeat(desk: GmDesk, game: string, seat: string): Promise<void> {
  const led = await desk.ask('gm.lead', { game, seat }, 'Opening the seat', 'The seat was not opened');
  if (led === undefined) return;
  leadingOf(desk.session).key = led.key;
  await desk.session.openTurn(led.key);
}

/** Takes in what is planned for the open seat, its orders or its answers, and goes back to the desk. */
export async function takeInLed(session: Session, turn: Turn): Promise<void> {
  await turn.settled();
  const { game, seat, turn: number } = turn.key;
  const done = await session.waiting.for(
    'Submitting the orders',
    session.bridge.client['gm.handIn']({ game, seat, turn: number }),
  );
  if (!done.ok) return session.toasts.problems('The orders were not submitted', done.fault, 'desk');
  session.toasts.settle('desk');
  session.openDesk(game);
  // The desk heard nothing of it while the seat was on the screen.
  await deskOf(session).read();
  session.toasts.show('good', done.value.said);
}

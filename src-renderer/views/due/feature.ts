import type { Session } from '../../state/session/session.svelte.ts';
import type { Feature } from '../feature.ts';

/** Hands the player an entry for their calendar: when the orders of the open turn are due. */
export async function saveDue(session: Session): Promise<void> {
  if (session.turn === undefined) return;
  const file = await session.bridge.client['turn.calendar']({ key: session.turn.key });
  if (!file.ok) return session.toasts.problems('No calendar file was written', file.fault);
  session.bridge.shell.offerFile(file.value);
}

/** When orders are due, as the results of the turn told it. */
export const due: Feature = {
  commands: [
    {
      id: 'turn.calendar',
      title: 'Add the deadline to your calendar',
      group: 'Files',
      players: true,
      possible: ({ turn }) => turn?.due !== undefined,
      run: (session) => void saveDue(session),
    },
  ],
};

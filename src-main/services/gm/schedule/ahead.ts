import type { GameStore } from '../../../ports/game/store.ts';
import { momentIn } from '../../deadline.ts';

/** The latest moment in the log of a game. */
export function loggedIn(store: GameStore): { readonly logged?: string } {
  const last = store.log().reduce((latest, { at }) => (at > latest ? at : latest), '');
  return last === '' ? {} : { logged: last };
}

/** Two machines never agree to the second. */
const apart = 60_000;

/** What is wrong with a log that lies in the future: every deadline hangs on its moments. Empty if it does not. */
export const aheadSaid = ({ logged, now }: { readonly logged?: string; readonly now: string }): string =>
  logged === undefined || Date.parse(logged) - Date.parse(now) <= apart
    ? ''
    : `The log of this game goes up to ${momentIn(logged, now)}, which is in the future: set the clock of this computer, or of the one that wrote it. `;

import type { SessionCore } from '../sessionCore.ts';

/** The parts of a session that Back may change. */
interface Goes extends Pick<SessionCore, 'screen' | 'overlay' | 'study' | 'deskGame' | 'openDesk'> {
  readonly turn: unknown;
  readonly allSaved: boolean;
  leave(): Promise<void>;
}

/** What the browser's own history holds of a screen. */
interface Kept {
  readonly screen: string;
}
const kept = (state: unknown): Kept | undefined =>
  typeof state === 'object' && state !== null && 'screen' in state && typeof state.screen === 'string'
    ? { screen: state.screen }
    : undefined;

/** Writes a screen down as the newest that the browser can come back to, unless it just came back to it. */
export function keepScreen(screen: string): void {
  const now = kept(history.state)?.screen;
  if (now === undefined) history.replaceState({ screen } satisfies Kept, '');
  else if (now !== screen) history.pushState({ screen } satisfies Kept, '');
}

/** Goes where the browser's Back or Forward leads: out of what lies on top, or else to the screen; not out of a turn that is not saved. */
export function goBack(session: Goes, state: unknown): void {
  const screen = kept(state)?.screen;
  const covered = session.overlay !== undefined || session.study !== undefined;
  if (covered || (screen === 'start' && !session.allSaved)) {
    [session.overlay, session.study] = [undefined, undefined];
    history.pushState({ screen: session.screen } satisfies Kept, '');
  } else if (screen === 'start') void session.leave();
  else if (screen === 'desk') session.openDesk(session.deskGame);
  else if (screen !== undefined && session.turn !== undefined) session.screen = screen;
}

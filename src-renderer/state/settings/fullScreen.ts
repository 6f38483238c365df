import type { Session } from '../session/session.svelte.ts';

/** Whether the page itself switches to full screen; in the desktop app the window does. */
const byPage = (session: Session): boolean => session.info?.host !== 'electron' && document.fullscreenEnabled;

/**
 * Switches to full screen or back. It must be called from a click or key press: pages may not do it by
 * themselves.
 */
export async function setFullScreen(session: Session, on: boolean): Promise<void> {
  if (byPage(session)) {
    try {
      if (on) await document.documentElement.requestFullscreen();
      else if (document.fullscreenElement !== null) await document.exitFullscreen();
    } catch {
      session.toasts.show(
        'bad',
        'Full screen',
        'Your browser did not allow it. Its own key for full screen, usually F11, may still work.',
      );
      return;
    }
  }
  await session.set({ fullScreen: on });
}

/** Corrects the setting when the player leaves full screen by other means, such as Escape. Call the result to stop. */
export function followFullScreen(session: Session): () => void {
  const left = (): void => {
    if (byPage(session) && document.fullscreenElement === null && session.settings.fullScreen)
      void session.set({ fullScreen: false });
  };
  document.addEventListener('fullscreenchange', left);
  return () => document.removeEventListener('fullscreenchange', left);
}

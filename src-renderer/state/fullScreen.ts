import type { Session } from './session.svelte.ts';

/** Whether the page itself can be laid over the whole screen; a desktop window is its shell's matter. */
const byPage = (session: Session): boolean => session.info?.host !== 'electron' && document.fullscreenEnabled;

/** Full screen, or in a window again. Asked by a press: pages may not do it by themselves. */
export async function setFullScreen(session: Session, on: boolean): Promise<void> {
  if (byPage(session)) {
    try {
      if (on) await document.documentElement.requestFullscreen();
      else if (document.fullscreenElement !== null) await document.exitFullscreen();
    } catch {
      session.toasts.show(
        'bad',
        'Full screen',
        'Your browser did not allow it. Its own key for full screen, mostly F11, may still work.',
      );
      return;
    }
  }
  await session.set({ fullScreen: on });
}

/** Keeps the setting true when the player leaves full screen by other means, as with Escape; the result stops that. */
export function followFullScreen(session: Session): () => void {
  const left = (): void => {
    if (byPage(session) && document.fullscreenElement === null && session.settings.fullScreen)
      void session.set({ fullScreen: false });
  };
  document.addEventListener('fullscreenchange', left);
  return () => document.removeEventListener('fullscreenchange', left);
}

import type { Session } from '../../state/session/session.svelte.ts';

/** From this width in pixels, at the default text size, the map has room for the scroll beside it. */
const enough = 1400;

/** Whether the scroll stays open beside the map, through all turns of a session. */
class ScrollDock {
  pinned = $state(false);
  /** The window is wide enough. */
  roomy = $state(false);
  /** Its scroll position when it was last closed, in pixels. */
  top = 0;

  measure(width: number, textScale: number): void {
    this.roomy = (width * 100) / textScale >= enough;
  }

  stands({ screen, turn }: Pick<Session, 'screen' | 'turn'>): boolean {
    return this.pinned && this.roomy && screen === 'map' && turn !== undefined;
  }

  /** Moves the keyboard focus to it if it is beside the map; otherwise opens it over the screen. */
  open(session: Session): void {
    if (this.stands(session)) this.focus();
    else session.overlay = 'scroll';
  }

  focus(): void {
    document.getElementById('scroll-dock')?.focus();
  }
}

export const scrollDockOf = (session: Session): ScrollDock =>
  session.states.of(ScrollDock, () => new ScrollDock());

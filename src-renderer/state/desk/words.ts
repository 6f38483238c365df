import type { Words } from '#kernel/presentation.ts';
import { anyGame } from '../rules.ts';
import type { Session } from '../session/session.svelte.ts';
import { deskOf } from './desk.svelte.ts';

/** The words of the open turn's game, or of the game on the game master's desk. */
export const wordsOf = (session: Session): Words =>
  session.screen === 'desk' ? deskOf(session).words : (session.turn?.rules.presentation.words ?? anyGame);

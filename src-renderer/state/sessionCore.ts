import type { Bridge } from '../bridge/client.ts';
import type { RulesRead } from './rulesRead.svelte.ts';
import type { FeatureStates } from './featureStates.svelte.ts';
import type { Toasts } from './toasts.svelte.ts';
import type { Waiting } from './waiting.svelte.ts';

/** The start-up menu, the game master’s desk, or a main screen by its key (`menusOf`). */
export type Screen = string;
/**
 * What covers the screen, by name: `plans`, `help`, `settings`, `save`, `unit`, or an overlay of
 * `views/features.ts`.
 */
export type Overlay = string | undefined;

/** What the parts of a session may use of it. They cannot import `Session` itself, which is made of them. */
export interface SessionCore {
  screen: Screen;
  overlay: Overlay;
  /** The subject whose page is shown on top of everything. */
  study: string | undefined;
  /** The game on the game master's desk; undefined while the list of games is shown. */
  deskGame: string | undefined;
  readonly bridge: Bridge;
  readonly toasts: Toasts;
  readonly waiting: Waiting;
  readonly rules: RulesRead;
  /** State of features, for as long as the session exists. */
  readonly states: FeatureStates;
  openDesk(game?: string): void;
}

import type { Game } from '#kernel/game/game.ts';
import type { Played } from '#test/support/cases/played.ts';

/** Laws over many cases together. */
export interface CaseLaws {
  /** Is to see each turn that some cases play. */
  see(played: Played<Game>, file: string): void;
  /** Looks at a turn of any other case for nothing but what is yet to be shown. */
  glance(played: Played<Game>, file: string): void;
  /** Names of what is yet to be shown: kinds of orders and events, and steps. */
  lacks(): readonly string[];
}

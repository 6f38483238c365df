import { integer, line, object } from '#kernel/codec/shapes.ts';
import type { Codec } from '#kernel/codec/codec.ts';
import { gameName } from '#kernel/files/envelope.ts';
import { turnVerified } from './gm/acts.ts';
import { nothing, turnKey } from './keys.ts';
import { seatKey } from './player/notebook.ts';
import { settings } from './player/settings.ts';
import { progress } from './player/turns.ts';

/** Everything a host may say unasked. */
export const pushes = {
  /** Turns were added or removed: ask `library.list` again. */
  'library.changed': nothing,
  /** A plan was saved, perhaps by another window. */
  'plan.changed': object({ key: turnKey, revision: integer(0, Number.MAX_SAFE_INTEGER) }),
  /** A notebook was saved, perhaps by another window. */
  'notebook.changed': object({ of: seatKey, revision: integer(0, Number.MAX_SAFE_INTEGER) }),
  /** A game of the game master changed, came or went: ask `gm.desk` or `gm.games` again. */
  'gm.changed': object({ game: gameName }),
  /** One more turn of a game or an archive was verified; `of` as in the call. */
  'gm.turnVerified': object({ of: line(100), row: turnVerified }),
  /** Packs were added, removed or switched on or off. */
  'packs.changed': nothing,
  /** The window itself changed a setting, such as full screen. */
  'settings.changed': settings,
  /** Files were opened from outside the page: ask `file.arrived`. */
  'file.arrived': nothing,
  /** Progress of a long task. */
  progress,
} as const;

export type PushName = keyof typeof pushes;
export type Pushed<K extends PushName> = (typeof pushes)[K] extends Codec<infer T> ? T : never;

/** How services send pushes; each host provides its own. */
export type Push = <K extends PushName>(name: K, value: Pushed<K>) => void;

import { integer, line, object } from '#kernel/codec/shapes.ts';
import type { Codec } from '#kernel/codec/codec.ts';
import { gameName } from '#kernel/files/envelope.ts';
import { turnVerified } from './gm/acts.ts';
import { nothing, turnKey } from './keys.ts';
import { seatKey } from './notebook.ts';
import { settings } from './settings.ts';
import { progress } from './turns.ts';

/** Everything a host may say unasked. */
export const pushes = {
  /** Turns came or went: ask `library.list` again. */
  'library.changed': nothing,
  /** A plan was saved, perhaps by another window. */
  'plan.changed': object({ key: turnKey, revision: integer(0, Number.MAX_SAFE_INTEGER) }),
  /** A notebook was saved, perhaps by another window. */
  'notebook.changed': object({ of: seatKey, revision: integer(0, Number.MAX_SAFE_INTEGER) }),
  /** A game of the game master changed, or one came or went: ask `gm.desk` or `gm.games` again. */
  'gm.changed': object({ game: gameName }),
  /** One more turn of a game or an archive was verified; `of` as it was asked for. */
  'gm.turnVerified': object({ of: line(100), row: turnVerified }),
  /** Packs came, went, or were switched. */
  'packs.changed': nothing,
  /** The window itself changed a setting, such as full screen. */
  'settings.changed': settings,
  /** Files were opened from outside the page: ask `file.arrived`. */
  'file.arrived': nothing,
  /** A long work goes on. */
  progress,
} as const;

export type PushName = keyof typeof pushes;
export type Pushed<K extends PushName> = (typeof pushes)[K] extends Codec<infer T> ? T : never;

/** How services speak unasked; each host gives its own. */
export type Push = <K extends PushName>(name: K, value: Pushed<K>) => void;

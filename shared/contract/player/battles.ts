import { flag, hash, list, object, optional, text } from '#kernel/codec/shapes.ts';
import { turnKey } from '../keys.ts';

/** A battle by its turn and question, whatever else is asked meanwhile. */
const battle = hash;

/** The battles for whose outcome the turn of a practice game waits, and the game that waits for that of this one. */
export const practiceBattles = object({
  waiting: list(
    object({
      battle,
      said: text(1_000),
      /** The newest turn of the game that fights it, once that is begun. */
      flown: optional(turnKey),
      decided: flag,
    }),
    1_000,
  ),
  /** Others at the table fight battles for which it waits, of which this seat is told nothing else. */
  others: flag,
  /** It fights a battle of another game: the turn there, and whether its outcome is known. */
  home: optional(object({ key: turnKey, battle, decided: flag })),
});

/** A battle of a turn that waits. */
export const battleNamed = object({ key: turnKey, battle });
/** How it is settled: by what came of the game that fought it, or by the rules of the calling game. */
export const battleSettled = object({ key: turnKey, battle, byRules: optional(flag) });

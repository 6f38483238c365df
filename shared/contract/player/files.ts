import type { Of } from '#kernel/codec/codec.ts';
import { line, list, literal, object, oneOf, optional, text, union } from '#kernel/codec/shapes.ts';
import { gameOffered } from '../arriving.ts';
import { problems } from '../problems.ts';
import { base64 } from '../base64.ts';
import { turnKey } from '../keys.ts';
import { mapTaken } from './maps.ts';
import { packRow } from './packs.ts';

/** Longest name of a file that crosses, in characters. */
const nameLength = 255;

/** A file on its way between page and host: contents, never paths. */
export const fileContents = object({ name: text(nameLength), base64 });

/** A file to be opened; `phrase` is the passphrase of a protected invitation (problem `passphrase-wanted`). */
export const fileGiven = object({ name: text(nameLength), base64, phrase: optional(line(200, 1)) });

/** How an opened results file relates to the library. */
export const newsKinds = ['new', 'already-here', 'older-turn', 'different-results'] as const;

/** Results, saved orders or questions that were taken in. */
export const turnTaken = object({
  what: oneOf(['results', 'orders', 'questions']),
  key: turnKey,
  /**
   * `new`: the newest turn of its seat; `already-here`: nothing changed; `older-turn`: kept as history;
   * `different-results`: the library already has other results for this turn, this file is kept beside them and
   * `turn.choose` takes it into use.
   */
  news: oneOf(newsKinds),
  /** Digest of the file's body, as `turn.choose` wants it. */
  digest: text(64),
});

const upgradeTaken = object({ what: literal('upgrade'), pack: packRow });
/** A whole game: it waits until the game master decides whether it goes onto the desk. */
const gameGiven = object({ what: literal('game'), offered: gameOffered });
export type FileOpened =
  | Of<typeof turnTaken>
  | Of<typeof upgradeTaken>
  | Of<typeof gameGiven>
  | Of<typeof mapTaken>;
export const fileOpened = union<FileOpened>('what', {
  results: turnTaken,
  orders: turnTaken,
  questions: turnTaken,
  upgrade: upgradeTaken,
  game: gameGiven,
  map: mapTaken,
});

/** Files opened from outside the page, and the result for each. */
export const arrivals = list(
  object({ name: text(nameLength), opened: optional(fileOpened), problems }),
  1_000,
);

import { line, object, optional, text } from '#kernel/codec/shapes.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { gameName } from '#kernel/files/envelope.ts';
import { turnNumber } from '../keys.ts';

/** `turn`: the page tells of the results with which this turn is ordered; by default the current one. */
export const pageAsked = object({ game: gameName, turn: optional(turnNumber) });

const most = 4_000_000;
/** One page in three forms, each a file of its own; without `chart`, these rules have no map that everybody knows. */
export const pageMade = object({
  turn: turnNumber,
  /** Names of the files, without their endings. */
  name: line(100),
  html: text(most),
  plain: text(most),
  chart: optional(text(most)),
});
export type PageMade = Of<typeof pageMade>;

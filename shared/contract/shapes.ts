import { integer, line, oneOf } from '#kernel/codec/shapes.ts';
import { object } from '#kernel/codec/shapes.ts';
import { gameName } from '#kernel/files/envelope.ts';

/** Small shapes that the calls about a game master's games share. */

export const gameAsked = object({ game: gameName });
/** A moment as UTC text: `2026-11-25T01:00:00.000Z`. */
export const instant = line(30);
/** Most characters of a reason. */
export const longestReason = 500;
/** Why the game master does something unusual: logged, and told to the players it concerns. */
export const reason = line(longestReason, 1);
export const verdict = oneOf(['final', 'draft', 'stale', 'refused', 'sealed']);
export const standing = oneOf(['counts', 'waits', 'declined']);
/** Number of a file that came in, a letter, or something put aside. */
export const number = integer(1, Number.MAX_SAFE_INTEGER);
export const count = integer(0, 1_000_000);
// One address and nothing else: no name, no list.
const oneAddress = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/;
/** Whether it is written as one mail address. */
export const isOneAddress = (text: string): boolean => oneAddress.test(text);
/** A mail address; empty if there is none. */
export const address = line(254);
export const personName = line(200);

import { id, list, line, literal, object, oneOf, optional, text } from '#kernel/codec/shapes.ts';
import { mostShared, sharedParts, sharedPlace } from '#kernel/files/sharedMap.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { seatName, turnKey, turnNumber } from '../keys.ts';
import { problems } from '../problems.ts';
import { seatKey } from './notebook.ts';

/** Longest name of a file of the library, and most maps that it keeps for a seat. */
const [longest, most] = [300, 10_000];

/** Another player’s map that was taken in; `key`: the newest turn here of the seat it is for. */
export const mapTaken = object({
  what: literal('map'),
  key: turnKey,
  by: seatName,
  byName: text(200),
  /** The turn that it is of. */
  of: turnNumber,
  news: oneOf(['new', 'already-here']),
});

/** What to share of the map of a turn, by the results that the page shows. */
export const mapWish = object({
  key: turnKey,
  digest: text(64),
  part: oneOf(sharedParts),
  area: optional(list(id<PlaceId>(), mostShared.places)),
});

export const mapsAsked = object({ of: seatKey });
/** The maps that others have shared with the seat, the newest first, and files among them that cannot be read. */
export const mapsRead = object({
  maps: list(
    object({
      /** Its file in the library. */
      name: line(longest),
      by: seatName,
      turn: turnNumber,
      /** The key that signed it, short enough to be read aloud. */
      key: line(40),
      part: oneOf(sharedParts),
      places: list(sharedPlace, mostShared.places),
    }),
    most,
  ),
  broken: list(object({ name: line(longest), problems }), most),
});
export const mapForgotten = object({ of: seatKey, name: line(longest) });

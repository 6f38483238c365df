import type { Row } from '#kernel/presentation.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { hexName, listedBy } from '../../map/board.ts';

/** A hex in a table, sorted as hexes are listed. */
export const hexCell = (place: PlaceId): Row['cells'][string] => ({
  value: phrase('{place}', { place: hexName(place) }),
  sort: listedBy(place),
});

import type { PlaceId } from '#kernel/ids.ts';
import type { ForcePicture, MapPicture } from '#kernel/presentation.ts';
import type { MapGhost } from '../../map/extras.ts';
import { turnsSince } from '../places/described.ts';

interface Seen {
  /** The turn that was being ordered. */
  readonly number: number;
  readonly map: MapPicture;
}

/**
 * Foreign forces in places without a report this turn, as they were last seen: according to this turn, or to
 * an earlier one with later news.
 */
export function ghostsOf(now: Seen, earlier: readonly Seen[]): readonly MapGhost[] {
  return now.map.places
    .filter(({ stale }) => stale)
    .flatMap(({ place, reported, foreign }) => {
      const last = earlier.reduce<Report | undefined>(
        (best, turn) => later(best, reportIn(turn, place)),
        reported === undefined ? undefined : { reported, foreign },
      );
      if (last?.foreign === undefined) return [];
      const age = turnsSince(now.number, last.reported);
      return age < 1 ? [] : [{ place, shipClass: last.foreign.shipClass, ships: last.foreign.ships, age }];
    });
}

interface Report {
  readonly reported: number;
  readonly foreign: ForcePicture | undefined;
}

function reportIn({ map }: Seen, of: PlaceId): Report | undefined {
  const found = map.places.find(({ place }) => place === of);
  return found?.reported === undefined ? undefined : { reported: found.reported, foreign: found.foreign };
}

const later = (a: Report | undefined, b: Report | undefined): Report | undefined =>
  a === undefined || (b !== undefined && b.reported > a.reported) ? b : a;

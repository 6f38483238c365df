import type { SharedForce, SharedPart, SharedPlace } from '../../files/sharedMap.ts';
import { mostShared } from '../../files/sharedMap.ts';
import { defined } from '../../words/defined.ts';
import type { PlaceId, SeatId } from '../../words/ids.ts';
import { phraseText } from '../../words/phrase.ts';
import type { MapPicture, PiecePicture, PlacePicture } from './mapPicture.ts';

/** What somebody wants to share of their map. */
export interface SharedWish {
  readonly part: SharedPart;
  /** The places, for `area`. */
  readonly area?: readonly PlaceId[];
}

/**
 * What a map says of the places that its reader wants to share, in the order of the map: of each what was seen last, and when. Places that were
 * never seen are left out. `sightings`: foreign owners and foreign forces alone, nothing of the reader’s own.
 * @param turn the turn that is open: what is not older was seen at the end of the one before
 */
export function sharedPlaces(
  map: MapPicture,
  me: SeatId,
  turn: number,
  { part, area = [] }: SharedWish,
): readonly SharedPlace[] {
  const wanted = new Set<PlaceId>(area);
  const pieces = Map.groupBy(map.pieces, ({ position }) => position.place);
  return map.places
    .filter(({ place, sight }) => sight !== undefined && (part !== 'area' || wanted.has(place)))
    .flatMap((picture) => {
      const seen = picture.sight?.turn ?? turn - 1;
      const there = (pieces.get(picture.place) ?? [])
        .slice(0, mostShared.forces)
        .map((piece) => forceOf(piece, seen));
      if (part !== 'sightings')
        return [{ ...placeOf(picture, seen), facts: factsOf(picture), forces: there }];
      const forces = there.filter(({ owners }) => !owners.includes(me));
      const isForeign = picture.owner !== undefined && picture.owner !== me;
      return isForeign || forces.length > 0
        ? [{ ...placeOf(picture, seen), facts: [], forces }].map(({ owner, ...rest }) => ({
            ...rest,
            ...defined({ owner: owner === me ? undefined : owner }),
          }))
        : [];
    });
}

const placeOf = ({ place, name, owner }: PlacePicture, seen: number) => ({
  place,
  name: short(name, 200),
  ...defined({ owner }),
  seen,
});

/** On one line, and no longer than files hold. */
const short = (text: string, most: number): string => text.replace(/\s+/g, ' ').slice(0, most).toWellFormed();

const factsOf = ({ facts }: PlacePicture): SharedPlace['facts'] =>
  facts
    .filter(({ silent }) => silent !== true)
    .slice(0, mostShared.facts)
    .map(({ key, label, value }) => ({
      key: short(key, 80),
      label: short(label, 200),
      value: short(phraseText(value), 400),
    }));

const forceOf = ({ owners, label, sign, count, sight }: PiecePicture, seen: number): SharedForce => ({
  owners: owners.flatMap((owner) => owner ?? []).slice(0, mostShared.owners),
  label: short(label, 200),
  sign: short(sign, 80),
  ...defined({ count }),
  seen: sight?.turn ?? seen,
});

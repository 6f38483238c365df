import { defined } from '#kernel/words/defined.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { MapPicture, PiecePicture } from '#kernel/presentation.ts';
import { boardOf, isOld } from '../../map/board/board.ts';
import type { MapGhost } from '../../map/extras.ts';
import { turnsSince } from '../places/described.ts';

interface Seen {
  /** The turn that was open for orders. */
  readonly number: number;
  readonly map: MapPicture;
}

const ageText = (age: number): string => (age === 1 ? 'last turn' : `${age} turns ago`);

/** Units of others in places that are not seen this turn, as they were last seen: according to this turn, or to an earlier one with later news. */
export function ghostsOf(now: Seen, earlier: readonly Seen[]): readonly MapGhost[] {
  return now.map.places.filter(isOld).flatMap(({ place }) => {
    const last = earlier.reduce((best, turn) => later(best, reportIn(turn, place)), reportIn(now, place));
    if (last?.piece === undefined) return [];
    const age = turnsSince(now.number, last.turn);
    const { sign, count } = last.piece;
    return age < 1 ? [] : [{ place, sign, ...defined({ count }), said: ageText(age) }];
  });
}

interface Report {
  readonly turn: number;
  readonly piece: PiecePicture | undefined;
}

function reportIn({ map }: Seen, of: PlaceId): Report | undefined {
  const board = boardOf(map);
  const turn = board.picture(of)?.sight?.turn;
  if (turn === undefined) return undefined;
  return { turn, piece: board.piecesIn(of).find(({ side }) => side !== 'own') };
}

const later = (a: Report | undefined, b: Report | undefined): Report | undefined =>
  a === undefined || (b !== undefined && b.turn > a.turn) ? b : a;

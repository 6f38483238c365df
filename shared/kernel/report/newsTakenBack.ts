import type { AnyEvent, Heard } from '../game/game.ts';
import type { PlaceId } from '../words/ids.ts';
import type { MapPicture, PiecePicture } from '../picture/map/mapPicture.ts';
import type { News, PlaceThen } from '../picture/newsreel.ts';

/** One piece of news, or a mere note, with the event that brought it. */
export interface Item {
  readonly heard: Heard<AnyEvent>;
  readonly news: News | { readonly kind: 'note'; readonly place: PlaceId };
}

/** An item of which it is known how its piece is drawn: as it arrives, or before it goes. */
export interface Shot extends Item {
  readonly piece?: PiecePicture;
  /** Nothing is known of the piece afterwards. */
  readonly fleeting?: true;
}

export type Pieces = ReadonlyMap<string, PiecePicture>;
export type Then = ReadonlyMap<PlaceId, PlaceThen>;

/** How a turn began, as far as what was heard of it can be taken back from its end. */
export interface Beginning {
  readonly shots: readonly Shot[];
  readonly pieces: Pieces;
  readonly then: Then;
}

/** Takes all items back, the last first. Items of pieces that nobody can draw are left out. */
export function takenBack(map: MapPicture, known: Pieces, items: readonly Item[]): Beginning {
  const pieces = new Map(known);
  const then = new Map<PlaceId, PlaceThen>();
  const owners = new Map(map.places.map(({ place, owner }) => [place, owner]));
  const shots: Shot[] = [];
  for (const item of items.toReversed()) {
    const { news } = item;
    const shot = 'piece' in news ? pieceBack(pieces, { ...item, news }) : item;
    if (shot === undefined) continue;
    shots.unshift(shot);
    if ('mark' in news) {
      const now = then.get(news.place) ?? { owner: owners.get(news.place), without: [] };
      then.set(news.place, { ...now, without: [...now.without, news.mark] });
    }
    if (news.kind !== 'owner') continue;
    const now = then.get(news.place) ?? { owner: undefined, without: [] };
    then.set(news.place, { ...now, owner: news.was });
  }
  return { shots, pieces, then };
}

type OfPiece = Extract<News, { readonly piece: string }>;

function pieceBack(
  pieces: Map<string, PiecePicture>,
  item: Item & { readonly news: OfPiece },
): Shot | undefined {
  const { news } = item;
  const after = pieces.get(news.piece);
  const piece = news.kind === 'go' ? news.as : (after ?? news.as);
  if (piece === undefined) return undefined;
  if (news.kind === 'go') pieces.set(news.piece, piece);
  else if (news.kind === 'come' || news.as !== undefined) pieces.delete(news.piece);
  else pieces.set(news.piece, standingAt(piece, news.from));
  return {
    ...item,
    piece: news.kind === 'travel' ? { ...piece, position: news.to } : piece,
    ...(news.kind !== 'go' && after === undefined ? { fleeting: true } : {}),
  };
}

/** The piece in another place, its front to the same side. */
export const standingAt = (piece: PiecePicture, place: PlaceId): PiecePicture => ({
  ...piece,
  position: piece.position.kind === 'facing' ? { ...piece.position, place } : { kind: 'place', place },
});

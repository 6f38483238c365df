import type { Position } from '../board/position.ts';
import type { AnyEvent, Heard } from '../game/game.ts';
import type { PlaceId, SeatId } from '../words/ids.ts';
import type { Phrase } from '../words/phrase.ts';
import type { Path } from '../words/where.ts';
import type { MapPicture, PiecePicture } from './map/mapPicture.ts';
import type { Tone } from './page.ts';

/** How a ruleset makes pictures of what happened, for a newsreel. */
export interface NewsPictures<V> {
  /** All pieces that are known after the turn, unit by unit. Absent: those of the map, of which each must then be one unit. */
  pieces?(view: V): readonly PiecePicture[];
  /** What an event does on the map; nothing for one that is not to be played. `heard`: all events of the turn. */
  of(view: V, event: AnyEvent, heard: readonly Heard<AnyEvent>[]): readonly News[];
}

/** Something that becomes visible in a place. `mark`: the mark of the place that it brings, which is not drawn before. */
interface Seen {
  readonly place: PlaceId;
  readonly mark?: string;
}

/**
 * What one event does on the map. `piece`: the id of a unit, or another name where the reader does not know it. `as`: how it is drawn where the
 * reader does not know it at the end of the turn.
 */
export type News =
  /** A piece moves. With `as` it is seen only on its way: nothing is known of it before. */
  | {
      readonly kind: 'travel';
      readonly piece: string;
      readonly from: PlaceId;
      readonly to: Position;
      readonly as?: PiecePicture;
    }
  /** A piece was not there before, or is there no more. */
  | { readonly kind: 'come'; readonly piece: string; readonly as?: PiecePicture }
  | { readonly kind: 'go'; readonly piece: string; readonly as?: PiecePicture }
  /** A place changes hands; absent owners: nobody. */
  | (Seen & { readonly kind: 'owner'; readonly owner?: SeatId; readonly was?: SeatId })
  /** A fight, with the name of its film if it has one; `across`: at the border with this place. */
  | (Seen & { readonly kind: 'fight'; readonly battle?: string; readonly across?: PlaceId })
  /** Something is built, lost, found or done there; `sign`: its drawing. */
  | (Seen & { readonly kind: 'sign'; readonly sign?: string; readonly tone?: Tone });

/** A turn as one reader heard of it, played on the map moment by moment. */
export interface Newsreel {
  /** After the turn, without the pieces that the moments show. */
  readonly map: MapPicture;
  /** From the beginning of the turn to its end; none where nothing was heard that can be played. */
  readonly moments: readonly NewsMoment[];
}

/** What happens at once in a newsreel, and how things stand afterwards. */
export interface NewsMoment {
  readonly kind: 'beginning' | News['kind'] | 'note' | 'end';
  /** The step of the turn and its passes; empty at the beginning and the end. */
  readonly step: string;
  readonly path: Path;
  readonly said: readonly Phrase[];
  /** Where it happens, each place once. */
  readonly places: readonly PlaceId[];
  /** The ways of pieces that move, from where they stood. */
  readonly ways: readonly { readonly piece: string; readonly way: readonly PlaceId[] }[];
  readonly news: readonly News[];
  /** The pieces that stand where anything moves in the whole turn, by name. */
  readonly pieces: ReadonlyMap<string, PiecePicture>;
  /** Places that are not as they are at the end of the turn. */
  readonly then: ReadonlyMap<PlaceId, PlaceThen>;
}

/** How a place differs from what it is at the end of the turn. */
export interface PlaceThen {
  readonly owner: SeatId | undefined;
  /** Keys of marks that are not there yet. */
  readonly without: readonly string[];
}

/** What each kind of event does on the map; kinds that are not here are not played. */
export const newsByKind = <V, E extends AnyEvent>(pictured: {
  readonly [K in E['kind']]?: (
    event: Extract<E, { readonly kind: K }>,
    view: V,
    heard: readonly Heard<AnyEvent>[],
  ) => readonly News[];
}): NewsPictures<V>['of'] => {
  const byKind = pictured as Readonly<Record<string, NewsOf<V> | undefined>>;
  return (view, event, heard) => byKind[event.kind]?.(event, view, heard) ?? [];
};

type NewsOf<V> = (event: AnyEvent, view: V, heard: readonly Heard<AnyEvent>[]) => readonly News[];

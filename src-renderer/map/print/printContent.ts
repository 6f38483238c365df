import type { MapPicture, RoutePicture, SeatPicture, Word } from '#kernel/presentation.ts';
import type { MapExtras } from '../extras.ts';
import type { MapLook } from '../looks/look.ts';

/** What is drawn on a sheet. */
export interface PrintContent {
  readonly map: MapPicture;
  /** What the game calls a place. */
  readonly place: Word;
  readonly seats: readonly SeatPicture[];
  readonly look: MapLook;
  /** Hatch the territories too. */
  readonly patterns: boolean;
  /** Orders as arrows; none for a map without plans. */
  readonly arrows: readonly RoutePicture[];
  readonly extras: MapExtras;
  /** The line over the map; empty for none. */
  readonly title: string;
  readonly legend: boolean;
  readonly colors: 'paper' | 'dark';
}

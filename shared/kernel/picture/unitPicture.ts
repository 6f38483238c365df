import type { OrderRef, PlaceId, UnitId } from '../ids.ts';
import type { Phrase } from '../report/phrase.ts';
import type { Path } from '../turn/where.ts';
import type { Page, StackPicture } from './page.ts';

/** One own unit in the list under the map. */
export interface UnitRow {
  readonly unit: UnitId;
  readonly kind: 'starfleet' | 'garrison';
  /** `A11`, `G5`. */
  readonly label: string;
  readonly name: string;
  readonly place: PlaceId;
  readonly placeName: string;
  readonly ships: number;
  readonly admirals: number;
  readonly movesLeft: number;
  readonly movesAtStart: number;
  readonly shipClass: string;
  readonly orders: number;
  readonly combat: number;
  /** In tenths. */
  readonly hitPoints: number;
  readonly problems: number;
  /** The best chance of one of its ships to scout a neighbouring place, in percent; absent where the game has no scouting or the unit no ships. */
  readonly scouting?: number;
  /** The same for the places one link further. */
  readonly scoutingBeyond?: number;
  /** The best chance of one of its ships to find a cloaked fleet, in percent. */
  readonly search?: number;
  /** Whether all its ships can cloak. */
  readonly cloak?: boolean;
  /** Whether it is hidden from others. */
  readonly cloaked?: boolean;
}

export interface UnitSheet {
  readonly row: UnitRow;
  readonly page: Page;
  /** Ships per type and rank at the start of the turn. */
  readonly stacks: readonly StackPicture[];
  readonly orders: readonly {
    readonly ref: OrderRef;
    readonly kind: string;
    readonly said: Phrase;
    /** The passes that it takes up, by name, if it takes any. */
    readonly moment?: Path;
    readonly cost?: number;
  }[];
}

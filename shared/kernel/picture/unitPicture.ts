import type { OrderRef, PlaceId, UnitId } from '../words/ids.ts';
import type { Phrase } from '../words/phrase.ts';
import type { Path } from '../words/where.ts';
import type { Column, Page, Row, StackPicture, Tone } from './page.ts';
import type { Word } from './words.ts';

/** What the list of units shows of a game’s own. */
export interface Roster {
  /** In the order in which they are listed. */
  readonly kinds: readonly UnitKind[];
  /** Between the place of a unit and its orders, which every game has. */
  readonly columns: readonly Column[];
  /** Buttons that narrow the list to the units with a tag. */
  readonly filters: readonly { readonly tag: string; readonly label: string; readonly tip: string }[];
  /** What the names of units are called where the game master sees everybody's; absent: `Name`. */
  readonly namesOfAll?: string;
  /** What a reader without units is told. */
  readonly empty: string;
}

/** One kind of unit. */
export interface UnitKind {
  readonly kind: string;
  readonly word: Word;
  /** Whether a click on the map sends such a unit there. */
  readonly movable: boolean;
  /** Keys of the columns that say something of it; absent: all of them. */
  readonly columns?: readonly string[];
}

/** One own unit in the list under the map. */
export interface UnitRow {
  readonly unit: UnitId;
  /** Of `Roster.kinds`. */
  readonly kind: string;
  /** `A11`, `G5`. */
  readonly label: string;
  readonly name: string;
  /** Absent: nowhere on the map. */
  readonly place?: PlaceId;
  /** Where it is, in words. */
  readonly placeName: string;
  /** The drawing that stands for it; one that nobody has drawn is shown as a plain sign. */
  readonly sign: string;
  /** How many ships or the like it is. */
  readonly size: number;
  /** Nothing is in it, so that nobody need hear what becomes of it. */
  readonly bare?: true;
  /** By the key of the column; one that is missing says nothing. */
  readonly cells: Row['cells'];
  /** Of the filters that keep it. */
  readonly tags: readonly string[];
  /** What is out of the ordinary, such as that others do not see it. */
  readonly states: readonly UnitState[];
  /** How far it can still go this turn, and could at first; absent where that is not counted. */
  readonly moves?: { readonly left: number; readonly of: number; readonly word: Word };
  /** What it is and can do, in a few words, to tell it from others at the same place. */
  readonly said: Phrase;
  readonly orders: number;
  /** Orders of earlier turns that are in force, and will be carried out again; absent: none. */
  readonly standing?: number;
  readonly problems: number;
}

export interface UnitState {
  readonly label: string;
  readonly tone: Tone;
  /** Others do not see it. */
  readonly hidden?: true;
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
  /** Orders of earlier turns that are in force, as sentences. */
  readonly stands?: readonly Phrase[];
}

import type { Coordinates, Grid } from '../../board/grid.ts';
import type { Position } from '../../board/position.ts';
import type { PlaceId, SeatId, UnitId } from '../../words/ids.ts';
import type { GroundPicture, SignDrawing, TerrainPicture } from './groundPicture.ts';
import type { MapWords } from './mapWords.ts';
import type { Column, Fact, Tone } from '../page.ts';

/** What a reader knows of the board, as a client draws it: plain data. */
export interface MapPicture {
  /** How cells lie; on a board of links, how its places are drawn. */
  readonly grid: Grid;
  /** Places of which there is something to say. */
  readonly places: readonly PlacePicture[];
  /** Every cell of a board of cells, also those with nothing to say. Absent: only `places` are there. */
  readonly cells?: CellsPicture;
  /** Terrain, packed; of two pieces the later is seen. Absent: none. */
  readonly ground?: readonly GroundPicture[];
  /** How each sign of the ground is drawn, and what it means. */
  readonly terrains?: readonly TerrainPicture[];
  readonly edges: readonly EdgeLayer[];
  /** Areas over the map, the first lowest. */
  readonly overlays?: readonly Overlay[];
  /** What readers switch on and off of edges and areas, in the order of the list; of all others they see everything. */
  readonly layers?: readonly LayerSwitch[];
  readonly pieces: readonly PiecePicture[];
  /** What is on the screen when the map opens, beside the reader’s home. Absent: home alone. */
  readonly opens?: readonly PlaceId[];
  /** What the map can show; the first is what it shows at first. At least one. */
  readonly modes: readonly MapMode[];
  readonly legend: readonly LegendEntry[];
  /** The facts that tables of places show, by their keys. */
  readonly columns: readonly Column[];
  readonly words: MapWords;
  /** Drawings of the game's own, by sign, beside those that clients have. */
  readonly drawings?: Readonly<Record<string, SignDrawing>>;
}

/** The cells of a rectangle, by their names. */
export interface CellsPicture {
  /** The cell at the upper left. */
  readonly first: Coordinates;
  /** Cells in a row. */
  readonly width: number;
  /** What ids begin with; the label follows, in small letters. */
  readonly prefix: string;
  /** The labels row by row, with a space after each but the last; none between two spaces where the board has a hole. */
  readonly labels: string;
  /** Names of the grid's sectors in this rectangle, row by row; absent where they have none. */
  readonly sectors?: readonly string[];
}

/** How much is known of something, and since when. */
export interface Sight {
  /** The turn at whose end it was seen last. */
  readonly turn: number;
  /** Not seen this turn. */
  readonly stale?: true;
  /** How clearly it is drawn: 3 as it is, 1 a mere contact. Absent: 3. */
  readonly clear?: 1 | 2 | 3;
  /** The grade in words, such as `Ships are present`. */
  readonly grade?: string;
}

/** Something known of a place, in words and as a number. */
export interface PlaceFact extends Fact {
  /** The same for the same fact of other places and turns, such as `damage`. */
  readonly key: string;
  readonly number?: number;
  /** Only compared between turns, and shown nowhere. */
  readonly silent?: true;
}

/** A place, and all that is drawn and said of it. */
export interface PlacePicture {
  readonly place: PlaceId;
  readonly at: Coordinates;
  readonly name: string;
  /** What the board calls it, beside its name: `12`, `J23`. */
  readonly label?: string;
  /** Absent: owned by nobody, as far as the reader knows. */
  readonly owner?: SeatId;
  /** Ground of its owner with nothing of its own on it: no banner hangs there, and its name is written as the board writes all. */
  readonly outlying?: true;
  /** Absent: never seen. */
  readonly sight?: Sight;
  readonly facts: readonly PlaceFact[];
  readonly marks: readonly Mark[];
  /** What it shows in modes of values, by the mode's key. */
  readonly values: Readonly<Record<string, ValuePicture>>;
  /** What the place looks like from near. Absent: no globe, or none that the reader knows. */
  readonly globe?: GlobePicture;
  /** Where the reader is at home: the map opens there, and bearings are taken from the highest. */
  readonly home?: number;
}

/** A globe of its own, such as a planet: clients draw it from this alone, so that it looks the same on every map. */
export interface GlobePicture {
  readonly name: string;
  /** From 0, the poorest of the game, to 1, the richest. */
  readonly wealth: number;
}

export interface ValuePicture {
  readonly number: number;
  readonly tone?: Tone;
  /** A few letters beside it, such as `−2`. */
  readonly note?: string;
  /** Its sign is drawn faint: it does not count yet. */
  readonly faint?: true;
}

/** Where a mark stands in its place: under the owner's banner, in a corner, beside or in the middle, around the place, or on a piece. */
export type Slot = 'base' | 'upper-left' | 'upper-right' | 'right' | 'middle' | 'ring' | 'badge';

/** A small drawing on a place or a piece. */
export interface Mark {
  readonly key: string;
  /** The name of its drawing. */
  readonly sign: string;
  /** What it means; empty for mere decoration. */
  readonly label: string;
  readonly slot: Slot;
  /** Written over it. */
  readonly number?: number;
  readonly tone?: Tone;
}

/** Units that are drawn as one. */
export interface PiecePicture {
  readonly position: Position;
  readonly side: 'own' | 'friend' | 'foe' | 'other';
  /** Owners, most units first; undefined stands for nobody. */
  readonly owners: readonly (SeatId | undefined)[];
  /** The name of its drawing. */
  readonly sign: string;
  /** What it is, such as `Scout`. */
  readonly label: string;
  /** How many there are; absent where that is not known, or nobody counts them. */
  readonly count?: number;
  readonly units: readonly UnitId[];
  readonly badges: readonly Mark[];
  /** Hidden from others. */
  readonly veiled?: true;
  /** Absent: as the place it stands in. */
  readonly sight?: Sight;
}

/** Lines between places: ways, barriers, supply, fronts. */
export interface EdgeLayer {
  readonly key: string;
  readonly label: string;
  /**
   * `way`: one can go there; drawn only where the places do not touch. `bar`: nothing passes. `lane`: a way that is always drawn, from middle to middle.
   * `line`: drawn along the side that both share.
   */
  readonly look: 'way' | 'bar' | 'lane' | 'line';
  readonly tone?: Tone;
  /** Each pair once. */
  readonly pairs: readonly (readonly [PlaceId, PlaceId])[];
}

/** An area over the map: where a unit can go, an arc of fire, a front, supply, what is scanned. */
export interface Overlay {
  readonly key: string;
  readonly label: string;
  readonly tone: Tone;
  readonly places: readonly PlaceId[];
  /** `fill`: tinted and outlined; `outline`: a line around it alone; `hatch`: hatched and outlined. */
  readonly look: 'fill' | 'outline' | 'hatch';
  /** Shown only while this unit is chosen. */
  readonly of?: UnitId;
}

/** Edges and areas that readers switch on and off together. */
export interface LayerSwitch {
  /** What is remembered of it on a machine, for all games: no two games have the same. */
  readonly key: string;
  readonly label: string;
  /** Keys of edges, and of areas, those of a chosen unit too. */
  readonly of: readonly string[];
  /** Not shown until it is switched on. */
  readonly off?: true;
}

/** What the map shows: pieces, marks drawn large, or values, which can tint their places as well. */
export interface MapMode {
  readonly key: string;
  readonly label: string;
  readonly shows: 'pieces' | 'marks' | 'values' | 'tints';
  /** The tints say all: no numbers are written. Only for `tints`. */
  readonly unwritten?: true;
  /** What each tint means, where the numbers do not say it. */
  readonly tints?: readonly { readonly tone: Tone; readonly label: string }[];
  /** The drawing beside each value. */
  readonly sign?: string;
  /** On its button; absent: the usual one for what it shows. */
  readonly icon?: 'people' | 'mood';
}

/** A line of the legend: it is printed where the map has such a thing. */
export interface LegendEntry {
  /** Of marks and edges their key. */
  readonly of:
    | { readonly mark: string }
    | { readonly edge: string }
    | { readonly pieces: 'own' | 'others' | 'nobodys' | 'both' }
    | 'stale';
  readonly label: string;
  /** Of pieces: the drawing that stands for all of them. */
  readonly sign?: string;
}

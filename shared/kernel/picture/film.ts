import type { PlaceId, SeatId } from '../words/ids.ts';
import type { Phrase } from '../words/phrase.ts';
import type { Path } from '../words/where.ts';
import type { MapPicture, PiecePicture } from './map/mapPicture.ts';
import type { StackPicture } from './page.ts';
import type { Scale } from './scale.ts';

/** An engagement as one reader heard of it, in the game’s own words: read as a report, and played moment by moment. */
export interface Film {
  /** Its name in its events. */
  readonly battle: string;
  /** Where it took place; absent where it moved about. */
  readonly place?: PlaceId;
  readonly title: Phrase;
  /** How it ended, in one sentence. */
  readonly outcome: Phrase;
  /** It goes on as long as its turn: whoever plays the turn is told of each shot by itself, and not how it ended. */
  readonly throughout?: true;
  readonly stage: FilmStage;
  /** Who took part, as they were at its beginning. */
  readonly cast: readonly Actor[];
  /** Whose are actors without an owner: `Independents`. */
  readonly nobodies: string;
  /** What is suffered, and how it is counted. */
  readonly damage: { readonly label: string; readonly scale: Scale };
  /** The heads of the tables of rounds; absent where no scene has rows. */
  readonly table?: FilmTable;
  /** In order: what came before the rounds, the rounds, and what came after. At least one moment. */
  readonly scenes: readonly Scene[];
}

/** Where a film is played. */
export type FilmStage =
  /** Two camps that face each other: the reader’s own with their friends, and those they fight. `border`: a line between them. */
  | { readonly kind: 'ranks'; readonly backdrop: 'open' | 'planet' | 'border'; readonly works?: Works }
  /** Pieces on a board: `map` as it was at the beginning, without the pieces of the cast. */
  | { readonly kind: 'board'; readonly map: MapPicture };

/** Defences of a place, which can be worn down. */
export interface Works {
  /** As it stands before their level: `Defences at level`. */
  readonly label: string;
  /** At the beginning. */
  readonly level: number;
  /** The actor that holds them. */
  readonly holder?: string;
}

/** Something that takes part: a unit, or a single ship. */
export interface Actor {
  /** Its own within the film. */
  readonly id: string;
  /** Absent: owned by nobody. */
  readonly owner?: SeatId;
  readonly name: Phrase;
  readonly notes: readonly Phrase[];
  /** How strong it was. */
  readonly figures: readonly FilmFigure[];
  /** What it consisted of, as it is listed, and as it stood. `rank`: 1 is nearest to the enemy; absent where that is not known. */
  readonly listed: readonly FilmGroup[];
  readonly groups: readonly FilmGroup[];
  /** Whom it fought, by their ids. */
  readonly against: readonly string[];
  /** How much damage it can take in all, and what it has taken before; absent where that is not known, or nothing. */
  readonly endurance?: number;
  readonly suffered?: number;
  /** How it stood, in a word or two: `inside the defences`. */
  readonly stance?: string;
  readonly lost: readonly FilmGroup[];
  readonly fate: { readonly kind: 'holds' | 'left' | 'lost'; readonly label: string };
  /** The same in a sentence, with its losses. */
  readonly end: Phrase;
  /** How it is drawn on a board, and where. */
  readonly piece?: PiecePicture;
}

/** A figure of an actor. */
export interface FilmFigure {
  /** In texts, before the number: `total combat`. */
  readonly label: string;
  /** On screens, behind it: `combat`. */
  readonly short: string;
  readonly number: number;
  readonly scale: Scale;
}

/** Ships or the like that are counted together. */
export interface FilmGroup extends StackPicture {
  /** Leaders and the like, who stand behind the others and are listed without a drawing. */
  readonly aside?: true;
}

/** Of the tables of rounds. */
export interface FilmTable {
  readonly actor: string;
  readonly parts: string;
  readonly cells: readonly string[];
  /** In texts, above what each actor has come to: `At the end of the round`. */
  readonly then: string;
}

/** A stretch of a film: a round, or what came before or after the rounds. */
export interface Scene {
  /** The passes of the turn or rounds of the battle, by name; empty before and after them. */
  readonly path: Path;
  /** Of how many rounds it is one; absent where they are not counted. */
  readonly of?: number;
  readonly rows: readonly SceneRow[];
  /** What is reported of it besides; absent: what its moments say, but for how they met and how it ended. */
  readonly lines?: readonly Phrase[];
  /** In texts, where there are no lines. */
  readonly quiet?: Phrase;
  readonly moments: readonly FilmMoment[];
}

/** What one actor did and suffered in a round. */
export interface SceneRow {
  readonly actor: string;
  readonly did: Phrase;
  /** In which parts it did so. */
  readonly parts: readonly { readonly label: string; readonly value: string }[];
  /** By the heads of the table; `percent` is drawn as a bar, from 0 to 100. */
  readonly cells: readonly { readonly value: string; readonly strong?: true; readonly percent?: number }[];
  /** What it has come to. */
  readonly then: Phrase;
}

/** One moment: what is said of it, and what changes. */
export interface FilmMoment {
  /** How long it is shown, and how. */
  readonly kind: 'meeting' | 'fire' | 'loss' | 'move' | 'end';
  /** In a word or two: `Losses`. */
  readonly label: string;
  readonly said: readonly Phrase[];
  readonly shots: readonly Shot[];
  readonly changes: readonly ActorChange[];
  /** The defences are struck, by an actor, and stand at this level. */
  readonly works?: { readonly level: number; readonly by: string };
}

/** Fire from one actor. */
export interface Shot {
  readonly from: string;
  /** The type of the groups that fire; absent: all of it. */
  readonly group?: string;
  /** How many fire. */
  readonly count: number;
  /** All the damage; 0 misses. */
  readonly damage: number;
  /** At whom; at several, where the report does not say at which of them. */
  readonly at: readonly string[];
}

/** What becomes of an actor in a moment. */
export interface ActorChange {
  readonly actor: string;
  /** Damage in this moment, and all it has taken by now. */
  readonly hit?: number;
  readonly suffered?: number;
  /** Some of its groups, by type and rank. */
  readonly lost?: readonly FilmGroup[];
  /** It is out of it; in words: `retreated to Narendra`. */
  readonly away?: string;
  readonly piece?: PiecePicture;
}

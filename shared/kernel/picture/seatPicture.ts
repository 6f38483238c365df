import type { PlaceId, SeatId, UnitId } from '../words/ids.ts';
import type { Cite } from '../words/problem.ts';
import type { Phrase } from '../words/phrase.ts';
import type { Tone } from './page.ts';
import type { Scale } from './scale.ts';

export interface SeatPicture {
  readonly seat: SeatId;
  readonly name: string;
  /** Who rules or commands it; absent where nobody is named. */
  readonly leader?: string;
  /** Position in the game's list of seats: fixes colour and pattern for the whole game. */
  readonly banner: number;
  /** It is the reader's own. */
  readonly own?: true;
  /** Where its player can be written to, where the game itself told the reader. */
  readonly address?: string;
  /** Nobody plays it, nor ever will: nobody can be written to. */
  readonly unled?: true;
  /** How it stands to the reader. */
  readonly relation?: Relation;
}

export interface Relation {
  /** `War`, `Alliance`. */
  readonly label: string;
  readonly tone?: Tone;
  /** What holds between the two besides, such as a treaty; `since` is a turn. */
  readonly bonds: readonly { readonly label: string; readonly since?: number }[];
}

/** One number of a turn. */
export interface Figure {
  readonly key: string;
  readonly label: string;
  readonly scale: Scale;
  readonly value: number;
}

/** A reminder, which is neither a fault nor advice, and where to go. */
export interface LooseEnd {
  /** Of `Presentation.looseKinds`. */
  readonly kind: string;
  readonly said: Phrase;
  readonly cite: Cite;
  readonly unit?: UnitId;
  readonly place?: PlaceId;
}

/** What is left undone of one kind. */
export interface LooseKind {
  readonly kind: string;
  /** The heading of a list of them. */
  readonly title: string;
  /** How many there are, as the template of a phrase with `count`: `{count|ship has|ships have} no crew`. */
  readonly counted: string;
  /** Such a unit could do something and does nothing. */
  readonly idle?: true;
}

/** Orders that belong together, as a menu lists them. */
export interface OrderGroup {
  readonly title: string;
  readonly kinds: readonly string[];
  /** Also offered beside the messages: orders that say something to everybody. */
  readonly spoken?: true;
}

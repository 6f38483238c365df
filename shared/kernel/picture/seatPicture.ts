import type { PlaceId, SeatId, UnitId } from '../ids.ts';
import type { Cite } from '../problem.ts';
import type { Phrase } from '../report/phrase.ts';

export interface SeatPicture {
  readonly seat: SeatId;
  readonly name: string;
  readonly ruler: string;
  /** Position in the game's list of empires: fixes colour and pattern for the whole game. */
  readonly banner: number;
  readonly relation: 'self' | 'war' | 'neutral' | 'alliance';
}

/** One number of a turn. Money in hundredths. */
export interface Figure {
  readonly key: string;
  readonly label: string;
  readonly scale: 'money' | 'count';
  readonly value: number;
}

/** A reminder, which is neither a fault nor advice, and where to go. */
export interface LooseEnd {
  readonly kind: 'money' | 'idle-unit' | 'idle-yard' | 'empty-unit' | 'ranks';
  readonly said: Phrase;
  readonly cite: Cite;
  readonly unit?: UnitId;
  readonly place?: PlaceId;
}

/** Orders that belong together, as a menu lists them. */
export interface OrderGroup {
  readonly title: string;
  readonly kinds: readonly string[];
  /** Also offered beside the messages: orders that say something to everybody. */
  readonly spoken?: true;
}

import type { SeatId } from '#kernel/words/ids.ts';
import type { Event } from '../allEvents.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';

/** What a Corporation keeps in mind from one run to the next. */
export type Memory = Pick<
  View,
  | ('sites' | 'scanned' | 'glimpsed' | 'offices' | 'stargates' | 'prospects' | 'sightings')
  | ('contacts' | 'prices' | 'lists' | 'stocks' | 'reports' | 'foreseen' | 'calmed')
>;

/** Whoever has been told nothing. */
export const noMemory: Memory = {
  sites: {},
  scanned: {},
  glimpsed: {},
  offices: {},
  stargates: {},
  prospects: {},
  sightings: {},
  contacts: {},
  prices: {},
  stocks: {},
  reports: [],
};

/** The same while a report is read. */
export type Draft = {
  -readonly [K in Exclude<keyof Memory, Whole>]: { -readonly [I in keyof Memory[K]]: Memory[K][I] };
} & { -readonly [K in keyof Pick<Memory, Whole>]: Memory[K] };
/** What is put in the place of what was there, not added to. */
type Whole = 'lists' | 'reports' | 'foreseen' | 'calmed';

/** Whose report is read, and what may be looked up. */
export interface Reader {
  readonly draft: Draft;
  readonly state: State;
  readonly me: SeatId;
  /** The turn of the report. */
  readonly turn: number;
}

/** What lines of the report add to what is known, by their kinds; those that add nothing are not listed. */
export type Learning<E extends Event> = {
  readonly [K in E['kind']]?: (reader: Reader, event: Extract<E, { readonly kind: K }>) => void;
};

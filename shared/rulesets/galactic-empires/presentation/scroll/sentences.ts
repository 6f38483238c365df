import type { Phrase } from '#kernel/words/phrase.ts';
import type { Event, EventOf } from '../../model/events.ts';
import type { View } from '../../model/view.ts';

/** Sentences about what is to come, for each kind of event; undefined for what the scroll leaves out. */
export type Ahead<K extends Event['kind']> = {
  readonly [L in K]: (event: EventOf<L>, view: View) => Phrase | undefined;
};

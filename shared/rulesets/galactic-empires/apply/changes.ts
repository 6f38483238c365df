import type { Event, EventOf } from '../model/events.ts';
import type { Draft } from './drafts.ts';

/** What each kind of event does to the draft; a family of events gives its part of the table. */
export type Changes<K extends Event['kind'] = Event['kind']> = {
  readonly [P in K]: (draft: Draft, event: EventOf<P>) => void;
};

/** Events that only tell: nothing changes. */
export const nothing = (): void => {};

import type { Event, EventOf } from '../model/events.ts';
import type { Draft } from '../model/drafts.ts';

/** What each kind of event does to the draft; each family of events has its part of the table. */
export type Changes<K extends Event['kind'] = Event['kind']> = {
  readonly [P in K]: (draft: Draft, event: EventOf<P>) => void;
};

/** For events that are only reported: nothing changes. */
export const nothing = (): void => {};

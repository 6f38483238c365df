import { battleEvents } from './apply/battleEvents.ts';
import type { Changes } from './apply/changes.ts';
import { diplomacyEvents } from './apply/diplomacyEvents.ts';
import { finalEvents } from './apply/finalEvents.ts';
import { firstEvents } from './apply/firstEvents.ts';
import { movementEvents } from './apply/movementEvents.ts';
import { worksEvents } from './apply/worksEvents.ts';
import type { Mutable } from './model/units/change.ts';
import type { Event } from './model/events.ts';
import type { State } from './model/state.ts';
import { moved } from './model/units/stations.ts';

const changes: Changes = {
  ...firstEvents,
  ...diplomacyEvents,
  ...worksEvents,
  ...movementEvents,
  ...battleEvents,
  ...finalEvents,
};

/** Applies one event to the runner's draft. Never throws: an event about something that is gone changes nothing. */
export function apply(draft: State, event: Event): void {
  const change = changes[event.kind] as (draft: Mutable<State>, event: Event) => void;
  change(draft as Mutable<State>, event);
  moved(draft.units, event);
}

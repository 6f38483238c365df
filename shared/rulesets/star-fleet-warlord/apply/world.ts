import type { WorldEvent } from '../model/events/world.ts';
import type { Changes } from './parts/draft.ts';

/** What is changed by events of the Graveyard, and money lent. */
export const worldChanges: Changes<WorldEvent> = {};

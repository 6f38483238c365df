import type { RaidsEvent } from '../model/events/raids.ts';
import type { Changes } from './parts/draft.ts';

/** What is changed by events of raids, bombardment and devastation. */
export const raidsChanges: Changes<RaidsEvent> = {};

import type { RaidsEvent } from '../../model/events/raids.ts';
import type { Ahead } from './parts/ahead.ts';

/** How the scroll has events of raids, bombardment and devastation. */
export const raidsAhead: Ahead<RaidsEvent> = {};

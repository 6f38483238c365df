import type { RaidsEvent } from '../../model/events/raids.ts';
import type { Origins, Tellings } from '../parts.ts';

/** Who hears of raids, bombardment and devastation. */
export const tellRaids: Tellings<RaidsEvent> = {};

export const raidsOrigins: Origins<RaidsEvent> = {};

import type { WorldEvent } from '../../model/events/world.ts';
import type { Origins, Tellings } from '../parts.ts';

/** Who hears of the Graveyard, and money lent. */
export const tellWorld: Tellings<WorldEvent> = {};

export const worldOrigins: Origins<WorldEvent> = {};

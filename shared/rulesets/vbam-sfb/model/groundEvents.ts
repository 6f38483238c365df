import type { OfClass } from './happened.ts';

/** A Colony Fleet becomes a colony (VB 486). */
export type ColonyFounded = OfClass<'colony-founded'>;

export type GroundEvent = ColonyFounded;

import type { StanceEvent } from '../../model/events/stance.ts';
import type { Shapes } from '../happened.ts';

/** How events of messages, names, and how a Corporation stands to others are written. */
export const stanceShapes: Shapes<StanceEvent> = {};

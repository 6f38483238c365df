import type { RaidsEvent } from '../../model/events/raids.ts';
import type { Shapes } from '../happened.ts';

/** How events of raids, bombardment and devastation are written. */
export const raidsShapes: Shapes<RaidsEvent> = {};

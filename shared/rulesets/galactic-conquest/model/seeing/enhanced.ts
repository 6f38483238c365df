import { literal, optional } from '#kernel/codec/shapes.ts';
import type { Decoying } from './decoy.ts';
import { decoyFields } from './decoy.ts';

/** What was built into the sensors of a ship or a base. Absent: nothing. */
export interface Sensed extends Decoying {
  /** Its special sensors are enhanced ones (C5.60). */
  readonly enhanced?: true;
}
export const sensedFields = { enhanced: optional(literal(true)), ...decoyFields } as const;

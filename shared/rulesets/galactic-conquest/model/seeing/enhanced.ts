import { literal, optional } from '#kernel/codec/shapes.ts';

/** What was built into the sensors of a ship or a base. Absent: nothing. */
export interface Sensed {
  /** Its special sensors are enhanced ones (C5.60). */
  readonly enhanced?: true;
}
export const sensedFields = { enhanced: optional(literal(true)) } as const;

import type { ValueIn } from '#kernel/codec/shape.ts';
import { id, integer, list, object, optional } from '#kernel/codec/shapes.ts';
import type { UnitId } from '#kernel/words/ids.ts';

const unit = id<UnitId>();
/** The most ships of a side. */
const mostShips = 200;

/** What came of a battle that was fought elsewhere (A10.10). */
export const broughtFields = {
  /** Defense factors that ships lose: of the side of which squadron, and their positions in it. All that are left are the end of a ship. */
  losses: list(object({ unit, at: integer(0, mostShips), lost: integer(1, 10_000) }), 2 * mostShips),
  /** Whose side leaves, if it can; absent: who leaves is as the usual rules have it (A3.20). */
  beaten: optional(unit),
} as const;
export const broughtShape = object(broughtFields);
export type Brought = ValueIn<typeof broughtShape>;

/** What was brought in takes the place of the fire of the first round. */
export const broughtIn = ({ brought }: { readonly brought?: Brought }, round: number): Brought | undefined =>
  round === 1 ? brought : undefined;

import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import type { Relations } from './relations.ts';
import type { Empire, System, Unit, Won } from './state.ts';

/** All that one empire knows: its own colonies, units and treasury, and who else there is. */
export interface View {
  readonly turn: number;
  readonly firstYear: number;
  readonly me: SeatId;
  readonly own: Empire;
  readonly others: readonly SeatId[];
  readonly systems: Readonly<Record<PlaceId, System>>;
  readonly units: Readonly<Record<UnitId, Unit>>;
  /** Its own, without what others tried in vain; and of the rest what was declared, which everybody hears. */
  readonly relations: Relations;
  readonly won?: Won;
}

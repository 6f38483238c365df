import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Thing } from '#kernel/words/spot.ts';

/** What the player has chosen. */
export class Selection {
  unit = $state.raw<UnitId | undefined>(undefined);
  place = $state.raw<PlaceId | undefined>(undefined);
  seat = $state.raw<SeatId | undefined>(undefined);
  thing = $state.raw<Thing | undefined>(undefined);
  /** The order to point at, as from a problem or a report. */
  order = $state.raw<OrderRef | undefined>(undefined);
  /** Whether clicks on the map measure ways. */
  measuring = $state(false);
  hover = $state.raw<PlaceId | undefined>(undefined);
  /** What the line under the pointer or keyboard focus is about; the map marks it. */
  pointed = $state.raw<{ readonly unit?: UnitId; readonly place?: PlaceId } | undefined>(undefined);
}

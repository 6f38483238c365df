import type { PlaceId, SeatId, UnitId } from './ids.ts';

/** Something of a ruleset’s own that is neither unit nor place nor seat, and that orders can be about: a loan, a spy, a marked bed. */
export interface Thing {
  /** What it is, in the ruleset’s word: `loan`. */
  readonly kind: string;
  /** Unique among those of its kind. */
  readonly id: string;
}

/** Where an order is being considered: a unit's plan, a place on the map, another seat, a thing of the ruleset’s own, or none of these. */
export interface Spot {
  readonly unit?: UnitId;
  readonly place?: PlaceId;
  readonly seat?: SeatId;
  readonly thing?: Thing;
}

import { id, integer, list, object, record } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/words/ids.ts';

/** An empire that surrendered, in this turn, to these (B14.10). */
export interface Fallen {
  readonly turn: number;
  readonly to: readonly SeatId[];
}

/** What merging with an empire that surrendered costs its conqueror, turn by turn, until this turn (B14.201). */
export interface Charge {
  readonly of: SeatId;
  readonly points: number;
  readonly until: number;
}

/** Turns of three years, by whose treasuries empires are compared (B14.15). */
export const comparedTurns = 6;
/** Turns until an empire that surrendered is a part of its conqueror’s (B14.201, B14.35). */
export const mergingTurns = 10;

const turn = integer(1, 100_000);
const points = integer(0, 1_000_000);
export const fallenShape = record<SeatId, Fallen>(object({ turn, to: list(id<SeatId>(), 40) }), 40);
export const chargesShape = list(object({ of: id<SeatId>(), points, until: turn }), 100);
export const incomesShape = list(points, comparedTurns);

interface Charged {
  readonly charges?: readonly Charge[];
}
/** Economic points that mergers cost in a turn (B14.201). */
export const chargedIn = ({ charges = [] }: Charged, now: number): number =>
  charges.reduce((sum, { points: cost, until }) => (now < until ? sum + cost : sum), 0);

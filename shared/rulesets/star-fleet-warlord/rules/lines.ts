import type { SeatId } from '#kernel/ids.ts';
import type { State } from '../model/state.ts';
import { mostOrders } from '../tables/figures.ts';

/** Lines for miscellaneous orders that a Corporation has this year: ten, and those that it has bought (SFW 3247, 4255). */
export const linesOf = ({ corporations }: Pick<State, 'corporations'>, seat: SeatId): number =>
  mostOrders + (corporations[seat]?.bought ?? 0);

import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { State } from '../model/state.ts';
import { boughtLines, mostOrders } from '../model/figures.ts';
import { impossible } from '../refusals.ts';
import { facilityLines } from '../specials/boons.ts';
import { hasSpecial } from '../specials/specials.ts';
import { hasFavour } from '../happenings/favours.ts';
import { clerksLines } from '../happenings/table.ts';

export const switchNames = ['reversedOrders', 'reversedMoves', 'veteran'] as const;
export type SwitchName = (typeof switchNames)[number];

/** Lines for miscellaneous orders that a Corporation has this year: ten, those that it has bought, and those of a C&C Facility, or of clerks whom a random event sends (SFW 3247, 4255, 7374). */
export function linesOf(state: Pick<State, 'corporations' | 'sites' | 'turn'>, seat: SeatId): number {
  const own = state.corporations[seat];
  const { always, permanent: kept } = facilityLines;
  const more = hasSpecial(state, seat, 'command-facility')
    ? always + (own?.permanent === true ? kept : 0)
    : 0;
  const clerks = hasFavour(state, seat, 'lines') ? clerksLines : 0;
  return mostOrders + (own?.bought ?? 0) + more + clerks;
}

/** What so many lines cost in EP: ten are had at a discount (SFW 4248). */
export const linesCost = (lines: number): number =>
  lines === boughtLines.most ? boughtLines.package : boughtLines.each * lines;

/** Lines that may be bought in a turn of the program, which counts from the Initial Build on (SFW 4245). */
const allowed = (turn: number): number =>
  boughtLines.from.findLast(({ since }) => turn - 1 >= since)?.lines ?? 0;

/** So many lines; `permanent`: ten every run, or no more. */
interface Buying {
  readonly lines: number;
  readonly permanent?: boolean;
}

/** Why lines cannot be bought; undefined if they can. Nobody needs to have the EP (SFW 4267). */
export function cannotBuyLines(state: State, seat: SeatId, order: Buying): Problem | undefined {
  const { lines, permanent } = order;
  const owner = state.corporations[seat];
  if (permanent === false)
    return owner?.permanent === true ? undefined : impossible('SFW 4261', 'no-lines-kept');
  const most = allowed(state.turn);
  const [{ since: first }] = boughtLines.from;
  if (most === 0) return impossible('SFW 4245', 'no-lines-yet', { first });
  return lines + (owner?.boughtNext ?? 0) > most
    ? impossible('SFW 4245', 'too-many-lines', { most, lines: owner?.boughtNext ?? 0 })
    : undefined;
}

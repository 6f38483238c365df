import type { SeatId } from '#kernel/ids.ts';
import type { State } from '../../model/state.ts';
import { holdingsOf } from '../money.ts';
import { holdsHome } from '../owners.ts';
import type { World } from '../world.ts';

/** What counts for victory: whole sectors, and major sites (SFW 4841). */
export interface Holdings {
  readonly sectors: number;
  readonly sites: number;
}

/** Whether a Corporation can win: not once it has fallen, nor while another holds its Home Office (SFW 4855; OURS: the latter as the year ends, too). */
export const mayWin = (state: Pick<State, 'corporations' | 'sites'>, seat: SeatId): boolean =>
  state.corporations[seat]?.fallen === false && holdsHome(state, seat);

/** What is short of victory, by each of the two ways. */
export const shortOf = (goal: Holdings, { sectors, sites }: Holdings): Holdings => ({
  sectors: Math.max(0, goal.sectors - sectors),
  sites: Math.max(0, goal.sites - sites),
});

/** Who wins as the year ends, of those who can: sectors before sites, then more sites, then the earlier place in the cycle (SFW 4841; OURS: the last). */
export function winnerOf(world: World): (Holdings & { readonly seat: SeatId }) | undefined {
  const { state } = world;
  const goal = state.parameters.victory;
  const bySectors = (held: Holdings): number => Number(held.sectors >= goal.sectors);
  return state.cycle
    .filter((seat) => mayWin(state, seat))
    .map((seat) => ({ seat, ...holdingsOf(world, seat) }))
    .filter((held) => bySectors(held) === 1 || held.sites >= goal.sites)
    .toSorted((a, b) => bySectors(b) - bySectors(a) || b.sites - a.sites)[0];
}

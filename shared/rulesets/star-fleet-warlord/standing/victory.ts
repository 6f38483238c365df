import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import type { Contender, Rankings, State } from '../model/state.ts';
import { holdingsOf } from '../money/money.ts';
import { holdsHome } from '../money/owners.ts';
import type { World } from '../galaxy/world.ts';

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

/** What all may know of Corporations on their way: what the lists tell that a reader has, and who has fallen; the nearest first (SFW 4502, 4998; OURS: in this form). */
export function contenders(lists: Rankings, fallen: readonly SeatId[]): readonly Contender[] {
  const listed = (key: 'victory' | 'sites', seat: SeatId): number | undefined =>
    lists[key]?.find((place) => place.seat === seat)?.value;
  const seats = [...(lists['victory'] ?? []), ...(lists['sites'] ?? [])].map(({ seat }) => seat);
  return [...new Set([...seats, ...fallen])]
    .map((seat): Contender => {
      if (fallen.includes(seat)) return { seat, out: true };
      const [sectors, sites] = [listed('victory', seat), listed('sites', seat)];
      return {
        seat,
        ...defined({ sectors, sites }),
      };
    })
    .toSorted(
      compareBy(
        ({ out }) => Number(out === true),
        ({ sectors = 0 }) => -sectors,
        ({ sites = 0 }) => -sites,
        ({ seat }) => seat,
      ),
    );
}

/** Corporations that have fallen, as everybody knows (SFW 4864). */
export const fallenIn = ({ corporations }: Pick<State, 'corporations'>): readonly SeatId[] =>
  inOrder(corporations).flatMap(([seat, { fallen }]) => (fallen ? [seat] : []));

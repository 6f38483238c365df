import { keptOver } from '#kernel/steps/kept.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { homeworldOf } from '../model/homeworld.ts';
import { isDecimated } from '../model/unrest/ruin.ts';
import type { State } from '../model/state.ts';
import { isCrippledBy, needOf, shutOf } from '../trade/marine/needs.ts';

type World = Pick<State, 'systems' | 'empires' | 'routes' | 'turn'> &
  Partial<Pick<State, 'squadrons' | 'runs' | 'year'>>;

/**
 * Whether an empire is crippled: half of its trade routes have no freighters, or its homeworld is decimated (B11.11). OURS: a homeworld in ruins halves the
 * economy in the same way and not once more, as B11.11 has it beside B1.30.
 */
export const isCrippled = keptOver(
  ({ systems, empires, routes, turn, squadrons, runs, year }: World) => [
    systems,
    empires,
    routes,
    turn,
    squadrons,
    runs,
    year,
  ],
  crippled,
);

function crippled(state: World, seat: SeatId): boolean {
  const merchant = state.empires[seat]?.merchant;
  const home = homeworldOf(state, seat);
  const system = home === undefined ? undefined : state.systems[home];
  return (
    (merchant !== undefined && isCrippledBy(needOf(state, seat), merchant.working, shutOf(state, seat))) ||
    (system !== undefined && isDecimated(system, state.turn))
  );
}

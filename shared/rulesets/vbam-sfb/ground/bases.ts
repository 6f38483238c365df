import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Step, Turn } from '#kernel/sequence/step.ts';
import type { VbamSfb } from '../game.ts';
import type { Unit } from '../model/state.ts';
import { flightsIn, hasBaseFree, isHomeless, surplusIn } from './cargo.ts';

type VbamTurn = Turn<VbamSfb>;

/** A flight without its carrier is based in a system of its empire, if one has room where it is, or is lost (VB 216; OURS where). */
export function seekBase(turn: VbamTurn, unit: UnitId, flight: Unit): void {
  if (!isHomeless(turn.state, flight)) return;
  const { seat, place, design } = flight;
  const kind = hasBaseFree(turn.state, seat, place) ? 'flight-based' : 'unit-lost';
  turn.happen({ kind, seat, unit, place, design });
}

/** Flights of an empire that were based in a system which it lost (OURS). */
export function strandFlights(turn: VbamTurn, place: PlaceId, seat: SeatId): void {
  for (const [unit, { design }] of flightsIn(turn.state, seat, place))
    turn.happen({ kind: 'unit-lost', seat, unit, place, design });
}

/** Flights whose carrier was scrapped or mothballed, and those for which their system has no room (VB 216). */
export const grounded: Step<VbamSfb> = {
  name: 'Flights without a Base',
  cite: 'VB 216',
  run(turn) {
    for (const [unit, one] of inOrder(turn.state.units)) seekBase(turn, unit, one);
    for (const [unit, { seat, place, design }] of surplusIn(turn.state))
      turn.happen({ kind: 'unit-lost', seat, unit, place, design });
  },
};

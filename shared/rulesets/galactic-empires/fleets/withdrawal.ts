import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderRef, PlaceId, SeatId } from '#kernel/words/ids.ts';
import { fleetNumbers, lowestFree } from './numbers.ts';
import type { GeTurn } from '../declare.ts';
import type { State } from '../model/state.ts';
import { garrisonId, starfleetId, starfleetName } from '../model/state.ts';
import { headCount } from '../model/units/forces.ts';
import { garrisonWithdrawn } from './events.ts';

/** Number and name of the starfleet that a withdrawn garrison becomes: the lowest free number, even above the limit (GE 948, E-55). */
export function withdrawnFleet(
  state: State,
  seat: SeatId,
): { readonly number: number; readonly name: string } {
  const number = lowestFree(fleetNumbers(state, seat));
  return { number, name: starfleetName(state.empires[seat]?.adjective ?? '', number) };
}

/** Ships and admirals of a garrison that is given away or dissolved form a starfleet of their owner; an empty garrison forms none (GE 948, E-26). */
export function withdrawGarrison(
  turn: Pick<GeTurn<EventIn<typeof garrisonWithdrawn>>, 'state' | 'happen'>,
  seat: SeatId,
  place: PlaceId,
  cause: OrderRef,
): void {
  const unit = garrisonId(place);
  const garrison = turn.state.units[unit];
  if (garrison === undefined || garrison.owner !== seat || headCount(garrison) === 0) return;
  const { number, name } = withdrawnFleet(turn.state, seat);
  turn.happen(
    garrisonWithdrawn.of({ place, unit, seat, into: starfleetId(seat, number), number, name, cause }),
  );
}

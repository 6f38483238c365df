import type { OrderRef, PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { GeTurn } from '../model/game.ts';
import { garrisonId, starfleetId } from '../model/state.ts';
import { headCount } from '../rules/forces/forces.ts';
import { withdrawnFleet } from '../rules/diplomacy/withdrawal.ts';

/** Ships and admirals of a garrison that is given away or dissolved form a starfleet of their owner; an empty garrison forms none (GE 948, E-26). */
export function withdrawGarrison(turn: GeTurn, seat: SeatId, place: PlaceId, cause: OrderRef): void {
  const unit = garrisonId(place);
  const garrison = turn.state.units[unit];
  if (garrison === undefined || garrison.owner !== seat || headCount(garrison) === 0) return;
  const { number, name } = withdrawnFleet(turn.state, seat);
  turn.happen({
    kind: 'garrison-withdrawn',
    place,
    unit,
    seat,
    into: starfleetId(seat, number),
    number,
    name,
    cause,
  });
}

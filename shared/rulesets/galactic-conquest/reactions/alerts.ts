import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { isHeld } from '../sensors/sight.ts';
import { alerted } from './events.ts';
import { zoneOf } from './watch.ts';

type Alerting = Room<State, View, never, EventIn<typeof alerted>>;

/**
 * After a move, the zones of control in which it was seen are active (D2.20): of squadrons of others that wait and into, inside or out of whose zone
 * it led. OURS: and of the squadron that moved, if it finds others in its own zone.
 * @param from the hex that was left
 */
export function alert(
  turn: Pick<Turn<Alerting>, 'state' | 'happen' | 'pass'>,
  { seat, place }: Pick<Squadron, 'seat' | 'place'>,
  from: PlaceId,
): void {
  const { squadrons, map } = turn.state;
  const waiting = inOrder(squadrons).filter(
    ([, { waits = [], alert: since }]) => since === undefined && waits.length > 0,
  );
  if (waiting.length === 0) return;
  const seen = new Set([...zoneOf(map, from), ...zoneOf(map, place)]);
  for (const [unit, one] of waiting) {
    const sees =
      one.seat === seat ? one.place === place && findsOthers(turn.state, seat, place) : seen.has(one.place);
    if (sees) turn.happen(alerted.of({ seat: one.seat, unit, segment: turn.pass }));
  }
}

const findsOthers = (state: State, seat: SeatId, place: PlaceId): boolean =>
  zoneOf(state.map, place).some((hex) => isHeld(state, seat, hex));

import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { beside, boardOf } from '../map/board.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { isWaiting, squadronsAt, waitingIn } from '../model/stations/squadrons.ts';
import { farthest, notices } from '../sensors/sight.ts';
import { isHeld, shownTo } from '../sensors/veils.ts';
import { alerted, overheard } from './events.ts';
import { zoneOf } from './watch.ts';

type Alerting = Room<State, View, never, EventIn<typeof alerted | typeof overheard>>;

/**
 * After a move, the zones of control in which it was seen are active (D2.20): of squadrons of others that wait and into, inside or out of whose zone
 * it led. OURS: and of the squadron that moved, if it finds others in its own zone.
 * @param from the hex that was left
 */
export function alert(
  turn: Pick<Turn<Alerting>, 'state' | 'happen' | 'pass'>,
  mover: Squadron,
  from: PlaceId,
): void {
  const { seat, place } = mover;
  overhear(turn, mover, from);
  const { squadrons } = turn.state;
  if (waitingIn(squadrons).length === 0) return;
  const waiting = hexesAround(turn.state, [place, from])
    .flatMap((hex) => squadronsAt(squadrons, hex).filter(([, one]) => isWaiting(one)))
    .sort(compareBy(([unit]) => unit));
  for (const [unit, one] of waiting) {
    const sees =
      one.seat === seat
        ? one.place === place && findsOthers(turn.state, one)
        : notices(turn.state, one, mover, place) || notices(turn.state, one, mover, from);
    if (sees) turn.happen(alerted.of({ seat: one.seat, unit, segment: turn.pass }));
  }
}

/** Hexes from which somebody may see what is in one of these. */
function hexesAround({ map }: State, places: readonly PlaceId[]): readonly PlaceId[] {
  const board = boardOf(map);
  let all = new Set(places);
  for (let far = 1; far <= farthest; far += 1)
    all = new Set([...all, ...[...all].flatMap((hex) => beside(board, hex))]);
  return [...all];
}

const findsOthers = (state: State, one: Squadron): boolean =>
  zoneOf(state, one).some((hex) => isHeld(state, one.seat, hex));

/** Whoever is on silent running hears whose ships enter or leave its hex, and where those head (C8.10). OURS: none under cloak. */
function overhear(
  turn: Pick<Turn<Alerting>, 'state' | 'happen' | 'pass'>,
  mover: Squadron,
  from: PlaceId,
): void {
  const { squadrons } = turn.state;
  const near = [...new Set([mover.place, from])].flatMap((hex) =>
    squadronsAt(squadrons, hex).filter(([, one]) => one.veil === 'silent' && one.seat !== mover.seat),
  );
  for (const [unit, one] of near.sort(compareBy(([unit]) => unit))) {
    if (shownTo(turn.state, one.seat, mover) !== 'open') continue;
    turn.happen(
      overheard.of({
        seat: one.seat,
        unit,
        place: one.place,
        by: mover.seat,
        from,
        to: mover.place,
        segment: turn.pass,
      }),
    );
  }
}

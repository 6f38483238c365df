import type { Event } from '../../game.ts';
import type { Ship } from '../../model/state.ts';
import type { Named } from '../../model/ships.ts';
import { turned } from '../../map/board.ts';
import type { Action } from '../../model/vocabulary.ts';

/** By how many sides an action turns a ship. */
const turns: Readonly<Partial<Record<Action, number>>> = {
  'turn-left': -1,
  'turn-right': 1,
  'hold-left': -1,
  'hold-right': 1,
};

/** Where a ship stood before what was heard, and where it faced. One that first turned in place is shown as it faced then. */
export function beganAt(
  [id, { place, facing }]: Named,
  events: readonly Event[],
): Pick<Ship, 'place' | 'facing'> {
  const moved = events.find((event) => event.kind === 'moved' && event.ship === id);
  const first = events.find(
    (event) =>
      (event.kind === 'moved' || event.kind === 'move-cancelled' || event.kind === 'turned-in-place') &&
      event.ship === id,
  );
  const back = first !== undefined && 'action' in first ? -(turns[first.action] ?? 0) : 0;
  return {
    place: moved !== undefined && 'from' in moved ? (moved.from as Ship['place']) : place,
    facing: first !== undefined && 'facing' in first ? turned(first.facing, back) : facing,
  };
}

/** Boxes that were disabled before what was heard. */
export const boxesLost = ([id, { disabled }]: Named, events: readonly Event[]): number =>
  events.reduce((sum, event) => sum - boxesIn(event, id), disabled.length);

/** How many boxes of a ship an event disables; repairs count against it. */
export function boxesIn(event: Event, ship: Named[0]): number {
  if (event.kind === 'boxes-disabled' && event.ship === ship) return event.boxes.length;
  return event.kind === 'repaired' && event.done && event.ship === ship ? -1 : 0;
}

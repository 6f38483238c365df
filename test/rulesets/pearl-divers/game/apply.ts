import type { PlaceId, SeatId } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import { change } from '#kernel/steps/change.ts';
import type { Buoy, Event, State } from './model.ts';
import { buoyAt } from './model.ts';

/** A course without places is none. */
function setCourse(draft: State, seat: SeatId, way: readonly PlaceId[]): void {
  const { [seat]: _, ...others } = draft.courses ?? {};
  const courses = way.length === 0 ? others : { ...others, [seat]: way };
  if (keysInOrder(courses).length > 0) (draft as { courses?: State['courses'] }).courses = courses;
  else delete (draft as { courses?: State['courses'] }).courses;
}

/** Carries out one event; it decides nothing. */
export function apply(draft: State, event: Event): void {
  if (event.kind === 'sailed') {
    change(draft.boats, event.seat, () => ({ place: event.place, sailed: true }));
    const [next, ...rest] = draft.courses?.[event.seat] ?? [];
    setCourse(draft, event.seat, next === event.place ? rest : []);
  }
  if (event.kind === 'stormed')
    (draft as { storms?: readonly PlaceId[] }).storms = [...(draft.storms ?? []), event.place];
  if (event.kind === 'course-set') setCourse(draft, event.seat, event.way);
  const buoys = draft.buoys as Record<string, Buoy>;
  if (event.kind === 'marked')
    buoys[buoyAt(event.seat, event.place)] = { seat: event.seat, place: event.place };
  if (event.kind === 'lifted') delete buoys[buoyAt(event.seat, event.place)];
  if (event.kind !== 'dived') return;
  change(draft.boats, event.seat, ({ pearls }) => ({
    pearls: pearls + event.found,
    dived: true,
    empty: event.found === 0,
  }));
  const reefs = draft.reefs as Record<string, number>;
  const left = reefs[event.place];
  if (left !== undefined) reefs[event.place] = left - event.found;
}

/** Ends the turn: boats may sail and dive again. */
export function close(draft: State): void {
  for (const seat of keysInOrder(draft.boats))
    change(draft.boats, seat, () => ({ sailed: false, dived: false, empty: false }));
  delete (draft as { storms?: readonly PlaceId[] }).storms;
  (draft as { turn: number }).turn += 1;
}

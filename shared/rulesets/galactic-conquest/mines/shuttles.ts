import { integer, list } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { event, hull, most, own, ownerHears, place, seat, unit } from '../declare.ts';
import type { State, View } from '../model/state.ts';
import { hasRole } from '../ships/aboard/officers.ts';

/** Ships have lost their mine sweeping shuttles in a battle (C4.25). */
export const shuttlesLost = event('shuttles-lost', {
  fields: { seat, unit, place, at: list(integer(0, most.ships), most.ships), hulls: list(hull, most.ships) },
  by: 'rules',
  hears: ownerHears,
  say: ({ unit: id, hulls }) =>
    phrase('{hulls} of {unit} {count:has|have} lost the mine sweeping shuttle.', {
      hulls: hulls.join(', '),
      unit: own(id),
      count: hulls.length,
    }),
  ahead: ({ unit: id }) => phrase('{unit} may lose mine sweeping shuttles.', { unit: own(id) }),
  apply: (draft, { unit: id, at }) =>
    change(draft.squadrons, id, ({ ships }) => ({
      ships: ships.map(({ mss, ...ship }, position) =>
        mss === true && !at.includes(position) ? { ...ship, mss } : ship,
      ),
    })),
});

/** Lots of two in which a damaged ship loses its shuttle at the end of a battle (C4.25). */
const [lostIn, ofTwo] = [1, 2] as const;

/** At the end of a battle damaged ships may lose their shuttles; those of a logistics officer have spare ones (A12.30c, C4.25). */
export function loseShuttles(
  turn: Turn<Room<State, View, never, EventIn<typeof shuttlesLost>>>,
  units: readonly UnitId[],
): void {
  for (const id of units) {
    const squadron = turn.state.squadrons[id];
    if (squadron === undefined) continue;
    const dice = turn.draw.fork('shuttles', id);
    const at = squadron.ships.flatMap((ship, position) =>
      ship.mss === true &&
      (ship.lost ?? 0) > 0 &&
      !hasRole(ship, 'LL') &&
      dice.fork(position + 1).chance(lostIn, ofTwo)
        ? [position]
        : [],
    );
    if (at.length > 0)
      turn.happen(
        shuttlesLost.of({
          seat: squadron.seat,
          unit: id,
          place: squadron.place,
          at,
          hulls: at.flatMap((position) => squadron.ships[position]?.hull ?? []),
        }),
      );
  }
}

import { list } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { plainModule, withModules } from '../bases/modules/modules.ts';
import { event, most, ownerHears, place, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import type { Ship } from '../model/ship.ts';
import type { State, View } from '../model/state.ts';
import { squadronsOf } from '../model/stations/squadrons.ts';
import { basesAt } from '../model/territory.ts';
import { shipShape } from '../ships/shapes.ts';
import { stillThere } from './ships.ts';

/** Bases of an empire that surrenders lose their officers, and their modules become cargo modules (B14.50, B14.100). */
export const basesStripped = event('bases-stripped', {
  fields: { seat, place, ships: list(shipShape, most.ships) },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('Bases in {place} go over without officers, and with cargo modules for all others.', {
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('Bases in {place} will go over without officers, and with cargo modules for all others.', {
      place: hexName(happened.place),
    }),
  apply: (draft, happened) =>
    change(draft.squadrons, basesAt(happened.place), () => ({ ships: happened.ships })),
});
export type BasesStripped = EventIn<typeof basesStripped>;

/** A base without officers, and with the plainest modules. */
function stripped({ officers: _, ...base }: Ship): Ship {
  const { modules = [] } = base;
  return stillThere(
    modules.length === 0
      ? base
      : withModules(
          base,
          modules.map(() => plainModule),
        ),
  );
}

/** Bases of an empire are stripped before they go over with their systems and hexes. */
export function stripBases(
  turn: Pick<Turn<Room<State, View, never, BasesStripped>>, 'state' | 'happen'>,
  of: SeatId,
): void {
  for (const [, { place: at, ships, fixed }] of squadronsOf(turn.state.squadrons, of)) {
    const stays = ships.every(({ officers, modules }) => officers === undefined && modules === undefined);
    if (fixed !== undefined && !stays)
      turn.happen(basesStripped.of({ seat: of, place: at, ships: ships.map(stripped) }));
  }
}

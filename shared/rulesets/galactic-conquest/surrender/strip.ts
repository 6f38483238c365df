import { list } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { plainModule, withModules } from '../bases/modules/modules.ts';
import { event, most, ownerHears, place, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { joined } from '../model/bases/integrated.ts';
import { withUsual } from '../model/battle/wings.ts';
import type { Ship } from '../model/ship.ts';
import type { State, View } from '../model/state.ts';
import { squadronsOf } from '../model/stations/squadrons.ts';
import { basesAt } from '../model/territory.ts';
import { shipShape } from '../ships/shapes.ts';
import { ceased, stillThere } from './ships.ts';

/** Bases of an empire that surrenders lose their officers and what its special technology gave them, and their modules become cargo modules (B14.50, B14.60, B14.100). */
export const basesStripped = event('bases-stripped', {
  fields: { seat, place, ships: list(shipShape, most.ships) },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase(
      'Bases in {place} change hands without officers or special technology, and with all modules replaced by cargo modules.',
      {
        place: hexName(happened.place),
      },
    ),
  ahead: (happened) =>
    phrase(
      'Bases in {place} will change hands without officers or special technology, and with all modules replaced by cargo modules.',
      {
        place: hexName(happened.place),
      },
    ),
  apply: (draft, happened) =>
    change(draft.squadrons, basesAt(happened.place), () => ({ ships: happened.ships })),
});
export type BasesStripped = EventIn<typeof basesStripped>;

/** Whether something of a base stays behind: officers, modules, or a technology that its conqueror does not have. */
const isStripped = (state: State, to: SeatId, base: Ship): boolean =>
  base.officers !== undefined ||
  withUsual(base) !== base ||
  base.modules !== undefined ||
  ceased(state, to, base) !== base;

/** A base without officers, with the plainest modules, and what its conqueror knows of technology. */
function stripped(state: State, to: SeatId, was: Ship): Ship {
  const { officers: _, ...base } = ceased(state, to, withUsual(was));
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

/** Bases of an empire are stripped before they go over with their systems and hexes; technology counts as those who take them know it (B14.60). */
export function stripBases(
  turn: Pick<Turn<Room<State, View, never, BasesStripped>>, 'state' | 'happen'>,
  of: SeatId,
  falls: (place: PlaceId) => SeatId,
): void {
  for (const [, { place: at, ships, fixed }] of squadronsOf(turn.state.squadrons, of)) {
    const to = falls(at);
    if (fixed === undefined || !ships.some((base) => isStripped(turn.state, to, base))) continue;
    const left = joined(ships.map((base) => stripped(turn.state, to, base)));
    turn.happen(basesStripped.of({ seat: of, place: at, ships: left }));
  }
}

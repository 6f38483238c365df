import { defined } from '#kernel/words/defined.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { only, valuesInOrder } from '#kernel/words/inOrder.ts';
import { beside, boardOf } from '../map/board.ts';
import type { State } from '../model/state.ts';

/** What of a world the battles of one hex ask: the hex, those around it to which somebody may retreat, and the empires that fight. */
export function sceneAt(state: State, place: PlaceId): State {
  const near = new Set([place, ...beside(boardOf(state.map), place)]);
  const isNear = (_: unknown, at: PlaceId): boolean => near.has(at);
  const { turn, before, ships, map, blind, year, alliances, stability, fallen, others } = state;
  const { systems, territory, fronts, mines, squadrons, empires, yards } = state;
  const here = only(squadrons, (one) => near.has(one.place));
  const seats = new Set(valuesInOrder(here).map(({ seat }) => seat));
  return {
    turn,
    ...defined({ before, ships, blind, year, alliances, stability, fallen, others }),
    map,
    systems: only(systems, isNear),
    territory: only(territory, isNear),
    ...defined({
      fronts: fronts && only(fronts, isNear),
      mines: mines && only(mines, (one) => near.has(one.place) || (one.to !== undefined && near.has(one.to))),
      yards: yards && only(yards, (one) => one.place === place),
    }),
    squadrons: here,
    empires: only(empires, (_, seat) => seats.has(seat)),
  };
}

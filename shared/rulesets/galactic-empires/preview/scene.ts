import { plainCopy } from '#kernel/codec/plainCopy.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { State } from '../model/state.ts';

/** What a battle in a sector can have to do with, apart from the rest of the world: the sector, those linked to it, and everybody there. A copy. */
export function sceneAt(state: State, place: PlaceId): State {
  const near = new Set([place, ...(state.sectors[place]?.links ?? [])]);
  return plainCopy({
    ...state,
    sectors: Object.fromEntries(inOrder(state.sectors).filter(([id]) => near.has(id))),
    units: Object.fromEntries(inOrder(state.units).filter(([, unit]) => near.has(unit.place))),
  });
}

/** Names a battle of the plan among those of its sector. */
export const battleName = ({ phase }: { readonly phase: number }): string => `b${phase}`;

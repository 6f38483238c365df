import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Unit } from '../state.ts';
import type { Mutable } from './change.ts';

/** A unit without ships: retreat level 5 (GE 7043), defend option on (E-60), nothing done yet this turn. */
export function blankUnit(
  kind: Unit['kind'],
  number: number,
  name: string,
  place: PlaceId,
  owner: SeatId | undefined,
): Mutable<Unit> {
  return {
    kind,
    number,
    name,
    ...defined({ owner }),
    place,
    stacks: [],
    admirals: [],
    retreatLevel: 5,
    defends: true,
    cloaked: false,
    cloakChanged: false,
    waits: 0,
    spent: false,
    travelled: 0,
    retreated: false,
  };
}

import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { noSuchSector } from '../diplomacy/permission.ts';
import { empireArg, namedPlace } from '../model/naming.ts';
import { partnerProblem } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import { shipCount, visibleUnitsAt } from '../model/units/forces.ts';
import { impossible } from '../refusals.ts';

/** Why `to` accepts no gift from `seat`, sector or resources (GE 279, 813, 942). */
export function giftTakerProblem(state: State, seat: SeatId, to: SeatId): Problem | undefined {
  const problem = partnerProblem(state, seat, to, 'GE 293');
  if (problem !== undefined || !(state.empires[to]?.refuses.includes(seat) ?? false)) return problem;
  return impossible('GE 279', 'gifts-refused', {
    empire: empireArg(state, to),
  });
}

/** Why the sector cannot be given to that empire now, apart from the number of gifts (GE 938-948). */
export function giftProblem(state: State, seat: SeatId, place: PlaceId, to: SeatId): Problem | undefined {
  return (
    giftSectorProblem(state, seat, place) ??
    giftTakerProblem(state, seat, to) ??
    giftReachProblem(state, place, to)
  );
}

/** Why the empire cannot give this sector away at all (GE 293). */
export function giftSectorProblem(state: State, seat: SeatId, place: PlaceId): Problem | undefined {
  const sector = state.sectors[place];
  if (sector === undefined) return noSuchSector();
  if (sector.owner === seat) return undefined;
  return impossible('GE 293', 'not-owned/give', { place: namedPlace(place, sector) });
}

/** Why that empire cannot receive the sector: it needs a starship there or in a linked sector (GE 944). OURS: not a cloaked one, which would be revealed. */
export function giftReachProblem(state: State, place: PlaceId, to: SeatId): Problem | undefined {
  const near = [place, ...(state.sectors[place]?.links ?? [])].flatMap((at) => visibleUnitsAt(state, at));
  if (near.some(([, unit]) => unit.owner === to && shipCount(unit) > 0)) return undefined;
  return impossible('GE 944', 'nobody-to-take', {
    empire: empireArg(state, to),
    place: namedPlace(place, state.sectors[place]),
  });
}

/** Why the empire can give away no more sectors this turn: two is the limit (GE 946). `given`: the gifts that succeeded (E-59). */
export function giftLimitProblem(state: State, given: number): Problem | undefined {
  const { gifts } = state.parameters;
  if (given < gifts) return undefined;
  return impossible('GE 946', 'too-many-gifts', { gifts });
}

import type { Room } from '#kernel/declare/room.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { boardOf, distance } from '../map/board.ts';
import { plainBase } from '../model/bases/plain.ts';
import type { Officer } from '../model/condition/officer.ts';
import type { Forces } from '../model/force.ts';
import { forceOf } from '../model/force.ts';
import { homeworldOf } from '../model/homeworld.ts';
import type { State, View } from '../model/state.ts';
import { basesOf, squadronsAt } from '../model/stations/squadrons.ts';
import { basesAt, basesIn } from '../model/territory.ts';
import { canServe, nameOfOfficer, refugeOf, takesNobody } from './corps.ts';
import { mayRide } from '../ships/aboard/officers.ts';
import type { OfficerEvent } from './events.ts';
import { officerEscaped, officerLost } from './events.ts';

export type Serving = Pick<Turn<Room<State, View, never, OfficerEvent>>, 'state' | 'happen'>;

/** A ship among the squadrons. */
export interface Berthed {
  readonly unit: UnitId;
  readonly at: number;
}

/** The ships at these positions of the side of a squadron, as they stand in its squadrons. */
export function berthsOf(state: Forces, unit: UnitId, positions: readonly number[]): readonly Berthed[] {
  const all = forceOf(state, unit).flatMap((part) =>
    part.ships.map((_, at): Berthed | undefined =>
      part.kind === 'squadron' ? { unit: part.unit, at } : undefined,
    ),
  );
  return positions.flatMap((at) => all[at] ?? []);
}

/** Faces of a die on which an officer gets away (A12.401). */
const getsAway = 3;
const large: readonly string[] = ['SB', 'SF', 'SP'];

/** The nearest starbase or larger base of an empire. OURS: a homeworld counts as one (C2.20). */
function nearestBase(state: State, seat: SeatId, from: PlaceId): PlaceId | undefined {
  const board = boardOf(state.map);
  const home = homeworldOf(state, seat);
  const bases = basesOf(state.squadrons, seat).flatMap(([, { ships, place }]) =>
    place !== from && ships.some(({ hull }) => large.includes(plainBase(hull))) ? [place] : [],
  );
  return [...bases, ...(home === undefined || home === from ? [] : [home])].toSorted(
    compareBy(
      (place) => distance(board, from, place) ?? Infinity,
      (place) => place,
    ),
  )[0];
}

/** Where an officer arrives who is on the way to a place. OURS: if nothing there is the empire’s any longer, at its nearest starbase, homeworld or system, and where it has none, they wait where they are (A12.401). */
export function landingOf(state: State, seat: SeatId, place: PlaceId): PlaceId {
  const isOwn = state.systems[place]?.owner === seat || basesIn(state, place)?.seat === seat;
  return isOwn ? place : (nearestBase(state, seat, place) ?? refugeOf(state, seat, place) ?? place);
}

/** Where in the hex an officer goes who gets away: where they function first, else to any ship that takes officers, and to no base on which they do not serve (C2.45, C9.11, C9.20). OURS: nor to a mothballed ship. */
function harbourOf(
  { squadrons, systems }: State,
  seat: SeatId,
  place: PlaceId,
  officer: Officer,
  gone: readonly Berthed[],
): Berthed | undefined {
  const ships = squadronsAt(squadrons, place).flatMap(([unit, squadron]) =>
    squadron.seat !== seat
      ? []
      : squadron.ships.flatMap((ship, at) =>
          gone.some((one) => one.unit === unit && one.at === at) ||
          ship.engaged?.boarded === true ||
          takesNobody(ship) !== undefined ||
          ship.stored === true ||
          ship.scrapped !== undefined ||
          !mayRide(ship, officer)
            ? []
            : [{ unit, at, fits: canServe({ systems }, officer, { squadron, at, ship }) }],
        ),
  );
  return ships.find(({ fits }) => fits) ?? ships[0];
}

/** Officers on bases of a hex that are about to go to another empire get away, or are lost (A12.401). */
export function leaveBases(turn: Serving, draw: Draw, seat: SeatId, place: PlaceId): void {
  const bases = basesIn(turn.state, place);
  if (bases?.seat === seat)
    escapeFrom(
      turn,
      draw,
      bases.ships.map((_, at) => ({ unit: basesAt(place), at })),
    );
}

/** Officers of ships that are about to be lost get away, or are lost with them (A12.401, C14.55). OURS: from captured ships as from destroyed ones. */
export function escapeFrom(turn: Serving, draw: Draw, gone: readonly Berthed[]): void {
  for (const { unit, at } of gone) {
    const squadron = turn.state.squadrons[unit];
    const ship = squadron?.ships[at];
    if (squadron === undefined || ship?.officers === undefined) continue;
    const { seat, place } = squadron;
    for (const officer of ship.officers) {
      const dice = draw.fork('escape', officer.id);
      const common = { seat, officer: officer.id, name: nameOfOfficer(officer), hull: ship.hull };
      const harbour = harbourOf(turn.state, seat, place, officer, gone);
      const home = harbour === undefined ? nearestBase(turn.state, seat, place) : undefined;
      const escapes = (harbour ?? home) !== undefined && dice.int(6) <= getsAway;
      if (escapes && harbour !== undefined)
        turn.happen(officerEscaped.of({ ...common, place, to: harbour.unit, at: harbour.at }));
      else if (escapes && home !== undefined)
        turn.happen(
          officerEscaped.of({ ...common, place: home, due: turn.state.turn + 1 + dice.fork('turns').int(4) }),
        );
      else turn.happen(officerLost.of(common));
    }
  }
}

import { gapIn } from '#kernel/board/way.ts';
import { defined } from '#kernel/words/defined.ts';
import { shelvedBy } from '#kernel/steps/shelves.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { barrierOf } from '../mines/crossing.ts';
import { liesLow } from '../model/seeing/veil.ts';
import { pointsForMines } from '../model/mines.ts';
import { isStored } from '../model/condition/storing.ts';
import { basesIn, isFixed, territoryOwner } from '../model/territory.ts';
import type { Squadron } from '../model/squadron.ts';
import { areAllied } from '../model/relations/alliances.ts';
import type { State } from '../model/state.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { beside, boardOf, hexName } from '../map/board.ts';
import { groundAt, isDeepSpace } from '../map/ground.ts';
import { isOpenTo } from '../sensors/veils.ts';
import { impossible } from '../refusals.ts';
import { moveSegments } from '../segments.ts';

/** The first gap of a way that begins at a place, or the first hex of it beyond the edge of the arm; undefined if there is neither (D1.60, A5.20). */
export function brokenWay(map: State['map'], start: PlaceId, way: readonly PlaceId[]): Problem | undefined {
  const board = boardOf(map);
  const gap = gapIn((place) => beside(board, place), start, way);
  if (gap !== undefined)
    return impossible('GC D1.60', 'not-beside', { from: hexName(gap.from), place: hexName(gap.to) });
  const deep = way.find((place) => isDeepSpace(map, place));
  return deep && impossible('GC A5.20', 'arm-edge', { place: hexName(deep) });
}

/** The segments in which a squadron spends its movement points: on its course, and after that on searches (D1.40, B2.20, D2.37). */
export const segmentsOf = (way: readonly PlaceId[], searches = 0): readonly number[] | undefined =>
  moveSegments[way.length + searches - 1];

/** Movement points of a squadron after those of its course: for searches, for minefields, and of gunboats that are away what they have beside it (B2.20, C4.10, C20.25). */
export const spareOf = (squadron: Squadron): number =>
  (squadron.raid?.searches ?? squadron.search?.searches ?? 0) +
  pointsForMines(squadron) +
  (squadron.away?.spare ?? 0);

/** A squadron that makes its next move now. */
export interface Mover {
  readonly unit: UnitId;
  readonly squadron: Squadron;
  readonly plot: NonNullable<Squadron['plot']>;
  readonly to: PlaceId;
}

/** By the segment in which they move next. */
const nextIn = shelvedBy<Squadron, number>((squadron) => {
  const { plot, waited = 0 } = squadron;
  return plot === undefined || plot.done >= plot.way.length
    ? undefined
    : segmentsOf(plot.way, spareOf(squadron))?.[plot.done + waited];
});

/** Whoever has still to move in this segment, by squadron (D1.40). */
export const moversIn = ({ squadrons }: State, segment: number): readonly Mover[] =>
  nextIn(squadrons, segment).flatMap(([unit, squadron]) => {
    const { plot } = squadron;
    const to = plot?.way[plot.done];
    return plot === undefined || to === undefined ? [] : [{ unit, squadron, plot, to }];
  });

/** The most hexes that a squadron moves in a turn in which it enters unnavigable space (A203.00). */
const redSpeed = 3;

/**
 * Whether a squadron stops before a red hex: it moves faster than is possible there, or comes from other space and has moved this turn (A203.00).
 * OURS: from red hex to red hex it goes on.
 */
export const isStoppedByRed = (
  { map }: Pick<State, 'map'>,
  { squadron, plot: { way, done }, to }: Omit<Mover, 'unit'>,
): boolean =>
  groundAt(map, to).kind === 'red' &&
  (way.length > redSpeed || (done > 0 && groundAt(map, squadron.place).kind !== 'red'));

/** Moves of a squadron’s course that a red hex on it will set free for reactions, as a strategic stop does; 0: none (A203.00, D2.36). */
export function freedByRed(state: Pick<State, 'map'>, squadron: Squadron): number {
  const { plot, place: from } = squadron;
  if (plot === undefined) return 0;
  const at = plot.way.findIndex((to, done) => {
    const place = plot.way[done - 1] ?? from;
    return (
      done > 0 && isStoppedByRed(state, { squadron: { ...squadron, place }, plot: { ...plot, done }, to })
    );
  });
  return at < 0 ? 0 : plot.way.length - at;
}

/** Whether a squadron of another empire bars a hex against one: both see each other in the open (C6.20). Bases and mothballed ships keep nobody out of their hex (A5.35, B9.40). */
export const isBarredTo = (
  state: Pick<State, 'squadrons' | 'map' | 'alliances'>,
  one: Squadron,
  place: PlaceId,
): boolean =>
  squadronsAt(state.squadrons, place).some(
    ([, other]) =>
      other.seat !== one.seat &&
      !areAllied(state, other.seat, one.seat) &&
      !isFixed(other) &&
      !isStored(other) &&
      isOpenTo(state, one.seat, other) &&
      isOpenTo(state, other.seat, { ...one, place }),
  );

/** Whether mothballed ships of another empire are there, which whoever is told to attack fights on entering (B9.40). */
export const hasForeignStores = (
  state: Pick<State, 'squadrons' | 'alliances'>,
  seat: SeatId,
  place: PlaceId,
): boolean =>
  squadronsAt(state.squadrons, place).some(
    ([, other]) => other.seat !== seat && !areAllied(state, other.seat, seat) && isStored(other),
  );

/** A squadron on its course, as minefields ask for it. */
export const passingOf = ({ unit, squadron, plot, to }: Mover, segment: number) => ({
  unit,
  squadron,
  to,
  ends: plot.done === plot.way.length - 1,
  segment,
});

/** Whose bases stand in a hex and do not hide (C8.20). */
const openBases = (state: State, place: PlaceId): SeatId | undefined => {
  const bases = basesIn(state, place);
  return bases === undefined || liesLow(bases) ? undefined : bases.seat;
};

/** Whether a squadron is under cloak as a whole: nobody who has not found it stops for it (C6.20). */
const isUnseen = (state: State, one: Squadron): boolean =>
  keysInOrder(state.empires).some((seat) => !isOpenTo(state, seat, one));

/** A hex that squadrons of two empires are about to enter together. */
export interface Meeting {
  readonly place: PlaceId;
  readonly seats: readonly SeatId[];
  /** Who is advancing by the rules; absent in neutral space, where it must be judged (A1.15). */
  readonly advances?: SeatId;
}

/** Where squadrons of two empires come together in this segment, in the order of hexes: whoever defends a system gets there first (D1.80), else whoever’s space it is. */
export function meetingsIn(state: State, segment: number): readonly Meeting[] {
  const movers = moversIn(state, segment).filter(
    (mover) => barrierOf(state, passingOf(mover, segment))?.how !== 'wait',
  );
  const places = [...new Set(movers.map(({ to }) => to))].sort();
  return places.flatMap((place): readonly Meeting[] => {
    const seats = [
      ...new Set(
        movers
          .filter(({ to, squadron }) => to === place && !isUnseen(state, { ...squadron, place }))
          .map(({ squadron }) => squadron.seat),
      ),
    ].sort();
    if (seats.length < 2 || seats.every((one) => one === seats[0] || areAllied(state, one, seats[0] ?? one)))
      return [];
    // Who defends something gets to it first (D1.80).
    const owner =
      state.systems[place]?.owner ??
      openBases(state, place) ??
      state.fronts?.[place] ??
      territoryOwner(state, place);
    const foreign = owner === undefined ? undefined : seats.find((seat) => seat !== owner);
    return [{ place, seats, ...defined({ advances: foreign }) }];
  });
}

/** Whether a squadron has moved in this segment. */
export function hasMoved(squadron: Squadron, segment: number): boolean {
  // A strategic stop leaves the segments of the moves before it as they were (D2.36).
  const { plot, freed = 0, waited = 0 } = squadron;
  const made = (plot?.done ?? 0) + waited - 1;
  return plot !== undefined && segmentsOf(plot.way, spareOf(squadron) + freed)?.[made] === segment;
}

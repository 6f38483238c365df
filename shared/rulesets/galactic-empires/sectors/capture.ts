import { defined } from '#kernel/words/defined.ts';
import type { OrderRef, PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { GeTurn } from '../declare.ts';
import { areHostile } from '../model/relations.ts';
import type { State, Unit } from '../model/state.ts';
import type { NamedUnit } from '../model/units/forces.ts';
import { canFight, headCount, unitsByPlace } from '../model/units/forces.ts';
import { canCloak } from '../movement/cloaking.ts';
import { phaseOrdersFor } from '../movement/phases.ts';
import { starship } from '../tables/starships.ts';
import type { Happening } from './events.ts';

/** An empire that could take a sector, with the figures that decide. */
export interface Candidate {
  readonly seat: SeatId;
  /** Starships and admirals. */
  readonly heads: number;
  /** Combat for taking sectors, in tenths. */
  readonly strength: number;
}

/** Combat needed to take a sector, in tenths (GE 741, 1136). */
const leastStrength = 100;

/** Combat of a unit for taking sectors, in tenths: types that can cloak count a tenth, even uncloaked (GE 741, E-21). */
export function captureStrength(state: State, unit: Unit): number {
  const ships = unit.stacks.reduce((sum, { type, count }) => {
    const { attacks, combat } = starship(type);
    return sum + count * attacks * combat * (canCloak(state, type) ? 1 : 10);
  }, 0);
  return unit.admirals.reduce((sum, { attacks, combat }) => sum + attacks * combat * 10, ships);
}

/**
 * The empires that may take the sector from its owner: none while the owner has a visible unit there, else the owner's enemies with
 * enough combat; of these those with most starships and admirals, then those with most combat (GE 741-751, E-21, E-22).
 * Several are left only if they are equal in both; then a die decides.
 * @param units all units at the place, in id order
 */
export function takers(state: State, place: PlaceId, units: readonly NamedUnit[]): readonly Candidate[] {
  const owner = state.sectors[place]?.owner;
  const present = units.map(([, unit]) => unit).filter(canFight);
  if (present.some((unit) => unit.owner === owner)) return [];
  const invaders = present.filter((unit) => areHostile(state, owner, unit.owner, place));
  const able = candidatesOf(state, invaders).filter(({ strength }) => strength >= leastStrength);
  const most = best(able, ({ heads }) => heads);
  return best(most, ({ strength }) => strength);
}

function candidatesOf(state: State, units: readonly Unit[]): readonly Candidate[] {
  return [...Map.groupBy(units, ({ owner }) => owner)]
    .flatMap(([seat, own]): Candidate[] => {
      if (seat === undefined) return [];
      const heads = own.reduce((sum, unit) => sum + headCount(unit), 0);
      return [{ seat, heads, strength: own.reduce((sum, unit) => sum + captureStrength(state, unit), 0) }];
    })
    .sort((a, b) => (a.seat < b.seat ? -1 : 1));
}

function best(candidates: readonly Candidate[], of: (candidate: Candidate) => number): readonly Candidate[] {
  const most = Math.max(...candidates.map(of));
  return candidates.filter((candidate) => of(candidate) === most);
}

/** Sectors in which the owner has no visible units left are captured by enemies there (GE 739-753). */
export function sectorOwnership(turn: GeTurn<Happening>): void {
  const forces = unitsByPlace(turn.state);
  for (const [place, sector] of inOrder(turn.state.sectors)) {
    const units = forces.get(place) ?? [];
    if (units.every(([, { owner }]) => owner === sector.owner)) continue;
    const candidates = takers(turn.state, place, units);
    if (candidates.length === 0) continue;
    const { seat } = turn.draw.fork(place).pick(candidates);
    capture(turn, place, seat, units);
  }
}

function capture(turn: GeTurn<Happening>, place: PlaceId, taker: SeatId, units: readonly NamedUnit[]): void {
  const from = turn.state.sectors[place]?.owner;
  const cause = broughtBy(
    turn,
    units.filter(([, unit]) => unit.owner === taker && !unit.cloaked),
  );
  turn.happen({
    kind: 'sector-captured',
    place,
    ...defined({ from }),
    by: taker,
    ...defined({ cause }),
  });
}

/** The order by which the first of these units came here this turn; undefined if all were here before. */
function broughtBy(turn: GeTurn<Happening>, units: readonly NamedUnit[]): OrderRef | undefined {
  for (const [id, { owner, movedIn, place }] of units) {
    const order =
      owner === undefined || movedIn === undefined ? undefined : phaseOrdersFor(turn, owner, id)[movedIn - 1];
    if (order?.kind === 'travel' && order.to === place) return order.ref;
  }
  return undefined;
}

import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { remembered } from '#kernel/steps/remembered.ts';
import { isOpenTo } from '../sensors/veils.ts';
import type { Sighted } from '../model/bases/shape.ts';
import { isFixed } from '../model/territory.ts';
import type { State, View } from '../model/state.ts';
import { readable } from '../ships/sense/decoys.ts';

/** The grade from which on sensors tell hulls (C5.10). */
const hullGrade = 4;

/** Bases as they are seen now: their kinds stay known while they are seen from afar, and are those of the same empire. */
const stillKnown = (seen: Sighted, known: Sighted | undefined): Sighted =>
  known?.seat === seen.seat && seen.hulls === undefined ? { ...known, ...seen } : seen;

/** Foreign bases that sensors read now, with those that were read earlier: a base that they see at all is on the map (C8.20). */
export function sightingsOf(
  state: State,
  me: SeatId,
  grades: ReadonlyMap<PlaceId, number>,
  last?: View,
): Pick<View, 'sighted'> {
  const now = inOrder(state.squadrons).flatMap(([, one]) => {
    const grade = grades.get(one.place);
    if (!isFixed(one) || one.seat === me || grade === undefined || !isOpenTo(state, me, one)) return [];
    const { seat, place } = one;
    const hulls = grade < hullGrade ? {} : { hulls: readable(one, me).map(({ hull }) => hull) };
    return [[place, { turn: state.turn, seat, ...hulls }] as const];
  });
  const before = last?.sighted ?? {};
  const kept = now.map(([place, seen]) => [place, stillKnown(seen, before[place])] as const);
  const all = remembered(before, Object.fromEntries(kept), (place) => grades.has(place));
  return keysInOrder(all).length === 0 ? {} : { sighted: all };
}

/** Sites that a seat knows: its own, and all of them for the game master. */
export function sitesKnown({ sites = {} }: State, me: SeatId): Pick<View, 'sites'> {
  const known = Object.fromEntries(
    inOrder(sites).flatMap(([place, all]) => {
      const own = all.filter(({ seat }) => me === gameMaster || seat === me);
      return own.length === 0 ? [] : [[place, own] as const];
    }),
  );
  return keysInOrder(known).length === 0 ? {} : { sites: known };
}

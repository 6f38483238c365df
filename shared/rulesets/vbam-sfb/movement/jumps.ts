import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { TurnOf } from '../declare.ts';
import type { State } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { areFriends, controlIn, shipsAt, shipsOnWay } from '../supply/control.ts';
import { cannotMove, groupOf, startOf } from './ways.ts';
import type { move } from './moves.ts';
import { explored, moved, stopped } from './moves.ts';

type MoveTurn = TurnOf<typeof move | typeof moved | typeof stopped | typeof explored>;

interface Going {
  readonly seat: SeatId;
  readonly unit: UnitId;
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly cause: OrderRef;
  /** It starts between these sectors. */
  readonly launched: boolean;
}

/** What takes this step: each unit by the first legal order that moves it (VB 95), and by no other in later steps. All of a group go, or none. */
function going(turn: MoveTurn): readonly Going[] {
  const { state, pass } = turn;
  const control = controlIn(state);
  const ordered = new Set<UnitId>();
  return turn.orders('move').flatMap(({ seat, unit, order }): readonly Going[] => {
    const { way, along, ref: cause } = order;
    const group = unit === undefined ? [] : groupOf(state, unit, along);
    const own = group.filter((one) => state.units[one]?.seat === seat);
    if (pass === 1) {
      const problem = own.some((one) => ordered.has(one) || state.movers?.[one] !== undefined)
        ? impossible('VB 204', 'moving-already')
        : cannotMove(state, seat, unit, { way, along }, control);
      if (problem !== undefined) turn.refuse(cause, problem);
      if (problem !== undefined) return [];
      for (const one of own) ordered.add(one);
    }
    const [from, to] = [way[pass - 2], way[pass - 1]];
    if (to === undefined) return [];
    return group.flatMap((one) => {
      const now = state.units[one];
      if (now?.seat !== seat) return [];
      const launched = now.between !== undefined;
      const goesOn = state.movers?.[one] === cause && now.place === from && !launched;
      const isOn = pass === 1 || goesOn;
      return isOn ? [{ seat, unit: one, from: startOf(now, way), to, cause, launched }] : [];
    });
  });
}

type ByStart = ReadonlyMap<PlaceId, readonly Going[]>;

/** Others who are no friends and come the other way. */
const facing = (state: State, all: ByStart, { seat, from, to }: Going): readonly Going[] =>
  (all.get(to) ?? []).filter((other) => other.to === from && !areFriends(state, seat, other.seat));

/** Whether others who are no friends come along a path from between its sectors: nobody uses it against them (VB 206). */
const isShut = (state: State, all: ByStart, one: Going): boolean =>
  !one.launched && facing(state, all, one).some(({ launched }) => launched);

/** Whether others who are no friends come the other way, or stand on it; nothing stops who starts on it (VB 206). */
function isMet(state: State, all: ByStart, one: Going): boolean {
  if (one.launched) return false;
  const { seat, from, to } = one;
  const leaving = new Set([...all.values()].flat().map(({ unit }) => unit));
  const standing = [...shipsOnWay(state, to, from), ...shipsOnWay(state, from, to)].filter(
    ([id]) => !leaving.has(id),
  );
  return (
    facing(state, all, one).length > 0 ||
    standing.some(([, { seat: other }]) => !areFriends(state, seat, other))
  );
}

/** Whether strangers to peace are where a force passes: its way is no longer Controlled (VB 204). */
const isHeld = (state: State, { seat, from }: Going): boolean =>
  shipsAt(state, from).some(([, unit]) => !areFriends(state, seat, unit.seat));

/** What cannot take this step after all, with why. */
function stayingIn({ state, pass }: MoveTurn, all: readonly Going[]): ReadonlyMap<Going, Problem> {
  const byStart = Map.groupBy(all, ({ from }) => from);
  return new Map(
    all.flatMap((one): readonly (readonly [Going, Problem])[] => {
      if (pass > 1 && isHeld(state, one)) return [[one, impossible('VB 204', 'held-up')]];
      return isShut(state, byStart, one) ? [[one, impossible('VB 206', 'path-taken')]] : [];
    }),
  );
}

/** All move together, sector by sector (VB 206). */
export function moveAll(turn: MoveTurn): void {
  const { state } = turn;
  const all = going(turn);
  const held = stayingIn(turn, all);
  const free = all.filter((one) => !held.has(one));
  const byStart = Map.groupBy(free, ({ from }) => from);
  const met = new Set(free.filter((one) => isMet(state, byStart, one)));
  const refused = new Set<OrderRef>();
  for (const [{ cause }, problem] of held) {
    if (!refused.has(cause)) turn.refuse(cause, problem);
    refused.add(cause);
  }
  for (const one of free) {
    const { seat, unit, from, to, cause } = one;
    if (met.has(one)) turn.happen(stopped.of({ seat, unit, place: from, between: to, cause }));
    else turn.happen(moved.of({ seat, unit, from, place: to, cause }));
  }
  for (const { seat, to: place, cause } of free.filter((one) => !met.has(one)))
    if (turn.state.empires[seat]?.explored.includes(place) === false)
      turn.happen(explored.of({ seat, place, cause }));
}

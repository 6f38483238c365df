import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import type { Sequence, Step, Turn } from '#kernel/sequence/step.ts';
import type { VbamSfb } from '../game.ts';
import type { State } from '../model/state.ts';
import { unitsOf } from '../model/stations.ts';
import { cannotGuard, cannotMove, cannotRoute, groupOf, removedTo, startOf } from './ways.ts';
import { areFriends, contactsOf, controlIn, shipsAt, shipsOnWay, supplyOf } from '../supply/control.ts';
import { strayedIn } from '../economy/trade.ts';
import { pairOf } from '../model/relations.ts';
import { moves } from '../model/figures.ts';
import { impossible } from '../refusals.ts';

/** Powers that have come into touch know each other (VB 119). */
export const contact: Step<VbamSfb> = {
  name: 'Contact',
  cite: 'VB 119',
  run(turn) {
    if (turn.state.strangers.length === 0) return;
    const control = controlIn(turn.state);
    for (const seat of keysInOrder(turn.state.empires)) {
      const strangers = keysInOrder(turn.state.empires).filter((other) =>
        turn.state.strangers.includes(pairOf(seat, other)),
      );
      for (const to of contactsOf(turn.state, control, seat, strangers))
        turn.happen({ kind: 'contact-made', seat, to });
    }
  },
};

/** Sentries are assigned, or removed and put where their fleet is (VB 208, 210). */
function guard(turn: Turn<VbamSfb>): void {
  for (const { seat, unit, order } of turn.orders('guard')) {
    const { ref: cause, fleet } = order;
    const problem = cannotGuard(turn.state, seat, unit, fleet);
    const from = unit && turn.state.units[unit]?.place;
    if (problem !== undefined) turn.refuse(cause, problem);
    if (problem !== undefined || unit === undefined || from === undefined) continue;
    const place = fleet === undefined ? removedTo(turn.state, unit) : undefined;
    const guarded = fleet === undefined ? {} : { fleet };
    turn.happen({ kind: 'guard-set', seat, unit, place: from, ...guarded, cause });
    if (place !== undefined) turn.happen({ kind: 'moved', seat, unit, from, place, cause });
  }
}

/** Sentries and trade routes are reassigned before anything moves (VB 210, 212). */
export const assignments: Step<VbamSfb> = {
  name: 'Sentries and Trade Routes',
  cite: 'VB 208',
  run(turn) {
    guard(turn);
    oneByOne(
      turn,
      turn.orders('route'),
      ({ seat, unit, order }) => cannotRoute(turn.state, seat, unit, order.way),
      ({ seat, unit, order: { ref: cause, way } }) => {
        const place = unit && turn.state.units[unit]?.place;
        if (unit === undefined || place === undefined) return undefined;
        return { kind: 'route-set', seat, unit, place, way, cause };
      },
    );
  },
};

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
function going(turn: Turn<VbamSfb>): readonly Going[] {
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
function stayingIn({ state, pass }: Turn<VbamSfb>, all: readonly Going[]): ReadonlyMap<Going, Problem> {
  const byStart = Map.groupBy(all, ({ from }) => from);
  return new Map(
    all.flatMap((one): readonly (readonly [Going, Problem])[] => {
      if (pass > 1 && isHeld(state, one)) return [[one, impossible('VB 204', 'held-up')]];
      return isShut(state, byStart, one) ? [[one, impossible('VB 206', 'path-taken')]] : [];
    }),
  );
}

function step(turn: Turn<VbamSfb>): void {
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
    if (met.has(one)) turn.happen({ kind: 'stopped', seat, unit, place: from, between: to, cause });
    else turn.happen({ kind: 'moved', seat, unit, from, place: to, cause });
  }
  for (const { seat, to: place, cause } of free.filter((one) => !met.has(one)))
    if (turn.state.empires[seat]?.explored.includes(place) === false)
      turn.happen({ kind: 'explored', seat, place, cause });
}

/** Which Trade Fleets have visited their routes (VB 85). */
const trading: Step<VbamSfb> = {
  name: 'Trade Routes Visited',
  cite: 'VB 85',
  run(turn) {
    for (const [unit, { seat, place, strayed = false }] of strayedIn(turn.state))
      turn.happen({ kind: 'trade-changed', seat, unit, place, trades: strayed });
  },
};

/** All move together, sector by sector (VB 206). */
export const movement: Sequence<VbamSfb> = [
  assignments,
  {
    pass: 'Jump',
    repeat: [{ name: 'Movement Phase', cite: 'VB 204', run: step }],
    until: (_, pass) => pass >= moves.fast,
  },
  trading,
];

/** Whether each unit finds a way to a supply point (VB 224). */
export const supplyPhase: Step<VbamSfb> = {
  name: 'Supply Phase',
  cite: 'VB 224',
  run(turn) {
    for (const seat of keysInOrder(turn.state.empires)) {
      const range = supplyOf(turn.state, seat);
      for (const [unit, { place, unsupplied }] of unitsOf(turn.state.units, seat))
        if (range.has(place) === unsupplied)
          turn.happen({ kind: 'supply-changed', seat, unit, place, supplied: unsupplied });
    }
  },
};

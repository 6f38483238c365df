import { list } from '#kernel/codec/shapes.ts';
import { atPlace } from '#kernel/declare/entries.ts';
import { several } from '#kernel/declare/entries.ts';
import { way } from '#kernel/declare/entries.ts';
import { change } from '#kernel/steps/change.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { TurnOf } from '../declare.ts';
import { event } from '../declare.ts';
import { ofSystem } from '../declare.ts';
import { ofUnit } from '../declare.ts';
import { order } from '../declare.ts';
import { ownAt } from '../declare.ts';
import { toOwner } from '../declare.ts';
import { labelOf } from '../map/board.ts';
import { arrive } from '../model/drafts.ts';
import { moves } from '../model/figures.ts';
import { imagine } from '../model/imagine.ts';
import { place } from '../model/parts.ts';
import { unit } from '../model/parts.ts';
import type { State } from '../model/state.ts';
import { carriedBy } from '../model/stations.ts';
import { changeUnit } from '../model/stations.ts';
import { stepsTo } from '../model/words.ts';
import { systemArg } from '../model/words.ts';
import { unitArg } from '../model/words.ts';
import { unitChoices } from '../model/words.ts';
import { waySaid } from '../model/words.ts';
import { impossible } from '../refusals.ts';
import { areFriends } from '../supply/control.ts';
import { controlIn } from '../supply/control.ts';
import { shipsAt } from '../supply/control.ts';
import { shipsOnWay } from '../supply/control.ts';
import { designOf } from '../units/designs.ts';
import { isMobile } from '../units/designs.ts';
import { areTogether } from './ways.ts';
import { cannotMove } from './ways.ts';
import { groupOf } from './ways.ts';
import { startOf } from './ways.ts';
import { wayTo } from './ways.ts';
/** Most units of one order that move along with the first. */
const mostAlong = 200;

/** Moves a unit, and others in its sector with it, sector by sector (VB 204). */
export const move = order('move', {
  fields: { way: list(place, moves.fast), along: list(unit, mostAlong) },
  title: 'Move',
  offers(view, at) {
    const [, one] = ownAt(view, at) ?? [];
    return one !== undefined && !one.mothballed && isMobile(designOf(one)) ? [{ way: [], along: [] }] : [];
  },
  form(view, given, { unit: id }) {
    const first = id === undefined ? undefined : view.units[id];
    const of = unitChoices(
      view,
      (other, one) =>
        other !== id &&
        areTogether(one, first) &&
        one.seat === view.me &&
        !one.mothballed &&
        isMobile(designOf(one)),
    );
    const bounds = {
      most: moves.fast,
      ...(first === undefined ? {} : { from: atPlace(first.place) }),
      ...(id === undefined ? {} : { unit: id }),
    };
    const along = { of, ordered: false, most: Math.min(mostAlong, of.length) };
    return [
      way(given, 'way', 'Way', bounds, {
        along: () => stepsTo(given.way),
        ahead: ({ place: to }) =>
          id === undefined || given.way.length > 0
            ? [{ position: atPlace(to) }]
            : stepsTo(wayTo(imagine(view), view.me, id, to)),
      }),
      ...(of.length === 0 ? [] : [several(given, 'along', 'Along with it', along)]),
    ];
  },
  cannot: (state, { seat: giver, unit: id, order: given }) => cannotMove(state, giver, id, given),
  say: ({ way: sectors, along }) =>
    sectors.length === 0
      ? phrase('Move')
      : along.length === 0
        ? phrase('Move to {places}', { places: waySaid(sectors) })
        : phrase('Move to {places} with {count|other unit|other units}', {
            places: waySaid(sectors),
            count: along.length,
          }),
});

/** A unit enters `place`. */
export const moved = event('moved', {
  fields: { ...ofUnit, from: place },
  by: 'either',
  ...toOwner,
  say: ({ unit, place }, view) =>
    phrase('{unit} moves to {sector}.', { unit: unitArg(view, unit), sector: systemArg(place) }),
  ahead: ({ unit, place }, view) =>
    phrase('{unit} will move to {sector}.', { unit: unitArg(view, unit), sector: systemArg(place) }),
  apply: (draft, { unit, from, place, cause }) => {
    arrive(draft, unit, place, from);
    if (cause !== undefined) draft.movers = { ...draft.movers, [unit]: cause };
  },
});

/** A unit is stopped on the way from `place`. */
export const stopped = event('stopped', {
  fields: { ...ofUnit, between: place },
  by: 'order',
  ...toOwner,
  say: ({ unit, place, between }, view) =>
    phrase('{unit} is stopped on the way from {place} to {between}.', {
      unit: unitArg(view, unit),
      place: systemArg(place),
      between: labelOf(between),
    }),
  ahead: ({ unit, place, between }, view) =>
    phrase('{unit} will stop on the way from {place} to {between}.', {
      unit: unitArg(view, unit),
      place: systemArg(place),
      between: labelOf(between),
    }),
  apply: (draft, { unit, between }) => {
    for (const one of [unit, ...carriedBy(draft.units, unit)])
      changeUnit(draft.units, one, (stopped) => ({ ...stopped, between }));
  },
});

/** A unit stays on the way from `place` (VB 257). */
export const waited = event('waited', {
  fields: { ...ofUnit, between: place },
  by: 'order',
  ...toOwner,
  say: ({ unit, place, between }, view) =>
    phrase('{unit} stays on the way from {place} to {between}.', {
      unit: unitArg(view, unit),
      place: systemArg(place),
      between: labelOf(between),
    }),
  ahead: ({ unit, place, between }, view) =>
    phrase('{unit} will stay on the way from {place} to {between}.', {
      unit: unitArg(view, unit),
      place: systemArg(place),
      between: labelOf(between),
    }),
  apply: (draft, { unit }) => {
    for (const one of [unit, ...carriedBy(draft.units, unit)])
      changeUnit(draft.units, one, (stopped) => ({ ...stopped, waits: true }));
  },
});

export const explored = event('explored', {
  fields: { ...ofSystem },
  by: 'order',
  ...toOwner,
  say: ({ place }) => phrase('You explore {sector}.', { sector: systemArg(place) }),
  ahead: ({ place }) => phrase('You will explore {sector}.', { sector: systemArg(place) }),
  apply: (draft, { seat, place }) => {
    change(draft.empires, seat, ({ explored }) => ({ explored: [...explored, place].sort() }));
  },
});

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

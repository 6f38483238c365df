import type { EventIn } from '#kernel/declare/event.ts';
import { optional } from '#kernel/codec/shapes.ts';
import { defined } from '#kernel/words/defined.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { TurnOf, Happening } from '../declare.ts';
import { event, ofClass, toOwner, toOther } from '../declare.ts';
import { removeUnit, settle } from '../model/drafts.ts';
import { unit, seat } from '../model/parts.ts';
import type { State, Unit } from '../model/state.ts';
import type { Named } from '../model/stations.ts';
import { systemArg, seatArg } from '../model/words.ts';
import { flightsIn, hasBaseFree, isHomeless, surplusIn } from './cargo.ts';

export const flightBased = event('flight-based', {
  fields: {
    ...ofClass,
    /** The carrier or base; absent: in its system. */
    on: optional(unit),
  },
  by: 'either',
  ...toOwner,
  say: ({ place, design, on }) =>
    on === undefined
      ? phrase('{design} is based in {system}.', { design, system: systemArg(place) })
      : phrase('{design} goes aboard its carrier at {system}.', { design, system: systemArg(place) }),
  ahead: ({ place, design, on }) =>
    on === undefined
      ? phrase('{design} will be based in {system}.', { design, system: systemArg(place) })
      : phrase('{design} will go aboard its carrier at {system}.', { design, system: systemArg(place) }),
  apply: (draft, { unit, on }) => settle(draft, unit, on),
});

/** A cargo whose carrier is gone, or a flight without a base (VB 216, 422). */
export const unitLost = event('unit-lost', {
  fields: { ...ofClass },
  by: 'rules',
  ...toOwner,
  say: ({ place, design }) => phrase('{design} is lost at {system}.', { design, system: systemArg(place) }),
  ahead: ({ place, design }) =>
    phrase('{design} will be lost at {system}.', { design, system: systemArg(place) }),
  apply: (draft, { unit }) => removeUnit(draft, unit),
});

/** A flight without its carrier is based in a system of its empire, if one has room where it is, or is lost (VB 216; OURS where). */
function seekBase(turn: Happening<typeof flightBased | typeof unitLost>, [id, flight]: Named): void {
  if (!isHomeless(turn.state, flight)) return;
  const { seat: of, place: at, design: name } = flight;
  const what = hasBaseFree(turn.state, of, at) ? flightBased : unitLost;
  turn.happen(what.of({ seat: of, unit: id, place: at, design: name }));
}

/** Flights of an empire that were based in a system which it lost (OURS). */
export function strandFlights(turn: Happening<typeof unitLost>, at: PlaceId, of: SeatId): void {
  for (const [id, { design: name }] of flightsIn(turn.state, of, at))
    turn.happen(unitLost.of({ seat: of, unit: id, place: at, design: name }));
}

/** Flights whose carrier was scrapped or mothballed, and those for which their system has no room (VB 216). */
export function groundFlights(turn: TurnOf<typeof flightBased | typeof unitLost>): void {
  for (const named of inOrder(turn.state.units)) seekBase(turn, named);
  for (const [id, { seat: of, place: at, design: name }] of surplusIn(turn.state))
    turn.happen(unitLost.of({ seat: of, unit: id, place: at, design: name }));
}

/** A cargo of which a carrier is gone, or whose carriers have parted (VB 422). */
const isAdrift = ({ units }: State, { aboard = [], place: at, seat: of }: Unit): boolean =>
  aboard.some((id) => units[id]?.place !== at || units[id].seat !== of);

/** Cargo goes down with any unit that carries it; flights whose carrier is gone look for a base in a system of theirs (VB 216, 422). */
export function loseCargo(turn: TurnOf<typeof flightBased | typeof unitLost>): void {
  for (const [id, one] of inOrder(turn.state.units)) {
    const { seat: of, place: at, design: name } = one;
    if (isAdrift(turn.state, one)) turn.happen(unitLost.of({ seat: of, unit: id, place: at, design: name }));
    seekBase(turn, [id, one]);
  }
}

/** Of the units that an order is about, those that nothing hinders, each asked again when its turn comes: what lands first may leave no room for the next. Where all are hindered, the first reason is told. */
export function* able(
  turn: { refuse(ref: OrderRef, problem: Problem): void },
  ref: OrderRef,
  ids: readonly (UnitId | undefined)[],
  cannot: (id: UnitId | undefined) => Problem | undefined,
): Generator<UnitId> {
  const problems = ids.map((id) => [id, cannot(id)] as const);
  const unhindered = problems.filter(([, problem]) => problem === undefined);
  const [, first] = problems[0] ?? [];
  if (unhindered.length === 0 && first !== undefined) turn.refuse(ref, first);
  for (const [id] of unhindered) if (id !== undefined && cannot(id) === undefined) yield id;
}

/** A unit as events name it, with the order that caused them. */
export const namedFor = ({ units }: State, of: SeatId, id: UnitId, ref: OrderRef) => ({
  seat: of,
  unit: id,
  place: units[id]?.place ?? ('' as PlaceId),
  design: units[id]?.design ?? '',
  cause: ref,
});

/** `to` is the other side. */
export const troopsLost = event('troops-lost', {
  fields: {
    ...ofClass,
    /** Absent: rebels. */
    to: optional(seat),
  },
  by: 'rules',
  ...toOther('to'),
  say: ({ seat, design }, { me }) =>
    seat === me
      ? phrase('Your {design} is lost.', { design })
      : phrase('A {design} of the {power} is lost.', { design, power: seatArg(seat) }),
  apply: (draft, { unit }) => removeUnit(draft, unit),
});

export type TroopsLost = EventIn<typeof troopsLost>;

/** A ground unit is no more. */
export function fall(
  turn: Happening<typeof troopsLost>,
  id: UnitId,
  to: SeatId | undefined,
  at: PlaceId,
): void {
  const one = turn.state.units[id];
  if (one === undefined) return;
  const { seat: of, design: name } = one;
  const other = defined({ to });
  turn.happen(troopsLost.of({ seat: of, unit: id, place: at, design: name, ...other }));
}

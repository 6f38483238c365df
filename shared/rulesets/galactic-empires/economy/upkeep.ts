import type { Draw } from '#kernel/dice/draw.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import type { Casualty } from '../model/battle.ts';
import type { GeTurn } from '../declare.ts';
import { upkeepOfAll } from '../model/money.ts';
import type { State } from '../model/state.ts';
import { canonicalStacks } from '../model/units/change.ts';
import type { NamedUnit } from '../model/units/forces.ts';
import { starship } from '../tables/starships.ts';
import type { Happening } from './events.ts';

/** The upkeep that an empire owes for a turn, and what it can pay. Money in hundredths. */
export interface UpkeepBill {
  readonly due: number;
  readonly paid: number;
  /** Ships and admirals that are not paid, in the order of payment: each may be lost. */
  readonly unpaid: readonly Casualty[];
}

/** The bills of all empires that owe any upkeep, in id order. */
export function upkeepBills(state: State): readonly (readonly [SeatId, UpkeepBill])[] {
  const forces = Map.groupBy(inOrder(state.units), ([, { owner }]) => owner);
  return inOrder(state.empires).flatMap(([seat, { treasury }]) => {
    const own = forces.get(seat) ?? [];
    const due = upkeepOfAll(
      state,
      own.map(([, unit]) => unit),
    );
    if (due === 0) return [];
    return [
      [
        seat,
        due <= treasury ? { due, paid: due, unpaid: [] } : { due, ...payments(state, own, treasury) },
      ] as const,
    ];
  });
}

/**
 * Admirals are paid first, then units by number, back ranks first. A ship that cannot be paid in full gets nothing,
 * and what is left goes to cheaper ones (GE 819-822, E-39).
 */
function payments(state: State, own: readonly NamedUnit[], treasury: number): Omit<UpkeepBill, 'due'> {
  let left = treasury;
  const unpaid: Casualty[] = [];
  for (const { bearer, upkeep } of bearersOf(state, own)) {
    const payable = upkeep === 0 ? bearer.count : Math.min(bearer.count, Math.floor(left / upkeep));
    left -= payable * upkeep;
    if (payable < bearer.count) unpaid.push({ ...bearer, count: bearer.count - payable });
  }
  return { paid: treasury - left, unpaid };
}

interface Bearer {
  readonly bearer: Casualty;
  /** Of one ship or admiral, in hundredths. */
  readonly upkeep: number;
}

/** All ships and admirals that cost upkeep, in the order of payment. */
function bearersOf(state: State, own: readonly NamedUnit[]): readonly Bearer[] {
  const byNumber = [...own].sort(
    compareBy(
      ([, { number }]) => number,
      ([id]) => id,
    ),
  );
  return [
    ...byNumber.flatMap((unit) => admiralsOf(unit, state.parameters.admiralUpkeep)),
    ...byNumber.flatMap(shipsOf),
  ];
}

const admiralsOf = ([unit, { admirals }]: NamedUnit, upkeep: number): readonly Bearer[] =>
  admirals.map(({ id, used }) => ({ bearer: { unit, admiral: id, rank: 5, used, count: 1 }, upkeep }));

const shipsOf = ([unit, { stacks }]: NamedUnit): readonly Bearer[] =>
  canonicalStacks(stacks)
    .sort(
      compareBy(
        ({ rank }) => -rank,
        ({ type }) => type,
        ({ used }) => used,
      ),
    )
    .map(({ type, rank, used, count }) => ({
      bearer: { unit, type, rank, used, count },
      upkeep: starship(type).upkeep,
    }));

/** An empire pays what it can of its bill (GE 819). */
export const payUpkeep = (
  turn: GeTurn<Happening>,
  seat: SeatId,
  { due, paid }: Pick<UpkeepBill, 'due' | 'paid'>,
): void => turn.happen({ kind: 'upkeep-paid', seat, due, paid });

/** Every empire pays what it can; unpaid ships and admirals may desert (GE 819-822, E-39). */
export function upkeepPaid(turn: GeTurn<Happening>): void {
  for (const [seat, bill] of upkeepBills(turn.state)) {
    payUpkeep(turn, seat, bill);
    const losses = deserting(turn, seat, bill.unpaid);
    if (losses.length > 0) turn.happen({ kind: 'starships-deserted', seat, losses });
  }
}

/** Each of them is lost with a chance of one half (GE 822). All rolls of a unit are in one dice stream. */
function deserting(turn: GeTurn<Happening>, seat: SeatId, unpaid: readonly Casualty[]): readonly Casualty[] {
  const dice = new Map<UnitId, Draw>();
  return unpaid.flatMap((risk) => {
    const draw = dice.get(risk.unit) ?? turn.draw.fork(seat, risk.unit);
    dice.set(risk.unit, draw);
    let count = 0;
    for (let one = 0; one < risk.count; one += 1) if (draw.chance(1, 2)) count += 1;
    return count === 0 ? [] : [{ ...risk, count }];
  });
}

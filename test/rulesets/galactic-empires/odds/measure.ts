import type { Event, EventOf, Order } from '#rulesets/galactic-empires/game.ts';
import { expect } from 'vitest';
import type { GeTurn as AnyGeTurn } from '#rulesets/galactic-empires/declare.ts';
import { apply } from '../../../../shared/rulesets/galactic-empires/game.ts';

import { deepFreeze, plainCopy } from '#kernel/codec/plainCopy.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Given } from '#kernel/sequence/step.ts';
import type { OrderRef, SeatId, UnitId } from '#kernel/words/ids.ts';
import { orderRef } from '#kernel/words/ids.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { rounds } from '#test/support/rounds.ts';

type GeTurn = AnyGeTurn<Event>;
/** A step of the turn. */
type Running = (turn: GeTurn) => void;

/** How often each experiment is made. */
const runs = rounds(1_250);
/** How many standard errors a measure may lie from what the rule says: by chance, one honest measure in 16,000 lies further off. */
const most = 4;

export type Report = <K extends Event['kind']>(kind: K) => readonly EventOf<K>[];

/** One order of a step's own phase, as the experiment gives it. */
export interface Command {
  readonly seat: SeatId;
  readonly unit?: UnitId;
  readonly order: Unnumbered<Order>;
}

/**
 * A step run over and over from the same world, each time with dice of its own. `measure` makes a number of what happened;
 * where it makes none, the run says nothing about the question; where it makes NaN, a rule is broken.
 */
export function outcomes(
  name: string,
  step: Running,
  start: State,
  measure: (of: Report) => number | readonly number[] | undefined,
  commands: readonly Command[] = [],
): readonly number[] {
  const world = deepFreeze(start);
  const orders = given(commands);
  return Array.from({ length: runs }, (_, run) =>
    measure(happenings(step, world, openDice(`${name} ${run}`), orders)),
  ).flatMap((found) => found ?? []);
}

/** Thrown where an experiment has seen the round it asks about. */
const enough = new Error('enough');

function happenings(step: Running, start: State, draw: Draw, orders: readonly Given<Order>[]): Report {
  // The rest stays as it was: no step changes it, and it is frozen.
  const state: State = {
    ...start,
    sectors: plainCopy(start.sectors),
    units: plainCopy(start.units),
    empires: plainCopy(start.empires),
  };
  const events: Event[] = [];
  const turn: Partial<GeTurn> = {
    state,
    pass: 1,
    draw,
    orders: ((kind: string) => orders.filter(({ order }) => order.kind === kind)) as GeTurn['orders'],
    plan: (unit) => orders.filter((one) => one.unit === unit),
    happen: (event) => {
      events.push(event);
      apply(state, event);
    },
    refuse: (_, { code }) => expect.unreachable(code),
  };
  step(turn as GeTurn);
  return (kind) => events.filter((event): event is EventOf<typeof kind> => event.kind === kind);
}

/** The same, of the first rounds of a battle alone. */
export function firstRounds(
  name: string,
  step: Running,
  start: State,
  rounds: number,
  measure: (of: Report) => number | readonly number[] | undefined,
): readonly number[] {
  const short: Running = (turn) => {
    let fought = 0;
    const happen = (event: Event): void => {
      turn.happen(event);
      if (event.kind === 'battle-round-fought' && (fought += 1) === rounds) throw enough;
    };
    try {
      step({ ...turn, happen });
    } catch (thrown) {
      if (thrown !== enough) throw thrown;
    }
  };
  return outcomes(name, short, start, measure);
}

const given = (commands: readonly Command[]): readonly Given<Order>[] =>
  commands.map(({ seat, unit, order }, index) => ({
    seat,
    ...(unit && { unit }),
    index,
    order: { ...order, ref: refOf(seat, index) } as Order,
  }));
const refOf = (seat: SeatId, index: number): OrderRef => orderRef(`${seat}.t1.o${index + 1}`);

/**
 * The mean of what was measured lies within 4 standard errors of what the rule says; `variance` is that of one measure. At
 * least this share of the runs must have measured.
 */
export function expectMean(measured: readonly number[], mean: number, variance: number, least = 1): void {
  expect(measured.filter(Number.isNaN), 'runs that broke the rule').toHaveLength(0);
  expect(measured.length).toBeGreaterThanOrEqual(least * runs);
  const found = measured.reduce((sum, one) => sum + one, 0) / measured.length;
  const error = Math.sqrt(variance / measured.length);
  expect(Math.abs(found - mean) / error, `measured ${found}, the rule says ${mean}`).toBeLessThanOrEqual(
    most,
  );
}

/** The share of what is not 0 lies within 4 standard errors of the chance. */
export function expectChance(measured: readonly (number | boolean)[], chance: number, least = 1): void {
  expectMean(
    measured.map((one) => (Number.isNaN(one) ? Number.NaN : Number(one) === 0 ? 0 : 1)),
    chance,
    chance * (1 - chance),
    least,
  );
}

/** Mean and variance of the hits of so many attacks with this chance. */
export const binomial = (
  attacks: number,
  chance: number,
): { readonly mean: number; readonly variance: number } => ({
  mean: attacks * chance,
  variance: attacks * chance * (1 - chance),
});

/** One of two, with the chance of the first: mean and variance of the mixture. */
export function mixed(
  chance: number,
  first: ReturnType<typeof binomial>,
  second: ReturnType<typeof binomial>,
): ReturnType<typeof binomial> {
  const mean = chance * first.mean + (1 - chance) * second.mean;
  const square =
    chance * (first.variance + first.mean ** 2) + (1 - chance) * (second.variance + second.mean ** 2);
  return { mean, variance: square - mean ** 2 };
}

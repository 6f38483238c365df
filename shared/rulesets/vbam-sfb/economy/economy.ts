import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { pairsWhere } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { State, System } from '../model/state.ts';
import { unitsPaidBy } from '../model/stations.ts';
import type { Design, Rate } from '../units/designs.ts';
import { designOf } from '../units/designs.ts';
import { impossible } from '../refusals.ts';

/** A point of Productivity costs so many EP for each point of the new value (VB 468). */
export const productivityCost = 10;

/** Productivity that people are there to use (VB 81); half where morale is low, none where it is gone (VB 470; OURS: rounded down). */
export function utilised({ census, productivity, morale }: System): number {
  const used = Math.min(census, productivity);
  if (morale === 0) return 0;
  return 2 * morale < census ? Math.floor(used / 2) : used;
}

export const systemsOf = ({ systems }: State, seat: SeatId): readonly (readonly [PlaceId, System])[] =>
  pairsWhere(systems, ({ owner }) => owner === seat);

/** EP that a system brings forth (VB 81); once it was raided nothing for a turn (VB 270). */
export const yieldOf = ({ turn }: State, system: System): number =>
  system.raided === turn - 1 ? 0 : utilised(system) * system.raw;

/** Total Domestic Product in EP (VB 81). */
export const productOf = (state: State, seat: SeatId): number =>
  sumOf(systemsOf(state, seat).map(([, system]) => yieldOf(state, system)));

/** What so many units cost at a rate: whole groups, rounded up (VB 87). */
export const costAt = (rate: Rate, count: number): number => Math.ceil(count / rate.for) * rate.points;

/** EP that units cost an empire a turn: each class by itself, without those in mothballs (VB 87, 454); those that it interns for their owners (VB 176). */
export const maintenanceOf = (state: State, seat: SeatId): number =>
  sumOf(maintenanceByClass(state, seat).map(({ ep }) => ep));

/** The same, class by class: how many units there are of it, and what they cost together. */
export function maintenanceByClass(
  { units }: State,
  seat: SeatId,
): readonly { readonly design: Design; readonly count: number; readonly ep: number }[] {
  const classes = new Map<Design, number>();
  for (const [, unit] of unitsPaidBy(units, seat)) {
    if (unit.mothballed) continue;
    const design = designOf(unit);
    classes.set(design, (classes.get(design) ?? 0) + 1);
  }
  return [...classes].map(([design, count]) => ({ design, count, ep: costAt(design.maintenance, count) }));
}

const poolOf = ({ empires }: State, seat: SeatId): number => empires[seat]?.pool ?? 0;

/** Why an empire cannot spend so much now (VB 101). */
export const cannotSpend = (state: State, seat: SeatId, cost: number): Problem | undefined => {
  const left = Math.max(0, poolOf(state, seat));
  return cost > left ? impossible('VB 101', 'pool-too-small', { cost, left }) : undefined;
};

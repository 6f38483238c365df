import type { SeatId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { allianceOf, pairOf, relationOf, signable } from '../model/relations.ts';
import type { Order } from '../game.ts';
import type { View } from '../model/view.ts';
import { cannotDeclare, cannotSign } from '../diplomacy/treaties.ts';
import { empireIds } from '../map/empires.ts';
import { postures } from '../sidcors/postures.ts';
import { lead } from './fleets.ts';
import type { Planner } from './planner.ts';
import { startPlanner } from './planner.ts';
import { spend } from './spending.ts';

/** Turns before rivals declare anything, and between attempts to do so; the first turn of alliances. */
const [patience, pause, union] = [12, 3, 48] as const;

const placeOf = (seat: SeatId): number => empireIds.indexOf(seat);

/** The powers are in two camps, whoever leads them: every other one of the list of empires. */
const areRivals = (a: SeatId, b: SeatId): boolean => (placeOf(a) + placeOf(b)) % 2 === 1;

/** Whether two powers sign an alliance this turn: its members are asked one after the other, by what everybody hears. */
function areToAlly({ view, state, me }: Planner, other: SeatId): boolean {
  if (view.turn < union) return false;
  const camp = empireIds.filter(
    (one) => state.empires[one] !== undefined && (one === me || !areRivals(one, me)),
  );
  const [first] = camp;
  if (first === undefined) return false;
  const members = allianceOf(state.relations, first);
  const open = camp.filter((one) => one !== first && !members.includes(one));
  const next = open[view.turn % Math.max(1, open.length)];
  return (
    [me, other].some((one) => one === next) &&
    [me, other].some((one) => one === first || members.includes(one))
  );
}

/** Signs with its own camp what can be signed next, and declares hostilities and war on the other. */
function deal(planner: Planner): void {
  const { view, state, me } = planner;
  for (const other of view.others) {
    if (placeOf(other) < 0 || view.strangers.includes(pairOf(me, other))) continue;
    if (areRivals(me, other)) {
      const { enmity } = relationOf(state.relations, me, other);
      const kind = enmity === undefined ? 'hostilities' : 'war';
      if (
        view.turn > patience &&
        view.turn % pause === 0 &&
        cannotDeclare(state, me, other, kind) === undefined
      )
        planner.order({ kind: 'declare', to: other, enmity: kind });
      continue;
    }
    const next = signable.find(
      (treaty) =>
        treaty !== 'co-belligerence' &&
        (treaty !== 'alliance' || areToAlly(planner, other)) &&
        cannotSign(state, me, other, treaty) === undefined,
    );
    if (next !== undefined) planner.order({ kind: 'sign', to: other, treaty: next });
  }
}

/**
 * OURS: the orders of an empire that the computer leads, from what it knows and nothing else, without dice. It explores, founds colonies, raises
 * Productivity, trades, researches, builds warships and troops, signs treaties with its camp, in the end an
 * alliance, fights the other camp by standing orders, and takes systems of those with whom it is at war.
 */
export function computerPlan(view: View): Plan<Order> {
  const planner = startPlanner(view);
  if (view.own.standing === undefined) planner.order({ kind: 'stand', standing: postures.steady });
  deal(planner);
  lead(planner);
  spend(planner);
  return planner.plan();
}

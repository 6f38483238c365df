import type { SeatId } from '#kernel/words/ids.ts';
import { compareBy, inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { warProblem } from '../model/relations.ts';
import { totalCombat } from '../model/units/forces.ts';
import type { View } from '../model/view.ts';
import type { Planner } from './planner.ts';
import { linksOf, startPlanner } from './planner.ts';
import { outmatches, strengthOf } from './strength.ts';
import { attackTenths, conquests } from './targets.ts';

/** Turns between two considerations of war; different empires have them in different turns. */
const patience = 3;
/** Turns for which a report of forces is used. */
const memory = 6;
/** Own combat in tenths of the enemy's known combat: from `warTenths` on war is declared, below `lossTenths` peace is offered. */
const warTenths = 13;
const lossTenths = 7;

/** Combat of an empire's forces, as far as recent reports show them. */
function knownPower(view: View, seat: SeatId): number {
  if (seat === view.me) return valuesInOrder(view.units).reduce((sum, unit) => sum + totalCombat(unit), 0);
  return valuesInOrder(view.sectors).reduce((sum, { report }) => {
    if (report === undefined || report.turn < view.turn - memory) return sum;
    return sum + report.forces.reduce((all, { owner, combat }) => all + (owner === seat ? combat : 0), 0);
  }, 0);
}

/** Other empires that own a sector next to an own one, in id order. */
function neighbours(planner: Planner): readonly SeatId[] {
  const owners = planner.own.flatMap((place) =>
    linksOf(planner, place).flatMap((near) => planner.state.sectors[near]?.owner ?? []),
  );
  return [...new Set(owners)].filter((seat) => seat !== planner.me).sort();
}

/** Whether all units together could take any enemy sector next door. */
function hasPrey(planner: Planner): boolean {
  const all = valuesInOrder(planner.view.units).flatMap(({ stacks }) => stacks);
  return conquests(planner).some(({ foes }) => outmatches(strengthOf(all), foes, attackTenths));
}

/** The empires on which an ambitious empire declares war: its weakest neighbour, if there is nothing else to take and it is strong enough. */
export function warsToDeclare(view: View): readonly SeatId[] {
  const planner = startPlanner(view);
  const mine = knownPower(view, view.me);
  if ((view.turn + (view.empires[view.me]?.banner ?? 0)) % patience !== 0 || hasPrey(planner)) return [];
  const [weakest] = neighbours(planner)
    .filter((seat) => warProblem(planner.state, view.me, seat) === undefined)
    .map((seat) => ({ seat, power: knownPower(view, seat) }))
    .filter(({ power }) => mine * 10 >= power * warTenths)
    .sort(
      compareBy(
        ({ power }) => power,
        ({ seat }) => seat,
      ),
    );
  return weakest === undefined ? [] : [weakest.seat];
}

/** Offers peace to enemies that are too strong, or have no common border. */
export function offerPeace(planner: Planner): void {
  const { view, me } = planner;
  const mine = knownPower(view, me);
  const near = neighbours(planner);
  for (const [seat, { relation, defeated }] of inOrder(view.empires)) {
    if (relation !== 'war' || defeated) continue;
    if (mine * 10 < knownPower(view, seat) * lossTenths || !near.includes(seat))
      planner.give(undefined, { kind: 'offer-peace', to: seat });
  }
}

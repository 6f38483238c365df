import { sumOf } from '#kernel/steps/fractions.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { compareBy, inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { allianceProblem } from '../diplomacy/relations.ts';
import { warProblem } from '../model/relations.ts';
import { totalCombat } from '../model/units/forces.ts';
import type { View } from '../model/view.ts';
import type { Planner } from './planner.ts';
import { linksOf, startPlanner } from './planner.ts';
import { outmatches, strengthOf } from './strength.ts';
import { conquests } from './targets.ts';

/** Turns for which a report of forces is used. */
const memory = 6;
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
  return conquests(planner).some(({ foes }) => outmatches(strengthOf(all), foes, planner.manner.attack));
}

/** Combat of all enemies at war together, as far as it is known. */
const hostilePower = (view: View): number =>
  sumOf(
    inOrder(view.empires).map(([seat, { relation }]) => (relation === 'war' ? knownPower(view, seat) : 0)),
  );

/**
 * The empires on which an ambitious empire declares war: its weakest neighbour, if there is nothing else to take and it is strong enough for it and all
 * its enemies together.
 */
export function warsToDeclare(view: View): readonly SeatId[] {
  const planner = startPlanner(view);
  const { patience, war } = planner.manner;
  if ((view.turn + (view.empires[view.me]?.banner ?? 0)) % patience !== 0 || hasPrey(planner)) return [];
  const [mine, enemies] = [knownPower(view, view.me), hostilePower(view)];
  const [weakest] = neighbours(planner)
    .filter((seat) => warProblem(planner.state, view.me, seat) === undefined)
    .map((seat) => ({ seat, power: knownPower(view, seat) }))
    .filter(({ power }) => mine * 10 >= (power + enemies) * war)
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
  const { view, me, manner } = planner;
  const mine = knownPower(view, me);
  const near = neighbours(planner);
  for (const [seat, { relation, defeated }] of inOrder(view.empires)) {
    if (relation !== 'war' || defeated) continue;
    if (mine * 10 < knownPower(view, seat) * manner.loss || !near.includes(seat))
      planner.give(undefined, { kind: 'offer-peace', to: seat });
  }
}

/**
 * Offers neighbours alliances, the strongest first and never the weakest of all, as long as it has fewer allies than it wishes for; it needs a neighbour to take from. Whoever has
 * none left breaks with the weakest ally, once it is strong enough.
 */
export function keepAllies(planner: Planner): void {
  const { view, me, state, manner } = planner;
  const allies = seatsWhere(view, 'alliance');
  const near = neighbours(planner).filter((seat) => view.empires[seat]?.defeated === false);
  const strongFirst = near
    .map((seat) => ({ seat, power: knownPower(view, seat) }))
    .sort(
      compareBy(
        ({ power }) => -power,
        ({ seat }) => seat,
      ),
    );
  const free = strongFirst.filter(({ seat }) => allianceProblem(state, me, seat) === undefined);
  const stronger = free.filter(({ seat }) => seat !== strongFirst.at(-1)?.seat);
  if (allies.length < manner.allies && near.length > allies.length + 1)
    for (const { seat } of stronger) planner.give(undefined, { kind: 'offer-alliance', to: seat });
  const weakest = strongFirst.findLast(({ seat }) => allies.includes(seat));
  const alone = near.every((seat) => allies.includes(seat)) && seatsWhere(view, 'war').length === 0;
  if (
    weakest !== undefined &&
    alone &&
    !hasPrey(planner) &&
    knownPower(view, me) * 10 >= weakest.power * manner.war
  )
    planner.give(undefined, { kind: 'cancel-alliance', with: weakest.seat });
}

const seatsWhere = ({ empires }: View, wanted: 'war' | 'alliance'): readonly SeatId[] =>
  inOrder(empires).flatMap(([seat, { relation, defeated }]) =>
    relation === wanted && !defeated ? [seat] : [],
  );

import type { SeatId } from '#kernel/ids.ts';
import { by, inOrder, valuesInOrder } from '#kernel/inOrder.ts';
import type { View } from '../model/view.ts';
import { warProblem } from '../rules/diplomacy/diplomacy.ts';
import { totalCombat } from '../rules/forces/forces.ts';
import type { Desk } from './desk.ts';
import { linksOf, openDesk } from './desk.ts';
import { outmatches, strengthOf } from './strength.ts';
import { attackTenths, conquests } from './targets.ts';

/** Turns between two thoughts of war: not all empires have them in one turn. */
const patience = 3;
/** Turns for which a report of somebody's forces is believed. */
const memory = 6;
/** Tenths of the other's known combat that a war takes, and below which it is lost. */
const warTenths = 13;
const lossTenths = 7;

/** Combat of an empire's forces as far as reports of late show them. */
function knownPower(view: View, seat: SeatId): number {
  if (seat === view.me) return valuesInOrder(view.units).reduce((sum, unit) => sum + totalCombat(unit), 0);
  return valuesInOrder(view.sectors).reduce((sum, { report }) => {
    if (report === undefined || report.turn < view.turn - memory) return sum;
    return sum + report.forces.reduce((all, { owner, combat }) => all + (owner === seat ? combat : 0), 0);
  }, 0);
}

/** Empires that own a sector next to an own one, in id order. */
function neighbours(desk: Desk): readonly SeatId[] {
  const owners = desk.own.flatMap((place) =>
    linksOf(desk, place).flatMap((near) => desk.state.sectors[near]?.owner ?? []),
  );
  return [...new Set(owners)].filter((seat) => seat !== desk.me).sort();
}

/** Whether any enemy sector next door can be taken by all starfleets together. */
function hasPrey(desk: Desk): boolean {
  const all = valuesInOrder(desk.view.units).flatMap(({ stacks }) => stacks);
  return conquests(desk).some(({ foes }) => outmatches(strengthOf(all), foes, attackTenths));
}

/** On whom an ambitious empire declares war: on its weakest neighbour, when nothing else is left to take and it is strong. */
export function warsToDeclare(view: View): readonly SeatId[] {
  const desk = openDesk(view);
  const mine = knownPower(view, view.me);
  if ((view.turn + (view.empires[view.me]?.banner ?? 0)) % patience !== 0 || hasPrey(desk)) return [];
  const [weakest] = neighbours(desk)
    .filter((seat) => warProblem(desk.state, view.me, seat) === undefined)
    .map((seat) => ({ seat, power: knownPower(view, seat) }))
    .filter(({ power }) => mine * 10 >= power * warTenths)
    .sort(
      by(
        ({ power }) => power,
        ({ seat }) => seat,
      ),
    );
  return weakest === undefined ? [] : [weakest.seat];
}

/** Peace for whoever is too strong, or out of reach. */
export function offerPeace(desk: Desk): void {
  const { view, me } = desk;
  const mine = knownPower(view, me);
  const near = neighbours(desk);
  for (const [seat, { relation, defeated }] of inOrder(view.empires)) {
    if (relation !== 'war' || defeated) continue;
    if (mine * 10 < knownPower(view, seat) * lossTenths || !near.includes(seat))
      desk.give(undefined, { kind: 'offer-peace', to: seat });
  }
}

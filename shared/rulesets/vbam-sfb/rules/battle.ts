import type { SeatId, UnitId } from '#kernel/ids.ts';
import { compareBy } from '#kernel/inOrder.ts';
import { percentOf, sumOf } from '#kernel/steps/fractions.ts';
import type { Battle } from '../model/combat.ts';
import type { State, Unit } from '../model/state.ts';
import { coefficientAt, scoutingOf } from '../tables/combat.ts';
import type { Design } from '../tables/designs.ts';
import { designOf, has, isBrittle, isMobile } from '../tables/designs.ts';

/** A unit in a battle. */
export type Fighter = readonly [UnitId, Pick<Unit, 'seat' | 'design' | 'crippled'>];

/** Factors of a unit as it is (VB 352); OURS: crippled ones have half the attack, rounded down, and half the defense, rounded up. */
export const attackOf = (unit: Fighter[1]): number => {
  const { attack } = designOf(unit);
  return unit.crippled ? Math.floor(attack / 2) : attack;
};
const defenseIf = ({ defense }: Design, crippled: boolean): number =>
  crippled ? Math.ceil(defense / 2) : defense;
export const defenseOf = (unit: Fighter[1]): number => defenseIf(designOf(unit), unit.crippled);

/** Damage Points that destroy a unit: they cripple it first if that can be (VB 375). */
export const enduranceOf = (unit: Fighter[1]): number =>
  defenseOf(unit) + (unit.crippled || isBrittle(designOf(unit)) ? 0 : defenseOf({ ...unit, crippled: true }));

/** Combat Potential: all attack factors together (VB 345). */
export const potentialOf = (force: readonly Fighter[]): number =>
  sumOf(force.map(([, unit]) => attackOf(unit)));

/** Damage Points: fractions of a half and more count as one (VB 346). */
export const damageOf = (potential: number, percent: number): number => percentOf(percent, potential);

/** The die after its shifts: no shift takes it below 1 or above 6 (VB 396). */
export const shifted = (die: number, shift: number): number => Math.max(1, Math.min(6, die + shift));

export const percentAt = (rating: number, die: number, shift: number): number =>
  coefficientAt(rating, shifted(die, shift));

/** What a force without a scout loses of its die against one that has some (VB 394). */
export function scoutShift(own: readonly Fighter[], theirs: readonly Fighter[]): number {
  const best = (force: readonly Fighter[]): number =>
    Math.max(0, ...force.map(([, unit]) => (unit.crippled ? 0 : scoutingOf(designOf(unit)))));
  return best(own) === 0 ? 0 - best(theirs) : 0;
}

/** A force of nothing but cloaked ships (VB 384; OURS: of any empire). */
export const isCloaked = (force: readonly Fighter[]): boolean =>
  force.length > 0 && force.every(([, unit]) => has(designOf(unit), 'Cloak'));

/** Whether a force can leave: one of fixed units alone cannot (VB 341). */
export const canLeave = (force: readonly Fighter[]): boolean =>
  force.some(([, unit]) => isMobile(designOf(unit)));

/** What becomes of a unit. */
export interface Hit {
  readonly unit: UnitId;
  readonly to: 'crippled' | 'destroyed';
  readonly points: number;
}

const hitOn = ([unit, one]: Fighter): Hit => ({
  unit,
  to: one.crippled || isBrittle(designOf(one)) ? 'destroyed' : 'crippled',
  points: defenseOf(one),
});

/** The force after a unit of it is hit. */
export const after = (force: readonly Fighter[], { unit, to }: Hit): readonly Fighter[] =>
  force.flatMap(([id, one]): readonly Fighter[] =>
    id !== unit ? [[id, one]] : to === 'destroyed' ? [] : [[id, { ...one, crippled: true }]],
  );

/** Directed Damage at one unit for twice its Defense Factor; then, if it is crippled and enough is left, once more (VB 361). */
export function directed(
  force: readonly Fighter[],
  target: UnitId | undefined,
  points: number,
): { readonly hits: readonly Hit[]; readonly left: number } {
  const hits: Hit[] = [];
  let [now, left] = [force, points];
  for (let shot = 1; shot <= 2; shot += 1) {
    const aimed = now.find(([id]) => id === target);
    if (aimed === undefined || 2 * defenseOf(aimed[1]) > left) break;
    const hit = hitOn(aimed);
    hits.push(hit);
    left -= 2 * hit.points;
    now = after(now, hit);
  }
  return { hits, left };
}

/**
 * Which unit is given up next: those named first; then what costs no more than is owed, whole ones before crippled ones, the cheapest; or else what
 * costs least (OURS).
 */
function next(force: readonly Fighter[], first: readonly UnitId[], points: number): Fighter | undefined {
  const wanted = first.find((id) => force.some(([one]) => one === id));
  const fits = ([, unit]: Fighter): boolean => defenseOf(unit) <= points;
  const order = compareBy<Fighter>(
    (one) => (fits(one) ? 0 : 1),
    (one) => (fits(one) ? Number(one[1].crippled) : defenseOf(one[1])),
    ([, unit]) => designOf(unit).cost.points,
  );
  return force.find(([id]) => id === wanted) ?? force.toSorted(order)[0];
}

/** Units given up for Damage Points, as long as at least half of the least Defense Factor is owed (VB 370, 375); what is left is carried over (VB 376). */
export function resolved(
  force: readonly Fighter[],
  first: readonly UnitId[],
  points: number,
): { readonly hits: readonly Hit[]; readonly left: number } {
  const hits: Hit[] = [];
  let [now, left] = [force, points];
  while (left > 0 && now.length > 0) {
    const least = Math.min(...now.map(([, unit]) => defenseOf(unit)));
    const given = 2 * left >= least ? next(now, first, left) : undefined;
    if (given === undefined) break;
    const hit = hitOn(given);
    hits.push(hit);
    left -= hit.points;
    now = after(now, hit);
  }
  return { hits, left: now.length === 0 ? 0 : left };
}

/** The units of one side that are still in the battle. */
export const forceOf = ({ units }: State, { forces }: Battle, seat: SeatId): readonly Fighter[] =>
  (forces[seat] ?? []).flatMap((id): readonly Fighter[] => {
    const unit = units[id];
    return unit === undefined ? [] : [[id, unit]];
  });

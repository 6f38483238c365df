import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import { percentOf, sumOf } from '#kernel/steps/fractions.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { Battle } from '../model/combat.ts';
import type { State, Unit } from '../model/state.ts';
import type { Design } from '../units/designs.ts';
import { designOf, isBrittle, isCivil, isMauler, isMobile, has, isFlight } from '../units/designs.ts';
import { mauling, cloaked, coefficientAt, scoutingOf } from './table.ts';

/** What a battle knows of a unit. */
export type Fighting = Pick<Unit, 'seat' | 'design' | 'crippled'> &
  Partial<Pick<Unit, 'unsupplied' | 'based'>>;
/** A unit in a battle. */
export type Fighter = readonly [UnitId, Fighting];

/** OURS: out of supply a unit fights with one factor less in each, and still stands for one point (VB 229). */
const spent = ({ unsupplied = false }: Fighting): number => (unsupplied ? 1 : 0);

/** Factors of a unit as it is (VB 352); OURS: crippled ones have half the attack, rounded down, and half the defense, rounded up. */
export const attackOf = (unit: Fighting): number => {
  const { attack } = designOf(unit);
  return Math.max(0, (unit.crippled ? Math.floor(attack / 2) : attack) - spent(unit));
};
const defenseIf = ({ defense }: Design, crippled: boolean): number =>
  crippled ? Math.ceil(defense / 2) : defense;
export const defenseOf = (unit: Fighting): number => {
  const whole = defenseIf(designOf(unit), unit.crippled);
  return Math.max(Math.min(1, whole), whole - spent(unit));
};

/** Whether the next hit destroys a unit: it is crippled, or has no crippled state (VB 372). */
export const isAtEnd = (unit: Fighting): boolean => unit.crippled || isBrittle(designOf(unit));

/** Damage Points that destroy a unit: they cripple it first if that can be (VB 372). */
export function enduranceOf(unit: Fighting): number {
  return defenseOf(unit) + (isAtEnd(unit) ? 0 : defenseOf({ ...unit, crippled: true }));
}

const isWholeMauler = ([, unit]: Fighter): boolean => !unit.crippled && isMauler(designOf(unit));

/** Whole maulers with two other ships each beside them, the strongest first (VB 391; OURS: warships, and crippled maulers neither need nor give company). */
export function accompanied(force: readonly Fighter[]): readonly Fighter[] {
  const company = force.filter(([, unit]) => {
    const design = designOf(unit);
    return isMobile(design) && !isCivil(design) && !isMauler(design);
  }).length;
  return force
    .filter(isWholeMauler)
    .toSorted(compareBy<Fighter>(([, unit]) => -attackOf(unit)))
    .slice(0, Math.floor(company / mauling.company));
}

/** Combat Potential: all attack factors together (VB 345); maulers without company count half of theirs (VB 391). */
export function potentialOf(force: readonly Fighter[]): number {
  const free = new Set(accompanied(force).map(([id]) => id));
  return sumOf(
    force.map((one) => {
      const [id, unit] = one;
      return attackOf(isWholeMauler(one) && !free.has(id) ? { ...unit, crippled: true } : unit);
    }),
  );
}

/** Damage Points: fractions of a half and more count as one (VB 346). */
export const damageOf = (potential: number, percent: number): number => percentOf(percent, potential);

/** Whether a unit can retreat by itself: bases and civil fleets cannot (VB 341). */
export const canRetreat = (unit: Fighting): boolean => isMobile(designOf(unit)) && !isCivil(designOf(unit));

/** Whether a force can leave: one of units that cannot retreat cannot (VB 341). */
export const canLeave = (force: readonly Fighter[]): boolean => force.some(([, unit]) => canRetreat(unit));

/** The units of one side that are still in the battle. */
export const forceOf = ({ units }: State, { forces }: Battle, seat: SeatId): readonly Fighter[] =>
  (forces[seat] ?? []).flatMap((id): readonly Fighter[] => {
    const unit = units[id];
    return unit === undefined ? [] : [[id, unit]];
  });

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

/** A force of nothing but cloaked ships, and their flights (VB 384; OURS: of any empire); every force begins with ships or bases. */
export function isCloaked(force: readonly Fighter[]): boolean {
  const ships = force.filter(([, unit]) => !isFlight(designOf(unit)));
  return ships.every(([, unit]) => has(designOf(unit), 'Cloak'));
}

/** What two dice of a cloaked force do to the enemy's die in the first round (VB 385). */
export function cloakShift(dice: Draw): number {
  const rolled = dice.int(6) + dice.int(6);
  return rolled <= cloaked.down ? -1 : rolled >= cloaked.up ? 1 : 0;
}

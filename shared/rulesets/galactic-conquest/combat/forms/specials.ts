import { compareBy } from '#kernel/words/inOrder.ts';
import type { Aim, Combat, Forms } from '../../model/battle/combat.ts';
import type { Mark } from '../marks.ts';
import { lossBy, needOf, times } from '../marks.ts';

/** A weapon that does its damage by itself: a mauler, troops that go over to one ship, aegis on attrition units, or a fusion bomb on every unit (A10.40c, A10.40g, A13.0, A14.0). */
export interface Special {
  readonly form: 'mauler' | 'troops' | 'aegis' | 'bomb';
  /** Of a bomb: it comes after fighters and gunboats are launched (A13.20). */
  readonly late?: true;
  readonly points: number;
}

/** A special form of attack as a ship uses it. */
export interface Used extends Special {
  readonly at: number;
  readonly hull: string;
  readonly exposes: boolean;
}

/** Ships that can be aimed at, in the order in which they are. */
export function inAim(marks: readonly Mark[], aim: Aim, { first = [] }: Forms): readonly Mark[] {
  const sign = aim === 'strongest' ? -1 : 1;
  const rank = ({ hull }: Mark) => (first.includes(hull) ? first.indexOf(hull) : first.length);
  return marks
    .filter(({ boarded, left }) => !boarded && left > 0)
    .toSorted(
      compareBy(
        rank,
        ({ left }) => sign * left,
        ({ at }) => at,
      ),
    );
}

/** Whether boarders and maulers can get at it: no base, not in reserve, and its escorts are gone (A10.40a, A10.40g, A10.40h). */
export const isOpen = (marks: readonly Mark[], { reserve, fixed, escorts }: Mark): boolean =>
  !reserve && !fixed && escorts.every((at) => marks[at]?.left === 0);

/** The capture points that a ship still takes to be captured. */
export const missing = (mark: Mark): number =>
  Math.max(0, needOf(mark, mark.capture) - mark.held - mark.taken);

/** Weapons that do their damage by themselves, each at one ship: troops at the first that they take whole, or else the first one. */
export function specials(
  marks: readonly Mark[],
  used: readonly Special[],
  combat: Combat,
  round: number,
): void {
  for (const one of used)
    if (one.form === 'bomb') burst(marks, one.points, one.late === true || round > 1);
    else if (one.form === 'aegis') swat(marks, one.points);
    else go(marks, one, combat);
}

/** Maulers, and troops. */
function go(marks: readonly Mark[], { form, points }: Special, combat: Combat): void {
  const open = inAim(marks, aimOf(combat), combat.forms ?? {}).filter((mark) =>
    form === 'mauler' ? isMauled(marks, mark) : isOpen(marks, mark),
  );
  const fits = (mark: Mark): boolean => !isTaken(mark) && missing(mark) <= points * mark.capture;
  const target = (form === 'troops' ? open.find(fits) : undefined) ?? open[0];
  if (target === undefined) return;
  if (form === 'troops') {
    target.taken += points * target.capture;
    return;
  }
  const loss = lossBy(target, times.normal, points);
  target.special += loss;
  target.left -= loss;
}

/** Aegis: on fighters and gunboats, the weakest first. */
function swat(marks: readonly Mark[], points: number): void {
  let rest = points;
  for (const mark of inAim(marks, 'weakest', {}).filter(({ attrition }) => attrition)) {
    const [need, loss] = [needOf(mark, times.normal), lossBy(mark, times.normal, rest)];
    mark.special += loss;
    mark.left -= loss;
    rest -= Math.min(need, rest);
  }
}

/** Bases can be mauled, and not captured. */
const isMauled = (marks: readonly Mark[], mark: Mark): boolean => isOpen(marks, { ...mark, fixed: false });

/** What special attacks go at first: as directed damage does, or capture damage, or else the strongest. */
const aimOf = ({ target, forms = {} }: Combat): Aim =>
  target !== 'none' ? target : (forms.partial ?? forms.capture ?? 'strongest');

/** A fusion bomb: so many defense factors of every unit in the battle but those on the ground, and those in reserve, at which no special attack goes (A10.40a, A13.0). */
function burst(marks: readonly Mark[], points: number, launched: boolean): void {
  for (const mark of marks) {
    if (mark.ground || mark.reserve || (mark.attrition && !launched)) continue;
    const loss = Math.min(mark.left, points);
    mark.special += loss;
    mark.left -= loss;
  }
}

/** Whether enough capture points are on it. OURS: what is left over captures it over again, and does not destroy it (A10.35d). */
export const isTaken = (mark: Mark): boolean => mark.taken > 0 && missing(mark) === 0;

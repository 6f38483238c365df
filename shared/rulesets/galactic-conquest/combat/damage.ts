import { compareBy } from '#kernel/words/inOrder.ts';
import { rounded, roundedRoot } from '#kernel/steps/fractions.ts';
import type { Aim, Combat, Forms } from '../model/battle/combat.ts';
import type { Ship } from '../model/ship.ts';
import { damageChart, helplessRounds, realShare } from './chart.ts';
import type { Hit } from './hits.ts';
import type { Crowded } from './fit.ts';
import type { Mark } from './marks.ts';
import { lossBy, marksOf, needOf, times } from './marks.ts';
import { cripples } from '../ships/ships.ts';
import { factorsOf } from '../ships/fleet.ts';

/** Attack factors in tenths, with their square root where five ships attack. OURS: to the nearest tenth (A10.25). */
export const withBenefit = (tenths: number): number => tenths + roundedRoot(tenths * 10);

/**
 * Damage points, to the nearest one, halves up (OURS). What the enemy’s intensity does to the enemy’s defense factors makes them as many more or
 * fewer, so that they are counted against the factors as printed.
 * @param tenths attack factors
 * @param percent scored of them
 * @param enemy the enemy’s intensity
 * @param changed percent by which reactions change the attack factors, and those of the enemy’s defense beside its intensity (D2.30)
 */
export function pointsOf(
  tenths: number,
  percent: number,
  enemy: Combat['intensity'],
  changed: { readonly attack: number; readonly defence: number } = { attack: 0, defence: 0 },
): number {
  const [attack, defence] = [100 + changed.attack, 100 + damageChart[enemy].defence + changed.defence];
  return rounded(tenths * percent * Math.max(0, attack), 1000 * Math.max(1, defence));
}

/** A weapon that does its damage by itself: a mauler, troops that go over to one ship, or aegis on attrition units (A10.40c, A10.40g, A14.0). */
export interface Special {
  readonly form: 'mauler' | 'troops' | 'aegis';
  readonly points: number;
}

/** Ships that can be aimed at, in the order in which they are. */
function inAim(marks: readonly Mark[], aim: Aim, { first = [] }: Forms): readonly Mark[] {
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

/** Takes ships out whole, each for double its defense factors, six times as many in reserve, for as long as there are points; gives the points that are left (A10.35b). */
function direct(marks: readonly Mark[], points: number): number {
  let rest = points;
  for (const mark of marks) {
    const need = needOf(mark, mark.reserve ? times.reserve : times.directed);
    if (need > rest) continue;
    rest -= need;
    mark.directed += mark.left;
    mark.left = 0;
  }
  return rest;
}

/** Takes defense factors of ships that are aimed at, each for three points; OURS: none of a reserve (A10.35c). */
function chip(marks: readonly Mark[], points: number): number {
  let rest = points;
  for (const mark of marks) {
    if (mark.reserve || mark.left === 0) continue;
    const [need, loss] = [needOf(mark, times.partial), lossBy(mark, times.partial, rest)];
    mark.partial += loss;
    mark.left -= loss;
    rest -= Math.min(need, rest);
  }
  return rest;
}

/** Whether boarders and maulers can get at it: no base, not in reserve, and its escorts are gone (A10.40a, A10.40g, A10.40h). */
const isOpen = (marks: readonly Mark[], { reserve, fixed, left, escorts }: Mark): boolean =>
  !reserve && left > 0 && !fixed && escorts.every((at) => marks[at]?.left === 0);

/** The capture points that a ship still takes to be captured. */
const missing = (mark: Mark): number => Math.max(0, needOf(mark, times.capture) - mark.held - mark.taken);

/** Puts capture points on ships, one after the other; gives those that are left (A10.35d). */
function board(all: readonly Mark[], marks: readonly Mark[], points: number): number {
  let rest = points;
  for (const mark of marks) {
    if (!isOpen(all, mark)) continue;
    const put = Math.min(rest, missing(mark));
    mark.taken += put;
    rest -= put;
  }
  return rest;
}

/** Weapons that do their damage by themselves, each at one ship: troops at the first that they take whole, or else the first one. */
function specials(marks: readonly Mark[], used: readonly Special[], combat: Combat): void {
  for (const { form, points } of used) {
    if (form === 'aegis') {
      swat(marks, points);
      continue;
    }
    const open = inAim(marks, aimOf(combat), combat.forms ?? {}).filter(
      (mark) => mark.left > 0 && (form === 'mauler' ? isMauled(marks, mark) : isOpen(marks, mark)),
    );
    if (form === 'troops') {
      const target =
        open.find((mark) => missing(mark) > 0 && missing(mark) <= points * times.capture) ?? open[0];
      if (target !== undefined) target.taken += points * times.capture;
      continue;
    }
    const [target] = open;
    if (target === undefined) continue;
    const loss = lossBy(target, times.normal, points);
    target.special += loss;
    target.left -= loss;
  }
}
/** Aegis: on fighters and gunboats, the weakest first. */
function swat(marks: readonly Mark[], points: number): void {
  let rest = points;
  for (const mark of inAim(marks, 'weakest', {})) {
    if (!mark.attrition) continue;
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

/** Whether enough capture points are on it. OURS: what is left over captures it over again, and does not destroy it (A10.35d). */
const isTaken = (mark: Mark): boolean => mark.taken > 0 && missing(mark) === 0;

/** The order in which a side’s own ships suffer. OURS: hulls that it named first, escorts before what they escort (D6.28), reserves last, then whatever has least left. */
function inLosses(marks: readonly Mark[], losses: Combat['losses']): readonly Mark[] {
  const rank = ({ hull }: Mark) => (losses.includes(hull) ? losses.indexOf(hull) : losses.length);
  const escorts = new Set(marks.flatMap((mark) => mark.escorts));
  return marks
    .filter((mark) => !mark.boarded && !isTaken(mark))
    .toSorted(
      compareBy(
        (mark) => Number(mark.reserve),
        rank,
        ({ at, escorts: own }) => (escorts.has(at) ? -1 : own.length > 0 ? 1 : 0),
        ({ left }) => left,
        ({ at }) => at,
      ),
    );
}

/** Spreads damage as its owner wants, each ship to its end. */
function suffer(marks: readonly Mark[], points: number): void {
  let rest = points;
  for (const mark of marks) {
    const [need, loss] = [needOf(mark, times.normal), lossBy(mark, times.normal, rest)];
    mark.normal += loss;
    mark.left -= loss;
    rest -= Math.min(need, rest);
  }
}

/** Non-violent damage: a quarter of it is real, and the rest only counts until a ship is helpless (A10.40i). */
function stun(marks: readonly Mark[], points: number): void {
  let rest = points;
  for (const mark of marks) {
    const most = mark.helpless ? 0 : Math.max(0, mark.left - mark.numb);
    const felt = Math.min(most, lossBy(mark, times.normal, rest));
    const real = rounded(felt * realShare, 100);
    mark.normal += real;
    mark.left -= real;
    mark.stunned += felt - real;
    rest -= felt;
  }
}

/** What so many points, and special attacks, do to ships: in the order of A10.356. */
export function hitsOn(
  ships: readonly Ship[],
  { points, used = [], round = 1, crowded = false, boarders = 0 }: Volley,
  attacker: Combat,
  { losses }: Pick<Combat, 'losses'>,
): readonly Hit[] {
  const { target, forms = {} } = attacker;
  const marks = marksOf(ships, round, { crowded });
  specials(marks, used, attacker);
  const most = Math.floor((points * (forms.aimed ?? 100)) / 100);
  const afterDirected = target === 'none' ? most : direct(inAim(marks, target, forms), most);
  const afterPartial =
    forms.partial === undefined ? afterDirected : chip(inAim(marks, forms.partial, forms), afterDirected);
  const rest = points - most + afterPartial;
  const { capture } = forms;
  const left = capture && board(marks, inAim(marks, capture, forms), rest + boarders);
  const normal = Math.min(rest, left ?? rest);
  const soft = Math.floor((normal * (forms.nonviolent ?? 0)) / 100);
  suffer(inLosses(marks, losses), normal - soft);
  stun(inLosses(marks, losses), soft);
  return marks.flatMap((mark) => hitOf(mark, ships[mark.at] as Ship, round) ?? []);
}

/** What one side brings against the other in a round. */
export interface Volley extends Crowded {
  readonly points: number;
  readonly used?: readonly Special[];
  readonly round?: number;
  /** Capture points that officers add, where damage goes at capturing (A12.20g). */
  readonly boarders?: number;
}

/** What a ship was hit by; undefined: by nothing. Capture points that nobody adds to any longer become damage (A10.35d). */
function hitOf(mark: Mark, ship: Ship, round: number): Hit | undefined {
  const { at, hull, directed, normal, partial, special, taken, stunned } = mark;
  const ceases = mark.held > 0 && taken === 0 && !mark.boarded;
  const released = ceases ? Math.min(mark.left, Math.floor(mark.held / times.capture)) : 0;
  const hurt = directed + normal + partial + special + taken + stunned;
  if (hurt === 0 && !ceases) return undefined;
  const left = mark.left - released;
  return {
    at,
    hull,
    directed,
    normal,
    ...(partial > 0 && { partial }),
    ...(special > 0 && { special }),
    ...(taken > 0 && { taken }),
    ...(ceases && { released }),
    ...(stunned > 0 && { stunned }),
    fate: fateOf(mark, ship, left),
    ...(fateOf(mark, ship, left) === 'helpless' && { until: round + helplessRounds }),
  };
}

function fateOf(mark: Mark, ship: Ship, left: number): Hit['fate'] {
  if (left === 0) return 'destroyed';
  if (isTaken(mark)) return 'boarded';
  if (mark.stunned > 0 && mark.numb + mark.stunned >= left) return 'helpless';
  // Only ships and bases are crippled (C23.10).
  return ship.band === undefined && cripples(ship, factorsOf(ship).defence - left) ? 'crippled' : 'damaged';
}

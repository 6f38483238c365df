import { compareBy } from '#kernel/words/inOrder.ts';
import { percentOf, rounded, roundedRoot } from '#kernel/steps/fractions.ts';
import type { Combat } from '../model/battle/combat.ts';
import type { Ship } from '../model/ship.ts';
import { damageChart, helplessRounds, realShare } from './chart.ts';
import type { Hit } from './hits.ts';
import type { Guarded, Mark } from './marks.ts';
import { lossBy, marksOf, needOf, times } from './marks.ts';
import type { Special } from './forms/specials.ts';
import { inAim, isOpen, isTaken, missing, specials } from './forms/specials.ts';
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
  return rounded(tenths * percent * Math.max(0, attack), 1000 * defence);
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

/** The order in which a side’s own ships suffer. OURS: hulls that it named first, but escorts before what they escort (D6.28), reserves last, and hospitals after them (C60.30), then whatever has least left. */
function inLosses(marks: readonly Mark[], losses: Combat['losses']): readonly Mark[] {
  const named = new Map([...losses.entries()].toReversed().map(([at, hull]) => [hull, at]));
  const first = ({ hull }: Mark): number => named.get(hull) ?? losses.length;
  // Who escorts a ship that was named is in its place.
  const places = new Map<Mark['at'], number>();
  for (const mark of marks)
    for (const at of mark.escorts) places.set(at, Math.min(places.get(at) ?? Infinity, first(mark)));
  const escorts = new Set(places.keys());
  const rank = (mark: Mark): number => Math.min(first(mark), places.get(mark.at) ?? Infinity);
  return marks
    .filter((mark) => !mark.boarded && !isTaken(mark))
    .toSorted(
      compareBy(
        (mark) => Number(mark.hospital),
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
    const real = percentOf(realShare, felt);
    mark.normal += real;
    mark.left -= real;
    mark.stunned += felt - real;
    rest -= felt;
  }
}

/** What so many points, and special attacks, do to ships: in the order of A10.356. */
export function hitsOn(
  ships: readonly Ship[],
  { points, used = [], round = 1, boarders = 0, ...side }: Volley,
  attacker: Combat,
  { losses }: Pick<Combat, 'losses'>,
): readonly Hit[] {
  const { target, forms = {} } = attacker;
  const marks = marksOf(ships, round, side);
  specials(marks, used, attacker, round);
  const most = forms.aimed === undefined ? points : Math.floor((points * forms.aimed) / 100);
  const afterDirected = target === 'none' ? most : direct(inAim(marks, target, forms), most);
  const afterPartial =
    forms.partial === undefined ? afterDirected : chip(inAim(marks, forms.partial, forms), afterDirected);
  const rest = points - most + afterPartial;
  const { capture } = forms;
  const left = capture && board(marks, inAim(marks, capture, forms), rest + boarders);
  const normal = Math.min(rest, left ?? rest);
  const soft = Math.floor((normal * (forms.nonviolent ?? 0)) / 100);
  suffer(inLosses(marks, losses), normal - soft);
  if (soft > 0) stun(inLosses(marks, losses), soft);
  return marks.flatMap((mark) => hitOf(mark, ships[mark.at] as Ship, round) ?? []);
}

/** What one side brings against the other in a round. */
export interface Volley extends Guarded {
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
  const isHurt = [directed, normal, partial, special, taken, stunned].some((one) => one > 0);
  if (!isHurt && !ceases) return undefined;
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
  if (!mark.helpless && mark.numb + mark.stunned >= left) return 'helpless';
  // Only ships and bases are crippled (C23.10).
  return cripples(ship, factorsOf(ship).defence - left) ? 'crippled' : 'damaged';
}

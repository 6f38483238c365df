import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { BoxId } from '../cards/ids.ts';
import type { Allocation, Track } from '../model/parts.ts';
import { isUnderWay } from '../model/mailing.ts';
import type { Ship, State } from '../model/state.ts';
import type { Pace } from '../model/vocabulary.ts';
import { paces } from '../model/vocabulary.ts';
import { tokenText } from '../model/words.ts';
import { reverseTimes } from '../movement/table.ts';
import { impossible } from '../refusals.ts';
import { boxLabel, cardOf, costOf, mountNamed, powerOf, works } from '../ships/ships.ts';
import { armingCost, brakingPoints, regenerationCost } from './costs.ts';

/* Energy Allocation (FC 1E1), in half tokens. */

/** What there is to spend this turn: what the ship makes, and what its batteries kept (FC 1D1, 1D4). */
export const supplyOf = (ship: Ship): number => powerOf(ship) + ship.energy;

/** What there is to spend: before Energy Allocation that of the turn, and then what is left of it. */
export const supplyIn = (known: Pick<State, 'impulse'>, ship: Ship): number =>
  isUnderWay(known) ? ship.energy : supplyOf(ship);

/** Whether the ship would move the other way than at the end of the last turn. */
export const turnsRound = (ship: Ship, { pace, reverse }: Allocation): boolean =>
  pace !== 'stopped' && !ship.stopped && reverse !== ship.reverse;

/** What the chosen speed takes, and braking before it (FC 2B1b, 2B1c, 2C5b). */
export function movementCost(ship: Ship, allocation: Allocation): number {
  const { pace, reverse } = allocation;
  const points = pace === 'stopped' ? 0 : pace * (reverse ? reverseTimes : 1);
  return costOf(ship, points + (turnsRound(ship, allocation) ? brakingPoints : 0));
}

const trackOf = ({ tracks }: Ship, tube: BoxId): Track => tracks[tube] ?? 'empty';

/** Each tube once, however often it is named. */
export const armingCosts = (ship: Ship, { arm }: Allocation): number =>
  sumOf([...new Set(arm)].map((tube) => armingCost[trackOf(ship, tube)]));

export const regenerationCosts = ({ regenerate }: Allocation): number => sumOf(regenerate) * regenerationCost;

export const allocationCost = (ship: Ship, allocation: Allocation): number =>
  movementCost(ship, allocation) + armingCosts(ship, allocation) + regenerationCosts(allocation);

/** Why energy cannot be spent like this; undefined if it can. */
export function cannotAllocate(name: string, ship: Ship, allocation: Allocation): Problem | undefined {
  for (const tube of allocation.arm) {
    const box = boxLabel(ship, tube);
    if (mountNamed(ship, tube)?.type !== 'phot') return impossible('FC 4C2a', 'no-tube', { box });
    if (!works(ship, tube)) return impossible('FC 4C1a', 'tube-disabled', { box });
  }
  for (const [at, boxes] of allocation.regenerate.entries()) {
    const lost = lostOn(ship, at);
    if (boxes > lost) return impossible('FC 3C7', 'shield-not-so-damaged', { shield: at + 1, lost });
  }
  const [needed, left] = [allocationCost(ship, allocation), supplyOf(ship)];
  return needed > left
    ? impossible('FC 1E1', 'too-much-energy', {
        ship: name,
        needed: tokenText(needed),
        left: tokenText(left),
      })
    : undefined;
}

const lostOn = (ship: Ship, at: number): number =>
  (cardOf(ship).shields[at] as number) - (ship.shields[at] as number);

/** Tubes in the order in which their arming is given up: pre-loads first, then loads, then holds. */
const givenUp: readonly Track[] = ['empty', 'pre-loaded', 'loaded'];

/** What the ship could do of it if it had the energy. */
export function possible(ship: Ship, wanted: Allocation): Allocation {
  const regenerate = wanted.regenerate.map((boxes, at) => Math.min(boxes, lostOn(ship, at)));
  if (supplyOf(ship) === 0)
    return { ...wanted, pace: 'stopped', arm: [], regenerate: regenerate.map(() => 0) };
  const arm = [...new Set(wanted.arm)].filter(
    (tube) => mountNamed(ship, tube)?.type === 'phot' && works(ship, tube),
  );
  return { ...wanted, arm, regenerate };
}

/**
 * As much of what is possible as the ship can pay for. OURS: what cannot be paid is cut in this order: regeneration, from shield #6 on; pre-loads,
 * loads and holds, the last named first; speed, one step at a time; last of all the turning round.
 */
export function fitted(ship: Ship, wanted: Allocation): Allocation {
  let now = wanted;
  while (allocationCost(ship, now) > supplyOf(ship)) {
    const less = withLess(ship, now);
    if (less === undefined) break;
    now = less;
  }
  return now;
}

/** The ship as Energy Allocation finds it, where these orders stand with it: without the tokens of its batteries if they pre-load its tubes (FC 4C2c). */
export const readied = (ship: Ship, planned: readonly AnyOrder[]): Ship =>
  ship.mayPreLoad === true && [...ship.standing, ...planned].some(({ kind }) => kind === 'pre-load')
    ? { ...ship, energy: 0 }
    : ship;

/** What a seat knows, with its ships as Energy Allocation finds them where this plan is carried out. */
export const readiedIn = <V extends State>(view: V, plan: Plan<AnyOrder>): V => ({
  ...view,
  ships: Object.fromEntries(
    inOrder(view.ships).map(([id, ship]) => [id, readied(ship, ordersOf(plan, id))] as const),
  ),
});

/** What the ship does in the turn to come: the last of these that it can take, or else what stands with it, or what it did last. */
export function allocationAhead(ship: Ship, planned: readonly Allocation[]): Allocation {
  const taken = planned.findLast((one) => cannotAllocate(ship.name, ship, one) === undefined);
  const stands = ship.standing.findLast((one) => one.kind === 'allocate');
  return fitted(ship, possible(ship, taken ?? stands ?? ship.allocation));
}

/** The next smaller allocation; undefined when nothing is left to give up. */
function withLess(ship: Ship, now: Allocation): Allocation | undefined {
  const shield = now.regenerate.findLastIndex((boxes) => boxes > 0);
  if (shield >= 0)
    return { ...now, regenerate: now.regenerate.map((boxes, at) => (at === shield ? boxes - 1 : boxes)) };
  for (const track of givenUp) {
    const tube = now.arm.findLast((one) => trackOf(ship, one) === track);
    if (tube !== undefined) return { ...now, arm: now.arm.filter((one) => one !== tube) };
  }
  const slower: Pace | undefined = now.pace === 'stopped' ? undefined : paces[paces.indexOf(now.pace) - 1];
  if (slower !== undefined && slower !== 'stopped') return { ...now, pace: slower };
  return turnsRound(ship, now) ? { ...now, reverse: ship.reverse } : undefined;
}

/** The tubes after Energy Allocation: those that are paid for go on, the others lose what they held (FC 4C2). */
export const tracksAfter = (ship: Ship, { arm }: Allocation): Readonly<Record<BoxId, Track>> =>
  Object.fromEntries(
    cardOf(ship)
      .mounts.filter(({ type }) => type === 'phot')
      .map(({ box }) => [box, arm.includes(box) ? nextTrack[trackOf(ship, box)] : 'empty']),
  );

const nextTrack = { empty: 'pre-loaded', 'pre-loaded': 'loaded', loaded: 'loaded' } as const;

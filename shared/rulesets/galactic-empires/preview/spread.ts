import type { Plan } from '#kernel/game/plan.ts';
import { percentOf, sumOf } from '#kernel/steps/fractions.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Order } from '../game.ts';
import { sectorRevenue, upkeepOf, yieldsTo } from '../model/money.ts';
import type { View } from '../model/view.ts';
import { preview } from './preview.ts';

/** How far the battles that are expected can change a sum of money, in hundredths: it is between `least` and `most`. */
export type Within = readonly [least: number, most: number];

/** What the battles that are expected can save and cost. */
interface Spread {
  /** Upkeep of the ships and admirals in them: who is lost is not paid for (GE 821). */
  readonly saved: number;
  /** Revenue of the sectors that they are about, and what is pillaged there (GE 773, 932). */
  readonly lost: number;
}

function spread(view: View, plan: Plan<Order>): Spread {
  const { battles, end, entries } = preview(view, plan);
  const fighting = new Map<UnitId, number>();
  for (const { units, scene } of battles)
    for (const id of units) {
      const unit = scene.units[id];
      if (unit !== undefined && !fighting.has(id)) fighting.set(id, upkeepOf(scene, unit));
    }
  const places = [...new Set(battles.map(({ place }) => place))];
  const pillaged = entries.map(({ event }) =>
    event.kind === 'sector-pillaged' && event.seat === view.me && places.includes(event.place)
      ? event.amount
      : 0,
  );
  const revenues = places.map((place) => (yieldsTo(end, place) === view.me ? sectorRevenue(end, place) : 0));
  return { saved: sumOf([...fighting.values()]), lost: sumOf([...revenues, ...pillaged]) };
}

/** What will be left once the plan is paid for; undefined where no battle changes it. */
export function surplusWithin(view: View, plan: Plan<Order>, surplus: number): Within | undefined {
  const { saved } = spread(view, plan);
  return saved === 0 ? undefined : [surplus, surplus + saved];
}

/** The treasury next turn; undefined where no battle changes it. What is saved decays too (GE 900). */
export function treasuryWithin(view: View, plan: Plan<Order>, next: number): Within | undefined {
  const { saved, lost } = spread(view, plan);
  const left = leftToDecay(view, plan);
  const decay = (held: number): number => percentOf(view.parameters.decay, held);
  const kept = saved - (decay(left + saved) - decay(left));
  return kept === 0 && lost === 0 ? undefined : [next - lost, next + kept];
}

/** What is in the treasury just before a part of it is lost. */
function leftToDecay(view: View, plan: Plan<Order>): number {
  const { entries, treasuries } = preview(view, plan);
  const at = entries.findIndex(({ event }) => event.kind === 'resources-decayed' && event.seat === view.me);
  const event = entries[at]?.event;
  return event?.kind === 'resources-decayed' ? (treasuries[at] ?? 0) + event.amount : 0;
}

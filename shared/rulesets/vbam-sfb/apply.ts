import { change, replace } from '#kernel/steps/change.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { RunPlan } from '#kernel/sequence/run.ts';
import { combat } from './apply/combat.ts';
import type { Appliers, Draft } from './model/drafts.ts';
import { changeTech } from './model/drafts.ts';
import { fortune } from './apply/fortunes.ts';
import { ground } from './apply/ground.ts';
import { intel } from './apply/intel.ts';
import { movement } from './apply/movement.ts';
import { yards } from './apply/yards.ts';
import type { Event } from './model/events.ts';
import type { State } from './model/state.ts';
import { turnsOfYear } from './model/state.ts';
import { changeUnit } from './model/stations.ts';

const appliers: Appliers<Event['kind']> = {
  ...movement,
  ...combat,
  ...ground,
  ...fortune,
  ...intel,
  ...yards,
  'income-received': (draft, { seat, product, trade, misc, maintenance }) => {
    const income = product + trade + misc - maintenance;
    change(draft.empires, seat, ({ pool }) => ({ income, misc: 0, pool: pool + income }));
  },
  'tech-invested': (draft, { seat, ep }) => {
    change(draft.empires, seat, ({ pool }) => ({ pool: pool - ep }));
    changeTech(draft, seat, ({ pool }) => ({ pool: pool + ep }));
  },
  'productivity-bought': (draft, { seat, place, ep }) => {
    change(draft.empires, seat, ({ pool }) => ({ pool: pool - ep }));
    change(draft.systems, place, () => ({ raising: true }));
  },
  'tech-tested': (draft, { seat, advanced, spent }) => {
    const more = advanced ? 1 : 0;
    changeTech(draft, seat, ({ pool, year, advances }) => ({
      pool: pool - spent,
      year: year + more,
      advances: advances + more,
    }));
  },
  'productivity-raised': (draft, { place, productivity }) => {
    change(draft.systems, place, () => ({ productivity, raising: false }));
  },
  'morale-changed': (draft, { place, morale }) => {
    change(draft.systems, place, () => ({ morale }));
  },
  'census-checked': (draft, { place, grown }) => {
    change(draft.systems, place, ({ census, bonus }) =>
      grown ? { census: census + 1, bonus: 0 } : { bonus: bonus + 1 },
    );
  },
  'leadership-changed': (draft, { seat, computer }) => {
    replace(draft.empires, seat, ({ computer: _, ...rest }) => (computer ? { ...rest, computer } : rest));
  },
  'campaign-won': (draft, { seat, goal }) => {
    draft.won = { goal, seats: [...(draft.won?.seats ?? []), seat] };
  },
};

/** Carries out one event; it decides nothing. */
export function apply(draft: State, event: Event): void {
  (appliers[event.kind] as (draft: Draft, event: Event) => void)(draft, event);
}

/** Ends a turn; with the last one of a year advances are counted anew. */
export function close(draft: Draft, _: RunPlan, last: boolean): void {
  if (!last) return;
  if (draft.turn % turnsOfYear === 0)
    for (const [seat] of inOrder(draft.empires)) changeTech(draft, seat, () => ({ advances: 0 }));
  for (const [id, unit] of inOrder(draft.units))
    if (unit.came !== undefined) changeUnit(draft.units, id, ({ came: _, ...rest }) => rest);
  for (const [place, { stir }] of inOrder(draft.systems))
    if (stir !== undefined && stir.turn <= draft.turn)
      replace(draft.systems, place, ({ stir: _, ...rest }) => rest);
  delete draft.barred;
  delete draft.movers;
  draft.turn += 1;
}

import type { SeatId } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import { change } from '#kernel/steps/change.ts';
import type { RunPlan } from '#kernel/turn/run.ts';
import type { Event } from './model/events.ts';
import type { PairId, Relation } from './model/relations.ts';
import { pairOf, relationOf } from './model/relations.ts';
import type { State, Tech } from './model/state.ts';
import { turnsOfYear } from './model/state.ts';

/** The campaign while a turn runs. */
type Draft = { -readonly [K in keyof State]: State[K] };
type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

const changeTech = ({ empires }: Draft, seat: SeatId, by: (tech: Tech) => Partial<Tech>): void => {
  change(empires, seat, ({ tech }) => ({ tech: { ...tech, ...by(tech) } }));
};

const changeRelation = (
  { relations }: Draft,
  a: SeatId,
  b: SeatId,
  by: (relation: Relation) => Relation,
): void => {
  (relations as Record<PairId, Relation>)[pairOf(a, b)] = by(relationOf(relations, a, b));
};

const appliers: { readonly [K in Event['kind']]: (draft: Draft, event: Of<K>) => void } = {
  'income-received': (draft, { seat, product, maintenance }) => {
    const income = product - maintenance;
    change(draft.empires, seat, ({ pool }) => ({ income, pool: pool + income }));
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
      ...{ pool: pool - spent, year: year + more, advances: advances + more },
    }));
  },
  'treaty-offered': () => undefined,
  'treaty-signed': (draft, { seat, to, treaty }) => {
    changeRelation(draft, seat, to, ({ enmity: _, ...rest }) => ({
      ...rest,
      treaties: treaty === 'armistice' ? [] : [...rest.treaties, treaty],
    }));
  },
  'break-tried': (draft, { seat, to, treaty, broken }) => {
    changeRelation(draft, seat, to, (relation) => ({
      ...relation,
      treaties: relation.treaties.filter((one) => !broken || one !== treaty),
      deeds: [...relation.deeds, { by: seat, what: broken ? 'broke' : 'break-failed', turn: draft.turn }],
    }));
  },
  'declare-tried': (draft, { seat, to, enmity, declared }) => {
    const deed = { by: seat, what: declared ? 'declared' : 'declare-failed', turn: draft.turn } as const;
    changeRelation(draft, seat, to, (relation) => ({
      ...relation,
      ...(declared ? { treaties: [], enmity: { kind: enmity, by: seat, turn: draft.turn } } : {}),
      deeds: [...relation.deeds, deed],
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
  draft.turn += 1;
}

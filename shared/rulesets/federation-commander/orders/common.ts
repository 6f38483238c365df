import type { UnitId } from '#kernel/ids.ts';
import { chosenIn } from '#kernel/orders/fields.ts';
import type { Choice, Field, FieldValue } from '#kernel/orders/form.ts';
import type { AnyOrder } from '#kernel/orders/plan.ts';
import type { Spot } from '#kernel/orders/spot.ts';
import type { Problem } from '#kernel/problem.ts';
import { about } from '#kernel/problem.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { FederationCommander } from '../model/game.ts';
import type { BoxId } from '../model/ids.ts';
import { boxId } from '../model/ids.ts';
import type { Order, StandingOrder } from '../model/orders.ts';
import type { View } from '../model/state.ts';
import type { Named } from '../rules/ships.ts';
import { active } from '../rules/ships.ts';
import { cannotFile } from '../rules/standing.ts';

/** How one kind of order is written. */
export type Kind<K extends Order['kind']> = Ruleset<FederationCommander>['orders'][K];

/** The reader's own ship at the spot, while it fights. */
export const ownAt = (view: View, { unit }: Spot): Named | undefined =>
  active(view).find(([id, { seat }]) => id === unit && seat === view.me);

export const unitAt = ({ unit }: Spot): UnitId => unit as UnitId;

export const advice = (order: AnyOrder, problem: Problem | undefined): readonly Problem[] =>
  problem === undefined ? [] : [about(order.ref, problem)];

/** What stands in the way of a standing order, as the turn will see it. */
export const filing = (view: View, order: StandingOrder, { unit }: Spot): readonly Problem[] =>
  advice(order, cannotFile(view, view.me, unit, order));

export const number = (name: string, label: string, least: number, most: number): Field => ({
  kind: 'number',
  name,
  label,
  least,
  most,
});

export const choice = (name: string, label: string, choices: readonly Choice[]): Field => ({
  kind: 'choice',
  name,
  label,
  choices,
});

export const named = (value: string, label: string): Choice => ({ value, label: phrase(label) });

/** A choice of two; `flagValue` is the value of its field. */
export const flag = (name: string, label: string): Field =>
  choice(name, label, [named('yes', 'Yes'), named('no', 'No')]);
export const flagValue = (given: boolean): string => (given ? 'yes' : 'no');
export const isYes = (value: unknown): boolean => value === 'yes';

/** Some of these, in the order in which they are chosen. */
export const several = (name: string, label: string, of: readonly Choice[]): Field => ({
  kind: 'several',
  name,
  label,
  of,
  most: of.length,
  ordered: true,
});

/** The boxes that a field holds. */
export const boxesIn = (value: FieldValue): readonly BoxId[] => chosenIn(value).map(boxId);

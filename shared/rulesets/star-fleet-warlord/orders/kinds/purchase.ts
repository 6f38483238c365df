import { integer, line, literal, object, optional } from '#kernel/codec/shapes.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { Choice } from '#kernel/orders/form.ts';
import { about } from '#kernel/problem.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import type { Purchase, PurchaseOfficeOrder } from '../../model/orders/purchase.ts';
import type { View } from '../../model/view.ts';
import { builders } from '../../tables/builders.ts';
import { firstYear, yearOf } from '../../tables/figures.ts';
import { hulls } from '../../tables/ships/classes.ts';
import type { Design } from '../../tables/ships/index.ts';
import { designIds, soldIn } from '../../tables/ships/index.ts';
import { cannotBuy } from '../../rules/purchase.ts';
import { imagine } from '../../imagine.ts';
import { longestDesign } from '../grammar/purchase.ts';
import { ref } from './parts/common.ts';
import type { Kinds } from './parts/common.ts';

/** What a race sells in a year. */
const builtBy = (race: string, year: number): readonly Design[] =>
  soldIn(year).filter((design) => design.race === race);

/** Races that sell ships in a year. */
const buildersIn = (year: number): readonly Choice[] =>
  keysInOrder(builders)
    .filter((race) => builtBy(race, year).length > 0)
    .map((race) => ({ value: race, label: phrase('{builder}', { builder: builders[race] ?? race }) }));

const purchase: OrderKind<View, Purchase> = {
  title: 'Purchase Ship',
  codec: object({
    kind: literal('purchase'),
    ref,
    design: line(longestDesign, 3),
    most: optional(integer(1, 100_000)),
    name: line(20),
  }),
  offers({ turn }, { unit, place, seat, thing }) {
    if (yearOf(turn) !== firstYear) return [];
    if (thing?.kind === 'design') return [{ kind: 'purchase', design: thing.id, name: '' }];
    return (unit ?? place ?? seat ?? thing) === undefined
      ? [{ kind: 'purchase', design: designIds[0] ?? '', name: '' }]
      : [];
  },
  form: (_, order) => ({
    fields: [
      { kind: 'choice', name: 'race', label: 'Race', choices: buildersIn(firstYear) },
      {
        kind: 'choice',
        name: 'design',
        label: 'Ship',
        choices: builtBy(order.design.slice(0, 1), firstYear).map(({ id: value, cost, hull }) => ({
          value,
          label: phrase('{design} {hull}: {cost} EP', { design: value, hull: hulls[hull].name, cost }),
        })),
      },
      { kind: 'text', name: 'name', label: 'Name', longest: 20, lines: 1 },
    ],
    values: { race: order.design.slice(0, 1), design: order.design, name: order.name },
    set: (name, value) =>
      name === 'race'
        ? { ...order, design: builtBy(value as string, firstYear)[0]?.id ?? order.design }
        : { ...order, [name]: value },
  }),
  check(view, order) {
    const problem = cannotBuy(imagine(view), view.me, order, 0);
    return problem === undefined || problem.code === 'too-dear' ? [] : [about(order.ref, problem)];
  },
  say: ({ design, name }) =>
    name === ''
      ? phrase('Buy a {design}', { design })
      : phrase('Buy a {design} called {name}', { design, name }),
};

/** Orders of ships that are bought, and what they cost, as they are filled in. */
export const purchaseKinds: Kinds<PurchaseOfficeOrder> = {
  purchase,
};

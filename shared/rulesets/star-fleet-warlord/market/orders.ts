import { integer, line, literal, object, optional } from '#kernel/codec/shapes.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Choice, Field, FieldValue, Form } from '#kernel/orders/form.ts';
import { about } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Purchase, PurchaseOfficeOrder } from '../model/orders/purchase.ts';
import type { View } from '../model/view.ts';
import { builders } from './builders.ts';
import { cloakSurcharge } from '../model/figures.ts';
import { hulls } from '../ships/list/classes.ts';
import type { Design } from '../ships/list/index.ts';
import { designIds } from '../ships/list/index.ts';
import { offeredTo, sellsCloaks } from './deals.ts';
import { cannotBuy, gateNumbers, marketPrice } from './purchase.ts';
import { imagine } from '../model/imagine.ts';
import { longestDesign } from '../sheet/purchase.ts';
import type { Kinds } from '../common.ts';
import { ref } from '../common.ts';
import { isNowhere } from '../ordering.ts';
import { marketKinds } from './forms.ts';

/** What a race sells to a Corporation now. */
const builtBy = (race: string, view: View): readonly Design[] =>
  offeredTo(imagine(view), view.me).filter((design) => design.race === race);

/** Races that sell ships to it now. */
const buildersFor = (view: View): readonly Choice[] =>
  keysInOrder(builders)
    .filter((race) => builtBy(race, view).length > 0)
    .map((race) => ({ value: race, label: phrase('{builder}', { builder: builders[race] ?? race }) }));

/** Where a ship may be delivered. */
const gatesOf = (view: View): readonly Choice[] => [
  { value: '0', label: phrase('Home Office') },
  ...gateNumbers(imagine(view), view.me).map((number) => ({
    value: String(number),
    label: phrase('Warp Gate {number}', { number }),
  })),
];

const cloakField: Field = {
  kind: 'choice',
  name: 'cloak',
  label: 'Cloaking device',
  choices: [
    { value: '', label: phrase('without') },
    { value: 'with', label: phrase('with, for {percent}% more', { percent: cloakSurcharge }) },
  ],
};

function fieldsOf(view: View, race: string): readonly Field[] {
  const state = imagine(view);
  return [
    { kind: 'choice', name: 'race', label: 'Race', choices: buildersFor(view) },
    {
      kind: 'choice',
      name: 'design',
      label: 'Ship',
      choices: builtBy(race, view).map((design) => ({
        value: design.id,
        label: phrase('{design} {hull}: {cost} EP', {
          design: design.id,
          hull: hulls[design.hull].name,
          cost: marketPrice(state, design),
        }),
      })),
    },
    { kind: 'choice', name: 'gate', label: 'Delivered at', choices: gatesOf(view) },
    ...(sellsCloaks(state, view.me, race) ? [cloakField] : []),
    { kind: 'number', name: 'most', label: 'Highest price (0: any)', least: 0, most: 100_000 },
    { kind: 'text', name: 'name', label: 'Name', longest: 20, lines: 1 },
  ];
}

/** The order with another race, ship or name. */
function withShip(
  { gate: _, cloak: __, most: ___, ...rest }: Unnumbered<Purchase>,
  key: string,
  value: FieldValue,
  view: View,
): Unnumbered<Purchase> {
  if (key === 'race') return { ...rest, design: builtBy(value as string, view)[0]?.id ?? rest.design };
  return key === 'design' || key === 'name' ? { ...rest, [key]: value as string } : rest;
}

function purchaseForm(view: View, order: Unnumbered<Purchase>): Form<Unnumbered<Purchase>> {
  const race = order.design.slice(0, 1);
  const { gate = 0, cloak = false, most = 0, design, name } = order;
  return {
    fields: fieldsOf(view, race),
    values: { race, design, gate: String(gate), cloak: cloak ? 'with' : '', most, name },
    set(key, value) {
      const now = withShip(order, key, value, view);
      const [at, price] = [key === 'gate' ? Number(value) : gate, key === 'most' ? Number(value) : most];
      const cloaked = key === 'cloak' ? value === 'with' : cloak;
      return {
        ...now,
        ...(price === 0 ? {} : { most: price }),
        ...(cloaked && sellsCloaks(imagine(view), view.me, now.design.slice(0, 1)) ? { cloak: true } : {}),
        ...(at === 0 ? {} : { gate: at }),
      };
    },
  };
}

const purchase: OrderKind<View, Purchase> = {
  title: 'Purchase Ship',
  codec: object({
    kind: literal('purchase'),
    ref,
    design: line(longestDesign, 3),
    most: optional(integer(1, 100_000)),
    cloak: optional(literal(true)),
    gate: optional(integer(1, 999)),
    name: line(20),
  }),
  offers(_, at) {
    if (at.thing?.kind === 'design') return [{ kind: 'purchase', design: at.thing.id, name: '' }];
    return isNowhere(at) ? [{ kind: 'purchase', design: designIds[0] ?? '', name: '' }] : [];
  },
  form: purchaseForm,
  check(view, order) {
    const problem = cannotBuy(imagine(view), view.me, order, { copies: 0 }, 0);
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
  ...marketKinds,
};

import { expect, test } from 'vitest';
import type { Fact } from '#kernel/presentation.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { AnyOrder, Unnumbered } from '#kernel/game/plan.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { Rules } from '#ui/state/rules.ts';
import { offersAt } from '#ui/state/turn/offers.ts';

type Order = Unnumbered<AnyOrder> & { readonly to?: string };
const field = { name: 'to', label: 'To', kind: 'choice', choices: [] } as const;
const costs = { label: 'Costs', value: phrase('35 EP') };
const kind = (title: string, offered: readonly Order[], isFilledIn: boolean, facts?: readonly Fact[]) => ({
  title,
  offers: () => offered,
  form: (_view: unknown, order: Order) => ({
    fields: isFilledIn ? [field] : [],
    values: {},
    set: () => order,
    ...defined({ facts }),
  }),
});
const rules = {
  orders: {
    sail: kind('Set course', [{ kind: 'sail', to: 'a' } as Order, { kind: 'sail', to: 'b' } as Order], true),
    hire: kind('Hire', [{ kind: 'hire', to: 'a' } as Order, { kind: 'hire', to: 'b' } as Order], false, [
      costs,
    ]),
    dive: kind('Dive', [{ kind: 'dive', to: 'a' } as Order, { kind: 'dive', to: 'b' } as Order], false),
  },
  presentation: { me: () => 'north' },
} as unknown as Rules;

test('a form is one button, however many orders could be filled in; orders without a form are one each', () => {
  const offers = offersAt({ rules, view: {}, plan: emptyPlan() }, {});
  expect(offers.map(({ title, order }) => [title, (order as Order).to])).toEqual([
    ['Set course', 'a'],
    ['Hire', 'a'],
    ['Hire', 'b'],
    ['Dive', 'a'],
    ['Dive', 'b'],
  ]);
  // What has nothing to fill in but says what it costs has its form too.
  expect(offers.map(({ form }) => form)).toEqual([true, true, true, false, false]);
});

import { inTongue } from '../../language/worded.ts';
import { tongue } from '../../language/tongue.ts';
import type { Rules } from '../rules.ts';

/** What rules answer with pictures and pages for the reader. What they answer with orders is left as it is: it may be saved. */
const draws = [
  ...[
    'map',
    'page',
    'location',
    'units',
    'unit',
    'paper',
    'thing',
    'study',
    'reach',
    'planned',
    'films',
    'scroll',
  ],
  ...['moments', 'figures', 'player', 'standing', 'part', 'loose', 'purses', 'seats', 'routes', 'first'],
] as const;

/** The rules with their plain texts in the language of the page; the same in English. */
export function spokenRules(rules: Rules): Rules {
  if (tongue().texts === undefined) return rules;
  const { beginning, orders, presentation, open } = rules;
  return {
    ...rules,
    orders: Object.fromEntries(Object.entries(orders).map(([kind, order]) => [kind, spokenOrder(order)])),
    presentation: { ...inTongue(presentation), ...spokenPictures(presentation) },
    beginning: {
      ...beginning,
      ...inTongue({ kinds: beginning.kinds, kindsLabel: beginning.kindsLabel }),
      form: (wish) => spokenForm(beginning.form(wish)),
    },
    ...(rules.course === undefined ? {} : { course: inTongue(rules.course) }),
    ...(rules.guide === undefined ? {} : { guide: inTongue(rules.guide) }),
    ...(open === undefined ? {} : { open: (books) => spokenRules(open.call(rules, books)) }),
  };
}

type OrderKind = Rules['orders'][string];

function spokenOrder(order: OrderKind): OrderKind {
  const { title, form } = inTongue({ title: order.title, form: order.form });
  return {
    ...order,
    title,
    ...(form === undefined ? {} : { form: (...of) => spokenForm(form.apply(order, of)) }),
  };
}

const spokenForm = <F extends { readonly fields: unknown; readonly facts?: unknown }>(form: F): F => ({
  ...form,
  ...inTongue({ fields: form.fields, ...(form.facts === undefined ? {} : { facts: form.facts }) }),
});

function spokenPictures(presentation: Rules['presentation']): Partial<Rules['presentation']> {
  return Object.fromEntries(
    draws.flatMap((name) => {
      const draw = presentation[name] as ((...of: unknown[]) => unknown) | undefined;
      return draw === undefined
        ? []
        : [[name, (...of: unknown[]) => answered(name, draw.apply(presentation, of))]];
    }),
  );
}

/** A heading is a text by itself. */
const answered = (name: string, drawn: unknown): unknown =>
  name === 'part' ? inTongue({ part: drawn }).part : inTongue(drawn);

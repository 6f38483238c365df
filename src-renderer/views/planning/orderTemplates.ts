import type { Notebook, OrderTemplate } from '#contract/player/notebook.ts';
import { fits } from '#kernel/orders/fields.ts';
import type { Field, FieldValue, Form } from '#kernel/orders/form.ts';
import { mostTemplates } from '#contract/player/notebook.ts';

/** What a template holds of a form: all but names, which are for one thing alone. */
const kept = ({ fields }: Pick<Form<unknown>, 'fields'>): readonly Field[] =>
  fields.filter((field) => field.kind !== 'text' || field.names === undefined);

const isQuick = (field: Field): boolean =>
  field.kind === 'choice' || field.kind === 'number' || (field.kind === 'text' && field.lines === 1);

/** Whether a form takes longer to fill in than a template takes to choose. */
export function isWorthKeeping(form: Pick<Form<unknown>, 'fields'>): boolean {
  const fields = kept(form);
  return fields.length > 1 || fields.some((field) => !isQuick(field));
}

/** A template of what a form holds now. */
export const templateOfForm = (
  name: string,
  kind: string,
  form: Pick<Form<unknown>, 'fields' | 'values'>,
): OrderTemplate => ({
  name,
  kind,
  values: Object.fromEntries(kept(form).map((field) => [field.name, form.values[field.name] as FieldValue])),
});

/** Templates for a kind of order. */
export const templatesFor = ({ orderTemplates = [] }: Notebook, kind: string): readonly OrderTemplate[] =>
  orderTemplates.filter((template) => template.kind === kind);

export const isFull = ({ orderTemplates = [] }: Notebook): boolean => orderTemplates.length >= mostTemplates;

/** The notebook with this template, in place of one of the same name for the same kind of order. */
export function withOrderTemplate(notebook: Notebook, template: OrderTemplate): Notebook {
  const others = withoutOrderTemplate(notebook, template).orderTemplates ?? [];
  return { ...notebook, orderTemplates: [...others, template] };
}

export function withoutOrderTemplate(
  { orderTemplates = [], ...notebook }: Notebook,
  { kind, name }: Pick<OrderTemplate, 'kind' | 'name'>,
): Notebook {
  const left = orderTemplates.filter((each) => each.kind !== kind || each.name !== name);
  return left.length === 0 ? notebook : { ...notebook, orderTemplates: left };
}

/**
 * The order with the values of a template, field by field: what can be chosen here is, and the rest stays as it is. `formOf` gives
 * the form of an order. `left` names the fields that stay.
 */
export function laid<O>(
  order: O,
  formOf: (order: O) => Form<O> | undefined,
  { values }: OrderTemplate,
): { readonly order: O; readonly left: readonly string[] } {
  let now = order;
  const left: string[] = [];
  for (const name of Object.keys(values)) {
    const form = formOf(now);
    const field = form?.fields.find((each) => each.name === name);
    const value = values[name] as FieldValue;
    if (form !== undefined && field !== undefined && fits(field, value)) now = form.set(name, value);
    else left.push(field?.label ?? name);
  }
  return { order: now, left };
}

import type { Position } from '../board/position.ts';
import type { PlaceId } from '../words/ids.ts';
import { chosenIn, textIn, wayIn } from '../orders/fields.ts';
import type { Choice, Field, FieldOf, FieldValue, Form } from '../orders/form.ts';
import type { Fact } from '../picture/page.ts';
import type { RouteStep } from '../picture/routeStep.ts';
import type { Phrase } from '../words/phrase.ts';

/** A field of a form, with what the order says there and the order with another value in its place. */
export interface Entry<O> {
  readonly field: Field;
  readonly value: FieldValue;
  set(value: FieldValue): O;
  /** Of a way: as `Form.along` and `Form.ahead`. */
  along?(): readonly RouteStep[];
  ahead?(to: Position): readonly RouteStep[];
}

/** The members of an order that hold such a value. */
type MemberOf<O, T> = { [K in keyof O]-?: O[K] extends T ? K : never }[keyof O] & string;

/** The form of these entries, in their order; facts are found when they are first read, for some are long to find. */
export function formOf<O>(order: O, entries: readonly Entry<O>[], facts?: () => readonly Fact[]): Form<O> {
  const named = (name: string): Entry<O> | undefined => entries.find(({ field }) => field.name === name);
  const form: Form<O> = {
    fields: entries.map(({ field }) => field),
    values: Object.fromEntries(entries.map(({ field, value }) => [field.name, value])),
    set: (name, value) => named(name)?.set(value) ?? order,
    ...(entries.some(({ along }) => along) && { along: (name: string) => named(name)?.along?.() ?? [] }),
    ...(entries.some(({ ahead }) => ahead) && {
      ahead: (name: string, to: Position) => named(name)?.ahead?.(to) ?? [],
    }),
  };
  return facts === undefined
    ? form
    : {
        ...form,
        get facts() {
          return facts();
        },
      };
}

/** Choices of these values, each with what it is called. */
export const choicesOf = <T extends string>(
  values: readonly T[],
  label: (value: T) => Phrase,
): readonly Choice[] => values.map((value) => ({ value, label: label(value) }));

/** One of several texts; what is none of the choices leaves the order as it is. */
export const choice = <O>(
  order: O,
  name: MemberOf<O, string>,
  label: string,
  choices: readonly Choice[],
): Entry<O> => ({
  field: { kind: 'choice', name, label, choices },
  value: order[name] as string,
  set: (given) => ({
    ...order,
    [name]: choices.find(({ value }) => value === given)?.value ?? order[name],
  }),
});

/** One of several texts or none: of an order without it the member is absent. */
export const choiceOrNone = <O>(
  order: O,
  name: keyof O & string,
  label: string,
  none: Phrase,
  choices: readonly Choice[],
): Entry<O> => {
  const { [name]: was, ...without } = order;
  return {
    field: { kind: 'choice', name, label, choices: [{ value: '', label: none }, ...choices] },
    value: typeof was === 'string' ? was : '',
    set(given) {
      if (textIn(given) === '') return without as unknown as O;
      const found = choices.find(({ value }) => value === given)?.value;
      return found === undefined ? order : ({ ...order, [name]: found } as O);
    },
  };
};

/** One of several texts that stands for more, or for other, than a member of the order. */
export const chosen = <O>(
  name: string,
  label: string,
  choices: readonly Choice[],
  value: string,
  set: (value: string) => O,
): Entry<O> => ({
  field: { kind: 'choice', name, label, choices },
  value,
  set: (given) => set(textIn(given)),
});

/** One of several whole numbers, each with what it is called. */
export const numbered = <O>(
  order: O,
  name: MemberOf<O, number>,
  label: string,
  choices: readonly Choice[],
): Entry<O> =>
  chosen(name, label, choices, String(order[name]), (given) => ({ ...order, [name]: Number(given) }));

/** Yes or no, in words. */
export const eitherOr = <O>(
  order: O,
  name: MemberOf<O, boolean>,
  label: string,
  yes: Phrase,
  no: Phrase,
): Entry<O> => ({
  field: {
    kind: 'choice',
    name,
    label,
    choices: [
      { value: 'yes', label: yes },
      { value: 'no', label: no },
    ],
  },
  value: order[name] === true ? 'yes' : 'no',
  set: (given) => ({ ...order, [name]: textIn(given) === 'yes' }),
});

/** A text; one that is emptied stays as it was. */
export const text = <O>(
  order: O,
  name: MemberOf<O, string>,
  label: string,
  bounds: Omit<FieldOf<'text'>, 'kind' | 'name' | 'label'>,
): Entry<O> => ({
  field: { kind: 'text', name, label, ...bounds },
  value: order[name] as string,
  set: (given) => ({ ...order, [name]: textIn(given) || order[name] }),
});

/** A whole number. */
export const number = <O>(
  order: O,
  name: MemberOf<O, number>,
  label: string,
  bounds: Omit<FieldOf<'number'>, 'kind' | 'name' | 'label'>,
): Entry<O> => ({
  field: { kind: 'number', name, label, ...bounds },
  value: order[name] as number,
  set: (given) => ({ ...order, [name]: Number(textIn(given)) }),
});

/** So many of several texts at most. */
export const several = <O>(
  order: O,
  name: MemberOf<O, readonly string[]>,
  label: string,
  bounds: Omit<FieldOf<'several'>, 'kind' | 'name' | 'label'>,
): Entry<O> => ({
  field: { kind: 'several', name, label, ...bounds },
  value: order[name] as readonly string[],
  set: (given) => ({ ...order, [name]: chosenIn(given) }),
});

/** A place as the position of a way. */
export const atPlace = (place: PlaceId): Position => ({ kind: 'place', place });

/** A way over the map, as the places that it leads through. */
export const way = <O>(
  order: O,
  name: MemberOf<O, readonly PlaceId[]>,
  label: string,
  bounds: Omit<FieldOf<'way'>, 'kind' | 'name' | 'label'>,
  shown: Pick<Entry<O>, 'along' | 'ahead'>,
): Entry<O> => ({
  field: { kind: 'way', name, label, ...bounds },
  value: (order[name] as readonly PlaceId[]).map(atPlace),
  set: (given) => ({ ...order, [name]: wayIn(given).map(({ place }) => place) }),
  ...shown,
});

import type { Choice, Field } from '#kernel/orders/form.ts';

/** The map beside a form. */
export interface OnMap {
  /** The field that a click on the map fills in; undefined where the form has none. */
  readonly active: string | undefined;
  /** A field was touched: if it is about places, it is the active one from now on. */
  touch(field: string): void;
  /** Gives the keyboard to the map, to pick for this field. */
  go(field: string): void;
}

/** What can be chosen in a field and lies on the map. */
export const placedIn = (field: Field): readonly (Choice & Required<Pick<Choice, 'place'>>)[] =>
  (field.kind === 'choice' ? field.choices : field.kind === 'several' ? field.of : []).flatMap((choice) =>
    choice.place === undefined ? [] : [{ ...choice, place: choice.place }],
  );

/** Whether a field can be filled in on the map; where all there is to choose lies in one place, the map tells nothing apart. */
export function isOfPlaces(field: Field): boolean {
  return field.kind === 'way' || placedIn(field).length === 1 || liesApart(field);
}

/** Whether what can be chosen lies in several places. */
export const liesApart = (field: Field): boolean =>
  new Set(placedIn(field).map(({ place }) => place)).size > 1;

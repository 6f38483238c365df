import type { Entry } from '#kernel/declare/entries.ts';
import { choicesOf } from '#kernel/declare/entries.ts';
import { chosenIn } from '#kernel/orders/fields.ts';
import { phrase } from '#kernel/words/phrase.ts';

/** Ships of a squadron to choose, by their names in orders, and those that were named and are not there; `most`: so many of them at most, `label`: what they are, if not ships alone. */
export const shipsField = <O extends { readonly ships: readonly string[] }>(
  given: O,
  names: readonly string[],
  { most = names.length, label = 'Ships' }: { readonly most?: number; readonly label?: string } = {},
): Entry<O> => ({
  field: {
    kind: 'several',
    name: 'ships',
    label,
    most: Math.max(most, given.ships.length),
    ordered: false,
    of: choicesOf([...new Set([...names, ...given.ships])], (name) => phrase('{name}', { name })),
  },
  value: given.ships,
  set: (chosen) => ({ ...given, ships: chosenIn(chosen) }),
});

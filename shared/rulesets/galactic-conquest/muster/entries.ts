import type { Entry } from '#kernel/declare/entries.ts';
import { choice, choicesOf, number } from '#kernel/declare/entries.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { Choice } from '#kernel/orders/form.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { hexName } from '../map/board.ts';
import { homeworldOf } from '../model/homeworld.ts';
import { imagine } from '../model/imagine.ts';
import type { View } from '../model/state.ts';
import { mooringsOf } from '../trade/marine/lying.ts';

/** Hexes as choices. */
export const hexChoices = (places: readonly PlaceId[]): readonly Choice[] =>
  places.map((at) => ({ value: at, label: phrase('{place}', { place: hexName(at) }), place: at }));

/** Where units come from, if some lie elsewhere than at the homeworld. */
export function sourceEntry<O extends { readonly at?: PlaceId }>(
  view: View,
  given: O,
  label: string,
): readonly Entry<O>[] {
  const from = given.at ?? homeworldOf(view, view.me);
  const all = [...new Set([...mooringsOf(imagine(view), view.me), ...(from === undefined ? [] : [from])])];
  if (from === undefined || all.length < 2) return [];
  const entry: Entry<{ readonly at: PlaceId }> = choice({ at: from }, 'at', label, hexChoices(all));
  return [{ ...entry, set: (value) => ({ ...given, ...entry.set(value) }) }];
}

interface Lot {
  readonly unit: string;
  readonly count: number;
  readonly at: PlaceId;
}

/** Units of the reserve, how many of them, and where they lie. */
export function lotEntries<O extends Lot>(view: View, given: O): readonly Entry<O>[] {
  const lot: Lot = given;
  const entries: readonly Entry<Lot>[] = [
    choice(
      lot,
      'unit',
      'Unit',
      choicesOf(
        [...new Set([...keysInOrder(view.empires[view.me]?.merchant?.reserve ?? {}), given.unit])],
        (one) => phrase('{unit}', { unit: one }),
      ),
    ),
    number(lot, 'count', 'How many', { least: 1, most: 1000 }),
    choice(lot, 'at', 'In', hexChoices([...new Set([...mooringsOf(imagine(view), view.me), given.at])])),
  ];
  return entries.map((entry) => ({ ...entry, set: (value) => ({ ...given, ...entry.set(value) }) }));
}

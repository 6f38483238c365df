import type { Entry } from '#kernel/declare/entries.ts';
import { chosen } from '#kernel/declare/entries.ts';
import { textIn } from '#kernel/orders/fields.ts';
import type { Choice, QuickNumber } from '#kernel/orders/form.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { Rank, ShipTypeId } from '../tables/starships.ts';
import { ranks } from '../tables/starships.ts';
import type { View } from '../model/view.ts';
import { labelled, shipName, unitName } from '../model/words.ts';
import { ownUnit } from './common.ts';
import type { PlannedUnit } from './planned.ts';

export const numberField = <O>(
  fieldName: string,
  label: string,
  least: number,
  most: number,
  value: number,
  set: (value: number) => O,
  quick?: QuickNumber,
): Entry<O> => ({
  field: { kind: 'number', name: fieldName, label, least, most, ...defined({ quick }) },
  value,
  set: (given) => set(Math.min(Math.max(Math.trunc(Number(given)) || 0, least), Math.max(least, most))),
});

/** All that there are, on a button. */
export const allOf = (value: number): QuickNumber => ({ value, label: phrase('all {value}', { value }) });

export const textField = <O>(
  fieldName: string,
  label: string,
  longest: number,
  lines: number,
  value: string,
  set: (value: string) => O,
  names?: string,
): Entry<O> => ({
  field: { kind: 'text', name: fieldName, label, longest, lines, ...defined({ names }) },
  value,
  set: (given) => set(textIn(given).slice(0, longest)),
});

export const rankField = <O>(label: string, value: Rank, set: (value: Rank) => O): Entry<O> =>
  chosen(
    'rank',
    label,
    ranks.map((rank) => ({ value: String(rank), label: rankPhrase(rank) })),
    String(value),
    (text) => set(toRank(text)),
  );

export const toRank = (text: string): Rank => ranks.find((rank) => String(rank) === text) ?? 1;

function rankPhrase(rank: Rank): Phrase {
  if (rank === 1) return phrase('{rank} (front)', { rank });
  return rank === 5 ? phrase('{rank} (reserves)', { rank }) : phrase('{rank}', { rank });
}

/** Choices of starship types, in the order given, each once. */
export const typeChoices = (
  types: readonly ShipTypeId[],
  label: (name: string, type: ShipTypeId) => Phrase = (name) => phrase('{name}', { name }),
): readonly Choice[] =>
  [...new Set(types)].map((type) => ({ value: type, label: label(shipName(type), type) }));

/** Choices of units; those in another sector say which. */
export const unitChoices = (
  view: View,
  units: readonly PlannedUnit[],
  here: PlaceId | undefined,
): readonly Choice[] =>
  units.map((other) => {
    const named = view.units[other.unit] === undefined ? labelled(other) : unitName(view, other.unit);
    return {
      value: other.unit,
      place: other.place,
      label:
        other.place === here
          ? phrase('{unit}', { unit: named })
          : phrase('{unit} ({place})', {
              unit: named,
              place: view.sectors[other.place]?.name ?? other.place,
            }),
    };
  });

/** Choices of the admirals in the unit, with their ratings. */
export const admiralChoices = (view: View, at: Spot): readonly Choice[] =>
  (ownUnit(view, at)?.admirals ?? []).map(({ id, name, tactics, siegecraft }) => ({
    value: id,
    label: phrase('{name} (tactics {tactics}, siegecraft {siegecraft})', { name, tactics, siegecraft }),
  }));

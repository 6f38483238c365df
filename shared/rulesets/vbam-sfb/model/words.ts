import { atPlace } from '#kernel/declare/entries.ts';
import type { PlaceId, UnitId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Choice } from '#kernel/orders/form.ts';
import type { RouteStep } from '#kernel/picture/routeStep.ts';
import type { Phrase, Arg } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { Unit } from './state.ts';
import type { View } from './view.ts';
import { labelOf } from '../map/board.ts';
import { empireNames } from '../map/empires.ts';

export const systemArg = (place: PlaceId): Arg => ({ to: 'place', id: place, text: labelOf(place) });
export const seatArg = (seat: SeatId): Arg => ({ to: 'seat', id: seat, text: empireNames[seat] ?? seat });
/** A unit of the reader; of one that is no more, its number alone is left. */
export const unitArg = ({ units }: Pick<View, 'units'>, id: UnitId): Arg => ({
  to: 'unit',
  id,
  text: `${units[id]?.design ?? 'Unit'} ${shortId(id)}`,
});

/** A chance in percent as it is said: never less than none, nor more than certain. */
export const percentSaid = (chance: number): number => Math.max(0, Math.min(100, chance));

/** Sectors one after the other, in words. */
export const waySaid = (way: readonly PlaceId[]): Phrase =>
  phraseList(
    way.map((place) => phrase('{place}', { place: labelOf(place) })),
    ', ',
  );

/** Own units that are like this, as choices. */
export const unitChoices = (
  { units }: Pick<View, 'units'>,
  may: (id: UnitId, unit: Unit) => boolean,
): readonly Choice[] =>
  inOrder(units).flatMap(([value, unit]) =>
    may(value, unit)
      ? [
          {
            value,
            place: unit.place,
            label: phrase('{design} {id}', { design: unit.design, id: shortId(value) }),
          },
        ]
      : [],
  );

/** The number of a unit, such as `7` of `gorn.u00007`. */
export const shortId = (unit: UnitId): string => unit.replace(/^.*\.u0*/, '');

/** Systems as choices. */
export const systemChoices = (places: readonly PlaceId[]): readonly Choice[] =>
  places.map((value) => ({ value, place: value, label: phrase('{system}', { system: labelOf(value) }) }));

/** The sectors of a way as steps. */
export const stepsTo = (way: readonly PlaceId[]): readonly RouteStep[] =>
  way.map((place, index) => ({ position: atPlace(place), moment: [{ name: 'Jump', at: index + 1 }] }));

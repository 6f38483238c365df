import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { hexName } from '../../map/board.ts';
import type { Units } from '../../model/merchant.ts';
import type { State } from '../../model/state.ts';
import { lyingOf } from '../../trade/marine/lying.ts';
import { withUnits } from '../../trade/units.ts';

/** `10xF-L and 10xF-S`. */
const listed = (units: Units): string =>
  inOrder(units)
    .map(([unit, count]) => `${count}x${unit}`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ');

/**
 * The strategic reserve of an empire as status sheets have it, a line for each hex: `L7- SR, 10xF-L and 10xF-S. 5xF-L in terrain, 5xF-L and 10xF-S in empty space.`
 * (E3.10). OURS: whatever is in no terrain counts as in empty space, at a system too; where nothing is in terrain the line says neither.
 */
export function reserveLines(state: Pick<State, 'systems' | 'empires'>, seat: SeatId): readonly string[] {
  const lying = lyingOf(state, seat);
  const places = [...new Set(lying.flatMap(({ place }) => place ?? []))].toSorted();
  const at = (place: PlaceId, side?: 'here' | 'terrain'): Units =>
    lying
      .filter((one) => one.place === place && (side === undefined || one.side === side))
      .flatMap(({ units }) => inOrder(units))
      .reduce<Units>((all, [unit, count]) => withUnits(all, unit, count), {});
  return places.map((place) => {
    const [terrain, open] = [listed(at(place, 'terrain')), listed(at(place, 'here'))];
    const parts = [`${terrain} in terrain`, ...(open === '' ? [] : [`${open} in empty space`])];
    return `${hexName(place)}- SR, ${listed(at(place))}.${terrain === '' ? '' : ` ${parts.join(', ')}.`}`;
  });
}

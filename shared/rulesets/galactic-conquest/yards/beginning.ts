import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { firstYear, yearOf } from '../map/seats.ts';
import { homeworldOf } from '../model/homeworld.ts';
import type { State } from '../model/state.ts';
import type { Yard, YardId, YardKind } from '../model/yards/yard.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import { firstYearOf } from './inspire.ts';

/** OURS: the yards of a homeworld at the beginning, 25 of its 60 capacity points: the book leaves them to the game master (B8.30, Z1). */
const usual: readonly YardKind[] = ['SC2SY', 'SC3SY', 'SC3SY', 'SC4SY', 'SC4SY', 'SC4SY', 'SC4SY'];

/** The yards of an empire, numbered; those for war hulls where the first of them is near, or past (B8.41). */
function yardsAt(
  seat: SeatId,
  place: PlaceId,
  wars: readonly YardKind[],
): readonly (readonly [YardId, Yard])[] {
  return [...usual, ...wars].map((kind, at) => [`${place}.${at + 1}` as YardId, { kind, place, seat }]);
}

/** A new world in which every homeworld has its yards. */
export function withYards(state: State, list: ShipList): State {
  const next = yearOf({ turn: state.turn + 1, year: state.year ?? firstYear });
  const given = inOrder(state.empires).map(([seat]) => {
    const is = (war: 'CW' | 'DW'): boolean => (firstYearOf(list, seat, war) ?? Infinity) <= next;
    return { seat, cw: is('CW'), dw: is('DW') };
  });
  const yards = given.flatMap(({ seat, cw, dw }) => {
    const home = homeworldOf(state, seat);
    return home === undefined
      ? []
      : yardsAt(seat, home, [...(cw ? (['CWSY'] as const) : []), ...(dw ? (['DWSY'] as const) : [])]);
  });
  return {
    ...state,
    yards: Object.fromEntries(yards),
    empires: Object.fromEntries(
      inOrder(state.empires).map(([seat, empire]) => {
        const { cw = false, dw = false } = given.find((one) => one.seat === seat) ?? {};
        const inspired = { ...(cw && { cw: true as const }), ...(dw && { dw: true as const }) };
        return [seat, { ...empire, ...((cw || dw) && { inspired }) }];
      }),
    ),
  };
}

import type { SeatId } from '#kernel/words/ids.ts';
import { xRatesOf } from '../bases/advance.ts';
import { sheetOf } from '../map/sheets.ts';
import { isAtWar } from '../economy/table.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import type { Slot } from '../model/yards/yard.ts';
import { levelOf } from '../research/research.ts';
import { isFlagged } from '../ships/fleet.ts';
import { warClassOf } from '../model/yards/war.ts';

type World = Pick<State, 'empires' | 'turn' | 'year'>;

/** Conversions of a turn by what they are for: halved, but one at least, on no war mobility, and what is found out beside them (B11.50 to B11.59, C19.10). */
export function ratesOf(state: World, seat: SeatId): Readonly<Record<Slot, number>> {
  const empire = state.empires[seat];
  const war = empire !== undefined && isAtWar(empire.mobility);
  const { conversions } = sheetOf(seat, empire?.sheet);
  const level = (project: string): number => (war ? levelOf(empire, project, state) : 0);
  const usual = (rate: number, from: number): number =>
    war ? rate + (level('icr') >= from ? 1 : 0) : Math.min(rate, Math.max(1, Math.floor(rate / 2)));
  return {
    sc4: usual(conversions.sc4, 1),
    sc3: usual(conversions.sc3, 2),
    sc2: usual(conversions.sc2, 3),
    cw: level('icr-war'),
    dw: level('icr-war'),
    leader: level('icr-ldr'),
    ...xRatesOf(state, seat),
  };
}

/** The conversions that a ship can take, those for fewer ships first. OURS: X-ships take no others (C19.10). */
function slotsFor(ship: Ship): readonly Slot[] {
  const of = ship.figures?.class ?? '';
  if (isFlagged(ship, 'X1')) return [ship.size === 4 ? 'x4' : 'x3'];
  const war = warClassOf(of);
  const bySize: Slot = ship.size === 2 ? 'sc2' : ship.size === 3 ? 'sc3' : 'sc4';
  return [
    ...(['CC', 'CWL', 'DDL', 'DWL', 'FFL'].includes(of) || isFlagged(ship, 'command')
      ? ['leader' as const]
      : []),
    ...(war === undefined ? [] : [war === 'CW' ? ('cw' as const) : ('dw' as const)]),
    bySize,
  ];
}

/** A conversion that is left for a ship, of which so many are taken; undefined: none is (B11.52). */
export const freeSlot = (
  state: World,
  seat: SeatId,
  ship: Ship,
  taken: Readonly<Partial<Record<Slot, number>>> = {},
): Slot | undefined => {
  const rates = ratesOf(state, seat);
  return slotsFor(ship).find((slot) => (taken[slot] ?? 0) < rates[slot]);
};

/** One more of a conversion is taken. */
export const withSlot = (
  taken: Readonly<Partial<Record<Slot, number>>> = {},
  slot: Slot | undefined,
): Readonly<Partial<Record<Slot, number>>> =>
  slot === undefined ? taken : { ...taken, [slot]: (taken[slot] ?? 0) + 1 };

import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import { sheetOf } from '../map/sheets.ts';
import type { State } from '../model/state.ts';
import type { Ship } from '../model/ship.ts';

/** The letter of an empire, two or three digits, and the letter of a fleet (A6.10). */
const code = /^([a-z])(\d{2,3})([a-z])$/;

/** The letter with which the squadrons of an empire begin. */
const letterOf = ({ empires }: Pick<State, 'empires'>, seat: SeatId): string =>
  sheetOf(seat, empires[seat]?.sheet).letter.toLowerCase();

/** Whether an empire can call a squadron so. */
export const isCodeOf = (state: Pick<State, 'empires'>, seat: SeatId, unit: UnitId): boolean =>
  code.exec(unit)?.[1] === letterOf(state, seat);

/** Whether a code is of fleet M, the supplementary defense (E3.10). */
export const isDefense = (unit: UnitId): boolean => unit.endsWith('m');

/** An example of a code, as it is printed. */
export const exampleCode = (state: Pick<State, 'empires'>, seat: SeatId): string =>
  `${letterOf(state, seat).toUpperCase()}01A`;

const mostNumber = 999;

/** The lowest code that no squadron of an empire has: of the first of these fleets that has numbers left. `taken`: those that others are to have. */
export function freshCode(
  state: Pick<State, 'empires' | 'squadrons'>,
  seat: SeatId,
  taken: ReadonlySet<UnitId> = new Set(),
  fleets = 'abcdefghijklmnopqrstuvwxyz',
): UnitId {
  const letter = letterOf(state, seat);
  for (const fleet of fleets)
    for (let number = 1; number <= mostNumber; number += 1) {
      const unit = unitId(`${letter}${String(number).padStart(2, '0')}${fleet}`);
      if (state.squadrons[unit] === undefined && !taken.has(unit)) return unit;
    }
  return unitId(`${letter}01${fleets.slice(0, 1)}`);
}

/** What each ship of a squadron is called in orders: by its hull, with a number from the second of a hull on, such as `F5 2`. */
export function namesOf(ships: readonly Ship[]): readonly string[] {
  const count = new Map<string, number>();
  return ships.map(({ hull }) => {
    const number = (count.get(hull) ?? 0) + 1;
    count.set(hull, number);
    return number === 1 ? hull : `${hull} ${number}`;
  });
}

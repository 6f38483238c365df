import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Unit } from '../model/state.ts';
import type { Design } from '../units/designs.ts';
import { isCivil, isFixed, isFlight, isGround, isPeople } from '../units/designs.ts';
import { empireNames, shortNames } from '../map/empires.ts';

export const nameOfSeat = (seat: SeatId): string => empireNames[seat] ?? seat;

/** The name of a power in one word, for heads of narrow columns. */
export const shortNameOf = (seat: SeatId): string =>
  shortNames[seat] ?? nameOfSeat(seat).split(' ')[0] ?? seat;

/** What a unit is called in lists: its class and its number, such as `CA 1`. */
export const labelOfUnit = (id: UnitId, { design }: Pick<Unit, 'design'>): string =>
  `${design} ${id.replace(/^.*\.u0*/, '')}`;

/** Drawings of ships, by base hull type. */
const signs: Readonly<Record<string, string>> = {
  FF: 'Scout',
  FFH: 'Scout',
  FFW: 'Scout',
  NFF: 'Scout',
  POL: 'Scout',
  DD: 'Destroyer',
  DDH: 'Destroyer',
  NDD: 'Destroyer',
  DW: 'Destroyer',
  HDW: 'Destroyer',
  CL: 'Light Cruiser',
  CW: 'Strike Cruiser',
  CWH: 'Strike Cruiser',
  NCA: 'Strike Cruiser',
  CA: 'Heavy Cruiser',
  CCH: 'Heavy Cruiser',
  TUG: 'Heavy Cruiser',
  BC: 'Battlecruiser',
  BCH: 'Battlecruiser',
  BB: 'Battleship',
  DN: 'Battleship',
  DNH: 'Battleship',
  DNL: 'Battleship',
  DNW: 'Battleship',
};
export const signOf = ({ hull }: Design): string => signs[hull] ?? (hull === '' ? 'Light Cruiser' : 'shield');

/** How units are listed: warships and civil fleets move; bases, flights, ground units and people do not by themselves. */
export const kindOf = (design: Design): 'ship' | 'fleet' | 'base' | 'ground' | 'flight' => {
  if (isCivil(design)) return 'fleet';
  if (isFixed(design)) return 'base';
  if (isFlight(design)) return 'flight';
  return isGround(design) || isPeople(design) ? 'ground' : 'ship';
};

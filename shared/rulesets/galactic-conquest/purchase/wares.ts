import type { SeatId } from '#kernel/words/ids.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Ware } from '../model/opening/purchase.ts';
import type { State } from '../model/state.ts';
import type { Ship } from '../model/ship.ts';
import { isFlagged, letterOf } from '../ships/fleet.ts';
import { carriesTruly, shipIn } from '../ships/wings.ts';
import type { Hull } from '../ships/list/hull.ts';
import { has } from '../ships/list/hull.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import { hullOf } from '../ships/list/shipList.ts';
import type { Flag, Kind } from '../ships/list/words.ts';
import { kindOf } from '../ships/list/words.ts';
import { marineWares, priceOf, yearOfUnit } from '../trade/units.ts';

/** Auxiliary warships that everybody builds. OURS: of the civilians of ship lists a navy buys these alone (Z1.600). */
const auxiliaries: readonly string[] = 'SAC SAH SAS LAC LAH LAS HAC HAP HAV HSC'.split(' ');
/** What a merchant marine buys at the beginning beside what it builds later (Z2.40, Z2.50). */
export const [dock, tug, police] = ['FRD', 'TUG', 'POL'] as const;
/** Police ships, which are bought with points of their own (Z2.50). */
export const isPolice = (unit: string): boolean => [police, 'PV', 'FLG', 'D5I'].includes(unit);

const sold: readonly Kind[] = ['ship', 'fighter', 'gunboat', 'pod'];
const navalOfAll = ({ empire, class: of, designation }: Hull): boolean =>
  empire !== 'R1' || of !== 'AUX' || auxiliaries.includes(designation);

/** Half economic points: the price, or for fighters half of their BPV (C20.10). */
const halvesOf = ({ epv, bpv }: Hull): number => (epv === 0 ? bpv : epv * 2);

function wareOf(list: ShipList, hull: Hull): Ware {
  const { name, standard, base, escorts, fighters, gunboats } = hull;
  const kind = kindOf(hull);
  const variant = kind === 'pod' ? hull.cargo === 0 : !standard && base !== '';
  const carries = [...fighters, ...gunboats];
  return {
    kind: kind as Ware['kind'],
    ship: shipIn(list, hull, carriesTruly(hull)),
    name,
    halves: halvesOf(hull),
    ...(variant && { variant }),
    ...(escorts.length > 0 && { escorts }),
    ...(carries.length > 0 && { carries }),
  };
}

/** What an empire can buy for its navy: its own types and those that everybody builds, in service in that year, and no interceptors (Z1.10, Z1.100, Z1.400, Z1.700). */
export function waresFor(list: ShipList, seat: SeatId, year: number): readonly Ware[] {
  const letter = letterOf(seat);
  return letter === undefined
    ? []
    : list.hulls
        .filter(
          (hull) =>
            (hull.empire === letter || hull.empire === 'R1') &&
            hullOf(list, letter, hull.designation) === hull &&
            hull.year <= year &&
            sold.includes(kindOf(hull)) &&
            hull.class !== 'INT' &&
            !has(hull, 'foreign') &&
            navalOfAll(hull),
        )
        .map((hull) => wareOf(list, hull));
}

/** What units of the merchant marine cost that are in service, with the fighters and gunboats of those that carry some (Z2.30). */
export function pricesIn(list: ShipList, year: number): Readonly<Record<string, number>> {
  const rows = new Map(list.hulls.flatMap((one) => (one.empire === 'R1' ? [[one.designation, one]] : [])));
  const halves = (type: string): number => {
    const row = rows.get(type);
    return row === undefined ? 0 : halvesOf(row);
  };
  return Object.fromEntries(
    marineWares.flatMap((unit) => {
      const row = rows.get(unit);
      if ((row?.year ?? yearOfUnit(unit)) > year) return [];
      const aboard = [...(row?.fighters ?? []), ...(row?.gunboats ?? [])];
      const price = row === undefined ? priceOf(unit) : row.epv;
      const along = Math.ceil(sumOf(aboard.map(({ count, type }) => count * halves(type))) / 2);
      return price === 0 ? [] : [[unit, price + along]];
    }),
  );
}

/** Everything that an empire can buy for its navy. */
export const waresOf = ({ purchase }: Pick<State, 'purchase'>, seat: SeatId): readonly Ware[] =>
  purchase?.wares[seat] ?? [];

/** What an empire buys under this designation; undefined for what is not for sale to it. */
export const wareNamed = (
  state: Pick<State, 'purchase'>,
  seat: SeatId,
  designation: string,
): Ware | undefined => waresOf(state, seat).find(({ ship }) => ship.hull === designation);

/** Whether it is flagged so in the book. */
export const hasFlag = ({ ship }: Pick<Ware, 'ship'>, flag: Flag): boolean => isFlagged(ship, flag);

/** Fleet tugs (Z1.90). */
export const isTug = ({ figures }: Ship): boolean => figures?.class === 'TG';

/** True carriers, tenders and space control ships, whose fighters and gunboats are free (Z1.70). */
export const isTrueCarrier = (ware: Ware): boolean =>
  (['carrier', 'tender', 'control'] as const).some((flag) => hasFlag(ware, flag));

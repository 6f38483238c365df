import type { SeatId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { greenMark, withStock, withUsual } from '../model/battle/wings.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { podded, podRow, podsOf } from '../pods/podded.ts';
import { hasTech } from '../research/research.ts';
import { commandClassIn, factorsOf, rowFor } from '../ships/fleet.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import { flyerNamed, greenRow, untoppedType, withoutTopGuns } from '../ships/wings.ts';
import { asVariant } from '../yards/ships/landing.ts';
import { baseHullOf } from '../yards/ships/variants.ts';

/** What of a squadron’s ships goes over. */
interface Scuttled {
  readonly left: readonly Ship[];
  /** The hulls of those that are destroyed. */
  readonly scuttled: readonly string[];
}

/** Command ships are scuttled (B14.40); the others go over without officers, who are lost (B14.50). */
export const scuttledFrom = (ships: readonly Ship[]): Scuttled => ({
  left: ships.flatMap(({ officers: _, ...ship }) => (commandClassIn(ship) === undefined ? [ship] : [])),
  scuttled: ships.filter((ship) => commandClassIn(ship) !== undefined).map(({ hull }) => hull),
});

/** All ships of a squadron, those that it captured in this turn last: they go over with it (B14.50). */
export const allOf = ({ ships, prizes = [] }: Pick<Squadron, 'ships' | 'prizes'>): readonly Ship[] => [
  ...ships,
  ...prizes,
];

/** What pods revert to (B14.100). */
const plainPod = 'P-C';

/** Pods aboard revert to cargo pods, and skids and bombs are gone; nobody is told any longer what to carry (B14.100). OURS: there are no plain skids. */
function repodded(list: ShipList, builder: SeatId, { wants: _, ...ship }: Ship): Ship {
  if (ship.pods === undefined) return ship;
  const isTug = ship.figures?.class === 'TG' || ship.figures?.class === 'LTT';
  const kept = ship.pods.filter((one) => isTug && podRow(list, builder, one) !== undefined);
  const plain = kept.slice(0, podsOf(ship)).map(() => plainPod);
  return podded(list, builder, ship, plain)?.ship ?? ship;
}

/** A ship with a crew of its conqueror, marked with who built it, unless that is the conqueror or everybody: as a foreign one that is converted (B14.50, C2.45). OURS. */
function recrewed(list: ShipList | undefined, builder: SeatId, to: SeatId, ship: Ship): Ship {
  // What is being scrapped has no crew and no use.
  if (ship.scrapped !== undefined) return ship;
  const { captured: _, foreign: __, crew: ___, trained: ____, ...rest } = withUsual(ship);
  const isGeneric = list !== undefined && rowFor(list, builder, ship.hull)?.empire === 'R1';
  return builder === to || isGeneric ? rest : { ...rest, foreign: builder };
}

/** Whether top guns are so no longer that come to an empire: it does not know how (B14.60, C20.300). */
export const losesTopGuns = (state: State, to: SeatId): boolean => !hasTech(state, to, 'top-gun');

/** A ship without top guns, enhanced sensors and integrated defense, unless its conqueror knows how (B14.60, B11.71, C5.60, C20.300). */
export function ceased(state: State, to: SeatId, was: Ship): Ship {
  const ship = losesTopGuns(state, to) ? withoutTopGuns(was) : was;
  const isPlain = ship.plus === undefined || hasTech(state, to, 'iobd');
  const isSeen = ship.enhanced === undefined || hasTech(state, to, 'ess');
  if (isPlain && isSeen) return ship;
  const { plus, enhanced, ...rest } = ship;
  return {
    ...rest,
    ...defined({ plus: isPlain ? plus : undefined, enhanced: isSeen ? enhanced : undefined }),
  };
}

/** A ship that has lost no more than it has without its officers, its crew or its modules: OURS, a defense factor is left. */
export function stillThere(ship: Ship): Ship {
  const { lost = 0, ...whole } = ship;
  const least = Math.min(lost, factorsOf(whole).defence - 1);
  return least > 0 ? { ...whole, lost: least } : whole;
}

/** A ship that goes over: as the base hull from which it was converted, with plain pods, and a crew of its conqueror (B14.41, B14.50, B14.100). OURS: one that no list has loses its special sensors. */
export function unconverted(list: ShipList | undefined, of: SeatId, to: SeatId, ship: Ship): Ship {
  const builder = ship.captured ?? ship.foreign ?? of;
  const crewed = recrewed(list, builder, to, ship);
  if (list === undefined || ship.figures === undefined) return stillThere({ ...crewed, sensors: 0 });
  const base = baseHullOf(list, builder, ship.hull);
  return stillThere(repodded(list, builder, base === undefined ? crewed : asVariant(list, crewed, base, 0)));
}

/** A stock in which pods are cargo pods, but for those that command, which are scuttled (B14.40, B14.100); fighters and gunboats stay what they are, the latter with usual crews. */
export function plainStock(
  list: ShipList | undefined,
  of: SeatId,
  stock: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const [type, count] of inOrder(stock)) {
    const pod = list && podRow(list, of, type);
    if (pod !== undefined && (pod.rating > 0 || pod.designation === 'MEDS')) continue;
    const green = list && greenRow(list, of, type) && flyerNamed(list, of, type)?.usual;
    const plain = green === undefined ? type : type.slice(0, -greenMark.length);
    const as = pod === undefined ? plain : plainPod;
    sums[as] = (sums[as] ?? 0) + count;
  }
  return sums;
}

/** What of a stock an empire that comes by it flies as others do: its top guns, unless it knows how (B14.60, C20.300). */
export const stockCeased = (
  state: State,
  to: SeatId,
  stock: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> =>
  losesTopGuns(state, to)
    ? inOrder(stock).reduce<Readonly<Record<string, number>>>(
        (all, [type, count]) => withStock(all, { [untoppedType(type)]: count }) ?? {},
        {},
      )
    : stock;

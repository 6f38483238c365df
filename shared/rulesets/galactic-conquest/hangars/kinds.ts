import { percentOf } from '#kernel/steps/fractions.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { yearOf } from '../map/seats.ts';
import type { Flight } from '../model/yards/flights.ts';
import type { State } from '../model/state.ts';
import { hasTech } from '../research/research.ts';
import { letterOf, rowFor } from '../ships/fleet.ts';
import type { Hull } from '../ships/list/hull.ts';
import { has } from '../ships/list/hull.ts';
import { kindOf, moduleKinds } from '../ships/list/words.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import { flyerOf, greenOf, greenRow, isTopGun, megaOf } from '../ships/wings.ts';

type World = Pick<State, 'empires' | 'turn' | 'year'>;

/** A type as an empire builds it. */
export interface Kindred {
  readonly flyer: Pick<Flight, 'type' | 'class' | 'spaces'>;
  /** Half economic points (C20.10, C20.90, C20.100). */
  readonly halves: number;
  /** Its year in service. */
  readonly year: number;
  readonly variant: boolean;
}

/** Percent of its BPV that a mega fighter costs (C20.100). */
const megaPercent = 150;

/** A pod, pallet or skid, which is bought as gunboats are (C20.90). */
const podKind = ({ designation: type, epv, bpv, year }: Hull): Kindred => ({
  flyer: { type, class: 'POD', spaces: 0 },
  halves: epv === 0 ? bpv : 2 * epv,
  year,
  variant: false,
});

function plainKind(row: Hull): Kindred | undefined {
  // Modules are built for their bases (B11.60).
  if (kindOf(row) === 'pod') return moduleKinds.includes(row.designation) ? undefined : podKind(row);
  const flyer = flyerOf(row);
  const { epv, bpv, year, standard } = row;
  // What builds it counts the boxes of its row (C20.75).
  return (
    flyer && {
      flyer: { ...flyer, spaces: row.spaces },
      halves: epv === 0 ? bpv : 2 * epv,
      year,
      variant: epv > 0 && !standard,
    }
  );
}

function megaKind(row: Hull): Kindred | undefined {
  const flyer = megaOf(row);
  const { bpv, year } = row;
  return flyer && { flyer, halves: Math.ceil((bpv * megaPercent) / 100), year, variant: false };
}

/** Percent of its EPV that a gunboat with a green crew costs (C9.60). */
const greenPercent = 85;

/** OURS: each to the nearest point, as ships. */
function greenKind(row: Hull): Kindred | undefined {
  const [flyer, plain] = [greenOf(row), plainKind(row)];
  return flyer && plain && { ...plain, flyer, halves: 2 * percentOf(greenPercent, row.epv) };
}

/** Whether an empire builds mega fighters of this row (C20.100). */
const isMega = (state: World, owner: SeatId, row: Hull): boolean =>
  has(row, 'mega') && hasTech(state, owner, 'mega');

/** The type of an empire with this name: `ZY`, `mZY` of a mega fighter, or `PFg` of gunboats with green crews; undefined: it builds none. */
export function kindredOf(list: ShipList, state: World, owner: SeatId, type: string): Kindred | undefined {
  const row = rowFor(list, owner, type);
  if (row !== undefined) return plainKind(row);
  const green = greenRow(list, owner, type);
  const kind = green && greenKind(green);
  if (kind !== undefined) return kind;
  const base = type.startsWith('m') ? rowFor(list, owner, type.slice(1)) : undefined;
  return base !== undefined && isMega(state, owner, base) ? megaKind(base) : undefined;
}

/** What so many cost: fighters half of their BPV, gunboats their EPV, halves counting as a whole point (C20.10). */
export const costOf = ({ halves }: Pick<Kindred, 'halves'>, count: number): number =>
  Math.ceil((halves * count) / 2);

/** What so many of a type that an empire has aboard or in stock have cost it, top guns as those that they were; undefined: nobody knows. */
export function costOfType(
  list: ShipList | undefined,
  state: World,
  owner: SeatId,
  type: string,
  count: number,
): number | undefined {
  const found = list && kindredOf(list, state, owner, isTopGun(type) ? type.slice(1) : type);
  return found && costOf(found, count);
}

/** Types that an empire has in service, its own before those that everybody builds. */
export function typesOf(list: ShipList, state: World, owner: SeatId): readonly Kindred[] {
  const letter = letterOf(owner);
  const rows = list.hulls.filter(
    (row) =>
      (row.empire === letter || row.empire === 'R1') &&
      row.year <= yearOf(state) &&
      rowFor(list, owner, row.designation) === row,
  );
  const own = (all: readonly Hull[]) =>
    all.toSorted((one, other) => Number(one.empire === 'R1') - Number(other.empire === 'R1'));
  return own(rows).flatMap((row) => [
    ...[plainKind(row) ?? []].flat(),
    ...[greenKind(row) ?? []].flat(),
    ...(isMega(state, owner, row) ? [megaKind(row) ?? []].flat() : []),
  ]);
}

import { sumOf, percentOf } from '#kernel/steps/fractions.ts';
import { defined } from '#kernel/words/defined.ts';
import { plainBase } from '../../model/bases/plain.ts';
import type { Modular } from '../../model/bases/modular.ts';
import type { Ship } from '../../model/ship.ts';
import { haveRole } from '../../ships/aboard/officers.ts';
import { hundredthsOf } from '../../ships/hullFactors.ts';
import type { Hull } from '../../ships/list/hull.ts';
import { has } from '../../ships/list/hull.ts';
import { shipListOf } from '../../ships/list/shipList.ts';
import { bases as rows } from '../../ships/ours/general/bases.ts';
import { modules } from '../../ships/ours/general/modules.ts';
import { shipIn } from '../../ships/wings.ts';
import { baseUnit, typeOfUnit } from '../types.ts';

/** The module to which all others revert when an empire surrenders (B14.100). */
export const plainModule = 'CgM';

/** Every kind of module by its designation. OURS: as bases, those of our ship list in every game. */
export const moduleRows: ReadonlyMap<string, Hull> = new Map(modules.map((row) => [row.designation, row]));

/** Modules that a base holds (B4.10), two more each of a star fortress and of a star palace (B11.75, B11.77). OURS: those of all military ones. */
const holds: Readonly<Record<string, number>> = {
  MB: 1,
  BS: 2,
  BATS: 3,
  STB: 4,
  SB: 6,
  SF: 8,
  SP: 10,
  CB: 1,
  TCB: 3,
  QCB: 4,
};
/** Percent more modules of a base with a commander (A12.30b). */
const commanderPercent = 33;

/** Modules that a base holds, X-bases and mauler-armed ones as others: a third more with a commander, to the nearest (A12.30b). */
export function placesOf(ship: Pick<Ship, 'hull' | 'officers'>): number {
  const plain = holds[plainBase(ship.hull)] ?? 0;
  return haveRole([ship], 'LB') ? plain + percentOf(commanderPercent, plain) : plain;
}

/** Places of a base that no module takes. */
export const freePlaces = (ship: Ship): number => Math.max(0, placesOf(ship) - (ship.modules ?? []).length);

/** Whether a base is armed with maulers, so that no attrition units are stationed on it (C16.70). */
export const isArmed = (base: Pick<Ship, 'hull'>): boolean => {
  const row = typeOfUnit(base)?.row;
  return row !== undefined && has(row, 'mauler');
};

/** Whether a base docks a module: a mauler-armed one no hangars (C16.70), a commercial one nothing that has to do with war (B4.10). OURS: that is all but cargo and hospitals. */
export function docks(base: Pick<Ship, 'hull'>, module: Hull): boolean {
  const military = has(module, 'troop') || has(module, 'carrier');
  if (has(module, 'carrier') && isArmed(base)) return false;
  return typeOfUnit(base)?.stand !== 'commercial' || !military;
}

const general = shipListOf(rows);

/** A base with these modules and no others: their BPV counts with its own, but no attack factor follows from hospitals (1/D, C60.30); what their hangars had aboard stays aboard as far as there is room. */
export function withModules(ship: Ship, kinds: readonly string[]): Ship {
  const type = typeOfUnit(ship);
  if (type === undefined) return ship;
  const { figures, wings: own = [] } = baseUnit(type, 1);
  const docked = kinds.flatMap((one) => moduleRows.get(one) ?? []);
  const points = (all: readonly Hull[]): number => type.row.bpv + sumOf(all.map(({ bpv }) => bpv));
  const armed = docked.filter((row) => !has(row, 'hospital'));
  const hangars = [...own, ...docked.flatMap((row) => shipIn(general, row, false).wings ?? [])];
  const had = new Map((ship.wings ?? []).map(({ type: of, count }) => [of, count]));
  const wings = [...Map.groupBy(hangars, ({ type: of }) => of).values()].flatMap((each) =>
    each.slice(0, 1).map((first) => {
      const most = sumOf(each.map((one) => one.most));
      return { ...first, most, count: Math.min(most, had.get(first.type) ?? 0) };
    }),
  );
  const { modules: _, wings: __, ...rest } = ship;
  return {
    ...rest,
    ...defined({
      figures: figures && {
        ...figures,
        attack: hundredthsOf(type.row, points(armed)).attack / 100,
        defence: hundredthsOf(type.row, points(docked)).defence / 100,
        crew: figures.crew + sumOf(docked.map(({ crew }) => crew)),
        bpv: points(docked),
        cost: figures.cost + sumOf(docked.map(({ epv }) => epv)),
      },
    }),
    ...(wings.length > 0 && { wings }),
    ...(kinds.length > 0 && { modules: kinds }),
  };
}

/** Bases of a kind among others with so many more modules of one: the first of them that have room. */
export function fitted(ships: readonly Ship[], base: string, module: string, count: number): readonly Ship[] {
  let left = count;
  return ships.map((ship) => {
    if (ship.hull !== base || left === 0) return ship;
    const more = Math.min(left, freePlaces(ship));
    left -= more;
    const added = Array.from({ length: more }, () => module);
    return more === 0 ? ship : withModules(ship, [...(ship.modules ?? []), ...added]);
  });
}

/** `SB{6xHosM}`: a base with its modules, as pages and reports call it. */
export function modulesText(base: Modular): string {
  const said = [...Map.groupBy(base.modules ?? [], (one) => one)].map(([one, { length }]) =>
    length === 1 ? one : `${length}x${one}`,
  );
  return said.length === 0 ? '' : `{${said.join(',')}}`;
}

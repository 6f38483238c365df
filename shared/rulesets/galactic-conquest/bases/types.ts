import { percentOf } from '#kernel/steps/fractions.ts';
import { facilityValue } from '../bank/scrapValue.ts';
import { generator, generatorOf, maulable, plainBase } from '../model/bases/plain.ts';
import { civilGround, dryDock } from '../model/civil/commerce.ts';
import type { Ship } from '../model/ship.ts';
import { shipListOf } from '../ships/list/shipList.ts';
import { shipIn } from '../ships/wings.ts';
import { factorsOfGroup } from '../ships/hullFactors.ts';
import type { Hull } from '../ships/list/hull.ts';
import { has } from '../ships/list/hull.ts';
import { bases as rows } from '../ships/ours/general/bases.ts';

/** Where a base stands: in orbit or open space, military or commercial; on the ground; or as a satellite. */
export type Stand = 'orbit' | 'commercial' | 'ground' | 'satellite';

/** A kind of base. OURS: bases are those of our ship list in every game, as everybody builds them alike. */
export interface BaseType {
  readonly hull: string;
  readonly name: string;
  readonly stand: Stand;
  /** The first year in which it is built. */
  readonly year: number;
  readonly row: Hull;
  /** Segments that it takes to build it new; absent: it is only made of another one (B11.61). */
  readonly segments?: number;
  /** The technology without which nobody builds it. */
  readonly tech?: { readonly id: string; readonly level: number };
}

const standOf = ({ class: of, designation }: Hull): Stand | undefined => {
  if (of === 'GB' || of === 'GF') return 'ground';
  if (of === 'SAT') return 'satellite';
  // A dry dock stands in orbit, and is no military base (B8.96).
  if (of === 'CB' || designation === dryDock) return 'commercial';
  return ['SAM', 'MB', 'BS', 'BATS', 'STB', 'SB', 'SF', 'SP'].includes(of) ? 'orbit' : undefined;
};

/** The prospectors’ platform, which stands at resource runs alone (E4.20). */
export const platform = 'CPP';

/** Segments that a new base takes (B8.96, B11.60). */
const segmentsOf: Readonly<Record<string, number>> = {
  SAM: 6,
  CPL: 6,
  [platform]: 6,
  DefSat: 6,
  MB: 12,
  BS: 24,
  CB: 24,
  [dryDock]: 36,
};
const groundSegments = 2;

const techOf: Readonly<Record<string, BaseType['tech']>> = {
  GSG: { id: 'gsg', level: 1 },
  FBGB: { id: 'fb', level: 1 },
  'FBGB-II': { id: 'fb', level: 2 },
  'FBGB-III': { id: 'fb', level: 3 },
  SF: { id: 'sf', level: 1 },
  SP: { id: 'sp', level: 1 },
  QCB: { id: 'qcb', level: 1 },
  GMS: { id: 'eem', level: 1 },
};

function typeOf(row: Hull): BaseType | undefined {
  const stand = standOf(row);
  if (stand === undefined) return undefined;
  // X-bases are conversions alone (C19.20).
  const segments = stand === 'ground' ? groundSegments : segmentsOf[row.designation];
  const tech = has(row, 'mauler') ? { id: 'mab', level: 1 } : techOf[plainBase(row.designation)];
  return {
    hull: row.designation,
    name: row.name,
    stand,
    year: row.year,
    row,
    ...(segments !== undefined && { segments }),
    ...(tech && { tech }),
  };
}

/** Percent of its EPV that the maulers of a base cost (C16.70). */
const maulerPercent = 50;
/** A base with maulers, marked with an M, which is made of the one without (C16.70). OURS: its BPV is that of the other one. */
const armed = (row: Hull): Hull => ({
  ...row,
  designation: `M${row.designation}`,
  name: `Mauler-armed ${row.name.toLowerCase()}`,
  epv: row.epv + percentOf(maulerPercent, row.epv),
  flags: [...row.flags, 'mauler'],
});
const armedRows = rows.filter(({ designation }) => maulable.some((one) => one === designation)).map(armed);

/** Shield generators of one kind each for all small ground bases but GBDP, which the one of the list links: each costs what a base of its kind does (B11.79). OURS: their BPV is that of the other one. */
const shieldRows = rows
  .filter(({ designation }) => designation === generator)
  .flatMap((shield) =>
    rows
      .filter(({ class: of, designation }) => of === 'GB' && ![generator, 'GBDP'].includes(designation))
      .map(({ designation, epv, year }): Hull => ({
        ...shield,
        designation: generatorOf(designation),
        name: `Shield generator for ${designation}`,
        epv,
        year: Math.max(year, shield.year),
      })),
  );

/** Every kind of base by its designation, in the order of the list. */
export const baseTypes: ReadonlyMap<string, BaseType> = new Map(
  [...rows, ...armedRows, ...shieldRows].flatMap((row) => {
    const type = typeOf(row);
    return type === undefined ? [] : [[type.hull, type] as const];
  }),
);
/** Whether bases of a kind are military facilities (B7.10). */
export const isMilitary = ({ stand, hull }: BaseType): boolean =>
  stand !== 'commercial' && !civilGround.has(hull);

/** Whether a base that becomes this one keeps enhanced sensors: X-bases have them anyway (C19.30c), and mauler-armed ones none (C16.70). */
export const keepsSensors = ({ row }: BaseType): boolean => !has(row, 'X1') && !has(row, 'mauler');

export const priceOf = (hull: string): number => baseTypes.get(hull)?.row.epv ?? 0;

/** What a unit of bases gives that is scrapped, with its modules (B9.20). */
export const scrapOfBase = (ship: Ship): number => facilityValue(worthOf(ship));
const worthOf = ({ hull, figures }: Ship): number => {
  const { count, hull: of } = unitOf(hull);
  return baseTypes.has(of) ? (figures?.cost ?? priceOf(of) * count) : 0;
};

/** Ground bases that are one unit (1/B). */
export const groupSize = 6;

/** `6xGBDP`: the number and the designation of a unit of ground bases. */
export function unitOf(hull: string): { readonly count: number; readonly hull: string } {
  const [, count, name] = /^(\d+)x(.+)$/.exec(hull) ?? [];
  return count === undefined || name === undefined
    ? { count: 1, hull }
    : { count: Number(count), hull: name };
}

/** The kind of base that a unit is made of. */
export const typeOfUnit = ({ hull }: Pick<Ship, 'hull'>): BaseType | undefined =>
  baseTypes.get(unitOf(hull).hull);

/** What bases carry is what everybody builds. */
const general = shipListOf(rows);

/** The largest size class of a unit that is smaller than every ship. */
const least = 4;

/** So many bases of a kind as one unit, with the factors of the group (1/B). */
export function baseUnit({ row }: BaseType, count: number): Ship {
  const { figures, wings, ...one } = shipIn(general, row, false);
  if (figures === undefined) return one;
  const { attack, defence } = factorsOfGroup(row, count);
  return {
    ...one,
    hull: count === 1 ? one.hull : `${count}x${one.hull}`,
    size: Math.min(one.size, least),
    sensors: one.sensors * count,
    figures: {
      ...figures,
      attack,
      defence,
      crew: figures.crew * count,
      bpv: row.bpv * count,
      cost: figures.cost * count,
    },
    ...(wings && { wings: wings.map((each) => ({ ...each, most: each.most * count })) }),
  };
}

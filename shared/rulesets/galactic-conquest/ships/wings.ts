import { percentOf } from '#kernel/steps/fractions.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Carrying, Flyer, FlyerClass, Wing } from '../model/battle/wings.ts';
import { flyerClasses, greenMark, isGunboatClass, isShuttle, withWings } from '../model/battle/wings.ts';
import type { Ship } from '../model/ship.ts';
import { crewRows } from './crew.ts';
import { rowFor, shipOf } from './fleet.ts';
import { hundredthsOf } from './hullFactors.ts';
import type { Hull } from './list/hull.ts';
import type { ShipList } from './list/shipList.ts';
import { hullOf } from './list/shipList.ts';

/** What a row of the list says of one fighter, bomber or gunboat; undefined: it is none. */
export function flyerOf(row: Hull): Flyer | undefined {
  const of = flyerClasses.find((one): one is FlyerClass => one === row.class);
  if (of === undefined) return undefined;
  const { attack, defence } = hundredthsOf(row);
  return {
    type: row.designation,
    class: of,
    attack,
    defence,
    // Shuttles take up no boxes of hangars.
    spaces: isShuttle(row) ? 0 : row.spaces,
    ...(row.flags.length > 0 && { flags: row.flags }),
  };
}

/** Percent of the BPV, the attack and the defense factors that a mega fighter has of its type (C20.100, C20.150). */
const [megaPoints, megaDefence] = [150, 85] as const;
export const megaAttack = 115;

/** A mega fighter of this row, by an `m` before its type; undefined: there is none (C20.100). */
export function megaOf(row: Hull): Flyer | undefined {
  const plain = flyerOf(row);
  if (plain === undefined || plain.spaces === 0) return undefined;
  const { attack, defence } = hundredthsOf(row, percentOf(megaPoints, row.bpv));
  return {
    ...plain,
    type: `m${plain.type}`,
    attack: percentOf(megaAttack, attack),
    defence: percentOf(megaDefence, defence),
  };
}

/** A gunboat of this row with a green crew, which fights as with a poor one; undefined: it is no gunboat (C9.41, C9.60). */
export function greenOf(row: Hull): Flyer | undefined {
  const plain = flyerOf(row);
  if (plain === undefined || !isGunboatClass(plain.class)) return undefined;
  const { attack, defence } = plain;
  const { percent } = crewRows.green;
  return {
    ...plain,
    type: `${plain.type}${greenMark}`,
    attack: percentOf(percent, attack),
    defence: percentOf(percent, defence),
    usual: { attack, defence },
  };
}

/** The row of gunboats that an empire calls so with a green crew: `PFg` (A4.10). */
export const greenRow = (list: ShipList, seat: SeatId, type: string): Hull | undefined =>
  type.endsWith(greenMark) ? rowFor(list, seat, type.slice(0, -greenMark.length)) : undefined;

/** Percent of both factors that a top gun has of their type (C20.300). */
export const topGunPercent = 150;
/** Whether a type is one that top guns fly, by a `t` before it. */
export const isTopGun = (type: string): boolean => /^t(?=m?[A-Z])/.test(type);
/** A type as top guns fly it (C20.300). */
export const topOf = (flyer: Flyer): Flyer => ({
  ...flyer,
  type: `t${flyer.type}`,
  attack: percentOf(topGunPercent, flyer.attack),
  defence: percentOf(topGunPercent, flyer.defence),
});

/** A type as others fly it than top guns. */
export const untoppedType = (type: string): string => (isTopGun(type) ? type.slice(1) : type);
/** A ship whose fighters are flown by no top guns. */
export const withoutTopGuns = <S extends Carrying>(ship: S): S =>
  (ship.wings ?? []).some(({ type }) => isTopGun(type))
    ? withWings(ship, (one) =>
        isTopGun(one.type)
          ? {
              ...one,
              type: untoppedType(one.type),
              attack: Math.floor((one.attack * 100) / topGunPercent),
              defence: Math.floor((one.defence * 100) / topGunPercent),
            }
          : one,
      )
    : ship;

/** A type that an empire has, by its name: `mZY` is a mega fighter, `tZY` what a top gun flies, and `PFg` a gunboat with a green crew. */
export function flyerNamed(list: ShipList, seat: SeatId, type: string): Flyer | undefined {
  if (isTopGun(type)) {
    const plain = flyerNamed(list, seat, type.slice(1));
    return plain && topOf(plain);
  }
  const row = rowFor(list, seat, type);
  if (row !== undefined) return flyerOf(row);
  const green = greenRow(list, seat, type);
  const flown = green && greenOf(green);
  if (flown !== undefined) return flown;
  const base = type.startsWith('m') ? rowFor(list, seat, type.slice(1)) : undefined;
  return base && megaOf(base);
}

/** What a ship of this row carries, or has room for (A4.15, A4.20). */
function wingsOf(list: ShipList, row: Hull, full: boolean): readonly Wing[] {
  return [...row.fighters, ...row.gunboats].flatMap(({ count, type }) => {
    const found = hullOf(list, row.empire, type);
    const flyer = found && flyerOf(found);
    return flyer === undefined ? [] : [{ ...flyer, count: full ? count : 0, most: count }];
  });
}

/** A new ship of this row; `full`: with the fighters and gunboats that are standard for it, which otherwise come from stock (C20.80). */
export function shipIn(list: ShipList, row: Hull, full: boolean): Ship {
  const wings = wingsOf(list, row, full);
  return wings.length === 0 ? shipOf(row) : { ...shipOf(row), wings };
}

/** Whether a ship was built to carry fighters or gunboats: true carriers, tenders and control ships come with them (Z1.70). */
export const carriesTruly = (row: Pick<Hull, 'flags'>): boolean =>
  (['carrier', 'tender', 'control'] as const).some((flag) => row.flags.includes(flag));

/** Gunboats that hang on ships, whatever they were built for. */
export const gunboatsAboard = ({ wings = [] }: Ship): number =>
  wings.reduce((sum, one) => (isGunboatClass(one.class) ? sum + one.most : sum), 0);

/** Boxes of the fighters of a ship. */
export const boxesOf = ({ wings = [] }: Ship): number =>
  wings.reduce((sum, { most, spaces }) => sum + most * spaces, 0);

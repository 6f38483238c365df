import { integer, line, list, literal, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import { rounded } from '#kernel/steps/fractions.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';

/** Fighters, bombers, interceptors and fast patrol ships, as ship lists call them (A4.15, A4.20). */
export const flyerClasses = ['FTR', 'BMB', 'INT', 'PF'] as const;
export type FlyerClass = (typeof flyerClasses)[number];

/** One fighter, bomber or gunboat of a type. */
export interface Flyer {
  /** Its designation. */
  readonly type: string;
  readonly class: FlyerClass;
  /** Hundredths of attack and defense factors (1/D). */
  readonly attack: number;
  readonly defence: number;
  /** Boxes that it takes up, from 1 to 4 (C20.75); gunboats: 0. */
  readonly spaces: number;
  /** What is special about it, in the words of ship lists; absent: nothing. */
  readonly flags?: readonly string[];
  /** It is a gunboat with a green crew: its factors with a usual one (C9.60). */
  readonly usual?: { readonly attack: number; readonly defence: number };
}

/** What a ship or a base carries of a type. */
export interface Wing extends Flyer {
  readonly count: number;
  /** What it has room for. */
  readonly most: number;
  /** They hang on links, and not in a hangar (C20.21). */
  readonly links?: true;
}

/** A group of a type that is launched: it fights as one unit. */
export interface Band extends Flyer {
  readonly count: number;
  /** Hundredths of a defense factor that the first of them has lost, less than one has; absent: none. */
  readonly hurt?: number;
  /** Its pilots are trained in stealth (C20.200). */
  readonly stealth?: true;
}

/** What a ship has of attrition units (C20.0). */
export interface Carrying {
  readonly wings?: readonly Wing[];
  /** It is no ship, but a group of them in a battle. */
  readonly band?: Band;
}

const hundredths = integer(0, 100_000);
const count = integer(0, 999);
const flyer = {
  type: line(20, 1),
  class: oneOf(flyerClasses),
  attack: hundredths,
  defence: hundredths,
  spaces: integer(0, 4),
  flags: optional(list(line(20, 1), 40)),
  usual: optional(object({ attack: hundredths, defence: hundredths })),
};
export const flyerShape = object(flyer);
export const bandShape = object({
  ...flyer,
  count,
  hurt: optional(hundredths),
  stealth: optional(literal(true)),
});
const wing = object({ ...flyer, count, most: count, links: optional(literal(true)) });
/** Types that one ship carries. */
export const mostWings = 20;
export const carryingFields = { wings: optional(list(wing, mostWings)), band: optional(bandShape) };

/** What stands behind the type of gunboats with green crews, as behind ships that have one: `PFg` (A4.10, C9.60). */
export const greenMark = 'g';
/** What gunboats with green crews are once these are usual ones (C9.52). */
export function usualOf<F extends Flyer>(flyer: F): F {
  const { usual, ...rest } = flyer;
  return (
    usual === undefined ? flyer : { ...rest, type: rest.type.slice(0, -greenMark.length), ...usual }
  ) as F;
}

/** A ship of which so many of a type have become another one, in the room that they had; and how many of these are left to change elsewhere. */
export function rewinged<S extends Carrying>(
  ship: S,
  type: string,
  to: Flyer,
  count: number,
): readonly [S, number] {
  let left = count;
  const wings = (ship.wings ?? []).flatMap((one): readonly Wing[] => {
    const many = one.type === type ? Math.min(one.count, left) : 0;
    if (many === 0) return [one];
    left -= many;
    const links = one.links === true ? ({ links: true } as const) : {};
    const rest: Wing = { ...one, count: one.count - many, most: one.most - many };
    // Whoever has lost some gets the others as what these are now.
    return rest.count === 0
      ? [{ ...to, count: many, most: one.most, ...links }]
      : [rest, { ...to, count: many, most: many, ...links }];
  });
  return [{ ...ship, ...(ship.wings && { wings: merged(wings) }) }, left];
}

/** Wings of a ship, those of a type together. */
const merged = (wings: readonly Wing[]): readonly Wing[] =>
  wings.reduce<readonly Wing[]>((all, one) => {
    const same = all.findIndex((other) => other.type === one.type && other.links === one.links);
    return same < 0
      ? [...all, one]
      : all.map((other, at) =>
          at === same ? { ...other, count: other.count + one.count, most: other.most + one.most } : other,
        );
  }, []);

/** A ship each of whose wings has become another one. */
export const withWings = <S extends Carrying>(ship: S, become: (wing: Wing) => Wing): S => ({
  ...ship,
  ...(ship.wings && { wings: merged(ship.wings.map(become)) }),
});

/** A ship whose gunboats all have usual crews. */
export const withUsual = <S extends Carrying>(ship: S): S =>
  (ship.wings ?? []).reduce<S>((is, one) => {
    if (one.usual === undefined) return is;
    const { count, most: _, links: __, ...flyer } = usualOf(one);
    return rewinged(is, one.type, flyer, count)[0];
  }, ship);

export const isGunboatClass = (of: FlyerClass): boolean => of === 'PF' || of === 'INT';

/** Whether it is nimble. OURS: all gunboats are, and fighters of which their list says so (C20.200). */
export const isNimble = ({ class: of, flags = [] }: Pick<Flyer, 'class' | 'flags'>): boolean =>
  isGunboatClass(of) || flags.includes('nimble');

/** Whether it is a multi-role shuttle, which is neither in a hangar nor a fighter in anything but battles (A4.10, A12.30c, C4.25). */
export const isShuttle = ({ flags = [] }: Pick<Flyer, 'flags'>): boolean => flags.includes('shuttle');

/** The most of a type that fly as one group: six gunboats, or what takes up twelve boxes. OURS: as they take command slots (C20.20, C20.70). */
export const groupSize = ({ class: of, spaces }: Pick<Flyer, 'class' | 'spaces'>): number =>
  isGunboatClass(of) ? 6 : 12 / Math.max(1, spaces);

/** `12xZV`. */
export const countText = ({ count: many, type }: { readonly count: number; readonly type: string }): string =>
  `${many}x${type}`;

/** Attack factors in tenths, and whole defense factors, of what ships carry: to the nearest. */
export const attackAboard = (wings: readonly Wing[] = []): number =>
  wings.reduce((sum, { count: many, attack }) => sum + rounded(many * attack, 10), 0);
export const defenceAboard = (wings: readonly Wing[] = []): number =>
  wings.reduce((sum, { count: many, defence }) => sum + rounded(many * defence, 100), 0);

/** `8xZD, 16xZYC`: what a ship carries, as status sheets list it (A4.15, A4.20); empty: nothing. */
export const wingsText = (wings: readonly Wing[] = []): string =>
  wings
    .filter((one) => one.count > 0 && !isShuttle(one))
    .map(countText)
    .join(', ');

/** A mark for each multi-role shuttle that a ship carries, behind its designation (A4.10). */
export const shuttleMarks = (wings: readonly Wing[] = []): string =>
  '*'.repeat(wings.reduce((sum, one) => (isShuttle(one) ? sum + one.count : sum), 0));

/** How many of each type ships carry. */
export function aboardBy(ships: readonly Carrying[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { wings = [] } of ships)
    for (const { type, count: many } of wings) sums[type] = (sums[type] ?? 0) + many;
  return sums;
}

/** A stock with so many more of each type; absent where nothing is in it. */
export function withStock(
  stock: Readonly<Record<string, number>> | undefined,
  more: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> | undefined {
  const all: Record<string, number> = { ...stock };
  for (const type of keysInOrder(more)) all[type] = (all[type] ?? 0) + (more[type] ?? 0);
  const left = inOrder(all).filter(([, many]) => many > 0);
  return left.length === 0 ? undefined : Object.fromEntries(left);
}

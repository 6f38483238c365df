import { sumOf } from '#kernel/steps/fractions.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Flyer } from '../model/battle/wings.ts';
import { groupSize, isGunboatClass, isShuttle, usualOf } from '../model/battle/wings.ts';
import type { Ship } from '../model/ship.ts';
import { impossible } from '../refusals.ts';

/** So many of a type in a group of Death Riders. */
interface Some {
  readonly type: string;
  readonly count: number;
}
/** A group of Death Riders: fighters of one type, or gunboats, also of two types (C20.520). */
export interface Group {
  readonly kind: 'fighters' | 'interceptors' | 'gunboats';
  readonly parts: readonly (Some & { readonly flyer: Flyer })[];
}

const groupLine = /^(\d{1,2})x([^\s,+]{1,20})$/;

/** `8xZD, 12xZD, 2xPF+1xINT`: groups in their order; undefined: that is none. */
export function groupsIn(text: string): readonly (readonly Some[])[] | undefined {
  const groups = text.split(/\s*,\s*/).map((group) =>
    group.split(/\s*\+\s*/).map((part) => {
      const [, count = '0', type = ''] = groupLine.exec(part.trim()) ?? [];
      return { type, count: Number(count) };
    }),
  );
  return groups.some((group) => group.some(({ count, type }) => count === 0 || type === ''))
    ? undefined
    : groups;
}

/** Groups as they are typed. */
export const groupText = (group: readonly Some[]): string =>
  group.map(({ count, type }) => `${count}x${type}`).join('+');

/** The fewest and the most of a group, and the first years of each kind (C20.510, C20.520). */
const sizes = { fighters: [6, 12], interceptors: [3, 6], gunboats: [3, 6] } as const;
const years = { fighters: 176, interceptors: 178, gunboats: 180 } as const;

const kindOf = (flyers: readonly Flyer[]): Group['kind'] => {
  if (flyers.some(({ class: of }) => of === 'INT')) return 'interceptors';
  return flyers.some(({ class: of }) => of === 'PF') ? 'gunboats' : 'fighters';
};

/** Why these cannot be a group of Death Riders in this year; or the group. Bombers, mega fighters and top guns cannot (C20.510, C20.520). */
function groupOf(some: readonly Some[], ships: readonly Ship[], year: number): Group | Problem {
  const aboard = new Map(ships.flatMap(({ wings = [] }) => wings.map((one) => [one.type, one] as const)));
  const parts = some.flatMap((one) => {
    const flyer = aboard.get(one.type);
    return flyer === undefined ? [] : [{ ...one, flyer }];
  });
  const flyers = parts.map(({ flyer }) => flyer);
  const text = groupText(some);
  const mixed = new Set(flyers.map(({ class: of }) => isGunboatClass(of))).size > 1;
  const basic = flyers.every(
    (one) => one.class !== 'BMB' && one.spaces < 3 && !isShuttle(one) && !/^(?:m|tm?)[A-Z]/.test(one.type),
  );
  const kind = kindOf(flyers);
  if (parts.length < some.length || mixed || !basic || (kind === 'fighters' && flyers.length > 1))
    return impossible('GC C20.520', 'no-riders', { units: text });
  const [least, most] = sizes[kind];
  const count = sumOf(some.map((one) => one.count));
  if (count < least || count > most)
    return impossible('GC C20.520', 'riders-in-group', { units: text, least, most });
  return year < years[kind]
    ? impossible('GC C20.510', 'riders-not-yet', { units: text, year: years[kind] })
    : { kind, parts };
}

/** The groups of Death Riders that are ordered, or why there are none. */
export function groupsOf(text: string, ships: readonly Ship[], year: number): readonly Group[] | Problem {
  const said = groupsIn(text);
  if (said === undefined) return impossible('GC C20.520', 'riders-unread');
  const groups: Group[] = [];
  for (const one of said) {
    const group = groupOf(one, ships, year);
    if ('code' in group) return group;
    groups.push(group);
  }
  const wanted = countsOf(groups);
  for (const [type, count] of wanted) {
    const had = sumOf(
      ships.flatMap(({ wings = [] }) => wings.map((one) => (one.type === type ? one.count : 0))),
    );
    if (had < count) return impossible('GC C20.520', 'riders-missing', { unit: type, left: had });
  }
  return groups;
}

/** How many of each type fly. */
export const countsOf = (groups: readonly Group[]): ReadonlyMap<string, number> =>
  groups
    .flatMap(({ parts }) => parts)
    .reduce(
      (sums, { type, count }) => sums.set(type, (sums.get(type) ?? 0) + count),
      new Map<string, number>(),
    );

/** Command slots that they take while they are controlled: twelve boxes of fighters or six gunboats each. OURS (C20.530). */
export const slotsOf = (groups: readonly Group[]): number => {
  const all = groups.flatMap(({ parts }) => parts);
  const gunboats = sumOf(all.map(({ flyer, count }) => (isGunboatClass(flyer.class) ? count : 0)));
  const boxes = sumOf(all.map(({ flyer, count }) => flyer.spaces * count));
  return Math.ceil(gunboats / groupSize({ class: 'PF', spaces: 0 })) + Math.ceil(boxes / 12);
};

/** What a group does to what it hits: its defense factors, to the nearest (C20.540). Riders have no crew, and lack none (C20.520). */
export const damageOf = ({ parts }: Group): number =>
  Math.round(sumOf(parts.map(({ flyer, count }) => usualOf(flyer).defence * count)) / 100);

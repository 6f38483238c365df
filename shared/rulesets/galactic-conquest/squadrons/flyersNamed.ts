import { integer, list, object } from '#kernel/codec/shapes.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { hullsText } from '../combat/words.ts';
import { points } from '../declare.ts';
import type { Flyer, Wing } from '../model/battle/wings.ts';
import { countText, flyerShape } from '../model/battle/wings.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { namesOf } from './codes.ts';
import type { Naming } from './named.ts';
import { namedIn } from './named.ts';

/** So many fighters, bombers or gunboats of a type, which ships carry. */
export interface Flown {
  readonly flyer: Flyer;
  readonly count: number;
}
/** With what they have cost, in EP. */
export interface Priced extends Flown {
  readonly cost: number;
}
const mostFlown = 9999;
/** Types of which one order names some. */
const mostTypes = 99;
export const pricedShape = list(
  object({ flyer: flyerShape, count: integer(1, mostFlown), cost: points }),
  mostTypes,
);

/** What an order names of a squadron: ships, by their positions, and some of what the others carry. */
export interface Named {
  readonly at: readonly number[];
  readonly flyers: readonly Flown[];
}

const flyerAs = ({ count: _, most: __, links: ___, ...flyer }: Wing): Flyer => flyer;

/** What ships carry of each type. */
export function flownBy(ships: readonly Ship[]): readonly Flown[] {
  const all = ships.flatMap(({ wings = [] }) => wings.filter(({ count }) => count > 0));
  return [...Map.groupBy(all, ({ type }) => type).values()].flatMap((each) =>
    each[0] === undefined ? [] : [{ flyer: flyerAs(each[0]), count: sumOf(each.map(({ count }) => count)) }],
  );
}

const some = /^(\d{1,4})x(\S{1,20})$/;

/** The ships of a squadron that are named, and `12xHS1` of what the others carry; or why there are not so many. */
export function namedOf(ships: readonly Ship[], names: readonly string[], cite: Cite): Named | Problem {
  const all = namesOf(ships);
  const unique = [...new Set(names)];
  const at = unique
    .map((name) => all.indexOf(name))
    .filter((position) => position >= 0)
    .toSorted((one, other) => one - other);
  const aboard = flownBy(ships.filter((_, position) => !at.includes(position)));
  const wanted = new Map<string, number>();
  for (const name of unique.filter((one) => !all.includes(one))) {
    const [whole, count = '', type = ''] = some.exec(name) ?? [];
    if (whole === undefined || Number(count) === 0) return impossible(cite, 'no-such-ship');
    wanted.set(type, (wanted.get(type) ?? 0) + Number(count));
  }
  const flyers: Flown[] = [];
  for (const [type, count] of wanted) {
    const found = aboard.find(({ flyer }) => flyer.type === type);
    if (found === undefined) return impossible(cite, 'no-such-ship');
    if (found.count < count) return impossible(cite, 'fewer-aboard', { unit: type, left: found.count });
    flyers.push({ flyer: found.flyer, count });
  }
  return { at, flyers };
}

/** Whether something of a squadron is named that it has. */
export const isNamed = (named: Named | Problem): named is Named => !('code' in named);

/** What an event says of what an order names, with the ships that go and what of the others; undefined where something of it is not there. */
export function givenIn(state: Pick<State, 'squadrons'>, given: Naming) {
  let flyers: readonly Flown[] = [];
  const named = namedIn(state, given, (ships, names) => {
    const found = namedOf(ships, names, 'GC A6.20');
    if (!isNamed(found)) return undefined;
    flyers = found.flyers;
    return found.at;
  });
  return named && { ...named, flyers };
}

/** What can be named of a squadron: its ships, and all of each type that they carry. */
export const choicesIn = (ships: readonly Ship[]): readonly string[] => [
  ...namesOf(ships),
  ...flownBy(ships).map(({ flyer, count }) => countText({ count, type: flyer.type })),
];

/** `CA, 2xDD, 12xHS1`: ships, and what others carry. */
export const unitsText = (hulls: readonly string[], flyers: readonly Flown[] = []): string =>
  [
    ...(hulls.length === 0 ? [] : [hullsText(hulls)]),
    ...flyers.map(({ flyer, count }) => countText({ count, type: flyer.type })),
  ].join(', ');

/** Ships with so many of each type fewer aboard, one after another; links are free again. */
export function withoutFlyers(
  ships: readonly Ship[],
  flyers: readonly { readonly type: string; readonly count: number }[],
): readonly Ship[] {
  const left = new Map(flyers.map(({ type, count }) => [type, count]));
  return ships.map((ship) =>
    ship.wings === undefined
      ? ship
      : {
          ...ship,
          wings: ship.wings.flatMap((one): readonly Wing[] => {
            const gone = Math.min(one.count, left.get(one.type) ?? 0);
            left.set(one.type, (left.get(one.type) ?? 0) - gone);
            const count = one.count - gone;
            if (one.links !== true) return [{ ...one, count }];
            return one.most === gone ? [] : [{ ...one, count, most: one.most - gone }];
          }),
        },
  );
}

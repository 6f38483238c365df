import { stableText } from '../codec/stableText.ts';
import type { AnyEvent, Heard } from '../game/game.ts';

/* What all readers of a turn have in common, for whoever may know no more (`Ruleset.outsider`). */

/** The value that all of them give, if it is the same; else undefined. */
export function agreed<T, V>(all: readonly T[], of: (one: T) => V | undefined): V | undefined {
  const [first, ...others] = all.map(of);
  return others.every((other) => stableText(other) === stableText(first)) ? first : undefined;
}

/** The members of a record under these keys, as far as there is a value. */
export const picked = <K extends string, V>(
  keys: readonly K[],
  of: (key: K) => V | undefined,
): Readonly<Record<K, V>> =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = of(key);
      return value === undefined ? [] : [[key, value] as const];
    }),
  ) as Record<K, V>;

/**
 * The events that are in all of these lists, as often as in each, in the order of the first.
 * @param openly what everybody hears of an event that somebody heard; undefined if not everybody hears it
 */
export function heardByAll<E extends AnyEvent>(
  all: readonly (readonly Heard<E>[])[],
  openly: (event: E) => E | undefined,
): readonly Heard<E>[] {
  const open = all.map((heard) =>
    heard.flatMap(({ step, pass, event }) => {
      const said = openly(event);
      return said === undefined ? [] : [{ step, pass, event: said }];
    }),
  );
  const [first = [], ...others] = open;
  const left = others.map((heard) => heard.map(stableText));
  const common = first.filter((one) => {
    const text = stableText(one);
    const places = left.map((texts) => texts.indexOf(text));
    if (places.includes(-1)) return false;
    for (const [at, place] of places.entries()) left[at]?.splice(place, 1);
    return true;
  });
  return common.map((one, line) => ({ ...one, line }));
}

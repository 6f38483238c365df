import type { Draw } from '#kernel/dice/draw.ts';
import { digest } from '#kernel/codec/digest.ts';

/** JSON as an archive holds it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Inner = Json[] | { [key: string]: Json };

/** A place in an archive: what holds it, and under which name or number. */
export interface Place {
  readonly of: Inner;
  readonly key: string | number;
  /** From the root, numbers and names joined by dots. */
  readonly path: string;
}

const isInner = (value: Json | undefined): value is Inner => typeof value === 'object' && value !== null;
const at = (of: Inner, key: string | number): Json | undefined => (of as Record<string | number, Json>)[key];
const put = (of: Inner, key: string | number, value: Json): void => {
  (of as Record<string | number, Json>)[key] = value;
};
const copyOf = <T extends Json>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Every place below a value, in reading order: leaves, lists and records. */
export function placesIn(value: Json, path = ''): readonly Place[] {
  if (!isInner(value)) return [];
  const keys: readonly (string | number)[] = Array.isArray(value)
    ? value.map((_, index) => index)
    : Object.keys(value).sort();
  return keys.flatMap((key) => {
    const here = path === '' ? String(key) : `${path}.${key}`;
    return [{ of: value, key, path: here }, ...placesIn(at(value, key) as Json, here)];
  });
}

/** Places that hold the same kind of thing: numbers, turns and names of seats do not count. */
export const shapeOf = (path: string): string => path.replaceAll(/(?<=^|\.)(\d+|ann|bob|cid)(?=\.|$)/g, '*');

/** Another value of the same kind. */
function otherThan(value: Json, draw: Draw): Json {
  if (typeof value === 'number') return value + draw.pick([1, -1, 2, 10, 1000]);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') {
    if (/^[0-9a-f]{64}$/.test(value)) return digest(`${value} ${draw.int(1_000_000)}`);
    return draw.pick([`${value}x`, value.slice(1), value.split('').reverse().join('')]);
  }
  return 0;
}

/** One way to change an archive; false where it cannot be done at that place. */
type Forging = (place: Place, all: readonly Place[], twin: Json, draw: Draw) => boolean;

const forgings: Readonly<Record<string, Forging>> = {
  changed({ of, key }, _, __, draw) {
    const value = at(of, key) as Json;
    if (isInner(value)) return false;
    put(of, key, otherThan(value, draw));
    return true;
  },
  removed({ of, key }) {
    if (Array.isArray(of)) of.splice(Number(key), 1);
    else Reflect.deleteProperty(of, key);
    return true;
  },
  doubled({ of, key }) {
    const twice = copyOf(at(of, key) as Json);
    if (Array.isArray(of)) of.splice(Number(key), 0, twice);
    else put(of, `${key}2`, twice);
    return true;
  },
  emptied({ of, key }) {
    const value = at(of, key) as Json;
    put(of, key, Array.isArray(value) ? [] : isInner(value) ? {} : typeof value === 'string' ? '' : 0);
    return true;
  },
  'put in from elsewhere'(place, all, _, draw) {
    const alike = all.filter((one) => one !== place && shapeOf(one.path) === shapeOf(place.path));
    if (alike.length === 0) return false;
    const other = draw.pick(alike);
    put(place.of, place.key, copyOf(at(other.of, other.key) as Json));
    return true;
  },
  exchanged(place, all, _, draw) {
    const alike = all.filter((one) => one !== place && shapeOf(one.path) === shapeOf(place.path));
    if (alike.length === 0) return false;
    const other = draw.pick(alike);
    const [mine, theirs] = [copyOf(at(place.of, place.key) as Json), copyOf(at(other.of, other.key) as Json)];
    put(place.of, place.key, theirs);
    put(other.of, other.key, mine);
    return true;
  },
  'taken from a game with other orders'({ of, key, path }, _, twin) {
    const theirs = placesIn(twin).find((one) => one.path === path);
    if (theirs === undefined) return false;
    put(of, key, copyOf(at(theirs.of, theirs.key) as Json));
    return true;
  },
};

export interface Forged {
  readonly how: string;
  readonly archive: Json;
}

/**
 * One forgery of an archive: up to three changes at places drawn so that each kind of place is as likely as any other,
 * however often it occurs. `twin` is an honest archive of the same game with other orders.
 */
export function forged(archive: Json, twin: Json, draw: Draw): Forged {
  const copy = copyOf(archive);
  const done: string[] = [];
  for (let left = draw.pick([1, 1, 1, 2, 3]); left > 0;) {
    const all = placesIn(copy);
    const shape = draw.pick([...new Set(all.map(({ path }) => shapeOf(path)))]);
    const place = draw.pick(all.filter(({ path }) => shapeOf(path) === shape));
    const how = draw.pick(Object.keys(forgings));
    if (forgings[how]?.(place, all, twin, draw) !== true) continue;
    done.push(`${place.path} ${how}`);
    left -= 1;
  }
  return { how: done.join('; '), archive: copy };
}

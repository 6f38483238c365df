import { idPattern } from '../words/ids.ts';
import { hasOthers, inOrder, keysInOrder } from '../words/inOrder.ts';
import type { Problem } from '../words/problem.ts';
import type { Shape } from './shape.ts';
import { fault, isObject, isPlain, mostProblems, shape } from './shape.ts';

// Control characters, and invisible characters that change the direction of text. Line ends are allowed in `text`, but not in `line`.
// eslint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;

/** Text of shortest to longest characters; line ends allowed, other control characters refused. */
export const text = (longest: number, shortest = 0): Shape<string> =>
  shape((raw, path, problems) =>
    typeof raw === 'string' &&
    raw.length >= shortest &&
    raw.length <= longest &&
    !forbidden.test(raw) &&
    raw.isWellFormed()
      ? raw
      : fault(problems, path, `text of ${shortest} to ${longest} plain characters`),
  );

/** Text without line ends. */
export const line = (longest: number, shortest = 0): Shape<string> => {
  const whole = text(longest, shortest);
  return shape((raw, path, problems) =>
    typeof raw === 'string' && raw.includes('\n')
      ? fault(problems, path, 'text on one line')
      : whole.read(raw, path, problems),
  );
};

/** A whole number from least to most. */
export const integer = (least: number, most: number): Shape<number> =>
  shape((raw, path, problems) =>
    typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= least && raw <= most && !Object.is(raw, -0)
      ? raw
      : fault(problems, path, `a whole number from ${least} to ${most}`),
  );

/** True or false. */
export const flag: Shape<boolean> = shape((raw, path, problems) =>
  typeof raw === 'boolean' ? raw : fault(problems, path, 'true or false'),
);

/** One of a closed set of texts or numbers. */
export const oneOf = <const T extends string | number>(values: readonly T[]): Shape<T> =>
  shape((raw, path, problems) =>
    values.includes(raw as T) ? (raw as T) : fault(problems, path, `one of ${values.join(', ')}`),
  );

/** Just this value. */
export const literal = <const T extends string | number | boolean>(value: T): Shape<T> =>
  shape((raw, path, problems) => (raw === value ? value : fault(problems, path, String(value))));

/** An id: letters, digits, dots and hyphens, starting with a letter. */
export const id = <T extends string>(): Shape<T> =>
  shape((raw, path, problems) =>
    typeof raw === 'string' && idPattern.test(raw) ? (raw as T) : fault(problems, path, 'an id'),
  );

/** A list of at most `most` items. */
export const list = <T>(of: Shape<T>, most: number): Shape<readonly T[]> =>
  shape(
    (raw, path, problems) => {
      if (!Array.isArray(raw) || raw.length > most) return fault(problems, path, `a list of at most ${most}`);
      const values: T[] = [];
      for (let index = 0; index < raw.length; index += 1) {
        const value = of.read(raw[index], `${path}[${index}]`, problems);
        if (problems.length >= mostProblems) return undefined;
        values.push(value as T);
      }
      return values;
    },
    (values) => (isPlain(of) ? values.slice() : values.map((value) => of.make(value))),
  );

/** A record of at most `most` entries. Keys are ids, or fit `key`. */
export const record = <K extends string, T>(
  of: Shape<T>,
  most: number,
  key: RegExp = idPattern,
): Shape<Readonly<Record<K, T>>> =>
  shape(
    (raw, path, problems) => {
      if (!isObject(raw)) return fault(problems, path, `a record of at most ${most}`);
      const names = keysInOrder(raw);
      if (names.length > most) return fault(problems, path, `a record of at most ${most}`);
      const values: Record<string, T> = {};
      for (const name of names) {
        if (!key.test(name)) return fault(problems, path, `ids for keys, not «${name.slice(0, 40)}»`);
        const value = of.read(raw[name], `${path}.${name}`, problems);
        if (problems.length >= mostProblems) return undefined;
        values[name] = value as T;
      }
      return values as Record<K, T>;
    },
    (values) => {
      const made: Record<string, unknown> = {};
      const plain = isPlain(of);
      for (const name of keysInOrder(values as Readonly<Record<string, T>>)) {
        const value = (values as Readonly<Record<string, T>>)[name] as T;
        made[name] = plain ? value : of.make(value);
      }
      return made;
    },
  );

/** A list of exactly these items, each with its own shape. */
export const tuple = <const T extends readonly unknown[]>(...of: { [I in keyof T]: Shape<T[I]> }): Shape<T> =>
  shape(
    (raw, path, problems) => {
      if (!Array.isArray(raw) || raw.length !== of.length)
        return fault(problems, path, `a list of exactly ${of.length}`);
      return of.map((item, index) =>
        (item as Shape<unknown>).read(raw[index], `${path}[${index}]`, problems),
      ) as unknown as T;
    },
    (values) => of.map((item, index) => (item as Shape<unknown>).make(values[index])),
  );

/** Marks a member of `object` that may be absent. */
export interface Optional<T> {
  readonly optional: Shape<T>;
}
export const optional = <T>(of: Shape<T>): Optional<T> => ({ optional: of });

/** The members of an object: a shape each, or one that may be absent. */
export type Members = Readonly<
  Record<string, Shape<never> | Optional<never> | Shape<unknown> | Optional<unknown>>
>;
type OptionalNames<M> = { [K in keyof M]: M[K] extends Optional<unknown> ? K : never }[keyof M];
type Flat<T> = { readonly [K in keyof T]: T[K] };
export type ObjectOf<M> = Flat<
  { [K in Exclude<keyof M, OptionalNames<M>>]: M[K] extends Shape<infer T> ? T : never } & {
    [K in OptionalNames<M>]?: M[K] extends Optional<infer T> ? T : never;
  }
>;

/** An object of exactly these members; an unknown member is refused by name. */
export function object<M extends Members>(members: M): Shape<ObjectOf<M>> {
  const all = inOrder(members as Readonly<Record<string, Shape<unknown> | Optional<unknown>>>).map(
    ([name, member]) => {
      const of = 'optional' in member ? member.optional : member;
      return { name, of, optional: 'optional' in member, plain: isPlain(of) };
    },
  );
  const known = new Set(all.map(({ name }) => name));
  const unknownMember = (raw: object, path: string, problems: Problem[]): undefined => {
    const name = keysInOrder(raw as Readonly<Record<string, unknown>>).find((one) => !known.has(one)) ?? '';
    return fault(problems, path, `no member «${name.slice(0, 40)}»`, { known: [...known].join(', ') });
  };
  return shape(
    (raw, path, problems) => {
      if (!isObject(raw)) return fault(problems, path, 'an object');
      if (hasOthers(raw, known)) return unknownMember(raw, path, problems);
      const value: Record<string, unknown> = {};
      for (const member of all) {
        const { name } = member;
        const given = Object.hasOwn(raw, name) ? raw[name] : undefined;
        if (given === undefined && member.optional) continue;
        value[name] = member.of.read(given, path === '' ? name : `${path}.${name}`, problems);
        if (problems.length >= mostProblems) return undefined;
      }
      return value as ObjectOf<M>;
    },
    (value) => {
      const made: Record<string, unknown> = {};
      for (let at = 0; at < all.length; at += 1) {
        const { name, of, plain } = all[at]!;
        const member = (value as Record<string, unknown>)[name];
        if (member !== undefined) made[name] = plain ? member : of.make(member);
      }
      return made;
    },
  );
}

/** One of several objects; the text in member `tag` says which. Each shape includes the tag itself, as `literal`. */
export function union<T>(
  tag: string,
  shapes: Readonly<Record<string, Shape<never> | Shape<unknown>>>,
): Shape<T> {
  const pick = (value: unknown): Shape<unknown> | undefined => {
    const name = isObject(value) ? value[tag] : undefined;
    return typeof name === 'string' && Object.hasOwn(shapes, name)
      ? (shapes[name] as Shape<unknown>)
      : undefined;
  };
  return shape<T>(
    (raw, path, problems) => {
      const found = pick(raw);
      if (found === undefined) return fault(problems, path, `an object with a known «${tag}»`);
      return found.read(raw, path, problems) as T | undefined;
    },
    (value) => pick(value)?.make(value),
  );
}

/** A shape with a further condition; `expected` says what it is, for refusals. */
export const where = <T>(of: Shape<T>, holds: (value: T) => boolean, expected: string): Shape<T> =>
  shape((raw, path, problems) => {
    const before = problems.length;
    const value = of.read(raw, path, problems);
    if (problems.length > before) return undefined;
    return holds(value as T) ? value : fault(problems, path, expected);
  }, of.make);

/** SHA-256, as 64 hexadecimal digits. */
export const hash: Shape<string> = where(
  line(64, 64),
  (hex) => /^[0-9a-f]{64}$/.test(hex),
  '64 hexadecimal digits',
);

/** Any plain JSON data, at most 64 levels deep, for another codec to read. */
export const json: Shape<unknown> = shape((raw, path, problems) =>
  isJson(raw, 64) ? raw : fault(problems, path, 'plain data at most 64 levels deep'),
);

function isJson(raw: unknown, depth: number): boolean {
  if (raw === null || typeof raw === 'string' || typeof raw === 'boolean') return true;
  if (typeof raw === 'number') return Number.isFinite(raw);
  if (depth === 0 || typeof raw !== 'object') return false;
  if (Array.isArray(raw)) return raw.every((item) => isJson(item, depth - 1));
  return keysInOrder(raw as Record<string, unknown>).every((key) =>
    isJson((raw as Record<string, unknown>)[key], depth - 1),
  );
}

import type { ObjectOf, Optional } from '#kernel/codec/shapes.ts';
import type { Shape } from '#kernel/codec/shape.ts';
import { object } from '#kernel/codec/shapes.ts';
import { shape } from '#kernel/codec/shape.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { nearestWord } from './nearestWord.ts';
import { unreadable } from '../../refusals.ts';
import { kernelRefusals } from '#kernel/words/refusals.ts';

/*
 * Reading files that a game master writes by hand: refusals call a sector, empire or unit by its name instead of its position in
 * the file, and suggest the name that was probably meant where one is misspelt.
 */

type Members = Readonly<Record<string, Shape<never> | Optional<never> | Shape<unknown> | Optional<unknown>>>;
const mostProblems = 20;

export const isObject = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** The path of a member in words: `ships[0].count` is `ships 1, count`. A path that is in words already stays as it is. */
const spoken = (path: string): string =>
  !/^[\w.[\]]+$/.test(path)
    ? path
    : path.replace(/\[(\d+)\]/g, (_, index: string) => ` ${Number(index) + 1}`).replaceAll('.', ', ');

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');
const whole = (what: string): string => (what === '' ? 'the scenario' : what);

/** A problem within an entry, with the name of the entry. */
function problemIn(
  what: string,
  absent: readonly string[],
  { phrase: { template, args }, ...problem }: Problem,
): Problem {
  if (typeof args.what === 'string')
    return { ...problem, phrase: { template, args: { ...args, what: joined(what, args.what) } } };
  const inside = typeof args.path === 'string' && args.path !== 'the top' ? args.path : '';
  if (absent.includes(inside)) {
    return unreadable('scenario-missing', {
      what: whole(what),
      member: inside,
      expected: args.expected ?? 'a value',
    });
  }
  return { ...problem, phrase: { template, args: { ...args, path: joined(what, spoken(inside)) } } };
}

/** Problems of unknown names in an object, each with the known name that was probably meant. */
export function unknownNames(
  what: string,
  raw: Readonly<Record<string, unknown>>,
  known: readonly string[],
): readonly Problem[] {
  return keysInOrder(raw)
    .filter((name) => !known.includes(name))
    .slice(0, mostProblems)
    .map((name) => {
      const near = nearestWord(name, known);
      return near === undefined
        ? unreadable('scenario-unknown-member', {
            what: whole(what),
            name: name.slice(0, 40),
            known: known.join(', '),
          })
        : unreadable('scenario-unknown-member/near', {
            what: whole(what),
            name: name.slice(0, 40),
            near,
          });
    });
}

/**
 * An object of exactly these members, whose refusals call it by its own name.
 * @param nameOf the name of an entry, from its raw members and its position in its list, from 1
 */
export function entry<M extends Members>(
  members: M,
  nameOf: (raw: Readonly<Record<string, unknown>>, at: number) => string,
): Shape<ObjectOf<M>> {
  const all = object(members);
  const known = keysInOrder(members as Readonly<Record<string, unknown>>);
  return shape(
    (raw, path, problems) => {
      const at = Number(/\[(\d+)\]$/.exec(path)?.[1] ?? 0) + 1;
      if (!isObject(raw)) {
        problems.push(
          unreadable('scenario-entry', {
            path: path === '' ? 'the top' : spoken(path),
          }),
        );
        return undefined;
      }
      const what = nameOf(raw, at);
      const strange = unknownNames(what, raw, known);
      problems.push(...strange);
      if (strange.length > 0) return undefined;
      const own: Problem[] = [];
      const absent = known.filter((name) => !Object.hasOwn(raw, name) || raw[name] === undefined);
      const read = all.read(raw, '', own);
      problems.push(...own.map((problem) => problemIn(what, absent, problem)));
      return own.length > 0 ? undefined : read;
    },
    (value) => all.make(value),
  );
}

/** A number with at most `places` decimals, read as an integer: 50.25 with two places is 5025. It is read digit by digit, without rounding. */
export function decimal(places: number, least: number, most: number): Shape<number> {
  const digits = new RegExp(`^(\\d{1,12})(?:\\.(\\d{1,${places}}))?$`);
  return shape(
    (raw, path, problems) => {
      const found = typeof raw === 'number' && !Object.is(raw, -0) ? digits.exec(String(raw)) : null;
      const value =
        found === null ? undefined : Number(`${found[1] ?? ''}${(found[2] ?? '').padEnd(places, '0')}`);
      if (value !== undefined && value >= least && value <= most) return value;
      const expected = `a number from ${decimalText(least, places)} to ${decimalText(most, places)} with at most ${places === 1 ? 'one decimal' : 'two decimals'}`;
      problems.push(
        kernelRefusals.unreadable('unexpected-value', {
          path: path === '' ? 'the top' : path,
          expected,
        }),
      );
      return undefined;
    },
    (value) => Number(decimalText(value, places)),
  );
}

/** The reverse: 5025 with two places is `50.25`, 5000 is `50`. */
export function decimalText(value: number, places: number): string {
  const digits = String(value).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '');
}

import type { Carried, Hull, Upgrade } from './hull.ts';
import { classNames, empires, flags } from './words.ts';

/** What a cell says, or why it cannot be read, as the end of a sentence: `«bpv» {why}`. */
export type CellRead<T> = { readonly value: T } | { readonly why: string };

/** One column of a list: how its cells are read and written. */
export interface Column<T = unknown> {
  readonly name: keyof Hull;
  /** Whether every row must fill it; if not, an empty cell has a meaning of its own. */
  readonly needed: boolean;
  /** What may stand in it, in words. */
  readonly takes: string;
  read(text: string): CellRead<T>;
  write(value: T): string;
}

const designation = /^[A-Za-z][A-Za-z0-9+()/-]{0,11}$/;
const carriedItem = /^([1-9]\d{0,2})x([A-Za-z][A-Za-z0-9+()/-]{0,11})$/;
const fraction = /^([1-9]\d?)(?:\/([2-9]|[1-9]\d))?$/;
/** What the house prints has no control characters, and none that turn text around. */
// eslint-disable-next-line no-control-regex
const unprinted = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;

/** What was written, cut short, for a message. */
const shown = (text: string): string => `«${text.slice(0, 30).replaceAll(new RegExp(unprinted, 'g'), '?')}»`;
const wrong = (takes: string, text: string): { readonly why: string } => ({
  why: text === '' ? `must be filled: ${takes}` : `takes ${takes}, not ${shown(text)}`,
});

type ColumnOf<K extends keyof Hull> = Column<Hull[K]>;

function column<K extends keyof Hull>(
  name: K,
  needed: boolean,
  takes: string,
  read: (text: string) => Hull[K] | undefined,
  write: (value: Hull[K]) => string = String,
): ColumnOf<K> {
  return {
    name,
    needed,
    takes,
    read(text) {
      const value = needed && text === '' ? undefined : read(text);
      return value === undefined ? wrong(takes, text) : { value };
    },
    write,
  };
}

type NumberColumn =
  | 'year'
  | 'bpv'
  | 'epv'
  | 'size'
  | 'rating'
  | 'crew'
  | 'sensors'
  | 'cargo'
  | 'warp'
  | 'spaces';

/** Whole numbers; where none is needed, an empty cell is 0. */
const whole = <K extends NumberColumn>(name: K, least: number, most: number, needed = false) =>
  column(
    name,
    needed,
    `a whole number from ${least} to ${most}`,
    (text) => {
      if (text === '') return 0;
      const value = /^(?:0|[1-9]\d{0,6})$/.test(text) ? Number(text) : -1;
      return value >= least && value <= most ? value : undefined;
    },
    (value) => (value === 0 ? '' : String(value)),
  );

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

/** A fraction in lowest terms. */
const costs = <K extends 'move' | 'tow'>(name: K) =>
  column(name, false, 'a number, or a fraction in lowest terms such as 2/3', (text) => {
    if (text === '') return text;
    const [, over, under = '1'] = fraction.exec(text) ?? [];
    return over !== undefined && divisor(Number(over), Number(under)) === 1 ? text : undefined;
  });

const words = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));
const withoutDoubles = (all: readonly string[]): boolean => new Set(all).size === all.length;

/** `8xZD 16xZYC`, each type once. */
const carried = <K extends 'fighters' | 'gunboats' | 'escorts'>(name: K) =>
  column(
    name,
    false,
    'counts and types separated by blanks, each type once, such as 8xZD 16xZYC',
    (text): readonly Carried[] | undefined => {
      const found = words(text).flatMap((word) => {
        const [, count, type] = carriedItem.exec(word) ?? [];
        return type === undefined ? [] : [{ count: Number(count), type }];
      });
      const types = found.map(({ type }) => type);
      return found.length === words(text).length && withoutDoubles(types) ? found : undefined;
    },
    (value) => value.map(({ count, type }) => `${count}x${type}`).join(' '),
  );

const upgradeItem = /^([12]\d\d):([1-9]\d{0,2})$/;

/** `165:2 177:4`, years one after another. */
const upgrading = column(
  'upgrades',
  false,
  'years and points separated by blanks, one year after another, such as 165:2 177:4',
  (text): readonly Upgrade[] | undefined => {
    const found = words(text).flatMap((word) => {
      const [, year, points] = upgradeItem.exec(word) ?? [];
      return points === undefined ? [] : [{ year: Number(year), points: Number(points) }];
    });
    const rising = found.every(({ year }, at) => year > (found[at - 1]?.year ?? 0));
    return found.length === words(text).length && rising ? found : undefined;
  },
  (value = []) => value.map(({ year, points }) => `${year}:${points}`).join(' '),
);

const named = (text: string): string | undefined => (designation.test(text) ? text : undefined);
const designed = 'a designation of up to 12 letters, digits, and + - / ( )';
const oneOf = <T extends string>(all: readonly T[], text: string): T | undefined =>
  all.find((one) => one === text);

/** The columns, in the order in which they are written. */
export const columns = [
  column('designation', true, designed, named),
  column('empire', true, `an empire’s letter, or R1: ${empires.join(', ')}`, (text) => oneOf(empires, text)),
  column('name', false, 'up to 40 plain characters', (text) =>
    text.length <= 40 && text.isWellFormed() && !unprinted.test(text) && text.trim() === text
      ? text
      : undefined,
  ),
  column('class', true, `one of ${classNames.join(', ')}`, (text) => oneOf(classNames, text)),
  column('base', false, `${designed}, or nothing`, (text) => (text === '' ? text : named(text))),
  column(
    'standard',
    false,
    'yes, or nothing',
    (text) => (text === '' ? false : text === 'yes' || undefined),
    (value) => (value ? 'yes' : ''),
  ),
  whole('year', 100, 299, true),
  whole('bpv', 1, 5000, true),
  whole('epv', 0, 5000),
  whole('size', 1, 6, true),
  whole('rating', 0, 20),
  whole('crew', 0, 2000),
  whole('sensors', 0, 40),
  whole('cargo', 0, 1000),
  whole('warp', 0, 200),
  costs('move'),
  costs('tow'),
  whole('spaces', 0, 4),
  carried('fighters'),
  carried('gunboats'),
  carried('escorts'),
  column(
    'flags',
    false,
    `words separated by blanks, each once, of ${flags.join(', ')}`,
    (text) => {
      const given = words(text);
      const known = flags.filter((flag) => given.includes(flag));
      return known.length === given.length ? known : undefined;
    },
    (value) => value.join(' '),
  ),
  upgrading,
] as unknown as readonly Column[];

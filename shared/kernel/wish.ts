import type { Beginning, WishForm } from './beginning.ts';
import type { Game } from './game/game.ts';
import { keysInOrder } from './words/inOrder.ts';
import { isObject } from './codec/shape.ts';
import type { Field, FieldOf, FieldRow, FieldValue } from './orders/form.ts';
import type { Problem } from './words/problem.ts';
import { unreadable } from './words/refusals.ts';
import type { Result } from './words/result.ts';
import { bad, good } from './words/result.ts';

/** Wishes as they come from outside: the kind of game, and values for fields of its form. */

/**
 * The wish of this kind with these values, by the names of fields; whatever is not given stays usual. Undefined for the kind: the first.
 * @returns the wish, or what is wrong with kind and values, or with the wish
 */
export function filledWish(
  { kinds, form }: Pick<Beginning<Game>, 'kinds' | 'form'>,
  kind: string | undefined,
  values: Readonly<Record<string, unknown>>,
): Result<unknown, readonly Problem[]> {
  const begun = kind === undefined ? kinds[0] : kinds.find(({ name }) => name === kind);
  if (begun === undefined)
    return bad([
      unreadable('no-such-kind-of-game', {
        kind: kind ?? '',
        kinds: kinds.map(({ name }) => name).join(', '),
      }),
    ]);
  return wishWith(form, begun.usual, values);
}

/** The same, beginning with this wish. */
export function wishWith(
  form: (wish: unknown) => WishForm,
  usual: unknown,
  values: Readonly<Record<string, unknown>>,
): Result<unknown, readonly Problem[]> {
  let wish = usual;
  let left = keysInOrder(values);
  for (let before = left.length + 1; left.length > 0 && left.length < before;) {
    before = left.length;
    // A value may bring fields along that were not there before.
    for (const name of left) {
      const now = form(wish);
      const field = fieldsOf(now).find((one) => one.name === name);
      if (field === undefined) continue;
      const value = values[name];
      if (!fits(field, value)) return bad([unfit(field, value)]);
      wish = now.set(name, value);
      left = left.filter((one) => one !== name);
    }
  }
  const done = form(wish);
  if (left.length > 0)
    return bad(
      left.map((name) =>
        unreadable('no-such-field', {
          name,
          names: fieldsOf(done)
            .map((field) => field.name)
            .join(', '),
        }),
      ),
    );
  return done.faults.length === 0 ? good(wish) : bad(done.faults.map(({ problem }) => problem));
}

/** All fields of a wish, those that forms show first. */
export const fieldsOf = ({ fields, finer = [] }: WishForm): readonly Field[] => [...fields, ...finer];

/** A value as it is typed, for this field; several choices, and lines, with commas between. */
export const typedValue = (field: Field, text: string): unknown =>
  field.kind === 'number'
    ? /^-?\d+$/.test(text)
      ? Number(text)
      : text
    : field.kind === 'several'
      ? text.split(/[ ,]+/).filter((one) => one !== '')
      : field.kind === 'rows'
        ? rowsTyped(field, text)
        : text;

/** Lines of rows with commas between, and blanks between their columns. */
const rowsTyped = ({ columns }: FieldOf<'rows'>, text: string): readonly FieldRow[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const words = one.split(/ +/);
      return Object.fromEntries(
        columns.map((column, at) => [column.name, typedValue(column, words[at] ?? '') as FieldValue]),
      );
    });

/** Whether the field can have this value. Splits, clauses, ways and boxes are no part of wishes yet. */
function fits(field: Field, value: unknown): value is FieldValue {
  switch (field.kind) {
    case 'choice':
      return field.choices.some((choice) => choice.value === value);
    case 'number':
      return (
        Number.isSafeInteger(value) && (value as number) >= field.least && (value as number) <= field.most
      );
    case 'text':
      return typeof value === 'string' && value.length <= field.longest;
    case 'several':
      return (
        Array.isArray(value) &&
        value.length <= field.most &&
        new Set(value).size === value.length &&
        value.every((one) => field.of.some((choice) => choice.value === one))
      );
    case 'rows':
      return Array.isArray(value) && value.length <= field.most && value.every((row) => isRow(field, row));
    default:
      return false;
  }
}

const isRow = ({ columns }: FieldOf<'rows'>, row: unknown): boolean =>
  isObject(row) &&
  keysInOrder(row).length === columns.length &&
  columns.every((column) => Object.hasOwn(row, column.name) && fits(column, row[column.name]));

function unfit(field: Field, value: unknown): Problem {
  const { name: path } = field;
  if (field.kind === 'number') {
    const expected = `a whole number from ${field.least} to ${field.most}`;
    return unreadable('unexpected-value', { path, expected });
  }
  if (field.kind === 'several') {
    const all = field.of.map((choice) => choice.value);
    const strange: unknown = Array.isArray(value) ? value.find((one) => !all.includes(String(one))) : value;
    return strange === undefined
      ? unreadable('unexpected-value', { path, expected: `at most ${field.most} of them, each once` })
      : unreadable('no-such-choice', {
          name: path,
          value: typeof strange === 'string' ? strange : '',
          choices: all.join(', '),
        });
  }
  if (field.kind === 'choice')
    return unreadable('no-such-choice', {
      name: path,
      value: typeof value === 'string' ? value : '',
      choices: field.choices.map((choice) => choice.value).join(', '),
    });
  const expected =
    field.kind === 'text'
      ? `at most ${field.longest} letters`
      : field.kind === 'rows'
        ? `at most ${field.most} lines of ${field.columns.map((column) => column.name).join(' and ')}`
        : 'nothing that is written here';
  return unreadable('unexpected-value', { path, expected });
}

import type { Position } from '../board/position.ts';
import { keysAsWritten } from '../words/inOrder.ts';
import { phrase } from '../words/phrase.ts';
import type { Choice, Clause, Field, FieldOf, FieldRow, FieldValue, Term } from './form.ts';

/** The members of a value that is a list, if they are of this kind; none of any other value. */
const listed = (value: FieldValue | undefined): readonly unknown[] => (Array.isArray(value) ? value : []);
const isThing = (one: unknown): one is Readonly<Record<string, unknown>> =>
  typeof one === 'object' && one !== null && !Array.isArray(one);

/** The text of a choice or a text; empty for any other value. */
export const textIn = (value: FieldValue | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
/** The counts of a split. */
export const countsIn = (value: FieldValue | undefined): readonly number[] =>
  listed(value).filter((one) => typeof one === 'number');
/** What is chosen of several, or of boxes. */
export const chosenIn = (value: FieldValue | undefined): readonly string[] =>
  listed(value).filter((one) => typeof one === 'string');
export const clausesIn = (value: FieldValue | undefined): readonly Clause[] =>
  listed(value).filter(
    (one): one is Clause & Readonly<Record<string, unknown>> => isThing(one) && 'term' in one && 'is' in one,
  );
export const wayIn = (value: FieldValue | undefined): readonly Position[] =>
  listed(value).filter(
    (one): one is Position & Readonly<Record<string, unknown>> =>
      isThing(one) && 'kind' in one && 'place' in one,
  );
export const rowsIn = (value: FieldValue | undefined): readonly FieldRow[] =>
  listed(value).filter(isThing) as readonly FieldRow[];

/** A choice of these values, by the words for each: `{ told: 'are told in reports', spared: 'are not told' }`. */
export const choiceField = (
  name: string,
  label: string,
  words: Readonly<Record<string, string>>,
): FieldOf<'choice'> => ({
  kind: 'choice',
  name,
  label,
  choices: keysAsWritten(words).keys.map((value) => ({ value, label: phrase(words[value] ?? value) })),
});

/** The value of a field that nobody has filled in: the first choice, the smallest number, nothing at all. */
export function blankOf(field: Field): FieldValue {
  switch (field.kind) {
    case 'choice':
      return field.choices[0]?.value ?? '';
    case 'number':
      return field.least;
    case 'text':
      return '';
    case 'split':
      return field.parts.map((_, at) => (at === 0 ? field.total : 0));
    case 'several':
    case 'rows':
    case 'when':
    case 'way':
    case 'boxes':
      return [];
  }
}

/** A clause about a term that nobody has filled in. */
export const blankClause = ({ term, choices, least = 0 }: Term): Clause => ({
  term,
  is: '=',
  than: choices === undefined ? least : (choices[0]?.value ?? ''),
});

const isAmong = (choices: readonly Choice[], value: unknown): boolean =>
  choices.some((choice) => choice.value === value);
const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
const areSeveral = (value: FieldValue, most: number, may: (one: string) => boolean): boolean => {
  const chosen = chosenIn(value);
  return (
    chosen.length === listed(value).length &&
    chosen.length <= most &&
    new Set(chosen).size === chosen.length &&
    chosen.every(may)
  );
};

/** Whether a clause is about one of these terms and says something of it that can be. */
function clauseFits(terms: readonly Term[], { term, is, than }: Clause): boolean {
  const about = terms.find((one) => one.term === term);
  if (about === undefined) return false;
  const { choices, least = 0, most = Number.MAX_SAFE_INTEGER } = about;
  return choices === undefined
    ? ['<', '=', '>'].includes(is) && isWhole(than, least, most)
    : is === '=' && isAmong(choices, than);
}

function rowFits({ columns }: FieldOf<'rows'>, row: FieldRow): boolean {
  return columns.every((column) => {
    const value = Object.hasOwn(row, column.name) ? row[column.name] : undefined;
    return value !== undefined && fits(column, value);
  });
}

/** Whether all members of a list are of the kind that `those` finds, no more than `most`, and each as it should be. */
const eachFits = <T>(
  value: FieldValue,
  most: number,
  those: (value: FieldValue) => readonly T[],
  may: (one: T) => boolean,
): boolean => {
  const found = those(value);
  return Array.isArray(value) && found.length === value.length && found.length <= most && found.every(may);
};

/** Whether a value could have been filled in here: for values from another order or another turn. A split must add up. */
export function fits(field: Field, value: FieldValue): boolean {
  switch (field.kind) {
    case 'choice':
      return isAmong(field.choices, value);
    case 'number':
      return isWhole(value, field.least, field.most);
    case 'text':
      return typeof value === 'string' && value.length <= field.longest;
    case 'split':
      return (
        eachFits(value, field.parts.length, countsIn, (one) => isWhole(one, 0, field.total)) &&
        countsIn(value).reduce((sum, count) => sum + count, 0) === field.total
      );
    case 'several':
      return areSeveral(value, field.most, (one) => isAmong(field.of, one));
    case 'rows':
      return eachFits(value, field.most, rowsIn, (row) => rowFits(field, row));
    case 'when':
      return eachFits(value, field.most, clausesIn, (clause) => clauseFits(field.terms, clause));
    case 'way':
      return eachFits(value, field.most, wayIn, () => true);
    case 'boxes':
      return areSeveral(value, field.most, (one) =>
        field.groups.some(({ boxes }) => boxes.some(({ id, state }) => id === one && state !== 'lost')),
      );
  }
}

import { expect, test } from 'vitest';
import type { Field, FieldValue } from '#kernel/orders/form.ts';
import { isWorthKeeping, templateOfForm } from '#ui/views/planning/orderTemplates.ts';

const name: Field = { name: 'name', label: 'Name', kind: 'text', longest: 40, lines: 1, names: 'unit' };
const number: Field = { name: 'number', label: 'Number', kind: 'number', least: 1, most: 9 };
const target: Field = { name: 'target', label: 'Target', kind: 'choice', choices: [] };
const letter: Field = { name: 'letter', label: 'Text', kind: 'text', longest: 4000, lines: 8 };
const ranks: Field = { name: 'ranks', label: 'Ranks', kind: 'split', parts: [], total: 3 };

test.each<{ is: string; fields: Field[]; worth: boolean }>([
  { is: 'nothing', fields: [], worth: false },
  { is: 'a name', fields: [name], worth: false },
  { is: 'a name and a number', fields: [name, number], worth: false },
  { is: 'one choice', fields: [target], worth: false },
  { is: 'a choice and a number', fields: [target, number], worth: true },
  { is: 'a letter', fields: [letter], worth: true },
  { is: 'ranks', fields: [ranks], worth: true },
])('a form of $is: a template is offered ($worth)', ({ fields, worth }) => {
  expect(isWorthKeeping({ fields })).toBe(worth);
});

test('a template holds no name: it is for one thing alone', () => {
  const values: Record<string, FieldValue> = { name: 'Dawn Watch', number: 4, target: 'A1' };
  expect(templateOfForm('Patrol', 'escort', { fields: [name, number, target], values })).toEqual({
    name: 'Patrol',
    kind: 'escort',
    values: { number: 4, target: 'A1' },
  });
});

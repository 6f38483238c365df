import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import type { Field, FieldValue } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/words/phrase.ts';
import FieldsTried from './FieldsTried.svelte';

/* Every control can be worked by pointer and by keyboard alone, and says what it holds. */
const choice = (value: string) => ({ value, label: phrase(value) });
const names = ['Ajax', 'Boreas', 'Clio', 'Doris'].map(choice);

async function shown(field: Field, value: FieldValue): Promise<{ readonly now: () => FieldValue }> {
  let now = value;
  await render(FieldsTried, { field, value, heard: (next: FieldValue) => (now = next) });
  return { now: () => now };
}
const button = (name: string | RegExp) => page.getByRole('button', { name });

afterEach(async () => {
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});

test('several, in order: added, moved by keys and buttons, taken out', async () => {
  const field = {
    name: 'n',
    label: 'Ships lost first',
    kind: 'several',
    of: names,
    most: 3,
    ordered: true,
  } as const;
  const { now } = await shown(field, ['Clio']);
  await button('Ajax').click();
  await button('Doris').click();
  expect(now()).toEqual(['Clio', 'Ajax', 'Doris']);
  await expect.element(button('Boreas')).toBeDisabled();
  const line = page.getByRole('listitem').filter({ hasText: 'Doris' });
  (line.element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  expect(now()).toEqual(['Doris', 'Clio', 'Ajax']);
  await expect.element(line).toHaveFocus();
  await button('Clio later').click();
  expect(now()).toEqual(['Doris', 'Ajax', 'Clio']);
  await button('Take out Ajax').click();
  expect(now()).toEqual(['Doris', 'Clio']);
  await userEvent.keyboard('{Delete}');
  expect(now()).toEqual(['Doris']);
});

test('several, in no order: ticked, no more than may be', async () => {
  const field = { name: 'n', label: 'Crews', kind: 'several', of: names, most: 2, ordered: false } as const;
  const { now } = await shown(field, []);
  await page.getByRole('checkbox', { name: 'Ajax' }).click();
  (page.getByRole('checkbox', { name: 'Clio' }).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  expect(now()).toEqual(['Ajax', 'Clio']);
  await expect.element(page.getByRole('checkbox', { name: 'Boreas' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Ajax' }).click();
  expect(now()).toEqual(['Clio']);
});

test('a long list of several can be searched', async () => {
  const of = Array.from({ length: 40 }, (_, at) => choice(`Squadron ${at + 1}`));
  const { now } = await shown(
    { name: 'n', label: 'Squadrons', kind: 'several', of, most: 9, ordered: true },
    [],
  );
  await page.getByRole('textbox', { name: 'Search in Squadrons' }).fill('ron 17');
  await button('Squadron 17').click();
  expect(now()).toEqual(['Squadron 17']);
});

test('rows of several columns are two lines each where there is little room, and the first column is readable', async () => {
  const field = {
    name: 'n',
    label: 'Ships',
    kind: 'rows',
    most: 4,
    columns: [
      { kind: 'choice', name: 'hull', label: 'Hull', choices: [choice('CA, heavy cruiser: 114 EP, 17/17')] },
      { kind: 'number', name: 'count', label: 'How many', least: 1, most: 9 },
      { kind: 'choice', name: 'crew', label: 'Crew', choices: [choice('usual'), choice('poor')] },
    ],
  } as const;
  document.body.style.width = '390px';
  try {
    await shown(field, [{ hull: 'CA, heavy cruiser: 114 EP, 17/17', count: '1', crew: 'usual' }]);
    const hull = page.getByLabelText('Hull of line 1').element().getBoundingClientRect();
    const count = page.getByLabelText('How many of line 1').element().getBoundingClientRect();
    expect(hull.width).toBeGreaterThan(240);
    expect(count.top).toBeGreaterThanOrEqual(hull.bottom);
  } finally {
    document.body.style.width = '';
  }
});

test('rows: lines are added, filled in, moved and taken out', async () => {
  const field: Field = {
    name: 'n',
    label: 'Cargo',
    kind: 'rows',
    most: 3,
    columns: [
      { name: 'what', label: 'What', kind: 'choice', choices: names },
      { name: 'tons', label: 'Tons', kind: 'number', least: 0, most: 90, scale: { unit: 't', per: 10 } },
    ],
  };
  const { now } = await shown(field, []);
  await button('Add a line').click();
  await expect.element(page.getByRole('combobox', { name: 'What of line 1' })).toHaveFocus();
  await page.getByRole('combobox', { name: 'What of line 1' }).selectOptions('Clio');
  await page.getByRole('spinbutton', { name: 'Tons of line 1' }).fill('4.5');
  await button('Add a line').click();
  expect(now()).toEqual([
    { what: 'Clio', tons: 45 },
    { what: 'Ajax', tons: 0 },
  ]);
  await button('Line 2 earlier').click();
  expect((now() as readonly { readonly tons: number }[]).map(({ tons }) => tons)).toEqual([0, 45]);
  await button('Take out line 1').click();
  expect(now()).toEqual([{ what: 'Clio', tons: 45 }]);
});

test('conditions: each is about a term, and all must hold', async () => {
  const field: Field = {
    name: 'n',
    label: 'Fire',
    kind: 'when',
    most: 2,
    terms: [
      { term: 'range', label: 'Range', least: 1, most: 15 },
      { term: 'target', label: 'Target', choices: names },
    ],
  };
  const { now } = await shown(field, []);
  await expect.element(page.getByText('Always.')).toBeVisible();
  await button('Add a condition').click();
  await page.getByRole('combobox', { name: 'How condition 1 compares' }).selectOptions('<');
  await page.getByRole('spinbutton', { name: 'What condition 1 asks for' }).fill('99');
  await userEvent.keyboard('{Tab}');
  await button('Add a condition').click();
  await page.getByRole('combobox', { name: 'What condition 2 is about' }).selectOptions('target');
  await page.getByRole('combobox', { name: 'What condition 2 asks for' }).selectOptions('Doris');
  expect(now()).toEqual([
    { term: 'range', is: '<', than: 15 },
    { term: 'target', is: '=', than: 'Doris' },
  ]);
  await expect.element(button('Add a condition')).toBeDisabled();
  await button('Take out condition 1').click();
  expect(now()).toEqual([{ term: 'target', is: '=', than: 'Doris' }]);
});

test('a way is written, taken back, and never longer than it may be', async () => {
  const places = ['Ajax', 'Boreas', 'Clio'].map((name) => ({ place: name.toLowerCase(), name }));
  const field = { name: 'n', label: 'Course', kind: 'way', most: 2 } as const;
  let now: FieldValue = [];
  await render(FieldsTried, { field, value: now, places, heard: (next: FieldValue) => (now = next) });
  const next = page.getByRole('combobox', { name: 'Next place of the way' });
  await next.fill('clio');
  await userEvent.keyboard('{Enter}');
  await next.fill('Nowhere');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('No place is called Nowhere')).toBeVisible();
  await next.fill('bo');
  await button('Add').click();
  expect(now).toEqual([
    { kind: 'place', place: 'clio' },
    { kind: 'place', place: 'boreas' },
  ]);
  await expect.element(next).toBeDisabled();
  await button('Take back from step 1 on').click();
  expect(now).toEqual([]);
});

test('each step of a way with facing says where the front is', async () => {
  const places = ['Ajax', 'Boreas'].map((name) => ({ place: name.toLowerCase(), name }));
  const field = { name: 'n', label: 'Course', kind: 'way', most: 4, facing: 6 } as const;
  let now: FieldValue = [];
  await render(FieldsTried, { field, value: now, places, heard: (next: FieldValue) => (now = next) });
  const next = page.getByRole('combobox', { name: 'Next place of the way' });
  await next.fill('Ajax');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('combobox', { name: 'Front after step 1' }).selectOptions('side 3');
  await next.fill('Boreas');
  await userEvent.keyboard('{Enter}');
  expect(now).toEqual([
    { kind: 'facing', place: 'ajax', facing: 2 },
    { kind: 'facing', place: 'boreas', facing: 2 },
  ]);
  await next.click();
  await userEvent.keyboard('{Backspace}');
  expect(now).toHaveLength(1);
});

test('boxes of a card are picked, save those that are lost', async () => {
  const field: Field = {
    name: 'n',
    label: 'Boxes lost',
    kind: 'boxes',
    most: 2,
    groups: [
      {
        key: 'p',
        label: 'Phaser',
        family: 'weapon',
        boxes: [
          { id: 'p1', state: 'armed', text: 'A' },
          { id: 'p2', state: 'lost' },
        ],
      },
      {
        key: 'e',
        label: 'Engine',
        family: 'engine',
        boxes: [
          { id: 'e1', state: 'whole' },
          { id: 'e2', state: 'used' },
        ],
      },
    ],
  };
  const { now } = await shown(field, []);
  await expect.element(button('Phaser 2, lost')).toBeDisabled();
  await button('Phaser 1 (A), armed').click();
  await expect.element(page.getByText('Choose 2 boxes: 1 chosen')).toBeVisible();
  (button('Engine 2, used').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  expect(now()).toEqual(['p1', 'e2']);
  await expect.element(button('Engine 1')).toBeDisabled();
  await button('Phaser 1 (A), armed').click();
  expect(now()).toEqual(['e2']);
});

test('a split counts by keys, and says what is still to be placed', async () => {
  const parts = ['front', 'rear'].map((label) => ({ label, about: `Guns at the ${label}` }));
  const { now } = await shown({ name: 'n', label: 'Guns', kind: 'split', parts, total: 3 }, [2, 0]);
  await page.getByRole('textbox', { name: 'Guns at the rear' }).click();
  await expect.element(page.getByText('2 of 3 placed')).toBeVisible();
  await userEvent.keyboard('{ArrowUp}');
  expect(now()).toEqual([2, 1]);
});

test('a number with a scale is written in its unit', async () => {
  const scale = { unit: 'points', per: 100 } as const;
  const quick = { value: 1250, label: phrase('all 12.50') };
  const { now } = await shown(
    { name: 'n', label: 'Spend', kind: 'number', least: 0, most: 1250, scale, quick },
    300,
  );
  const box = page.getByRole('spinbutton', { name: 'Spend' });
  await expect.element(box).toHaveValue('3');
  await box.fill('7.25');
  expect(now()).toBe(725);
  await button('One more').click();
  expect(now()).toBe(825);
  await button('all 12.50').click();
  await expect.element(box).toHaveAttribute('aria-valuetext', '12.50 points');
});

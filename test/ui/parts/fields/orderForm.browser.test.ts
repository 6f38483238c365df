import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import type { Field, FieldValue } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/words/phrase.ts';
import OrderForm from '#ui/parts/fields/OrderForm.svelte';

async function form(field: Field, value: FieldValue): Promise<readonly (readonly [string, FieldValue])[]> {
  const heard: [string, FieldValue][] = [];
  await render(OrderForm, {
    fields: [field],
    values: { [field.name]: value },
    onset: (name: string, next: FieldValue) => heard.push([name, next]),
  });
  return heard;
}
const choices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `v${index}`, label: phrase(`Choice ${index}`) }));

test('few choices are buttons side by side', async () => {
  const heard = await form({ kind: 'choice', name: 'rank', label: 'Rank', choices: choices(3) }, 'v0');
  await expect.element(page.getByRole('radio', { name: 'Choice 0' })).toBeChecked();
  await page.getByText('Choice 2').click();
  expect(heard).toEqual([['rank', 'v2']]);
});

test('many choices are a list, and a choice that will not work can be taken and says why', async () => {
  const [first, ...others] = choices(8);
  const heard = await form(
    {
      kind: 'choice',
      name: 'to',
      label: 'To',
      choices: [{ ...first!, warning: phrase('The border is closed.') }, ...others],
    },
    'v0',
  );
  await expect.element(page.getByText(/The border is closed\./)).toBeVisible();
  await page.getByRole('combobox', { name: 'To' }).selectOptions('v5');
  expect(heard).toEqual([['to', 'v5']]);
});

test('numbers step by buttons and keys and stay within their bounds', async () => {
  const quick = { value: 12, label: phrase('all 12') };
  const heard = await form(
    { kind: 'number', name: 'count', label: 'How many', least: 1, most: 12, quick },
    11,
  );
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'One less' }).click();
  await page.getByRole('button', { name: 'all 12' }).click();
  const box = page.getByRole('spinbutton', { name: 'How many' });
  await box.click();
  await userEvent.keyboard('{PageUp}{ArrowDown}');
  await box.fill('999');
  await userEvent.keyboard('{Tab}');
  expect(heard).toEqual([
    ['count', 12],
    ['count', 10],
    ['count', 12],
    ['count', 12],
    ['count', 10],
    ['count', 12],
    ['count', 12],
  ]);
});

test('what is typed counts at once, and an emptied box waits', async () => {
  const heard = await form({ kind: 'number', name: 'count', label: 'How many', least: 1, most: 38 }, 1);
  const box = page.getByRole('spinbutton', { name: 'How many' });
  await box.clear();
  expect(heard).toEqual([]);
  await box.click();
  await userEvent.keyboard('2');
  expect(heard).toEqual([['count', 2]]);
});

test('what is no number stays in its box, with a word beside it, and changes nothing', async () => {
  const heard = await form({ kind: 'number', name: 'count', label: 'Invest EP', least: 1, most: 60 }, 5);
  const box = page.getByRole('spinbutton', { name: 'Invest EP' });
  await box.fill('a few');
  await userEvent.keyboard('{Tab}');
  await expect.element(box).toHaveValue('a few');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('“a few” is not a number. Type digits, for example 5.');
  expect((box.element() as HTMLInputElement).checkValidity()).toBe(false);
  expect(heard).toEqual([]);
  await box.fill('1,2');
  await box.fill('12 EP');
  await userEvent.keyboard('{Tab}');
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect((box.element() as HTMLInputElement).checkValidity()).toBe(true);
  expect(heard.at(-1)).toEqual(['count', 12]);
});

test('an emptied box that is left shows the number that the order has', async () => {
  const heard = await form({ kind: 'number', name: 'count', label: 'How many', least: 1, most: 60 }, 5);
  const box = page.getByRole('spinbutton', { name: 'How many' });
  await box.clear();
  await userEvent.keyboard('{Tab}');
  await expect.element(box).toHaveValue('5');
  expect(heard).toEqual([]);
});

test('a number at its end goes no further', async () => {
  await form({ kind: 'number', name: 'count', label: 'How many', least: 1, most: 3 }, 3);
  await expect.element(page.getByRole('button', { name: 'One more' })).toBeDisabled();
});

const rankParts = [1, 2, 3, 4, 5].map((rank) => ({ label: `${rank}`, about: `Ships in rank ${rank}` }));

test('ranks take five counts and say how many are placed', async () => {
  const heard = await form(
    { kind: 'split', name: 'ranks', label: 'Ships in ranks', total: 9, parts: rankParts },
    [4, 0, 3, 0, 0],
  );
  await expect.element(page.getByText('7 of 9 placed')).toBeVisible();
  await page.getByRole('textbox', { name: 'Ships in rank 5' }).fill('2');
  await userEvent.keyboard('{Tab}');
  expect(heard).toEqual([['ranks', [4, 0, 3, 0, 2]]]);
});

async function ranks(counts: readonly number[], total: number): Promise<() => readonly number[]> {
  let now = counts;
  const field: Field = { kind: 'split', name: 'ranks', label: 'Ships in ranks', total, parts: rankParts };
  const shown = await render(OrderForm, {
    fields: [field],
    values: { ranks: now },
    onset: (_: string, next: FieldValue) => {
      now = next as readonly number[];
      void shown.rerender({ values: { ranks: now } });
    },
  });
  return () => now;
}
const rank = (at: number) => page.getByRole('textbox', { name: `Ships in rank ${at}` });

test('ranks follow while typing, and the others make up the rest', async () => {
  const now = await ranks([20, 0, 0, 0, 0], 20);
  await rank(1).fill('');
  await userEvent.keyboard('12');
  expect(now()).toEqual([12, 8, 0, 0, 0]);
  await rank(2).fill('5');
  expect(now()).toEqual([12, 5, 3, 0, 0]);
  await rank(5).fill('4');
  await expect.element(page.getByText('20 of 20 placed')).toBeVisible();
  expect(now()).toEqual([12, 4, 0, 0, 4]);
});

test('no more ships can be typed into a rank than there are', async () => {
  const now = await ranks([1, 1, 0, 0, 0], 2);
  await rank(3).fill('');
  await userEvent.keyboard('20');
  await expect.element(rank(3)).toHaveValue('2');
  expect(now()).toEqual([0, 0, 2, 0, 0]);
});

test('a number that is no amount of anything has no button for all', async () => {
  await form({ kind: 'number', name: 'number', label: 'Number', least: 1, most: 99 }, 3);
  await expect.element(page.getByRole('spinbutton', { name: 'Number' })).toBeVisible();
  expect(page.getByRole('button', { name: /^all/ }).elements()).toEqual([]);
});

test('a long text is written in several lines and counted', async () => {
  const heard = await form(
    { kind: 'text', name: 'text', label: 'What all shall read', longest: 400, lines: 6 },
    'Hail',
  );
  await expect.element(page.getByText('4 of 400 characters')).toBeVisible();
  await page.getByRole('textbox', { name: 'What all shall read' }).fill('Hear us');
  expect(heard.at(-1)).toEqual(['text', 'Hear us']);
});

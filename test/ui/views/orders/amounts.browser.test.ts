import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openedApp } from '#test/support/openedApp.ts';
import type { Turn } from '#ui/state/turn/turn.svelte.ts';

let turn: Turn;
openedApp(async (opened) => {
  await userEvent.keyboard('2');
  turn = opened.turn!;
});

const count = () => page.getByRole('spinbutton', { name: 'How many' });
const dialog = () => page.getByRole('dialog');

/** Opens the form of an order for the first unit that may be given it. */
async function open(kind: string): Promise<void> {
  const unit = turn.units.find((row) => turn.offers({ unit: row.unit }).some((offer) => offer.kind === kind));
  turn.chooseUnit(unit!.unit);
  await page.getByTestId('unit-orders').getByRole('button', { name: turn.rules.orders[kind]!.title }).click();
}

test('a click into a number selects it, so that what is typed replaces it', async () => {
  await open('build-starships');
  await expect.element(count()).toHaveValue('1');
  await count().click();
  await userEvent.keyboard('3');
  await expect.element(count()).toHaveValue('3');
  await expect
    .element(page.getByTestId('order-said'))
    .toHaveTextContent('Build 3 Talon Class Scouts in rank 1 for 9 resources');
});

test('an order whose number cannot be read is not given, by a click or by a key', async () => {
  await open('build-starships');
  await count().fill('some');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByRole('alert')).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await dialog().getByRole('button', { name: 'Give order' }).click();
  await expect.element(count()).toHaveValue('some');
  await count().fill('٢');
  await userEvent.keyboard('{Tab}');
  await expect.element(count()).toHaveValue('2');
  await expect.element(page.getByTestId('order-said')).toMatchTextContent('Build 2 Talon Class Scouts');
  await userEvent.keyboard('{Escape}');
});

test('Build tells what is left of the treasury, and one click orders no more than it pays for', async () => {
  await open('build-starships');
  const left = () => dialog().getByText('Left after this order').element().nextElementSibling;
  await count().fill('999');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => left()?.textContent).toMatch(/too little/);
  await dialog()
    .getByRole('button', { name: /all you can pay/ })
    .click();
  await expect.poll(() => left()?.textContent).toMatch(/^\d/);
  await dialog().getByRole('button', { name: 'One more' }).click();
  await expect.poll(() => left()?.textContent).toMatch(/too little/);
});

test('all is offered of ships that are transferred, and not of the number of a new fleet', async () => {
  await open('transfer-starships');
  await expect.element(dialog().getByRole('button', { name: /^all \d/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await open('form-starfleet');
  await expect.element(page.getByRole('spinbutton', { name: 'Number' })).toBeVisible();
  expect(dialog().getByRole('button', { name: /^all/ }).elements()).toEqual([]);
});

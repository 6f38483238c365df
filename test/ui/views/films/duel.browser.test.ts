import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openedApp } from '#test/support/openedApp.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { create } from '#rulesets/federation-commander/setup.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';

/* Federation Commander on the screens: areas on the map, and a page with many boxes. */
const made = create({ seats: [...seats] });
if (!made.ok) throw new Error(JSON.stringify(made.fault));
const state = made.value;
let session: Session;
openedApp((opened) => void (session = opened), {
  game: { ruleset: federationCommander, seat: seats[0], state },
});

test('what the areas around the chosen ship mean is written on the map, and a map of one kind has no choice of it', async () => {
  session.screen = 'map';
  const key = page.getByTestId('map-key');
  await expect.element(page.getByTestId('map')).toBeVisible();
  await expect.element(key).not.toBeInTheDocument();
  await page.getByTestId('unit-list').getByRole('row', { name: /CA1/ }).click();
  await expect.element(key.getByText('Constellation: heavy weapons to range 8')).toBeVisible();
  await expect.element(key.getByText('Antagonist: weapons to range 8')).toBeVisible();
  const tools = page.getByRole('toolbar', { name: 'Map options' });
  await expect.element(tools.getByRole('button', { name: 'What the map shows' })).toBeVisible();
  await expect.element(tools.getByRole('button', { name: 'Ships' })).not.toBeInTheDocument();
});

test('both ships of the battle are read in its table, above the boxes of one of them', async () => {
  session.screen = 'battle';
  const table = page.getByRole('table', { name: 'Ships' });
  await expect.element(table.getByRole('row', { name: /Antagonist/ })).toBeVisible();
  const card = table.element().closest('.table')!.getBoundingClientRect();
  const rows = table.getByRole('row').elements();
  expect(rows.length).toBe(3);
  for (const row of rows) expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(card.bottom);
});

test('the scroll tells the turn ahead by impulses, and nothing of the enemy', async () => {
  session.screen = 'map';
  await expect.element(page.getByTestId('map')).toBeVisible();
  await userEvent.keyboard('s');
  const roll = page.getByTestId('scroll');
  const line = (heading: string, words: string) =>
    roll.getByRole('region', { name: heading, exact: true }).getByRole('listitem').filter({ hasText: words });
  await expect.element(line('Energy Allocation', 'speed 8; armed: nothing')).toBeVisible();
  // Speed 8, straight ahead from 0101 facing C.
  await expect.element(line('Impulse 1', 'Constellation will move on to 0201.')).toBeVisible();
  await expect.element(line('Impulse 8', 'Constellation will move on to 0905.')).toBeVisible();
  await expect.element(roll.getByText(/Antagonist/)).not.toBeInTheDocument();
});

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import { kitOf } from '#test/support/kits/kits.ts';
import { openedApp } from '#test/support/openedApp.ts';
import { cases } from '#test/rulesets/galactic-conquest/caseWriting.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

/* What the abbreviations of a game mean: at a key, and from its help. */

const { open: _, ...ruleset } = kitOf('galactic-conquest').ruleset;
const state = cases.world(cases.readGiven(['homeworld Hydrax of hydran in D4']));
let session: Session;
openedApp((opened) => void (session = opened), {
  game: { ruleset, seat: ruleset.seats(state)[0]!, state } as never,
});

const sheet = () => page.getByRole('dialog', { name: 'Abbreviations and notation' });

test('a key opens them, and what is typed leaves the lines that say it', async () => {
  session.screen = 'economy';
  await expect.element(page.getByRole('heading', { name: 'Economy' })).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(sheet().getByRole('cell', { name: 'SC4SY' })).toBeVisible();
  await expect.element(sheet().getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('mobile');
  await expect.element(sheet().getByRole('cell', { name: 'SC4SY' })).not.toBeInTheDocument();
  await expect.element(sheet().getByRole('cell', { name: 'MB', exact: true })).toBeVisible();
  await sheet().getByRole('searchbox').fill('xyzzy');
  await expect.element(sheet().getByText('Nothing matches. Try another word.')).toBeVisible();
});

test('the help of the game lists its sheets', async () => {
  session.overlay = 'help';
  const contents = page.getByRole('button', { name: 'Contents' });
  await contents.click();
  await page.getByTestId('help').getByRole('button', { name: 'Abbreviations and notation' }).click();
  await expect.element(sheet()).toBeVisible();
});

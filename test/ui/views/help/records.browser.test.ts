import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openedApp } from '#test/support/openedApp.ts';
import { unitId } from '#kernel/words/ids.ts';
import { cases } from '#test/rulesets/galactic-conquest/caseWriting.ts';
import { galacticConquest } from '#test/rulesets/galactic-conquest/yards/shelf.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

/* Records to print: of everything, of one unit, and the paper that takes the place of the screen. */

const { open: _, ...ruleset } = galacticConquest;
const state = cases.world(
  cases.readGiven([
    'homeworld Hydrax of hydran in D3',
    'homeworld Lyra of lyran in E9',
    'squadron H01A of hydran in D5: CA 2xDD',
    'squadron H02A of hydran in D4: CA(-5DF)',
    'squadron L01A of lyran in E9: CA',
  ]),
);
let session: Session;
openedApp((opened) => void (session = opened), {
  game: { ruleset, seat: ruleset.seats(state)[0]!, state } as never,
});
const preview = () => page.getByTestId('records').getByRole('region', { name: 'What is printed' });
const paper = (): string => document.querySelector('body > .paper')?.textContent ?? '';

test('a page leads to the status sheet of everything, and one unit is chosen instead', async () => {
  session.screen = 'navy';
  await page.getByRole('button', { name: 'Print records…' }).click();
  await expect.element(preview().getByText('H01A> CA, 2xDD D5')).toBeVisible();
  await expect.element(preview().getByText('H02A> CA(-5DF) D4')).toBeVisible();
  expect(paper()).toContain('H02A> CA(-5DF) D4');
  await page.getByTestId('records').getByRole('combobox', { name: 'Print' }).selectOptions('h02a');
  await expect.element(preview().getByRole('table', { name: 'Ships' })).toBeVisible();
  expect(paper()).toContain('H02A> CA(-5DF) D4');
  expect(paper()).not.toContain('H01A');
});

test('the page of a unit leads to its own sheet', async () => {
  session.turn!.chooseUnit(unitId('h01a'));
  session.overlay = 'unit';
  await page.getByRole('button', { name: 'Print…' }).click();
  await expect.element(preview().getByRole('heading', { name: 'Squadron H01A' })).toBeVisible();
  await page.getByRole('dialog', { name: 'To print' }).getByRole('button', { name: 'Close' }).click();
  expect([paper(), session.overlay]).toEqual(['', 'unit']);
});

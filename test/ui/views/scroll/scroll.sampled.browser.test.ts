import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import { openDice } from '#kernel/dice/streams.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { rulesetById } from '#rulesets/all.ts';
import { openedApp } from '#test/support/openedApp.ts';
import { created } from '#test/support/kits/created.ts';
import { crowdedScenario } from '#test/support/play/crowdedScenario.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import type { Turn } from '#ui/state/turn/turn.svelte.ts';
import { longTest } from '#test/support/sample.ts';

/* The scroll tells what a plan will do, before anything is sent. */
const ruleset = rulesetById('galactic-empires')!;
const made = created(ruleset, crowdedScenario, openDice('every order'));
if (!made.ok) throw new Error(made.fault.map(({ phrase }) => phraseText(phrase)).join('\n'));
let session: Session;
let turn: Turn;
openedApp(
  (opened) => {
    session = opened;
    session.screen = 'map';
    turn = opened.turn!;
  },
  { game: { ruleset, seat: 'klingon-empire', state: made.value } },
);

const roll = () => page.getByTestId('scroll');
const line = (part: string, words: string) =>
  roll().getByRole('region', { name: part, exact: true }).getByRole('listitem').filter({ hasText: words });

async function open(): Promise<void> {
  await expect.element(page.getByTestId('map')).toBeVisible();
  await userEvent.keyboard('s');
  await expect.element(roll()).toBeVisible();
}
/** Chooses a unit and presses the button of an order that asks nothing. */
async function give(label: string, title: string): Promise<void> {
  turn.chooseUnit(turn.units.find((unit) => unit.label === label)!.unit);
  await page.getByTestId('unit-orders').getByRole('button', { name: title, exact: true }).click();
}

test('an empty plan has its upkeep and its revenue in the scroll, and nothing is wrong with it', async () => {
  await open();
  await expect.element(roll().getByText(/No problems found/)).toBeVisible();
  await expect.element(line('Final Events', 'Upkeep of')).toBeVisible();
});

test('a battle that is to be expected is told with who meets whom, and leads to its place on the map', async () => {
  const fleet = turn.units.find(({ label }) => label === 'A1')!;
  const there = turn.map.places.find(({ name }) => name === 'Virinat')!.place;
  turn.chooseUnit(fleet.unit);
  turn.send(fleet.unit, there, false);
  await open();
  const met = line(
    'Movement Events, phase 1',
    'Expect a battle in Virinat: A1 First Spear against Romulan Starfleet #1 (3 starships)',
  );
  await met.getByRole('button', { name: 'Show on the map' }).click();
  await expect.element(roll()).not.toBeInTheDocument();
  await expect
    .element(page.getByTestId('location-report').getByRole('heading', { level: 2, name: 'Virinat' }))
    .toBeVisible();
  await expect.poll(() => page.getByTestId('unit-orders').element().textContent).toContain('First Spear');
});

test('a problem leads to its order, and an order that is undone is gone from the scroll', async () => {
  // The first wait is free, the next two cost one move-point each, and there are two (GE 1373).
  for (let waits = 1; waits <= 4; waits += 1) await give('A4', 'Wait');
  await open();
  await roll()
    .getByRole('button', { name: /warning/ })
    .click();
  const wrong = page.getByTestId('scroll-problems').getByRole('button', { name: /^A4: Wait/ });
  const said = wrong.element().textContent.replace('A4: ', '').trim();
  await wrong.click();
  await expect.poll(() => document.querySelector('dialog[open] .pointed')?.textContent).toContain(said);
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Control>}z{/Control}');
  await open();
  await expect
    .poll(() => page.getByTestId('scroll-problems').getByRole('button', { name: /^A4:/ }).elements())
    .toEqual([]);
});

longTest('beside the map its button leads there, and opens nothing over it', async () => {
  await page.viewport(1440, 900);
  await open();
  await page.getByRole('button', { name: 'Pin beside the map' }).click();
  const dock = page.getByRole('complementary', { name: 'The scroll' });
  await expect.element(dock).toBeVisible();
  await give('A4', 'Wait');
  await expect.element(line('Movement Events, phase 1', 'A4 Raiders will wait')).toBeVisible();
  await page
    .getByRole('button', { name: /^The scroll/ })
    .first()
    .click();
  expect(page.getByRole('dialog').elements()).toEqual([]);
  await expect.poll(() => dock.element().contains(document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Close the scroll' }).click();
  await expect.element(roll()).not.toBeInTheDocument();
});

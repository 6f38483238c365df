import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { PlaceId } from '#kernel/words/ids.ts';
import { labelOf, neighbour } from '#rulesets/star-fleet-warlord/galaxy/board.ts';
import { barriers } from '../support/barriers.ts';
import { gm } from '../support/host.ts';
import { type Person, toFirstScreen } from '../support/people.ts';
import { scenario } from '../support/scenario.ts';
import { sitting } from '../support/sitting.ts';

/* A player's week in Star Fleet Warlord: two years, of which each is planned partly by clicks and partly by typing. */
let ann: Person;
let page: Page;
const home = sitting((seated) => void ({ person: ann, page } = seated), {
  async before(folder) {
    // Nobody else is there, who could be in the way.
    const alone = ['monsters', 'pirates', 'npcs'].flatMap((kind) => ['--set', `${kind}=absent`]);
    const set = ['--set', 'corporations=2', ...alone, '--seed', 'three years', '--id', 'sfw'];
    const out = ['--out', join(folder, 'results')];
    await gm('new', join(folder, 'sfw.game'), '--rules', 'star-fleet-warlord', ...set, ...out);
  },
});

async function openYear(turn: number): Promise<void> {
  const folder = join(home, 'results');
  await ann.open(
    join(folder, readdirSync(folder).find((name) => name.includes(`N0${turn}-c01`)) ?? 'no results'),
  );
  await expect.poll(() => page.getByTestId('turn-number').textContent()).toContain(`Y${164 + turn}`);
}

/** The turn is saved with so many orders, and the game master runs it. */
async function runYear(turn: number, orders: number): Promise<void> {
  await expect.poll(() => page.getByTestId('order-count').textContent()).toBe(String(orders));
  const folder = join(home, `orders-${turn}`);
  mkdirSync(folder);
  await ann.saveTurn(folder);
  await gm('run', join(home, 'sfw.game'), '--orders', folder, '--out', join(home, 'results'));
  await openYear(turn + 1);
}

const sheet = () => page.getByRole('dialog', { name: 'Order Sheet' });
const give = () => page.getByRole('button', { name: 'Give order' }).click();
const unitOrders = () => page.getByTestId('unit-orders');

/** Types a line of the order sheet. */
async function type(line: RegExp, text: string): Promise<void> {
  await sheet().getByRole('combobox', { name: line }).fill(text);
  await page.keyboard.press('Enter');
}

const step = scenario(
  'a week of Star Fleet Warlord, by clicks and by typing, from the invitation to what came of it',
);

step('Y165: one ship is bought by a click, and another on the order sheet', async () => {
  await openYear(1);
  expect(await barriers(page)).toEqual([]);
  await page
    .getByRole('table', { name: 'Ship List' })
    .getByRole('row', { name: /^F-FFS/ })
    .click();
  const pane = page.getByRole('complementary', { name: 'Corporation orders' });
  await pane.getByRole('button', { name: 'Purchase Ship' }).first().click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Heron');
  await give();
  await page.keyboard.press('Shift+O');
  await type(/Extra order 2$/, 'ps r ff "Swift"');
  await page.keyboard.press('Escape');
  await runYear(1, 2);
});

/** Two hexes below the Home Office. */
let way: readonly [PlaceId, PlaceId];

step(
  'Y166: one ship sails by a click on the map, another scans as it is typed, and the scroll foretells it',
  async () => {
    await ann.menu('Map');
    const row = page.getByTestId('unit-list').getByRole('row', { name: /R-FF Swift/ });
    const at = /\d\d-\d{4}/.exec((await row.textContent()) ?? '')?.[0] ?? '';
    const first = neighbour('4x4', `h${at}` as PlaceId, 4) as PlaceId;
    way = [first, neighbour('4x4', first, 4) as PlaceId];
    await row.click();
    await ann.clickSector(labelOf(way[1]));
    await expect.poll(() => unitOrders().textContent()).toContain(labelOf(way[1]).slice(3));
    await page.keyboard.press('Shift+O');
    await type(/F-FFS/, 'scan tera');
    await sheet().getByText('TERA is neither a hex nor a ship order.').waitFor();
    await type(/F-FFS/, 'scan terr');
    await page.keyboard.press('Escape');
    await page.keyboard.press('s');
    await page
      .getByTestId('scroll')
      .getByText(new RegExp(`R-FF Swift.* will enter ${labelOf(way[1])}`))
      .waitFor();
    await page.keyboard.press('Escape');
    await runYear(2, 3);
  },
);

step('Y167: the report tells what came of both, and the map what was scanned', async () => {
  await ann.menu('Messages');
  const told = page.getByTestId('messages');
  await told.getByText(new RegExp(`R-FF Swift.* enters ${labelOf(way[1])}`)).waitFor();
  await told.getByText(/F-FFS Heron.* scans the terrain of sector/).waitFor();
  expect(await barriers(page)).toEqual([]);
  await ann.menu('Map');
  await ann.clickSector(labelOf(way[0]));
  await expect.poll(() => page.getByTestId('location-report').textContent()).not.toContain('unknown');
  await toFirstScreen(page);
});

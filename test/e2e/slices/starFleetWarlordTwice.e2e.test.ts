import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { dataDigest } from '#kernel/codec/digest.ts';
import type { PlaceId } from '#kernel/ids.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { rulesetById } from '#rulesets/all.ts';
import { labelOf, neighbour } from '#rulesets/star-fleet-warlord/tables/board.ts';
import { testPorts, valueOf } from '../../support/desk/gmWorld.ts';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';
import { gm, type Host, startHost } from '../support/host.ts';
import { type Person, sitDown, toFirstScreen } from '../support/people.ts';
import { scenario } from '../support/scenario.ts';
import { closeWindows, openBrowser } from '../support/sitting.ts';

/* One player has two apps, and plans three years of Star Fleet Warlord in both: in one all is typed, in the other all is clicked. */
const home = tempFolder();
const game = join(home, 'sfw.game');
const results = join(home, 'results');

const hosts: Host[] = [];
let typing: Person;
let clicking: Person;

beforeAll(async () => {
  // Nobody else is there, who could be in the way.
  const alone = ['monsters', 'pirates', 'npcs'].flatMap((kind) => ['--set', `${kind}=absent`]);
  const set = ['--set', 'corporations=2', ...alone, '--seed', 'three years', '--id', 'sfw'];
  await gm('new', game, '--rules', 'star-fleet-warlord', ...set, '--out', results);
  hosts.push(await startHost(join(home, 'typing')), await startHost(join(home, 'clicking')));
  const browser = await openBrowser();
  [typing, clicking] = (await Promise.all(hosts.map((host) => sitDown(browser, host)))) as [Person, Person];
});

afterAll(async () => {
  await closeWindows();
  await Promise.all(hosts.map((host) => host.stop()));
  removeFolders();
});

async function openYear(turn: number): Promise<void> {
  const file = readdirSync(results).find((name) => name.includes(`N0${turn}-c01`)) ?? 'no results';
  for (const { open, page } of [typing, clicking]) {
    await open(join(results, file));
    await expect.poll(() => page.getByTestId('turn-number').textContent()).toContain(`Y${164 + turn}`);
  }
}

/** The plan in an orders file, as the game master's program reads it: in a copy, so that the game itself receives nothing. */
async function planIn(file: string): Promise<unknown> {
  const copy = join(home, `${basename(file)}.game`);
  copyFileSync(game, copy);
  const opened = valueOf(await openGame(testPorts(), gameFiles, copy, rulesetById as never));
  try {
    await opened.takeOrders(readFileSync(file), basename(file));
    const plan = opened.store.received(opened.store.turn()).at(-1)?.plan;
    if (plan === undefined) throw new Error(`${file} is not taken in`);
    return plan;
  } finally {
    opened.close();
  }
}

/** Both save their turn: the plans are the same. What was typed is run. */
async function saveAndRun(turn: number, orders: number): Promise<void> {
  const files: string[] = [];
  for (const [name, person] of [
    ['typed', typing],
    ['clicked', clicking],
  ] as const) {
    await expect.poll(() => person.page.getByTestId('order-count').textContent()).toBe(String(orders));
    const folder = join(home, `${name}-${turn}`);
    mkdirSync(folder);
    files.push(await person.saveTurn(folder));
  }
  const [typed, clicked] = await Promise.all(files.map(planIn));
  expect(clicked).toEqual(typed);
  expect(dataDigest(clicked)).toBe(dataDigest(typed));
  await gm('run', game, '--orders', join(home, `typed-${turn}`), '--out', results);
}

/** Types lines of the order sheet, each at the place so called. */
async function type(lines: readonly (readonly [at: RegExp, text: string])[]): Promise<void> {
  const { page } = typing;
  await page.keyboard.press('Shift+O');
  const sheet = page.getByRole('dialog', { name: 'Order Sheet' });
  for (const [at, text] of lines) {
    await sheet.getByRole('combobox', { name: at }).fill(text);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
}

async function buy(page: Page, row: RegExp, name: string): Promise<void> {
  await page.getByRole('table', { name: 'Ship List' }).getByRole('row', { name: row }).click();
  const pane = page.getByRole('complementary', { name: 'Corporation orders' });
  await pane.getByRole('button', { name: 'Purchase Ship' }).first().click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('button', { name: 'Give order' }).click();
}

const unitOrders = (page: Page) => page.getByTestId('unit-orders');

const step = scenario(
  'what one app is told by typing and another by clicks are the same plans, year after year',
);

step('Y165: two ships are bought', async () => {
  await openYear(1);
  await type([
    [/Extra order 1$/, 'ps f ffs "Heron"'],
    [/Extra order 2$/, 'ps r ff "Swift"'],
  ]);
  await buy(clicking.page, /^F-FFS/, 'Heron');
  await buy(clicking.page, /^R-FF /, 'Swift');
  await saveAndRun(1, 2);
});

/** Two hexes below the Home Office. */
let way: readonly [PlaceId, PlaceId];
/** A corner of the sector of the Home Office, which was scanned before the game: its terrain is known for ever. */
async function tellsTerrain(person: Person): Promise<void> {
  await person.menu('Map');
  await person.clickSector(`${labelOf(way[0]).slice(0, 3)}1616`);
  await expect.poll(() => person.page.getByTestId('location-report').textContent()).toContain('(ES+ES)');
}
const hex = (place: PlaceId): string => labelOf(place).slice(3);

step('Y166: one sails two hexes on, the other scans the terrain', async () => {
  await openYear(2);
  const { page } = clicking;
  await clicking.menu('Map');
  const row = page.getByTestId('unit-list').getByRole('row', { name: /R-FF Swift/ });
  const at = /\d\d-\d{4}/.exec((await row.textContent()) ?? '')?.[0] ?? '';
  const first = neighbour('4x4', `h${at}` as PlaceId, 4) as PlaceId;
  way = [first, neighbour('4x4', first, 4) as PlaceId];
  await type([
    [/R-FF/, way.map(hex).join(' ')],
    [/F-FFS/, 'scan terr'],
  ]);
  await row.click();
  await clicking.clickSector(labelOf(way[1]));
  await clicking.chooseUnit('F-FFS Heron');
  await unitOrders(page).getByRole('button', { name: 'Scan a Sector' }).first().click();
  await page.getByRole('dialog').getByText('Terrain', { exact: true }).click();
  await page.getByRole('button', { name: 'Give order' }).click();
  await saveAndRun(2, 3);
});

step(
  'Y167: both apps tell what came of it, and remember the terrain; a repair and a percentage are ordered',
  async () => {
    await openYear(3);
    for (const person of [typing, clicking]) {
      const { page } = person;
      await person.menu('Messages');
      await page
        .getByTestId('messages')
        .getByText(new RegExp(`R-FF Swift.* enters ${labelOf(way[1])}`))
        .waitFor();
      await page
        .getByTestId('messages')
        .getByText(/F-FFS Heron.* scans the terrain of sector/)
        .waitFor();
      await person.menu('Map');
      await person.clickSector(labelOf(way[0]));
      await expect.poll(() => page.getByTestId('location-report').textContent()).not.toContain('unknown');
    }
    await type([
      [/R-FF/, 'repr'],
      [/Extra order 1$/, 'a% 110'],
    ]);
    const { page } = clicking;
    await clicking.chooseUnit('R-FF Swift');
    await unitOrders(page).getByRole('button', { name: 'Repair Damage' }).first().click();
    await toFirstScreen(page);
    const pane = page.getByRole('complementary', { name: 'Corporation orders' });
    await pane
      .getByRole('button', { name: /Attack Percent/ })
      .first()
      .click();
    await page.getByRole('spinbutton').first().fill('110');
    await page.getByRole('button', { name: 'Give order' }).click();
    await saveAndRun(3, 2);
  },
);

step('Y168: the game goes on in both, and the maps remember', async () => {
  await openYear(4);
  for (const person of [typing, clicking]) await tellsTerrain(person);
});

import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { dataDigest } from '#kernel/codec/digest.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { rulesetById } from '#rulesets/all.ts';
import { labelOf, neighbour } from '#rulesets/star-fleet-warlord/galaxy/board.ts';
import { testPorts, valueOf } from '../../support/desk/gmWorld.ts';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';
import { type DeskHand, deskHand } from '../desk/deskHand.ts';
import { barriers } from '../support/barriers.ts';
import { gm, type Host, startHost } from '../support/host.ts';
import { type Person, sitDown, toFirstScreen } from '../support/people.ts';
import { openPostOffice, type PostOffice } from '../support/postOffice.ts';
import { scenario } from '../support/scenario.ts';
import { closeWindows, openBrowser } from '../support/windows.ts';

/*
 * Ann has two apps, and plans three years of Star Fleet Warlord in both: in one all is typed, in the other all is clicked. What she
 * types goes to the desk of the game master, by files and by mail, who runs each turn there; what comes back she opens in both.
 */
const home = tempFolder();
const [annAddress, gmAddress] = ['ann@example.org', 'gm@example.org'];

const hosts: Host[] = [];
let post: PostOffice;
let typing: Person;
let clicking: Person;
let desk: Page;
let hand: DeskHand;

beforeAll(async () => {
  const game = join(home, 'sfw.game');
  // Nobody else is there, who could be in the way.
  const alone = ['monsters', 'pirates', 'npcs'].flatMap((kind) => ['--set', `${kind}=absent`]);
  const set = ['--set', 'corporations=2', ...alone, '--seed', 'three years', '--id', 'sfw'];
  await gm('new', game, '--rules', 'star-fleet-warlord', ...set, '--out', join(home, 'invitations'));
  await gm('player', game, 'c01', '--player', 'Ann', '--address', annAddress);
  post = await openPostOffice(gmAddress);
  hosts.push(await startHost(join(home, 'typing')), await startHost(join(home, 'clicking')));
  const browser = await openBrowser();
  [typing, clicking] = (await Promise.all(hosts.map((host) => sitDown(browser, host)))) as [Person, Person];
  desk = (await sitDown(browser, hosts[0]!)).page;
  hand = deskHand(desk);
  await desk.getByRole('button', { name: 'Game master' }).click();
  await hand.takeGame(game);
});

afterAll(async () => {
  await closeWindows();
  await Promise.all(hosts.map((host) => host.stop()));
  await post.stop();
  removeFolders();
});

const fileIn = (folder: string, turn: number): string =>
  join(folder, readdirSync(folder).find((name) => name.includes(`N0${turn}-c01`)) ?? 'no results');

async function openYear(turn: number, file: string): Promise<void> {
  for (const { open, page } of [typing, clicking]) {
    await open(file);
    await expect.poll(() => page.getByTestId('turn-number').textContent()).toContain(`Y${164 + turn}`);
  }
}

/** The plan in an orders file, as the game master's program reads it: in a copy, so that the game itself receives nothing. */
async function planIn(file: string): Promise<unknown> {
  const game = join(home, 'typing/game-master/sfw/sfw.game');
  const copy = join(home, `${basename(file)}.game`);
  // While the desk has it open, what is new lies in a log beside it.
  for (const part of ['', '-wal'])
    if (existsSync(`${game}${part}`)) copyFileSync(`${game}${part}`, `${copy}${part}`);
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

/** A folder for the orders of a year. */
function folderFor(how: string, turn: number): string {
  const folder = join(home, `${how}-${turn}`);
  mkdirSync(folder);
  return folder;
}

/** What was clicked is saved, and is the plan that was typed. */
async function sameAsClicked(turn: number, typed: string, orders: number): Promise<void> {
  for (const { page } of [typing, clicking])
    await expect.poll(() => page.getByTestId('order-count').textContent()).toBe(String(orders));
  const clicked = await clicking.saveTurn(folderFor('clicked', turn));
  const plans = await Promise.all([typed, clicked].map(planIn));
  expect(plans[1]).toEqual(plans[0]);
  expect(dataDigest(plans[1])).toBe(dataDigest(plans[0]));
}

const runsTogether = (): Promise<void> => hand.press(/^Run \d runs? that (is|are) due$/);

/** Ann's orders are in; the runs of the turn are made as `run` does it. */
async function runYear(turn: number, run: () => Promise<void>): Promise<void> {
  await hand.go('Roll call');
  const calls = desk.getByRole('table', { name: 'Roll call' });
  await calls.getByRole('row', { name: /Final.*Ann/ }).waitFor();
  await hand.go('Preview and run');
  await desk.getByText('Run anyway').click();
  await run();
  await hand.at(turn + 1);
  await desk.getByRole('heading', { name: /^The results for .* are ready$/ }).waitFor();
}

/** The results as files in the folder of the game. */
async function written(turn: number): Promise<string> {
  await hand.press('Save in the game’s folder');
  await desk.getByTestId('published').getByText('files written to').waitFor();
  return fileIn(join(home, 'typing/game-master/sfw/results'), turn);
}

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Order Sheet' });

/** Types lines of the order sheet, each at the place so called; what can be read of none is said. */
async function type(lines: readonly (readonly [at: RegExp, text: string, wrong?: string])[]): Promise<void> {
  const { page } = typing;
  await page.keyboard.press('Shift+O');
  const sheet = sheetOf(page);
  for (const [at, text, wrong] of lines) {
    await sheet.getByRole('combobox', { name: at }).fill(text);
    await page.keyboard.press('Enter');
    if (wrong !== undefined) await sheet.getByText(wrong).waitFor();
  }
  expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
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

/** Presses Tab until something so called has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const called = (): Promise<string> =>
    page.evaluate(
      () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent.trim() ?? '',
    );
  for (let pressed = 0; pressed < 60 && !name.test(await called()); pressed += 1)
    await page.keyboard.press('Tab');
  expect(await called()).toMatch(name);
}

const step = scenario(
  'what one app is told by typing and another by clicks are the same plans, year after year, and the desk runs them',
);

step(
  'Y165: two ships are bought; orders and results are files, and the runs are made one by one',
  async () => {
    await openYear(1, fileIn(join(home, 'invitations'), 1));
    expect(await barriers(clicking.page)).toEqual([]);
    // In a large window the tables stand beside each other only if they have room.
    await typing.page.setViewportSize({ width: 1920, height: 1080 });
    const tables = typing.page.locator('.tables');
    await expect
      .poll(() => tables.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0);
    await typing.page.setViewportSize({ width: 1280, height: 800 });
    await type([
      [/Extra order 1$/, 'ps f ffs "Heron"'],
      [/Extra order 2$/, 'ps r ff "Swift"'],
    ]);
    await buy(clicking.page, /^F-FFS/, 'Heron');
    await buy(clicking.page, /^R-FF /, 'Swift');
    const file = await typing.saveTurn(folderFor('typed', 1));
    await sameAsClicked(1, file, 2);
    await hand.handOver('Add orders…', [file]);
    await runYear(1, async () => {
      // Each Corporation in its place in the cycle, then the generator.
      const runs = desk.getByRole('list', { name: 'Runs of this turn' }).getByRole('listitem');
      await expect.poll(() => runs.allTextContents()).toHaveLength(3);
      await expect.poll(() => runs.last().textContent()).toContain('Next Turn Generator');
      await hand.press('Run this one');
      await runs.first().getByText('is over').waitFor();
      await runsTogether();
    });
  },
);

/** Two hexes below the Home Office. */
let way: readonly [PlaceId, PlaceId];
/** A corner of the sector of the Home Office, which was scanned before the game: its terrain is known for ever. */
async function tellsTerrain(person: Person): Promise<void> {
  await person.menu('Map');
  await person.clickSector(`${labelOf(way[0]).slice(0, 3)}1616`);
  await expect.poll(() => person.page.getByTestId('location-report').textContent()).toContain('(ES+ES)');
}
const hex = (place: PlaceId): string => labelOf(place).slice(3);

/** Mail is set up, once for the desk and once in the app in which Ann types. */
async function setMail(): Promise<void> {
  await hand.go('Letters');
  await hand.press('Mail settings…');
  const form = desk.getByRole('dialog', { name: 'Mail settings' });
  await form.getByLabel('Fetch orders').check();
  await form.getByLabel('Send letters').check();
  for (const [name, port] of [
    ['Mailbox', post.imap],
    ['Server for outgoing mail', post.smtp],
  ] as const) {
    const part = form.getByRole('group', { name });
    await part.getByLabel('Server name').fill('127.0.0.1');
    await part.getByLabel('Encryption').selectOption('none');
    await part.getByLabel('Port').fill(String(port));
    if (name === 'Mailbox') {
      await part.getByLabel('User name').fill('gm');
      await part.getByLabel('Password').fill('secret');
    }
  }
  await form.getByLabel('Your own address').fill(gmAddress);
  expect(await barriers(desk, { within: 'dialog[open]' })).toEqual([]);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await form.waitFor({ state: 'detached' });
}

/** Ann mails what she typed; the file as the letter has it. */
async function mailed(turn: number): Promise<string> {
  const { page } = typing;
  await page.keyboard.press('Control+m');
  const panel = page.getByTestId('sending');
  await panel.getByLabel('The game master’s address').fill(gmAddress);
  await panel.getByText('My own server').click();
  await panel.getByLabel('Server name').fill('127.0.0.1');
  await panel.getByLabel('Encryption').selectOption('none');
  await panel.getByLabel('Port').fill(String(post.smtp));
  await panel.getByLabel('Your own address').fill(annAddress);
  expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect.poll(() => panel.textContent()).toMatch(/Sent \d\d:\d\d, accepted/);
  await page.keyboard.press('Escape');
  const { name, bytes } = post.filesFor(gmAddress).at(-1) ?? { name: 'nothing', bytes: '' };
  const file = join(folderFor('typed', turn), name);
  writeFileSync(file, bytes);
  return file;
}

step('Y166: one sails two hexes on, the other scans the terrain; orders and results are mailed', async () => {
  await openYear(2, await written(2));
  const { page } = clicking;
  await clicking.menu('Map');
  const row = page.getByTestId('unit-list').getByRole('row', { name: /R-FF Swift/ });
  const at = /\d\d-\d{4}/.exec((await row.textContent()) ?? '')?.[0] ?? '';
  const first = neighbour('4x4', `h${at}` as PlaceId, 4) as PlaceId;
  way = [first, neighbour('4x4', first, 4) as PlaceId];
  await type([
    [/R-FF/, way.map(hex).join(' ')],
    [/F-FFS/, 'scan tera', 'TERA is neither a hex nor a ship order.'],
    [/F-FFS/, 'scan terr'],
  ]);
  await row.click();
  await clicking.clickSector(labelOf(way[1]));
  expect(await barriers(page)).toEqual([]);
  await clicking.chooseUnit('F-FFS Heron');
  await unitOrders(page).getByRole('button', { name: 'Scan a Sector' }).first().click();
  await page.getByRole('dialog').getByText('Terrain', { exact: true }).click();
  await page.getByRole('button', { name: 'Give order' }).click();
  await page.keyboard.press('s');
  await page
    .getByTestId('scroll')
    .getByText(new RegExp(`R-FF Swift.* will enter ${labelOf(way[1])}`))
    .waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await setMail();
  await sameAsClicked(2, await mailed(2), 3);
  await hand.press('Fetch mail');
  await runYear(2, runsTogether);
  await hand.press('Mail to 1 player');
  await expect.poll(() => post.filesFor(annAddress).map(({ name }) => name)).toHaveLength(1);
});

step('Y167: both apps tell what came of it; the year is typed and saved by the keyboard alone', async () => {
  const [letter] = post.filesFor(annAddress);
  const results = join(home, letter?.name ?? 'no letter');
  writeFileSync(results, letter?.bytes ?? '');
  await openYear(3, results);
  for (const person of [typing, clicking]) {
    const { page } = person;
    await person.menu('Messages');
    const told = page.getByTestId('messages');
    await told.getByText(new RegExp(`R-FF Swift.* enters ${labelOf(way[1])}`)).waitFor();
    await told.getByText(/F-FFS Heron.* scans the terrain of sector/).waitFor();
    if (person === typing) expect(await barriers(page)).toEqual([]);
    await person.menu('Map');
    await person.clickSector(labelOf(way[0]));
    await expect.poll(() => page.getByTestId('location-report').textContent()).not.toContain('unknown');
  }
  const { keyboard } = typing.page;
  await keyboard.press('Shift+O');
  await tabTo(typing.page, /^Orders of R-FF/);
  await keyboard.type('rep');
  await sheetOf(typing.page).getByRole('listbox', { name: 'What may be meant' }).getByText('REPR').waitFor();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await tabTo(typing.page, /^Orders of Extra order 1$/);
  await keyboard.type('a% 110');
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  await expect.poll(() => typing.page.getByTestId('order-count').textContent()).toBe('2');
  await keyboard.press('Control+s');
  await typing.page.getByTestId('save-turn').waitFor();
  await tabTo(typing.page, /^Save orders file$/);
  const download = typing.page.waitForEvent('download');
  await keyboard.press('Enter');
  const file = join(folderFor('typed', 3), 'by-keys.orders');
  await (await download).saveAs(file);
  await keyboard.press('Escape');

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
  await sameAsClicked(3, file, 2);
  await hand.go('Roll call');
  await hand.handOver('Add orders…', [file]);
  await runYear(3, runsTogether);
});

step('Y168: the game goes on in both, and the maps remember', async () => {
  await openYear(4, await written(4));
  for (const person of [typing, clicking]) await tellsTerrain(person);
});

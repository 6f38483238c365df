import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { limits } from '../support/limits.ts';
import { gm } from './support/host.ts';
import { type Person, toFirstScreen } from './support/people.ts';
import { scenario } from './support/scenario.ts';
import { sitting } from './support/sitting.ts';

/* Two windows of one player on one order sheet: what is half typed is its window's own, and outlives the page and the window. */
let ann: Person;
const home = sitting((seated) => void ({ person: ann } = seated), {
  async before(folder) {
    const set = ['--set', 'corporations=2', '--seed', 'two windows', '--id', 'win'];
    const out = ['--out', join(folder, 'results')];
    await gm('new', join(folder, 'win.game'), '--rules', 'star-fleet-warlord', ...set, ...out);
  },
});

const line = (page: Page, nth: number) =>
  page.getByTestId('order-sheet').getByRole('combobox', { name: new RegExp(`Extra order ${nth}$`) });
const readIn = (page: Page) => Promise.all([1, 2, 3].map((nth) => line(page, nth).inputValue()));

/** Opens the order sheet of the turn that is on the screen. */
async function toSheet(page: Page): Promise<void> {
  await page.getByTestId('turn-number').waitFor();
  await page.keyboard.press('Shift+O');
  await line(page, 1).waitFor();
}

/** Types at the end of a line, and neither leaves it nor presses Enter. */
async function halfType(page: Page, nth: number, text: string): Promise<void> {
  await line(page, nth).focus();
  await page.keyboard.type(text);
}

/** Another window of the same player, on the same turn. */
async function another(from: Page): Promise<Page> {
  const page = await from.context().newPage();
  page.setDefaultTimeout(limits.wait);
  await page.goto(new URL(from.url()).origin);
  return onTurn(page);
}

async function onTurn(page: Page): Promise<Page> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await toFirstScreen(page);
  return page;
}

const step = scenario('what is half typed is the window’s own, and is lost with no page and no window');
/** Windows go from one step to the next. */
let one: Page;
let two: Page;

step('another window of the same player has an empty line where this one is half typed', async () => {
  one = ann.page;
  const results = readdirSync(join(home, 'results')).find((name) => name.includes('c01'));
  await ann.open(join(home, 'results', results ?? 'no results'));
  await toSheet(one);
  await halfType(one, 1, 'ps r');
  two = await another(one);
  await toSheet(two);
  expect([await readIn(two), await readIn(one)]).toEqual([
    ['', '', ''],
    ['ps r', '', ''],
  ]);
});

step('a window that was opened from this one, and with its memory, takes over nothing either', async () => {
  const opened = one.waitForEvent('popup');
  await one.evaluate(() => void window.open(location.origin));
  const third = await onTurn(await opened);
  await toSheet(third);
  expect(await readIn(third)).toEqual(['', '', '']);
  await third.close();
});

step(
  'a window whose page is loaded again goes on with its own line, and leaves the other one its',
  async () => {
    await halfType(two, 2, 'ps f');
    await one.reload();
    await toSheet(one);
    expect([(await readIn(one))[0], (await readIn(one))[1]]).toEqual(['ps r', '']);
    expect(await line(two, 2).inputValue()).toBe('ps f');
  },
);

step('what closed windows left half typed is there in the one that is opened next', async () => {
  await halfType(one, 3, 'ps g');
  await one.close();
  await two.close();
  one = await another(two);
  await toSheet(one);
  expect((await readIn(one)).slice(1)).toEqual(['ps f', 'ps g']);
});

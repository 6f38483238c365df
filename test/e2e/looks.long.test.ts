import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import { root } from '../support/imports.ts';
import { whyOtherPicture } from '../support/browser/samePicture.ts';
import { limits } from '../support/limits.ts';
import { settled } from './support/barriers.ts';
import { gm, type Host } from './support/host.ts';
import { keptGame } from './support/keptGame.ts';
import type { Size } from './support/people.ts';
import { sitting } from './support/sitting.ts';

/*
 * How the main screens look in each of the three looks, at one of two sizes, against pictures that a person has looked at. They are
 * taken at two fifths of their size: small in the repository, and blind to how a Chromium draws the edges of letters.
 */
const accepted = join(root, 'test/e2e/looks');
const empire = 'romulan-star-empire';
let browser: Browser;
let host: Host;

async function playSixTurns(home: string): Promise<void> {
  const [game, out] = [join(home, 'lks.game'), join(home, 'results')];
  await gm(
    'new',
    game,
    '--id',
    'lks',
    '--empires',
    '6',
    '--sectors',
    '90',
    '--seat',
    `${empire}=Ann`,
    '--computer',
    'others',
    '--computer-conquers',
    '--seed',
    'looks',
    '--title',
    'The Beta Quadrant',
    '--out',
    out,
  );
  for (let turn = 1; turn <= 6; turn += 1) await gm('run', game, '--out', out);
}

const home = sitting(
  async (seated) => {
    ({ browser, host } = seated);
    const files = readdirSync(join(home, 'results'))
      .filter((name) => name.includes(empire))
      .sort();
    // The invitation, which holds the keys, and the newest results.
    await seated.person.open([files.at(0), files.at(-1)].map((name) => join(home, 'results', name ?? '')));
    await seated.page.getByTestId('turn-number').getByText('Turn 7').waitFor();
  },
  { before: (folder) => keptGame('six-turns', folder, playSixTurns) },
);

const sizes = { laptop: { width: 1280, height: 800 }, desk: { width: 1920, height: 1080 } } as const;
const looks = { dark: 'Dark', light: 'Light', contrast: 'High contrast' } as const;

const menus = ['Headquarters', 'Map', 'Messages', 'Game'] as const;

async function openPage(size: Size): Promise<Page> {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: 0.4,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(limits.wait);
  await page.goto(host.url);
  await page.getByTestId('start').waitFor();
  return page;
}

async function choose(page: Page, look: string): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByTestId('settings').getByText(look, { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByTestId('settings').waitFor({ state: 'detached' });
}

/** The page once two pictures of it, one after the other, are the same: letters are there, the map is painted, what is new is counted. */
async function still(page: Page): Promise<Buffer> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  let now: Buffer = Buffer.alloc(0);
  await expect
    .poll(async () => {
      const before = now;
      now = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      return now.equals(before);
    })
    .toBe(true);
  return now;
}

/** Every look once, and both sizes: what a size changes is the same in every look. */
const shown = [
  ['dark', 'laptop'],
  ['light', 'desk'],
  ['contrast', 'laptop'],
] as const;

test.each(shown)(
  'the main screens in the %s look, on a %s, are as they were when looked at',
  async (look, size) => {
    const page = await openPage(sizes[size]);
    await choose(page, looks[look]);
    const wrong = [whyOtherPicture(accepted, `start-${look}-${size}`, await still(page))];
    await page
      .getByTestId('start')
      .getByRole('button', { name: /Turn 7/ })
      .first()
      .click();
    for (const menu of menus) {
      await page.getByRole('navigation', { name: 'Main menus' }).getByRole('button', { name: menu }).click();
      await page.getByTestId(menu === 'Headquarters' ? 'page' : menu.toLowerCase()).waitFor();
      if (menu === 'Map') await page.getByText(/^\d+ new$/).waitFor();
      wrong.push(whyOtherPicture(accepted, `${menu.toLowerCase()}-${look}-${size}`, await still(page)));
    }
    await page.context().close();
    expect(wrong.filter((why) => why !== undefined)).toEqual([]);
  },
);

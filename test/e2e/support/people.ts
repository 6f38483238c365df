import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { root } from '../../support/imports.ts';
import { limits } from '../../support/limits.ts';
import type { Host } from './host.ts';

/** Where tests leave pictures for a person to look at. */
export const artefacts = join(root, 'artefacts');
mkdirSync(artefacts, { recursive: true });

/** Leaves a picture of the window, where one is wished for: `PICTURES=keep`. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (process.env['PICTURES'] !== undefined) await page.screenshot({ path: join(artefacts, `${name}.png`) });
}

/** One person at one window, doing what a hand can do. */
export interface Person {
  readonly page: Page;
  open(files: string | readonly string[]): Promise<void>;
  /** Chooses a unit in the list under the map. */
  chooseUnit(label: string): Promise<void>;
  /** Brings the sector to the middle of the map and clicks it there. */
  clickSector(name: string, options?: { readonly shift?: boolean }): Promise<void>;
  menu(name: 'Headquarters' | 'Map' | 'Messages' | 'Game'): Promise<void>;
  /** Saves the turn and puts the orders file into a folder. */
  saveTurn(folder: string): Promise<string>;
  /** See `keepPicture`. */
  picture(name: string): Promise<void>;
}

/** What a game shows first: a page of its own, or the map with the units below it. */
export const firstScreen = (page: Page): Locator =>
  page.getByTestId('page').or(page.getByTestId('unit-list')).first();

/** From the map, on which a turn opens, to the screen that comes first, with nothing chosen. */
export async function toFirstScreen(page: Page): Promise<void> {
  await firstScreen(page).waitFor();
  if (!(await page.getByTestId('unit-list').isVisible())) return;
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Main menus' }).getByRole('button').first().click();
}

/** Pixels of a window. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Nothing is blurred under a dialog, and no caret blinks: drawn without a graphics card, that took a fifth of all computing. */
function unblurred(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, *::before, *::after, ::backdrop { backdrop-filter: none !important; caret-animation: manual; }',
  );
  document.adoptedStyleSheets = [sheet];
}

export async function sitDown(
  browser: Browser,
  host: Host,
  size: Size = { width: 1280, height: 800 },
): Promise<Person> {
  const context = await browser.newContext({
    viewport: size,
    acceptDownloads: true,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(unblurred);
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  page.setDefaultTimeout(limits.wait);
  await page.goto(host.url);
  await page.getByTestId('start').waitFor();
  const menu = (name: string): Promise<void> =>
    page.getByRole('navigation', { name: 'Main menus' }).getByRole('button', { name }).click();
  return {
    page,
    menu,
    async open(files) {
      const onStart = await page.getByTestId('start').isVisible();
      if (!onStart) await menu('Game');
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: onStart ? 'Open a turn' : /^Open Turn/ }).click();
      await (await chooser).setFiles([files].flat());
      await toFirstScreen(page);
    },
    async chooseUnit(label) {
      await menu('Map');
      await page
        .getByTestId('unit-list')
        .getByRole('row', { name: new RegExp(`\\b${label}\\b`) })
        .click();
    },
    clickSector: (name, options = {}) => clickSector(page, name, options.shift ?? false),
    async saveTurn(folder) {
      await menu('Game');
      await page
        .getByTestId('game')
        .getByRole('button', { name: /^Save Turn/ })
        .click();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save orders file' }).click();
      const file = await download;
      const path = join(folder, file.suggestedFilename());
      await file.saveAs(path);
      await page.getByRole('button', { name: 'Done', exact: true }).click();
      return path;
    },
    picture: (name) => keepPicture(page, name),
  };
}

/** From the start-up menu into a practice game: the same galaxy each time, that no dice decide whether a test is passed; another by `GALAXY=<any words>`. */
export async function startPractice(page: Page): Promise<void> {
  await page.route('**/call/practice.start', (route) =>
    route.continue({
      postData: JSON.stringify({
        ...(route.request().postDataJSON() as object),
        seed: process.env['GALAXY'] ?? 'one galaxy',
      }),
    }),
  );
  await page.getByRole('button', { name: 'Practice game', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin the game' }).click();
  await toFirstScreen(page);
  await page.getByTestId('page').waitFor();
}

/** Answers the question that comes before a turn is run with nothing ordered. */
export const withoutOrders = (page: Page): Promise<void> =>
  page.getByRole('dialog', { name: 'You have given no orders' }).locator('footer button').last().click();

async function clickSector(page: Page, name: string, shift: boolean): Promise<void> {
  // Gone to by its name, the sector lies in the middle of the map.
  await page.keyboard.press('g');
  await page.getByTestId('places').getByLabel('Show').selectOption('place');
  await page.getByTestId('places').getByRole('textbox').fill(name);
  await page.getByTestId('places').getByRole('textbox').press('Enter');
  await page.getByTestId('places').waitFor({ state: 'detached' });
  const box = await page.getByTestId('map').boundingBox();
  if (box === null) throw new Error('there is no map to click on');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x - 3, y - 3);
  await page.mouse.move(x, y);
  await page.getByTestId('hover-card').getByText(name, { exact: false }).waitFor();
  if (shift) await page.keyboard.down('Shift');
  await page.mouse.click(x, y);
  if (shift) await page.keyboard.up('Shift');
}

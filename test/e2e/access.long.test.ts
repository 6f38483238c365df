import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { root } from '../support/imports.ts';
import { barriers, settled, wearing } from './support/barriers.ts';
import { openPractice, withPractice } from './support/keptGame.ts';
import type { Person } from './support/people.ts';
import { sitting } from './support/sitting.ts';

/* The client for everybody: every screen and everything that opens over one, in every look and with large text. By keyboard: `keyboard.e2e.test.ts`. */
let person: Person;
let page: Page;

const screens = ['Headquarters', 'Map', 'Messages', 'Game'] as const;
const views = join(root, 'src-renderer/views');
const sources = [
  join(root, 'src-renderer/state/commands.ts'),
  ...readdirSync(views, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('feature.ts'))
    .map((file) => join(views, file)),
];
/** The commands that open something, as their features list them: new ones are found without being named here. */
const opened = sources
  .flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(
      /\bopens\(\s*'([^']+)',\s*'(?:[^'\\]|\\.)+',[^,]+,(?:\s*\['([^']+)')?/g,
    ),
  ])
  .map(([, id = '', key]) => ({
    id: `command-${id}.open`,
    key: key?.replaceAll(' + ', '+').replaceAll('Ctrl', 'Control'),
  }))
  .filter(({ id }) => id !== 'command-commands.open');

sitting(
  async (seated) => {
    ({ person, page } = seated);
    await openPractice(page);
    await page.keyboard.press('n');
  },
  { before: withPractice },
);

/** One test that fails half way should not fail the next as well. */
const closed = async (): Promise<void> => {
  for (let open = await page.getByRole('dialog').count(); open > 0; open -= 1) {
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBeLessThan(open);
  }
};
afterEach(closed);

async function options(set: (page: Page) => Promise<unknown>): Promise<void> {
  await person.menu('Game');
  await page.getByRole('button', { name: /^Options/ }).click();
  await set(page);
  await page.keyboard.press('Escape');
}

async function onScreens(look: (where: string) => Promise<void>): Promise<void> {
  for (const screen of screens) {
    await person.menu(screen);
    await look(screen);
  }
}

const palette = () => page.getByRole('combobox', { name: 'Search commands' });
/** What is in the list of all commands, which is open: titles by ids. */
const listed = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await page
      .getByRole('listbox', { name: 'Commands' })
      .getByRole('option')
      .evaluateAll((options) =>
        options.map((option): [string, string] => [
          option.id,
          option.querySelector('.title')?.textContent ?? '',
        ]),
      ),
  );

/** Looks at the four screens, and at everything that can be opened over the map. */
async function everywhere(look: (where: string) => Promise<void>): Promise<readonly string[]> {
  await onScreens(look);
  await person.menu('Map');
  await page.keyboard.press('Control+k');
  await palette().waitFor();
  const possible = await listed();
  await closed();
  const seen: string[] = [];
  for (const { id, key } of opened) {
    const title = possible.get(id);
    if (title === undefined) continue;
    // What has a key is opened by it, the rest from the list.
    if (key === undefined) {
      await page.keyboard.press('Control+k');
      await palette().fill(title);
      await page.locator(`[id="${id}"]`).click();
    } else await page.keyboard.press(key.length === 1 ? key.toLowerCase() : key);
    await page.getByRole('dialog').first().waitFor();
    seen.push(title);
    await look(title);
    await closed();
  }
  return seen;
}

/** Under a dialog nothing can be reached, and the screen itself was looked at before. */
const within = async (): Promise<string | undefined> =>
  (await page.getByRole('dialog').count()) > 0 ? 'dialog[open]' : undefined;

/**
 * Whatever depends on a look is its colours, and they come from one table: the screens and the options use all of it. In the
 * high-contrast look text stands out seven to one.
 */
const looks = {
  light: ['color-contrast', 'link-in-text-block'],
  contrast: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'],
} as const;

test('every screen, and everything that opens over one, has no barriers, and its colours can be read in every look', async () => {
  const seen = await everywhere(async (where) => {
    const at = await within();
    expect(await barriers(page, { within: at }), where).toEqual([]);
    if (at !== undefined && where !== 'Options') return;
    for (const [look, rules] of Object.entries(looks)) {
      const found = async (): Promise<void> =>
        expect(await barriers(page, { within: at, rules }), `${where}, ${look}`).toEqual([]);
      await wearing(page, look, found);
    }
  });
  expect(seen).toEqual(
    expect.arrayContaining([
      'HQ Plans',
      'Options',
      'Help',
      'Go to a place, a unit, an event or a note',
      'Player Info: your empire, status and limits',
    ]),
  );
});

/** What lies outside the window, or makes the page scroll sideways. */
const outside = (): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found =
      document.documentElement.scrollWidth > innerWidth
        ? [`the page is ${document.documentElement.scrollWidth} wide`]
        : [];
    for (const box of document.querySelectorAll('dialog[open], .bar nav, .bar .tools > *, main > *')) {
      const { left, right, width } = box.getBoundingClientRect();
      if (width > 0 && (left < -1 || right > innerWidth + 1))
        found.push(`${box.tagName} ${box.className} from ${left} to ${right}`);
    }
    for (const body of document.querySelectorAll('dialog[open] .body'))
      if (body.scrollWidth > body.clientWidth + 1)
        found.push(`a dialog holds ${body.scrollWidth} in ${body.clientWidth}`);
    return found;
  });

test('with text of twice the size nothing is cut off', async () => {
  await options(() => page.getByLabel('Text size').selectOption('200'));
  await everywhere(async (where) => {
    await settled(page);
    expect(await outside(), where).toEqual([]);
  });
  await options(() => page.getByLabel('Text size').selectOption('100'));
});

test('the ruler, a form beside the map and a turn that is played have no barriers', async () => {
  const free = async (where: string): Promise<void> => {
    for (const look of [undefined, 'light', 'contrast'] as const) {
      const found = async (): Promise<void> =>
        expect(await barriers(page), `${where}, ${look ?? 'as it is'}`).toEqual([]);
      if (look === undefined) await found();
      else await wearing(page, look, found);
    }
  };
  await person.menu('Map');
  await person.chooseUnit('A1');
  await page.keyboard.press('u');
  await page.getByTestId('ruler').waitFor();
  await free('ruler');
  await page.keyboard.press('u');
  await page.getByRole('button', { name: /^Travel/ }).click();
  const give = page.getByRole('button', { name: 'Give order' });
  await give.waitFor();
  await free('form of an order');
  await give.click();
  await page.getByRole('button', { name: 'Run turn' }).click();
  await page.getByText('Turn 2 · practice').waitFor();
  await page.keyboard.press('Shift+P');
  const reel = page.getByTestId('newsreel');
  await reel.waitFor();
  await page.keyboard.press('End');
  await expect.poll(() => reel.getAttribute('data-kind')).toBe('end');
  await free('newsreel');
});

test('what led to a line, an older turn, an upgrade and a lesson have no barriers', async () => {
  const free = async (where: string, at?: string): Promise<void> => {
    expect(await barriers(page, { within: at }), where).toEqual([]);
  };
  await person.menu('Messages');
  await page.getByTestId('messages').locator('[data-why]').first().press('Enter');
  await page.getByTestId('why').waitFor();
  await free('what led to a line');
  await page.keyboard.press('Escape');
  await person.menu('Map');
  await page.keyboard.press('[');
  await page.getByTestId('past').waitFor();
  await free('an older turn on the map');
  await page.keyboard.press('\\');
  await person.menu('Game');
  await page
    .getByTestId('game')
    .getByRole('button', { name: /^Upgrades/ })
    .click();
  await page.getByRole('button', { name: 'Sample: Lantern Fleet' }).click();
  await page.getByTestId('upgrades').getByRole('heading', { name: 'Lantern Fleet' }).waitFor();
  await free('an upgrade', 'dialog[open]');
  await closed();
  await page.getByRole('button', { name: /^Start-up Menu/ }).click();
  await page.getByRole('button', { name: 'Start the tutorial' }).click();
  await page
    .getByRole('dialog', { name: 'Which tutorial?' })
    .getByRole('button', { name: 'Start the tutorial' })
    .click();
  await page.getByTestId('lesson').waitFor();
  await free('a lesson beside the headquarters');
});

import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';

import { splitFile } from '#kernel/files/envelope.ts';
import { type FirefoxPage, openFirefox, whyNoFirefox } from '../support/browser/firefox.ts';
import { noFirefox } from '../support/plainReporter.mjs';
import { removeFolders, tempFolder } from '../support/tempFolder.ts';
import { type Host, startHost } from './support/host.ts';
import { artefacts } from './support/people.ts';
import { scenario } from './support/scenario.ts';

/* The same app in Firefox, for the browser's host opens whatever browser a person has. */
const why = whyNoFirefox();
let host: Host;
let page: FirefoxPage;
let downloads: string;

beforeAll(async () => {
  if (why !== undefined) return;
  const home = tempFolder();
  downloads = join(home, 'downloads');
  mkdirSync(downloads);
  host = await startHost(join(home, 'library'));
  page = await openFirefox(downloads);
});
afterAll(async () => {
  if (why === undefined) {
    await page.close();
    await host.stop();
  }
  removeFolders();
});

const step = scenario('a practice game is begun, planned and saved in Firefox', (context) =>
  context.skip(why !== undefined, `${noFirefox}${why ?? ''}`),
);

/** Where the middle of the first thing that fits stands on the screen, once it stands still there and nothing lies over it. */
async function middleOf(selector: string, words = ''): Promise<{ readonly x: number; readonly y: number }> {
  const find = `(async () => {
    const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => new RegExp(${JSON.stringify(words)}).test(one.textContent.trim()) && one.checkVisibility() && !one.disabled);
    if (found === undefined) return null;
    found.scrollIntoView({ block: 'nearest' });
    const place = () => { const { x, y, width, height } = found.getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 }; };
    const before = place();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { x, y } = place();
    return x === before.x && y === before.y && found.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
  })()`;
  let place: { x: number; y: number } | null = null;
  await expect
    .poll(async () => (place = await page.ask<{ x: number; y: number } | null>(find)) !== null, {
      message: `${selector} ${words}`,
    })
    .toBe(true);
  return place as unknown as { x: number; y: number };
}
async function click(selector: string, words = ''): Promise<void> {
  const { x, y } = await middleOf(selector, words);
  await page.click(x, y);
}
const textOf = (id: string): Promise<string | null> =>
  page.ask(`document.querySelector('[data-testid="${id}"]')?.textContent`);
const picture = async (name: string): Promise<void> => {
  if (process.env['PICTURES'] !== undefined) await page.picture(join(artefacts, `${name}.png`));
};

step('the app opens, and a practice game begins', async () => {
  await page.goto(host.url);
  await click('button', '^Practice game$');
  await click('dialog button', '^Begin the game$');
  await expect.poll(async () => (await textOf('turn-number')) ?? '').toContain('Turn 1');
  await picture('firefox-headquarters');
});

step('the map is painted, and a fleet is sent by a click on it', async () => {
  await click('nav button', '^Map$');
  await expect
    .poll(() => page.ask<number>(`Number(document.querySelector('[data-testid=map]')?.dataset.painted ?? 0)`))
    .toBeGreaterThan(0);
  // Whatever stands there is in more than one colour.
  const colours = `(() => { const seen = new Set(); for (const canvas of document.querySelectorAll('[data-testid=map] canvas')) { const copy = document.createElement('canvas'); copy.width = canvas.width; copy.height = canvas.height; const pen = copy.getContext('2d'); pen.drawImage(canvas, 0, 0); const { data } = pen.getImageData(0, 0, copy.width, copy.height); for (let at = 0; at < data.length; at += 4 * 97) seen.add(data[at] + ',' + data[at + 1] + ',' + data[at + 2]); } return seen.size; })()`;
  await expect.poll(() => page.ask<number>(colours)).toBeGreaterThan(20);
  await click('[data-testid=unit-list] [role=row], [data-testid=unit-list] tr', '\\bA1\\b');
  const ways = `[...document.querySelectorAll('[data-testid=location-report] table[aria-label="Movement routes"] tr, [data-testid=location-report] [role=table][aria-label="Movement routes"] [role=row]')].slice(1).filter((row) => !row.textContent.includes('no entry')).map((row) => row.querySelector('td')?.textContent.trim() ?? '')`;
  await expect.poll(async () => (await page.ask<readonly string[]>(ways)).length).toBeGreaterThan(0);
  const target = (await page.ask<readonly string[]>(ways))[0] ?? '';
  await goTo(target);
  const { x, y } = await middleOf('[data-testid=map]');
  await page.click(x, y);
  await expect.poll(async () => (await textOf('unit-orders')) ?? '').toContain(`Travel to ${target}`);
  await expect.poll(() => textOf('save-state')).toBe('Saved');
  await picture('firefox-map');
});

/** Brings a sector to the middle of the map, by its name. */
async function goTo(name: string): Promise<void> {
  await page.press('g');
  await middleOf('[data-testid=places] input');
  await page.ask(
    `(() => { const kind = document.querySelector('[data-testid=places] select'); kind.value = 'sector'; kind.dispatchEvent(new Event('change', { bubbles: true })); })()`,
  );
  await click('[data-testid=places] input');
  for (const letter of name) await page.press(letter);
  await page.press('\uE007');
  await expect.poll(() => textOf('places')).toBe(null);
}

step('the turn is saved as a sealed orders file', async () => {
  await click('nav button', '^Game$');
  await click('[data-testid=game] button', '^Save Turn');
  await click('button', '^Save orders file$');
  // Firefox makes the file first, and fills it then.
  const kinds = (): readonly string[] =>
    readdirSync(downloads)
      .filter((name) => name.endsWith('.orders'))
      .map((name) => splitFile(readFileSync(join(downloads, name))))
      .map((split) => (split.ok ? split.value.kind : 'nothing yet'));
  await expect.poll(kinds).toEqual(['orders']);
  await click('button', '^Done$');
});

step('the page had nothing to complain of', async () => {
  expect(page.complaints).toEqual([]);
});

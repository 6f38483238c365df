import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { newFightGame } from '../support/fightGame.ts';
import { gm, type Host } from '../support/host.ts';
import { type Person, sitDown, startPractice, withoutOrders, toFirstScreen } from '../support/people.ts';
import { sitting } from '../support/sitting.ts';
import { scenario } from '../support/scenario.ts';

/* What players note for themselves: in two windows at once, over two turns, and in no file that goes out. */
const marker = 'xyzzymarker';
let browser: Browser;
let host: Host;
let person: Person;
let page: Page;

const home = sitting(
  async (seated) => {
    ({ browser, host, person, page } = seated);
    mkdirSync(out);
    await person.open(join(results, 'fgtN01-klingon-empire.new'));
  },
  { before: newFightGame },
);
const [results, game, library, out] = [
  join(home, 'results'),
  join(home, 'fgt.game'),
  join(home, 'library'),
  join(home, 'out'),
];

const location = (of: Page) => of.getByTestId('location-report');
const open = (of: Page, key: string, id: string) =>
  of.keyboard.press(key).then(() => of.getByTestId(id).waitFor());
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

const step = scenario(
  'a player writes notes in two windows over two turns, and none is in a file that goes out',
);

step('a note on a sector and a label on the map', async () => {
  await person.chooseUnit('A1');
  const note = location(page).getByTestId('note');
  await note.getByRole('button', { name: 'Note' }).click();
  // Ctrl+Z takes back what was typed, as in any text, and no plan.
  await page.keyboard.type('Oops');
  await expect
    .poll(async () => {
      // A browser that typed slowly takes back letter by letter.
      await page.keyboard.press('Control+z');
      return note.getByRole('textbox').inputValue();
    })
    .toBe('');
  await page.keyboard.type(`Build here. ${marker}`);
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => note.locator('.text').textContent()).toContain(marker);
  await page.getByTestId('map').focus();
  await open(page, 't', 'label');
  await page.keyboard.type(`To arms ${marker}`);
  await page.getByRole('radio', { name: 'red' }).check();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByTestId('label').isVisible()).toBe(false);
  await open(page, 'o', 'notes');
  const list = page.getByRole('list', { name: 'Notes and labels' });
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
  await page.getByLabel('Search your notes').fill('to arms');
  await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
  await page.getByLabel('Search your notes').fill('nowhere');
  await expect.poll(() => page.getByText('No note matches. Try another word.').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
});

step('a second window sees it, and both keep what each writes', async () => {
  const second = await sitDown(browser, host);
  const other = second.page;
  await other
    .getByRole('button', { name: /Klingon Empire/ })
    .first()
    .click();
  await toFirstScreen(other);
  await second.chooseUnit('A1');
  await expect
    .poll(() => location(other).getByTestId('note').locator('.text').textContent())
    .toContain(marker);
  // Both write at the same time, on different things.
  await page.keyboard.press('v');
  await page.getByTestId('unit-plan').getByRole('button', { name: 'Note' }).click();
  await page.keyboard.type('Keep it whole.');
  await other.keyboard.press('1');
  await other
    .getByTestId('page')
    .getByRole('row', { name: /Romulan Star Empire/ })
    .first()
    .click();
  await other.getByTestId('page').getByRole('button', { name: 'Note' }).click();
  await other.keyboard.type('Liars.');
  await Promise.all([page, other].map((each) => each.keyboard.press('Control+Enter')));
  await page.keyboard.press('Escape');
  for (const each of [page, other]) {
    await open(each, 'o', 'notes');
    await expect
      .poll(() => each.getByRole('list', { name: 'Notes and labels' }).getByRole('listitem').count())
      .toBe(4);
    await each.keyboard.press('Escape');
  }
});

step('what is deleted comes back', async () => {
  const list = page.getByRole('list', { name: 'Notes and labels' });
  await page.keyboard.press('2');
  await location(page).getByRole('button', { name: 'Delete the note' }).click();
  await expect.poll(() => location(page).getByRole('button', { name: 'Note' }).isVisible()).toBe(true);
  await page.getByTestId('toasts').getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => location(page).getByTestId('note').locator('.text').textContent())
    .toContain(marker);
  await open(page, 'o', 'notes');
  await list
    .getByRole('listitem')
    .filter({ hasText: 'To arms' })
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect.poll(() => list.getByRole('listitem').count()).toBe(3);
  await page.getByTestId('notes').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => list.getByRole('listitem').count()).toBe(4);
  await list
    .getByRole('listitem')
    .filter({ hasText: 'Liars' })
    .getByRole('button', { name: /^Go to/ })
    .click();
  await page.getByTestId('page').waitFor();
});

step('letters to another player: one sent, one received and a draft', async () => {
  await open(page, 'Shift+l', 'letters');
  const letters = page.getByTestId('letters');
  const text = letters.getByRole('textbox', { name: /^Letter to/ });
  await text.fill(`Sent ${marker}`);
  await letters.getByRole('button', { name: 'Mark as sent' }).click();
  await letters.getByRole('button', { name: 'Add a received letter' }).click();
  await letters.getByLabel('Its text, pasted from your mail').fill(`Received ${marker}`);
  await letters.getByRole('button', { name: 'Add it' }).click();
  await text.fill(`Draft ${marker}`);
  await expect.poll(() => letters.getByText(/wrote/).count()).toBe(2);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => letters.isVisible()).toBe(false);
});

step('nothing of it is in any file that is sent, or in any file but the notebook', async () => {
  const orders = await person.saveTurn(out);
  // The orders as the game master reads them, and every byte that leaves or stays beside them.
  expect(await gm('show', orders, '--game', game)).not.toContain(marker);
  const holding = [...filesIn(library), ...filesIn(out)]
    .filter((path) => readFileSync(path).includes(marker))
    .map((path) => basename(path));
  expect(holding).toEqual(['notebook.json']);
  await gm('run', game, '--orders', out, '--out', results);
  expect([game, ...filesIn(results)].filter((path) => readFileSync(path).includes(marker))).toEqual([]);
});

step('it is there next turn, with the turn it was written in', async () => {
  await person.open(join(results, 'fgtN02-klingon-empire.new'));
  await open(page, 'o', 'notes');
  const list = page.getByRole('list', { name: 'Notes and labels' });
  await expect.poll(() => list.getByRole('listitem').count()).toBe(4);
  await expect
    .poll(() => list.getByRole('listitem').filter({ hasText: 'Build here' }).textContent())
    .toContain('turn 1');
});

step('letters and the draft are there too', async () => {
  await page.keyboard.press('Escape');
  await open(page, 'Shift+l', 'letters');
  const letters = page.getByTestId('letters');
  await expect
    .poll(() => letters.getByRole('textbox', { name: /^Letter to Romulan/ }).inputValue())
    .toBe(`Draft ${marker}`);
  const kept = letters.getByRole('region', { name: 'Letters so far' }).getByRole('group');
  await expect.poll(() => kept.filter({ hasText: marker }).filter({ hasText: 'turn 1' }).count()).toBe(2);
});

step('a practice game holds none of it either', async () => {
  await page.keyboard.press('Escape');
  await person.menu('Game');
  await page.getByRole('button', { name: /^Start-up Menu/ }).click();
  await startPractice(page);
  await person.chooseUnit('A1');
  await location(page).getByRole('button', { name: 'Note', exact: true }).click();
  await page.keyboard.type(`practised${marker}`);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Run turn' }).click();
  await withoutOrders(page);
  await expect
    .poll(() => page.getByTestId('turn-number').textContent(), { timeout: 20_000 })
    .toContain('Turn 2');
  const holding = filesIn(library)
    .filter((path) => readFileSync(path).includes(`practised${marker}`))
    .map((path) => basename(path));
  expect(holding).toEqual(['notebook.json']);
});

import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notebookIn } from '../support/notebookFile.ts';
import { removeFolders, tempFolder } from '../support/tempFolder.ts';
import { type Host, startHost } from './support/host.ts';
import { sitDown, startPractice } from './support/people.ts';
import { closeWindows, openBrowser } from './support/sitting.ts';

/* What must not cost players more than their last click: a program that dies, a second window, a window closed too soon. */
const library = tempFolder();
let browser: Browser;
let host: Host;
beforeAll(async () => {
  browser = await openBrowser();
  host = await startHost(library);
});
afterAll(async () => {
  await closeWindows();
  // It may stand still.
  await host.kill();
  removeFolders();
});

/** Opens the one game of the library from the start-up menu. */
async function openGame(page: Page): Promise<void> {
  await page
    .getByTestId('start')
    .getByRole('button', { name: /Turn 1/ })
    .first()
    .click();
  await page.getByTestId('headquarters').waitFor();
}

/** Chooses the empire in the nth row of the list, from 1, and presses the button of an order for it. */
async function order(page: Page, nth: number, title = 'Accept Nothing'): Promise<void> {
  await page
    .getByTestId('headquarters')
    .getByRole('table', { name: /empires/i })
    .getByRole('row')
    .nth(nth)
    .click();
  await page.getByRole('button', { name: title, exact: true }).click();
}

const saved = (page: Page): Promise<void> =>
  page.getByTestId('save-state').getByText('Saved', { exact: true }).waitFor();

/** How many orders the HQ Plans list. */
async function planned(page: Page): Promise<number> {
  await page.getByRole('button', { name: /^HQ Plans/ }).click();
  const list = page.getByTestId('hq-plans');
  await list.waitFor();
  const count = await list.locator('[data-order]').count();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  return count;
}

/** Closes the page, which asks first, and thinks better of it. */
async function closeAndStay(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
}

test('a program killed in the middle of planning loses at most the last click', async () => {
  const { page } = await sitDown(browser, host);
  await startPractice(page);
  for (const nth of [1, 2, 3, 4, 5]) {
    await order(page, nth);
    // The last click is not waited for.
    if (nth < 5) await saved(page);
  }
  await host.kill();
  host = await startHost(library);
  const { page: again } = await sitDown(browser, host);
  await openGame(again);
  expect([4, 5]).toContain(await planned(again));
  await Promise.all([page.context().close(), again.context().close()]);
});

test('of two windows on one turn the second is told, and either plan can be kept', async () => {
  const [one, two] = [(await sitDown(browser, host)).page, (await sitDown(browser, host)).page];
  await openGame(one);
  await openGame(two);
  const before = await planned(one);
  await order(one, 1, 'Grant Passage Rights');
  await saved(one);
  await two.getByTestId('elsewhere').getByRole('button', { name: 'Take the other plan' }).click();
  await two.getByTestId('elsewhere').waitFor({ state: 'detached' });
  expect(await planned(two)).toBe(before + 1);
  await order(two, 2, 'Grant Passage Rights');
  await saved(two);
  await one.getByTestId('elsewhere').getByRole('button', { name: 'Keep the plan shown here' }).click();
  await saved(one);
  expect(await planned(one)).toBe(before + 1);
  await two.getByTestId('elsewhere').getByRole('button', { name: 'Take the other plan' }).click();
  // Its turn opens anew, and closes what lies over it.
  await two.getByTestId('elsewhere').waitFor({ state: 'detached' });
  expect(await planned(two)).toBe(before + 1);
  await Promise.all([one.context().close(), two.context().close()]);
});

test('while the program does not answer, the plan waits on the page and closing it asks first; then it is saved', async () => {
  const { page } = await sitDown(browser, host);
  await openGame(page);
  const before = await planned(page);
  host.freeze();
  await order(page, 3, 'Grant Passage Rights');
  await page.getByTestId('save-state').getByText('Saving…').waitFor();
  await closeAndStay(page);
  host.thaw();
  await saved(page);
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  const { page: again } = await sitDown(browser, host);
  await openGame(again);
  expect(await planned(again)).toBe(before + 1);
  await again.context().close();
});

test('while the program does not answer, closing the page asks for a note as well; then it is saved', async () => {
  const { page } = await sitDown(browser, host);
  await openGame(page);
  await page.keyboard.press('2');
  await page.getByTestId('map').waitFor();
  await page.keyboard.press('n');
  const note = page.getByTestId('note').first();
  await note.getByRole('button', { name: 'Note' }).click();
  host.freeze();
  await page.keyboard.type('They cheat.');
  await page.keyboard.press('Control+Enter');
  await note.getByText('They cheat.').waitFor();
  await closeAndStay(page);
  host.thaw();
  await expect.poll(() => notebookIn(library)?.notes.map(({ text }) => text)).toEqual(['They cheat.']);
  await page.context().close();
});

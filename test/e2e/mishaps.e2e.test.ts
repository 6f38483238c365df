import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { notebookIn } from '../support/notebookFile.ts';
import { removeFolders, tempFolder } from '../support/tempFolder.ts';
import { type Host, startHost } from './support/host.ts';
import { sitDown, startPractice, toFirstScreen } from './support/people.ts';
import { scenario } from './support/scenario.ts';
import { closeWindows, openBrowser } from './support/windows.ts';

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
  await toFirstScreen(page);
}

/** Chooses the empire in the nth row of the list, from 1, and presses the button of an order for it. */
async function order(page: Page, nth: number, title = 'Refuse Gifts'): Promise<void> {
  await page
    .getByTestId('page')
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

/** A window on the game of the library. */
async function windowOnIt(): Promise<Page> {
  const { page } = await sitDown(browser, host);
  await openGame(page);
  return page;
}

const step = scenario('what goes wrong beside the page costs at most the last click');
/** Windows go from one step to the next. */
let one: Page;
let two: Page;

step('a program killed in the middle of planning loses at most the last click', async () => {
  const { page } = await sitDown(browser, host);
  await startPractice(page);
  for (const nth of [1, 2, 3, 4, 5]) {
    await order(page, nth);
    // The last click is not waited for.
    if (nth < 5) await saved(page);
  }
  await host.kill();
  host = await startHost(library);
  one = await windowOnIt();
  expect([4, 5]).toContain(await planned(one));
  await page.context().close();
});

step('of two windows on one turn the second is told, and either plan can be kept', async () => {
  two = await windowOnIt();
  const before = await planned(one);
  await order(one, 1, 'Grant Passage Rights');
  await saved(one);
  await two.getByTestId('elsewhere').getByRole('button', { name: 'Take the other plan' }).click();
  await two.getByTestId('elsewhere').waitFor({ state: 'detached' });
  await expect.poll(() => planned(two)).toBe(before + 1);
  await order(two, 2, 'Grant Passage Rights');
  await saved(two);
  await one.getByTestId('elsewhere').getByRole('button', { name: 'Keep the plan shown here' }).click();
  await saved(one);
  await expect.poll(() => planned(one)).toBe(before + 1);
  await two.getByTestId('elsewhere').getByRole('button', { name: 'Take the other plan' }).click();
  // Its turn opens anew, and closes what lies over it.
  await two.getByTestId('elsewhere').waitFor({ state: 'detached' });
  await expect.poll(() => planned(two)).toBe(before + 1);
  await one.context().close();
});

step(
  'while the program does not answer, the plan waits on the page and closing it asks first; then it is saved',
  async () => {
    const before = await planned(two);
    host.freeze();
    await order(two, 3, 'Grant Passage Rights');
    await two.getByTestId('save-state').getByText('Saving…').waitFor();
    await closeAndStay(two);
    host.thaw();
    await saved(two);
    const closed = two.waitForEvent('close');
    await two.close({ runBeforeUnload: true });
    await closed;
    one = await windowOnIt();
    await expect.poll(() => planned(one)).toBe(before + 1);
  },
);

step(
  'while the program does not answer, closing the page asks for a note as well; then it is saved',
  async () => {
    await one.keyboard.press('2');
    await one.getByTestId('map').waitFor();
    await one.keyboard.press('n');
    const note = one.getByTestId('note').first();
    await note.getByRole('button', { name: 'Note' }).click();
    host.freeze();
    await one.keyboard.type('They cheat.');
    await one.keyboard.press('Control+Enter');
    await note.getByText('They cheat.').waitFor();
    await closeAndStay(one);
    host.thaw();
    await expect.poll(() => notebookIn(library)?.notes.map(({ text }) => text)).toEqual(['They cheat.']);
  },
);

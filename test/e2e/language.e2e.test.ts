import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import german from '../../assets/languages/de.json' with { type: 'json' };
import { keepPicture, startPractice } from './support/people.ts';
import { scenario } from './support/scenario.ts';
import { sitting } from './support/sitting.ts';

/* The page in another language: chosen in the options, kept by the host, and nothing that is saved knows of it. */
let page: Page;
sitting((seated) => void ({ page } = seated), { size: { width: 1366, height: 768 } });

const settings = (): Locator => page.getByTestId('settings');
const language = (): Promise<string> => page.evaluate(() => document.documentElement.lang);
/** What reaches beyond its box or the window: a text that is too long for its place. */
const tooWide = (): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, h1, h2, h3, nav, label, legend')]
      .filter((one) => one.checkVisibility())
      .filter((one) => one.clientWidth > 2)
      .filter(
        (one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth + 1,
      )
      .filter(
        (one) =>
          !['ellipsis'].includes(getComputedStyle(one).textOverflow) &&
          getComputedStyle(one).display !== 'inline',
      )
      .map((one) => one.textContent.trim()),
  );

async function choose(wanted: string): Promise<void> {
  const loaded = page.waitForEvent('load');
  await settings().locator('select').filter({ hasText: 'Deutsch' }).selectOption(wanted);
  await loaded;
}

/** The plan as it is sent to be saved. */
async function sentPlan(change: () => Promise<void>): Promise<unknown> {
  const sent = page.waitForRequest('**/call/plan.save');
  await change();
  return ((await sent).postDataJSON() as { readonly plan: unknown }).plan;
}

/** A proclamation: the order has the rulebook's name in every language. */
async function proclaim(): Promise<void> {
  await page.getByRole('button', { name: 'Issue Proclamation' }).click();
  await page.getByRole('textbox').fill('To all who watch the stars: our fleets sail in peace, for now.');
  await page.keyboard.press('Control+Enter');
}

const step = scenario('German is chosen in the options');
let inEnglish: unknown;

step('a plan is saved in English', async () => {
  await startPractice(page);
  inEnglish = await sentPlan(proclaim);
  await page.keyboard.press('Control+z');
  await page.getByTestId('save-state').getByText('Saved', { exact: true }).waitFor();
});

step('the page is loaded again in German, where it was', async () => {
  await page.getByRole('navigation', { name: 'Main menus' }).getByRole('button', { name: 'Game' }).click();
  await page.getByRole('button', { name: /^Options/ }).click();
  await choose('de');
  await page.getByRole('button', { name: new RegExp(`^${german['Start-up Menu']}`) }).waitFor();
  expect(await language()).toBe('de');
  await keepPicture(page, 'german-game');
  expect(await tooWide()).toEqual([]);
});

step('the same plan is saved, word by word', async () => {
  await page.getByRole('navigation', { name: german['Main menus'] }).getByRole('button').first().click();
  expect(await sentPlan(proclaim)).toEqual(inEnglish);
  await keepPicture(page, 'german-headquarters');
  expect(await tooWide()).toEqual([]);
});

step('the map, the start menu and the desk are German', async () => {
  await page.getByRole('navigation', { name: german['Main menus'] }).getByRole('button').nth(1).click();
  await page.getByTestId('map').waitFor();
  await keepPicture(page, 'german-map');
  expect(await tooWide()).toEqual([]);
  await page.getByRole('navigation', { name: german['Main menus'] }).getByRole('button').last().click();
  await page.getByRole('button', { name: new RegExp(`^${german['Start-up Menu']}`) }).click();
  await page.getByRole('button', { name: german['Practice game'], exact: true }).waitFor();
  await keepPicture(page, 'german-start');
  expect(await tooWide()).toEqual([]);
  await page.getByRole('button', { name: german['Game master'], exact: true }).click();
  await page.getByRole('button', { name: german['New game'], exact: true }).waitFor();
  await keepPicture(page, 'german-desk');
  expect(await tooWide()).toEqual([]);
  await page.getByRole('button', { name: german['Start-up menu'] }).click();
});

step('the options tell it, and lead back to English', async () => {
  await page.getByRole('button', { name: german['Options'], exact: true }).click();
  await settings().getByRole('heading', { name: german['Screen'] }).waitFor();
  await keepPicture(page, 'german-options');
  expect(await tooWide()).toEqual([]);
  await choose('en');
  await page.getByRole('button', { name: 'Practice game', exact: true }).waitFor();
  expect(await language()).toBe('en');
});

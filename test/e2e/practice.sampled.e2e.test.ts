import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { splitFile } from '#kernel/files/envelope.ts';
import { barriers } from './support/barriers.ts';
import { lessonOn } from './support/lesson.ts';
import { type Person, startPractice } from './support/people.ts';
import { sitting } from './support/sitting.ts';
import { scenario } from './support/scenario.ts';

/* Somebody new, alone with the program: the guide, the first lesson of the tutorial, and a practice game to its next turn. */
let person: Person;
let page: Page;
const complaints: string[] = [];

const home = sitting((seated) => {
  ({ person, page } = seated);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
});
const orders = (): Promise<string | null> => page.getByTestId('unit-orders').textContent();
const undo = () => page.getByRole('button', { name: 'Undo', exact: true }).first();

const help = () => page.getByTestId('help');
const topic = (): Promise<string | null> => help().locator('[data-topic]').getAttribute('data-topic');
const expectMarks = (wanted: string) => expect.poll(() => lessonOn(page).marks()).toBe(wanted);

const step = scenario('somebody new reads the guide, takes a lesson and plays a practice game');

step(
  'the start-up menu has no barriers, and the whole guide: contents, a search, and what to do in trouble',
  async () => {
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    await expect.poll(topic).toBe('start');
    await help().getByRole('button', { name: 'Contents' }).click();
    for (const title of ['First steps in a new game', 'Headquarters', 'The scroll', 'I sent the wrong file'])
      await help().getByRole('button', { name: title, exact: true }).waitFor();
    await help().getByRole('searchbox').fill('xyzzy');
    await help().getByText('Nothing matches.').waitFor();
    await help().getByRole('searchbox').fill('attach zip subject');
    await expect
      .poll(async () => (await help().getByRole('listitem').allTextContents()).map((text) => text.trim()))
      .toEqual(['How do I send my turn?']);
    await help().getByRole('button', { name: 'How do I send my turn?' }).click();
    await expect.poll(topic).toBe('how-send');
    await page.keyboard.press('Escape');
  },
);

step('the tutorial opens with its first lesson: each mark comes with its deed and not before', async () => {
  await page.getByRole('button', { name: 'Start the tutorial' }).click();
  await page
    .getByRole('dialog', { name: 'Which tutorial?' })
    .getByRole('button', { name: 'Start the tutorial' })
    .click();
  await expectMarks('headquarters: ..');
  await page.locator('[data-row="romulan-star-empire"]').click();
  await lessonOn(page).lesson().getByRole('button', { name: 'Show me' }).first().click();
  await expect.poll(() => lessonOn(page).rings('[data-row="klingon-empire"]')).toBe(true);
  await expectMarks('headquarters: ..');
  await page.locator('[data-row="klingon-empire"]').click();
  await expectMarks('headquarters: x.');
  await expect.poll(() => page.getByTestId('ring').count()).toBe(0);
  await page.getByRole('button', { name: /^HQ Plans/ }).click();
  await page.getByTestId('hq-plans').waitFor();
  await expectMarks('headquarters: x.');
  await page.keyboard.press('Escape');
  await expectMarks('headquarters: xx');
  await lessonOn(page).next();
  await expectMarks('map: ...');
});

step('signs beside headings open the guide at their topic, over what is open already', async () => {
  await page.getByRole('button', { name: 'Help: Finances' }).click();
  await expect.poll(topic).toBe('finances');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^HQ Plans/ }).click();
  await page.getByRole('button', { name: 'Help: HQ Plans' }).click();
  await expect.poll(topic).toBe('plans');
  await page.keyboard.press('Escape');
  await page.getByTestId('hq-plans').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect.poll(topic).toBe('headquarters');
  await expect
    .poll(() => help().locator('kbd').allTextContents())
    .toEqual(expect.arrayContaining(['Ctrl + K', 'P']));
  await page.keyboard.press('Escape');
});

step('a practice game is one click away from the start-up menu', async () => {
  await person.menu('Game');
  await page.getByRole('button', { name: /^Start-up Menu/ }).click();
  await startPractice(page);
  await expect.poll(() => page.getByTestId('turn-number').textContent()).toContain('Turn 1');
});

step('a fleet is sent by a click on the map, and undo and redo follow', async () => {
  await person.chooseUnit('A1');
  const report = page.getByTestId('location-report');
  const ways = report.getByRole('table', { name: 'Movement routes' }).getByRole('row');
  const names = await ways.evaluateAll((rows) =>
    rows
      .slice(1)
      .filter((row) => !row.textContent.includes('no entry'))
      .map((row) => row.querySelector('td')?.textContent.trim() ?? ''),
  );
  const target = names[0] ?? '';
  await person.clickSector(target);
  await expect.poll(orders).toContain(`Travel to ${target}`);
  await page.keyboard.press('Control+z');
  await expect.poll(orders).toContain('No orders yet');
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(orders).toContain(`Travel to ${target}`);
  await expect.poll(() => page.getByTestId('save-state').textContent()).toBe('Saved');
});

step('the unit plan shows the order and its formation', async () => {
  await page.getByTestId('unit-orders').getByRole('button', { name: 'View Orders' }).click();
  await expect.poll(() => page.getByTestId('unit-plan').textContent()).toContain('Travel to');
  await page.keyboard.press('Escape');
});

step('a proclamation goes to HQ Plans, with advice while it is short', async () => {
  await person.menu('Headquarters');
  await page.getByRole('button', { name: 'Issue Proclamation' }).click();
  await page.getByRole('textbox').fill('Too short');
  await page.getByRole('dialog').getByTestId('problems').waitFor();
  await page.getByRole('textbox').fill('To all who watch the stars: our fleets sail in peace, for now.');
  await page.getByRole('button', { name: 'Give order' }).click();
  await page.getByRole('button', { name: /HQ Plans/ }).click();
  await expect.poll(() => page.getByTestId('hq-plans').textContent()).toContain('our fleets sail');
  await page.keyboard.press('Escape');
});

step('a reload loses nothing: the same screen, and undo as before', async () => {
  await page.getByTestId('save-state').getByText('Saved', { exact: true }).waitFor();
  const undone = await undo().getAttribute('title');
  expect(undone).toContain('our fleets sail');
  await page.reload();
  await page.getByTestId('page').waitFor();
  await page.getByRole('button', { name: /HQ Plans/ }).click();
  await expect.poll(() => page.getByTestId('hq-plans').textContent()).toContain('our fleets sail');
  await page.keyboard.press('Escape');
  await expect.poll(() => undo().getAttribute('title')).toBe(undone);
});

step.long(
  'options hold from one sitting to the next: size of text, colours, hatching, sounds, full screen',
  async () => {
    await person.menu('Game');
    await page.getByRole('button', { name: /^Options/ }).click();
    const settings = page.getByTestId('settings');
    await settings.getByLabel('Colours of players').selectOption('deutan');
    await settings.getByLabel('Patterns on territory').check({ force: true });
    await settings.getByLabel('Sounds').uncheck({ force: true });
    await settings.getByLabel('Full screen').click({ force: true });
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await page.evaluate(() => document.exitFullscreen());
    await expect.poll(() => settings.getByLabel('Full screen').isChecked()).toBe(false);
    const kept = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/call/settings.set') &&
        answer.request().postData()?.includes('textScale') === true,
    );
    await settings.getByLabel('Text size').selectOption('200');
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('28px');
    await kept;
    await page.reload();
    // It comes back to the Game menu, where the options were opened.
    await page.getByRole('button', { name: /^Options/ }).click();
    await expect
      .poll(async () => [
        await settings.getByLabel('Colours of players').inputValue(),
        await settings.getByLabel('Text size').inputValue(),
        await settings.getByLabel('Patterns on territory').isChecked(),
        await settings.getByLabel('Sounds').isChecked(),
      ])
      .toEqual(['deutan', '200', true, false]);
    await settings.getByLabel('Text size').selectOption('100');
    await page.keyboard.press('Escape');
    await settings.waitFor({ state: 'detached' });
  },
);

step('Save Turn hands over a sealed orders file', async () => {
  const path = await person.saveTurn(home);
  expect(path).toMatch(/\.orders$/);
  const split = splitFile(readFileSync(path));
  expect(split.ok ? split.value.kind : split.fault).toBe('orders');
});

step('Run turn leads to the messages of the turn', async () => {
  await person.menu('Headquarters');
  await page.getByRole('button', { name: 'Run turn' }).click();
  await page.getByTestId('messages').waitFor();
  await expect.poll(() => page.getByTestId('turn-number').textContent()).toContain('Turn 2');
  await expect.poll(() => page.getByTestId('messages').textContent()).toContain('travelled from');
});

step('the page had nothing to complain of', () => {
  expect(complaints).toEqual([]);
});

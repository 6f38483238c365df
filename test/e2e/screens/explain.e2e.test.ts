import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { diceLater } from '#kernel/report/chain.ts';
import { barriers } from '../support/barriers.ts';
import { foughtGame } from '../support/fightGame.ts';
import { type Person, startPractice } from '../support/people.ts';
import { sitting } from '../support/sitting.ts';

/* Any line of a report is asked what led to it, by mouse and by keys. */
let person: Person;
let page: Page;
let results: string;

sitting(
  (seated) => {
    ({ person, page } = seated);
  },
  {
    async before(home) {
      results = join(home, 'results');
      await foughtGame(home);
    },
  },
);

const why = () => page.getByTestId('why');
const line = (said: string | RegExp) =>
  page.getByTestId('messages').locator('li').filter({ hasText: said }).first();

/** Clicks on words that are no link. */
async function clickOn(words: string): Promise<void> {
  const at = await line(words).evaluate((item, sought) => {
    const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (!(node.textContent ?? '').includes(sought)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }
    return { x: 0, y: 0 };
  }, words);
  await page.mouse.click(at.x, at.y);
}

test('a click on a line tells the order by its number, the step and its rule; Escape puts it away', async () => {
  await startPractice(page);
  await person.chooseUnit('A1');
  const ways = page
    .getByTestId('location-report')
    .getByRole('table', { name: 'Movement routes' })
    .getByRole('row');
  let names: readonly string[] = [];
  await expect
    .poll(async () => {
      names = await ways.evaluateAll((rows) =>
        rows
          .slice(1)
          .filter((row) => !row.textContent.includes('no entry'))
          .map((row) => row.querySelector('td')?.textContent.trim() ?? ''),
      );
      return names.length;
    })
    .toBeGreaterThan(0);
  await person.clickSector(names[0] ?? '');
  await expect.poll(() => page.getByTestId('unit-orders').textContent()).toContain('Travel to');
  await person.menu('Game');
  await page.getByRole('button', { name: /^Run Turn/ }).click();
  await line('travelled from').waitFor();
  await page.getByTestId('messages').getByRole('combobox').waitFor();
  await clickOn('travelled from');
  await expect
    .poll(() => why().textContent())
    .toMatch(
      new RegExp(
        `Order.*A1 .*: Travel to ${names[0] ?? ''}.*Order 1 in the plan of turn 1.*Step.*Starfleets Travel, phase 1.*GE \\d+.*Facts.*Cost \\d move-points?`,
      ),
    );
  expect(await why().textContent()).not.toContain('Dice');
  expect(await barriers(page)).toEqual([]);
  await person.picture('explain-order');
  await page.keyboard.press('Escape');
  await expect.poll(() => why().count()).toBe(0);
  await expect.poll(() => page.getByTestId('messages').isVisible()).toBe(true);
  // The sign beside the step opens the help, which gives the focus back to the mark of the line.
  const mark = line('travelled from').locator('[data-why]');
  await mark.press('Enter');
  await why()
    .getByRole('button', { name: /^Help: / })
    .click();
  await page.getByTestId('help').waitFor();
  await page.keyboard.press('Escape');
  await page.getByTestId('help').waitFor({ state: 'detached' });
  await expect.poll(() => mark.evaluate((one) => one === document.activeElement)).toBe(true);
  await expect.poll(() => why().count()).toBe(0);
});

test('names in a line lead where they led, and explain nothing', async () => {
  await line('travelled from').locator('button.unit').click();
  await page.getByTestId('unit-orders').waitFor();
  await expect.poll(() => why().count()).toBe(0);
  await person.menu('Messages');
});

test('by keys: Enter on the mark opens it, the arrows go from line to line, and what follows from the rules says so', async () => {
  await line('travelled from').locator('[data-why]').focus();
  await page.keyboard.press('Enter');
  await why().waitFor();
  await page.keyboard.press('Escape');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('li')?.textContent))
    .toContain('travelled from');
  for (const words of ['yielded', 'Scouting brought']) {
    await expect
      .poll(
        async () => {
          const at = await page.evaluate(() => document.activeElement?.closest('li')?.textContent ?? '');
          if (!at.includes(words)) await page.keyboard.press('ArrowDown');
          return at;
        },
        { interval: 5, timeout: 20_000 },
      )
      .toContain(words);
    await page.keyboard.press('Enter');
    await expect.poll(() => why().textContent()).toContain('No order: it follows from the rules.');
    expect(((await why().textContent()) ?? '').includes(diceLater)).toBe(words === 'Scouting brought');
    if (words === 'Scouting brought') await person.picture('explain-dice');
    await page.keyboard.press('Escape');
  }
});

test('the report of a sector tells what happened there, and why', async () => {
  await line('travelled from').locator('button.place').last().click();
  const report = page.getByTestId('location-report');
  await report.getByRole('heading', { name: 'What happened here in turn 1' }).waitFor();
  await report.locator('[data-lines] [data-why]').first().focus();
  await page.keyboard.press('Enter');
  await why().waitFor();
  await person.picture('explain-place');
  await page.keyboard.press('Escape');
  await person.menu('Messages');
});

test('the order is shown in the plan of its turn', async () => {
  await line('travelled from').locator('[data-why]').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Order 1 in the plan of turn 1' }).click();
  await expect.poll(() => page.getByTestId('turn-number').textContent()).toContain('Turn 1');
  await expect
    .poll(() => page.getByTestId('unit-plan').locator('[data-order].pointed').textContent())
    .toContain('Travel to');
  await page.keyboard.press('Escape');
});

test('lines of a battle report are explained too, with the dice that are still secret', async () => {
  for (const turn of ['01', '02']) await person.open(join(results, `fgtN${turn}-klingon-empire.new`));
  await person.menu('Messages');
  await page.getByRole('tab', { name: /Battle Reports/ }).click();
  const report = page.getByTestId('battle-report');
  await report.locator('li').filter({ hasText: 'besieges' }).locator('[data-why]').first().focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => why().textContent())
    .toMatch(/No order: it follows from the rules\..*Battles Are Fought, phase 1.*GE \d+/);
  await expect.poll(() => why().textContent()).toContain(diceLater);
  expect(await barriers(page)).toEqual([]);
  await person.picture('explain-battle');
});

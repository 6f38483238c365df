import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { openPractice, withPractice } from '../support/keptGame.ts';
import type { Person } from '../support/people.ts';
import { sitting } from '../support/sitting.ts';

/* What the rulebook says is on each screen, looked for where it should be. */
let person: Person;
let page: Page;

sitting(
  async (seated) => {
    ({ person, page } = seated);
    await openPractice(page);
  },
  { before: withPractice },
);
const hq = (): Locator => page.getByTestId('page');
const report = (): Locator => page.getByTestId('location-report');
const texts = async (found: Locator): Promise<readonly string[]> =>
  (await found.allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim());

test('the bar holds the four menus, the turn, HQ Plans, the scroll, help and all commands', async () => {
  const menus = page.getByRole('navigation', { name: 'Main menus' }).getByRole('button');
  await expect.poll(() => texts(menus)).toEqual(['Headquarters', 'Map', 'Messages', 'Game']);
  await expect.poll(() => page.getByTestId('turn-number').textContent()).toMatch(/^Turn 1\b/);
  for (const menu of ['Headquarters', 'Map', 'Messages', 'Game'] as const) {
    await person.menu(menu);
    for (const name of [/^HQ Plans/, /^The scroll/, /^All commands/, /^Help/])
      await expect
        .poll(
          () =>
            page
              .getByRole('banner')
              .or(page.locator('header'))
              .getByRole('button', { name })
              .first()
              .isVisible(),
          { message: `${menu}: ${name}` },
        )
        .toBe(true);
  }
  await person.menu('Headquarters');
});

test('headquarters show empire, ruler, holdings and finances that add up to the hundredth', async () => {
  await expect
    .poll(() => hq().getByRole('heading', { level: 1 }).textContent())
    .toBe(await page.locator('p.mine').textContent());
  const lines = hq().getByRole('region', { name: 'Finances' }).locator('dl > div');
  const money = new Map<string, number>();
  for (const line of await lines.all()) {
    const figure = ((await line.locator('dd').first().textContent()) ?? '')
      .replace('−', '-')
      .replace(/[^\d.-]/g, '');
    money.set(((await line.locator('dt').textContent()) ?? '').trim(), Math.round(Number(figure) * 100));
  }
  const of = (label: string): number => money.get(label) ?? NaN;
  expect(of('Treasury') + of('Upkeep') + of('HQ expenses') + of('Garrison expenses')).toBe(
    of('Expected surplus'),
  );
  expect(
    of('Expected surplus') + of('Decay of 7% of what is left') + of('Expected revenue, for next turn'),
  ).toBe(of('Expected treasury next turn'));
  await lines.first().getByRole('button', { name: 'Treasury' }).click();
  await expect.poll(() => lines.first().locator('.about').isVisible()).toBe(true);
  const heads = hq().getByRole('table', { name: 'Holdings' }).getByRole('columnheader');
  await expect
    .poll(async () => (await texts(heads)).slice(0, 3))
    .toEqual(['Sector', 'Annexed', 'Tax revenue']);
  await expect
    .poll(() => hq().getByRole('table', { name: 'Holdings' }).getByRole('row').count())
    .toBeGreaterThan(1);
});

test('the ruler’s name is changed by a click on it', async () => {
  await hq()
    .getByRole('button', { name: /^Ruler: .*Change it$/ })
    .click();
  await page.getByRole('dialog').getByRole('textbox').fill('Empress Ada');
  await page.getByRole('button', { name: 'Give order' }).click();
  await expect
    .poll(() =>
      hq()
        .getByText(/Empress Ada/)
        .first()
        .isVisible(),
    )
    .toBe(true);
});

test('an empire is chosen, and only the orders that its relation allows are offered', async () => {
  const table = hq().getByRole('table', { name: 'Foreign empires' });
  await expect
    .poll(async () => (await texts(table.getByRole('columnheader'))).slice(0, 6))
    .toEqual(['Empire', 'Ruler', 'Relation', 'Passage', 'Reports', 'Gifts']);
  const neutral = table.getByRole('row', { name: /Neutral/ }).first();
  await expect.poll(() => neutral.textContent()).toContain('computer-led');
  await neutral.click();
  const pane = page.getByRole('complementary', { name: 'Headquarters orders' });
  const offered = (): Promise<readonly string[]> => texts(pane.locator('.buttons').getByRole('button'));
  for (const order of [
    'Offer Alliance',
    'Declare War',
    'Grant Passage Rights',
    'Refuse Gifts',
    'Give Sector',
    'Send Ambassador',
    'Send Resources',
  ])
    await expect.poll(offered).toContain(order);
  for (const order of ['Offer Peace', 'Cancel Alliance', 'Revoke Passage Rights', 'Accept Gifts'])
    await expect.poll(offered).not.toContain(order);
  await pane.getByRole('button', { name: 'Declare War' }).click();
  await page.getByRole('button', { name: /^HQ Plans/ }).click();
  const plans = page.getByTestId('hq-plans');
  await expect.poll(() => plans.textContent()).toMatch(/Treasury/);
  await plans.getByRole('button', { name: /Undo/ }).first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
});

test('a location report tells all that is known, names the barriers, and its ways are clicked', async () => {
  await person.menu('Map');
  await page.keyboard.press('n');
  const labels = await texts(report().locator('dt'));
  for (const label of [
    'Owner',
    'Annexed to',
    'Sector damage',
    'Tax revenue',
    'Special permission',
    'Industrial center',
    'Defences',
  ])
    expect(labels).toContain(label);
  await expect
    .poll(() => texts(report().getByRole('heading', { level: 3 })))
    .toEqual(
      expect.arrayContaining(['Your forces', 'Foreign forces', expect.stringMatching(/^Movement routes/)]),
    );
  await expect
    .poll(() => report().locator('header').textContent())
    .toMatch(/Sector \d+\. Reported this turn\./);
  await expect
    .poll(() => texts(report().getByRole('button', { name: /Cede Sector|Annex Sector/ })))
    .toHaveLength(1);
  await expect
    .poll(() =>
      report()
        .getByRole('button', { name: /Grant Special Permission/ })
        .count(),
    )
    .toBe(1);
  const way = report().getByRole('table', { name: 'Movement routes' }).getByRole('row').nth(1);
  const [name = ''] = await texts(way.getByRole('cell'));
  await way.click();
  await expect.poll(() => report().getByRole('heading', { level: 2 }).textContent()).toBe(name);
});

test('defences and starships are studied from the report, with all twelve levels', async () => {
  await page.keyboard.press('n');
  await page.getByTestId('unit-list').getByRole('row').nth(1).click();
  await report()
    .getByRole('definition')
    .getByRole('button', { name: /^(None|Level \d+)/ })
    .click();
  const levels = page.getByTestId('study').getByRole('table', { name: 'Levels' }).getByRole('row');
  // Three of room and two percent more with each level, from 3 and 45 % to 36 and 67 % (GE 1207-1311).
  await expect.poll(() => levels.count()).toBe(1 + 12);
  for (const level of [1, 7, 12])
    expect((await texts(levels.nth(level).getByRole('cell'))).slice(0, 3)).toEqual([
      String(level),
      `${3 * level} starships`,
      `+${43 + 2 * level}%`,
    ]);
  await page.keyboard.press('Escape');
  await report()
    .getByRole('table', { name: /^Industrial center/ })
    .getByRole('row')
    .nth(1)
    .click();
  const facts = await texts(page.getByTestId('study').locator('dt'));
  for (const fact of [
    'Attacks',
    'Hit points',
    'Siege',
    'Move-points',
    'Cost',
    'Upkeep',
    'Salvage',
    'Scouting',
    'Search',
    'Cloaking',
  ])
    expect(facts).toContain(fact);
  await page.keyboard.press('Escape');
});

test('who walks the map by keys hears each sector whole', async () => {
  await page.getByTestId('map').focus();
  await page.keyboard.press('Control+ArrowRight');
  await expect
    .poll(() => page.getByTestId('map').locator('xpath=..').getByRole('status').first().textContent())
    .toMatch(/, sector \d+: .+\. .*Ways: (north|south|east|west)/);
});

test('the unit list is made higher by keys and hides kinds of units', async () => {
  const list = page.getByTestId('unit-list');
  const split = page.getByRole('separator', { name: 'Height of the unit list' });
  const before = Number(await split.getAttribute('aria-valuenow'));
  await split.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => Number(await split.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
  await expect.poll(() => list.getByRole('row', { name: /\bG\d+\b/ }).count()).toBeGreaterThan(0);
  await list.getByRole('button', { name: 'Garrisons' }).click();
  await expect.poll(() => list.getByRole('row', { name: /\bG\d+\b/ }).count()).toBe(0);
  await list.getByRole('button', { name: 'Garrisons' }).click();
});

test('Player Info tells status and limits', async () => {
  await person.menu('Messages');
  await page.getByRole('button', { name: 'Player Info' }).click();
  const facts = await texts(page.getByTestId('player-info').locator('dt'));
  expect(facts).toEqual(expect.arrayContaining(['Ruler', 'Status', 'Annexed sectors', 'Admirals']));
  await page.keyboard.press('Escape');
});

test('the game menu resumes, saves, opens, helps, sets options and leaves', async () => {
  await person.menu('Game');
  const entries = await texts(page.getByTestId('game').locator('b'));
  expect(entries).toEqual([
    'Run Turn',
    'Save Turn',
    'Resume Game',
    'Open Turn',
    'Help Guide',
    'Upgrades',
    'Options',
    'Start-up Menu',
  ]);
  await page.getByRole('button', { name: /^Resume Game/ }).click();
  await hq().waitFor();
});

test('options hold from one sitting to the next: size of text, colours, hatching, sounds, full screen', async () => {
  await person.menu('Game');
  await page.getByRole('button', { name: /^Options/ }).click();
  const settings = page.getByTestId('settings');
  await settings.getByLabel('Colours of players').selectOption('deutan');
  await settings.getByLabel('Add patterns to the lands').check({ force: true });
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
    ])
    .toEqual(['deutan', '200']);
  await expect
    .poll(async () => [
      await settings.getByLabel('Add patterns to the lands').isChecked(),
      await settings.getByLabel('Sounds').isChecked(),
    ])
    .toEqual([true, false]);
  await page.keyboard.press('Escape');
});

test('nothing in the bar overlaps on a narrow window or with the largest text', async () => {
  for (const [width, scale] of [
    [1024, '100'],
    [1280, '200'],
    [1024, '200'],
    [1920, '100'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.keyboard.press('4');
    await page.getByRole('button', { name: /^Options/ }).click();
    await page.getByTestId('settings').getByLabel('Text size').selectOption(scale);
    await page.keyboard.press('Escape');
    await page.keyboard.press('1');
    const overlaps = () =>
      page.evaluate(() => {
        const boxes = ['.bar .realm', '.bar nav', '.bar .tools'].flatMap(
          (at) => document.querySelector(at)?.getBoundingClientRect() ?? [],
        );
        const tools = [...document.querySelectorAll('.bar .tools button')]
          .map((button) => button.getBoundingClientRect())
          .filter(({ width: wide }) => wide > 0);
        const meet = (one: DOMRect, other: DOMRect): boolean =>
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1;
        const apart = (list: readonly DOMRect[]): boolean =>
          list.every((box, at) => !list.slice(0, at).some((other) => meet(box, other)));
        return {
          parts: boxes.length,
          apart: apart(boxes),
          tools: apart(tools),
          right: Math.max(...tools.map(({ right }) => right)) <= innerWidth,
          left: (boxes[0]?.left ?? -1) >= 0,
        };
      });
    await expect
      .poll(overlaps, { message: `${width} at ${scale} %` })
      .toEqual({ parts: 3, apart: true, tools: true, right: true, left: true });
  }
});

test('with large text headquarters are one page that rolls, and the orders stay beside the chosen line', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('4');
  await page.getByRole('button', { name: /^Options/ }).click();
  await page.getByTestId('settings').getByLabel('Text size').selectOption('200');
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  const finances = hq().getByRole('complementary', { name: 'Your empire' });
  // Nothing within rolls for itself.
  await expect
    .poll(() => finances.evaluate((card) => card.scrollHeight - card.clientHeight))
    .toBeLessThanOrEqual(1);
  const row = hq().getByRole('table', { name: 'Foreign empires' }).getByRole('row').last();
  await row.click();
  await expect.poll(() => hq().evaluate((all) => all.scrollTop)).toBeGreaterThan(0);
  const pane = hq().getByRole('complementary', { name: 'Headquarters orders' });
  const [chosen, first] = await Promise.all([
    row.boundingBox(),
    pane.locator('.buttons').getByRole('button').first().boundingBox(),
  ]);
  for (const box of [chosen!, first!]) expect([box.y >= 0, box.y + box.height <= 800]).toEqual([true, true]);
});

test('in a narrow window the choices of the unit list fold away, and every column is in sight', async () => {
  await page.keyboard.press('4');
  await page.getByRole('button', { name: /^Options/ }).click();
  await page.getByTestId('settings').getByLabel('Text size').selectOption('100');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.keyboard.press('2');
  const list = page.getByTestId('unit-list');
  const kinds = list.getByRole('group', { name: 'Show only' });
  await expect.poll(() => kinds.isVisible()).toBe(false);
  await list.getByRole('button', { name: 'Show only…' }).click();
  await kinds.getByRole('button', { name: 'Garrisons' }).click();
  await list.getByRole('button', { name: 'Show only (1)' }).click();
  await expect
    .poll(async () => [await kinds.isVisible(), await list.getByRole('row', { name: /\bG\d+\b/ }).count()])
    .toEqual([false, 0]);
  const [advice, room] = await Promise.all([
    list.getByRole('columnheader', { name: 'Warnings' }).boundingBox(),
    list.boundingBox(),
  ]);
  expect(advice!.x + advice!.width).toBeLessThanOrEqual(room!.x + room!.width);
});

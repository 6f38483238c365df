import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import { openedApp } from '#test/support/openedApp.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import { longTest } from '#test/support/sample.ts';

/* What the rulebook says is on each screen of Galactic Empires, looked for where it should be. */
let session: Session;
openedApp((opened) => void (session = opened), { practice: true });

const hq = () => page.getByTestId('page');
const report = () => page.getByTestId('location-report');
const clean = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const texts = (found: { elements(): readonly Element[] }): readonly string[] =>
  found.elements().map(({ textContent }) => clean(textContent));
const all = (within: { element(): Element }, selector: string): readonly HTMLElement[] => [
  ...within.element().querySelectorAll<HTMLElement>(selector),
];
const words = (within: { element(): Element }, selector: string): readonly string[] =>
  all(within, selector).map(({ textContent }) => clean(textContent));

test('the bar holds the four menus, the turn, HQ Plans, the scroll, help and all commands', async () => {
  const menus = page.getByRole('navigation', { name: 'Main menus' }).getByRole('button');
  await expect.poll(() => texts(menus)).toEqual(['Headquarters', 'Map', 'Messages', 'Game']);
  await expect.poll(() => texts(page.getByTestId('turn-number'))[0]).toMatch(/^Turn 1\b/);
  for (const key of ['1', '2', '3', '4']) {
    await userEvent.keyboard(key);
    for (const name of [/^HQ Plans/, /^The scroll/, /^All commands/, /^Help/])
      await expect.element(page.getByRole('button', { name }).first()).toBeVisible();
  }
});

test('headquarters show empire, ruler, holdings and finances that add up to the hundredth', async () => {
  await expect.element(hq()).toBeVisible();
  const heading = hq().getByRole('heading', { level: 1 });
  expect(heading.element().textContent).toBe(document.querySelector('p.mine')!.textContent);
  const finances = hq().getByRole('region', { name: 'Finances' });
  const money = new Map(
    all(finances, 'dl > div').map((line) => {
      const figure = line
        .querySelector('dd')!
        .textContent.replace('−', '-')
        .replaceAll(/[^\d.-]/g, '');
      return [clean(line.querySelector('dt')!.textContent), Math.round(Number(figure) * 100)] as const;
    }),
  );
  const sum = (...labels: readonly string[]): number =>
    labels.reduce((so, label) => so + (money.get(label) ?? NaN), 0);
  expect(sum('Treasury', 'Upkeep', 'HQ expenses', 'Garrison expenses')).toBe(sum('Expected surplus'));
  expect(sum('Expected surplus', 'Decay of 7% of what is left', 'Expected revenue, for next turn')).toBe(
    sum('Expected treasury next turn'),
  );
  await finances.getByRole('button', { name: 'Treasury' }).first().click();
  await expect.poll(() => finances.element().querySelector('.about')?.checkVisibility()).toBe(true);
  const holdings = hq().getByRole('table', { name: 'Holdings' });
  expect(texts(holdings.getByRole('columnheader')).slice(0, 3)).toEqual(['Sector', 'Annexed', 'Tax revenue']);
  expect(holdings.getByRole('row').elements().length).toBeGreaterThan(1);
});

test('an empire is chosen, and only the orders that its relation allows are offered', async () => {
  const table = hq().getByRole('table', { name: 'Foreign empires' });
  await expect.element(table).toBeVisible();
  expect(texts(table.getByRole('columnheader')).slice(0, 6)).toEqual([
    'Empire',
    'Ruler',
    'Relation',
    'Passage',
    'Reports',
    'Gifts',
  ]);
  await table
    .getByRole('row', { name: /Neutral/ })
    .first()
    .click();
  const pane = page.getByRole('complementary', { name: 'Headquarters orders' });
  const offered = (): readonly string[] => words(pane, '.buttons button');
  await expect
    .poll(offered)
    .toEqual(
      expect.arrayContaining([
        'Offer Alliance',
        'Declare War',
        'Grant Passage Rights',
        'Refuse Gifts',
        'Give Sector',
        'Send Ambassador',
        'Send Resources',
      ]),
    );
  for (const order of ['Offer Peace', 'Cancel Alliance', 'Revoke Passage Rights', 'Accept Gifts'])
    expect(offered()).not.toContain(order);
  await pane.getByRole('button', { name: 'Declare War' }).click();
  await page.getByRole('button', { name: /^HQ Plans/ }).click();
  const plans = page.getByTestId('hq-plans');
  await expect.poll(() => texts(plans)[0]).toContain('Treasury');
  await expect.element(plans.getByRole('button', { name: /Remove/ }).first()).toBeVisible();
});

test('a location report tells all that is known, names the barriers, and its ways are clicked', async () => {
  await userEvent.keyboard('2');
  await expect.element(page.getByTestId('map')).toBeVisible();
  await userEvent.keyboard('n');
  await expect.element(report()).toBeVisible();
  expect(words(report(), 'dt')).toEqual(
    expect.arrayContaining([
      'Owner',
      'Annexed to',
      'Sector damage',
      'Tax revenue',
      'Special permission',
      'Industrial center',
      'Defences',
    ]),
  );
  expect(words(report(), 'h3')).toEqual(
    expect.arrayContaining(['Your forces', 'Foreign forces', expect.stringMatching(/^Movement routes/)]),
  );
  expect(words(report(), 'header').join(' ')).toMatch(/Sector \d+\. Reported this turn\./);
  const button = (name: RegExp) => report().getByRole('button', { name }).elements();
  expect(button(/Cede Sector|Annex Sector/)).toHaveLength(1);
  expect(button(/Grant Special Permission/)).toHaveLength(1);
  const way = report().getByRole('table', { name: 'Movement routes' }).getByRole('row').nth(1);
  const name = clean(way.element().querySelector('td')!.textContent);
  await way.click();
  await expect.element(report().getByRole('heading', { level: 2 })).toHaveTextContent(name);
});

longTest('defences and starships are studied from the report, with all twelve levels', async () => {
  await userEvent.keyboard('2');
  const { me, map, selection } = session.turn!;
  selection.place = map.places.find(
    ({ owner, facts }) => owner === me && facts.some(({ key }) => key === 'center'),
  )!.place;
  await report()
    .getByRole('definition')
    .getByRole('button', { name: /^(None|Level \d+)/ })
    .click();
  const study = page.getByTestId('study');
  await expect.element(study).toBeVisible();
  const levels = all(study.getByRole('table', { name: 'Levels' }), 'tr').map((row) =>
    [...row.querySelectorAll('td')].slice(0, 3).map(({ textContent }) => clean(textContent)),
  );
  // Three of room and two percent more with each level, from 3 and 45 % to 36 and 67 % (GE 1207-1311).
  expect(levels.slice(1)).toEqual(
    Array.from({ length: 12 }, (_, at) => [String(at + 1), `${3 * (at + 1)} starships`, `+${45 + 2 * at}%`]),
  );
  await userEvent.keyboard('{Escape}');
  await report()
    .getByRole('table', { name: /^Industrial center/ })
    .getByRole('row')
    .nth(1)
    .click();
  await expect.element(study.getByText('Salvage')).toBeVisible();
  expect(words(study, 'dt')).toEqual(
    expect.arrayContaining([
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
    ]),
  );
});

test('Player Info tells status and limits', async () => {
  await userEvent.keyboard('3');
  await page.getByRole('button', { name: 'Player Info' }).click();
  const info = page.getByTestId('player-info');
  await expect.element(info).toBeVisible();
  expect(words(info, 'dt')).toEqual(
    expect.arrayContaining(['Ruler', 'Status', 'Annexed sectors', 'Admirals']),
  );
});

test('the game menu runs, saves, resumes, opens, helps, sets options and leaves', async () => {
  await userEvent.keyboard('4');
  await expect.element(page.getByTestId('game')).toBeVisible();
  expect(words(page.getByTestId('game'), 'b')).toEqual([
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
  await expect.element(hq()).toBeVisible();
});

test('with large text headquarters are one page that rolls, and the orders stay beside the chosen line', async () => {
  await page.viewport(1280, 800);
  await session.set({ textScale: 200 });
  const card = hq().getByRole('complementary', { name: 'Your empire' });
  await expect.element(card).toBeVisible();
  // Nothing within rolls for itself.
  await expect.poll(() => card.element().scrollHeight - card.element().clientHeight).toBeLessThanOrEqual(1);
  const row = hq().getByRole('table', { name: 'Foreign empires' }).getByRole('row').last();
  await row.click();
  await expect.poll(() => hq().element().scrollTop).toBeGreaterThan(0);
  const pane = page.getByRole('complementary', { name: 'Headquarters orders' });
  for (const one of [row.element(), pane.element().querySelector('.buttons button')!]) {
    const { top, bottom } = one.getBoundingClientRect();
    expect([top >= 0, bottom <= 800]).toEqual([true, true]);
  }
});

longTest(
  'in a narrow window the choices of the unit list fold away, and every column is in sight',
  async () => {
    await page.viewport(1024, 768);
    await userEvent.keyboard('2');
    const list = page.getByTestId('unit-list');
    await expect.element(list).toBeVisible();
    const kinds = list.getByRole('group', { name: 'Show only' });
    const garrisons = (): number => list.getByRole('row', { name: /\bG\d+\b/ }).elements().length;
    expect(kinds.elements()).toEqual([]);
    expect(garrisons()).toBeGreaterThan(0);
    await list.getByRole('button', { name: 'Show only…' }).click();
    await kinds.getByRole('button', { name: 'Garrisons' }).click();
    await list.getByRole('button', { name: 'Show only (1)' }).click();
    await expect.poll(() => [kinds.elements().length, garrisons()]).toEqual([0, 0]);
    const { right } = list.getByRole('columnheader', { name: 'Warnings' }).element().getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(list.element().getBoundingClientRect().right);
  },
);

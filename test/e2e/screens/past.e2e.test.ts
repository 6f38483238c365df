import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import type { SeatId } from '#kernel/ids.ts';
import { viewOf } from '#main/services/ruleset.ts';
import { resultsFor } from '../../support/desk/gmWorld.ts';
import { galacticEmpires, scriptedGame, scriptedTurn } from '../../support/play/scriptedGame.ts';
import { barriers } from '../support/barriers.ts';
import { type Person, toFirstScreen } from '../support/people.ts';
import { sitting } from '../support/sitting.ts';

/* A player of a game that has run for four turns looks back: on the map, in the lists, in the reports, in the charts. */
const last = 5;
let person: Person;
let page: Page;
let seat: SeatId;
const bodies = new Map<number, ResultsBody>();

async function playFourTurns(home: string): Promise<void> {
  const library = join(home, 'library');
  mkdirSync(library, { recursive: true });
  const { gm, players } = await scriptedGame(join(home, 'gw9.game'), 3);
  seat = gm.store.seats()[0]!.seat;
  for (let turn = 1; turn <= last; turn += 1) {
    if (turn > 1) await scriptedTurn(gm, players);
    writeFileSync(join(library, `gw9N0${turn}.new`), resultsFor(gm, seat));
    bodies.set(turn, gm.store.results(turn).find((one) => one.seat === seat)!.body as ResultsBody);
  }
  gm.close();
}

sitting(
  async (seated) => {
    ({ person, page } = seated);
    // The film is for those who want motion.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload();
    await page
      .getByRole('button', { name: new RegExp(`Turn ${last}`) })
      .first()
      .click();
    await toFirstScreen(page);
  },
  { before: playFourTurns },
);

const bar = () => page.getByTestId('past-bar');
const onMap = () => bar().getByRole('slider', { name: 'Turn on the map' });

test('the map goes back turn by turn, by key and by hand, and returns', async () => {
  await person.menu('Map');
  await bar().waitFor();
  await page.keyboard.press('[');
  await page
    .getByTestId('past')
    .getByText(`Turn ${last - 1}`)
    .waitFor();
  await page.keyboard.press('[');
  await expect.poll(() => onMap().getAttribute('aria-valuetext')).toBe(`Turn ${last - 2}`);
  await page.keyboard.press(']');
  await expect.poll(() => onMap().getAttribute('aria-valuetext')).toBe(`Turn ${last - 1}`);
  await onMap().fill('0');
  await page.getByTestId('past').getByText('Turn 1').waitFor();
  await expect
    .poll(() =>
      bar()
        .getByRole('button', { name: /^Earlier turn/ })
        .isDisabled(),
    )
    .toBe(true);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('\\');
  await page.getByTestId('past').waitFor({ state: 'detached' });
});

test('the film runs from the first turn to this one', async () => {
  await bar()
    .getByRole('button', { name: /Run through the turns/ })
    .click();
  const shown = new Set<string>();
  await expect
    .poll(
      async () => {
        shown.add((await onMap().getAttribute('aria-valuetext'))!);
        return shown.size === last && (await page.getByTestId('past').count()) === 0;
      },
      { interval: 150 },
    )
    .toBe(true);
});

test('what is new is listed, against any earlier turn, and leads to its place', async () => {
  await page.keyboard.press('Shift+D');
  const list = page.getByTestId('changes');
  const rows = list.getByRole('row');
  await list.getByRole('combobox', { name: 'Since turn' }).selectOption({ value: '1' });
  // Sectors that were not the player's on the first turn and are now.
  const owned = (turn: number): readonly string[] => {
    const view = viewOf(galacticEmpires, bodies.get(turn)) as {
      readonly sectors: Readonly<
        Record<string, { readonly name: string; readonly report?: { readonly owner?: string } }>
      >;
    };
    return Object.values(view.sectors)
      .filter(({ report }) => report?.owner === seat)
      .map(({ name }) => name);
  };
  const taken = owned(last).filter((name) => !owned(1).includes(name));
  expect(taken.length).toBeGreaterThan(0);
  await list.getByRole('combobox', { name: 'Show' }).selectOption('Taken');
  await expect
    .poll(
      async () =>
        (await rows.allTextContents()).slice(1).filter((text) => taken.some((name) => text.includes(name)))
          .length,
    )
    .toBe(taken.length);
  await expect.poll(() => rows.count()).toBe(taken.length + 1);
  expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
  const place = taken.find((name) => name !== '')!;
  await rows.filter({ hasText: place }).first().click();
  await list.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.getByTestId('location-report').getByRole('heading').first().textContent())
    .toContain(place);
});

test('looking back, the report of a sector is of that turn, and nothing can be ordered there', async () => {
  const report = page.getByTestId('location-report');
  const owner = (): Promise<readonly string[]> =>
    report
      .locator('dt', { hasText: /^Owner$/ })
      .locator('xpath=following-sibling::dd[1]')
      .allTextContents();
  // The list above led to a sector that was taken since the first turn.
  const mine = await page.locator('p.mine').textContent();
  await expect.poll(owner).toEqual([mine]);
  await expect.poll(() => report.getByRole('button', { name: 'Give Sector' }).count()).toBe(1);
  await onMap().fill('0');
  await report.getByText('As known in turn 1').waitFor();
  await expect.poll(() => owner()).not.toContain(mine);
  await expect.poll(() => report.getByRole('button', { name: 'Give Sector' }).count()).toBe(0);
  await page.keyboard.press('\\');
  await expect.poll(owner).toEqual([mine]);
});

test('a search finds a line of an older turn and opens it there, where nothing can be ordered', async () => {
  const revenue = (turn: number): boolean =>
    bodies
      .get(turn)!
      .heard.some(({ event }) => (event as { readonly kind: string }).kind === 'revenue-gained');
  const turns = [5, 4, 3, 2].filter(revenue);
  await page.keyboard.press('Control+f');
  await page.keyboard.type('sectors yield');
  const found = page.getByTestId('search');
  await expect
    .poll(() => found.locator('.when').allTextContents())
    .toEqual(turns.map((turn) => `Turn ${turn - 1}`));
  await expect.poll(() => found.locator('mark').first().textContent()).toMatch(/sectors|yield/);
  expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page
    .getByTestId('older-messages')
    .getByText(`Turn ${turns[1]! - 1}`)
    .waitFor();
  await expect.poll(() => page.locator('.sought').textContent()).toMatch(/sectors yielded/);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('tab', { name: /^Announcements/ }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Issue Proclamation' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Back to the newest' }).click();
  await page.getByRole('button', { name: 'Issue Proclamation' }).waitFor();
});

test('battles of an older turn are read round by round from the search', async () => {
  const fought = [5, 4, 3, 2].find((turn) =>
    bodies.get(turn)!.heard.some(({ event }) => (event as { readonly battle?: string }).battle !== undefined),
  )!;
  expect(fought).toBeDefined();
  await page.keyboard.press('Control+f');
  const search = page.getByTestId('search');
  await search.getByRole('combobox').fill('"round 1"');
  // What was found before may still be listed: what is sought now is gone to.
  await page.keyboard.press('Enter');
  await page.getByTestId('battle-report').waitFor();
  if (fought !== last)
    await page
      .getByTestId('older-messages')
      .getByText(`Turn ${fought - 1}`)
      .waitFor();
});

test('messages stand under the parts of the turn; any turn can be chosen', async () => {
  await page.getByLabel('What happened in turn').selectOption({ value: '3' });
  await page.getByTestId('older-messages').getByText('Turn 2').waitFor();
  await page.getByRole('tab', { name: /^Messages/ }).click();
  await page.getByRole('heading', { name: 'Final Events' }).waitFor();
  await page.getByLabel('What happened in turn').selectOption({ value: String(last) });
  await page.getByTestId('older-messages').waitFor({ state: 'detached' });
});

test('the charts tell the treasury of every turn, also as a table', async () => {
  await page.keyboard.press('h');
  const charts = page.getByTestId('charts');
  await charts.locator('canvas').waitFor();
  expect(await charts.getByRole('checkbox', { checked: true }).count()).toBe(2);
  await charts.getByRole('application').press('Home');
  await expect.poll(() => charts.getByRole('status').textContent()).toContain('Turn 1: Treasury');
  await charts.getByLabel('Upkeep').check();
  await charts.getByLabel('Upkeep').uncheck();
  await charts.getByLabel('As a table').check();
  const heads = (): Promise<readonly string[]> => charts.getByRole('columnheader').allTextContents();
  await expect.poll(async () => (await heads()).slice(0, 2)).toEqual(['Turn', 'Treasury']);
  await expect.poll(heads).not.toContain('Upkeep');
  const cells = await charts
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.slice(1).map((row) => row.querySelector('td')!.textContent.replace(/[\u202f]/g, '')),
    );
  const expected = Array.from(
    { length: last },
    (_, index) => (viewOf(galacticEmpires, bodies.get(index + 1)) as { readonly treasury: number }).treasury,
  );
  expect(cells.map((text) => Math.round(Number(text) * 100))).toEqual(expected);
  expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
  await page.keyboard.press('Escape');
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { PlaceId } from '#kernel/ids.ts';
import { labelOf, neighbour } from '#rulesets/star-fleet-warlord/tables/board.ts';
import { barriers } from '../support/barriers.ts';
import { type DeskHand, deskHand } from '../desk/deskHand.ts';
import { gm } from '../support/host.ts';
import { type Person, sitDown } from '../support/people.ts';
import { sitting } from '../support/sitting.ts';
import { scenario } from '../support/scenario.ts';

/* A Corporation and a game master play three years of Star Fleet Warlord with their windows and files: clicked, typed, and run by run. */
let ann: Person;
let page: Page;
let desk: Page;
let hand: DeskHand;
/** The hexes in which her ships stand at first: that of the Home Office, and the one below the next. */
let goal = '';

const home = sitting(
  async ({ person, host, browser }) => {
    ann = person;
    page = ann.page;
    desk = (await sitDown(browser, host)).page;
    hand = deskHand(desk);
    await ann.open(join(home, 'invitations', 'sfwN01-c01.new'));
    await desk.getByRole('button', { name: 'Game master' }).click();
    await hand.takeGame(join(home, 'sfw.game'));
  },
  {
    async before(folder) {
      const game = join(folder, 'sfw.game');
      // Nobody else is there, who could be in the way.
      const alone = ['monsters', 'pirates', 'npcs'].flatMap((kind) => ['--set', `${kind}=absent`]);
      const set = ['--set', 'corporations=2', ...alone, '--seed', 'three years', '--id', 'sfw'];
      await gm('new', game, '--rules', 'star-fleet-warlord', ...set, '--out', join(folder, 'invitations'));
      await gm('player', game, 'c01', '--player', 'Ann');
    },
  },
);
const year = (wanted: string): Promise<void> =>
  expect.poll(() => page.getByTestId('turn-number').textContent()).toContain(wanted);
const orders = () => page.getByTestId('unit-orders').locator('[data-order] .said');
const ship = (label: RegExp) => page.getByTestId('unit-list').getByRole('row', { name: label });
const sheetLine = (label: RegExp) =>
  page.getByRole('dialog', { name: 'Order Sheet' }).getByRole('combobox', { name: label });

/** Ann's file goes to the desk; the runs of the turn are made as `run` does it; the results come back to her. */
async function nextYear(turn: number, file: string, run: () => Promise<void>): Promise<void> {
  await hand.handOver('Add orders…', [file]);
  const calls = desk.getByRole('table', { name: 'Roll call' });
  await calls.getByRole('row', { name: /Final.*Ann/ }).waitFor();
  await hand.go('Preview and run');
  await desk.getByText('Run anyway').click();
  await run();
  await hand.at(turn + 1);
  await desk.getByRole('heading', { name: /^The results for .* are ready$/ }).waitFor();
  await hand.press('Write into the game’s folder');
  await desk.getByTestId('published').getByText('files written to').waitFor();
  const results = join(home, 'library/game-master/sfw/results');
  const mine = readdirSync(results).find((name) => name.includes(`N0${turn + 1}-c01`));
  await ann.open(join(results, mine ?? 'no results'));
  await hand.go('Roll call');
}
/** Presses Tab until something so called has the focus. */
async function tabTo(name: RegExp): Promise<void> {
  const called = (): Promise<string> =>
    page.evaluate(
      () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent.trim() ?? '',
    );
  for (let pressed = 0; pressed < 60 && !name.test(await called()); pressed += 1)
    await page.keyboard.press('Tab');
  expect(await called()).toMatch(name);
}
const runsTogether = (): Promise<void> => hand.press(/^Run \d runs? that (is|are) due$/);

const step = scenario(
  'a Corporation plays three years by clicking, by typing and by keys, and the desk runs each',
);

step('Y165: a ship is bought from the list by clicks, another is typed on the sheet', async () => {
  await year('Y165');
  expect(await barriers(page)).toEqual([]);
  // In a large window the tables stand beside each other only if they have room.
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect
    .poll(() => page.locator('.tables').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page
    .getByRole('table', { name: 'Ship List' })
    .getByRole('row', { name: /^F-FFS/ })
    .click();
  const pane = page.getByRole('complementary', { name: 'Corporation orders' });
  await pane.getByRole('button', { name: 'Purchase Ship' }).first().click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Heron');
  await page.getByRole('button', { name: 'Give order' }).click();
  await page.keyboard.press('Shift+O');
  await sheetLine(/Extra order 2$/).fill('ps r ff "Swift"');
  await page.keyboard.press('Enter');
  expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByTestId('order-count').textContent()).toBe('2');
  await nextYear(1, await ann.saveTurn(home), async () => {
    // Each Corporation in its place in the cycle, then the generator.
    const runs = desk.getByRole('list', { name: 'Runs of this turn' }).getByRole('listitem');
    await expect.poll(() => runs.allTextContents()).toHaveLength(3);
    await expect.poll(() => runs.last().textContent()).toContain('Next Turn Generator');
    await hand.press('Run this one');
    await runs.first().getByText('is over').waitFor();
    await runsTogether();
  });
});

step('Y166: a click on the map plans the way there, the scroll tells it, and a scan is typed', async () => {
  await year('Y166');
  await ann.menu('Map');
  await ship(/R-FF Swift/).click();
  const at = /\d\d-\d{4}/.exec((await ship(/R-FF Swift/).textContent()) ?? '')?.[0] ?? '';
  const far = neighbour('4x4', neighbour('4x4', `h${at}` as PlaceId, 4) as PlaceId, 4) as PlaceId;
  goal = labelOf(far);
  await ann.clickSector(goal);
  await expect.poll(() => orders().allTextContents()).toContain(`Move to ${goal.slice(3)}`);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Shift+O');
  await sheetLine(/F-FFS/).fill('scan tera');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('TERA is no hex and no order of a ship.').waitFor();
  await sheetLine(/F-FFS/).fill('scan terr');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await page
    .getByTestId('scroll')
    .getByText(new RegExp(`R-FF Swift.* will enter ${goal}`))
    .waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await nextYear(2, await ann.saveTurn(home), runsTogether);
});

step('Y167: the report tells of both; the year is planned and saved by the keyboard alone', async () => {
  await year('Y167');
  await ann.menu('Messages');
  const told = page.getByTestId('messages');
  await told.getByText(new RegExp(`R-FF Swift.* enters ${goal}`)).waitFor();
  await told.getByText(/F-FFS Heron.* scans the terrain of sector/).waitFor();
  expect(await barriers(page)).toEqual([]);
  const { keyboard } = page;
  await keyboard.press('2');
  await keyboard.press('Shift+O');
  await tabTo(/^Orders of R-FF/);
  // A repair in the first pulse, then back to where it came from.
  await keyboard.type('rep');
  await page.getByRole('listbox', { name: 'What may be meant' }).getByText('REPR').waitFor();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  await expect.poll(() => page.getByTestId('order-count').textContent()).toBe('1');
  await keyboard.press('Control+s');
  await page.getByTestId('save-turn').waitFor();
  await tabTo(/^Save orders file$/);
  const download = page.waitForEvent('download');
  await keyboard.press('Enter');
  const path = join(home, 'by-keys.orders');
  await (await download).saveAs(path);
  await keyboard.press('Escape');
  await nextYear(3, path, runsTogether);
});

step('Y168: the game goes on', async () => {
  await year('Y168');
});

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect } from 'vitest';
import { type DeskHand, deskHand } from '../desk/deskHand.ts';
import { barriers } from '../support/barriers.ts';
import { gm, type Host, startHost } from '../support/host.ts';
import { keepPicture, type Person, sitDown } from '../support/people.ts';
import { scenario } from '../support/scenario.ts';
import { sitting } from '../support/sitting.ts';

/*
 * Battles of Victory by Any Means at a table elsewhere: the page of battles foretells one, the desk is asked what came of it, its battle sheet is saved,
 * filled in and read back, and both read of it.
 */
let ann: Person;
let bob: Person;
let desk: Page;
let hand: DeskHand;
const hosts: Host[] = [];

const home = sitting(
  async ({ person, host, browser }) => {
    ann = person;
    hosts.push(await startHost(join(home, 'bob')));
    bob = await sitDown(browser, hosts[0] as Host);
    desk = (await sitDown(browser, host)).page;
    hand = deskHand(desk);
    await ann.open(join(home, 'invitations', 'vbtN01-klingon.new'));
    await bob.open(join(home, 'invitations', 'vbtN01-federation.new'));
    await desk.getByRole('button', { name: 'Game master' }).click();
    await hand.takeGame(join(home, 'vbt.game'));
  },
  {
    async before(folder) {
      const game = join(folder, 'vbt.game');
      const set = [
        '--set',
        'empires=3',
        '--set',
        'stand=war',
        '--set',
        'tables=yes',
        '--seed',
        'three turns',
        '--id',
        'vbt',
      ];
      await gm('new', game, '--rules', 'vbam-sfb', ...set, '--out', join(folder, 'invitations'));
      await gm('player', game, 'klingon', '--player', 'Ann');
      await gm('player', game, 'federation', '--player', 'Bob');
    },
  },
);
afterAll(() => Promise.all(hosts.map((host) => host.stop())));

const turn = ({ page }: Person, wanted: number): Promise<void> =>
  expect.poll(() => page.getByTestId('turn-number').textContent()).toContain(`Turn ${wanted} of Y165`);
/** The page of battles in each look and at two sizes, where pictures are wished for. */
async function looksOf(page: Page, name: string): Promise<void> {
  if (process.env['PICTURES'] === undefined) return;
  const was = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
  ])
    for (const look of ['dark', 'light', 'contrast']) {
      await page.setViewportSize(size);
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), look);
      await page.waitForTimeout(300);
      await keepPicture(page, `${name}-${look}-${size.width}`);
    }
  await page.setViewportSize(was);
}
const unitOrders = ({ page }: Person) => page.getByTestId('unit-orders').locator('[data-order] .said');

/** Chooses a unit by its label, and clicks where it is to go. */
async function move(person: Person, unit: string, sector: string, said: string): Promise<void> {
  await person.chooseUnit(unit);
  await person.clickSector(sector);
  await expect.poll(() => unitOrders(person).allTextContents()).toContain(said);
}

/** Standing orders as they are proposed, on the page of the empire. */
async function stand({ page, menu }: Person): Promise<void> {
  await menu('Empire' as 'Map');
  const pane = page.getByRole('complementary', { name: 'Empire orders' });
  await pane.getByRole('button', { name: 'Standing orders for battles' }).click();
  await page.getByRole('button', { name: 'Give order' }).click();
}

/** Both files go to the desk, it runs the turn, and the results come back. */
async function nextTurn(now: number, between = () => Promise.resolve()): Promise<void> {
  const files = [await ann.saveTurn(home), await bob.saveTurn(home)];
  await hand.handOver('Add orders…', files);
  await desk
    .getByRole('table', { name: 'Roll call' })
    .getByRole('row', { name: /Final.*Ann/ })
    .waitFor();
  await hand.go('Preview and run');
  await desk.getByText('Run anyway').click();
  await hand.press(/^Run turn/);
  await between();
  await desk.getByRole('heading', { name: /^The results for .* are ready$/ }).waitFor();
  await hand.press('Write into the game’s folder');
  await desk.getByTestId('published').getByText('files written to').waitFor();
  const results = join(home, 'library/game-master/vbt/results');
  for (const [person, seat] of [
    [ann, 'klingon'],
    [bob, 'federation'],
  ] as const) {
    const mine = readdirSync(results).find((name) => name.includes(`N0${now + 1}-${seat}`));
    await person.open(join(results, mine ?? 'no results'));
  }
  await hand.go('Roll call');
}

const step = scenario('a battle at a table is foretold, fought elsewhere and brought in from a file');

step('turn 1: fleets set out, and both have standing orders', async () => {
  await turn(ann, 1);
  await stand(ann);
  await move(ann, 'D\\w* 1', '0603', 'Move to 0703, 0603');
  await stand(bob);
  await move(bob, 'C\\w* 1', '0503', 'Move to 0403, 0503');
  await nextTurn(1);
});

/** Fills in the battle sheet: the defender's ship is crippled, and nobody holds the field. */
async function bringIn(): Promise<void> {
  const asked = desk.getByTestId('desk-asked');
  await asked.getByText('What came of it at the table?').waitFor();
  await asked.getByText('Battle Sheet').click();
  await asked.getByRole('table', { name: 'Setup' }).waitFor();
  expect(await barriers(desk)).toEqual([]);
  await looksOf(desk, 'battle-sheet');
  const saved = desk.waitForEvent('download');
  await asked.getByRole('button', { name: 'Save to fill in' }).click();
  const file = join(home, 'sheet.txt');
  await (await saved).saveAs(file);
  const text = readFileSync(file, 'utf8');
  const filled = text.replace(/^(federation\S+ .*): whole$/m, '$1: crippled');
  expect(filled).not.toBe(text);
  writeFileSync(file, filled);
  await hand.handOver('Read the result…', [file]);
  await asked.getByText('sheet.txt is filled in below.').waitFor();
  expect(await asked.getByTestId('answer-said').textContent()).toContain('1 unit was crippled');
  await hand.press('Give this answer');
  await hand.press(/^Go on with turn 2/);
}

step('turn 2: the attack is foretold, the run stops, and the game master brings the result in', async () => {
  await turn(ann, 2);
  await move(ann, 'D\\w* 1', '0503', 'Move to 0503');
  await nextTurn(2, bringIn);
});

step('turn 3: both read what came of the table', async () => {
  await turn(ann, 3);
  await ann.menu('Messages');
  const told = ann.page.getByTestId('messages');
  await told.getByRole('button', { name: /^Deep Space Encounter at 0503/ }).click();
  await told.getByText('The battle at 0503 was fought at a table.').first().waitFor();
  await ann.menu('Battles' as 'Map');
  const pane = ann.page.getByTestId('page');
  await pane.getByRole('table', { name: 'Forces where they will be' }).getByText('0503').first().waitFor();
  await pane
    .getByRole('table', { name: 'Battles to expect' })
    .getByRole('row', { name: /^0503 Federation Deep Space Encounter .* %/ })
    .waitFor();
  expect(await barriers(ann.page)).toEqual([]);
  await looksOf(ann.page, 'battles-page');
});

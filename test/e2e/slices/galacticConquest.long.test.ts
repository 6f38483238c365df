import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';
import { type DeskHand, deskHand } from '../desk/deskHand.ts';
import { barriers } from '../support/barriers.ts';
import { type Host, startHost } from '../support/host.ts';
import { type Person, sitDown } from '../support/people.ts';
import { closeWindows, openBrowser } from '../support/windows.ts';
import { scenario } from '../support/scenario.ts';

/*
 * Two empires and a game master play three turns of Galactic Conquest with their windows and files. The Hydrans meet the Lyrans
 * in neutral space, where the game master judges who is advancing, and beat them; then they take Cathil, as the game master judges.
 * Whatever the dice, the Lyrans leave both battles after one round, as they are ordered to.
 */
const home = tempFolder();
const inbox = (turn: number): string => join(home, `orders-${turn}`);
const results = (): string => join(home, 'gm', 'game-master', 'gc1', 'results');

const hosts: Host[] = [];
let ann: Person;
let bob: Person;
let page: Page;
let desk: DeskHand;

beforeAll(async () => {
  for (const turn of [1, 2, 3]) mkdirSync(inbox(turn));
  for (const name of ['ann', 'bob', 'gm']) hosts.push(await startHost(join(home, name)));
  const browser = await openBrowser();
  const people = await Promise.all(hosts.map((host) => sitDown(browser, host)));
  let master: Person;
  [ann, bob, master] = people as [Person, Person, Person];
  ({ page } = master);
  desk = deskHand(page);
});

afterAll(async () => {
  await closeWindows();
  await Promise.all(hosts.map((host) => host.stop()));
  removeFolders();
});

function fileFor(turn: number, seat: string): string {
  const file = readdirSync(results()).find((name) => name.includes(`N0${turn}`) && name.includes(seat));
  if (file === undefined) throw new Error(`no results of turn ${turn} for ${seat}`);
  return join(results(), file);
}

/** Both open what the game master wrote for them. */
async function openAll(turn: number, called: string): Promise<void> {
  await ann.open(fileFor(turn, 'hydran'));
  await bob.open(fileFor(turn, 'lyran'));
  for (const { page: window } of [ann, bob])
    await expect.poll(() => window.getByTestId('turn-number').textContent()).toContain(called);
}

/** Plots a squadron by a click on the map. */
async function plot(person: Person, unit: string, hex: string): Promise<void> {
  await person.chooseUnit(unit);
  await person.clickSector(hex);
  await expect.poll(() => person.page.getByTestId('unit-orders').textContent()).toContain(hex);
}

/** Tells the chosen squadron how to fight. */
async function fight(person: Person, intensity: RegExp, leaves: number): Promise<void> {
  await person.page.getByTestId('unit-orders').getByRole('button', { name: 'Fight', exact: true }).click();
  const form = person.page.getByRole('dialog', { name: 'Fight' });
  const box = form.getByLabel('Battle intensity');
  const [label = ''] = (await box.locator('option').allTextContents()).filter((text) => intensity.test(text));
  await box.selectOption({ label });
  await form.getByLabel(/^Leaves after losses/).fill(String(leaves));
  await form.getByRole('button', { name: 'Give order' }).click();
  await form.waitFor({ state: 'detached' });
}

/** Both send, the game master takes the files in and runs the turn. */
async function runTurn(turn: number): Promise<void> {
  await ann.saveTurn(inbox(turn));
  await bob.saveTurn(inbox(turn));
  await desk.go('Roll call');
  await desk.handOver(
    'Add orders…',
    readdirSync(inbox(turn)).map((name) => join(inbox(turn), name)),
  );
  await expect.poll(() => page.getByText(/\d of 2 ha(s|ve) no orders/).count()).toBe(0);
  await desk.go('Preview and run');
  await page.getByRole('button', { name: /^Run turn/ }).click();
}

const asked = () => page.getByTestId('desk-asked');

async function judge(question: string, answer: string): Promise<void> {
  await asked().getByText(question, { exact: false }).first().waitFor();
  await asked().getByRole('button', { name: answer, exact: true }).click();
  await asked().getByRole('button', { name: 'Give this answer' }).click();
  await asked().getByText('All questions are answered').waitFor();
  await asked()
    .getByRole('button', { name: /^Continue turn/ })
    .click();
}

async function publish(): Promise<void> {
  await page.getByRole('button', { name: 'Save in the game’s folder' }).click();
  await expect.poll(() => page.getByTestId('published').textContent()).toContain('2 files written to');
}

const step = scenario('two empires and a game master play three turns of Galactic Conquest');

step('the game is begun at the desk', async () => {
  await page.getByRole('button', { name: 'Game master' }).click();
  await page.getByText('No games yet').waitFor();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'New game' });
  await form.getByText('Galactic Conquest').first().click();
  await form.getByLabel('Title').fill('The spiral arm');
  await form.getByLabel('Short name').fill('gc1');
  await form.getByLabel('Players, one per line').fill('Hydran Kingdom = Ann\nLyran Star Empire = Bob');
  await form.getByRole('button', { name: 'Begin the game' }).click();
  await page.getByRole('heading', { name: 'The invitations are ready' }).waitFor();
  await publish();
});

step('Y160.1: squadrons meet in neutral space, and the game master judges who is advancing', async () => {
  await openAll(1, 'Y160.1');
  await plot(ann, 'H01A', 'D6');
  await fight(ann, /^Charge/, 100);
  expect(await barriers(ann.page)).toEqual([]);
  await plot(ann, 'H02A', 'C6');
  await plot(bob, 'L01A', 'D6');
  await fight(bob, /^Typical/, 10);
  await runTurn(1);
  await judge('Squadrons of two empires enter D6', 'The Hydran Kingdom is advancing');
  await page.getByRole('heading', { name: /^The results for .* are ready$/ }).waitFor();
  await publish();
});

step(
  'Y160.2: both read of the battle; the Hydrans go on to Cathil, which falls as it is judged',
  async () => {
    await openAll(2, 'Y160.2');
    await ann.menu('Log' as never);
    await ann.page.getByText('Battle D6.12', { exact: false }).first().waitFor();
    expect(await barriers(ann.page)).toEqual([]);
    await plot(ann, 'H02A', 'D9');
    await fight(ann, /^Charge/, 100);
    await bob.chooseUnit('L02A');
    await fight(bob, /^Evasion/, 5);
    await runTurn(2);
    await judge('Foreign ships are over the system in D9', 'It falls');
    await page.getByRole('heading', { name: /^The results for .* are ready$/ }).waitFor();
    await publish();
  },
);

step(
  'Y161.1: Cathil is Hydran; orders are typed in the notation of the rulebook, by keys alone',
  async () => {
    await openAll(3, 'Y161.1');
    await ann.menu('Economy' as never);
    await expect
      .poll(() =>
        ann.page
          .getByTestId('page')
          .getByRole('row', { name: /Cathil/ })
          .textContent(),
      )
      .toContain('Hydran Kingdom');
    expect(await barriers(ann.page)).toEqual([]);
    const { keyboard } = ann.page;
    await keyboard.press('Shift+O');
    const sheet = ann.page.getByRole('dialog', { name: 'Order Sheet' });
    await sheet.getByRole('combobox').first().focus();
    await keyboard.type('Mobility = LW.');
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await keyboard.type('D6- D7. Attack. BI = Nominal. DI = 20%.');
    await keyboard.press('Enter');
    await keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await runTurn(3);
    await page.getByRole('heading', { name: /^The results for .* are ready$/ }).waitFor();
  },
);

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect } from 'vitest';
import { type DeskHand, deskHand } from '../desk/deskHand.ts';
import { barriers } from '../support/barriers.ts';
import { gm, type Host, startHost } from '../support/host.ts';
import { type Person, sitDown } from '../support/people.ts';
import { scenario } from '../support/scenario.ts';
import { sitting } from '../support/sitting.ts';

/* Two empires at war play three turns of Victory by Any Means by clicking, through files and the desk: their fleets meet and fight by standing orders. */
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
    await ann.open(join(home, 'invitations', 'vbaN01-klingon.new'));
    await bob.open(join(home, 'invitations', 'vbaN01-federation.new'));
    await desk.getByRole('button', { name: 'Game master' }).click();
    await hand.takeGame(join(home, 'vba.game'));
  },
  {
    async before(folder) {
      const game = join(folder, 'vba.game');
      const set = ['--set', 'empires=3', '--set', 'stand=war', '--seed', 'three turns', '--id', 'vba'];
      await gm('new', game, '--rules', 'vbam-sfb', ...set, '--out', join(folder, 'invitations'));
      await gm('player', game, 'klingon', '--player', 'Ann');
      await gm('player', game, 'federation', '--player', 'Bob');
    },
  },
);
afterAll(() => Promise.all(hosts.map((host) => host.stop())));

const turn = ({ page }: Person, wanted: number): Promise<void> =>
  expect.poll(() => page.getByTestId('turn-number').textContent()).toContain(`Turn ${wanted} of Y165`);
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

/** Opens the page of a class from the list of all classes. */
async function study({ page, menu }: Person, design: string, reads: RegExp): Promise<void> {
  await menu('Shipyards' as 'Map');
  const classes = page.getByRole('table', { name: /^Your classes by service date/ });
  await classes.getByRole('row', { name: new RegExp(`^${design}`) }).click();
  const pane = page.getByRole('complementary', { name: 'Shipyards orders' });
  await pane.getByRole('button', { name: 'Study' }).click();
  await page.getByTestId('study').getByText(reads).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
}

/** Both files go to the desk, it runs the turn, and the results come back. */
async function nextTurn(now: number): Promise<void> {
  const files = [await ann.saveTurn(home), await bob.saveTurn(home)];
  await hand.handOver('Add orders…', files);
  await desk
    .getByRole('table', { name: 'Roll call' })
    .getByRole('row', { name: /Final.*Ann/ })
    .waitFor();
  await hand.go('Preview and run');
  await desk.getByText('Run anyway').click();
  await hand.press(/^Run turn/);
  await desk.getByRole('heading', { name: /^The results for .* are ready$/ }).waitFor();
  await hand.press('Write into the game’s folder');
  await desk.getByTestId('published').getByText('files written to').waitFor();
  const results = join(home, 'library/game-master/vba/results');
  for (const [person, seat] of [
    [ann, 'klingon'],
    [bob, 'federation'],
  ] as const) {
    const mine = readdirSync(results).find((name) => name.includes(`N0${now + 1}-${seat}`));
    await person.open(join(results, mine ?? 'no results'));
  }
  await hand.go('Roll call');
}

const step = scenario('two empires at war play three turns by clicking, and the desk runs each');

step('turn 1: fleets set out by clicks on the map, standing orders are given, a ship is bought', async () => {
  await turn(ann, 1);
  await stand(ann);
  expect(await barriers(ann.page)).toEqual([]);
  await ann.page.getByRole('table', { name: 'Systems' }).getByRole('row', { name: /^0803/ }).click();
  const pane = ann.page.getByRole('complementary', { name: 'Empire orders' });
  await pane.getByRole('button', { name: 'Build units' }).click();
  await ann.page.getByRole('button', { name: 'Give order' }).click();
  await move(ann, 'D\\w* 1', '0603', 'Move to 0703, 0603');
  await ann.picture('victory-map');
  expect(await barriers(ann.page)).toEqual([]);
  await stand(bob);
  await move(bob, 'C\\w* 1', '0503', 'Move to 0403, 0503');
  await nextTurn(1);
});

step('turn 2: one of them attacks', async () => {
  await turn(ann, 2);
  await ann.menu('Messages');
  await ann.page
    .getByTestId('messages')
    .getByText(/comes into service in 0803/)
    .waitFor();
  await study(ann, 'D7A', /leads [\d,]+ BPV/);
  await move(ann, 'D\\w* 1', '0503', 'Move to 0503');
  await nextTurn(2);
});

step('turn 3: both read of the battle, and look at powers and treaties', async () => {
  await turn(ann, 3);
  for (const person of [ann, bob]) {
    await person.menu('Messages');
    const told = person.page.getByTestId('messages');
    await told.getByRole('button', { name: /^Deep Space Encounter at 0503/ }).click();
    await told.getByRole('heading', { name: /^Round 1/ }).waitFor();
  }
  await ann.picture('victory-battle');
  expect(await barriers(ann.page)).toEqual([]);
  await ann.menu('Diplomacy' as 'Map');
  await ann.page
    .getByRole('table', { name: 'Powers', exact: true })
    .getByRole('row', { name: /Romulan/ })
    .click();
  const pane = ann.page.getByRole('complementary', { name: 'Diplomacy orders' });
  await pane.getByRole('button', { name: 'Sign a treaty' }).click();
  await ann.page.getByRole('button', { name: 'Give order' }).click();
  await expect.poll(() => ann.page.getByTestId('order-count').textContent()).toBe('1');
  expect(await barriers(ann.page)).toEqual([]);
  await nextTurn(3);
});

step('turn 4: the game goes on', async () => {
  await turn(ann, 4);
  await ann.menu('Messages');
  await ann.page
    .getByTestId('messages')
    .getByText(/You offer the Armistice Treaty/)
    .waitFor();
});

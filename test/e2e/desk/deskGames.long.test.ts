import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { sealing } from '#main/adapters/sealing.ts';
import { newKeyholder, releasedKey } from '#main/services/gm/game/keyholder.ts';
import { Player, testPorts, valueOf } from '../../support/desk/gmWorld.ts';
import { type DeskHand, deskHand } from './deskHand.ts';
import { gm } from '../support/host.ts';
import type { Person } from '../support/people.ts';
import { sitting } from '../support/sitting.ts';
import { scenario } from '../support/scenario.ts';

/* Games come to the desk in every way there is, one of them with orders that a second person must open, and leave it again. */
let page: Page;
let hand: DeskHand;
let person: Person;
const keys = valueOf(await newKeyholder(testPorts('a keyholder'), 5));

const home = sitting(
  async (seated) => {
    ({ page, person } = seated);
    hand = deskHand(page);
    await page.getByRole('button', { name: 'Game master' }).click();
    await page.getByTestId('desk').getByText('No games yet').waitFor();
  },
  {
    async before(folder) {
      writeFileSync(join(folder, 'keeper.public'), keys.publicly);
      await gm(
        'scenario',
        'export',
        '--empires',
        '3',
        '--sectors',
        '40',
        '--seed',
        'mine',
        '--out',
        join(folder, 'mine.scenario'),
      );
    },
  },
);

/** Begins a game, and leads back to the list of games. */
async function begin(
  name: string,
  fill: (form: ReturnType<Page['getByRole']>) => Promise<unknown>,
  empires: number,
): Promise<void> {
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'New game' });
  await form.getByLabel('Title').fill(`Game ${name}`);
  await form.getByLabel('Short name').fill(name);
  await fill(form);
  await form.getByRole('button', { name: 'Begin the game' }).click();
  await page.getByRole('heading', { name: 'The invitations are ready' }).waitFor();
  await hand.go('Roll call');
  await expect
    .poll(() => page.getByRole('table', { name: 'Roll call' }).locator('tbody tr').count())
    .toBe(empires);
  await page.keyboard.press('g');
  await page
    .getByRole('button', { name: new RegExp(`Game ${name}`) })
    .first()
    .waitFor();
}

const step = scenario('games come to the desk in every way there is, and leave it again');

step('a game is begun by a number of empires, on the tutorial’s map, and on a scenario’s', async () => {
  await begin(
    'by1',
    async (form) => {
      await form.getByLabel('Map', { exact: true }).selectOption('Drawn, by number of empires');
      await form.getByLabel('Empires', { exact: true }).fill('3');
      await form.getByLabel('The computer leads').selectOption('others');
    },
    3,
  );
  const tutorial = page.getByRole('dialog', { name: 'New game' });
  await page.keyboard.press('n');
  await tutorial.getByLabel('Title').fill('Game tu1');
  await tutorial.getByLabel('Short name').fill('tu1');
  await tutorial.getByLabel('Map', { exact: true }).selectOption('tutorial');
  await tutorial.getByRole('button', { name: 'Begin the game' }).click();
  await page.getByRole('heading', { name: 'The invitations are ready' }).waitFor();
  await page.keyboard.press('g');
  await begin(
    'sc1',
    async (form) => {
      await form.getByLabel('Map', { exact: true }).selectOption('scenario');
      await form.getByText('Choose the scenario file.').waitFor();
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        form.getByRole('button', { name: 'Choose the file…' }).click(),
      ]);
      await chooser.setFiles(join(home, 'mine.scenario'));
      await form.getByText('mine.scenario').waitFor();
    },
    3,
  );
});

step('orders sealed to a keyholder are opened with the key of the turn, and with no other', async () => {
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'New game' });
  await form.getByLabel('Title').fill('Closed');
  await form.getByLabel('Short name').fill('cl1');
  await form.getByLabel('Players, one per line').fill('Klingon = Ann');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    form.getByRole('button', { name: /A keyholder’s keys/ }).click(),
  ]);
  await chooser.setFiles(join(home, 'keeper.public'));
  await form.getByText('keeper.public').waitFor();
  await form.getByRole('button', { name: 'Begin the game' }).click();
  await page.getByRole('heading', { name: 'The invitations are ready' }).waitFor();
  await hand.seat('Ann');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    hand.card().getByRole('button', { name: 'Save the results file' }).click(),
  ]);
  await download.saveAs(join(home, 'ann.new'));
  const ann = new Player();
  valueOf(await ann.open(readFileSync(join(home, 'ann.new'))));
  writeFileSync(join(home, 'ann.orders'), await ann.orders({ hq: [], units: {} }));
  await hand.handOver('Add orders…', [join(home, 'ann.orders')]);
  await page
    .getByRole('table', { name: 'Roll call' })
    .getByRole('row', { name: /Sealed.*Ann/ })
    .waitFor();
  await hand.press('Open…');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(valueOf(releasedKey(sealing, keys.privately, 2)));
  await dialog.getByRole('button', { name: 'Open' }).click();
  await page.getByText('This is the key of turn 2, but turn 1 is open for orders').waitFor();
  await dialog.getByRole('textbox').fill(valueOf(releasedKey(sealing, keys.privately, 1)));
  await dialog.getByRole('button', { name: 'Open' }).click();
  await page
    .getByRole('table', { name: 'Roll call' })
    .getByRole('row', { name: /Final.*Ann/ })
    .waitFor();
  await hand.logged(/desk.*opened 1 sealed file/);
});

step(
  'a game is saved as a copy, put away, and brought back by the copy once that is said to be meant',
  async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search commands' }).fill('Save a copy of the game');
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe('cl1.game');
    await download.saveAs(join(home, 'cl1.game'));
    await page.keyboard.press('g');
    await page.getByRole('button', { name: 'Put the game cl1 away' }).click();
    await hand.said('cl1 was put away');
    await expect.poll(() => page.getByRole('button', { name: /Closed/ }).count()).toBe(0);
    await hand.takeGame(join(home, 'cl1.game'));
    await hand.at(1);
    await page
      .getByRole('table', { name: 'Roll call' })
      .getByRole('row', { name: /Final.*Ann/ })
      .waitFor();
  },
);

step(
  'while a copy that was put away stands at another turn, list and desk say so; the dialog names it',
  async () => {
    await hand.go('Preview and run');
    await page.getByRole('button', { name: 'Preview turn 1' }).first().click();
    await page.getByText('Run anyway').click();
    await hand.press('Run turn 1');
    await hand.at(2);
    await page.getByText(/^There is another copy of this game at turn 1; it is put away/).waitFor();
    await person.picture('copies-head');
    await page.keyboard.press('g');
    await page.getByText(/^There is another copy of this game at turn 1; it is put away/).waitFor();
    await person.picture('copies-list');
    await hand.handOver('Open a .game file', [join(home, 'cl1.game')]);
    const dialog = page.getByRole('dialog', { name: 'This game is on your desk already' });
    await dialog.getByText('On your desk: at turn 2').waitFor();
    await dialog.getByText('Put away: at turn 1').waitFor();
    await person.picture('copies-here');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Put the game cl1 away' }).click();
    await hand.said('cl1 was put away');
    await hand.handOver('Open a .game file', [join(home, 'cl1.game')]);
    await page.getByRole('dialog').getByText('The one that was put away is the newest').waitFor();
    await person.picture('copies-offered');
    await page.getByRole('dialog').getByRole('button', { name: 'Take this game onto your desk' }).click();
    await hand.at(1);
    await page.getByText(/^There is another copy of this game at turn 2, which is newer/).waitFor();
  },
);

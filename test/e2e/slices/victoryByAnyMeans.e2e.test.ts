import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { type DeskHand, deskHand } from '../desk/deskHand.ts';
import { barriers } from '../support/barriers.ts';
import { gm } from '../support/host.ts';
import { type Person, sitDown } from '../support/people.ts';
import { scenario } from '../support/scenario.ts';
import { sitting } from '../support/sitting.ts';
import {
  annsSeat,
  broughtIn,
  commands,
  goesOn,
  ledAndTyped,
  orders,
  sends,
  turnIs,
  verifies,
} from '../support/twoEmpires.ts';
import { border } from './border.ts';

/*
 * A player's week in Victory by Any Means: Ann plans by clicks; the game master leads the other side of her battle, types an event, and
 * brings in what came of the battle at a table elsewhere.
 */
let ann: Person;
let page: Page;
let hand: DeskHand;

const home = sitting(
  async ({ browser, host, person }) => {
    ann = person;
    ({ page } = await sitDown(browser, host));
    hand = deskHand(page);
    await ann.open(join(home, 'invitations', `vba${fileOf(1)}`));
    await hand.openGame({ file: join(home, 'vba.game'), orders: [] });
  },
  {
    async before(folder) {
      const [game, map] = [join(folder, 'vba.game'), join(folder, 'border.scenario')];
      writeFileSync(map, JSON.stringify(border));
      const set = ['--id', 'vba', '--scenario', map, '--seed', 'three turns', '--seat', `${annsSeat}=Ann`];
      await gm('new', game, '--rules', 'vbam-sfb', ...set, '--out', join(folder, 'invitations'));
    },
  },
);
const fileOf = (turn: number): string => `N0${turn}-${annsSeat}.new`;
const desk = () => page;
const table = { desk, hand: () => hand };

/** Ann reads of the last turn. */
async function reads(...lines: readonly (RegExp | string)[]): Promise<void> {
  await ann.menu('Messages');
  for (const line of lines) await ann.page.getByTestId('messages').getByText(line).first().waitFor();
}

const step = scenario('a week of Victory by Any Means, with a battle that is fought at a table');

step(
  'ships, a colony, a route, troops on board, a treaty to break, an attack by standing orders, and a request for more time',
  async () => {
    await turnIs(ann, 1);
    await orders(ann, 'empire', 'build', { row: 's0803' });
    await orders(ann, 'diplomacy', 'break', { row: 'romulan' });
    // Ann's war on a partner in defense makes the break certain: 60 and 90 (VB 131, 176).
    await ann.page
      .getByRole('row', { name: /^Romulan Empire Break the Non-Aggression Treaty .* 100 %$/ })
      .waitFor();
    await sends(ann, 'D7A 1', '0702', 'Move to 0702');
    await commands(ann, 'D7A 1', 'stand');
    await commands(ann, 'Light Infantry 5', 'embark');
    await sends(ann, 'Colony Fleet 6', '0805', 'Move to 0805');
    await commands(ann, 'Colony Fleet 6', 'colonise');
    await commands(ann, 'Trade Fleet 7', 'route', async (window) => {
      await window.getByLabel('Next place of the way').fill('0804');
      await window.keyboard.press('Enter');
    });
    expect(await barriers(ann.page)).toEqual([]);
    await ann.page.keyboard.press('s');
    const scroll = ann.page.getByTestId('scroll');
    for (const line of [
      'D7A 1 will move to 0702.',
      'D7A will enter service in 0803.',
      /You may break the Non-Aggression Treaty with the Romulan Empire \(chance 100 %\)\./,
    ])
      await scroll.getByText(line).waitFor();
    await ann.page.keyboard.press('Escape');
    await ann.menu('Game');
    await ann.page
      .getByTestId('game')
      .getByRole('button', { name: /^Save Turn/ })
      .click();
    const asks = ann.page.getByTestId('requests');
    await asks.getByText('Ask the game master…').click();
    await asks.getByText('More time for this turn').click();
    await asks.getByLabel('Until the end of').fill('2099-01-02');
    await asks.getByText('Ask the game master: 1 request').waitFor();
    await ann.page.keyboard.press('Escape');
    await hand.handOver('Add orders…', [await ann.saveTurn(home)]);
    const calls = page.getByRole('table', { name: 'Roll call' });
    await calls.getByRole('row', { name: /Final.*Ann/ }).waitFor();
    await page
      .getByRole('region', { name: 'Requests' })
      .getByRole('listitem', { name: /extension/ })
      .getByText('asks for more time, until 2099-01-02.')
      .waitFor();
  },
);

step('the game master types an event, and leads the other side', async () => {
  await ledAndTyped(table, 'A comet is seen by all.', 'Federation', ['empire', 'stand']);
});

step('the run stops for the battle; its sheet is filled in elsewhere, and read back', async () => {
  await hand.go('Preview and run');
  await page.getByText('Run anyway').click();
  await hand.press(/^Run turn/);
  await broughtIn({ home, ...table });
  await goesOn(table);
  await page.getByRole('heading', { name: /^The results for .* are ready$/ }).waitFor();
  await hand.press('Save in the game’s folder');
  await page.getByTestId('published').getByText('files written to').waitFor();
});

step('the next turn tells all of it, and foretells another battle', async () => {
  const results = join(home, 'library/game-master/vba/results');
  await ann.open(
    join(results, readdirSync(results).find((name) => name.endsWith(fileOf(2))) ?? 'no results'),
  );
  await turnIs(ann, 2);
  await reads(
    'A comet is seen by all.',
    /enters service in 0803/,
    /You break the Non-Aggression Treaty with/,
    /colony/i,
    /trade/i,
  );
  const told = ann.page.getByTestId('messages');
  await told.getByRole('button', { name: /^Deep Space Encounter at 0702/ }).click();
  await told.getByText('The battle at 0702 was fought at a table.').first().waitFor();
  expect(await barriers(ann.page)).toEqual([]);
  await sends(ann, 'D7A 2', '0503', 'Move to 0503');
  await ann.menu('Battles' as 'Map');
  await ann.page
    .getByRole('table', { name: 'Battles to expect' })
    .getByRole('row', { name: /^0503 Federation .*Deep Space Encounter .* %/ })
    .waitFor();
});

step('all turns come out the same when they are run again', async () => {
  await verifies(table);
});

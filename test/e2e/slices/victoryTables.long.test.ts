import type { Page } from 'playwright';
import { expect } from 'vitest';
import { barriers, settled } from '../support/barriers.ts';
import { keepPicture } from '../support/people.ts';
import { scenario } from '../support/scenario.ts';
import {
  broughtIn,
  goesOn,
  ledAndTyped,
  orders,
  sends,
  turnIs,
  twoEmpires,
  verifies,
} from '../support/twoEmpires.ts';

/*
 * Battles of Victory by Any Means at a table elsewhere: the page of battles foretells one, the desk is asked what came of it, its battle sheet is saved,
 * filled in and read back, and both read of it. The game master also leads the third empire and types an event, and verifies it all in the end.
 */
const { home, ann, bob, desk, hand, nextTurn } = twoEmpires('vbt', () => [
  ...['--set', 'empires=3', '--set', 'stand=war', '--set', 'tables=yes', '--seed', 'three turns'],
]);

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
      await settled(page);
      await keepPicture(page, `${name}-${look}-${size.width}`);
    }
  await page.setViewportSize(was);
}

const step = scenario('a battle at a table is foretold, fought elsewhere and brought in from a file');

step('turn 1: fleets set out, and both have standing orders', async () => {
  await turnIs(ann(), 1);
  await orders(ann(), 'empire', 'stand');
  await sends(ann(), 'D\\w* 1', '0603', 'Move to 0703, 0603');
  await orders(bob(), 'empire', 'stand');
  await sends(bob(), 'C\\w* 1', '0503', 'Move to 0403, 0503');
  await ledAndTyped({ desk, hand }, 'A comet is seen by all.');
  await nextTurn(1, undefined, true);
});

/** The game master reads the sheet back: the defender's ship is crippled, and nobody holds the field. */
async function bringIn(): Promise<void> {
  await broughtIn({ home, desk, hand }, async (page) => {
    expect(await barriers(page)).toEqual([]);
    await looksOf(page, 'battle-sheet');
  });
  await goesOn({ desk, hand });
}

step('turn 2: the attack is foretold, the run stops, and the game master brings the result in', async () => {
  await turnIs(ann(), 2);
  await ann().menu('Messages');
  await ann().page.getByTestId('messages').getByText('A comet is seen by all.').first().waitFor();
  await sends(ann(), 'D\\w* 1', '0503', 'Move to 0503');
  await nextTurn(2, bringIn);
});

step('turn 3: both read what came of the table', async () => {
  await turnIs(ann(), 3);
  await ann().menu('Messages');
  const told = ann().page.getByTestId('messages');
  await told.getByRole('button', { name: /^Deep Space Encounter at 0503/ }).click();
  await told.getByText('The battle at 0503 was fought at a table.').first().waitFor();
  await verifies({ desk, hand });
  await ann().menu('Battles' as 'Map');
  const pane = ann().page.getByTestId('page');
  await pane.getByRole('table', { name: 'Forces where they will be' }).getByText('0503').first().waitFor();
  await pane
    .getByRole('table', { name: 'Battles to expect' })
    .getByRole('row', { name: /^0503 Federation Deep Space Encounter .* %/ })
    .waitFor();
  expect(await barriers(ann().page)).toEqual([]);
  await looksOf(ann().page, 'battles-page');
});

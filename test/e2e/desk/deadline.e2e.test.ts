import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { sizes } from '../support/sizes.ts';
import { gm } from '../support/host.ts';
import { keepPicture, type Person } from '../support/people.ts';
import { scenario } from '../support/scenario.ts';
import { sitting } from '../support/sitting.ts';

/* When orders are due, from the command line of the game master to the calendar of a player. */
let ann: Person;
const folder = (home: string, name: string): string => join(home, name);
const home = sitting((seated) => void (ann = seated.person), {
  size: { width: 1366, height: 768 },
  async before(place) {
    const game = folder(place, 'dln.game');
    const invitations = folder(place, 'invitations');
    await gm('new', game, '--size', 'small', '--id', 'dln', '--out', invitations);
    await gm('due', game, 'Sunday 20:00 Europe/Berlin');
    await gm('run', game, '--orders', invitations, '--out', folder(place, 'results'));
  },
});
const game = (): string => folder(home, 'dln.game');
/** The seat of the first invitation. */
const seat = (): string =>
  /^dlnN01-(.*)\.new$/.exec(readdirSync(join(home, 'invitations')).toSorted()[0] ?? '')?.[1] ?? '';
/** The day and hour in UTC, as the command line of the game master says it: `6 Dec, 19:00`. */
const momentInUtc = async (): Promise<string> =>
  / (\d+ \w+, \d\d:\d\d) UTC/.exec(await gm('due', game(), '--in', 'UTC'))?.[1] ?? '';

const step = scenario('a deadline goes along with the results, and into a calendar');

step('the menu says when the orders of the game are due', async () => {
  await ann.open([
    join(home, 'invitations', `dlnN01-${seat()}.new`),
    join(home, 'results', `dlnN02-${seat()}.new`),
  ]);
  const due = ann.page.getByTestId('turn-number').getByTestId('due');
  await expect.poll(() => due.textContent()).toMatch(/^due (in \d+ (days|hours)|tomorrow)$/);
  for (const size of sizes) {
    await ann.page.setViewportSize(size);
    await keepPicture(ann.page, `due-bar-${size.width}`);
  }
});

step('a button of the messages hands over an entry for the calendar', async () => {
  await ann.menu('Messages');
  const saved = ann.page.waitForEvent('download');
  await ann.page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`dlnN02-${seat()}-due.ics`);
  await file.saveAs(join(home, 'due.ics'));
  const text = readFileSync(join(home, 'due.ics'), 'utf8');
  const [day = '', month = '', hour = '', minute = ''] = (await momentInUtc()).split(/[ ,:]+/);
  const [, at = ''] = /\r\nDTSTART:\d{6}(\d{2}T\d{4})00Z\r\n/.exec(text) ?? [];
  expect([month, at]).toEqual([expect.stringMatching(/^[A-Z]/), `${day.padStart(2, '0')}T${hour}${minute}`]);
  for (const size of sizes) {
    await ann.page.setViewportSize(size);
    await keepPicture(ann.page, `due-messages-${size.width}`);
  }
});

step('back at the menu the game says it too', async () => {
  await ann.menu('Game');
  await keepPicture(ann.page, 'due-game');
  await ann.page.getByRole('button', { name: /^Start-up Menu/ }).click();
  const line = ann.page.getByRole('region', { name: 'Your games' }).getByTestId('due');
  await expect
    .poll(() => line.textContent())
    .toMatch(/^due (in \d+ (days|hours)|tomorrow), \w+ \d+ \w+ \d\d:\d\d your time$/);
  for (const size of sizes) {
    await ann.page.setViewportSize(size);
    await keepPicture(ann.page, `due-start-${size.width}`);
  }
});

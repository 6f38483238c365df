import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { barriers, settled, wearing } from '../support/barriers.ts';
import { type DeskGame, newDeskGame } from './deskGame.ts';
import { type DeskHand, deskHand, deskTabs } from './deskHand.ts';
import type { Person } from '../support/people.ts';
import { sitting } from '../support/sitting.ts';

/* The game master's desk for everybody: every tab and every dialog, in dark and light, with large letters, and by keyboard alone. */
let page: Page;
let person: Person;
let hand: DeskHand;
let made: DeskGame;

sitting(
  async (seated) => {
    ({ page, person } = seated);
    hand = deskHand(page);
  },
  { before: async (folder) => void (made = await newDeskGame(folder)) },
);

/** Gives a command from the list of all commands. */
async function command(title: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search commands' }).fill(title);
  await page
    .getByRole('listbox', { name: 'Commands' })
    .locator('.title')
    .getByText(title, { exact: true })
    // A command stands before a page of the help that is called the same.
    .first()
    .click();
}

/** Every dialog of the desk, by how it is opened from the tab it belongs to. */
const dialogs: readonly (readonly [string, (typeof deskTabs)[number], string])[] = [
  ['Name and address', 'Roll call', 'Name and address…'],
  ['stands in', 'Roll call', 'Add a stand-in…'],
  ['A new player', 'Roll call', 'New player…'],
  ['Decide', 'Roll call', 'Decide about the seat…'],
  ['Set aside', 'Roll call', 'Set the orders aside…'],
  ['Run again', 'Turns', 'Run again…'],
  ['Go back', 'Turns', 'Go back to it…'],
  ['Mail settings', 'Letters', 'Mail settings…'],
  ['Extend', 'Policy', 'Extend this turn…'],
  ['Hold', 'Policy', 'Hold the game…'],
  ['End', 'Policy', 'End the game…'],
];

/** Looks at every tab and every dialog, each as it comes. */
async function everywhere(look: (where: string, inDialog: boolean) => Promise<void>): Promise<void> {
  for (const tab of deskTabs) {
    await hand.go(tab);
    await look(tab, false);
    for (const [name, of, button] of dialogs) {
      if (of !== tab) continue;
      await hand.press(button);
      await page.getByRole('dialog').waitFor();
      if (name === 'Mail settings')
        for (const label of [/IMAP/, /SMTP/]) await page.getByRole('dialog').getByText(label).click();
      await look(`${tab}-${name}`, true);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  }
}

/** What lies outside the window, or makes the page scroll sideways, or is cut off in a dialog. */
const outside = (): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found =
      document.documentElement.scrollWidth > innerWidth
        ? [`the page is ${document.documentElement.scrollWidth} wide`]
        : [];
    for (const box of document.querySelectorAll('dialog[open], header > *, nav > *, main > *')) {
      const { left, right, width } = box.getBoundingClientRect();
      if (width > 0 && (left < -1 || right > innerWidth + 1))
        found.push(`${box.tagName} ${box.className} from ${left} to ${right}`);
    }
    for (const body of document.querySelectorAll('dialog[open] .body'))
      if (body.scrollWidth > body.clientWidth + 1)
        found.push(`a dialog holds ${body.scrollWidth} in ${body.clientWidth}`);
    return found;
  });

test('by keyboard alone: from the start to a game begun, a turn tried, and run', async () => {
  const typed = (text: string): Promise<void> => page.keyboard.type(text);
  /** Tab, until what has the focus is called so. */
  const to = async (name: RegExp): Promise<void> => {
    for (let step = 0; step < 60; step += 1) {
      const at = await page.evaluate(() => {
        const box = document.activeElement;
        return box === null || !box.matches('button, input, textarea, select')
          ? ''
          : `${box.getAttribute('aria-label') ?? ''} ${(box as HTMLInputElement).labels?.[0]?.textContent ?? ''} ${box.textContent ?? ''}`;
      });
      if (name.test(at)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${name.source}`);
  };
  await to(/Game master/);
  await page.keyboard.press('Enter');
  await page.getByTestId('desk').getByText('No games yet').waitFor();
  expect(await barriers(page)).toEqual([]);
  await person.picture('desk-none');
  await page.keyboard.press('n');
  await page.getByRole('dialog', { name: 'New game' }).waitFor();
  expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
  await person.picture('desk-new-game');
  await to(/^\s*Title/);
  await typed('By hand');
  await to(/Players, one per line/);
  await typed('Klingon = Ann');
  await to(/Begin the game/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'The invitations are ready' }).waitFor();
  await to(/Save in the game’s folder/);
  await page.keyboard.press('Enter');
  await page.getByText('files written to').waitFor();
  await page.keyboard.press('r');
  await page.getByTestId('preview').waitFor();
  await to(/Run anyway/);
  await page.keyboard.press('Space');
  await to(/^\s*Run turn 1/);
  await page.keyboard.press('Enter');
  await hand.at(2);
  await page.keyboard.press('g');
  await page
    .getByRole('button', { name: /By hand/ })
    .first()
    .waitFor();
});

test('F1 tells of the tab that is looked at, and Ctrl+K finds the guide', async () => {
  await hand.takeGame(made.file);
  await hand.at(3);
  const help = page.getByTestId('help');
  for (const [tab, topic] of [
    ['Roll call', 'The game master’s week'],
    ['Turns', 'Running a turn again, going back'],
    ['Letters', 'Letters'],
  ] as const) {
    await hand.go(tab);
    await page.keyboard.press('F1');
    await help.getByRole('article', { name: topic }).waitFor();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
  }
  await command('Help for the game master');
  await help.getByRole('article', { name: 'The game master’s week' }).waitFor();
  await help.getByRole('button', { name: 'Contents' }).click();
  await help.getByRole('button', { name: 'Late orders' }).click();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
});

test('every tab and dialog has no barriers, in the dark look and in the light one', async () => {
  await hand.handOver(
    'Add orders…',
    made.orders.filter((path) => !path.endsWith('gita.orders')),
  );
  await page.getByRole('row', { name: /Final/ }).first().waitFor();
  await page.getByRole('table', { name: 'Roll call' }).getByRole('row', { name: 'Falk' }).click();
  await everywhere(async (where, inDialog) => {
    const at = inDialog ? { within: 'dialog[open]' } : {};
    expect(await barriers(page, at), where).toEqual([]);
    await person.picture(`desk-dark-${where}`);
    const rules = ['color-contrast', 'link-in-text-block'];
    await wearing(page, 'light', async () => {
      expect(await barriers(page, { ...at, rules }), `${where}, light`).toEqual([]);
      await person.picture(`desk-light-${where}`);
    });
  });
});

test('with text of twice the size nothing is cut off', async () => {
  await command('Options');
  await page.getByRole('dialog').getByLabel('Text size').selectOption('200');
  await page.keyboard.press('Escape');
  await everywhere(async (where) => {
    await settled(page);
    await person.picture(`desk-large-${where}`);
    expect(await outside(), where).toEqual([]);
  });
});

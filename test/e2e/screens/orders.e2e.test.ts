import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { newCrowdedGame } from '../support/crowdedGame.ts';
import { barriers } from '../support/barriers.ts';
import { gm } from '../support/host.ts';
import type { Person } from '../support/people.ts';
import { sitting } from '../support/sitting.ts';
import { scenario } from '../support/scenario.ts';

/* One player gives orders of each family by hand, and reads what came of them. The forms of every kind are tried in `test/ui/views/orders`. */
let person: Person;
let page: Page;

const home = sitting(
  async (seated) => {
    ({ person, page } = seated);
    mkdirSync(mailbox);
    await person.open(resultsOf(1));
  },
  { size: { width: 1440, height: 900 }, before: newCrowdedGame },
);
const [game, results, mailbox] = [join(home, 'eo1.game'), join(home, 'results'), join(home, 'orders')];
const resultsOf = (turn: number): string =>
  join(results, readdirSync(results).find((name) => name.includes(`N0${turn}-klingon`)) ?? 'none');
/** Orders in the whole plan. */
const planned = async (): Promise<number> => Number(await page.getByTestId('order-count').textContent());

type Answers = Readonly<Record<string, string>>;

/** Fills in the form that a button opened: by its labels, choices by how their words begin. */
async function fill(answers: Answers): Promise<void> {
  const form = page.getByRole('dialog').last();
  for (const [label, answer] of Object.entries(answers)) {
    if ((await form.getByRole('radio', { name: answer }).count()) > 0)
      await form.getByText(answer, { exact: true }).click();
    else if ((await form.getByRole('combobox', { name: label }).count()) > 0) {
      const options = await form.getByRole('combobox', { name: label }).locator('option').allTextContents();
      const wanted = options.find((option) => option.trim().startsWith(answer));
      if (wanted === undefined) throw new Error(`${answer} is not among ${options.join(', ')}`);
      await form.getByRole('combobox', { name: label }).selectOption({ label: wanted.trim() });
    } else await form.getByLabel(label, { exact: true }).fill(answer);
  }
  await form.getByRole('button', { name: 'Give order' }).click();
}

/** Gives an order by its button. */
async function give(buttons: Locator, title: string, answers?: Answers): Promise<void> {
  const before = await planned();
  const button = buttons.getByRole('button', { name: title, exact: true });
  if ((await button.count()) === 0)
    throw new Error(
      `${title} is not among ${(await buttons.getByRole('button').allTextContents()).map((one) => one.trim()).join(', ')}`,
    );
  const asks = (await button.first().getAttribute('aria-haspopup')) === 'dialog';
  await button.first().click();
  if (asks) await fill(answers ?? {});
  await expect.poll(planned, { message: title }).toBe(before + 1);
}

const realm = (): Locator => page.getByRole('complementary', { name: 'Headquarters orders' });

async function atRow(row: string, title: string, answers?: Answers): Promise<void> {
  await person.menu('Headquarters');
  await page
    .getByTestId('page')
    .getByRole('row', { name: new RegExp(`^${row}`) })
    .click();
  await give(realm(), title, answers);
}

async function atUnit(unit: string, title: string, answers?: Answers): Promise<void> {
  await person.chooseUnit(unit);
  await give(page.getByTestId('unit-orders'), title, answers);
}

/** In the report of the sector where the unit stands, or of one next to it. */
async function atSector(unit: string, sector: string, title: string, answers?: Answers): Promise<void> {
  await person.chooseUnit(unit);
  const report = page.getByTestId('location-report');
  const heading = report.getByRole('heading', { level: 2, name: sector });
  if ((await heading.count()) === 0)
    await report
      .getByRole('table', { name: 'Movement routes' })
      .getByRole('row', { name: new RegExp(`^${sector}`) })
      .click();
  await heading.waitFor();
  await give(report, title, answers);
}

const step = scenario('orders of each family are given, and the messages tell what came of each');

step('orders of the headquarters: to other empires, and for sectors', async () => {
  await atRow('Cardassian', 'Declare War');
  await page.keyboard.press('Control+z');
  await expect.poll(planned).toBe(0);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(planned).toBe(1);
  await atRow('Romulan', 'Offer Peace');
  await atRow('Boreth', 'Grant Special Permission');
  await person.picture('every-order-headquarters');
  expect(await barriers(page)).toEqual([]);
  await atSector('A1', 'Hraka', 'Annex Sector');
  await expect
    .poll(() =>
      page
        .getByTestId('location-report')
        .getByRole('list', { name: 'Headquarters orders for this sector' })
        .textContent(),
    )
    .toContain('Annex Hraka for 12 resources');
  await atSector('A1', 'Khitomer', 'Request Special Permission');
  await person.picture('every-order-sector');
});

const proclaimed = 'To all who watch the stars: our fleets sail in peace, for now.';

step('orders for the whole realm, one of them by the keyboard alone', async () => {
  await person.menu('Headquarters');
  await give(realm(), 'Issue Proclamation', { 'Text (every empire will read it)': proclaimed });
  const before = await planned();
  await page.getByRole('button', { name: /^Ruler: Ann/ }).press('Enter');
  await page.getByRole('dialog', { name: 'Rename Ruler' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await planned()).toBe(before);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Chancellor Ann');
  await page.keyboard.press('Enter');
  await expect.poll(planned).toBe(before + 1);
});

step('orders of units: movement, works, starships and admirals', async () => {
  await atUnit('A1', 'Travel', { Destination: 'Virinat' });
  await atUnit('A1', 'Assign Leader');
  await atUnit('A5', 'Raze Defences', { Levels: '1' });
  await atUnit('G1', 'Form New Fleet', { Name: 'Second Spear' });
  await atUnit('G1', 'Transfer Starships', { To: 'A6 Second Spear' });
});

step('what is not possible is told once for each reason', async () => {
  await person.chooseUnit('A2');
  const barred = page.getByTestId('unit-orders').getByRole('group').filter({ hasText: 'Not possible now' });
  await barred.locator('summary').click();
  await expect
    .poll(() => barred.locator('dt').allTextContents())
    .toContain('Transfer Admiral, Assign Leader, Disband Admiral, Rename Admiral');
  const reasons = await barred.locator('dd').allTextContents();
  expect(new Set(reasons).size).toBe(reasons.length);
  expect(await barriers(page)).toEqual([]);
});

step('the plans tell all of it', async () => {
  await person.chooseUnit('A1');
  await person.picture('every-order-map');
  await page.keyboard.press('v');
  await page.getByTestId('unit-plan').waitFor();
  await person.picture('every-order-plan');
  expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^HQ Plans/ }).click();
  const plans = page.getByTestId('hq-plans');
  await expect
    .poll(() => plans.getByRole('list', { name: 'Headquarters orders' }).locator('[data-order]').count())
    .toBe(7);
  await expect.poll(() => plans.textContent()).toContain('Rule as Chancellor Ann');
  expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
  await page.keyboard.press('Escape');
});

/** What the messages tell in any case, whatever the dice. */
const told = [
  'You declared war on the Cardassian Union.',
  'You granted the Federation Core special permission for Boreth.',
  'Independent Khitomer granted you special permission for 8 resources.',
  'Hraka was annexed for 12 resources.',
  'Your proclamation pleased the people',
  'You rule as Chancellor Ann now.',
  'A1 First Spear travelled from Hraka to Virinat',
  'Battle in Virinat',
  'Lursa leads A1 First Spear now.',
  'A5 Wreckers razed 1 level',
  'A6 Second Spear was formed in Qo’noS.',
  'transferred 2 Klingon Birds of Prey to A6 Second Spear',
];

step('the turn is run, and the messages tell what came of every order', async () => {
  await person.saveTurn(mailbox);
  await gm('run', game, '--orders', mailbox, '--out', results, '--unjudged');
  await person.open(resultsOf(2));
  await person.menu('Messages');
  await person.picture('every-order-messages');
  expect(await barriers(page)).toEqual([]);
  const messages = (await page.getByTestId('messages').textContent())?.replaceAll(/\s+/g, ' ') ?? '';
  expect(told.filter((sentence) => !messages.includes(sentence))).toEqual([]);
  await page.getByRole('tab', { name: /not carried out/ }).click();
  // Nobody else offered it.
  await page.getByRole('tabpanel').getByText('Offer the Romulan Star Empire peace').waitFor();
  await person.picture('every-order-refused');
});

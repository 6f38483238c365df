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

/* One player gives an order of every kind by hand, takes each back and gives it again, and reads what came of them. */
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
    } else await form.getByLabel(label).fill(answer);
  }
  await form.getByRole('button', { name: 'Give order' }).click();
}

/** Gives an order by its button, takes it back with the keyboard and gives it again. */
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
  await page.keyboard.press('Control+z');
  await expect.poll(planned).toBe(before);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(planned).toBe(before + 1);
}

const realm = (): Locator => page.getByRole('complementary', { name: 'Headquarters orders' });

async function atRow(row: string, title: string, answers?: Answers): Promise<void> {
  await person.menu('Headquarters');
  await page
    .getByTestId('headquarters')
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

const step = scenario(
  'orders of every kind are given, taken back and given again, and the messages tell what came of each',
);

step('orders of the headquarters to other empires', async () => {
  await atRow('Cardassian', 'Declare War');
  await atRow('Romulan', 'Offer Peace');
  await atRow('Ferengi', 'Offer Alliance');
  await atRow('Federation', 'Cancel Alliance');
  await atRow('Ferengi', 'Grant Passage Rights');
  await atRow('Federation', 'Revoke Passage Rights');
  await atRow('Ferengi', 'Send Resources', { Resources: '10' });
  await atRow('Federation', 'Accept Gifts');
  await atRow('Cardassian', 'Accept Nothing');
  await atRow('Ferengi', 'Send Ambassador', { 'Your mail address': 'ann@example.org' });
  await atRow('Ferengi', 'Share Info');
  await atRow('Federation', 'Stop Sharing Info');
  await atRow('Romulan', 'Espionage');
  await person.picture('every-order-headquarters');
  expect(await barriers(page)).toEqual([]);
});

step('orders for sectors', async () => {
  await atRow('Boreth', 'Grant Special Permission');
  await atRow('Rura Penthe', 'Give Sector', { To: 'Federation Core' });
  await atRow('Morska', 'Cede Sector');
  await atSector('A1', 'Hraka', 'Revoke Special Permission');
  await atSector('A1', 'Hraka', 'Annex Sector');
  await expect
    .poll(() =>
      page
        .getByTestId('location-report')
        .getByRole('list', { name: 'Headquarters orders for this sector' })
        .textContent(),
    )
    .toContain('Annex Hraka for 12 resources');
  await atSector('A1', 'Nimbus', 'Give Up Special Permission');
  await atSector('A1', 'Khitomer', 'Request Special Permission');
  await person.picture('every-order-sector');
  expect(await barriers(page)).toEqual([]);
});

const proclaimed = 'To all who watch the stars: our fleets sail in peace, for now.';

step('orders for the whole realm, one of them by the keyboard alone', async () => {
  await person.menu('Headquarters');
  await give(realm(), 'Issue Proclamation', { 'What all empires shall read': proclaimed });
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

step('orders of units: movement and actions', async () => {
  await atUnit('A2', 'Search');
  await atUnit('A2', 'Decloak');
  await atUnit('A4', 'Cloak');
  await atUnit('A1', 'Travel', { Destination: 'Virinat' });
  await atUnit('A1', 'Pillage Sector');
  await atUnit('A1', 'Wait');
  await atUnit('A3', 'Build Defences');
  await atUnit('A5', 'Raze Defences', { Levels: '1' });
  await atUnit('G1', 'Build Starships');
  await atUnit('G1', 'Hire Admiral');
  await atUnit('G1', 'Form New Fleet', { Name: 'Second Spear' });
});

step('orders of units: starships, admirals and administration', async () => {
  await atUnit('G1', 'Transfer Starships', { To: 'A6 Second Spear' });
  await atUnit('A1', 'Reassign Starships');
  await atUnit('A5', 'Disband Starships');
  await atUnit('A5', 'Salvage Starships');
  await atUnit('A1', 'Transfer Admiral', { Admiral: 'Lursa' });
  await atUnit('A1', 'Assign Leader');
  await atUnit('A3', 'Disband Admiral');
  await atUnit('A1', 'Rename Admiral');
  await atUnit('A4', 'Follow');
  await atUnit('A1', 'Change Retreat Level', { 'Retreat level': '3' });
  await atUnit('A3', 'Defend Sector Defences');
  await atUnit('A4', 'Rename Unit', { Name: 'Night Raiders' });
});

step('what is not possible is told once for each reason', async () => {
  await person.chooseUnit('A2');
  const barred = page.getByTestId('unit-orders').getByRole('group').filter({ hasText: 'Not possible now' });
  await barred.locator('summary').click();
  const reasons = await barred.locator('dd').allTextContents();
  await expect
    .poll(() => barred.locator('dt').allTextContents())
    .toContain('Transfer Admiral, Assign Leader, Disband Admiral, Rename Admiral');
  expect(new Set(reasons).size).toBe(reasons.length);
  expect(await barriers(page)).toEqual([]);
});

step('the plans tell all of it', async () => {
  await person.chooseUnit('A1');
  await person.picture('every-order-map');
  await page.keyboard.press('v');
  await page.getByTestId('unit-plan').waitFor();
  await person.picture('every-order-plan');
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^HQ Plans/ }).click();
  const plans = page.getByTestId('hq-plans');
  await expect
    .poll(() => plans.getByRole('list', { name: 'Headquarters orders' }).locator('[data-order]').count())
    .toBe(22);
  await expect.poll(() => plans.textContent()).toContain('Rule as Chancellor Ann');
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
});

/** What the messages tell in any case, whatever the dice. */
const told = [
  'You declared war on the Cardassian Union.',
  'You accept gifts from the Federation Core now.',
  'You accept nothing from the Cardassian Union now.',
  'You granted the Ferengi Alliance passage rights.',
  'You revoked the passage rights of the Federation Core.',
  'You granted the Federation Core special permission for Boreth.',
  'You revoked the special permission of the Ferengi Alliance for Hraka.',
  'You gave up your special permission for Nimbus.',
  'Independent Khitomer granted you special permission for 8 resources.',
  'A6 Second Spear was formed in Qo’noS.',
  'Lursa leads A1 First Spear now.',
  'A4 Night Raiders follows A1 First Spear in battle now.',
  'You rule as Chancellor Ann now.',
  'A4 Night Raiders cloaked in Khitomer.',
  'transferred 2 Klingon Bird of Prey to A6 Second Spear',
  'A5 Wreckers disbanded 1 Hawk Heavy Cruiser.',
  'A5 Wreckers salvaged 1 Hawk Heavy Cruiser',
  'Admiral Duras of A3 Builders left your service.',
  'A1 First Spear travelled from Hraka to Virinat',
  'A2 Hidden Hand decloaked in Hraka.',
  'A2 Hidden Hand searched Hraka',
  'Battle in Virinat',
  'built 1 Klingon Bird of Prey',
  'G1 Garrison of Qo’noS hired Admiral',
  'You ceded Morska to local control.',
  'Hraka was annexed for 12 resources.',
  'A3 Builders raised the sector defences of Boreth to level 4',
  'A5 Wreckers razed 1 level',
  'You gave Rura Penthe to the Federation Core.',
  'Your proclamation pleased the people',
  'You cancelled the alliance with the Federation Core',
  'You share your scouting reports with the Ferengi Alliance now.',
  'You no longer share your scouting reports with the Federation Core.',
  'Espionage on the Romulan Star Empire for 35 resources',
  'Your ambassador told the Ferengi Alliance to write to ann@example.org.',
];
/** Orders that come to nothing, each with its reason: two offers that nobody made too, a gift without a way, ships out of reach and out of breath. */
const refused = [
  'Offer the Romulan Star Empire peace',
  'Offer the Ferengi Alliance an alliance',
  'Send the Ferengi Alliance 10 resources',
  'Transfer Lursa to A2 Hidden Hand',
  'Pillage the sector',
];

step('the turn is run, and the messages tell what came of every order', async () => {
  await person.saveTurn(mailbox);
  await gm('run', game, '--orders', mailbox, '--out', results, '--unjudged');
  await person.open(resultsOf(2));
  await person.picture('every-order-next-headquarters');
  expect(await barriers(page)).toEqual([]);
  await expect
    .poll(() => page.getByRole('table', { name: 'Espionage reports' }).textContent())
    .toContain('Romulan Star Empire');
  await person.menu('Messages');
  await person.picture('every-order-messages');
  expect(await barriers(page)).toEqual([]);
  const messages = (await page.getByTestId('messages').textContent())?.replaceAll(/\s+/g, ' ') ?? '';
  expect(told.filter((sentence) => !messages.includes(sentence))).toEqual([]);
  await page.getByRole('tab', { name: /not carried out/ }).click();
  for (const order of refused) await page.getByRole('tabpanel').getByText(order).waitFor();
  await person.picture('every-order-refused');
});

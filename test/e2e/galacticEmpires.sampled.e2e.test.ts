import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, expect } from 'vitest';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import { splitFile } from '#kernel/files/envelope.ts';
import { diceLater } from '#kernel/report/chain.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { viewOf } from '#main/services/ruleset.ts';
import { rulesetById } from '#rulesets/all.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { testPorts, valueOf } from '../support/desk/gmWorld.ts';
import { ownCertificatePath, type RunningMailServer, startMailServer } from '../support/mail/server.ts';
import { openings } from '../support/play/openings.ts';
import { galacticEmpires } from '../support/play/scriptedGame.ts';
import { tempFolder } from '../support/tempFolder.ts';
import { barriers } from './support/barriers.ts';
import { newFightGame } from './support/fightGame.ts';
import { gm, type Host } from './support/host.ts';
import { type Person, sitDown, toFirstScreen } from './support/people.ts';
import { scenario } from './support/scenario.ts';
import { sitting } from './support/sitting.ts';

/*
 * A player's weeks in Galactic Empires: the invitation, a turn planned on the map, notes and letters, the orders saved and mailed;
 * then the results with their battles, a look back over all turns, and the archive once the game has ended.
 */
const marker = 'xyzzymarker';
const programs = openings(tempFolder());
const account = { user: 'ann', pass: 'open sesame' };
let server: RunningMailServer;
let browser: Browser;
let host: Host;
let person: Person;
let page: Page;

const home = sitting(
  async (seated) => {
    ({ browser, host, person, page } = seated);
    for (const folder of [out, nothing]) mkdirSync(folder);
    await person.open(resultsOf(1));
  },
  {
    size: { width: 1440, height: 900 },
    env: { ...programs.env, NODE_EXTRA_CA_CERTS: ownCertificatePath },
    async before(folder) {
      server = await startMailServer({ account });
      await newFightGame(folder);
    },
  },
);
afterAll(() => server.stop());
const [results, game, library, out, nothing] = [
  join(home, 'results'),
  join(home, 'fgt.game'),
  join(home, 'library'),
  join(home, 'out'),
  join(home, 'nothing'),
];
const resultsOf = (turn: number): string => join(results, `fgtN0${turn}-klingon-empire.new`);
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

const menu = (name: Parameters<Person['menu']>[0]): Promise<void> => person.menu(name);
const press = (key: string): Promise<void> => page.keyboard.press(key);
const location = (of = page): Locator => of.getByTestId('location-report');
const orders = (): Locator => page.getByTestId('unit-orders');
const ordered = (): Promise<number> => orders().locator('[data-order]').count();
/** Orders in the whole plan. */
const planned = async (): Promise<number> => Number(await page.getByTestId('order-count').textContent());
const open = async (key: string, id: string, of = page): Promise<Locator> => {
  await of.keyboard.press(key);
  await of.getByTestId(id).waitFor();
  return of.getByTestId(id);
};
const shut = async (id: string, of = page): Promise<void> => {
  await of.keyboard.press('Escape');
  await of.getByTestId(id).waitFor({ state: 'detached' });
};

/** Gives an order by its button, with what its form is to hold. */
async function give(
  buttons: Locator,
  title: string,
  fill?: (form: Locator) => Promise<unknown>,
): Promise<void> {
  const before = await planned();
  const button = buttons.getByRole('button', { name: title, exact: true }).first();
  await button.click();
  if (fill !== undefined) {
    const form = page.getByRole('dialog').last();
    await fill(form);
    await form.getByRole('button', { name: 'Give order' }).click();
  }
  await expect.poll(planned, { message: title }).toBe(before + 1);
}

const step = scenario(
  'a player gets an invitation, plays two turns, looks back, and checks the archive of the game',
);

/** Brings Hraka to the middle of the map, where A5 stands alone, lets go of it, and tells where that is on the screen. */
async function centred(): Promise<{ readonly x: number; readonly y: number }> {
  await person.clickSector('Hraka');
  await press('Escape');
  const box = (await page.getByTestId('map').boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Takes up what stands there and carries it to the sector in the west, where it would arrive at once. */
async function carryWest(from: { readonly x: number; readonly y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 200, from.y, { steps: 8 });
  await page
    .getByTestId('way')
    .getByText(/arrives in phase 1/)
    .waitFor();
}

step('a starfleet is dragged to the next sector, waits by a key, and each is one step of undo', async () => {
  await menu('Map');
  const at = await centred();
  await carryWest(at);
  await press('Escape');
  await page.mouse.up();
  await expect
    .poll(() => page.getByRole('button', { name: 'Undo', exact: true }).first().isDisabled())
    .toBe(true);
  await carryWest(at);
  await page.mouse.up();
  await expect.poll(ordered).toBe(1);
  await press('w');
  await expect.poll(ordered).toBe(2);
  await expect.poll(() => orders().textContent()).toMatch(/wait/i);
  for (const left of [1, 0]) {
    await press('Control+z');
    await expect.poll(ordered).toBe(left);
  }
  await press('Control+Shift+z');
  await expect.poll(() => orders().textContent()).toContain('Travel to Qo’noS');
});

step('a click on a miniature tells what ships stand there, and the small map moves the view', async () => {
  const at = await centred();
  await page.mouse.click(at.x, at.y);
  const box = page.getByTestId('forces-box');
  await expect.poll(() => box.textContent()).toContain('A5');
  await shut('forces-box');
  await press('i');
  await expect.poll(() => box.textContent()).toContain('Starships');
  await shut('forces-box');
  const small = page.getByTestId('mini-map');
  const frame = small.locator('.frame');
  const before = await frame.boundingBox();
  const room = (await small.boundingBox())!;
  await page.mouse.click(room.x + room.width * 0.9, room.y + 12);
  await expect.poll(async () => (await frame.boundingBox())?.x).not.toBe(before?.x);
});

step('orders of the headquarters, of sectors and of units are given by their buttons and forms', async () => {
  await menu('Headquarters');
  const realm = page.getByRole('complementary', { name: 'Headquarters orders' });
  await give(realm, 'Issue Proclamation', (form) =>
    form.getByRole('textbox').fill('To all who watch the stars: our fleets sail in peace, for now.'),
  );
  await page
    .getByTestId('page')
    .getByRole('row', { name: /^Ferengi/ })
    .click();
  await give(realm, 'Offer Peace');
  await person.clickSector('Hraka');
  await give(location(), 'Annex Sector');
  await person.chooseUnit('G1');
  await give(orders(), 'Form New Fleet', (form) => form.getByLabel('Name').fill('Second Spear'));
  await give(orders(), 'Build Starships', async () => undefined);
});

/** A line of a part of the turn in the scroll. */
const line = (part: string, words: string): Locator =>
  page
    .getByTestId('scroll')
    .getByRole('region', { name: part, exact: true })
    .getByRole('listitem')
    .filter({ hasText: words });

step.long(
  'the scroll tells what the plan will do, leads to the map, and beside it follows every change',
  async () => {
    const roll = await open('s', 'scroll');
    await line('First Events', 'A6 Second Spear').filter({ hasText: 'will be formed in Qo’noS' }).waitFor();
    await line('Movement Events, phase 1', 'A5 Rearguard will travel from Hraka to Qo’noS').waitFor();
    // What each step does to the treasury comes to what is left of it, which a battle may change.
    const sums = await page.getByTestId('scroll-sums').getByRole('definition').allTextContents();
    const amountOf = (text: string): number =>
      Math.round(100 * Number(text.replace('−', '-').replaceAll(/[^\d.-]/g, '')));
    const [least = NaN, most = NaN] = (sums.at(-1) ?? '').split(' – ').map(amountOf);
    const foreseen = sums.slice(0, -1).reduce((sum, text) => sum + amountOf(text), 0);
    expect(sums.length).toBeGreaterThan(3);
    expect(foreseen).toBeGreaterThanOrEqual(least);
    expect(foreseen).toBeLessThan(most);
    await page.getByRole('button', { name: 'Pin beside the map' }).click();
    await page.getByRole('complementary', { name: 'The scroll' }).waitFor();
    const built = line('Final Events', 'G1 Garrison of Qo’noS will build');
    await expect.poll(() => built.count()).toBe(1);
    await press('Control+z');
    await expect.poll(() => built.count()).toBe(0);
    await press('Control+Shift+z');
    await expect.poll(() => built.count()).toBe(1);
    await built.getByRole('button', { name: 'Show on the map' }).click();
    await location().getByRole('heading', { level: 2, name: 'Qo’noS' }).waitFor();
    await page.getByRole('button', { name: 'Close the scroll' }).click();
    await roll.waitFor({ state: 'detached' });
  },
);

const noted = (of = page): Locator =>
  of.getByRole('list', { name: 'Notes and labels' }).getByRole('listitem');

step('a note on a sector and a label on the map are found again', async () => {
  await person.chooseUnit('A1');
  const note = location().getByTestId('note');
  await note.getByRole('button', { name: 'Note' }).click();
  // Ctrl+Z takes back what was typed, as in any text, and no plan.
  const before = await planned();
  await page.keyboard.insertText('Oops');
  await press('Control+z');
  await expect.poll(() => note.getByRole('textbox').inputValue()).toBe('');
  expect(await planned()).toBe(before);
  await page.keyboard.type(`Build here. ${marker}`);
  await press('Control+Enter');
  await note.locator('.text').getByText(marker).waitFor();
  await page.getByTestId('map').focus();
  await open('t', 'label');
  await page.keyboard.type(`To arms ${marker}`);
  await page.getByRole('radio', { name: 'red' }).check();
  await press('Enter');
  await page.getByTestId('label').waitFor({ state: 'detached' });
  await open('o', 'notes');
  await expect.poll(() => noted().count()).toBe(2);
  await page.getByLabel('Search your notes').fill('to arms');
  await expect.poll(() => noted().count()).toBe(1);
  await page.getByLabel('Search your notes').fill('nowhere');
  await page.getByText('No note matches. Try another word.').waitFor();
  await shut('notes');
});

step.long('two windows write at once, and neither loses anything; what is deleted comes back', async () => {
  const { page: other } = await sitDown(browser, host);
  await other
    .getByRole('button', { name: /Klingon Empire/ })
    .first()
    .click();
  await toFirstScreen(other);
  await page.bringToFront();
  await press('v');
  await page.getByTestId('unit-plan').getByRole('button', { name: 'Note' }).click();
  await page.keyboard.type('Keep it whole.');
  await other.keyboard.press('1');
  await other
    .getByTestId('page')
    .getByRole('row', { name: /Romulan Star Empire/ })
    .first()
    .click();
  await other.getByTestId('page').getByRole('button', { name: 'Note' }).click();
  await other.keyboard.type('Liars.');
  await Promise.all([page, other].map((each) => each.keyboard.press('Control+Enter')));
  await shut('unit-plan');
  await open('o', 'notes', other);
  await expect.poll(() => noted(other).count()).toBe(4);
  await other.context().close();
  await open('o', 'notes');
  await expect.poll(() => noted().count()).toBe(4);
  await noted()
    .filter({ hasText: 'To arms' })
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect.poll(() => noted().count()).toBe(3);
  await page.getByTestId('notes').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => noted().count()).toBe(4);
  await noted()
    .filter({ hasText: 'Liars' })
    .getByRole('button', { name: /^Go to/ })
    .click();
  await page.getByTestId('page').waitFor();
});

step.long('letters to another player: one sent, one received and a draft', async () => {
  const letters = await open('Shift+l', 'letters');
  const text = letters.getByRole('textbox', { name: /^Letter to/ });
  await text.fill(`Sent ${marker}`);
  await letters.getByRole('button', { name: 'Mark as sent' }).click();
  await letters.getByRole('button', { name: 'Add a received letter' }).click();
  await letters.getByLabel('Text, pasted from your mail').fill(`Received ${marker}`);
  await letters.getByRole('button', { name: 'Add it' }).click();
  await text.fill(`Draft ${marker}`);
  await expect.poll(() => letters.getByText(/wrote/).count()).toBe(2);
  await shut('letters');
});

const sending = (): Locator => page.getByTestId('sending');
const accepted = (): Promise<void> =>
  sending()
    .getByText(/Sent \d\d:\d\d, accepted/)
    .waitFor();

/** From the Game menu through Save Turn to the form that sends. */
async function saveAndSend(): Promise<void> {
  await press('Control+s');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save orders file' }).click();
  await (await download).cancel();
  await page.getByRole('button', { name: 'Send by mail' }).click();
}

step('from Save Turn the mail program opens with everything, and the file lies ready', async () => {
  await saveAndSend();
  await expect.poll(() => page.getByRole('button', { name: 'Open the mail' }).isDisabled()).toBe(true);
  await page.getByLabel('The game master’s address').fill('gm@example.org');
  await press('Enter');
  await sending().getByText('Attach this file to the mail').waitFor();
  const [link = '', folder = ''] = programs.opened();
  expect(link).toMatch(/^mailto:gm@example\.org\?subject=Game%20fgt%2C%20turn%201%3A%20orders%20of%20the%20/);
  const name = readdirSync(folder)[0] ?? '';
  expect(splitFile(readFileSync(join(folder, name)))).toMatchObject({ ok: true, value: { kind: 'orders' } });
  await expect.poll(() => sending().textContent()).toContain(name);
  await expect.poll(() => sending().textContent()).toContain(folder);
  await page.getByRole('button', { name: 'Done' }).click();
});

step('by a server of their own it goes at once, after one clear message about a wrong password', async () => {
  await press('Control+m');
  await sending().getByText('You opened a mail with these orders').waitFor();
  await page.getByText('My own server').click();
  await sending().getByLabel('Server name').fill('localhost');
  await sending().getByLabel('Encryption').selectOption('STARTTLS');
  await sending().getByLabel('Port').fill(String(server.port));
  await page.getByLabel('Your own address').fill('ann@example.org');
  await page.getByLabel('User name').fill(account.user);
  await page.getByLabel('Password').fill('wrong');
  expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
  await page.getByRole('button', { name: 'Send now' }).click();
  await sending().getByText('does not accept this user name or password').waitFor();
  await page.getByLabel('Password').fill(account.pass);
  await page.getByRole('button', { name: 'Send now' }).click();
  await accepted();
  await sending().getByText('Queued as letter 1').waitFor();
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toMatch(/^To: gm@example\.org\r$/m);
  await shut('sending');
});

step.long(
  'once it is known how, one click sends; and the page says whether plans changed since',
  async () => {
    await press('Control+m');
    await sending()
      .getByText(/nothing has changed since/)
      .waitFor();
    await shut('sending');
    await person.chooseUnit('A2');
    await give(orders(), 'Wait');
    await page.getByTestId('save-state').getByText('Saved', { exact: true }).waitFor();
    await press('Control+m');
    await sending().getByText('You changed your plans since').waitFor();
    await shut('sending');
    await saveAndSend();
    await accepted();
    expect(server.mails).toHaveLength(2);
    await shut('sending');
  },
);

step(
  'no note is in any file that is sent, or in any file but the notebook; and the turn is run',
  async () => {
    const sent = await person.saveTurn(out);
    // The orders as the game master reads them, and every byte that leaves or stays beside them.
    expect(await gm('show', sent, '--game', game)).not.toContain(marker);
    const holding = [...filesIn(library), ...filesIn(out)]
      .filter((path) => readFileSync(path).includes(marker))
      .map((path) => basename(path));
    expect(holding).toEqual(['notebook.json']);
    expect(server.mails.filter((mail) => mail.includes(marker))).toEqual([]);
    await gm('run', game, '--orders', out, '--out', results, '--unjudged');
    expect([game, ...filesIn(results)].filter((path) => readFileSync(path).includes(marker))).toEqual([]);
  },
);

/** What the messages tell in any case, whatever the dice. */
const told = [
  'Your proclamation pleased the people',
  'A5 Rearguard travelled from Hraka to Qo’noS',
  'Hraka was annexed for',
  'Second Spear was formed in Qo’noS.',
  'Battle in Virinat',
];

step('the messages tell what came of every order', async () => {
  await person.open(resultsOf(2));
  await menu('Messages');
  const text = async (): Promise<string> =>
    ((await page.getByTestId('messages').textContent()) ?? '').replaceAll(/\s+/g, ' ');
  await expect
    .poll(async () => {
      const messages = await text();
      return told.filter((sentence) => !messages.includes(sentence));
    })
    .toEqual([]);
  await page.getByRole('tab', { name: /not carried out/ }).click();
  // Nobody else offered it.
  await page.getByRole('tabpanel').getByText('Offer the Ferengi Alliance peace').waitFor();
  await page.getByRole('tab', { name: /^Messages/ }).click();
});

const why = (): Locator => page.getByTestId('why');
const message = (words: string): Locator =>
  page.getByTestId('messages').locator('li').filter({ hasText: words }).first();
const lineWithFocus = (): Promise<string> =>
  page.evaluate(() => document.activeElement?.closest('li')?.textContent ?? '');

/** The middle of words that are no link. */
const middleOf = (words: string): Promise<{ readonly x: number; readonly y: number }> =>
  message(words).evaluate((item, sought) => {
    const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (!(node.textContent ?? '').includes(sought)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }
    return { x: 0, y: 0 };
  }, words);

step(
  'a click on a line tells its order, step, rule and facts; by keys the arrows go from line to line',
  async () => {
    const at = await middleOf('travelled from');
    await page.mouse.click(at.x, at.y);
    await expect
      .poll(() => why().textContent())
      .toMatch(
        /Order.*A5 .*: Travel to Qo’noS.*Order 1 in the plan of turn 1.*Step.*Starfleets Travel, phase 1.*GE \d+.*Facts.*Cost \d move-points?/,
      );
    expect(await why().textContent()).not.toContain('Dice');
    await shut('why');
    // The sign beside the step opens the help, which gives the focus back to the mark of the line.
    const mark = message('travelled from').locator('[data-why]');
    await mark.press('Enter');
    await why()
      .getByRole('button', { name: /^Help: / })
      .click();
    await page.getByTestId('help').waitFor();
    await shut('help');
    await expect.poll(() => mark.evaluate((one) => one === document.activeElement)).toBe(true);
    await expect.poll(() => why().count()).toBe(0);
    // From there the arrows lead on, past what follows from the rules alone.
    const marks = page.getByTestId('messages').locator('[data-why]');
    const texts = await marks.evaluateAll((all) => all.map((one) => one.closest('li')?.textContent ?? ''));
    const find = (words: string): number => texts.findIndex((text) => text.includes(words));
    const [from, to] = [find('travelled from'), find('yielded')];
    expect(to).toBeGreaterThan(from);
    for (let more = to - from; more > 0; more -= 1) await press('ArrowDown');
    await expect.poll(lineWithFocus).toContain('yielded');
    await press('Enter');
    await why().getByText('No order: it follows from the rules.').waitFor();
    expect(await why().textContent()).not.toContain(diceLater);
    await shut('why');
  },
);

step('names in a line lead where they led, and the order to the plan of its turn', async () => {
  await message('travelled from').locator('button.unit').click();
  await orders().waitFor();
  expect(await why().count()).toBe(0);
  await menu('Messages');
  await message('travelled from').locator('button.place').last().click();
  await location().getByRole('heading', { name: 'What happened here in turn 1' }).waitFor();
  await location().locator('[data-lines] [data-why]').first().press('Enter');
  await why().waitFor();
  await shut('why');
  await menu('Messages');
  await message('travelled from').locator('[data-why]').press('Enter');
  await page.getByRole('button', { name: 'Order 1 in the plan of turn 1' }).click();
  await expect.poll(() => page.getByTestId('turn-number').textContent()).toContain('Turn 1');
  await page.getByTestId('unit-plan').locator('[data-order].pointed').getByText('Travel to').waitFor();
  await shut('unit-plan');
});

const replay = (): Locator => page.getByTestId('replay');
const moment = async (): Promise<number> => Number(await replay().getAttribute('data-moment'));
const momentLine = (): Promise<string | null> => page.getByTestId('replay-line').textContent();

step.long('a battle is explained with dice that are still secret, and played by keys alone', async () => {
  await person.open(resultsOf(2));
  await press('3');
  await page.getByRole('tab', { name: /Battle Reports/ }).focus();
  await press('Enter');
  const report = page.getByTestId('battle-report');
  await report.locator('li').filter({ hasText: 'Casualties' }).locator('[data-why]').first().press('Enter');
  await expect
    .poll(() => why().textContent())
    .toMatch(/No order: it follows from the rules\..*Battles Are Fought, phase 1.*GE \d+/);
  await why().getByText(diceLater).waitFor();
  await shut('why');
  // Whatever the dice: each unit that besieges the defences has a moment before the first round.
  const besieged = await report.locator('li').filter({ hasText: 'besieges the sector defences' }).count();
  const outcome = (await report.locator('header p').textContent()) ?? '';
  await report.getByRole('button', { name: 'Play the battle' }).focus();
  await press('Enter');
  await replay().getByRole('button', { name: 'Pause' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-testid=replay]') !== null))
    .toBe(true);
  // It runs by itself.
  await expect.poll(moment).toBeGreaterThan(0);
  await press('Space');
  await replay().getByRole('button', { name: 'Play' }).waitFor();
  await press('Home');
  await expect.poll(async () => [await moment(), await momentLine()]).toEqual([0, 'Battle in Virinat']);
  // Every ship of the report stands on the field, drawn one by one: 5 + 8 + 6 + 2 admirals, 3 + 3, 7, and 5 + 4.
  const stands = page.getByTestId('battlefield').locator('g.stands');
  await expect.poll(() => stands.count()).toBe(5 + 8 + 6 + 2 + 3 + 3 + 7 + 5 + 4);
  for (let at = 1; at <= besieged; at += 1) {
    await press('ArrowRight');
    await expect.poll(moment).toBe(at);
    await expect.poll(momentLine).toContain('besieges the sector defences');
  }
  await press('ArrowRight');
  await expect.poll(momentLine).toMatch(/^Round 1\. .+ causes \d+ damage\. /);
  await press('ArrowLeft');
  await expect.poll(moment).toBe(besieged);
  await press('End');
  await expect.poll(momentLine).toBe(outcome);
  const last = Number(await page.getByLabel('Moment of the battle').getAttribute('max'));
  await expect.poll(moment).toBe(last);
  const left = async (): Promise<number> =>
    (await page.getByTestId('battlefield').locator('text.stack').allTextContents()).reduce(
      (sum, text) => sum + Number.parseInt(text, 10),
      0,
    );
  await expect.poll(left).toBeLessThan(43);
  await expect.poll(async () => (await stands.count()) - (await left())).toBe(0);
  // Played again from the beginning, at the highest speed, it comes to its end by itself.
  for (const key of ['+', '+', 'Space']) await press(key);
  await expect.poll(moment).toBeLessThan(last);
  await replay().getByRole('button', { name: 'Again' }).waitFor();
  await shut('replay');
});

step.long(
  'notes, letters and the draft are there next turn, with the turn they were written in',
  async () => {
    await open('o', 'notes');
    await expect.poll(() => noted().count()).toBe(4);
    await noted().filter({ hasText: 'Build here' }).filter({ hasText: 'turn 1' }).waitFor();
    await shut('notes');
    const letters = await open('Shift+l', 'letters');
    await expect
      .poll(() => letters.getByRole('textbox', { name: /^Letter to/ }).inputValue())
      .toBe(`Draft ${marker}`);
    const kept = letters.getByRole('region', { name: 'Letters so far' }).getByRole('group');
    await expect.poll(() => kept.filter({ hasText: marker }).filter({ hasText: 'turn 1' }).count()).toBe(2);
    await shut('letters');
  },
);

const last = 3;
/** What the player was told, turn by turn. */
let toldOf: readonly { readonly view: View; readonly kinds: readonly string[] }[];

/** Reads it in the file of the game. */
async function toldSoFar(): Promise<typeof toldOf> {
  const opened = valueOf(await openGame(testPorts(), gameFiles, game, rulesetById));
  const bodies = [1, 2, 3].map(
    (turn) => opened.store.results(turn).find(({ seat }) => seat === 'klingon-empire')!.body as ResultsBody,
  );
  opened.close();
  return bodies.map((body) => ({
    view: viewOf(galacticEmpires, body) as View,
    kinds: body.heard.map(({ event }) => (event as { readonly kind: string }).kind),
  }));
}

const bar = (): Locator => page.getByTestId('past-bar');
const onMap = (): Locator => bar().getByRole('slider', { name: 'Turn on the map' });
const ownerThere = (): Promise<readonly string[]> =>
  location()
    .locator('dt', { hasText: /^Owner$/ })
    .locator('xpath=following-sibling::dd[1]')
    .allTextContents();

step('the map goes back turn by turn, by key and by hand, and returns', async () => {
  await gm('run', game, '--orders', nothing, '--out', results);
  toldOf = await toldSoFar();
  await person.open(resultsOf(last));
  await menu('Map');
  await bar().waitFor();
  for (const turn of [2, 1]) {
    await press('[');
    await page.getByTestId('past').getByText(`Turn ${turn}`).waitFor();
  }
  await press(']');
  await expect.poll(() => onMap().getAttribute('aria-valuetext')).toBe('Turn 2');
  await onMap().fill('0');
  await page.getByTestId('past').getByText('Turn 1').waitFor();
  await expect
    .poll(() =>
      bar()
        .getByRole('button', { name: /^Earlier turn/ })
        .isDisabled(),
    )
    .toBe(true);
  await press('\\');
  await page.getByTestId('past').waitFor({ state: 'detached' });
});

step('what is new is listed, against any earlier turn, and leads to its place', async () => {
  const list = await open('Shift+D', 'changes');
  const rows = list.getByRole('row');
  await list.getByRole('combobox', { name: 'Since turn' }).selectOption({ value: '1' });
  // Sectors that were not the player's on the first turn and are now.
  const owned = (turn: number): readonly string[] =>
    Object.values(toldOf[turn - 1]!.view.sectors)
      .filter(({ report }) => report?.owner === 'klingon-empire')
      .map(({ name }) => name);
  const taken = owned(last).filter((name) => !owned(1).includes(name));
  expect(taken.length).toBeGreaterThan(0);
  await list.getByRole('combobox', { name: 'Show' }).selectOption('Taken');
  await expect
    .poll(
      async () =>
        (await rows.allTextContents()).slice(1).filter((text) => taken.some((name) => text.includes(name)))
          .length,
    )
    .toBe(taken.length);
  await expect.poll(() => rows.count()).toBe(taken.length + 1);
  await rows.filter({ hasText: taken[0]! }).first().click();
  await list.waitFor({ state: 'detached' });
  await location().getByRole('heading').first().getByText(taken[0]!).waitFor();
  // Looking back, the report is of that turn, and nothing can be ordered there.
  await expect.poll(ownerThere).toEqual(['Klingon Empire']);
  await expect.poll(() => location().getByRole('button', { name: 'Give Sector' }).count()).toBe(1);
  await onMap().fill('0');
  await location().getByText('As known in turn 1').waitFor();
  await expect.poll(ownerThere).not.toContain('Klingon Empire');
  await expect.poll(() => location().getByRole('button', { name: 'Give Sector' }).count()).toBe(0);
  await press('\\');
  await expect.poll(ownerThere).toEqual(['Klingon Empire']);
});

step('a search finds lines of older turns and opens them there, where nothing can be ordered', async () => {
  const turns = [3, 2].filter((turn) => toldOf[turn - 1]!.kinds.includes('revenue-gained'));
  await open('Control+f', 'search');
  await page.keyboard.type('yielded resour');
  const found = page.getByTestId('search');
  await expect
    .poll(() => found.locator('.when').allTextContents())
    .toEqual(turns.map((turn) => `Turn ${turn - 1}`));
  await found
    .locator('mark')
    .first()
    .getByText(/yielded|resour/)
    .waitFor();
  await press('ArrowDown');
  await press('Enter');
  await page.getByTestId('older-messages').getByText('Turn 1').waitFor();
  await page
    .locator('.sought')
    .getByText(/sectors? yielded/)
    .waitFor();
  await page.getByRole('heading', { name: 'Final Events' }).waitFor();
  await page.getByRole('tab', { name: /^Announcements/ }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Issue Proclamation' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Back to the current turn' }).click();
  await page.getByRole('button', { name: 'Issue Proclamation' }).waitFor();
  // Battles of an older turn are read round by round.
  await open('Control+f', 'search');
  await found.getByRole('combobox').fill('"round 1"');
  // What was found before may still be listed: what is sought now is gone to.
  await press('Enter');
  await page.getByTestId('battle-report').waitFor();
  await page.getByLabel('What happened in turn').selectOption({ value: '2' });
  await page.getByTestId('older-messages').getByText('Turn 1').waitFor();
  await page.getByLabel('What happened in turn').selectOption({ value: String(last) });
  await page.getByTestId('older-messages').waitFor({ state: 'detached' });
});

step('the charts tell the treasury of every turn, also as a table', async () => {
  const charts = await open('h', 'charts');
  await charts.locator('canvas').waitFor();
  expect(await charts.getByRole('checkbox', { checked: true }).count()).toBe(2);
  await charts.getByRole('application').press('Home');
  await expect.poll(() => charts.getByRole('status').textContent()).toContain('Turn 1: Treasury');
  await charts.getByLabel('As a table').check();
  await expect
    .poll(async () => (await charts.getByRole('columnheader').allTextContents()).slice(0, 2))
    .toEqual(['Turn', 'Treasury']);
  const cells = await charts
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.slice(1).map((row) => row.querySelector('td')!.textContent.replace(/[\u202f]/g, '')),
    );
  expect(cells.map((text) => Math.round(Number(text) * 100))).toEqual(
    toldOf.map(({ view }) => view.treasury),
  );
  await shut('charts');
});

step.long('the film runs from the first turn to this one', async () => {
  // It is for those who want motion.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await page.getByTestId('messages').waitFor();
  await menu('Map');
  await onMap().waitFor();
  const shown = await onMap().evaluateHandle((slider) => {
    const seen = new Set<string>();
    new MutationObserver(() => seen.add(slider.getAttribute('aria-valuetext') ?? '')).observe(slider, {
      attributeFilter: ['aria-valuetext'],
    });
    return seen;
  });
  await bar()
    .getByRole('button', { name: /Play the turns/ })
    .click();
  await page.getByTestId('past').waitFor();
  await page.getByTestId('past').waitFor({ state: 'detached' });
  expect(await shown.evaluate((seen) => [...seen])).toEqual(['Turn 1', 'Turn 2', 'Turn 3']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

step('all comes out the same again, and a line of its story is explained', async () => {
  await gm('end', game, '--words', 'Well played.', '--reveal');
  await press('Control+k');
  await page.keyboard.type('check an archive');
  await press('Enter');
  const screen = page.getByTestId('archive');
  const chooser = page.waitForEvent('filechooser');
  await screen.getByRole('button', { name: 'Choose an archive' }).click();
  await (await chooser).setFiles(join(home, 'fgt.archive.gz'));
  const said = page.getByTestId('archive-said');
  await said.getByText('All 2 turns that were run came out the same again').waitFor();
  await said.getByText(/3 results files and \d orders files of yours were compared with it\./).waitFor();
  expect(await said.textContent()).not.toContain('leave a question');
  await expect
    .poll(() =>
      page
        .getByRole('table', { name: 'Turns verified' })
        .getByRole('row', { name: /^[12] It came out the same/ })
        .count(),
    )
    .toBe(2);
  await page.getByRole('button', { name: 'Read turn 1' }).click();
  const story = page.getByTestId('story');
  await story.getByLabel('Search this turn').fill('travelled');
  await story.locator('li button').first().click();
  const led = story.getByRole('complementary', { name: 'Cause' });
  await expect
    .poll(() => led.textContent())
    .toMatch(/: Travel to Qo’noS.*Starfleets Travel, phase \d GE \d+/);
});

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';
import { type DeskHand, deskHand } from '../desk/deskHand.ts';
import { gm, type Host, startHost } from '../support/host.ts';
import { type Person, sitDown } from '../support/people.ts';
import { scenario } from '../support/scenario.ts';
import { goTo, verifies } from '../support/twoEmpires.ts';
import { closeWindows, openBrowser } from '../support/windows.ts';
import { arm } from './arm.ts';

/*
 * Two empires at war in Galactic Conquest, from the purchase of their navies through three turns: the Hydrans by clicks, Ann with the
 * squadrons and Kim with the spies, and Bob of the Lyrans in the typed notation; what the rules leave to them the game master judges at
 * the desk, and at the end all turns come out the same.
 */
const home = tempFolder();
const results = (): string => join(home, 'gm', 'game-master', 'war', 'results');

const hosts: Host[] = [];
let ann: Person;
let kim: Person;
let bob: Person;
let page: Page;
let desk: DeskHand;

beforeAll(async () => {
  const [game, map, invitations] = ['war.game', 'arm.scenario', 'invitations'].map((name) =>
    join(home, name),
  );
  if (game === undefined || map === undefined || invitations === undefined) throw new Error('no names');
  writeFileSync(map, JSON.stringify(arm));
  const set = [
    '--id',
    'war',
    '--scenario',
    map,
    '--seed',
    'the war',
    '--seat',
    'hydran=Ann',
    '--seat',
    'lyran=Bob',
  ];
  await gm('new', game, '--rules', 'galactic-conquest', ...set, '--out', invitations);
  await gm('fellow', game, 'hydran', '--player', 'Kim', '--scope', 'intelligence', '--out', invitations);
  for (const name of ['ann', 'kim', 'bob', 'gm']) hosts.push(await startHost(join(home, name)));
  const browser = await openBrowser();
  const people = await Promise.all(hosts.map((host) => sitDown(browser, host, { width: 1366, height: 768 })));
  let master: Person;
  [ann, kim, bob, master] = people as [Person, Person, Person, Person];
  ({ page } = master);
  desk = deskHand(page);
});

afterAll(async () => {
  await closeWindows();
  await Promise.all(hosts.map((host) => host.stop()));
  removeFolders();
});

/** What begins a question of each kind. */
const kinds: readonly (readonly [words: string, kind: string])[] = [
  ['to its captain', 'captains'],
  ['Squadrons of two empires', 'advance'],
  ['Foreign ships are over', 'system'],
  ['in trust', 'trust'],
  ['How hard is the mission', 'mission'],
  ['What does the spy of', 'spy'],
  ['has hired Orions', 'pirates'],
  ['The intelligence service of', 'report'],
  ['surrender', 'surrender'],
  ['rebellion against', 'rebellion'],
];
const heard = new Set<string>();

/** The line of the order sheet that begins so is typed; what cannot be read is no order. */
async function types(
  person: Person,
  lines: readonly (readonly [label: RegExp, text: string])[],
): Promise<void> {
  const { keyboard } = person.page;
  await keyboard.press('Shift+O');
  const sheet = person.page.getByRole('dialog', { name: 'Order Sheet' });
  for (const [label, text] of lines) {
    await sheet.getByRole('combobox', { name: label }).fill(text);
    await keyboard.press('Enter');
  }
  expect(await sheet.locator('[aria-invalid="true"]').count()).toBe(0);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await sheet.waitFor({ state: 'detached' });
}

function fileFor(turn: number, seat: string): string {
  const file = readdirSync(results()).find((name) => name.includes(`N0${turn}-${seat}.`));
  if (file === undefined)
    throw new Error(`no results of turn ${turn} for ${seat}: ${readdirSync(results()).join(' ')}`);
  return join(results(), file);
}

/** All three open what the game master wrote for them. */
async function openAll(turn: number, called: string): Promise<void> {
  await ann.open(fileFor(turn, 'hydran'));
  await kim.open(fileFor(turn, 'hydran-player-2'));
  await bob.open(fileFor(turn, 'lyran'));
  for (const { page: window } of [ann, kim, bob])
    await expect.poll(() => window.getByTestId('turn-number').textContent()).toContain(called);
}

/** Gives an order of a page by its button, as it is proposed; some are given at once, others once their form is there. */
async function orders(
  person: Person,
  screen: string,
  kind: string,
  fill?: (form: Locator) => Promise<void>,
): Promise<void> {
  const { page: window } = person;
  await goTo(person, screen);
  const count = async (): Promise<number> => Number(await window.getByTestId('order-count').textContent());
  const before = await count();
  await window.locator(`[data-page="${screen}"] [data-kind="${kind}"]`).first().click();
  const give = window.getByRole('button', { name: 'Give order' });
  await expect.poll(async () => (await give.isVisible()) || (await count()) > before).toBe(true);
  if (await give.isVisible()) {
    await fill?.(window.getByRole('dialog').last());
    await give.click();
  }
  await expect.poll(count).toBe(before + 1);
}

/** Plots a squadron by clicks on the map. */
async function plot(person: Person, unit: string, ...way: readonly string[]): Promise<void> {
  await person.chooseUnit(unit);
  for (const hex of way) await person.clickSector(hex);
  await expect.poll(() => person.page.getByTestId('unit-orders').textContent()).toContain(way.at(-1) ?? '');
}

/** Gives the chosen squadron an order by its button. */
async function command(person: Person, title: string, fill: (form: Locator) => Promise<void>): Promise<void> {
  await person.page.getByTestId('unit-orders').getByRole('button', { name: title, exact: true }).click();
  const form = person.page.getByRole('dialog', { name: title });
  await fill(form);
  await form.getByRole('button', { name: 'Give order' }).click();
  await form.waitFor({ state: 'detached' });
}

async function fight(person: Person, intensity: RegExp, leaves: number): Promise<void> {
  await command(person, 'Fight', async (form) => {
    const box = form.getByLabel('Battle intensity');
    const [label = ''] = (await box.locator('option').allTextContents()).filter((text) =>
      intensity.test(text),
    );
    await box.selectOption({ label });
    await form.getByLabel(/^Leaves after losses/).fill(String(leaves));
  });
}

const asked = () => page.getByTestId('desk-asked');

/** Answers what the game master is asked, question by question, as each begins, or as it is proposed; then the run goes on, until the results are there. */
async function judgeAll(
  answers: readonly (readonly [question: string, answer: (form: Locator) => Promise<void>])[],
): Promise<void> {
  const ready = page.getByRole('heading', { name: /^The results for .* are ready$/ });
  const give = asked().getByRole('button', { name: 'Give this answer' }).first();
  const goOn = asked().getByRole('button', { name: /^Continue turn/ });
  for (;;) {
    await ready.or(asked()).first().waitFor();
    if (await ready.isVisible()) return;
    for (let open = await openNow(); open > 0; open = await openNow()) {
      const question = asked().locator('[data-question]').first();
      const text = (await question.textContent()) ?? '';
      const kind = kinds.find(([words]) => text.includes(words));
      if (kind === undefined) throw new Error(`an unknown question: ${text}`);
      heard.add(kind[1]);
      const answer = answers.find(([words]) => text.includes(words))?.[1];
      if (answer === undefined)
        await question.getByRole('group', { name: 'Answers' }).getByRole('button').first().click();
      else await answer(question);
      await give.click();
      await expect.poll(openNow).toBe(open - 1);
    }
    await goOn.click();
    await expect.poll(async () => (await ready.isVisible()) || (await openNow()) > 0).toBe(true);
  }
}
/** How many questions are open. */
const openNow = (): Promise<number> => asked().getByRole('button', { name: 'Give this answer' }).count();

/** Everybody sends, the game master takes the files in, runs the turn, and answers. */
async function runTurn(turn: number, ...answers: Parameters<typeof judgeAll>[0]): Promise<void> {
  const files: string[] = [];
  for (const [name, person] of Object.entries({ ann, kim, bob })) {
    const folder = join(home, `${name}-${turn}`);
    mkdirSync(folder);
    files.push(await person.saveTurn(folder));
  }
  await desk.go('Roll call');
  await desk.handOver('Add orders…', files);
  await expect.poll(() => page.getByText(/\d of 2 ha(s|ve) no orders/).count()).toBe(0);
  await desk.go('Preview and run');
  await page.getByRole('button', { name: /^Run turn/ }).click();
  await judgeAll(answers);
  await page.getByRole('button', { name: 'Save in the game’s folder' }).click();
  await expect.poll(() => page.getByTestId('published').textContent()).toContain('3 files written to');
}

const step = scenario('two empires, one of them of two admirals, are at war in Galactic Conquest');

step('the game is taken onto the desk, and its invitations are opened', async () => {
  await page.getByRole('button', { name: 'Game master' }).click();
  await desk.takeGame(join(home, 'war.game'));
  const invitation = (name: string): string => join(home, 'invitations', `warN01-${name}.new`);
  await ann.open(invitation('hydran'));
  await kim.open(invitation('hydran-player-2'));
  await bob.open(invitation('lyran'));
});

step('navies are bought: by clicks, and as sentences', async () => {
  await orders(ann, 'navy', 'buy');
  await orders(ann, 'navy', 'buy');
  await types(bob, [
    [/^Orders of Empire/, 'Buy.....CA, 2xDD for L01A at C8 led by CA. Buy.....2xDD for L02A at D10.'],
  ]);
  await runTurn(1);
});

step(
  'Y160.1: the captain of one squadron decides, two meet, and spies, pirates and services are at work',
  async () => {
    await openAll(2, 'Y160.1');
    await plot(ann, 'H01A', 'D6', 'D7', 'D8');
    await fight(ann, /^Charge/, 100);
    await ann.chooseUnit('H02A');
    await command(ann, 'Captain’s discretion', async (form) => {
      await form
        .getByLabel('What the captain should know')
        .fill('Guard Ironreach, and do not be drawn away.');
    });
    await orders(ann, 'economy', 'trust', (form) => form.getByLabel('Economic points').fill('50'));
    await orders(kim, 'relations', 'hire-spy');
    await orders(kim, 'relations', 'send-spy');
    await orders(kim, 'relations', 'hire-orions');
    await orders(kim, 'relations', 'ask-intelligence');
    await types(bob, [
      [
        /^Orders of L01A/,
        'Total MV.....1. MV sequence.....C8- D8. Orders.....Attack. BI = Typical. DI = 10%.',
      ],
      [/^Orders of L02A/, 'Captain: "Raid whoever is alone.".'],
    ]);
    await runTurn(
      2,
      [
        'leaves L02A to its captain',
        async (form) => {
          await form.getByRole('button', { name: 'Decide for a captain' }).click();
          await form.getByLabel('What the captain reports').fill('We wait for our hour.');
        },
      ],
      [
        'Squadrons of two empires',
        async (form) => form.getByRole('button', { name: 'The Hydran Kingdom is advancing' }).click(),
      ],
    );
  },
);

step('Y160.2: the Hydrans come to Cathil, which falls as it is judged', async () => {
  await openAll(3, 'Y160.2');
  await ann.menu('Log' as never);
  await ann.page.getByText('Battle D8', { exact: false }).first().waitFor();
  await plot(ann, 'H01A', 'C8');
  await fight(ann, /^Charge/, 100);
  await runTurn(3, [
    'Foreign ships are over',
    async (form) => form.getByRole('button', { name: 'It falls', exact: true }).click(),
  ]);
});

step('Y161.1: the Lyrans surrender', async () => {
  await openAll(4, 'Y161.1');
  await types(bob, [[/^Orders of Empire/, 'Surrender to Hydran Kingdom.']]);
  await runTurn(4);
});

step('at least eight kinds of question were asked, and all turns come out the same again', async () => {
  await openAll(5, 'Y161.2');
  await ann.menu('Log' as never);
  expect(heard.size).toBeGreaterThanOrEqual(8);
  await verifies({ desk: () => page, hand: () => desk });
});

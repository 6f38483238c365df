import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { byBuilder } from '#rulesets/galactic-empires/tables/starships.ts';
import { removeFolders, tempFolder } from '../support/tempFolder.ts';
import { gm, type Host, startHost } from './support/host.ts';
import { type Person, sitDown } from './support/people.ts';
import { closeWindows, openBrowser } from './support/windows.ts';
import { scenario } from './support/scenario.ts';

/*
 * Two people and a game master play three turns of Galactic Empires with nothing but their windows, their files and the
 * command line. The Klingons break through at Hraka on turn 1; the Romulans strike back.
 */
const home = tempFolder();
const game = join(home, 'tt1.game');
const results = join(home, 'results');
const mailbox = (turn: number): string => join(home, `orders-${turn}`);

const hosts: Host[] = [];
let ann: Person;
let bob: Person;

const types = (builder: 'Klingon' | 'Romulan'): readonly string[] => byBuilder(builder).map(({ id }) => id);
const shipOf = (builder: 'Klingon' | 'Romulan', shipClass: string): string =>
  byBuilder(builder).find((type) => type.class === shipClass)?.id ?? '';

/** Qo'noS, Hraka, Virinat and Romulus in a row, with an independent world on either side. */
const border = {
  format: 'sealed-orders scenario',
  version: 1,
  ruleset: 'galactic-empires',
  title: 'Three turns',
  sectors: [
    {
      number: 1,
      name: 'Qo’noS',
      q: 0,
      r: 0,
      links: [2, 5],
      revenue: 30,
      owner: 'klingon-empire',
      annexed: true,
      builds: types('Klingon'),
      level: 2,
    },
    { number: 2, name: 'Hraka', q: 1, r: 0, links: [1, 3, 5], revenue: 12, owner: 'klingon-empire' },
    { number: 3, name: 'Virinat', q: 2, r: 0, links: [2, 4, 6], revenue: 12, owner: 'romulan-star-empire' },
    {
      number: 4,
      name: 'Romulus',
      q: 3,
      r: 0,
      links: [3, 6],
      revenue: 30,
      owner: 'romulan-star-empire',
      annexed: true,
      builds: types('Romulan'),
      level: 2,
    },
    { number: 5, name: 'Khitomer', q: 0, r: 1, links: [1, 2, 6], revenue: 8 },
    { number: 6, name: 'Nimbus', q: 2, r: 1, links: [3, 4, 5], revenue: 8 },
  ],
  empires: [
    { id: 'klingon-empire', name: 'Klingon Empire', adjective: 'Klingon', ruler: 'Ann', treasury: 8000 },
    {
      id: 'romulan-star-empire',
      name: 'Romulan Star Empire',
      adjective: 'Romulan',
      ruler: 'Bob',
      treasury: 8000,
    },
  ],
  units: [
    {
      kind: 'starfleet',
      at: 2,
      owner: 'klingon-empire',
      number: 1,
      name: 'First Spear',
      ships: [
        { type: shipOf('Klingon', 'Battleship'), count: 6 },
        { type: shipOf('Klingon', 'Heavy Cruiser'), count: 8 },
      ],
    },
    {
      kind: 'starfleet',
      at: 3,
      owner: 'romulan-star-empire',
      number: 1,
      name: 'Border Watch',
      ships: [{ type: shipOf('Romulan', 'Heavy Cruiser'), count: 6 }],
    },
    {
      kind: 'starfleet',
      at: 4,
      owner: 'romulan-star-empire',
      number: 2,
      name: 'Talon',
      ships: [{ type: shipOf('Romulan', 'Battleship'), count: 4 }],
    },
    {
      kind: 'garrison',
      at: 1,
      owner: 'klingon-empire',
      ships: [{ type: shipOf('Klingon', 'Destroyer'), count: 4 }],
    },
    {
      kind: 'garrison',
      at: 4,
      owner: 'romulan-star-empire',
      ships: [{ type: shipOf('Romulan', 'Destroyer'), count: 4 }],
    },
  ],
};

beforeAll(async () => {
  writeFileSync(join(home, 'scenario.json'), JSON.stringify(border));
  for (const turn of [1, 2, 3]) mkdirSync(mailbox(turn));
  await gm(
    'new',
    game,
    '--id',
    'tt1',
    '--setup',
    join(home, 'scenario.json'),
    '--seed',
    'three turns',
    '--out',
    results,
  );
  hosts.push(await startHost(join(home, 'ann')), await startHost(join(home, 'bob')));
  const browser = await openBrowser();
  [ann, bob] = (await Promise.all(hosts.map((host) => sitDown(browser, host)))) as [Person, Person];
});

afterAll(async () => {
  await closeWindows();
  await Promise.all(hosts.map((host) => host.stop()));
  removeFolders();
});

const fileFor = (turn: number, empire: string): string => {
  const file = readdirSync(results).find((name) => name.includes(`N0${turn}`) && name.includes(empire));
  if (file === undefined)
    throw new Error(`no results of turn ${turn} for ${empire} among ${readdirSync(results).join(', ')}`);
  return join(results, file);
};

async function openAll(turn: number): Promise<void> {
  await ann.open(fileFor(turn, 'klingon'));
  await bob.open(fileFor(turn, 'romulan'));
  for (const { page } of [ann, bob])
    await expect.poll(() => page.getByTestId('turn-number').textContent()).toContain(`Turn ${turn}`);
}

async function runTurn(turn: number): Promise<string> {
  await ann.saveTurn(mailbox(turn));
  await bob.saveTurn(mailbox(turn));
  expect(readdirSync(mailbox(turn))).toHaveLength(2);
  return gm('run', game, '--orders', mailbox(turn), '--out', results);
}

async function declareWar(person: Person, on: string): Promise<void> {
  await person.menu('Headquarters');
  await person.page
    .getByTestId('page')
    .getByRole('row', { name: new RegExp(on) })
    .click();
  await person.page
    .getByRole('complementary', { name: 'Headquarters orders' })
    .getByRole('button', { name: 'Declare War' })
    .click();
}

const step = scenario(
  'two people and a game master play three turns with their windows, files and the command line',
);

step('turn 1: war is declared and the border crossed by a click on the map', async () => {
  await openAll(1);
  await declareWar(ann, 'Romulan Star Empire');
  await ann.chooseUnit('A1');
  await ann.clickSector('Virinat');
  await expect.poll(() => ann.page.getByTestId('unit-orders').textContent()).toContain('Virinat');
  await ann.picture('turn-1-klingon-map');

  await bob.chooseUnit('G4');
  await bob.page.getByTestId('unit-orders').getByRole('button', { name: 'Build Starships' }).click();
  await bob.page.getByRole('button', { name: 'Give order' }).click();
  await expect.poll(() => bob.page.getByTestId('unit-orders').textContent()).toContain('Build');
  await bob.picture('turn-1-romulan-map');
  await runTurn(1);
});

step('turn 2: both read of the battle at Virinat; one annexes, the other strikes back', async () => {
  await openAll(2);
  for (const [person, name] of [
    [ann, 'klingon'],
    [bob, 'romulan'],
  ] as const) {
    await person.menu('Messages');
    await person.page.getByRole('tab', { name: /Battle/ }).click();
    await expect.poll(() => person.page.getByTestId('battle-report').textContent()).toContain('Virinat');
    await expect
      .poll(() => person.page.getByTestId('battle-report').textContent())
      .toMatch(/Hawk Heavy Cruiser/);
    await person.picture(`turn-2-${name}-battle`);
  }
  await ann.menu('Map');
  await ann.clickSector('Hraka');
  await ann.page.getByTestId('location-report').getByRole('button', { name: 'Annex Sector' }).click();
  await ann.picture('turn-2-klingon-map');
  await bob.chooseUnit('A2');
  await bob.clickSector('Virinat');
  await runTurn(2);
});

step('turn 3: the second battle is told, and what was annexed is golden', async () => {
  await openAll(3);
  await bob.menu('Messages');
  await bob.page.getByRole('tab', { name: /Battle/ }).click();
  await expect.poll(() => bob.page.getByTestId('battle-report').textContent()).toContain('Virinat');
  await ann.menu('Map');
  await ann.clickSector('Hraka');
  await expect
    .poll(() => ann.page.getByTestId('location-report').textContent())
    .toMatch(/Annexed to\s*Klingon Empire/);
  await ann.menu('Headquarters');
  await ann.picture('turn-3-klingon-headquarters');
  await bob.menu('Map');
  await bob.picture('turn-3-romulan-map');
  await runTurn(3);
});

step('after three turns the game stands at turn 4, and both can go on', async () => {
  await openAll(4);
  expect(await gm('status', game)).toContain('4');
});

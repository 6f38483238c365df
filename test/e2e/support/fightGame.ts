import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { byBuilder } from '#rulesets/galactic-empires/tables/starships.ts';
import type { Builder } from '#rulesets/galactic-empires/tables/starships.ts';
import { gm } from './host.ts';
import { keptGame } from './keptGame.ts';

const types = (builder: Builder): readonly string[] => byBuilder(builder).map(({ id }) => id);
const ships = (
  builder: Builder,
  shipClass: string,
  count: number,
  rank = 1,
): { readonly type: string; readonly count: number; readonly rank: number } => ({
  type: byBuilder(builder).find((type) => type.class === shipClass)?.id ?? '',
  count,
  rank,
});
const admiral = (name: string, leads = false): object => ({
  name,
  tactics: 60,
  siegecraft: 40,
  attacks: 2,
  combat: 15,
  hitPoints: 1.5,
  ...(leads ? { leads } : {}),
});

/** Enemies stand face to face already: the first turn brings a siege with defences, a battle of hundreds, and one of three empires. */
const fightGame = {
  format: 'sealed-orders scenario',
  version: 1,
  ruleset: 'galactic-empires',
  title: 'Fights',
  sectors: [
    {
      number: 1,
      name: 'Qo’noS',
      q: 0,
      r: 0,
      links: [2, 5],
      revenue: 40,
      owner: 'klingon-empire',
      annexed: true,
      builds: types('Klingon'),
      level: 2,
    },
    { number: 2, name: 'Hraka', q: 1, r: 0, links: [1, 3, 5, 6], revenue: 12, owner: 'klingon-empire' },
    {
      number: 3,
      name: 'Virinat',
      q: 2,
      r: 0,
      links: [2, 4, 6],
      revenue: 12,
      owner: 'romulan-star-empire',
      annexed: true,
      level: 4,
    },
    {
      number: 4,
      name: 'Romulus',
      q: 3,
      r: 0,
      links: [3, 6],
      revenue: 40,
      owner: 'romulan-star-empire',
      annexed: true,
      builds: types('Romulan'),
      level: 2,
    },
    { number: 5, name: 'Khitomer', q: 0, r: 1, links: [1, 2, 6], revenue: 8 },
    { number: 6, name: 'Nimbus', q: 1, r: 1, links: [2, 3, 4, 5], revenue: 8 },
  ],
  empires: [
    { id: 'klingon-empire', name: 'Klingon Empire', adjective: 'Klingon', ruler: 'Ann', treasury: 900 },
    {
      id: 'romulan-star-empire',
      name: 'Romulan Star Empire',
      adjective: 'Romulan',
      ruler: 'Bob',
      treasury: 900,
    },
    { id: 'ferengi-alliance', name: 'Ferengi Alliance', adjective: 'Ferengi', ruler: 'Cid', treasury: 900 },
  ],
  units: [
    { kind: 'garrison', at: 1, owner: 'klingon-empire', ships: [ships('Klingon', 'Destroyer', 6)] },
    {
      kind: 'starfleet',
      at: 3,
      owner: 'klingon-empire',
      number: 1,
      name: 'First Spear',
      admirals: [admiral('Kurn', true), admiral('Lursa')],
      ships: [
        ships('Klingon', 'Destroyer', 5),
        ships('Klingon', 'Heavy Cruiser', 8, 2),
        ships('Klingon', 'Battleship', 6, 3),
      ],
    },
    {
      kind: 'starfleet',
      at: 3,
      owner: 'klingon-empire',
      number: 2,
      name: 'Skirmishers',
      retreatLevel: 1,
      ships: [ships('Klingon', 'Scout', 3), ships('Klingon', 'Destroyer', 3, 2)],
    },
    { kind: 'garrison', at: 3, owner: 'romulan-star-empire', ships: [ships('Romulan', 'Destroyer', 7)] },
    {
      kind: 'starfleet',
      at: 3,
      owner: 'romulan-star-empire',
      number: 1,
      name: 'Border Watch',
      ships: [ships('Romulan', 'Heavy Cruiser', 5), ships('Romulan', 'Scout', 4)],
    },
    {
      kind: 'starfleet',
      at: 5,
      owner: 'klingon-empire',
      number: 3,
      name: 'Host',
      ships: [ships('Klingon', 'Battleship', 120), ships('Klingon', 'Heavy Cruiser', 260, 2)],
    },
    {
      kind: 'starfleet',
      at: 5,
      owner: 'romulan-star-empire',
      number: 2,
      name: 'Armada',
      ships: [
        ships('Romulan', 'Battleship', 180),
        ships('Romulan', 'Heavy Cruiser', 90),
        ships('Romulan', 'Scout', 40),
      ],
    },
    {
      kind: 'starfleet',
      at: 6,
      owner: 'klingon-empire',
      number: 4,
      name: 'Lone Wolf',
      ships: [ships('Klingon', 'Battleship', 1)],
    },
    {
      kind: 'starfleet',
      at: 2,
      owner: 'klingon-empire',
      number: 5,
      name: 'Rearguard',
      ships: [ships('Klingon', 'Scout', 2)],
    },
    {
      kind: 'starfleet',
      at: 6,
      owner: 'romulan-star-empire',
      number: 3,
      name: 'Talon',
      ships: [ships('Romulan', 'Heavy Cruiser', 2)],
    },
    {
      kind: 'starfleet',
      at: 6,
      owner: 'ferengi-alliance',
      number: 1,
      name: 'Traders',
      ships: [ships('Ferengi', 'Heavy Cruiser', 2)],
    },
    { kind: 'garrison', at: 4, owner: 'romulan-star-empire', ships: [ships('Romulan', 'Destroyer', 4)] },
  ],
  relations: [
    { a: 'klingon-empire', b: 'romulan-star-empire', relation: 'war' },
    { a: 'klingon-empire', b: 'ferengi-alliance', relation: 'war' },
    { a: 'romulan-star-empire', b: 'ferengi-alliance', relation: 'war' },
  ],
};

/** Begins it in the folder, as `fgt.game`; invitations are in `results`. */
export const newFightGame = (home: string): Promise<void> => keptGame('fightGame', home, begin);

async function begin(home: string): Promise<void> {
  writeFileSync(join(home, 'fights.json'), JSON.stringify(fightGame));
  await gm(
    'new',
    join(home, 'fgt.game'),
    '--id',
    'fgt',
    '--setup',
    join(home, 'fights.json'),
    '--seed',
    'fights',
    '--out',
    join(home, 'results'),
  );
}

/** The same, and the turn of the fights was run without orders. */
export const foughtGame = (home: string): Promise<void> => keptGame('foughtGame', home, fight);

async function fight(home: string): Promise<void> {
  await newFightGame(home);
  const orders = join(home, 'orders');
  mkdirSync(orders);
  await gm('run', join(home, 'fgt.game'), '--orders', orders, '--out', join(home, 'results'));
}

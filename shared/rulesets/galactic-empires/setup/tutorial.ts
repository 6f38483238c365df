import { seatId } from '#kernel/ids.ts';
import { head } from './scenario.ts';

/*
 * A small map for learning the game, written by hand as a scenario file is. The learner leads the Federation Core. Around
 * Earth lie, each where a first turn or two will meet it: a colony to annex (16), another still damaged (22), a weak
 * neighbour (18), a strong one inside defences (12), one that a siege opens (23), an industrial center (13) behind a
 * barrier, a border where passage is given (3), and two neighbours at war with each other.
 * For the lessons (lessons/course.ts) there are besides: fast ships in Earth’s garrison, for a first starfleet; dreadnoughts
 * of the Home Fleet in its front rank by mistake; and an outpost of the Klingons (19) behind the weak neighbour, so weakly
 * held that the Home Fleet takes it alone.
 */

type Row = readonly unknown[];

/** Independents in old ships (GE 6838): destroyers, light, heavy and strike cruisers, battleships. */
const old = (destroyers: number, light: number, heavy: number, strike: number, battleships: number): Row =>
  (
    [
      ['akula-class-destroyer', destroyers, 2],
      ['constitution-refit-cruiser', light, 1],
      ['constellation-hvy-cruiser', heavy, 1],
      ['miranda-class-cruiser', strike, 4],
      ['yoshida-class-battleship', battleships, 3],
    ] as const
  )
    .filter(([, count]) => count > 0)
    .map(([name, count, rank]) => ({ type: `federation-c/${name}`, count, rank }));

const federation = (destroyers: number, light: number, heavy: number): Row => [
  { type: 'federation-a/norway-class-destroyer', count: destroyers, rank: 2 },
  { type: 'federation-a/akira-strike-cruiser', count: light, rank: 1 },
  { type: 'federation-a/nebula-heavy-cruiser', count: heavy, rank: 1 },
];
const klingon = (destroyers: number, light: number, heavy: number): Row => [
  { type: 'klingon/ktinga-class-destroyer', count: destroyers, rank: 2 },
  { type: 'klingon/c-7-light-cruiser', count: light, rank: 1 },
  { type: 'klingon/hawk-heavy-cruiser', count: heavy, rank: 1 },
];
const romulan = (destroyers: number, light: number, heavy: number): Row => [
  { type: 'romulan/romulan-bird-of-prey', count: destroyers, rank: 2 },
  { type: 'romulan/harrier-light-cruiser', count: light, rank: 1 },
  { type: 'romulan/hawk-heavy-cruiser', count: heavy, rank: 1 },
];

const [earth, kling, romul] = ['federation-core', 'klingon-empire', 'romulan-star-empire'] as const;

const sectors = [
  { number: 1, name: 'Cold Harbour', q: 0, r: 0, links: [2, 6], revenue: 6 },
  { number: 2, name: 'Pale Mirror', q: 1, r: 0, links: [1, 3, 6], revenue: 8 },
  {
    number: 3,
    name: 'Vaelane',
    q: 2,
    r: 0,
    links: [2, 4, 7, 8],
    revenue: 20,
    owner: romul,
    annexed: true,
    level: 1,
    permitted: [earth],
  },
  {
    number: 4,
    name: 'Romulus',
    q: 3,
    r: 0,
    links: [3, 5, 8, 9],
    revenue: 40,
    owner: romul,
    annexed: true,
    builds: 'Romulan',
    level: 2,
  },
  {
    number: 5,
    name: 'Therissa',
    q: 4,
    r: 0,
    links: [4, 9, 10],
    revenue: 20,
    owner: romul,
    annexed: true,
    level: 1,
  },
  { number: 6, name: 'Amber Shoal', q: 0, r: 1, links: [1, 2, 7, 11, 12], revenue: 10 },
  { number: 7, name: 'The Lattice', q: 1, r: 1, links: [3, 6, 8, 13], revenue: 8 },
  { number: 8, name: 'Nimoth', q: 2, r: 1, links: [3, 4, 7, 9, 13, 14], revenue: 9 },
  { number: 9, name: 'Selcalis', q: 3, r: 1, links: [4, 5, 8, 10, 14, 15], revenue: 7 },
  { number: 10, name: 'Iron Gate', q: 4, r: 1, links: [5, 9, 15], revenue: 14, level: 3 },
  { number: 11, name: 'Greenhaven', q: -1, r: 2, links: [6, 12, 16], revenue: 5 },
  { number: 12, name: 'Bastion', q: 0, r: 2, links: [6, 11, 13, 16, 17], revenue: 26, level: 2 },
  {
    number: 13,
    name: 'Crossroads',
    q: 1,
    r: 2,
    links: [7, 8, 12, 14, 18],
    revenue: 12,
    builds: [
      'federation-c/akula-class-destroyer',
      'federation-c/constellation-hvy-cruiser',
      'federation-c/yoshida-class-battleship',
    ],
  },
  { number: 14, name: 'Tarnolt', q: 2, r: 2, links: [8, 9, 13, 15, 18], revenue: 8 },
  {
    number: 15,
    name: 'Drakoth',
    q: 3,
    r: 2,
    links: [9, 10, 14, 19, 20],
    revenue: 20,
    owner: kling,
    annexed: true,
    level: 1,
  },
  {
    number: 16,
    name: 'New Shoreham',
    q: -1,
    r: 3,
    links: [11, 12, 17, 21, 22],
    revenue: 20,
    owner: earth,
    level: 1,
  },
  {
    number: 17,
    name: 'Earth',
    q: 0,
    r: 3,
    links: [12, 16, 18, 22, 23],
    revenue: 40,
    owner: earth,
    annexed: true,
    builds: 'Federation-a',
    level: 2,
  },
  { number: 18, name: 'Lantern', q: 1, r: 3, links: [13, 14, 17, 19, 23, 24], revenue: 5 },
  {
    number: 19,
    name: 'Gorvun',
    q: 2,
    r: 3,
    links: [15, 18, 20, 24, 25],
    revenue: 9,
    owner: kling,
    annexed: true,
    level: 1,
  },
  {
    number: 20,
    name: 'Qo’noS',
    q: 3,
    r: 3,
    links: [15, 19, 25],
    revenue: 40,
    owner: kling,
    annexed: true,
    builds: 'Klingon',
    level: 2,
  },
  { number: 21, name: 'Wayfall', q: -2, r: 4, links: [16, 22], revenue: 6 },
  {
    number: 22,
    name: 'Brightwater',
    q: -1,
    r: 4,
    links: [16, 17, 21, 23],
    revenue: 20,
    owner: earth,
    annexed: true,
    level: 1,
    levelDamage: 1,
    damage: 1,
  },
  { number: 23, name: 'Redoubt', q: 0, r: 4, links: [17, 18, 22, 24], revenue: 8, level: 1 },
  { number: 24, name: 'Dustfall', q: 1, r: 4, links: [18, 19, 23, 25], revenue: 7 },
  {
    number: 25,
    name: 'Kesharn',
    q: 2,
    r: 4,
    links: [19, 20, 24],
    revenue: 20,
    owner: kling,
    annexed: true,
    level: 1,
  },
];

const empires = [
  { id: earth, ruler: 'President Okoro', treasury: 90 },
  { id: kling, passage: [earth] },
  { id: romul },
];

const garrison = (at: number, ships: Row, owner?: string): object => ({
  kind: 'garrison',
  at,
  ...(owner === undefined ? {} : { owner }),
  ships,
});
const independent = (at: number, ships: Row): object => ({ kind: 'starfleet', at, ships });

const units = [
  garrison(
    17,
    [...federation(10, 6, 2), { type: 'federation-a/prometheus-attack-frigate', count: 4, rank: 3 }],
    earth,
  ),
  garrison(16, federation(5, 3, 1), earth),
  garrison(22, federation(5, 3, 1), earth),
  {
    kind: 'starfleet',
    at: 17,
    owner: earth,
    number: 1,
    name: 'Home Fleet',
    retreatLevel: 3,
    ships: [
      ...federation(15, 9, 5),
      { type: 'federation-a/achilles-siege-cruiser', count: 4, rank: 4 },
      { type: 'federation-a/sovereign-dreadnought', count: 2, rank: 1 },
    ],
    admirals: [
      {
        name: 'Ines Marlowe',
        tactics: 18,
        siegecraft: 12,
        attacks: 1,
        combat: 12,
        hitPoints: 1.2,
        leads: true,
      },
    ],
  },
  {
    kind: 'starfleet',
    at: 22,
    owner: earth,
    number: 2,
    name: 'Pathfinders',
    ships: [{ type: 'federation-a/defiant-class-scout', count: 2, rank: 5 }],
  },
  garrison(20, klingon(16, 7, 2), kling),
  garrison(15, klingon(9, 3, 1), kling),
  garrison(25, klingon(9, 3, 1), kling),
  garrison(19, klingon(4, 1, 1), kling),
  {
    kind: 'starfleet',
    at: 20,
    owner: kling,
    number: 1,
    ships: [
      ...klingon(20, 10, 5),
      { type: 'klingon/kron-class-battlecruiser', count: 5, rank: 4 },
      { type: 'klingon/vorcha-battlecruiser', count: 2, rank: 3 },
      { type: 'klingon/neghvar-battleship', count: 2, rank: 3 },
    ],
  },
  garrison(4, romulan(9, 5, 3), romul),
  garrison(3, romulan(5, 3, 1), romul),
  garrison(5, romulan(5, 3, 1), romul),
  {
    kind: 'starfleet',
    at: 4,
    owner: romul,
    number: 1,
    ships: [
      ...romulan(13, 8, 5),
      { type: 'romulan/falcon-class-frigate', count: 6, rank: 4 },
      { type: 'romulan/valdore-command-cruiser', count: 2, rank: 3 },
      { type: 'romulan/dderidex-warbird', count: 2, rank: 3 },
    ],
  },
  {
    kind: 'starfleet',
    at: 14,
    owner: romul,
    number: 2,
    name: 'Night Watch',
    cloaked: true,
    ships: [{ type: 'romulan/talon-class-scout', count: 3, rank: 5 }],
  },
  independent(1, old(4, 3, 2, 1, 0)),
  independent(2, old(4, 5, 3, 1, 0)),
  independent(6, old(4, 5, 3, 1, 1)),
  independent(7, old(4, 5, 3, 1, 0)),
  independent(8, old(5, 5, 4, 1, 0)),
  independent(9, old(3, 4, 3, 1, 0)),
  garrison(10, old(7, 7, 5, 1, 1)),
  independent(11, old(4, 4, 2, 0, 0)),
  garrison(12, old(14, 16, 10, 3, 4)),
  garrison(13, old(5, 6, 4, 1, 1)),
  independent(14, old(4, 5, 3, 1, 0)),
  independent(18, old(3, 2, 1, 0, 0)),
  independent(21, old(4, 3, 2, 1, 0)),
  garrison(23, old(4, 3, 1, 0, 0)),
  independent(24, old(3, 4, 3, 1, 0)),
];

/** Whom the learner leads. */
export const learner = seatId(earth);

/** The tutorial as a scenario file has it. */
export const tutorial = {
  ...head,
  title: 'First Command',
  description:
    'A small map on which the main ideas of the game come up within a few turns. Lead the Federation Core from Earth.',
  victory: {
    text: 'Hold 15 of the 25 sectors, alone or with allies who are all allied with each other.',
    share: 60,
  },
  empires,
  sectors,
  units,
  relations: [{ a: kling, b: romul, relation: 'war' }],
};

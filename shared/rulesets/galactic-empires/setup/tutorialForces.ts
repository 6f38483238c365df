import { earth, kling, romul } from './tutorialSectors.ts';
import { defined } from '#kernel/words/defined.ts';
/*
 * A small map for learning the game, written like a scenario file. The learner plays the Federation Core. Around Earth, within
 * reach of the first turns, are: a colony to annex (16), another that is still damaged (22), a weak neighbour (18), a strong one
 * inside defences (12), one that needs a siege (23), an industrial center (13) behind a barrier, a border where passage is granted (3),
 * and two neighbours at war with each other.
 * The lessons (lessons/course.ts) also need: fast ships in Earth’s garrison, for a first starfleet; dreadnoughts in the front
 * rank of the Home Fleet, by mistake; and an outpost of the Klingons (19) behind the weak neighbour, so weakly defended that
 * the Home Fleet can take it alone.
 */

type Row = readonly unknown[];

/** Old ships of independents (GE 6838): destroyers, light, heavy and strike cruisers, battleships. */
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

const garrison = (at: number, ships: Row, owner?: string): object => ({
  kind: 'garrison',
  at,
  ...defined({ owner }),
  ships,
});

const independent = (at: number, ships: Row): object => ({ kind: 'starfleet', at, ships });

export const units = [
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

import type { SeatId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Thing } from '#kernel/words/spot.ts';
import type { Fact, Page, Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { imagine } from '../../model/imagine.ts';
import type { State } from '../../model/state.ts';
import type { View } from '../../model/view.ts';
import type { Order } from '../../allOrders.ts';
import { builders } from '../../market/builders.ts';
import { addedBy, firstMission, missions, missionsOf } from '../../ships/list/missions.ts';
import { variantNames } from '../../ships/list/variants.ts';
import { hulls } from '../../ships/list/classes.ts';
import type { Design } from '../../ships/list/index.ts';
import { designNamed } from '../../ships/list/index.ts';
import { isFriend, offeredTo } from '../../market/deals.ts';
import { priceOf } from '../../market/purchase.ts';
import { count, fact, figure, number, text, word } from '../../model/cells.ts';

/** What a ship of this row can do beyond others, in words. */
export const abilities = ({ variants }: Pick<Design, 'variants'>): string =>
  variants
    .split('')
    .map((letter) => variantNames[letter] ?? letter)
    .join(', ');

const copiesIn = ({ hq }: Plan<Order>, id: string): number =>
  hq.filter((order) => order.kind === 'purchase' && order.design === id).length;

/** What the next ship of a row costs, but for a foreign race. */
const priceNow = (state: State, me: SeatId, design: Design, copies: number): number =>
  priceOf(state, design, { copies, friend: isFriend(state, me, design.race) });

/** Builders with long names, as the rulebook shortens them (SFW 375, 458): in the list they leave room for what a ship can do. */
const shortNames: Readonly<Record<string, string>> = { D: 'LDR', I: 'ISC' };

/** The rows that are for sale, at the price of the next one: a click on a row is where it is bought (SFW 991). */
export const shipList = (view: View, plan: Plan<Order>, state = imagine(view)): Section => ({
  kind: 'table',
  title: 'Ship List',
  empty: 'Nothing is for sale.',
  columns: [
    word('design', 'Ship'),
    word('race', 'Race'),
    word('hull', 'Class'),
    figure('year', 'Year'),
    figure('cost', 'EP'),
    figure('bought', 'Ordered'),
    figure('attack', 'Attack'),
    figure('defense', 'Defense'),
    figure('shields', 'Shields'),
    figure('hits', 'Hits'),
    figure('speed', 'Speed'),
    word('can', 'Special'),
  ],
  rows: offeredTo(state, view.me).map((design) => {
    const { id, race, hull, year, attack, defense, shields, hits, speed } = design;
    const copies = copiesIn(plan, id);
    return {
      id,
      spot: { thing: { kind: 'design', id } },
      cells: {
        design: text(id),
        race: text(shortNames[race] ?? builders[race] ?? race),
        year: count(year),
        hull: { ...text(hulls[hull].name), sort: hulls[hull].rank },
        cost: count(priceNow(state, view.me, design, copies)),
        ...(copies === 0 ? {} : { bought: count(copies, 'good') }),
        attack: count(attack),
        defense: count(defense),
        shields: count(shields),
        hits: count(hits),
        speed: count(speed),
        can: text(abilities(design)),
      },
    };
  }),
});

/** Optional items by their key in a row, as a heading and as a count of them. */
const items = {
  bombs: ['T-bombs', '{n|T-bomb|T-bombs}'],
  mrs: ['Shuttles', '{n|shuttle|shuttles}'],
  drones: ['Heavy drones', '{n|heavy drone|heavy drones}'],
  commandos: ['Commandos', '{n|commando|commandos}'],
  fighters: ['Fighters', '{n|fighter|fighters}'],
  pfs: ['PFs', '{n|PF|PFs}'],
  spares: ['Repair points', '{n|repair point|repair points}'],
} as const;
const itemKeys = ['bombs', 'mrs', 'drones', 'commandos', 'fighters', 'pfs', 'spares'] as const;

/** What it can carry, and what else only its row says. */
const cargo = (design: Design): readonly Fact[] => [
  ...itemKeys.filter((key) => design[key] > 0).map((key) => number(items[key][0], design[key])),
  ...(design.slots === 0 ? [] : [number('Satellites', design.slots)]),
  ...(design.breakers === 0 ? [] : [number('Web breakers', design.breakers)]),
];

/** The missions of a generic ship, with what each adds to what it carries. */
function missionsSection(design: Design): readonly Section[] {
  const all = missionsOf(design).flatMap((letter) => {
    const mission = missions[letter];
    return mission === undefined ? [] : [{ name: mission.name, added: addedBy(design, letter) }];
  });
  if (all.length === 0) return [];
  const first = missions[firstMission(design) ?? '']?.name ?? '';
  const others = all.filter(({ added }) => added === undefined).map(({ name }) => name);
  return [
    {
      kind: 'facts',
      title: 'Missions',
      facts: [
        fact('Delivered in', phrase('{first}', { first })),
        ...all.flatMap(({ name, added }) =>
          added === undefined ? [] : [fact(name, phrase(items[added.what][1], { n: added.most }))],
        ),
        fact('Others', phrase('{others}', { others: others.join(', ') })),
      ],
    },
  ];
}

/** A row of the Ship List; undefined for one that it does not have. */
export function designPage(view: View, plan: Plan<Order>, { kind, id }: Thing): Page | undefined {
  const design = kind === 'design' ? designNamed(id) : undefined;
  if (design === undefined) return undefined;
  const { attack, defense, shields, hits, speed, hull, race, year } = design;
  const can = abilities(design);
  return {
    title: phrase('{id}', { id }),
    subtitle: phrase('{hull}, {builder}', { hull: hulls[hull].name, builder: builders[race] ?? race }),
    sections: [
      {
        kind: 'facts',
        title: 'Ship',
        facts: [
          fact(
            'Price',
            phrase('{price} EP', { price: priceNow(imagine(view), view.me, design, copiesIn(plan, id)) }),
          ),
          number('Attack', attack),
          number('Defense', defense),
          number('Shields', shields),
          number('Hit points', hits),
          number('Speed', speed),
          ...[number('For sale from', year), ...cargo(design)],
          ...(can === '' ? [] : [fact('Special', phrase('{can}', { can }))]),
        ],
      },
      ...missionsSection(design),
    ],
  };
}

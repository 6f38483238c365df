import { gameMaster } from '#kernel/words/ids.ts';
import { freshRef } from '#kernel/game/plan.ts';
import type { Page, Presentation } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Order } from './game.ts';
import type { View } from './model.ts';

const house = ({ own, price }: View): Page => ({
  title: phrase('Your house'),
  sections: [
    {
      kind: 'facts',
      title: 'Store',
      facts: [
        { label: 'Coins', value: phrase('{coins}', { coins: own.coins }) },
        { label: 'Salt', value: phrase('{salt}, at {price}', { salt: own.salt, price }) },
      ],
    },
  ],
});

/** What a client draws: a page, and no map. */
export const presentation: Presentation<View, Order> = {
  words: {
    seat: { one: 'house', many: 'houses' },
    place: { one: 'road', many: 'roads' },
    unit: { one: 'cart', many: 'carts' },
    leader: { one: 'carter', many: 'carters' },
    turn: { one: 'week', many: 'weeks' },
  },
  calendar: (turn) => phrase('week {turn}', { turn }),
  roster: {
    kinds: [{ kind: 'cart', word: { one: 'cart', many: 'carts' }, movable: false }],
    columns: [],
    filters: [],
    empty: 'There are no carts yet.',
  },
  me: ({ me }) => me,
  seats: ({ me, others }) =>
    [...(me === gameMaster ? [] : [me]), ...others]
      .sort()
      .map((seat, banner) => ({ seat, name: seat, ruler: seat, banner })),
  map: () => ({
    grid: { tiling: 'pointed' },
    places: [],
    edges: [],
    pieces: [],
    legend: [],
    columns: [],
    modes: [{ key: 'caravans', label: 'Caravans', shows: 'pieces' }],
    words: {
      nobodies: 'Nobody',
      unseen: 'Never seen',
      report: 'News',
      about: 'There is no map.',
      counted: { one: 'caravan', many: 'caravans' },
      pieces: { own: 'Your caravans', others: 'Other caravans', all: 'Caravans', none: 'None is here.' },
      switches: { names: 'Names' },
    },
  }),
  routes: () => [],
  screens: [
    {
      shows: 'page',
      key: 'house',
      title: 'House',
      orders: { hint: 'Nothing is chosen here.', whole: 'Orders', none: 'Nothing can be ordered.' },
    },
  ],
  page: house,
  location: house,
  units: () => [],
  unit: () => {
    throw new Error('there are no units');
  },
  nextRef: ({ me, week }, plan) => freshRef(me, week, plan),
  moveTo: () => [],
};

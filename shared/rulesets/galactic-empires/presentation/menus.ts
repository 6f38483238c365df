import type { PlanWords, Screen } from '#kernel/presentation.ts';

/** The menus of the rulebook (GE 63-71). */
export const screens: readonly Screen[] = [
  {
    shows: 'page',
    key: 'headquarters',
    title: 'Headquarters',
    sign: 'crown',
    orders: {
      hint: 'Choose an empire or a sector in a list to see its orders.',
      whole: 'For the whole empire',
      none: 'You have given every order there is for the whole empire.',
    },
  },
  { shows: 'map', title: 'Map' },
  { shows: 'messages', title: 'Messages' },
];

/** HQ Plans (GE 303). */
export const planWords: PlanWords = {
  title: 'HQ Plans',
  general: 'Headquarters orders',
  whom: 'the headquarters',
  empty:
    'No headquarters orders yet. Give them on the Headquarters screen, or in the report of a sector on the map.',
};

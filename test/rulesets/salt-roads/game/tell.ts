import { phrase } from '#kernel/words/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { SaltRoads } from './model.ts';

/** Who hears what (SR 3 to SR 5). */
export const tell: Ruleset<SaltRoads>['tell'] = {
  dug: {
    audience: ({ seat }) => [seat],
    told: (event) => event,
    say: ({ salt }) => phrase('You dig up {salt} of salt.', { salt }),
  },
  sent: {
    audience: ({ seat, to }) => [seat, to],
    told: (event) => event,
    say: ({ seat, to, coins }, { me }) =>
      seat === me
        ? phrase('You send {coins|coin|coins} to {house}.', { coins, house: to })
        : phrase('{house} sends you {coins|coin|coins}.', { coins, house: seat }),
  },
  rested: {
    audience: ({ seat }) => [seat],
    told: (event) => event,
    say: () => phrase('No orders of yours came in, and your carts rested.'),
  },
  priced: {
    told: (event) => event,
    say: ({ price }) => phrase('Salt is worth {price}.', { price }),
  },
};

export const origins = { dug: 'order', sent: 'order', rested: 'rules', priced: 'either' } as const;

import { choice, choicesOf, number } from '#kernel/declare/entries.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { standing } from '../declare.ts';
import { actions, impulses, subPulses } from '../model/vocabulary.ts';
import { actionName } from '../model/words.ts';
import { impossible } from '../refusals.ts';
import { farthest } from './table.ts';

export const plot = standing('plot', {
  title: 'Plot a move',
  offers: () => [{ impulse: 1, subPulse: 4, action: 'straight' as const }],
  form: (_, given) => [
    number(given, 'impulse', 'Impulse', { least: 1, most: impulses }),
    number(given, 'subPulse', 'Sub-pulse', { least: 1, most: subPulses }),
    choice(given, 'action', 'Move', choicesOf(actions, actionName)),
  ],
  replaces: (earlier, later) => earlier.impulse === later.impulse && earlier.subPulse === later.subPulse,
  stands: ({ impulse, subPulse, action }) =>
    phrase('Impulse {impulse}, sub-pulse {pulse}: {action}', {
      impulse,
      pulse: subPulse,
      action: actionName(action),
    }),
});

export const steer = standing('steer', {
  title: 'Steer',
  offers: () => [{ least: 5, most: 8, present: 1 }],
  form: (_, given) => [
    number(given, 'least', 'Range at least', { least: 0, most: farthest }),
    number(given, 'most', 'Range at most', { least: 0, most: farthest }),
    number(given, 'present', 'Shield to the enemy (0: any)', { least: 0, most: 6 }),
  ],
  cannot: (_, { least, most }) => (least > most ? impossible('FC 2A3', 'bounds-crossed') : undefined),
  stands: ({ least, most, present }) =>
    present === 0
      ? phrase('Keep the range between {least} and {most}', { least, most })
      : phrase('Keep the range between {least} and {most}, shield #{shield} to the enemy', {
          least,
          most,
          shield: present,
        }),
});
export type Steer = OrderIn<typeof steer>;

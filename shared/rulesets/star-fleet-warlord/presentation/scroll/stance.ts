import type { StanceEvent } from '../../model/events/stance.ts';
import type { Ahead } from './parts/ahead.ts';

/** How the scroll has events of messages, names, and how a Corporation stands to others. */
export const stanceAhead: Ahead<StanceEvent> = {
  'ally-set': {
    by: ({ ally }) =>
      ally === undefined
        ? 'You will have no ally.'
        : 'Your ally will be {ally}: your ships will turn back from theirs, and from their sites.',
  },
  'defense-set': {
    by: ({ against }) =>
      against === undefined
        ? 'Your ships will defend against nobody above others.'
        : 'Your ships will defend against {foe} above others.',
  },
  'tactics-set': 'Your ships will attack by {attack} and defend by {defense}.',
  'attack-percent-set': 'Your ships will attack from {percent} % of the defense on.',
};

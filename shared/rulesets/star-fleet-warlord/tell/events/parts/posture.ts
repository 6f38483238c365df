import { phrase } from '#kernel/words/phrase.ts';
import type { PostureEvent } from '../../../model/events/stance.ts';
import { tactics } from '../../../combat/tactics.ts';
import type { Of, Origins, Tellings } from '../../../words.ts';
import { own, seatArg } from '../../../words.ts';

/** Who hears of how a Corporation fights, and whom: nobody else. */
export const tellPosture: Tellings<PostureEvent> = {
  'ally-set': own<Of<'ally-set'>>(({ ally }, view) =>
    ally === undefined
      ? phrase('You have no ally.')
      : phrase('Your ally is {ally}: your ships turn back from theirs, and from their sites.', {
          ally: seatArg(view, ally),
        }),
  ),
  'defense-set': own<Of<'defense-set'>>(({ against }, view) =>
    against === undefined
      ? phrase('Your ships defend against nobody above others.')
      : phrase('Your ships defend against {foe} above others.', { foe: seatArg(view, against) }),
  ),
  'tactics-set': own<Of<'tactics-set'>>(({ tactics: { attack, defense } }) =>
    phrase('Your ships attack by {attack} and defend by {defense}.', {
      attack: tactics.attack[attack]?.name ?? String(attack),
      defense: tactics.defense[defense]?.name ?? String(defense),
    }),
  ),
  'attack-percent-set': own<Of<'attack-percent-set'>>(({ percent }) =>
    phrase('Your ships attack from {percent} % of the defense on.', { percent }),
  ),
};

export const postureOrigins: Origins<PostureEvent> = {
  'ally-set': 'order',
  'defense-set': 'order',
  'tactics-set': 'order',
  'attack-percent-set': 'order',
};

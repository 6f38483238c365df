import type { PlaceId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import type { BattlesEvent } from '../../model/events/battles.ts';
import { placeArg } from '../../words.ts';
import type { Ahead } from './parts/ahead.ts';

const meeting = ({ place }: { readonly place: PlaceId }): Phrase =>
  phrase('Your ships will come to the site {place}: if it is defended, they will attack or turn away.', {
    place: placeArg(place),
  });

/** How the scroll has events of battles, and what they win and lose. */
export const battlesAhead: Ahead<BattlesEvent> = {
  'attack-declined': {
    guessed: meeting,
  },
  'battle-joined': {
    guessed: meeting,
  },
  'round-fought': { leftOut: true },
  'battle-ended': { leftOut: true },
  'site-captured': {
    guessed: ({ place }) =>
      phrase('The site {place} will be yours, if nobody else has come there first.', {
        place: placeArg(place),
      }),
  },
  'crew-gained': { leftOut: true },
  'bounty-earned': { leftOut: true },
  'items-lost': { leftOut: true },
  'ally-spared': 'Your ships will turn back from {place}, for {ally} is your ally.',
};

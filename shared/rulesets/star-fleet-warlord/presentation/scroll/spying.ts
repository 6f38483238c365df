import { phrase } from '#kernel/words/phrase.ts';
import type { SpyingEvent } from '../../model/events/spying.ts';
import { placeArg, seatArg } from '../../words.ts';
import type { Ahead } from './parts/ahead.ts';

/** How the scroll has events of espionage, posts and sabotage. */
export const spyingAhead: Ahead<SpyingEvent> = {
  'post-planted': 'Listeners will stay in {place}, for {ep} EP.',
  'post-given-up': 'Your listeners will leave {place}, for it will be fortified.',
  'listening-set': {
    by: ({ sector }) =>
      sector === undefined
        ? 'You will listen to the battles of no sector above others.'
        : 'You will listen to the battles of sector {sector}.',
  },
  'counter-begun': 'Spies will be kept away until your next run, for {ep} EP.',
  'counter-ended': { leftOut: true },
  'spies-reported': {
    guessed: ({ foe }, view) =>
      phrase('Your spies will be about {foe}, for a share of the value of their stock.', {
        foe: seatArg(view, foe),
      }),
  },
  'spies-noticed': { leftOut: true },
  'battle-overheard': { leftOut: true },
  'post-reported': { leftOut: true },
  'site-rebelled': {
    guessed: ({ place, percent }) =>
      phrase(
        '{place} will rise: a chance of {percent} %, if nobody has sent ships and the fortifications are as you know them.',
        { place: placeArg(place), percent },
      ),
  },
  'site-burgled': {
    guessed: ({ place }) => phrase('Your listeners will break in in {place}.', { place: placeArg(place) }),
  },
  'site-sabotaged': {
    guessed: ({ place, ep }) =>
      phrase('Sabotage for {ep} EP will do damage in {place}.', { place: placeArg(place), ep }),
  },
  'sabotage-suffered': { leftOut: true },
  'site-investigated': {
    guessed: ({ place, ep }) =>
      phrase('{place} will be searched for {ep} EP, and for more if a listening post is found.', {
        place: placeArg(place),
        ep,
      }),
  },
};

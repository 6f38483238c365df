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
  'switch-set': {
    by: ({ what, on }) =>
      what === 'veteran'
        ? on
          ? 'You will be a veteran.'
          : 'You will be no veteran.'
        : what === 'reversedOrders'
          ? on
            ? 'From the next run on your miscellaneous orders will come before your ships move.'
            : 'From the next run on your miscellaneous orders will come after your ships have moved.'
          : on
            ? 'From the next run on your ships will move in the last pulses of their speed.'
            : 'From the next run on your ships will move in the first pulses of their speed.',
  },
  'lines-bought': {
    by: ({ permanent }) =>
      permanent === false
        ? 'No more order lines will be bought in every run.'
        : permanent === true
          ? '{lines|order line|order lines} will be bought for {ep} EP, and again in every run.'
          : '{lines|order line|order lines} will be bought for the next run, for {ep} EP.',
  },
  'corporation-named': 'Corporation {number} will be called {name}.',
  'ship-named': '{ship} will have its name.',
  'site-named': '{place} will be called {name}.',
  'header-set': {
    by: ({ header }) =>
      header === ''
        ? 'Nothing will stand before the names of new ships.'
        : '{header} will stand before the names of new ships.',
  },
  'motto-set': {
    by: ({ motto }) => (motto === '' ? 'You will have no motto.' : 'Your motto will be «{motto}»'),
  },
  'phone-set': {
    by: ({ open }) =>
      open
        ? 'Whoever meets you will be told your telephone number, {phone}.'
        : 'Nobody will be told your telephone number, {phone}.',
  },
  'info-set': {
    by: ({ info }) =>
      info === ''
        ? 'Whoever meets you will be told nothing of how to reach you.'
        : 'Whoever meets you will be told how to reach you: «{info}»',
  },
  'message-sent': {
    by: ({ signed }) =>
      signed === undefined
        ? 'Your message will go to {whom}, without your number: {text}'
        : 'Your message will go to {whom}, with your number: {text}',
  },
  // What others send and tell is not known before.
  'message-heard': { leftOut: true },
  'contact-told': { leftOut: true },
  'attack-percent-set': 'Your ships will attack from {percent} % of the defense on.',
};

import { change } from '#kernel/steps/change.ts';
import { integer, line, flag } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { changeShip, changeSite } from '../model/draft.ts';
import { longest } from '../model/figures.ts';
import { placeArg } from '../words.ts';
import { seat, corporationName, ship, design, place } from '../fields/parts.ts';
import { toAll, toOwner, event } from '../declare.ts';

const name = line(longest.name, 1);

/** A Corporation calls itself otherwise from now on. */
export const corporationNamed = event('corporation-named', {
  fields: { seat, number: integer(0, 999), name: corporationName },
  by: 'order',
  ...toAll,
  say: ({ number, name }) => phrase('Corporation {number} is now called {name}.', { number, name }),
  ahead: 'Corporation {number} will be called {name}.',
  apply: ({ corporations }, { seat, name }) => change(corporations, seat, () => ({ name })),
});

/** What it tells of itself: a text that is empty is told no more. */
export const headerSet = event('header-set', {
  fields: { seat, header: line(longest.header) },
  by: 'order',
  ...toOwner,
  say: ({ header }) =>
    header === ''
      ? phrase('The names of new ships have no prefix.')
      : phrase('The names of new ships begin with {header}.', { header }),
  ahead: {
    by: ({ header }) =>
      header === ''
        ? 'The names of new ships will have no prefix.'
        : 'The names of new ships will begin with {header}.',
  },
  apply: ({ corporations }, { seat, header }) => change(corporations, seat, () => ({ header })),
});

export const infoSet = event('info-set', {
  fields: { seat, info: line(longest.text) },
  by: 'order',
  ...toOwner,
  say: ({ info }) =>
    info === ''
      ? phrase('Corporations you meet do not see your contact details.')
      : phrase('Corporations you meet see your contact details: «{info}»', { info }),
  ahead: {
    by: ({ info }) =>
      info === ''
        ? 'Corporations you meet will not see your contact details.'
        : 'Corporations you meet will see your contact details: «{info}»',
  },
  apply: ({ corporations }, { seat, info }) => change(corporations, seat, () => ({ info, met: [] })),
});

export const mottoSet = event('motto-set', {
  fields: { seat, motto: line(longest.text) },
  by: 'order',
  ...toOwner,
  say: ({ motto }) =>
    motto === '' ? phrase('You have no motto.') : phrase('Your motto is «{motto}»', { motto }),
  ahead: {
    by: ({ motto }) => (motto === '' ? 'You will have no motto.' : 'Your motto will be «{motto}»'),
  },
  apply: ({ corporations }, { seat, motto }) => change(corporations, seat, () => ({ motto })),
});

export const phoneSet = event('phone-set', {
  fields: { seat, open: flag, phone: line(longest.phone, 1) },
  by: 'order',
  ...toOwner,
  say: ({ open: told, phone }) =>
    told
      ? phrase('Corporations you meet see your telephone number, {phone}.', { phone })
      : phrase('Nobody sees your telephone number, {phone}.', { phone }),
  ahead: {
    by: ({ open }) =>
      open
        ? 'Corporations you meet will see your telephone number, {phone}.'
        : 'Nobody will see your telephone number, {phone}.',
  },
  // Whoever was told before is told anew when they meet again (SFW 4030).
  apply: ({ corporations }, { seat, open, phone }) =>
    change(corporations, seat, () => ({ phoneOpen: open, phone, met: [] })),
});

export const shipNamed = event('ship-named', {
  fields: { seat, ship, design, name },
  by: 'order',
  ...toOwner,
  say: ({ ship, design, name }) =>
    phrase('{ship} is renamed.', { ship: { to: 'unit', id: ship, text: `${design} ${name}` } }),
  ahead: '{ship} will be renamed.',
  apply: (draft, { ship, name }) => changeShip(draft, ship, () => ({ name })),
});

export const siteNamed = event('site-named', {
  fields: { seat, place, name },
  by: 'order',
  ...toOwner,
  say: ({ place, name }) => phrase('{place} is called {name}.', { place: placeArg(place), name }),
  ahead: '{place} will be called {name}.',
  apply: (draft, { place, name }) => changeSite(draft, place, () => ({ name })),
});

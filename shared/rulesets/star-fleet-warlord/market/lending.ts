import { change } from '#kernel/steps/change.ts';
import { integer } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { earnPoints, remove } from '../model/draft.ts';
import { seat, design, name } from '../fields/parts.ts';
import { shipArg, placeArg } from '../words.ts';
import { toOwner, ofShip, event } from '../declare.ts';

const ep = integer(0, 1_000_000);

/** The Default Build is made, because none came in or it was asked for. */
export const defaultBuildMade = event('default-build-made', {
  fields: { seat },
  by: 'either',
  ...toOwner,
  say: ({ cause }) =>
    cause === undefined
      ? phrase('You sent no Initial Build, so the Default Build is made for you.')
      : phrase('The Default Build is made.'),
  ahead: { by: ({ cause }) => (cause === undefined ? '' : 'The Default Build will be made.') },
});

/** Its debt grows by a percentage. */
export const interestCharged = event('interest-charged', {
  fields: { seat, percent: integer(0, 100_000), ep, debt: ep },
  by: 'rules',
  ...toOwner,
  say: ({ percent, ep, debt }) =>
    phrase('Interest of {percent}% adds {ep} EP to your loan: you owe {debt}.', { percent, ep, debt }),
  ahead: 'Interest of {percent}% will add {ep} EP to your loan: you will owe {debt}.',
  apply: (draft, { seat, debt }) => change(draft.corporations, seat, () => ({ debt })),
});

/** It pays some of them back. */
export const loanRepaid = event('loan-repaid', {
  fields: { seat, ep, debt: ep },
  by: 'order',
  ...toOwner,
  say: ({ ep, debt }) =>
    debt === 0
      ? phrase('You pay back {ep} EP and owe nothing more.', { ep })
      : phrase('You pay back {ep} EP and still owe {debt}.', { ep, debt }),
  ahead: {
    by: ({ debt }) =>
      debt === 0
        ? 'You will pay back {ep} EP and owe nothing more.'
        : 'You will pay back {ep} EP and still owe {debt}.',
  },
  apply: (draft, { seat, ep, debt }) => {
    earnPoints(draft, seat, -ep);
    change(draft.corporations, seat, () => ({ debt }));
  },
});

/** A Corporation gets EP; `debt`: what it then owes. */
export const loanTaken = event('loan-taken', {
  fields: { seat, ep, debt: ep },
  by: 'either',
  ...toOwner,
  say: ({ ep, debt }) => phrase('You borrow {ep} EP and owe {debt}.', { ep, debt }),
  ahead: 'You will borrow {ep} EP and owe {debt}.',
  apply: (draft, { seat, ep, debt }) => {
    earnPoints(draft, seat, ep);
    change(draft.corporations, seat, () => ({ debt }));
  },
});

/** A ship is taken for a debt, which falls by `ep`. */
export const shipRepossessed = event('ship-repossessed', {
  fields: { ...ofShip, design, name, ep, debt: ep },
  by: 'rules',
  ...toOwner,
  say: (event, view) =>
    phrase('{ship} is taken from {place} for your loan: {ep} EP less, {debt} still owed.', {
      ship: shipArg(view, event.ship, event),
      place: placeArg(event.place),
      ep: event.ep,
      debt: event.debt,
    }),
  ahead: '{ship} will be taken from {place} for your loan, unless you pay it back before.',
  apply: (draft, { seat, ship, debt }) => {
    remove(draft, ship);
    change(draft.corporations, seat, () => ({ debt }));
  },
});

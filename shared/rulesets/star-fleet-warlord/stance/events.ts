import { optional, integer, object, oneOf, flag } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { replace, change } from '#kernel/steps/change.ts';
import { defined } from '#kernel/words/defined.ts';
import { earnPoints } from '../model/draft.ts';
import { seat, points } from '../fields/parts.ts';
import { seatArg } from '../words.ts';
import { switchNames } from './lines.ts';
import { tactics } from '../combat/tactics.ts';
import { toOwner, event } from '../declare.ts';

const tactic = integer(0, 20);

/** A Corporation has a new ally, or none. */
export const allySet = event('ally-set', {
  fields: { seat, ally: optional(seat) },
  by: 'order',
  ...toOwner,
  say: ({ ally }, view) =>
    ally === undefined
      ? phrase('You have no ally.')
      : phrase('Your ally is {ally}: your ships turn back from theirs, and from their sites.', {
          ally: seatArg(view, ally),
        }),
  ahead: {
    by: ({ ally }) =>
      ally === undefined
        ? 'You will have no ally.'
        : 'Your ally will be {ally}: your ships will turn back from theirs, and from their sites.',
  },
  apply: ({ corporations }, { seat, ally }) =>
    replace(corporations, seat, ({ ally: _, ...rest }) => (ally === undefined ? rest : { ...rest, ally })),
});

export const attackPercentSet = event('attack-percent-set', {
  fields: { seat, percent: integer(0, 1000) },
  by: 'order',
  ...toOwner,
  say: ({ percent }) =>
    phrase('Your ships attack if they have {percent} % of the defense or more.', { percent }),
  ahead: 'Your ships will attack if they have {percent} % of the defense or more.',
  apply: ({ corporations }, { seat, percent }) =>
    change(corporations, seat, () => ({ attackPercent: percent })),
});

/** It watches out for somebody else, or for nobody. */
export const defenseSet = event('defense-set', {
  fields: { seat, against: optional(seat) },
  by: 'order',
  ...toOwner,
  say: ({ against }, view) =>
    against === undefined
      ? phrase('Your ships defend against nobody in particular.')
      : phrase('Your ships defend against {foe} in particular.', { foe: seatArg(view, against) }),
  ahead: {
    by: ({ against }) =>
      against === undefined
        ? 'Your ships will defend against nobody in particular.'
        : 'Your ships will defend against {foe} in particular.',
  },
  apply: ({ corporations }, { seat, against }) =>
    replace(corporations, seat, ({ against: _, ...rest }) =>
      against === undefined ? rest : { ...rest, against },
    ),
});

export const tacticsSet = event('tactics-set', {
  fields: { seat, tactics: object({ attack: tactic, defense: tactic }) },
  by: 'order',
  ...toOwner,
  say: ({ tactics: { attack, defense } }) =>
    phrase('Your ships attack by {attack} and defend by {defense}.', {
      attack: tactics.attack[attack]?.name ?? String(attack),
      defense: tactics.defense[defense]?.name ?? String(defense),
    }),
  ahead: 'Your ships will attack by {attack} and defend by {defense}.',
  apply: ({ corporations }, { seat, tactics }) => change(corporations, seat, () => ({ tactics })),
});

export const switchSet = event('switch-set', {
  fields: { seat, what: oneOf(switchNames), on: flag },
  by: 'order',
  ...toOwner,
  say: ({ what, on }) => {
    if (what === 'reversedOrders')
      return on
        ? phrase('From the next run on your miscellaneous orders come before your ships move.')
        : phrase('From the next run on your miscellaneous orders come after your ships have moved.');
    if (what === 'reversedMoves')
      return on
        ? phrase('From the next run on your ships move in the last pulses of their speed.')
        : phrase('From the next run on your ships move in the first pulses of their speed.');
    return on ? phrase('You are a veteran.') : phrase('You are not a veteran.');
  },
  ahead: {
    by: ({ what, on }) =>
      what === 'veteran'
        ? on
          ? 'You will be a veteran.'
          : 'You will not be a veteran.'
        : what === 'reversedOrders'
          ? on
            ? 'From the next run on your miscellaneous orders will come before your ships move.'
            : 'From the next run on your miscellaneous orders will come after your ships have moved.'
          : on
            ? 'From the next run on your ships will move in the last pulses of their speed.'
            : 'From the next run on your ships will move in the first pulses of their speed.',
  },
  apply: ({ corporations }, { seat, what, on }) =>
    change(corporations, seat, (owner) =>
      what === 'veteran' ? { veteran: on } : { [what]: { ...owner[what], next: on } },
    ),
});

/** Lines of the next run are bought; `permanent`: in every run from now on, or no more. */
export const linesBought = event('lines-bought', {
  fields: { seat, lines: integer(0, 10), ep: points, permanent: optional(flag) },
  by: 'either',
  ...toOwner,
  say: ({ lines, ep, permanent }) => {
    if (permanent === false) return phrase('Order lines are no longer bought every run.');
    return permanent === true
      ? phrase('{lines|order line is|order lines are} bought for {ep} EP, and again in every run.', {
          lines,
          ep,
        })
      : phrase('{lines|order line is|order lines are} bought for the next run, for {ep} EP.', { lines, ep });
  },
  ahead: {
    by: ({ permanent }) =>
      permanent === false
        ? 'Order lines will no longer be bought every run.'
        : permanent === true
          ? '{lines|order line|order lines} will be bought for {ep} EP, and again every run.'
          : '{lines|order line|order lines} will be bought for the next run, for {ep} EP.',
  },
  apply: (draft, { seat, lines, ep, permanent }) => {
    earnPoints(draft, seat, -ep);
    change(draft.corporations, seat, ({ boughtNext }) => ({
      boughtNext: boughtNext + lines,
      ...defined({ permanent }),
    }));
  },
});

import { literal, optional } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change, replace } from '#kernel/steps/change.ts';
import { account, bank } from '../bank/paying.ts';
import { bothHear, cause, event, own, ownerHears, place, points, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import type { Squadron } from '../model/squadron.ts';

export const pointsLoaded = event('points-loaded', {
  fields: { seat, unit, to: seat, points, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} takes {points} EP aboard for the {seat}.', {
      unit: own(happened.unit),
      points: happened.points,
      seat: nameOf(happened.to),
    }),
  ahead: (happened) =>
    phrase('{unit} will take {points} EP aboard for the {seat}.', {
      unit: own(happened.unit),
      points: happened.points,
      seat: nameOf(happened.to),
    }),
  apply(draft, { seat: owner, unit: carrier, to, points: amount }) {
    bank(draft, owner, -amount, ({ sent = 0 }) => (to === owner ? {} : { sent: sent + amount }));
    change(draft.squadrons, carrier, () => ({ purse: { to, points: amount } }));
  },
});

/** What a squadron hands over; `left`: what it still carries; `saved`: the system is cut off, and keeps it (C12.90, C12.92). */
export const pointsDelivered = event('points-delivered', {
  fields: { seat, unit, to: seat, place, points, left: points, saved: optional(literal(true)) },
  by: 'rules',
  hears: bothHear,
  say: (happened) =>
    phrase(
      happened.saved === true
        ? 'The {from} delivers {points} EP to the {seat} in {place}: the system is cut off, so they are saved there.'
        : 'The {from} delivers {points} EP to the {seat} in {place}, for its next treasury.',
      {
        from: nameOf(happened.seat),
        points: happened.points,
        seat: nameOf(happened.to),
        place: hexName(happened.place),
      },
    ),
  ahead: (happened) =>
    phrase('{points} EP will be delivered to the {seat} in {place}.', {
      points: happened.points,
      seat: nameOf(happened.to),
      place: hexName(happened.place),
    }),
  apply(draft, { seat: owner, unit: carrier, to, points: amount, left, saved, ...happened }) {
    const taken = to === owner ? 0 : amount;
    account(draft, to, ({ due = 0, received = 0 }) => ({
      due: due + (saved === true ? 0 : amount),
      received: received + taken,
    }));
    if (saved === true) change(draft.systems, happened.place, ({ hoard = 0 }) => ({ hoard: hoard + amount }));
    replace(draft.squadrons, carrier, ({ purse: _, ...rest }): Squadron =>
      left > 0 ? { ...rest, purse: { to, points: left } } : rest,
    );
  },
});

/** Points that went down with the ships that carried them; a squadron of which nothing is left takes all of its own along (B1.25, C12.92). */
export const pointsLost = event('points-lost', {
  fields: { seat, unit, points },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{points} EP aboard {unit} are lost with the ships that carried them.', {
      points: happened.points,
      unit: own(happened.unit),
    }),
  ahead: (happened) =>
    phrase('{points} EP aboard {unit} will be lost with the ships that carry them.', {
      points: happened.points,
      unit: own(happened.unit),
    }),
  apply: (draft, { unit: carrier, points: amount }) =>
    replace(draft.squadrons, carrier, ({ purse, ...rest }): Squadron =>
      purse === undefined || purse.points <= amount
        ? rest
        : { ...rest, purse: { ...purse, points: purse.points - amount } },
    ),
});

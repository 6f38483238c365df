import { flag, line, tuple } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, happened } from '../declare.ts';
import { toThese } from '../model/hearing.ts';
import { seat } from '../model/parts.ts';
import { withSeat } from '../model/units/change.ts';
import { setRelation, withEmpire } from '../model/units/drafts.ts';
import type { View } from '../model/view.ts';
import { seatArg } from '../model/words.ts';
import type { permissionBought, permissionChanged, permissionDropped } from './permissionEvents.ts';

const other = ([a, b]: readonly [SeatId, SeatId], { me }: View): SeatId => (a === me ? b : a);

export const warDeclared = event('war-declared', {
  fields: { ...happened, by: seat, on: seat },
  by: 'order',
  // OURS: only the two empires are told; others learn of their relations by espionage (GE 575, 996).
  hears: (event, seat) => event.by === seat || event.on === seat,
  say: ({ by, on }, view) =>
    by === view.me
      ? phrase('You declared war on the {empire}.', { empire: seatArg(view, on) })
      : phrase('The {empire} declared war on you.', { empire: seatArg(view, by) }),
  ahead: ({ on }, view) => phrase('You will declare war on the {empire}.', { empire: seatArg(view, on) }),
  /** War ends passage rights and special permissions between the two, both ways; those of third parties stay (GE 575, E-54). */
  apply(draft, { by, on }) {
    setRelation(draft, by, on, 'war');
    for (const [host, guest] of [
      [by, on],
      [on, by],
    ] as const) {
      const empire = draft.empires[host];
      if (empire !== undefined) empire.passage = withSeat(empire.passage, guest, false);
    }
    for (const sector of valuesInOrder(draft.sectors)) {
      if (sector.owner === by) sector.permitted = withSeat(sector.permitted, on, false);
      else if (sector.owner === on) sector.permitted = withSeat(sector.permitted, by, false);
    }
  },
});

export const peaceEstablished = event('peace-established', {
  fields: { ...happened, seats: tuple(seat, seat) },
  by: 'order',
  hears: (event, seat) => toThese(event, seat, ...event.seats),
  say: ({ seats }, view) =>
    phrase('You made peace with the {empire}: you are now neutral.', {
      empire: seatArg(view, other(seats, view)),
    }),
  apply: (draft, { seats }) => setRelation(draft, ...seats, 'neutral'),
});

export const allianceCancelled = event('alliance-cancelled', {
  fields: { ...happened, by: seat, with: seat },
  by: 'order',
  hears: (event, seat) => toThese(event, seat, event.by, event.with),
  say: (event, view) =>
    event.by === view.me
      ? phrase('You cancelled the alliance with the {empire}: you are now neutral.', {
          empire: seatArg(view, event.with),
        })
      : phrase('The {empire} cancelled the alliance with you: you are now neutral.', {
          empire: seatArg(view, event.by),
        }),
  ahead: (event, view) =>
    phrase('You will cancel the alliance with the {empire}, and be neutral.', {
      empire: seatArg(view, event.with),
    }),
  apply: (draft, event) => setRelation(draft, event.by, event.with, 'neutral'),
});

export const allianceFormed = event('alliance-formed', {
  fields: { ...happened, seats: tuple(seat, seat) },
  by: 'order',
  hears: (event, seat) => toThese(event, seat, ...event.seats),
  say: ({ seats }, view) =>
    phrase('You and the {empire} are now allies.', { empire: seatArg(view, other(seats, view)) }),
  apply: (draft, { seats }) => setRelation(draft, ...seats, 'alliance'),
});

export const acceptanceChanged = event('acceptance-changed', {
  fields: { ...happened, seat, from: seat, accepts: flag },
  by: 'order',
  hears: (event, seat) => toThese(event, seat, event.seat, event.from),
  say: ({ seat, from, accepts }, view) =>
    seat === view.me
      ? phrase(
          accepts ? 'You now accept gifts from the {empire}.' : 'You now refuse gifts from the {empire}.',
          { empire: seatArg(view, from) },
        )
      : phrase(accepts ? 'The {empire} now accepts your gifts.' : 'The {empire} now refuses your gifts.', {
          empire: seatArg(view, seat),
        }),
  ahead: ({ from, accepts }, view) =>
    phrase(
      accepts ? 'You will accept gifts from the {empire}.' : 'You will refuse gifts from the {empire}.',
      { empire: seatArg(view, from) },
    ),
  apply: (draft, { seat, from, accepts }) =>
    withEmpire(draft, seat, (empire) => void (empire.refuses = withSeat(empire.refuses, from, !accepts))),
});

export const passageChanged = event('passage-changed', {
  fields: { ...happened, seat, to: seat, granted: flag },
  by: 'order',
  hears: (event, seat) => toThese(event, seat, event.seat, event.to),
  say: ({ seat, to, granted }, view) =>
    seat === view.me
      ? phrase(
          granted
            ? 'You granted the {empire} passage rights.'
            : 'You revoked the passage rights of the {empire}.',
          { empire: seatArg(view, to) },
        )
      : phrase(
          granted ? 'The {empire} granted you passage rights.' : 'The {empire} revoked your passage rights.',
          { empire: seatArg(view, seat) },
        ),
  ahead: ({ to, granted }, view) =>
    phrase(
      granted
        ? 'You will grant the {empire} passage rights.'
        : 'You will revoke the passage rights of the {empire}.',
      { empire: seatArg(view, to) },
    ),
  apply: (draft, { seat, to, granted }) =>
    withEmpire(draft, seat, (empire) => void (empire.passage = withSeat(empire.passage, to, granted))),
});

export const ambassadorSent = event('ambassador-sent', {
  fields: { ...happened, seat, to: seat, address: line(200) },
  by: 'order',
  hears: (event, seat) => toThese(event, seat, event.seat, event.to),
  say: ({ seat, to, address }, view) =>
    seat === view.me
      ? phrase('Your ambassador told the {empire} to write to {address}.', {
          empire: seatArg(view, to),
          address,
        })
      : phrase('An ambassador of the {empire} asks you to write to {address}.', {
          empire: seatArg(view, seat),
          address,
        }),
  ahead: ({ to, address }, view) =>
    phrase('Your ambassador will ask the {empire} to write to {address}.', {
      empire: seatArg(view, to),
      address,
    }),
});

/** What happens in this room’s steps. */
export type Happening = EventIn<
  | typeof warDeclared
  | typeof peaceEstablished
  | typeof allianceCancelled
  | typeof allianceFormed
  | typeof acceptanceChanged
  | typeof passageChanged
  | typeof ambassadorSent
  | typeof permissionChanged
  | typeof permissionBought
  | typeof permissionDropped
>;

import { integer, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, happenedAt } from '../declare.ts';
import type { garrisonWithdrawn } from '../fleets/events.ts';
import { hasEyesAt, toSeat, toSectorHolders } from '../model/hearing.ts';
import { damage, money, seat } from '../model/parts.ts';
import type { Draft } from '../model/units/drafts.ts';
import { pay, withSector } from '../model/units/drafts.ts';
import { ownerChanged } from '../model/units/losses.ts';
import { damageWithin, placeArg, resources, seatArg, theSeatArg } from '../model/words.ts';

const annexedToNobody = (draft: Draft, place: keyof Draft['sectors']): void =>
  withSector(draft, place, (sector) => {
    delete sector.annexedTo;
    sector.decline = 0;
  });

export const sectorAnnexed = event('sector-annexed', {
  fields: { ...happenedAt, seat, cost: money },
  by: 'order',
  hears: toSeat,
  say: ({ place, cost }, view) =>
    phrase('{place} was annexed for {cost} resources.', {
      place: placeArg(view, place),
      cost: resources(cost),
    }),
  ahead: ({ place, cost }, view) =>
    phrase('{place} will be annexed for {cost} resources.', {
      place: placeArg(view, place),
      cost: resources(cost),
    }),
  apply(draft, { seat, place, cost }) {
    pay(draft, seat, -cost);
    withSector(draft, place, (sector) => {
      sector.annexedTo = seat;
      sector.annexedNow = true;
      sector.decline = 0;
    });
  },
});

export const sectorCeded = event('sector-ceded', {
  fields: { ...happenedAt, seat },
  by: 'order',
  hears: toSeat,
  say: ({ place }, view) => phrase('You ceded {place} to local control.', { place: placeArg(view, place) }),
  ahead: ({ place }, view) =>
    phrase('You will cede {place} to local control.', { place: placeArg(view, place) }),
  apply: (draft, { place }) => annexedToNobody(draft, place),
});

export const annexationDeclined = event('annexation-declined', {
  fields: { ...happenedAt, seat, decline: integer(0, 99) },
  by: 'rules',
  hears: (event, seat, before) => event.seat === seat || before.sectors[event.place]?.owner === seat,
  say: ({ place, seat, decline }, view) =>
    seat === view.me
      ? phrase('Your administration of {place} decays: turn {decline} of 3.', {
          place: placeArg(view, place),
          decline,
        })
      : phrase('The administration of the {empire} in {place} decays: turn {decline} of 3.', {
          place: placeArg(view, place),
          empire: seatArg(view, seat),
          decline,
        }),
  ahead: ({ place, seat, decline }, view) =>
    seat === view.me
      ? phrase('Your administration of {place} will decay: turn {decline} of 3.', {
          place: placeArg(view, place),
          decline,
        })
      : phrase('The administration of the {empire} in {place} will decay: turn {decline} of 3.', {
          place: placeArg(view, place),
          empire: seatArg(view, seat),
          decline,
        }),
  apply: (draft, { place, decline }) => withSector(draft, place, (sector) => void (sector.decline = decline)),
});

export const annexationLapsed = event('annexation-lapsed', {
  fields: { ...happenedAt, seat },
  by: 'rules',
  hears: (event, seat, before) => event.seat === seat || before.sectors[event.place]?.owner === seat,
  say: ({ place, seat }, view) =>
    seat === view.me
      ? phrase('{place} is no longer annexed to you.', { place: placeArg(view, place) })
      : phrase('{place} is no longer annexed to the {empire}.', {
          place: placeArg(view, place),
          empire: seatArg(view, seat),
        }),
  ahead: ({ place, seat }, view) =>
    seat === view.me
      ? phrase('{place} will no longer be annexed to you.', { place: placeArg(view, place) })
      : phrase('{place} will no longer be annexed to the {empire}.', {
          place: placeArg(view, place),
          empire: seatArg(view, seat),
        }),
  apply: (draft, { place }) =>
    withSector(draft, place, (sector) => {
      delete sector.annexedTo;
      sector.decline = 0;
    }),
});

/** No longer annexed, because its annexer has too many sectors (GE 1008). */
export const sectorReleased = event('sector-released', {
  fields: { ...happenedAt, seat },
  by: 'rules',
  hears: toSeat,
  say: ({ place }, view) =>
    phrase('You have more annexed sectors than your standing allows: {place} fell to local control.', {
      place: placeArg(view, place),
    }),
  ahead: ({ place }, view) =>
    phrase(
      'You will have more annexed sectors than your standing allows: {place} will fall to local control.',
      { place: placeArg(view, place) },
    ),
  apply: (draft, { place }) => annexedToNobody(draft, place),
});

export const sectorGiven = event('sector-given', {
  fields: { ...happenedAt, seat, to: seat },
  by: 'order',
  hears: (event, seat, before) =>
    event.seat === seat || event.to === seat || hasEyesAt(event, seat, before, event.place),
  say: ({ place, seat, to }, view) => {
    const args = { place: placeArg(view, place), giver: seatArg(view, seat), taker: seatArg(view, to) };
    if (seat === view.me) return phrase('You gave {place} to the {taker}.', args);
    return to === view.me
      ? phrase('The {giver} gave you {place}.', args)
      : phrase('The {giver} gave {place} to the {taker}.', args);
  },
  ahead: ({ place, to }, view) =>
    phrase('You will give {place} to the {taker}.', {
      place: placeArg(view, place),
      taker: seatArg(view, to),
    }),
  apply: (draft, { place, to }) => ownerChanged(draft, place, to),
});

export const sectorCaptured = event('sector-captured', {
  fields: { ...happenedAt, from: optional(seat), by: seat },
  by: 'either',
  hears: (event, seat, before) =>
    event.by === seat || event.from === seat || hasEyesAt(event, seat, before, event.place),
  say: ({ place, from, by }, view) => {
    const args = { place: placeArg(view, place), from: theSeatArg(view, from), by: seatArg(view, by) };
    if (by === view.me) return phrase('You took {place} from {from}.', args);
    if (from === view.me) return phrase('You lost {place} to the {by}.', args);
    return phrase('The {by} took {place} from {from}.', args);
  },
  ahead: ({ place, from, by }, view) =>
    by === view.me
      ? phrase('You will take {place} from {from}, unless forces are there that you cannot see now.', {
          place: placeArg(view, place),
          from: theSeatArg(view, from),
        })
      : phrase('You will lose {place} to the {by}, as far as you can see now.', {
          place: placeArg(view, place),
          by: seatArg(view, by),
        }),
  apply: (draft, { place, by }) => ownerChanged(draft, place, by),
});

/** `damage`: the new level of damage. */
export const sectorDamaged = event('sector-damaged', {
  fields: { ...happenedAt, damage },
  by: 'rules',
  hears: toSectorHolders,
  say: ({ place, damage }, view) =>
    phrase('{place} suffered damage: it is now {state}.', {
      place: placeArg(view, place),
      state: damageWithin(damage),
    }),
  ahead: ({ place, damage }, view) =>
    phrase('{place} will suffer damage, and then be {state}.', {
      place: placeArg(view, place),
      state: damageWithin(damage),
    }),
  apply: (draft, { place, damage }) =>
    withSector(draft, place, (sector) => {
      sector.damage = damage;
      sector.damagedNow = true;
    }),
});

export const sectorRepaired = event('sector-repaired', {
  fields: { ...happenedAt, damage },
  by: 'rules',
  hears: toSectorHolders,
  say: ({ place, damage }, view) =>
    damage === 0
      ? phrase('{place} has recovered from its damage.', { place: placeArg(view, place) })
      : phrase('{place} recovers: it is now {state}.', {
          place: placeArg(view, place),
          state: damageWithin(damage),
        }),
  ahead: ({ place, damage }, view) =>
    damage === 0
      ? phrase('{place} will recover from its damage.', { place: placeArg(view, place) })
      : phrase('{place} will recover, and then be {state}.', {
          place: placeArg(view, place),
          state: damageWithin(damage),
        }),
  apply: (draft, { place, damage }) => withSector(draft, place, (sector) => void (sector.damage = damage)),
});

/** What happens in this room’s steps. */
export type Happening = EventIn<
  | typeof garrisonWithdrawn
  | typeof sectorAnnexed
  | typeof sectorCeded
  | typeof annexationDeclined
  | typeof annexationLapsed
  | typeof sectorReleased
  | typeof sectorGiven
  | typeof sectorCaptured
  | typeof sectorDamaged
  | typeof sectorRepaired
>;

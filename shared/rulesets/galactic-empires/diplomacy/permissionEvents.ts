import { flag } from '#kernel/codec/shapes.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, happenedAt } from '../declare.ts';
import { toSeat, toThese } from '../model/hearing.ts';
import { money, seat } from '../model/parts.ts';
import { withSeat } from '../model/units/change.ts';
import type { Draft } from '../model/units/drafts.ts';
import { pay, withSector } from '../model/units/drafts.ts';
import { placeArg, resources, seatArg } from '../model/words.ts';

const permitted = (draft: Draft, place: PlaceId, seat: SeatId, holds: boolean): void =>
  withSector(draft, place, (sector) => void (sector.permitted = withSeat(sector.permitted, seat, holds)));

/** Granted or revoked by the owner of the sector. */
export const permissionChanged = event('permission-changed', {
  fields: { ...happenedAt, seat, to: seat, granted: flag },
  by: 'order',
  hears: (event, seat) => toThese(event, seat, event.seat, event.to),
  say: ({ place, seat, to, granted }, view) => {
    const other = seat === view.me ? to : seat;
    const args = { place: placeArg(view, place), empire: seatArg(view, other) };
    if (seat === view.me)
      return phrase(
        granted
          ? 'You granted the {empire} special permission for {place}.'
          : 'You revoked the special permission of the {empire} for {place}.',
        args,
      );
    return phrase(
      granted
        ? 'The {empire} granted you special permission for {place}.'
        : 'The {empire} revoked your special permission for {place}.',
      args,
    );
  },
  ahead: ({ place, to, granted }, view) =>
    phrase(
      granted
        ? 'You will grant the {empire} special permission for {place}.'
        : 'You will revoke the special permission of the {empire} for {place}.',
      { place: placeArg(view, place), empire: seatArg(view, to) },
    ),
  apply: (draft, { place, to, granted }) => permitted(draft, place, to, granted),
});

/** Bought from the independents; `cost` in hundredths. */
export const permissionBought = event('permission-bought', {
  fields: { ...happenedAt, seat, cost: money },
  by: 'order',
  hears: toSeat,
  say: ({ place, cost }, view) =>
    phrase('Independent {place} granted you special permission for {cost} resources.', {
      place: placeArg(view, place),
      cost: resources(cost),
    }),
  ahead: ({ place, cost }, view) =>
    phrase('Independent {place} will grant you special permission for {cost} resources.', {
      place: placeArg(view, place),
      cost: resources(cost),
    }),
  apply: (draft, { place, seat, cost }) => {
    pay(draft, seat, -cost);
    permitted(draft, place, seat, true);
  },
});

export const permissionDropped = event('permission-dropped', {
  fields: { ...happenedAt, seat },
  by: 'order',
  hears: toSeat,
  say: ({ place }, view) =>
    phrase('You gave up your special permission for {place}.', { place: placeArg(view, place) }),
  ahead: ({ place }, view) =>
    phrase('You will give up your special permission for {place}.', { place: placeArg(view, place) }),
  apply: (draft, { place, seat }) => permitted(draft, place, seat, false),
});

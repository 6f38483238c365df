import { flag, integer, optional } from '#kernel/codec/shapes.ts';
import type { EventIn, Happened } from '#kernel/declare/event.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, happened, happenedAt } from '../declare.ts';
import { hasEyesAt, toNobody, toOwner, toSeat, toSectorHolders } from '../model/hearing.ts';
import { money, place, seat, sectorNumber, some, unitRef, used } from '../model/parts.ts';
import { shipsIn } from '../model/units/change.ts';
import type { Draft } from '../model/units/drafts.ts';
import { pay, withSector, withUnit } from '../model/units/drafts.ts';
import { spendMoves } from '../model/units/losses.ts';
import { placeArg, resources, seatArg, unitArg } from '../model/words.ts';

function cloaked(draft: Draft, id: keyof Draft['units'], hides: boolean): void {
  withUnit(draft, id, (unit) => {
    unit.cloaked = hides;
    unit.cloakChanged = true;
  });
}

function sayUncovered(
  { owner }: StarfleetUncovered,
  me: SeatId,
  args: Parameters<typeof phrase>[1],
): ReturnType<typeof phrase> {
  return owner === me
    ? phrase('{unit} was found by a search in {place} and is no longer cloaked.', args)
    : phrase('A search uncovered {unit} with {ships|starship|starships} in {place}.', args);
}

const starfleetTravelledFields = {
  ...happened,
  unit: unitRef,
  from: place,
  to: place,
  cost: used,
  /** Phase of the movement events, from 1. */
  phase: integer(1, 999),
};
export const starfleetTravelled = event('starfleet-travelled', {
  fields: starfleetTravelledFields,
  by: 'order',
  hears(event, seat, before) {
    if (toOwner(event, seat, before)) return true;
    // What others are told of an arriving fleet that is not cloaked, if they can see the sector (GE 429).
    const unit = before.units[event.unit];
    if (unit === undefined || unit.cloaked || !hasEyesAt(event, seat, before, event.to)) return false;
    return starfleetSighted.of({
      ...defined({ owner: unit.owner }),
      number: unit.number,
      from: event.from,
      place: event.to,
      ships: shipsIn(unit.stacks),
    });
  },
  say: ({ unit, from, to, cost }, view) =>
    phrase('{unit} travelled from {from} to {place} ({cost|move-point|move-points}).', {
      unit: unitArg(view, unit),
      from: placeArg(view, from),
      place: placeArg(view, to),
      cost,
    }),
  ahead: ({ unit, from, to, cost }, view) =>
    phrase('{unit} will travel from {from} to {place} ({cost|move-point|move-points}).', {
      unit: unitArg(view, unit),
      from: placeArg(view, from),
      place: placeArg(view, to),
      cost,
    }),
  apply(draft, { unit: id, from, to, cost, phase }) {
    withUnit(draft, id, (unit) => {
      unit.place = to;
      unit.cameFrom = from;
      unit.movedIn = phase;
      unit.travelled += 1;
      spendMoves(unit, cost);
    });
  },
});

const starfleetSightedFields = {
  ...happenedAt,
  owner: optional(seat),
  number: sectorNumber,
  from: place,
  ships: some,
};
/** The lesser event that observers in the sector hear of an arrival. */
export const starfleetSighted = event('starfleet-sighted', {
  fields: starfleetSightedFields,
  by: 'order',
  hears: toNobody,
  say: ({ owner, number, from, place, ships }, view) =>
    phrase('{owner} Starfleet #{number} with {ships|starship|starships} came from {from} to {place}.', {
      owner: owner === undefined ? phrase('Independent') : (view.empires[owner]?.adjective ?? owner),
      number,
      ships,
      from: placeArg(view, from),
      place: placeArg(view, place),
    }),
});

export const starfleetWaited = event('starfleet-waited', {
  fields: { ...happenedAt, unit: unitRef, cost: used },
  by: 'order',
  hears: toOwner,
  say: ({ unit, place, cost }, view) =>
    cost === 0
      ? phrase('{unit} waited in {place}.', { unit: unitArg(view, unit), place: placeArg(view, place) })
      : phrase('{unit} waited in {place} ({cost|move-point|move-points}).', {
          unit: unitArg(view, unit),
          place: placeArg(view, place),
          cost,
        }),
  ahead: ({ unit, place, cost }, view) =>
    phrase(
      cost === 0
        ? '{unit} will wait in {place}.'
        : '{unit} will wait in {place} ({cost|move-point|move-points}).',
      { unit: unitArg(view, unit), place: placeArg(view, place), cost },
    ),
  apply(draft, { unit: id, cost }) {
    withUnit(draft, id, (unit) => {
      unit.waits += 1;
      spendMoves(unit, cost);
    });
  },
});

export const starfleetCloaked = event('starfleet-cloaked', {
  fields: { ...happenedAt, unit: unitRef },
  by: 'order',
  hears: toOwner,
  say: ({ unit, place }, view) =>
    phrase('{unit} cloaked in {place}.', { unit: unitArg(view, unit), place: placeArg(view, place) }),
  ahead: ({ unit, place }, view) =>
    phrase('{unit} will cloak in {place}.', { unit: unitArg(view, unit), place: placeArg(view, place) }),
  apply: (draft, { unit }) => cloaked(draft, unit, true),
});

export const starfleetDecloaked = event('starfleet-decloaked', {
  fields: { ...happenedAt, unit: unitRef },
  by: 'order',
  hears: toOwner,
  say: ({ unit, place }, view) =>
    phrase('{unit} decloaked in {place}.', { unit: unitArg(view, unit), place: placeArg(view, place) }),
  ahead: ({ unit, place }, view) =>
    phrase('{unit} will decloak in {place}.', { unit: unitArg(view, unit), place: placeArg(view, place) }),
  apply: (draft, { unit }) => cloaked(draft, unit, false),
});

/** `found`: how many starfleets it uncovered. */
export const sectorSearched = event('sector-searched', {
  fields: { ...happenedAt, unit: unitRef, found: some },
  by: 'order',
  hears: toOwner,
  say: ({ unit, place, found }, view) =>
    phrase(
      found === 0
        ? '{unit} searched {place} and found nothing.'
        : '{unit} searched {place} and found {fleets|cloaked starfleet|cloaked starfleets}.',
      {
        unit: unitArg(view, unit),
        place: placeArg(view, place),
        fleets: found,
      },
    ),
  // A search takes up the whole turn (GE 7361).
  apply: (draft, { unit: id }) => withUnit(draft, id, (unit) => void (unit.spent = true)),
});

const starfleetUncoveredFields = {
  ...happenedAt,
  unit: unitRef,
  owner: optional(seat),
  number: sectorNumber,
  ships: some,
};
export type StarfleetUncovered = Happened<'starfleet-uncovered', typeof starfleetUncoveredFields>;

/** A search has found a cloaked starfleet; everybody in the sector sees it now (GE 703). `owner` absent: the independents. */
export const starfleetUncovered = event('starfleet-uncovered', {
  fields: starfleetUncoveredFields,
  by: 'order',
  hears: (event, seat, before) => event.owner === seat || hasEyesAt(event, seat, before, event.place),
  say: (event, view) =>
    sayUncovered(event, view.me, {
      unit: unitArg(view, event.unit),
      place: placeArg(view, event.place),
      ships: event.ships,
    }),
  // Being found counts as its one change of the turn: it may cloak again next turn (GE 1145).
  apply: (draft, { unit }) => cloaked(draft, unit, false),
});

const sectorPillagedFields = { ...happenedAt, seat, unit: unitRef, amount: money, joins: optional(flag) };
/** `amount`: the unit's share, in hundredths. `joins`: it pillages together with another unit of its empire, and others hear of both only once. */
export const sectorPillaged = event('sector-pillaged', {
  fields: sectorPillagedFields,
  by: 'order',
  hears(event, seat, before) {
    if (toSeat(event, seat)) return true;
    // Those who own the sector, have annexed it or have a unit there are told who pillages, but neither the gain nor the number of units.
    if (event.joins === true) return false;
    const { place, seat: by } = event;
    const seen = pillageSeen.of({ place, by });
    return toSectorHolders(seen, seat, before) || hasEyesAt(seen, seat, before, place) ? seen : false;
  },
  say: ({ unit, place, amount }, view) =>
    phrase('{unit} pillaged {place} and took {amount} resources.', {
      unit: unitArg(view, unit),
      place: placeArg(view, place),
      amount: resources(amount),
    }),
  ahead: ({ unit, place, amount }, view) =>
    phrase('{unit} will pillage {place} and take {amount} resources.', {
      unit: unitArg(view, unit),
      place: placeArg(view, place),
      amount: resources(amount),
    }),
  apply: (draft, { place, seat, unit: id, amount }) => {
    pay(draft, seat, amount);
    withSector(draft, place, (sector) => void (sector.pillaged = true));
    withUnit(draft, id, (unit) => void (unit.spent = true));
  },
});

/** The lesser event that the owner, the annexer and bystanders hear. */
export const pillageSeen = event('pillage-seen', {
  fields: { ...happenedAt, by: seat },
  by: 'order',
  hears: toNobody,
  say: ({ place, by }, view) =>
    phrase('{empire} pillaged {place}.', { empire: seatArg(view, by), place: placeArg(view, place) }),
});

/** What happens in this room’s steps. */
export type Happening = EventIn<
  | typeof starfleetTravelled
  | typeof starfleetSighted
  | typeof starfleetWaited
  | typeof starfleetCloaked
  | typeof starfleetDecloaked
  | typeof sectorSearched
  | typeof starfleetUncovered
  | typeof sectorPillaged
  | typeof pillageSeen
>;

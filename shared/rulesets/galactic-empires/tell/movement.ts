import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { shipsIn } from '../model/units/change.ts';
import type {
  SectorPillaged,
  StarfleetSighted,
  StarfleetTravelled,
  StarfleetUncovered,
} from '../model/movementEvents.ts';
import type { State } from '../model/state.ts';
import { placeArg, resources, seatArg, unitArg } from '../model/words.ts';
import type { Tellings } from './hearing.ts';
import { toNobody, toOwner, toSeat, toSectorHolders, hasEyesAt } from './hearing.ts';

export const movementTellings: Tellings<
  | 'starfleet-travelled'
  | 'starfleet-waited'
  | 'starfleet-sighted'
  | 'sector-captured'
  | 'starfleet-cloaked'
  | 'starfleet-decloaked'
  | 'sector-searched'
  | 'starfleet-uncovered'
  | 'sector-pillaged'
  | 'pillage-seen'
> = {
  'starfleet-travelled': {
    told: (event, seat, before) => toOwner(event, seat, before) ?? sighted(event, seat, before),
    say: ({ unit, from, to, cost }, view) =>
      phrase('{unit} travelled from {from} to {place} ({cost|move-point|move-points}).', {
        unit: unitArg(view, unit),
        from: placeArg(view, from),
        place: placeArg(view, to),
        cost,
      }),
  },
  'starfleet-waited': {
    told: toOwner,
    say: ({ unit, place, cost }, view) =>
      cost === 0
        ? phrase('{unit} waited in {place}.', { unit: unitArg(view, unit), place: placeArg(view, place) })
        : phrase('{unit} waited in {place} ({cost|move-point|move-points}).', {
            unit: unitArg(view, unit),
            place: placeArg(view, place),
            cost,
          }),
  },
  'starfleet-sighted': {
    told: toNobody,
    say: ({ owner, number, from, place, ships }, view) =>
      phrase('{owner} Starfleet #{number} with {ships|starship|starships} came from {from} to {place}.', {
        owner: owner === undefined ? phrase('Independent') : (view.empires[owner]?.adjective ?? owner),
        number,
        ships,
        from: placeArg(view, from),
        place: placeArg(view, place),
      }),
  },
  'sector-captured': {
    told: (event, seat, before) =>
      event.by === seat || event.from === seat || hasEyesAt(event, seat, before, event.place)
        ? event
        : undefined,
    say: ({ place, from, by }, view) => {
      const args = { place: placeArg(view, place), from: seatArg(view, from), by: seatArg(view, by) };
      if (by === view.me) return phrase('You took {place} from {from}.', args);
      if (from === view.me) return phrase('You lost {place} to {by}.', args);
      return phrase('{by} took {place} from {from}.', args);
    },
  },
  'starfleet-cloaked': {
    told: toOwner,
    say: ({ unit, place }, view) =>
      phrase('{unit} cloaked in {place}.', { unit: unitArg(view, unit), place: placeArg(view, place) }),
  },
  'starfleet-decloaked': {
    told: toOwner,
    say: ({ unit, place }, view) =>
      phrase('{unit} decloaked in {place}.', { unit: unitArg(view, unit), place: placeArg(view, place) }),
  },
  'sector-searched': {
    told: toOwner,
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
  },
  'starfleet-uncovered': {
    told: (event, seat, before) =>
      event.owner === seat || hasEyesAt(event, seat, before, event.place) ? event : undefined,
    say: (event, view) =>
      sayUncovered(event, view.me, {
        unit: unitArg(view, event.unit),
        place: placeArg(view, event.place),
        ships: event.ships,
      }),
  },
  'sector-pillaged': {
    told: (event, seat, before) => toSeat(event, seat) ?? pillageSeen(event, seat, before),
    say: ({ unit, place, amount }, view) =>
      phrase('{unit} pillaged {place} and took {amount} resources.', {
        unit: unitArg(view, unit),
        place: placeArg(view, place),
        amount: resources(amount),
      }),
  },
  'pillage-seen': {
    told: toNobody,
    say: ({ place, by }, view) =>
      phrase('{empire} pillaged {place}.', { empire: seatArg(view, by), place: placeArg(view, place) }),
  },
};

/** What others are told of an arriving fleet that is not cloaked, if they can see the sector (GE 429). */
function sighted(event: StarfleetTravelled, seat: SeatId, before: State): StarfleetSighted | undefined {
  const unit = before.units[event.unit];
  if (unit === undefined || unit.cloaked || !hasEyesAt(event, seat, before, event.to)) return undefined;
  return {
    kind: 'starfleet-sighted',
    ...(unit.owner === undefined ? {} : { owner: unit.owner }),
    number: unit.number,
    from: event.from,
    place: event.to,
    ships: shipsIn(unit.stacks),
  };
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

/** Those who own the sector, have annexed it or have a unit there are told who pillages, but neither the gain nor the number of units. */
function pillageSeen(
  { place, seat: by, joins }: SectorPillaged,
  seat: SeatId,
  before: State,
): { kind: 'pillage-seen'; place: typeof place; by: SeatId } | undefined {
  if (joins === true) return undefined;
  const event = { kind: 'pillage-seen', place, by } as const;
  return toSectorHolders(event, seat, before) ?? (hasEyesAt(event, seat, before, place) ? event : undefined);
}

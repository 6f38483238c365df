import type { SeatId } from '#kernel/ids.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { shipsIn } from '../model/change.ts';
import type { StarfleetSighted, StarfleetTravelled } from '../model/events.ts';
import type { State } from '../model/state.ts';
import { counted, placeArg, seatArg, unitArg } from '../words.ts';
import type { Tellings } from './hearing.ts';
import { byNobody, byOwner, hasEyesAt } from './hearing.ts';

export const movementTellings: Tellings<
  'starfleet-travelled' | 'starfleet-waited' | 'starfleet-sighted' | 'sector-captured'
> = {
  'starfleet-travelled': {
    told: (event, seat, before) => byOwner(event, seat, before) ?? sighted(event, seat, before),
    say: ({ unit, from, to, cost }, view) =>
      phrase('{unit} travelled from {from} to {place} ({cost}).', {
        unit: unitArg(view, unit),
        from: placeArg(view, from),
        place: placeArg(view, to),
        cost: counted(cost, 'move-point'),
      }),
  },
  'starfleet-waited': {
    told: byOwner,
    say: ({ unit, place, cost }, view) =>
      cost === 0
        ? phrase('{unit} waited in {place}.', { unit: unitArg(view, unit), place: placeArg(view, place) })
        : phrase('{unit} waited in {place} ({cost}).', {
            unit: unitArg(view, unit),
            place: placeArg(view, place),
            cost: counted(cost, 'move-point'),
          }),
  },
  'starfleet-sighted': {
    told: byNobody,
    say: ({ owner, number, from, place, ships }, view) =>
      phrase('{owner} Starfleet #{number} with {ships} came from {from} to {place}.', {
        owner: owner === undefined ? 'Independent' : (view.empires[owner]?.adjective ?? owner),
        number,
        ships: counted(ships, 'starship'),
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
};

/** What others see of an arrival, where they have eyes and the fleet is not cloaked (GE 429). */
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

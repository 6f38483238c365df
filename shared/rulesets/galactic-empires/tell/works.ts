import { phrase } from '#kernel/words/phrase.ts';
import { damageWithin, placeArg, resources, seatArg, shipsPhrase, unitArg } from '../model/words.ts';
import type { Tellings } from './hearing.ts';
import { toOwner, toSeat, toSectorHolders, hasEyesAt } from './hearing.ts';

type WorksEventKind =
  | 'admiral-renamed'
  | 'work-begun'
  | 'starships-disbanded'
  | 'admiral-disbanded'
  | 'sector-damaged'
  | 'sector-repaired'
  | 'resources-sent'
  | 'admiral-hired'
  | 'sector-ceded'
  | 'defences-built'
  | 'defences-repaired'
  | 'defences-razed'
  | 'garrison-withdrawn'
  | 'sector-given'
  | 'admiral-resigned'
  | 'sector-released';

export const worksTellings: Tellings<WorksEventKind> = {
  'admiral-renamed': {
    told: toOwner,
    say: ({ unit, name }, view) =>
      phrase('An admiral of {unit} is now called {name}.', { unit: unitArg(view, unit), name }),
  },
  'work-begun': {
    told: toOwner,
    say: ({ unit, place, work }, view) =>
      phrase(
        work === 'construction'
          ? '{unit} begins to build sector defences in {place}.'
          : '{unit} begins to raze sector defences in {place}.',
        { unit: unitArg(view, unit), place: placeArg(view, place) },
      ),
  },
  'starships-disbanded': {
    told: toSeat,
    say: ({ unit, taken, salvage }, view) => {
      const args = { unit: unitArg(view, unit), ships: shipsPhrase(taken), salvage: resources(salvage) };
      return phrase(
        salvage === 0 ? '{unit} disbanded {ships}.' : '{unit} salvaged {ships} for {salvage} resources.',
        args,
      );
    },
  },
  'admiral-disbanded': {
    told: toOwner,
    say: ({ unit, name }, view) =>
      phrase('Admiral {name} of {unit} left your service.', { unit: unitArg(view, unit), name }),
  },
  'sector-damaged': {
    told: toSectorHolders,
    say: ({ place, damage }, view) =>
      phrase('{place} suffered damage: {state} now.', {
        place: placeArg(view, place),
        state: damageWithin(damage),
      }),
  },
  'sector-repaired': {
    told: toSectorHolders,
    say: ({ place, damage }, view) =>
      damage === 0
        ? phrase('{place} has recovered from its damage.', { place: placeArg(view, place) })
        : phrase('{place} recovers: {state} now.', {
            place: placeArg(view, place),
            state: damageWithin(damage),
          }),
  },
  'resources-sent': {
    told: (event, seat) => (event.seat === seat || event.to === seat ? event : undefined),
    say: ({ seat, to, amount, fee }, view) =>
      seat === view.me
        ? phrase('You sent {amount} resources to the {empire}, and paid {fee} for the convoy.', {
            amount: resources(amount),
            fee: resources(fee),
            empire: seatArg(view, to),
          })
        : phrase('The {empire} sent you {amount} resources.', {
            amount: resources(amount),
            empire: seatArg(view, seat),
          }),
  },
  'admiral-hired': {
    told: toSeat,
    say: ({ unit, admiral: { name, tactics, siegecraft }, cost }, view) =>
      phrase(
        '{unit} hired Admiral {name} (tactics {tactics}, siegecraft {siegecraft}) for {cost} resources.',
        { unit: unitArg(view, unit), name, tactics, siegecraft, cost: resources(cost) },
      ),
  },
  'sector-ceded': {
    told: toSeat,
    say: ({ place }, view) => phrase('You ceded {place} to local control.', { place: placeArg(view, place) }),
  },
  'defences-built': {
    // OURS: owners are not told who builds for them under cloak; their report shows the new level.
    told: (event, seat, before) =>
      toSeat(event, seat) ??
      (before.sectors[event.place]?.owner === seat && before.units[event.unit]?.cloaked !== true
        ? event
        : undefined),
    say: ({ unit, place, level, cost }, view) =>
      phrase('{unit} raised the sector defences of {place} to level {level} for {cost} resources.', {
        unit: unitArg(view, unit),
        place: placeArg(view, place),
        level,
        cost: resources(cost),
      }),
  },
  'defences-repaired': {
    told: (event, seat, before) => (before.sectors[event.place]?.owner === seat ? event : undefined),
    say: ({ place, levelDamage }, view) =>
      levelDamage === 0
        ? phrase('The sector defences of {place} are whole again.', { place: placeArg(view, place) })
        : phrase('A level of the sector defences of {place} was repaired; {damage} damaged still.', {
            place: placeArg(view, place),
            damage: levelDamage,
          }),
  },
  'defences-razed': {
    told: toSeat,
    say: ({ unit, place, levels, level, salvage }, view) =>
      phrase(
        '{unit} razed {levels|level|levels} of the sector defences of {place} to level {level} and salvaged {salvage} resources.',
        {
          unit: unitArg(view, unit),
          levels,
          place: placeArg(view, place),
          level,
          salvage: resources(salvage),
        },
      ),
  },
  'garrison-withdrawn': {
    told: toSeat,
    say: ({ place, into, name }, view) =>
      phrase('The garrison of {place} left its post and forms {unit}.', {
        place: placeArg(view, place),
        unit: view.units[into] === undefined ? name : unitArg(view, into),
      }),
  },
  'sector-given': {
    told: (event, seat, before) =>
      event.seat === seat || event.to === seat || hasEyesAt(event, seat, before, event.place)
        ? event
        : undefined,
    say: ({ place, seat, to }, view) => {
      const args = { place: placeArg(view, place), giver: seatArg(view, seat), taker: seatArg(view, to) };
      if (seat === view.me) return phrase('You gave {place} to the {taker}.', args);
      return to === view.me
        ? phrase('The {giver} gave you {place}.', args)
        : phrase('The {giver} gave {place} to the {taker}.', args);
    },
  },
  'admiral-resigned': {
    told: toSeat,
    say: ({ unit, name }, view) =>
      phrase('You have more admirals than your standing allows: Admiral {name} of {unit} resigned.', {
        unit: unitArg(view, unit),
        name,
      }),
  },
  'sector-released': {
    told: toSeat,
    say: ({ place }, view) =>
      phrase('You have more annexed sectors than your standing allows: {place} fell to local control.', {
        place: placeArg(view, place),
      }),
  },
};

import { phrase } from '#kernel/report/phrase.ts';
import { damageWithin, placeArg, resources, seatArg, shipsPhrase, unitArg } from '../words.ts';
import type { Tellings } from './hearing.ts';
import { byOwner, bySeat, bySector, hasEyesAt } from './hearing.ts';

type WorksTold =
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

export const worksTellings: Tellings<WorksTold> = {
  'admiral-renamed': {
    told: byOwner,
    say: ({ unit, name }, view) =>
      phrase('An admiral of {unit} goes by the name {name} now.', { unit: unitArg(view, unit), name }),
  },
  'work-begun': {
    told: byOwner,
    say: ({ unit, place, work }, view) =>
      phrase(
        work === 'construction'
          ? '{unit} begins to build sector defences in {place}.'
          : '{unit} begins to raze sector defences in {place}.',
        { unit: unitArg(view, unit), place: placeArg(view, place) },
      ),
  },
  'starships-disbanded': {
    told: bySeat,
    say: ({ unit, taken, salvage }, view) => {
      const args = { unit: unitArg(view, unit), ships: shipsPhrase(taken), salvage: resources(salvage) };
      return phrase(
        salvage === 0 ? '{unit} disbanded {ships}.' : '{unit} salvaged {ships} for {salvage} resources.',
        args,
      );
    },
  },
  'admiral-disbanded': {
    told: byOwner,
    say: ({ unit, name }, view) =>
      phrase('Admiral {name} of {unit} left your service.', { unit: unitArg(view, unit), name }),
  },
  'sector-damaged': {
    told: bySector,
    say: ({ place, damage }, view) =>
      phrase('{place} suffered damage: {state} now.', {
        place: placeArg(view, place),
        state: damageWithin(damage),
      }),
  },
  'sector-repaired': {
    told: bySector,
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
    told: bySeat,
    say: ({ unit, admiral: { name, tactics, siegecraft }, cost }, view) =>
      phrase(
        '{unit} hired Admiral {name} (tactics {tactics}, siegecraft {siegecraft}) for {cost} resources.',
        { unit: unitArg(view, unit), name, tactics, siegecraft, cost: resources(cost) },
      ),
  },
  'sector-ceded': {
    told: bySeat,
    say: ({ place }, view) => phrase('You ceded {place} to local control.', { place: placeArg(view, place) }),
  },
  'defences-built': {
    // OURS: who builds under cloak for another stays unknown; the report shows the new level.
    told: (event, seat, before) =>
      bySeat(event, seat) ??
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
    told: bySeat,
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
    told: bySeat,
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
    told: bySeat,
    say: ({ unit, name }, view) =>
      phrase('You have more admirals than your standing allows: Admiral {name} of {unit} resigned.', {
        unit: unitArg(view, unit),
        name,
      }),
  },
  'sector-released': {
    told: bySeat,
    say: ({ place }, view) =>
      phrase('You have more annexed sectors than your standing allows: {place} fell to local control.', {
        place: placeArg(view, place),
      }),
  },
};

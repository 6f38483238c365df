import { phrase } from '#kernel/words/phrase.ts';
import { damageWithin, placeArg, resources, seatArg, unitArg } from '../../model/words.ts';
import type { Ahead } from './sentences.ts';

/** Of sectors, what is built there, and the treasury. */
export const sectorsAhead: Ahead<
  | 'sector-captured'
  | 'sector-pillaged'
  | 'sector-damaged'
  | 'sector-repaired'
  | 'sector-annexed'
  | 'sector-ceded'
  | 'sector-given'
  | 'sector-released'
  | 'annexation-declined'
  | 'annexation-lapsed'
  | 'work-begun'
  | 'defences-built'
  | 'defences-repaired'
  | 'defences-razed'
  | 'upkeep-paid'
  | 'resources-decayed'
  | 'revenue-gained'
> = {
  'sector-captured': ({ place, from, by }, view) =>
    by === view.me
      ? phrase('You will take {place} from {from}, if nobody is there whom you cannot see now.', {
          place: placeArg(view, place),
          from: seatArg(view, from),
        })
      : phrase('You will lose {place} to {by}, as far as you can see now.', {
          place: placeArg(view, place),
          by: seatArg(view, by),
        }),
  'sector-pillaged': ({ unit, place, amount }, view) =>
    phrase('{unit} will pillage {place} and take {amount} resources.', {
      unit: unitArg(view, unit),
      place: placeArg(view, place),
      amount: resources(amount),
    }),
  'sector-damaged': ({ place, damage }, view) =>
    phrase('{place} will suffer damage, and then be {state}.', {
      place: placeArg(view, place),
      state: damageWithin(damage),
    }),
  'sector-repaired': ({ place, damage }, view) =>
    damage === 0
      ? phrase('{place} will recover from its damage.', { place: placeArg(view, place) })
      : phrase('{place} will recover, and then be {state}.', {
          place: placeArg(view, place),
          state: damageWithin(damage),
        }),
  'sector-annexed': ({ place, cost }, view) =>
    phrase('{place} will be annexed for {cost} resources.', {
      place: placeArg(view, place),
      cost: resources(cost),
    }),
  'sector-ceded': ({ place }, view) =>
    phrase('You will cede {place} to local control.', { place: placeArg(view, place) }),
  'sector-given': ({ place, to }, view) =>
    phrase('You will give {place} to the {taker}.', {
      place: placeArg(view, place),
      taker: seatArg(view, to),
    }),
  'sector-released': ({ place }, view) =>
    phrase(
      'You will have more annexed sectors than your standing allows: {place} will fall to local control.',
      { place: placeArg(view, place) },
    ),
  'annexation-declined': ({ place, seat, decline }, view) =>
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
  'annexation-lapsed': ({ place, seat }, view) =>
    seat === view.me
      ? phrase('{place} will no longer be annexed to you.', { place: placeArg(view, place) })
      : phrase('{place} will no longer be annexed to the {empire}.', {
          place: placeArg(view, place),
          empire: seatArg(view, seat),
        }),
  'work-begun': ({ unit, place, work }, view) =>
    phrase(
      work === 'construction'
        ? '{unit} will begin to build sector defences in {place}.'
        : '{unit} will begin to raze sector defences in {place}.',
      { unit: unitArg(view, unit), place: placeArg(view, place) },
    ),
  'defences-built': ({ unit, place, level, cost }, view) =>
    phrase('{unit} will raise the sector defences of {place} to level {level} for {cost} resources.', {
      unit: unitArg(view, unit),
      place: placeArg(view, place),
      level,
      cost: resources(cost),
    }),
  'defences-repaired': ({ place, levelDamage }, view) =>
    levelDamage === 0
      ? phrase('The sector defences of {place} will be whole again.', { place: placeArg(view, place) })
      : phrase(
          'A level of the sector defences of {place} will be repaired; {damage} will still be damaged.',
          {
            place: placeArg(view, place),
            damage: levelDamage,
          },
        ),
  'defences-razed': ({ unit, place, levels, level, salvage }, view) =>
    phrase(
      '{unit} will raze {levels|level|levels} of the sector defences of {place} to level {level} and salvage {salvage} resources.',
      {
        unit: unitArg(view, unit),
        levels,
        place: placeArg(view, place),
        level,
        salvage: resources(salvage),
      },
    ),
  'upkeep-paid': ({ due, paid }) =>
    paid === due
      ? phrase('Upkeep of {paid} resources will be paid in full.', { paid: resources(paid) })
      : phrase(
          'Of an upkeep of {due} resources only {paid} can be paid; the dice will decide who leaves you because of it.',
          { due: resources(due), paid: resources(paid) },
        ),
  'resources-decayed': ({ amount }) =>
    phrase('{amount} resources left in the treasury will decay.', { amount: resources(amount) }),
  'revenue-gained': ({ amount, sectors }) =>
    phrase('{sectors|sector|sectors} will yield {amount} resources.', {
      sectors: sectors.length,
      amount: resources(amount),
    }),
};

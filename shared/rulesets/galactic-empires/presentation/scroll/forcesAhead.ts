import { phrase, phraseList } from '#kernel/words/phrase.ts';
import {
  admiralArg,
  placeArg,
  resources,
  retreatPhrase,
  shipsName,
  shipsPhrase,
  unitArg,
  unitIn,
} from '../../model/words.ts';
import type { Ahead } from './sentences.ts';

/** Of units, their ships and their admirals. */
export const forcesAhead: Ahead<
  | 'starfleet-formed'
  | 'garrison-withdrawn'
  | 'starfleet-dissolved'
  | 'retreat-level-set'
  | 'defend-option-set'
  | 'leader-assigned'
  | 'follow-set'
  | 'unit-renamed'
  | 'starships-transferred'
  | 'starships-reassigned'
  | 'starships-disbanded'
  | 'starships-built'
  | 'admiral-transferred'
  | 'admiral-renamed'
  | 'admiral-disbanded'
  | 'admiral-hired'
  | 'admiral-resigned'
  | 'starfleet-travelled'
  | 'starfleet-waited'
  | 'starfleet-cloaked'
  | 'starfleet-decloaked'
> = {
  'starfleet-formed': ({ unit, place, name }, view) =>
    phrase('{unit} will be formed in {place}.', {
      unit: view.units[unit] === undefined ? name : unitArg(view, unit),
      place: placeArg(view, place),
    }),
  'garrison-withdrawn': ({ place, into, name }, view) =>
    phrase('The garrison of {place} will leave its post and form {unit}.', {
      place: placeArg(view, place),
      unit: view.units[into] === undefined ? name : unitArg(view, into),
    }),
  'starfleet-dissolved': ({ name, number }) =>
    phrase('Starfleet A{number} {name} will be empty and will be dissolved.', { name, number }),
  'retreat-level-set': ({ unit, level }, view) =>
    phrase(
      level === 5
        ? '{unit} will never retreat (retreat level 5).'
        : '{unit} will retreat {when} (retreat level {level}).',
      { unit: unitArg(view, unit), when: retreatPhrase(level), level },
    ),
  'defend-option-set': ({ unit, defends }, view) =>
    phrase(
      defends
        ? '{unit} will enter sector defences in battle.'
        : '{unit} will stay outside sector defences in battle.',
      { unit: unitArg(view, unit) },
    ),
  'leader-assigned': ({ unit, admiral }, view) =>
    admiral === undefined
      ? phrase('{unit} will have no leader.', { unit: unitArg(view, unit) })
      : phrase('{admiral} will lead {unit}.', {
          unit: unitArg(view, unit),
          admiral: admiralArg(view, admiral),
        }),
  'follow-set': ({ unit, follows }, view) =>
    follows === undefined
      ? phrase('{unit} will follow no unit.', { unit: unitArg(view, unit) })
      : phrase('{unit} will follow {leader} in battle.', {
          unit: unitArg(view, unit),
          leader: unitArg(view, follows),
        }),
  'unit-renamed': ({ unit, name }, view) =>
    phrase('{unit} will be called «{name}».', { unit: unitArg(view, unit), name }),
  'starships-transferred': ({ from, to, taken, rank, place }, view) =>
    phrase('{from} will transfer {ships} to {to}, rank {rank}, in {place}.', {
      from: unitArg(view, from),
      to: unitArg(view, to),
      ships: shipsPhrase(taken),
      rank,
      place: placeArg(view, place),
    }),
  'starships-reassigned': ({ unit, type, stacks }, view) => {
    const ranks = stacks.map(({ count, rank }) => phrase('{count} in rank {rank}', { count, rank }));
    return phrase('{unit} will station its {types}: {ranks}.', {
      unit: unitArg(view, unit),
      types: shipsName(type),
      ranks: ranks.length === 0 ? phrase('none left') : phraseList(ranks, ', '),
    });
  },
  'starships-disbanded': ({ unit, taken, salvage }, view) =>
    phrase(
      salvage === 0 ? '{unit} will disband {ships}.' : '{unit} will salvage {ships} for {salvage} resources.',
      { unit: unitArg(view, unit), ships: shipsPhrase(taken), salvage: resources(salvage) },
    ),
  'starships-built': ({ unit, place, type, count, cost }, view) =>
    phrase('{unit} will build {ships} for {cost} resources.', {
      unit: unitIn(view, unit, place),
      ships: shipsPhrase([{ type, count }]),
      cost: resources(cost),
    }),
  'admiral-transferred': ({ from, to, admiral, place }, view) =>
    phrase('{admiral} will go from {from} to {to} in {place}.', {
      admiral: admiralArg(view, admiral),
      from: unitArg(view, from),
      to: unitArg(view, to),
      place: placeArg(view, place),
    }),
  'admiral-renamed': ({ unit, name }, view) =>
    phrase('An admiral of {unit} will be called {name}.', { unit: unitArg(view, unit), name }),
  'admiral-disbanded': ({ unit, name }, view) =>
    phrase('Admiral {name} of {unit} will leave your service.', { unit: unitArg(view, unit), name }),
  'admiral-hired': ({ unit, cost }, view) =>
    phrase('{unit} will hire an admiral for {cost} resources. You will see who it is next turn.', {
      unit: unitArg(view, unit),
      cost: resources(cost),
    }),
  'admiral-resigned': ({ unit, name }, view) =>
    phrase('You will have more admirals than your standing allows: Admiral {name} of {unit} will resign.', {
      unit: unitArg(view, unit),
      name,
    }),
  'starfleet-travelled': ({ unit, from, to, cost }, view) =>
    phrase('{unit} will travel from {from} to {place} ({cost|move-point|move-points}).', {
      unit: unitArg(view, unit),
      from: placeArg(view, from),
      place: placeArg(view, to),
      cost,
    }),
  'starfleet-waited': ({ unit, place, cost }, view) =>
    phrase(
      cost === 0
        ? '{unit} will wait in {place}.'
        : '{unit} will wait in {place} ({cost|move-point|move-points}).',
      { unit: unitArg(view, unit), place: placeArg(view, place), cost },
    ),
  'starfleet-cloaked': ({ unit, place }, view) =>
    phrase('{unit} will cloak in {place}.', { unit: unitArg(view, unit), place: placeArg(view, place) }),
  'starfleet-decloaked': ({ unit, place }, view) =>
    phrase('{unit} will decloak in {place}.', { unit: unitArg(view, unit), place: placeArg(view, place) }),
};

import { phrase, phraseList } from '#kernel/words/phrase.ts';
import {
  admiralArg,
  placeArg,
  retreatPhrase,
  seatArg,
  shipsPhrase,
  shipsName,
  unitArg,
} from '../model/words.ts';
import type { Tellings } from './hearing.ts';
import { toOwner, toSeat } from './hearing.ts';

export const firstTellings: Tellings<
  | 'war-declared'
  | 'starfleet-formed'
  | 'retreat-level-set'
  | 'defend-option-set'
  | 'leader-assigned'
  | 'follow-set'
  | 'unit-renamed'
  | 'starships-transferred'
  | 'admiral-transferred'
  | 'starships-reassigned'
> = {
  // OURS: only the two empires are told; others learn of their relations by espionage (GE 575, 996).
  'war-declared': {
    told: (event, seat) => (event.by === seat || event.on === seat ? event : undefined),
    say: ({ by, on }, view) =>
      by === view.me
        ? phrase('You declared war on the {empire}.', { empire: seatArg(view, on) })
        : phrase('The {empire} declared war on you.', { empire: seatArg(view, by) }),
  },
  'starfleet-formed': {
    told: toSeat,
    say: ({ unit, place, name }, view) =>
      phrase('{unit} was formed in {place}.', {
        unit: view.units[unit] === undefined ? name : unitArg(view, unit),
        place: placeArg(view, place),
      }),
  },
  'retreat-level-set': {
    told: toOwner,
    say: ({ unit, level }, view) =>
      phrase(
        level === 5
          ? '{unit} will never retreat (retreat level 5).'
          : '{unit} will retreat {when} (retreat level {level}).',
        {
          unit: unitArg(view, unit),
          when: retreatPhrase(level),
          level,
        },
      ),
  },
  'defend-option-set': {
    told: toOwner,
    say: ({ unit, defends }, view) =>
      defends
        ? phrase('{unit} will enter sector defences in battle.', { unit: unitArg(view, unit) })
        : phrase('{unit} will stay outside sector defences in battle.', { unit: unitArg(view, unit) }),
  },
  'leader-assigned': {
    told: toOwner,
    say: ({ unit, admiral }, view) =>
      admiral === undefined
        ? phrase('{unit} has no leader now.', { unit: unitArg(view, unit) })
        : phrase('{admiral} leads {unit} now.', {
            unit: unitArg(view, unit),
            admiral: admiralArg(view, admiral),
          }),
  },
  'follow-set': {
    told: toOwner,
    say: ({ unit, follows }, view) =>
      follows === undefined
        ? phrase('{unit} follows no unit now.', { unit: unitArg(view, unit) })
        : phrase('{unit} follows {leader} in battle now.', {
            unit: unitArg(view, unit),
            leader: unitArg(view, follows),
          }),
  },
  'unit-renamed': {
    told: toOwner,
    say: ({ unit, name }, view) =>
      phrase('{unit} is now called «{name}».', { unit: unitArg(view, unit), name }),
  },
  'starships-transferred': {
    told: (event, seat, before) => (before.units[event.from]?.owner === seat ? event : undefined),
    say: ({ from, to, taken, rank, place }, view) =>
      phrase('{from} transferred {ships} to {to}, rank {rank}, in {place}.', {
        from: unitArg(view, from),
        to: unitArg(view, to),
        ships: shipsPhrase(taken),
        rank,
        place: placeArg(view, place),
      }),
  },
  'admiral-transferred': {
    told: (event, seat, before) => (before.units[event.from]?.owner === seat ? event : undefined),
    say: ({ from, to, admiral, place }, view) =>
      phrase('{admiral} went from {from} to {to} in {place}.', {
        admiral: admiralArg(view, admiral),
        from: unitArg(view, from),
        to: unitArg(view, to),
        place: placeArg(view, place),
      }),
  },
  'starships-reassigned': {
    told: toOwner,
    say: ({ unit, type, stacks }, view) => {
      const ranks = stacks.map(({ count, rank }) => phrase('{count} in rank {rank}', { count, rank }));
      return phrase('{unit} stationed its {types}: {ranks}.', {
        unit: unitArg(view, unit),
        types: shipsName(type),
        ranks: ranks.length === 0 ? phrase('none left') : phraseList(ranks, ', '),
      });
    },
  },
};

import { flag, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, happened, happenedAt } from '../declare.ts';
import { toOwner, toSeat } from '../model/hearing.ts';
import { rank, seat, sectorNumber, shortName, unitRef } from '../model/parts.ts';
import { blankUnit } from '../model/units/blankUnit.ts';
import { withUnit } from '../model/units/drafts.ts';
import { gone, setFollowed } from '../model/units/followers.ts';
import { placeArg, retreatPhrase, unitArg } from '../model/words.ts';
import type {
  admiralTransferred,
  starshipsBuilt,
  starshipsDisbanded,
  starshipsReassigned,
  starshipsTransferred,
} from './shipEvents.ts';

export const starfleetFormed = event('starfleet-formed', {
  fields: { ...happenedAt, unit: unitRef, seat, number: sectorNumber, name: shortName },
  by: 'order',
  hears: toSeat,
  say: ({ unit, place, name }, view) =>
    phrase('{unit} was formed in {place}.', {
      unit: view.units[unit] === undefined ? name : unitArg(view, unit),
      place: placeArg(view, place),
    }),
  ahead: ({ unit, place, name }, view) =>
    phrase('{unit} will be formed in {place}.', {
      unit: view.units[unit] === undefined ? name : unitArg(view, unit),
      place: placeArg(view, place),
    }),
  apply(draft, { unit, seat, number, name, place }) {
    draft.units[unit] = blankUnit('starfleet', number, name, place, seat);
  },
});

export const starfleetDissolved = event('starfleet-dissolved', {
  fields: { ...happened, unit: unitRef, seat: optional(seat), name: shortName, number: sectorNumber },
  by: 'rules',
  hears: toSeat,
  say: ({ name, number }) =>
    phrase('Starfleet A{number} {name} was empty and has been dissolved.', { name, number }),
  ahead: ({ name, number }) =>
    phrase('Starfleet A{number} {name} will be empty and will be dissolved.', { name, number }),
  apply: (draft, { unit }) => gone(draft, unit),
});

/** Ships and admirals of a garrison that is given away or dissolved become a starfleet of their owner (GE 948, E-26). */
export const garrisonWithdrawn = event('garrison-withdrawn', {
  fields: { ...happenedAt, unit: unitRef, seat, into: unitRef, number: sectorNumber, name: shortName },
  by: 'order',
  hears: toSeat,
  say: ({ place, into, name }, view) =>
    phrase('The garrison of {place} left its post and forms {unit}.', {
      place: placeArg(view, place),
      unit: view.units[into] === undefined ? name : unitArg(view, into),
    }),
  ahead: ({ place, into, name }, view) =>
    phrase('The garrison of {place} will leave its post and form {unit}.', {
      place: placeArg(view, place),
      unit: view.units[into] === undefined ? name : unitArg(view, into),
    }),
  /** Its ships and admirals, with their ranks and their leader, become a starfleet. */
  apply(draft, { unit: id, seat, into, number, name, place }) {
    withUnit(draft, id, (garrison) => {
      const { stacks, admirals, leader } = garrison;
      draft.units[into] = {
        ...blankUnit('starfleet', number, name, place, seat),
        stacks,
        admirals,
        ...defined({ leader }),
      };
      garrison.stacks = [];
      garrison.admirals = [];
      delete garrison.leader;
    });
  },
});

export const retreatLevelSet = event('retreat-level-set', {
  fields: { ...happened, unit: unitRef, level: rank },
  by: 'order',
  hears: toOwner,
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
  ahead: ({ unit, level }, view) =>
    phrase(
      level === 5
        ? '{unit} will never retreat (retreat level 5).'
        : '{unit} will retreat {when} (retreat level {level}).',
      { unit: unitArg(view, unit), when: retreatPhrase(level), level },
    ),
  apply: (draft, { unit: id, level }) => withUnit(draft, id, (unit) => void (unit.retreatLevel = level)),
});

export const defendOptionSet = event('defend-option-set', {
  fields: { ...happened, unit: unitRef, defends: flag },
  by: 'order',
  hears: toOwner,
  say: ({ unit, defends }, view) =>
    defends
      ? phrase('{unit} will enter sector defences in battle.', { unit: unitArg(view, unit) })
      : phrase('{unit} will stay outside sector defences in battle.', { unit: unitArg(view, unit) }),
  ahead: ({ unit, defends }, view) =>
    phrase(
      defends
        ? '{unit} will enter sector defences in battle.'
        : '{unit} will stay outside sector defences in battle.',
      { unit: unitArg(view, unit) },
    ),
  apply: (draft, { unit: id, defends }) => withUnit(draft, id, (unit) => void (unit.defends = defends)),
});

export const followSet = event('follow-set', {
  fields: { ...happened, unit: unitRef, follows: optional(unitRef) },
  by: 'order',
  hears: toOwner,
  say: ({ unit, follows }, view) =>
    follows === undefined
      ? phrase('{unit} no longer follows a unit.', { unit: unitArg(view, unit) })
      : phrase('{unit} now follows {leader} in battle.', {
          unit: unitArg(view, unit),
          leader: unitArg(view, follows),
        }),
  ahead: ({ unit, follows }, view) =>
    follows === undefined
      ? phrase('{unit} will follow no unit.', { unit: unitArg(view, unit) })
      : phrase('{unit} will follow {leader} in battle.', {
          unit: unitArg(view, unit),
          leader: unitArg(view, follows),
        }),
  apply: (draft, { unit, follows }) => setFollowed(draft, unit, follows),
});

export const unitRenamed = event('unit-renamed', {
  fields: { ...happened, unit: unitRef, name: shortName },
  by: 'order',
  hears: toOwner,
  say: ({ unit, name }, view) =>
    phrase('{unit} is now called «{name}».', { unit: unitArg(view, unit), name }),
  ahead: ({ unit, name }, view) =>
    phrase('{unit} will be called «{name}».', { unit: unitArg(view, unit), name }),
  apply: (draft, { unit: id, name }) => withUnit(draft, id, (unit) => void (unit.name = name)),
});

/** What happens in this room’s steps. */
export type Happening = EventIn<
  | typeof starfleetFormed
  | typeof starfleetDissolved
  | typeof garrisonWithdrawn
  | typeof retreatLevelSet
  | typeof defendOptionSet
  | typeof followSet
  | typeof unitRenamed
  | typeof starshipsTransferred
  | typeof admiralTransferred
  | typeof starshipsReassigned
  | typeof starshipsDisbanded
  | typeof starshipsBuilt
>;

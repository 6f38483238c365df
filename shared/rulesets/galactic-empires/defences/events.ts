import { oneOf } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, happenedAt } from '../declare.ts';
import type { garrisonWithdrawn } from '../fleets/events.ts';
import { toOwner, toSeat } from '../model/hearing.ts';
import { level, money, seat, unitRef } from '../model/parts.ts';
import { garrisonId, garrisonName, hasGarrison } from '../model/state.ts';
import { blankUnit } from '../model/units/blankUnit.ts';
import { pay, withSector, withUnit } from '../model/units/drafts.ts';
import { gone } from '../model/units/followers.ts';
import { placeArg, resources, unitArg } from '../model/words.ts';

/** The unit gives up all its move-points to build or to raze (GE 872, 1375-1379). */
export const workBegun = event('work-begun', {
  fields: { ...happenedAt, unit: unitRef, work: oneOf(['construction', 'razing']) },
  by: 'order',
  hears: toOwner,
  say: ({ unit, place, work }, view) =>
    phrase(
      work === 'construction'
        ? '{unit} begins to build sector defences in {place}.'
        : '{unit} begins to raze sector defences in {place}.',
      { unit: unitArg(view, unit), place: placeArg(view, place) },
    ),
  ahead: ({ unit, place, work }, view) =>
    phrase(
      work === 'construction'
        ? '{unit} will begin to build sector defences in {place}.'
        : '{unit} will begin to raze sector defences in {place}.',
      { unit: unitArg(view, unit), place: placeArg(view, place) },
    ),
  apply: (draft, { unit: id, work }) =>
    withUnit(draft, id, (unit) => {
      unit.working = work;
      unit.spent = true;
    }),
});

/** One level more for the owner of the sector, whoever builds it (GE 882). `level`: the new level. */
export const defencesBuilt = event('defences-built', {
  fields: { ...happenedAt, seat, unit: unitRef, level, cost: money },
  by: 'order',
  hears: (event, seat, before) =>
    toSeat(event, seat) ||
    (before.sectors[event.place]?.owner === seat && before.units[event.unit]?.cloaked !== true),
  say: ({ unit, place, level, cost }, view) =>
    phrase('{unit} raised the sector defences of {place} to level {level} for {cost} resources.', {
      unit: unitArg(view, unit),
      place: placeArg(view, place),
      level,
      cost: resources(cost),
    }),
  ahead: ({ unit, place, level, cost }, view) =>
    phrase('{unit} will raise the sector defences of {place} to level {level} for {cost} resources.', {
      unit: unitArg(view, unit),
      place: placeArg(view, place),
      level,
      cost: resources(cost),
    }),
  /** With the first level the sector gets a garrison, which belongs to its owner (GE 882, 1092). */
  apply(draft, { seat, place, level, cost }) {
    pay(draft, seat, -cost);
    withSector(draft, place, (sector) => {
      sector.level = level;
      const id = garrisonId(place);
      if (draft.units[id] === undefined)
        draft.units[id] = blankUnit(
          'garrison',
          sector.number,
          garrisonName(sector.name),
          place,
          sector.owner,
        );
    });
  },
});

/** `levelDamage`: the damage that is left. */
export const defencesRepaired = event('defences-repaired', {
  fields: { ...happenedAt, levelDamage: level },
  by: 'rules',
  hears: (event, seat, before) => before.sectors[event.place]?.owner === seat,
  say: ({ place, levelDamage }, view) =>
    levelDamage === 0
      ? phrase('The sector defences of {place} are fully repaired.', { place: placeArg(view, place) })
      : phrase('A level of the sector defences of {place} was repaired; {damage} still damaged.', {
          place: placeArg(view, place),
          damage: levelDamage,
        }),
  ahead: ({ place, levelDamage }, view) =>
    levelDamage === 0
      ? phrase('The sector defences of {place} will be fully repaired.', { place: placeArg(view, place) })
      : phrase(
          'A level of the sector defences of {place} will be repaired; {damage} will still be damaged.',
          {
            place: placeArg(view, place),
            damage: levelDamage,
          },
        ),
  apply: (draft, { place, levelDamage }) =>
    withSector(draft, place, (sector) => void (sector.levelDamage = levelDamage)),
});

/** `level`: the level that is left. */
export const defencesRazed = event('defences-razed', {
  fields: { ...happenedAt, seat, unit: unitRef, levels: level, level, salvage: money },
  by: 'order',
  hears: toSeat,
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
  ahead: ({ unit, place, levels, level, salvage }, view) =>
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
  /** Damage is removed with the levels; a sector with neither defences nor industrial center has no garrison (E-26). */
  apply(draft, { seat, place, level, salvage }) {
    pay(draft, seat, salvage);
    withSector(draft, place, (sector) => {
      sector.level = level;
      sector.levelDamage = Math.min(sector.levelDamage, level);
      if (!hasGarrison(sector)) gone(draft, garrisonId(place));
    });
  },
});

/** What happens in this room’s steps. */
export type Happening = EventIn<
  | typeof garrisonWithdrawn
  | typeof workBegun
  | typeof defencesBuilt
  | typeof defencesRepaired
  | typeof defencesRazed
>;

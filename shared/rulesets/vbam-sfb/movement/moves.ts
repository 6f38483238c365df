import { list } from '#kernel/codec/shapes.ts';
import { atPlace, several, way } from '#kernel/declare/entries.ts';
import { change } from '#kernel/steps/change.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, ofSystem, ofUnit, order, ownAt, toOwner } from '../declare.ts';
import { labelOf } from '../map/board.ts';
import { arrive } from '../model/drafts.ts';
import { imagine } from '../model/imagine.ts';
import { place, unit } from '../model/parts.ts';
import { carriedBy, changeUnit } from '../model/stations.ts';
import { stepsTo, systemArg, unitArg, unitChoices, waySaid } from '../model/words.ts';
import { designOf, isMobile } from '../units/designs.ts';
import { moves, areTogether, cannotMove, wayTo } from './ways.ts';

/** Most units of one order that move along with the first. */
const mostAlong = 200;

/** Moves a unit, and others in its sector with it, sector by sector (VB 204). */
export const move = order('move', {
  fields: { way: list(place, moves.fast), along: list(unit, mostAlong) },
  title: 'Move',
  offers(view, at) {
    const [, one] = ownAt(view, at) ?? [];
    return one !== undefined && !one.mothballed && isMobile(designOf(one)) ? [{ way: [], along: [] }] : [];
  },
  form(view, given, { unit: id }) {
    const first = id === undefined ? undefined : view.units[id];
    const of = unitChoices(
      view,
      (other, one) =>
        other !== id &&
        areTogether(one, first) &&
        one.seat === view.me &&
        !one.mothballed &&
        isMobile(designOf(one)),
    );
    const bounds = {
      most: moves.fast,
      ...(first === undefined ? {} : { from: atPlace(first.place) }),
      ...defined({ unit: id }),
    };
    const along = { of, ordered: false, most: Math.min(mostAlong, of.length) };
    return [
      way(given, 'way', 'Way', bounds, {
        along: () => stepsTo(given.way),
        ahead: ({ place: to }) =>
          id === undefined || given.way.length > 0
            ? [{ position: atPlace(to) }]
            : stepsTo(wayTo(imagine(view), view.me, id, to)),
      }),
      ...(of.length === 0 ? [] : [several(given, 'along', 'Moves with it', along)]),
    ];
  },
  cannot: (state, { seat: giver, unit: id, order: given }) => cannotMove(state, giver, id, given),
  say: ({ way: sectors, along }) =>
    sectors.length === 0
      ? phrase('Move')
      : along.length === 0
        ? phrase('Move to {places}', { places: waySaid(sectors) })
        : phrase('Move to {places} with {count|other unit|other units}', {
            places: waySaid(sectors),
            count: along.length,
          }),
});

/** A unit enters `place`. */
export const moved = event('moved', {
  fields: { ...ofUnit, from: place },
  by: 'either',
  ...toOwner,
  say: ({ unit, place }, view) =>
    phrase('{unit} moves to {sector}.', { unit: unitArg(view, unit), sector: systemArg(place) }),
  ahead: ({ unit, place }, view) =>
    phrase('{unit} will move to {sector}.', { unit: unitArg(view, unit), sector: systemArg(place) }),
  apply: (draft, { unit, from, place, cause }) => {
    arrive(draft, unit, place, from);
    if (cause !== undefined) draft.movers = { ...draft.movers, [unit]: cause };
  },
});

/** A unit is stopped on the way from `place`. */
export const stopped = event('stopped', {
  fields: { ...ofUnit, between: place },
  by: 'order',
  ...toOwner,
  say: ({ unit, place, between }, view) =>
    phrase('{unit} is stopped on the way from {place} to {between}.', {
      unit: unitArg(view, unit),
      place: systemArg(place),
      between: labelOf(between),
    }),
  ahead: ({ unit, place, between }, view) =>
    phrase('{unit} will stop on the way from {place} to {between}.', {
      unit: unitArg(view, unit),
      place: systemArg(place),
      between: labelOf(between),
    }),
  apply: (draft, { unit, between }) => {
    for (const one of [unit, ...carriedBy(draft.units, unit)])
      changeUnit(draft.units, one, (stopped) => ({ ...stopped, between }));
  },
});

/** A unit stays on the way from `place` (VB 257). */
export const waited = event('waited', {
  fields: { ...ofUnit, between: place },
  by: 'order',
  ...toOwner,
  say: ({ unit, place, between }, view) =>
    phrase('{unit} stays on the way from {place} to {between}.', {
      unit: unitArg(view, unit),
      place: systemArg(place),
      between: labelOf(between),
    }),
  ahead: ({ unit, place, between }, view) =>
    phrase('{unit} will stay on the way from {place} to {between}.', {
      unit: unitArg(view, unit),
      place: systemArg(place),
      between: labelOf(between),
    }),
  apply: (draft, { unit }) => {
    for (const one of [unit, ...carriedBy(draft.units, unit)])
      changeUnit(draft.units, one, (stopped) => ({ ...stopped, waits: true }));
  },
});

export const explored = event('explored', {
  fields: { ...ofSystem },
  by: 'order',
  ...toOwner,
  say: ({ place }) => phrase('You explore {sector}.', { sector: systemArg(place) }),
  ahead: ({ place }) => phrase('You will explore {sector}.', { sector: systemArg(place) }),
  apply: (draft, { seat, place }) =>
    change(draft.empires, seat, ({ explored }) => ({ explored: [...explored, place].sort() })),
});

import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Event } from '../model/events.ts';
import type { View } from '../model/view.ts';
import { labelOf } from '../map/board.ts';
import { declarations, nameOf } from '../diplomacy/table.ts';
import { unitArg } from '../tell/movement.ts';
import { percentSaid, seatArg, systemArg } from '../tell/parts.ts';

type Ahead = {
  readonly [K in Event['kind']]?: (
    event: Extract<Event, { readonly kind: K }>,
    view: View,
  ) => Phrase | undefined;
};

const movement: Ahead = {
  moved: ({ unit, place }, view) =>
    phrase('{unit} will move to {sector}.', { unit: unitArg(view, unit), sector: systemArg(place) }),
  stopped: ({ unit, place, between }, view) =>
    phrase('{unit} will stop on the way from {place} to {between}.', {
      unit: unitArg(view, unit),
      place: systemArg(place),
      between: labelOf(between),
    }),
  waited: ({ unit, place, between }, view) =>
    phrase('{unit} will stay on the way from {place} to {between}.', {
      unit: unitArg(view, unit),
      place: systemArg(place),
      between: labelOf(between),
    }),
  explored: ({ place }) => phrase('You will explore {sector}.', { sector: systemArg(place) }),
  'guard-set': ({ unit, fleet }, view) =>
    fleet === undefined
      ? phrase('{unit} will no longer be a sentry.', { unit: unitArg(view, unit) })
      : phrase('{unit} will be a sentry of {fleet}.', {
          unit: unitArg(view, unit),
          fleet: unitArg(view, fleet),
        }),
  'route-set': ({ unit, way }, view) =>
    phrase('{unit} will trade in {sectors}.', {
      unit: unitArg(view, unit),
      sectors: way.map(labelOf).join(', '),
    }),
  'trade-changed': ({ unit, trades }, view) =>
    phrase(
      trades
        ? '{unit} will be on its trade route again.'
        : '{unit} will not be on its trade route, and bring in nothing next turn.',
      { unit: unitArg(view, unit) },
    ),
  'supply-changed': ({ unit, supplied }, view) =>
    phrase(supplied ? '{unit} will be in supply again.' : '{unit} will be out of supply, and slow.', {
      unit: unitArg(view, unit),
    }),
};

const combat: Ahead = {
  'battle-joined': ({ place }) => phrase('A battle may be joined in {place}.', { place: systemArg(place) }),
  'troops-landed': ({ place, design }) =>
    phrase('{design} will land in {system} to fight for it.', { design, system: systemArg(place) }),
  bombarded: ({ place }) => phrase('You will bombard {system}.', { system: systemArg(place) }),
};

const cargo: Ahead = {
  'colony-founded': ({ place }) =>
    phrase('A colony will be founded in {system}, with a Census of 1.', { system: systemArg(place) }),
  'cargo-embarked': ({ place, design }) =>
    phrase('{design} will embark in {system}.', { design, system: systemArg(place) }),
  'people-embarked': ({ place }) =>
    phrase('A point of Census will embark in {system}.', { system: systemArg(place) }),
  'cargo-landed': ({ place, design }) =>
    phrase('{design} will land in {system}.', { design, system: systemArg(place) }),
  'people-landed': ({ place }) =>
    phrase('A point of Census will land in {system}.', { system: systemArg(place) }),
  'flight-based': ({ place, design, on }) =>
    on === undefined
      ? phrase('{design} will have its base in {system}.', { design, system: systemArg(place) })
      : phrase('{design} will go aboard its carrier at {system}.', { design, system: systemArg(place) }),
  'unit-lost': ({ place, design }) =>
    phrase('{design} will be lost at {system}.', { design, system: systemArg(place) }),
};

const yards: Ahead = {
  'work-ordered'({ place, what: { work, design }, ep }) {
    const args = { design, system: systemArg(place), ep };
    if (work === 'build') return phrase('{system} will begin to build {design} for {ep} EP.', args);
    if (work === 'upgrade') return phrase('A base will begin to become a {design} for {ep} EP.', args);
    return work === 'repair'
      ? phrase('{system} will begin to repair {design} for {ep} EP.', args)
      : phrase('{system} will begin to reactivate {design} for {ep} EP.', args);
  },
  'work-paid': ({ place, design, ep }) =>
    phrase('{ep} EP more will be paid for {design} in {system}.', { ep, design, system: systemArg(place) }),
  'work-done'({ place, design, ep, left }) {
    const args = { design, system: systemArg(place), ep, left };
    if (ep === 0 && left > 0) return phrase('{system}: work on {design} will be delayed.', args);
    return left === 0
      ? phrase('{system} will complete its work on {design}.', args)
      : phrase('{system} will do {ep} EP of work on {design}; {left} will be left.', args);
  },
  'unit-built': ({ place, design }) =>
    phrase('{design} will come into service in {system}.', { design, system: systemArg(place) }),
  'unit-repaired': ({ design }) => phrase('{design} will be repaired.', { design }),
  'unit-activated': ({ design }) => phrase('{design} will be back in service.', { design }),
  'unit-upgraded': ({ place, design }) =>
    phrase('A base in {system} will be a {design}.', { design, system: systemArg(place) }),
  'work-cancelled': ({ place, design, ep }) =>
    ep === 0
      ? phrase('{system}: the work on {design} will be lost.', { design, system: systemArg(place) })
      : phrase('{system} will give up its work on {design}; {ep} EP come with the next income.', {
          design,
          system: systemArg(place),
          ep,
        }),
  'work-scheduled': ({ place }) =>
    phrase('{system} will work in the order that you chose.', { system: systemArg(place) }),
  'unit-mothballed': ({ design }) => phrase('{design} will go into mothballs.', { design }),
  'unit-scrapped': ({ design, ep }) =>
    phrase('{design} will be scrapped; {ep} EP come with the next income.', { design, ep }),
};

const money: Ahead = {
  'income-received': ({ product, trade, misc, maintenance }) =>
    trade === 0 && misc === 0
      ? phrase('Systems will bring in {product} EP; maintenance will cost {maintenance}.', {
          product,
          maintenance,
        })
      : phrase(
          'Systems will bring in {product} EP, trade {trade}, and other things {misc}; maintenance will cost {maintenance}.',
          { product, trade, misc, maintenance },
        ),
  'tech-invested': ({ ep }) => phrase('{ep} EP will go into technology.', { ep }),
  'productivity-bought': ({ place, ep }) =>
    phrase('{ep} EP will be spent on the Productivity of {system}.', { ep, system: systemArg(place) }),
  'productivity-raised': ({ place, productivity }) =>
    phrase('Productivity of {system} will be {productivity}.', { system: systemArg(place), productivity }),
  'tech-tested': ({ chance }) =>
    phrase('Technology may advance by a year, at a chance of {chance} %.', { chance }),
  'census-checked': ({ place }) =>
    phrase('The Census of {system} may grow by 1.', { system: systemArg(place) }),
  'discovery-used': ({ ep }) => phrase('A discovery will bring {ep} EP into the tech pool.', { ep }),
};

const intel: Ahead = {
  'treaty-offered': ({ to, treaty }) =>
    phrase('You will offer the {treaty} to {power}, who may sign it.', {
      treaty: nameOf(treaty),
      power: seatArg(to),
    }),
  'break-tried': ({ to, treaty, chance = 0 }) =>
    phrase('You may break the {treaty} with {power}, at a chance of {chance} %.', {
      treaty: nameOf(treaty),
      power: seatArg(to),
      chance: percentSaid(chance),
    }),
  'declare-tried': ({ to, enmity, chance = 0 }) =>
    phrase('A {what} against {other} may find support, at a chance of {chance} %.', {
      what: declarations[enmity].name,
      other: seatArg(to),
      chance: percentSaid(chance),
    }),
  'ep-given': ({ to, ep }) => phrase('You will give {ep} EP to {power}.', { ep, power: seatArg(to) }),
  'internment-set': ({ to, holds }) =>
    phrase(
      holds
        ? 'Units of {power} that a treaty bars from your systems will be held there.'
        : 'Units of {power} that a treaty bars from your systems will be sent back.',
      { power: seatArg(to) },
    ),
};

const all: Ahead = { ...movement, ...combat, ...cargo, ...yards, ...money, ...intel };

/** What the scroll says of an event that is to come: what the reader’s own plan brings about, and what the turn brings them. What dice decide is left out, or told with its chance. */
export function ahead(event: Event, view: View): Phrase | undefined {
  const isOwn = !('seat' in event) || event.seat === view.me || event.kind === 'battle-joined';
  return isOwn
    ? (all[event.kind] as ((event: Event, view: View) => Phrase | undefined) | undefined)?.(event, view)
    : undefined;
}

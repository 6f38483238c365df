import { id, integer, line, list, literal, optional, oneOf } from '#kernel/codec/shapes.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { change, replace } from '#kernel/steps/change.ts';
import { cause, event, own, ownerHears, place, seat, seats, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import type { Squadron } from '../model/squadron.ts';
import { rxKinds } from '../model/reaction.ts';
import { segments } from '../segments.ts';
import { mostGathered } from './kinds.ts';
import { most, ordered } from './shapes.ts';
import { reactionSaid, rxName } from './words.ts';

const segment = integer(1, segments);
const rx = oneOf(rxKinds);
const units = list(unit, most.here);

/** A squadron was told what to react to. */
export const reactionOrdered = event('reaction-ordered', {
  fields: { seat, unit, reaction: ordered, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} waits: {reaction}.', {
      unit: own(happened.unit),
      reaction: reactionSaid(happened.reaction),
    }),
  ahead: (happened) =>
    phrase('{unit} will wait: {reaction}.', {
      unit: own(happened.unit),
      reaction: reactionSaid(happened.reaction),
    }),
  apply: (draft, happened) =>
    change(draft.squadrons, happened.unit, ({ waits = [] }) => ({
      waits: [...waits, { ...happened.reaction, cause: happened.cause }],
    })),
});

/** Somebody moved in the zone of control of a squadron that waits for it (D2.20). */
export const alerted = event('alerted', {
  fields: { seat, unit, segment },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('Ships are moving in the zone of control of {unit}: it can react.', {
      unit: own(happened.unit),
    }),
  apply: (draft, happened) => change(draft.squadrons, happened.unit, () => ({ alert: happened.segment })),
});

/** A unit on silent running hears that ships of an empire come or go, and where from and where to (C8.10). */
export const overheard = event('overheard', {
  fields: { seat, unit, place, by: seat, from: place, to: place, segment },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase(
      happened.to === happened.place
        ? '{unit} detects ships of the {seat} entering {to} from {from}.'
        : '{unit} detects ships of the {seat} leaving {from} for {to}.',
      {
        unit: own(happened.unit),
        seat: nameOf(happened.by),
        from: hexName(happened.from),
        to: hexName(happened.to),
      },
    ),
});

/** A squadron made a reaction. */
export const reacted = event('reacted', {
  fields: {
    seat,
    unit,
    place,
    segment,
    rx,
    cost: integer(0, 100),
    cause,
    /** On whom a warp sling or a flywheel is used. */
    target: optional(unit),
  },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{rx} by {unit} in {place}.', {
      unit: own(happened.unit),
      rx: rxName(happened.rx),
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('{unit} will react in {place}: {rx}.', {
      unit: own(happened.unit),
      rx: rxName(happened.rx),
      place: hexName(happened.place),
    }),
  apply(draft, happened) {
    change(draft.squadrons, happened.unit, ({ waits = [], spent = 0 }) => ({
      waits: waits.filter((one) => one.cause !== happened.cause),
      spent: spent + happened.cost,
      ...(happened.rx === 'BM' && { bypassed: true as const }),
      ...(happened.rx === 'WS' && { slung: happened.segment }),
    }));
    if (happened.target !== undefined)
      change(draft.squadrons, happened.target, () => ({ sprung: happened.segment }));
  },
});

/** A reaction with which a battle begins, as both sides see it. */
export const maneuvered = event('maneuvered', {
  fields: {
    /** The code of the battle. */
    battle: line(10, 1),
    place,
    seats,
    seat,
    unit,
    rx,
    /** It comes to nothing by what the opponent does (3/E). */
    spoiled: optional(literal(true)),
  },
  by: 'rules',
  hears: (happened, reader) => happened.seats.includes(reader),
  say(happened) {
    const args = { unit: happened.unit.toUpperCase(), rx: rxName(happened.rx) };
    return happened.spoiled === true
      ? phrase('{rx} by {unit} has no effect.', args)
      : phrase('{rx} by {unit}.', args);
  },
});

/** A strategic stop: the rest of the course is given up for reactions (D2.36). */
export const stopped = event('stopped', {
  fields: { seat, unit, place, freed: integer(0, segments), cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} stops in {place} for the rest of the turn.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('{unit} will stop in {place} for the rest of the turn.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  apply: (draft, happened) =>
    change(draft.squadrons, happened.unit, ({ plot }) => ({
      freed: happened.freed,
      ...(plot && { plot: { ...plot, way: plot.way.slice(0, plot.done) } }),
    })),
});

const assembledFields = {
  seat,
  unit,
  place,
  with: list(id<UnitId>(), mostGathered - 1),
} as const;
const withSaid = (others: readonly UnitId[]) =>
  phraseList(
    others.map((one) => phrase('{unit}', { unit: own(one) })),
    ', ',
  );

/** Squadrons function as one from now on (D2.34). */
export const assembled = event('assembled', {
  fields: {
    ...assembledFields,
    cause,
    /** Movement points that it costs each of the others. */
    cost: integer(0, 3),
    stays: optional(literal(true)),
  },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} and {units} function as one squadron in {place}.', {
      unit: own(happened.unit),
      units: withSaid(happened.with),
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('{unit} and {units} will function as one squadron in {place}.', {
      unit: own(happened.unit),
      units: withSaid(happened.with),
      place: hexName(happened.place),
    }),
  apply(draft, happened) {
    for (const one of happened.with)
      change(draft.squadrons, one, ({ spent = 0 }) => ({ spent: spent + happened.cost }));
    // Losses are counted from what they are together.
    replace(draft.squadrons, happened.unit, ({ strength: _, stays: __, ...was }) => ({
      ...was,
      assembled: happened.with,
      ...(happened.stays && { stays: true as const }),
    }));
  },
});

/** Squadrons that stayed assembled over the end of a turn go their own ways. */
export const parted = event('parted', {
  fields: assembledFields,
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} and {units} are separate squadrons again.', {
      unit: own(happened.unit),
      units: withSaid(happened.with),
    }),
  apply: (draft, happened) =>
    replace(draft.squadrons, happened.unit, ({ assembled: _, stays: __, ...rest }) => rest),
});

const passing = { seat, unit, place, seats, of: units } as const;
type Passing = { readonly unit: UnitId; readonly of: readonly UnitId[] };
const pass = (squadrons: Readonly<Record<UnitId, Squadron>>, { unit: one, of }: Passing): void => {
  change(squadrons, one, ({ passed = [] }) => ({ passed: [...new Set([...passed, ...of])] }));
  for (const other of of)
    change(squadrons, other, ({ passed = [] }) => ({ passed: [...new Set([...passed, one])] }));
};

/** A squadron avoided an engagement; both sides hear of it, and the hex is shared (D2.33, A1.15). */
export const bypassed = event('bypassed', {
  fields: passing,
  by: 'rules',
  hears: (happened, reader) => happened.seats.includes(reader),
  say: (happened) =>
    phrase('A squadron of the {seat} avoids battle in {place}.', {
      seat: nameOf(happened.seat),
      place: hexName(happened.place),
    }),
  apply: (draft, happened) => pass(draft.squadrons, happened),
});

/** A squadron in trans-warp movement let no battle happen (D5.12). */
export const declined = event('declined', {
  fields: passing,
  by: 'rules',
  hears: (happened, reader) => happened.seats.includes(reader),
  say: (happened) =>
    phrase('A squadron of the {seat} in trans-warp movement declines battle in {place}.', {
      seat: nameOf(happened.seat),
      place: hexName(happened.place),
    }),
  apply: (draft, happened) => pass(draft.squadrons, happened),
});

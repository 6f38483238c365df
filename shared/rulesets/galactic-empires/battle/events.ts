import type { Shape } from '#kernel/codec/shape.ts';
import { flag, list, object, where } from '#kernel/codec/shapes.ts';
import type { EventIn, Happened } from '#kernel/declare/event.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { event, fought } from '../declare.ts';
import {
  casualties,
  casualty,
  fire,
  level,
  most,
  pair,
  place,
  round,
  side,
  some,
  strength,
  there,
  unitRef,
} from '../model/parts.ts';
import { toParties } from '../model/hearing.ts';
import { casualtiesAsSeen, joinedAsSeen, woundAsSeen } from '../model/secrets.ts';
import { withSector, withUnit } from '../model/units/drafts.ts';
import { lost } from '../model/units/losses.ts';
import { placeArg, unitArg } from '../model/words.ts';
import { lossesByUnit, saySide, shot, tenths, victim } from './sentences.ts';

const damages = list(object({ unit: unitRef, damage: strength, total: strength }), most.units);

const battleJoinedFields = {
  ...fought,
  /** The sector across the border, for a border battle. */
  across: there,
  /** Effective defence level after siege; 0 where there is none. */
  level,
  sides: list(side, most.units),
  /** Units at war with each other, each pair once: indices into `sides`. */
  hostile: list(pair, most.pairs),
};
export type BattleJoined = Happened<'battle-joined', typeof battleJoinedFields>;

const battleJoinedPlain = event('battle-joined', {
  fields: battleJoinedFields,
  by: 'rules',
  hears: (event, seat) => toParties(event, seat) && joinedAsSeen(event, seat),
  say({ place, across, level, sides }, view) {
    const args = {
      place: placeArg(view, place),
      level,
      sides: phraseList(
        sides.map((side) => saySide(side, view)),
        '; ',
      ),
    };
    if (across === undefined)
      return phrase(
        level === 0
          ? 'Battle in {place}: {sides}.'
          : 'Battle in {place}, with sector defences of level {level}: {sides}.',
        args,
      );
    return phrase(
      level === 0
        ? 'Battle at the border of {place} and {across}: {sides}.'
        : 'Battle at the border of {place} and {across}, with sector defences of level {level}: {sides}.',
      { ...args, across: placeArg(view, across) },
    );
  },
  // A border battle damages no sector (GE 803).
  apply: (draft, { place, across }) =>
    withSector(draft, place, (sector) => void (sector.battles += across === undefined ? 1 : 0)),
});

export const battleJoined = {
  ...battleJoinedPlain,
  codec: where(
    battleJoinedPlain.codec as Shape<BattleJoined>,
    ({ sides, hostile }) => hostile.every((indices) => indices.every((index) => index < sides.length)),
    'hostile pairs of sides that are listed',
  ),
};

export const defencesDamaged = event('defences-damaged', {
  fields: {
    ...fought,
    unit: unitRef,
    /** Ships whose siege succeeded; `damage` is at most the level that is left. */
    strikes: some,
    damage: level,
  },
  by: 'rules',
  hears: toParties,
  say: ({ unit, strikes, damage }, view) =>
    phrase(
      '{unit} besieges the sector defences: {strikes|strike|strikes}, {damage|level of damage|levels of damage} added.',
      { unit: unitArg(view, unit), strikes, damage },
    ),
  apply: (draft, { place, damage }) =>
    withSector(
      draft,
      place,
      (sector) => void (sector.levelDamage = Math.min(sector.level, sector.levelDamage + damage)),
    ),
});

export const battleRoundFought = event('battle-round-fought', {
  fields: {
    ...fought,
    round,
    fire: list(fire, most.rows),
    /** Damage taken in this round and in all rounds so far, in tenths, for each unit still in the battle. */
    taken: damages,
  },
  by: 'rules',
  hears: toParties,
  say({ round, fire, taken }, view) {
    const shots = [...Map.groupBy(fire, ({ unit }) => unit)].map(([unit, rows]) =>
      phrase('{unit}: {shots}', { unit: unitArg(view, unit), shots: phraseList(rows.map(shot), ', ') }),
    );
    const suffered = taken.map(({ unit, damage, total }) =>
      phrase('{unit} {damage} (in all {total})', {
        unit: unitArg(view, unit),
        damage: tenths(damage),
        total: tenths(total),
      }),
    );
    return phrase('Round {round}, damage caused: {shots}. Damage taken: {taken}.', {
      round,
      shots: phraseList(shots, '; '),
      taken: phraseList(suffered, '; '),
    });
  },
});

/** A battle was fought as a game of other rules, in the place of its first rounds (OURS). */
export const battleBroughtIn = event('battle-brought-in', {
  fields: { ...fought, round, taken: damages },
  by: 'order',
  hears: toParties,
  say: ({ taken }, view) =>
    phrase('The battle was fought elsewhere. Damage taken: {taken}.', {
      taken: phraseList(
        taken.map(({ unit, total }) =>
          phrase('{unit} {damage}', { unit: unitArg(view, unit), damage: tenths(total) }),
        ),
        '; ',
      ),
    }),
});

/** Destroyed ships are removed from their units: after even rounds and at the end of a battle (GE 1660, E-28). */
export const casualtiesRemoved = event('casualties-removed', {
  fields: { ...fought, round, losses: casualties },
  by: 'rules',
  hears: (event, seat, before) => toParties(event, seat) && casualtiesAsSeen(event, seat, before),
  say: ({ round, losses }, view) =>
    phrase('Casualties up to round {round}: {losses}.', {
      round,
      losses: phraseList(lossesByUnit(losses, view), '; '),
    }),
  apply: (draft, { losses }) => lost(draft, losses),
});

export const starfleetRetreated = event('starfleet-retreated', {
  fields: { ...fought, unit: unitRef, to: place, round },
  by: 'rules',
  hears: toParties,
  say: ({ unit, to, round }, view) =>
    phrase('{unit} retreats to {to} after round {round}.', {
      unit: unitArg(view, unit),
      to: placeArg(view, to),
      round,
    }),
  /** A retreat uses up all move-points (GE 725). It does not count as a move, so nobody can retreat back along it. */
  apply(draft, { unit: id, to }) {
    withUnit(draft, id, (unit) => {
      unit.place = to;
      unit.retreated = true;
      delete unit.working;
      unit.spent = true;
      delete unit.cameFrom;
      delete unit.movedIn;
    });
  },
});

/** One damaged ship or admiral at the end of a battle (GE 1678). */
export const woundResolved = event('wound-resolved', {
  fields: {
    ...fought,
    hurt: casualty,
    /** In tenths, below `hitPoints`. */
    damage: strength,
    /** In tenths. */
    hitPoints: strength,
    lost: flag,
  },
  by: 'rules',
  hears: (event, seat, before) => toParties(event, seat) && woundAsSeen(event, seat, before),
  say: ({ hurt, damage, hitPoints, lost }, view) =>
    phrase(
      lost
        ? '{unit}: damaged {ship}, a {damage}-in-{hitPoints} chance of loss: it is lost.'
        : '{unit}: damaged {ship}, a {damage}-in-{hitPoints} chance of loss: it survives.',
      {
        unit: unitArg(view, hurt.unit),
        ship: victim(hurt),
        damage: tenths(damage),
        hitPoints: tenths(hitPoints),
      },
    ),
  apply: (draft, event) => lost(draft, event.lost ? [event.hurt] : []),
});

export type BattleRoundFought = EventIn<typeof battleRoundFought>;

import type { Shape } from '#kernel/codec/shape.ts';
import { flag, id, list, object, where } from '#kernel/codec/shapes.ts';
import type { EventIn, Happened } from '#kernel/declare/event.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { event, fought, happened, happenedAt } from '../declare.ts';
import type { BattleParty } from '../model/battle.ts';
import { toNobody, toOwner } from '../model/hearing.ts';
import {
  admiralRef,
  casualties,
  casualty,
  fire,
  level,
  most,
  pair,
  parties,
  percent,
  place,
  round,
  side,
  some,
  strength,
  there,
  unitRef,
} from '../model/parts.ts';
import { casualtiesAsSeen, joinedAsSeen, woundAsSeen } from '../model/secrets.ts';
import { withAdmiral, withSector, withUnit } from '../model/units/drafts.ts';
import { lost } from '../model/units/losses.ts';
import { placeArg, seatArg, unitArg } from '../model/words.ts';
import { lossesByUnit, saySide, shot, tenths, victim } from './sentences.ts';

/** Those who fought hear the whole battle, as in the rulebook's sample report (GE 1692-1812). */
const toParties = (event: { readonly parties: readonly SeatId[] }, seat: SeatId): boolean =>
  event.parties.includes(seat);

const highestRating = 100;

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
    taken: list(object({ unit: unitRef, damage: strength, total: strength }), most.units),
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
        ? '{unit}: wounded {ship}, damage {damage}, with a chance of {damage}/{hitPoints} to be lost: it is lost.'
        : '{unit}: wounded {ship}, damage {damage}, with a chance of {damage}/{hitPoints} to be lost: it survives.',
      {
        unit: unitArg(view, hurt.unit),
        ship: victim(hurt),
        damage: tenths(damage),
        hitPoints: tenths(hitPoints),
      },
    ),
  apply: (draft, event) => lost(draft, event.lost ? [event.hurt] : []),
});

const battleReportedFields = { ...happenedAt, battle: id<string>(), rounds: round, fought: parties };
/** The lesser event that the sector's owner hears of a battle between others in the sector. */
export const battleReported = event('battle-reported', {
  fields: battleReportedFields,
  by: 'rules',
  hears: toNobody,
  say({ place, rounds, fought }, view) {
    const named = (parties: readonly BattleParty[]): Phrase =>
      phraseList(
        parties.map(({ owner }) => phrase('{empire}', { empire: seatArg(view, owner) })),
        '; ',
      );
    const holders = fought.filter(({ holds }) => holds);
    return phrase(
      holders.length === 0
        ? 'Others fought a battle of {rounds|round|rounds} in {place}: {fought}. Nobody holds the field.'
        : 'Others fought a battle of {rounds|round|rounds} in {place}: {fought}. The field is held by {holders}.',
      { rounds, place: placeArg(view, place), fought: named(fought), holders: named(holders) },
    );
  },
});

const battleEndedFields = {
  ...fought,
  /** The sector across the border, for a border battle. */
  across: there,
  rounds: round,
  /** Units that hold the field. */
  holding: list(unitRef, most.units),
  fought: parties,
};
export type BattleEnded = Happened<'battle-ended', typeof battleEndedFields>;

export const battleEnded = event('battle-ended', {
  fields: battleEndedFields,
  by: 'rules',
  hears(event, seat, before) {
    if (toParties(event, seat)) return true;
    // OURS: owners of a sector who did not fight there hear who did, and who holds the field. Of border battles they hear nothing.
    const { battle, place, across, rounds, fought: sides } = event;
    if (across !== undefined || before.sectors[place]?.owner !== seat) return false;
    return battleReported.of({ battle, place, rounds, fought: sides });
  },
  say({ place, rounds, holding }, view) {
    if (holding.length === 0)
      return phrase('The battle ends after {rounds|round|rounds}: nobody holds the field at {place}.', {
        rounds,
        place: placeArg(view, place),
      });
    const holders = holding.map((unit) => phrase('{unit}', { unit: unitArg(view, unit) }));
    return phrase(
      holding.length === 1
        ? 'The battle ends after {rounds|round|rounds}: {holders} holds the field.'
        : 'The battle ends after {rounds|round|rounds}: {holders} hold the field.',
      { rounds, holders: phraseList(holders, '; ') },
    );
  },
});

export const movePointsLost = event('move-points-lost', {
  fields: { ...happenedAt, unit: unitRef },
  by: 'rules',
  hears: toOwner,
  say: ({ unit, place }, view) =>
    phrase('{unit} fought on enemy ground in {place} and has no move-points left.', {
      unit: unitArg(view, unit),
      place: placeArg(view, place),
    }),
  apply: (draft, { unit: id }) => withUnit(draft, id, (unit) => void (unit.spent = true)),
});

export const tacticsGrown = event('tactics-grown', {
  fields: { ...happened, unit: unitRef, admiral: admiralRef, gain: percent },
  by: 'rules',
  hears: toOwner,
  say: ({ unit, gain }, view) =>
    phrase('The leader of {unit} gains {gain} in tactics.', { unit: unitArg(view, unit), gain }),
  apply: (draft, { unit, admiral: id, gain }) =>
    withAdmiral(draft, unit, id, (admiral) => {
      admiral.tactics = Math.min(highestRating, admiral.tactics + gain);
      admiral.tacticsGained += gain;
    }),
});

export const siegecraftGrown = event('siegecraft-grown', {
  fields: { ...happened, unit: unitRef, admiral: admiralRef, gain: percent },
  by: 'rules',
  hears: toOwner,
  say: ({ unit, gain }, view) =>
    phrase('The leader of {unit} gains {gain} in siegecraft.', { unit: unitArg(view, unit), gain }),
  apply: (draft, { unit, admiral: id, gain }) =>
    withAdmiral(draft, unit, id, (admiral) => {
      admiral.siegecraft = Math.min(highestRating, admiral.siegecraft + gain);
      admiral.siegecraftGained = true;
    }),
});

export type BattleRoundFought = EventIn<typeof battleRoundFought>;

/** What happens in this room’s steps. */
export type Happening = EventIn<
  | typeof battleJoined
  | typeof defencesDamaged
  | typeof battleRoundFought
  | typeof casualtiesRemoved
  | typeof starfleetRetreated
  | typeof woundResolved
  | typeof battleReported
  | typeof battleEnded
  | typeof movePointsLost
  | typeof tacticsGrown
  | typeof siegecraftGrown
>;

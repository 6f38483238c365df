import { id, list } from '#kernel/codec/shapes.ts';
import type { EventIn, Happened } from '#kernel/declare/event.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { event, fought, happened, happenedAt } from '../declare.ts';
import type { BattleParty } from '../model/battle.ts';
import { toNobody, toOwner, toParties } from '../model/hearing.ts';
import { admiralRef, most, parties, percent, round, there, unitRef } from '../model/parts.ts';
import { withAdmiral, withUnit } from '../model/units/drafts.ts';
import { placeArg, seatArg, unitArg } from '../model/words.ts';
import type {
  battleJoined,
  battleBroughtIn,
  defencesDamaged,
  battleRoundFought,
  casualtiesRemoved,
  starfleetRetreated,
  woundResolved,
} from './events.ts';

const highestRating = 100;

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

/** What happens in this room’s steps. */
export type Happening = EventIn<
  | typeof battleJoined
  | typeof defencesDamaged
  | typeof battleRoundFought
  | typeof battleBroughtIn
  | typeof casualtiesRemoved
  | typeof starfleetRetreated
  | typeof woundResolved
  | typeof battleReported
  | typeof battleEnded
  | typeof movePointsLost
  | typeof tacticsGrown
  | typeof siegecraftGrown
>;

import type { SeatId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type {
  BattleEnded,
  BattleJoined,
  BattleParty,
  BattleReported,
  BattleRoundFought,
} from '../model/battleEvents.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { placeArg, seatArg, unitArg } from '../model/words.ts';
import { lossesByUnit, saySide, shot, tenths, victim } from '../battle/sentences.ts';
import { casualtiesAsSeen, joinedAsSeen, woundAsSeen } from '../battle/secrets.ts';
import type { Tellings } from './hearing.ts';
import { toNobody, toOwner } from './hearing.ts';

type BattleEventKind =
  | 'battle-joined'
  | 'defences-damaged'
  | 'battle-round-fought'
  | 'casualties-removed'
  | 'starfleet-retreated'
  | 'wound-resolved'
  | 'battle-ended'
  | 'battle-reported'
  | 'move-points-lost'
  | 'tactics-grown'
  | 'siegecraft-grown';

/** Those who fought hear the whole battle, as in the rulebook's sample report (GE 1692-1812). */
const toParties = <E extends { readonly parties: readonly SeatId[] }>(
  event: E,
  seat: SeatId,
): E | undefined => (event.parties.includes(seat) ? event : undefined);

/** As `toParties`, without what only the owner of a unit may know. */
const toPartiesAsSeen = <E extends { readonly parties: readonly SeatId[] }>(
  event: E,
  seat: SeatId,
  see: (event: E, seat: SeatId) => E,
): E | undefined => (event.parties.includes(seat) ? see(event, seat) : undefined);

export const battleTellings: Tellings<BattleEventKind> = {
  'battle-joined': { told: (event, seat) => toPartiesAsSeen(event, seat, joinedAsSeen), say: sayJoined },
  'defences-damaged': {
    told: toParties,
    say: ({ unit, strikes, damage }, view) =>
      phrase(
        '{unit} besieges the sector defences: {strikes|strike|strikes}, {damage|level of damage|levels of damage} added.',
        { unit: unitArg(view, unit), strikes, damage },
      ),
  },
  'battle-round-fought': { told: toParties, say: sayRound },
  'casualties-removed': {
    told: (event, seat, before) =>
      toPartiesAsSeen(event, seat, (whole) => casualtiesAsSeen(whole, seat, before)),
    say: ({ round, losses }, view) =>
      phrase('Casualties up to round {round}: {losses}.', {
        round,
        losses: phraseList(lossesByUnit(losses, view), '; '),
      }),
  },
  'starfleet-retreated': {
    told: toParties,
    say: ({ unit, to, round }, view) =>
      phrase('{unit} retreats to {to} after round {round}.', {
        unit: unitArg(view, unit),
        to: placeArg(view, to),
        round,
      }),
  },
  'wound-resolved': {
    told: (event, seat, before) => toPartiesAsSeen(event, seat, (whole) => woundAsSeen(whole, seat, before)),
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
  },
  'battle-ended': {
    told: (event, seat, before) => toParties(event, seat) ?? reported(event, seat, before),
    say: sayEnded,
  },
  'battle-reported': { told: toNobody, say: sayReported },
  'move-points-lost': {
    told: toOwner,
    say: ({ unit, place }, view) =>
      phrase('{unit} fought on enemy ground in {place} and has no move-points left.', {
        unit: unitArg(view, unit),
        place: placeArg(view, place),
      }),
  },
  'tactics-grown': {
    told: toOwner,
    say: ({ unit, gain }, view) =>
      phrase('The leader of {unit} gains {gain} in tactics.', { unit: unitArg(view, unit), gain }),
  },
  'siegecraft-grown': {
    told: toOwner,
    say: ({ unit, gain }, view) =>
      phrase('The leader of {unit} gains {gain} in siegecraft.', { unit: unitArg(view, unit), gain }),
  },
};

/** OURS: owners of a sector who did not fight there hear who did, and who holds the field. Of border battles they hear nothing. */
function reported(
  { battle, place, across, rounds, fought }: BattleEnded,
  seat: SeatId,
  before: State,
): BattleReported | undefined {
  if (across !== undefined || before.sectors[place]?.owner !== seat) return undefined;
  return { kind: 'battle-reported', battle, place, rounds, fought };
}

function sayJoined({ place, across, level, sides }: BattleJoined, view: View): Phrase {
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
}

function sayRound({ round, fire, taken }: BattleRoundFought, view: View): Phrase {
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
}

function sayEnded({ place, rounds, holding }: BattleEnded, view: View): Phrase {
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
}

function sayReported({ place, rounds, fought }: BattleReported, view: View): Phrase {
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
}

import type { SeatId } from '#kernel/ids.ts';
import type { Arg, Phrase } from '#kernel/report/phrase.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type {
  BattleEnded,
  BattleJoined,
  BattleParty,
  BattleReported,
  BattleRoundFought,
  BattleSide,
  Casualty,
  Fire,
} from '../model/events.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { counted, placeArg, seatArg, shipName, shipsText, unitArg } from '../words.ts';
import { casualtiesAsSeen, joinedAsSeen, woundAsSeen } from './battleSecrets.ts';
import type { Tellings } from './hearing.ts';
import { byNobody, byOwner } from './hearing.ts';

type BattleTold =
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

/** Who fought hears the whole battle, as the rulebook's report shows it (GE 1692-1812). */
const byParties = <E extends { readonly parties: readonly SeatId[] }>(
  event: E,
  seat: SeatId,
): E | undefined => (event.parties.includes(seat) ? event : undefined);

/** As `byParties`, less what is its owner's alone. */
const seenBy = <E extends { readonly parties: readonly SeatId[] }>(
  event: E,
  seat: SeatId,
  see: (event: E, seat: SeatId) => E,
): E | undefined => (event.parties.includes(seat) ? see(event, seat) : undefined);

export const battleTellings: Tellings<BattleTold> = {
  'battle-joined': { told: (event, seat) => seenBy(event, seat, joinedAsSeen), say: sayJoined },
  'defences-damaged': {
    told: byParties,
    say: ({ unit, strikes, damage }, view) =>
      phrase('{unit} besieges the sector defences: {strikes}, {damage} added.', {
        unit: unitArg(view, unit),
        strikes: counted(strikes, 'strike'),
        damage: counted(damage, 'level of damage', 'levels of damage'),
      }),
  },
  'battle-round-fought': { told: byParties, say: sayRound },
  'casualties-removed': {
    told: (event, seat, before) => seenBy(event, seat, (whole) => casualtiesAsSeen(whole, seat, before)),
    say: ({ round, losses }, view) =>
      after(phrase('Casualties up to round {round}: ', { round }), lossesByUnit(losses, view), '.'),
  },
  'starfleet-retreated': {
    told: byParties,
    say: ({ unit, to, round }, view) =>
      phrase('{unit} retreats to {to} after round {round}.', {
        unit: unitArg(view, unit),
        to: placeArg(view, to),
        round,
      }),
  },
  'wound-resolved': {
    told: (event, seat, before) => seenBy(event, seat, (whole) => woundAsSeen(whole, seat, before)),
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
    told: (event, seat, before) => byParties(event, seat) ?? reported(event, seat, before),
    say: sayEnded,
  },
  'battle-reported': { told: byNobody, say: sayReported },
  'move-points-lost': {
    told: byOwner,
    say: ({ unit, place }, view) =>
      phrase('{unit} fought on enemy ground in {place} and has no move-points left.', {
        unit: unitArg(view, unit),
        place: placeArg(view, place),
      }),
  },
  'tactics-grown': {
    told: byOwner,
    say: ({ unit, gain }, view) =>
      phrase('The leader of {unit} gains {gain} in tactics.', { unit: unitArg(view, unit), gain }),
  },
  'siegecraft-grown': {
    told: byOwner,
    say: ({ unit, gain }, view) =>
      phrase('The leader of {unit} gains {gain} in siegecraft.', { unit: unitArg(view, unit), gain }),
  },
};

/** OURS: the owner of a sector who did not fight there himself hears that others did, and who holds the field; of borders he hears nothing. */
function reported(
  { battle, place, across, rounds, fought }: BattleEnded,
  seat: SeatId,
  before: State,
): BattleReported | undefined {
  if (across !== undefined || before.sectors[place]?.owner !== seat) return undefined;
  return { kind: 'battle-reported', battle, place, rounds, fought };
}

function sayJoined({ place, across, level, sides }: BattleJoined, view: View): Phrase {
  const where =
    across === undefined
      ? phrase('Battle in {place}', { place: placeArg(view, place) })
      : phrase('Battle at the border of {place} and {across}', {
          place: placeArg(view, place),
          across: placeArg(view, across),
        });
  const forts = level === 0 ? phrase(': ') : phrase(', with sector defences of level {level}: ', { level });
  return after(
    joined([where, forts], ''),
    sides.map((side) => saySide(side, view)),
    '.',
  );
}

function saySide(side: BattleSide, view: View): Phrase {
  const { leader, committed, stacks, admirals } = side;
  const ships = [shipsText(stacks), admirals.length === 0 ? '' : counted(admirals.length, 'admiral')]
    .filter((text) => text !== '')
    .join(', ');
  const modifiers = [
    leader === undefined
      ? ''
      : `led by ${leader.name} (tactics ${leader.tactics}, siegecraft ${leader.siegecraft})`,
    committed ? 'inside the sector defences' : '',
  ].filter((text) => text !== '');
  return phrase(
    '{unit}, {modifiers}, retreat level {level} (total combat {combat}, total hit-points {hitPoints}: {ships})',
    {
      unit: unitArg(view, side.unit),
      modifiers: modifiers.length === 0 ? 'without modifiers' : modifiers.join(', '),
      level: side.retreatLevel,
      combat: side.combat,
      hitPoints: tenths(side.hitPoints),
      ships,
    },
  );
}

function sayRound({ round, fire, taken }: BattleRoundFought, view: View): Phrase {
  const shots = [...Map.groupBy(fire, ({ unit }) => unit)].map(([unit, rows]) =>
    phrase('{unit}: {shots}', { unit: unitArg(view, unit), shots: rows.map(shot).join(', ') }),
  );
  const suffered = taken.map(({ unit, damage, total }) =>
    phrase('{unit} {damage} (in all {total})', {
      unit: unitArg(view, unit),
      damage: tenths(damage),
      total: tenths(total),
    }),
  );
  const causes = after(phrase('Round {round}, damage caused: ', { round }), shots, '.');
  return joined([causes, after(phrase(' Damage taken: '), suffered, '.')], '');
}

const shot = ({ type, ships, damage }: Fire): string =>
  `${ships} ${type === undefined ? 'admiral' : shipName(type)} ${damage}`;

function lossesByUnit(losses: readonly Casualty[], view: View): readonly Phrase[] {
  return [...Map.groupBy(losses, ({ unit }) => unit)].map(([unit, lost]) => {
    const ships = shipsText(lost.flatMap(({ type, count }) => (type === undefined ? [] : [{ type, count }])));
    const admirals = lost.filter(({ type }) => type === undefined).map(victim);
    return phrase('{unit} loses {ships}', {
      unit: unitArg(view, unit),
      ships: [ships, ...admirals].filter((text) => text !== '').join(', '),
    });
  });
}

function victim({ type, name, count }: Casualty): string {
  if (type !== undefined) return shipName(type);
  return name === undefined ? counted(count, 'admiral') : `Admiral ${name}`;
}

function sayEnded({ place, rounds, holding }: BattleEnded, view: View): Phrase {
  const end = phrase('The battle ends after {rounds}: ', { rounds: counted(rounds, 'round') });
  if (holding.length === 0)
    return joined([end, phrase('nobody holds the field at {place}.', { place: placeArg(view, place) })], '');
  const holders = holding.map((unit) => phrase('{unit}', { unit: unitArg(view, unit) }));
  return after(end, holders, holding.length === 1 ? ' holds the field.' : ' hold the field.');
}

function sayReported({ place, rounds, fought }: BattleReported, view: View): Phrase {
  const named = (parties: readonly BattleParty[]): readonly Phrase[] =>
    parties.map(({ owner }) => phrase('{empire}', { empire: seatArg(view, owner) }));
  const holders = fought.filter(({ holds }) => holds);
  const start = after(
    phrase('Others fought a battle of {rounds} in {place}: ', {
      rounds: counted(rounds, 'round'),
      place: placeArg(view, place),
    }),
    named(fought),
    '. ',
  );
  const end =
    holders.length === 0
      ? phrase('Nobody holds the field.')
      : after(phrase('The field is held by '), named(holders), '.');
  return joined([start, end], '');
}

/** A list behind its introduction. */
const after = (start: Phrase, items: readonly Phrase[], end: string): Phrase =>
  joined([start, joined(items, '; '), phrase(end)], '');

/** Several phrases as one; the arguments are lettered, since each phrase has its own. */
function joined(phrases: readonly Phrase[], separator: string): Phrase {
  const args: Record<string, Arg> = {};
  const templates = phrases.map(({ template, args: own }, at) =>
    template.replaceAll(/\{([a-zA-Z]+)\}/g, (hole, name: string) => {
      const value = own[name];
      if (value === undefined) return hole;
      const longer = `${name}${letters(at)}`;
      args[longer] = value;
      return `{${longer}}`;
    }),
  );
  return { template: templates.join(separator), args };
}

/** 0 is `A`, 25 `Z`, 26 `BA`. */
function letters(number: number): string {
  const last = String.fromCharCode(65 + (number % 26));
  return number < 26 ? last : letters(Math.floor(number / 26)) + last;
}

/** Tenths, without an empty decimal: damage mostly comes in whole hits. */
const tenths = (value: number): string =>
  value % 10 === 0 ? `${value / 10}` : `${Math.floor(value / 10)}.${value % 10}`;

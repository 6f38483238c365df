import type { Heard } from '#kernel/game/game.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Actor, Film, FilmGroup, Scene, SceneRow } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Event } from '../../game.ts';
import type { View } from '../../model/view.ts';
import { labelOf } from '../../map/board.ts';
import { coefficientAt } from '../../sidcors/table.ts';
import { groundCombat } from '../../ground/combat.ts';
import { tell } from '../../game.ts';
import { nameOfSeat } from '../names.ts';
import { groupsOf, points } from './cast.ts';
import { endOf, lossesOf, meetingOf, rowBy } from './scenes.ts';
import type { Combat, Round } from './troops.ts';
import { combatOf, groundBattle, isGone, otherOf, sideOf, strengthOf, wholeOf } from './troops.ts';

/** Combats on the ground that the reader took part in, from what they heard of them (VB 416). */
export function groundFilms(view: View, heard: readonly Heard<Event>[]): readonly Film[] {
  const events = heard.map(({ event }) => event);
  const fought = events.filter((event) => event.kind === 'ground-fought');
  return [...Map.groupBy(fought, groundBattle).values()].map((rounds) =>
    filmOf(view, combatOf(view, events, rounds)),
  );
}

function filmOf(view: View, combat: Combat): Film {
  const { place, seats, rounds, conquest } = combat;
  const args = { system: labelOf(place) };
  const outcome =
    conquest === undefined
      ? phrase('The {power} still holds {system}.', { ...args, power: nameOfSeat(seats[1]) })
      : phrase('The {power} conquers {system}.', { ...args, power: nameOfSeat(seats[0]) });
  const meeting = phrase('The {power} fights for {system}, which is held by the {other}.', {
    ...args,
    power: nameOfSeat(seats[0]),
    other: nameOfSeat(seats[1]),
  });
  return {
    battle: groundBattle({ place, seat: seats[0] }),
    place,
    title: phrase('Ground combat in {system}', args),
    outcome,
    nobodies: 'Nobody',
    stage: { kind: 'ranks', backdrop: 'planet' },
    cast: seats.map((seat) => actorOf(combat, seat)),
    damage: { label: 'Damage Points', scale: points },
    table: {
      actor: 'Troops',
      parts: 'Die',
      then: 'At the end of the round',
      cells: ['Defense Value', 'Damage Coefficient', 'Damage Points', 'Total suffered'],
    },
    scenes: [meetingOf(meeting), ...rounds.map((_, at) => sceneOf(view, combat, at)), endOf(outcome)],
  };
}

/** Troops that nobody told the reader of. */
const unseen: FilmGroup = { type: 'unseen', name: 'unseen force', count: 1, shipClass: 'shield' };

function actorOf(combat: Combat, seat: SeatId): Actor {
  const known = combat.known.get(seat) ?? [];
  const whole = wholeOf(combat, seat);
  const seen = strengthOf(known);
  const groups = [...groupsOf(known), ...(seen < whole ? [unseen] : [])];
  const lost = groupsOf(combat.rounds.flatMap((round) => round.lost.filter((one) => one.seat === seat)));
  const gone = sumOf(lost.map(({ count }) => count));
  const power = nameOfSeat(seat);
  return {
    id: seat,
    owner: seat,
    name: phrase('{power}', { power }),
    notes: seen < whole ? [phrase('Other forces there were not seen')] : [],
    figures: [{ label: 'Defense Value', short: 'Defense Value', number: whole, scale: { unit: '', per: 1 } }],
    listed: groups,
    groups,
    against: [otherOf(combat, seat)],
    lost,
    endurance: whole,
    fate: fateOf(combat, seat),
    end: phrase('The {power} loses {gone|unit|units}.', { power, gone }),
  };
}

function fateOf(combat: Combat, seat: SeatId): Actor['fate'] {
  const { seats, conquest, rounds } = combat;
  if (isGone(combat, seat, rounds.length - 1)) return { kind: 'lost', label: 'destroyed' };
  if (conquest?.seat === seat) return { kind: 'holds', label: 'conquers the system' };
  return { kind: 'holds', label: seat === seats[1] ? 'holds the system' : 'fights on' };
}

/** Damage Points that the enemy of a side scored up to this round. */
const sufferedBy = (combat: Combat, seat: SeatId, at: number): number =>
  sumOf(combat.rounds.slice(0, at + 1).map((round) => sideOf(combat, round, otherOf(combat, seat)).damage));

function sceneOf(view: View, combat: Combat, at: number): Scene {
  const { rounds, seats } = combat;
  const { fought, lost } = rounds[at] as Round;
  const lines = lost.map((one) => tell['troops-lost'].say(one, view) ?? phrase(''));
  const quiet = phrase('No losses this round.');
  const losses = lossesOf(
    lines,
    quiet,
    seats.map((seat) => ({
      actor: seat,
      lost: groupsOf(lost.filter((one) => one.seat === seat)),
      suffered: sufferedBy(combat, seat, at),
      ...hitOf(sideOf(combat, { fought, lost }, otherOf(combat, seat)).damage),
      ...(isGone(combat, seat, at) ? { away: 'destroyed' } : {}),
    })),
  );
  return {
    path: [{ name: 'Round', at: fought.round }],
    of: rounds.length,
    lines,
    quiet,
    rows: seats.map((seat) => rowOf(combat, at, seat)),
    moments: [
      {
        kind: 'fire',
        label: 'Fire',
        changes: [],
        said: [tell['ground-fought'].say(fought, view) ?? phrase('')],
        shots: seats.map((seat) => ({
          from: seat,
          count: 1,
          damage: sideOf(combat, { fought, lost }, seat).damage,
          at: [otherOf(combat, seat)],
        })),
      },
      losses,
    ],
  };
}

const hitOf = (hit: number): { readonly hit?: number } => (hit === 0 ? {} : { hit });

function rowOf(combat: Combat, at: number, seat: SeatId): SceneRow {
  const { potential, die, damage } = sideOf(combat, combat.rounds[at] as Round, seat);
  return rowBy({
    seat,
    parts: [{ label: 'Rolls', value: String(die) }],
    potential,
    percent: coefficientAt(groundCombat.rating, die),
    damage,
    suffered: sufferedBy(combat, seat, at),
    whole: wholeOf(combat, seat),
  });
}

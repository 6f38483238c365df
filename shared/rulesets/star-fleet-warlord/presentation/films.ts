import type { SeatId } from '#kernel/words/ids.ts';
import type { AnyEvent, Heard } from '#kernel/game/game.ts';
import type { Actor, Film, FilmGroup, FilmMoment, Scale, Scene, SceneRow } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { BattleEnded } from '../battles/endings.ts';
import type { BattleJoined, Fighter, RoundFought } from '../battles/events.ts';
import type { ShipDestroyed } from '../movement/harm.ts';
import type { Event } from '../allEvents.ts';
import type { View } from '../model/view.ts';
import { tell } from '../game.ts';
import { placeArg, seatArg, withNames } from '../words.ts';
import { sideNotes } from './pages/factors.ts';
import { hulls } from '../ships/list/classes.ts';
import { designOf } from '../ships/list/index.ts';

/** The name of a battle by its place and the event, of all heard, that began it. */
export const battleName = (place: string, at: number): string => `${place} ${at}`;

/** The battles that were heard of, round by round (SFW 4636). */
export function films(view: View, heard: readonly Heard<AnyEvent>[]): readonly Film[] {
  const events = heard.map(({ event }) => event as Event);
  return events.flatMap((event, at) =>
    event.kind === 'battle-joined' ? [filmOf(view, event, eventsOf(event, events.slice(at + 1)), at)] : [],
  );
}

type Fought = RoundFought | ShipDestroyed | BattleEnded;

/** What belongs to a battle: its rounds and losses up to its end. */
function eventsOf({ place }: BattleJoined, after: readonly Event[]): readonly Fought[] {
  const isEnd = (event: Event): boolean => event.kind === 'battle-ended' && event.place === place;
  const last = after.findIndex(isEnd);
  return after
    .slice(0, last < 0 ? after.length : last + 1)
    .filter(
      (event): event is Fought =>
        (event.kind === 'round-fought' || event.kind === 'battle-ended' || event.kind === 'ship-destroyed') &&
        event.place === place,
    );
}

const whole: Scale = { unit: '', per: 1 };
const [attackers, defenders] = ['attackers', 'defenders'] as const;

function filmOf(view: View, joined: BattleJoined, events: readonly Fought[], at: number): Film {
  const { place, points } = joined;
  const ended = events.find((event) => event.kind === 'battle-ended');
  const outcome = ended === undefined ? phrase('Its end was not heard of.') : saidOf(view, ended);
  return {
    battle: battleName(place, at),
    place,
    outcome,
    nobodies: 'Nobody',
    title: withNames(phrase('Battle in {place}', { place: placeArg(place) }), view),
    stage: {
      kind: 'ranks',
      ...(points > 0
        ? { backdrop: 'planet', works: { label: 'Fortification', level: points, holder: defenders } }
        : { backdrop: 'open' }),
    },
    cast: [
      sideOf(view, joined, events, { id: attackers, seat: joined.seat, factor: joined.attack }),
      sideOf(view, joined, events, { id: defenders, seat: joined.foe, factor: joined.defense }),
    ],
    damage: { label: 'damage', scale: whole },
    table: {
      actor: 'Side',
      parts: 'Damage to each ship',
      then: 'At the end of the round',
      cells: ['Damage caused', 'Damage taken'],
    },
    scenes: scenesOf(view, joined, events, outcome),
  };
}

type Side = typeof attackers | typeof defenders;
const fightersOf = (joined: BattleJoined, side: Side): readonly Fighter[] => joined[side];

/** Each ship by itself: its type is its id. */
const groupOf = ({ ship, design, name, level }: Fighter): FilmGroup => ({
  type: ship,
  count: 1,
  shipClass: hulls[designOf({ design }).hull].sign,
  name: level === undefined ? `${design} ${name}` : `${design} (${level}) ${name}`,
});

function sideOf(
  view: View,
  joined: BattleJoined,
  events: readonly Fought[],
  { id, seat, factor }: { readonly id: Side; readonly seat: SeatId; readonly factor: number },
): Actor {
  const groups = fightersOf(joined, id).map(groupOf);
  const gone = new Set(events.flatMap((event) => (event.kind === 'ship-destroyed' ? [event.ship] : [])));
  const lost = groups.filter(({ type }) => gone.has(type as Fighter['ship']));
  const won = events.some((event) => event.kind === 'battle-ended' && event.winner === seat);
  const args = { seat: seatArg(view, seat), lost: lost.length };
  return {
    id,
    owner: seat,
    groups,
    listed: groups,
    lost,
    notes: sideNotes(view, joined, fightersOf(joined, id), id === defenders),
    name: phrase(id === attackers ? '{seat}, attacking' : '{seat}, defending', args),
    figures: [
      id === attackers
        ? { label: 'attack', short: 'attack factor', number: factor, scale: whole }
        : { label: 'defense', short: 'defense factor', number: factor, scale: whole },
    ],
    against: [id === attackers ? defenders : attackers],
    fate: won ? { kind: 'holds', label: 'has won' } : { kind: 'lost', label: 'beaten' },
    end: won
      ? phrase('{seat} has won; ships lost: {lost}.', args)
      : phrase('{seat} is beaten; ships lost: {lost}.', args),
  };
}

const saidOf = (view: View, event: Fought): Phrase =>
  (tell[event.kind] as { say(event: Event, view: View): Phrase | undefined }).say(event, view) ?? phrase('');

function scenesOf(
  view: View,
  joined: BattleJoined,
  events: readonly Fought[],
  outcome: Phrase,
): readonly Scene[] {
  const nothing = { shots: [], changes: [] };
  const rounds = events.filter((event) => event.kind === 'round-fought');
  const said = tell['battle-joined'].say(joined, view) ?? outcome;
  const lostUntold = rounds.length > 0 ? [] : events.filter((event) => event.kind === 'ship-destroyed');
  const scenes = rounds.map((round): Scene => {
    const from = events.indexOf(round) + 1;
    const next = events.findIndex((event, at) => at >= from && event.kind !== 'ship-destroyed');
    const lost = events
      .slice(from, next < 0 ? undefined : next)
      .filter((event) => event.kind === 'ship-destroyed');
    return {
      path: [{ name: 'Round', at: round.round }],
      of: rounds.length,
      rows: ([attackers, defenders] as const).map((side) => rowOf(view, joined, round, side)),
      lines: [round, ...lost].map((event) => saidOf(view, event)),
      moments: [fireOf(view, joined, round), ...(lost.length === 0 ? [] : [lossOf(view, joined, lost)])],
    };
  });
  return [
    {
      path: [],
      rows: [],
      lines: [said],
      moments: [{ ...nothing, kind: 'meeting', label: 'They meet', said: [said] }],
    },
    ...scenes,
    ...(lostUntold.length === 0 ? [] : [{ path: [], rows: [], moments: [lossOf(view, joined, lostUntold)] }]),
    { path: [], rows: [], moments: [{ ...nothing, kind: 'end', label: 'The end', said: [outcome] }] },
  ];
}

const other = (side: Side): Side => (side === attackers ? defenders : attackers);

/** What a side takes in a round; the defenders' fortification too. */
function takenBy(joined: BattleJoined, { hits, forts }: RoundFought, side: Side): number {
  const own = new Set(fightersOf(joined, side).map(({ ship }) => ship));
  const ships = hits.reduce((sum, { ship, points }) => (own.has(ship) ? sum + points : sum), 0);
  return side === defenders ? ships + (forts?.damage ?? 0) : ships;
}

function rowOf(view: View, joined: BattleJoined, round: RoundFought, side: Side): SceneRow {
  const fighters = fightersOf(joined, side);
  const [caused, taken] = [takenBy(joined, round, other(side)), takenBy(joined, round, side)];
  const ships = round.hits.flatMap(({ ship, points }) => {
    const fighter = fighters.find((one) => one.ship === ship);
    return fighter === undefined ? [] : [{ label: groupOf(fighter).name, value: String(points) }];
  });
  const { forts } = round;
  const args = { seat: seatArg(view, side === attackers ? joined.seat : joined.foe), caused, taken };
  return {
    actor: side,
    did: phrase('{seat} causes {caused|point|points} of damage', args),
    parts:
      side === defenders && forts !== undefined
        ? [...ships, { label: 'fortification', value: String(forts.damage) }]
        : ships,
    cells: [{ value: String(caused), strong: true }, { value: String(taken) }],
    then: phrase('{seat} suffers {taken|point|points} of damage', args),
  };
}

/** Both sides fire at once. */
function fireOf(view: View, joined: BattleJoined, round: RoundFought): FilmMoment {
  const sides = [attackers, defenders] as const;
  return {
    kind: 'fire',
    label: 'Fire',
    said: [saidOf(view, round)],
    shots: sides.map((from) => ({
      from,
      at: [other(from)],
      count: fightersOf(joined, from).length,
      damage: takenBy(joined, round, other(from)),
    })),
    changes: sides.map((actor) => ({ actor, hit: takenBy(joined, round, actor) })),
    ...(round.forts === undefined ? {} : { works: { level: round.forts.points, by: attackers } }),
  };
}

function lossOf(view: View, joined: BattleJoined, lost: readonly ShipDestroyed[]): FilmMoment {
  const gone = lost.map(({ ship }) => ship);
  return {
    kind: 'loss',
    label: 'Losses',
    said: lost.map((event) => saidOf(view, event)),
    shots: [],
    changes: ([attackers, defenders] as const).flatMap((actor) => {
      const own = fightersOf(joined, actor).filter(({ ship }) => gone.includes(ship));
      return own.length === 0 ? [] : [{ actor, lost: own.map(groupOf) }];
    }),
  };
}

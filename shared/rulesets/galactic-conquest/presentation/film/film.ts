import type { UnitId } from '#kernel/words/ids.ts';
import type { AnyEvent, Heard } from '#kernel/game/game.ts';
import type { Film, FilmMoment, Scene, SceneRow, Shot } from '#kernel/presentation.ts';
import { battlesIn } from '#kernel/game/heard.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { BattleEnded, BattleJoined, Fighter, Fired } from '../../combat/events.ts';
import { lossOf } from '../../combat/hits.ts';
import type { AnyBattleEvent } from '../../combat/formEvents.ts';
import type { Event } from '../../game.ts';
import type { View } from '../../model/state.ts';
import { tell } from '../../game.ts';
import { hexName } from '../../map/board.ts';
import { nameOf } from '../../map/seats.ts';
import { actorOf, leftSaid, lostOf, points } from './cast.ts';
import type { Round } from './round.ts';
import { aftermath, beforeFire, formsSaid, roundsOf, said, specialsIn } from './round.ts';

/** The battles that the reader fought in, round by round (A2.10, A10.10). */
export function films(view: View, heard: readonly Heard<AnyEvent>[]): readonly Film[] {
  return battlesIn(heard as readonly Heard<Event>[]).flatMap((events) => {
    const joined = events.find((event) => event.kind === 'battle-joined');
    return joined === undefined ? [] : [filmOf(view, joined, events)];
  });
}

function filmOf(view: View, joined: BattleJoined, events: readonly AnyBattleEvent[]): Film {
  const { battle, place, attacker, defender } = joined;
  const title = phrase('Battle {battle} in {place}', { battle, place: hexName(place) });
  const ended = events.find((event) => event.kind === 'battle-ended');
  const outcome = outcomeOf(ended);
  const rounds = roundsOf(events, attacker.seat);
  const scenes = rounds.map((round, at) => sceneOf(view, joined, rounds, round, at));
  return {
    battle,
    place,
    title,
    outcome,
    stage: { kind: 'ranks', backdrop: 'open' },
    cast: [actorOf(attacker, defender, events, 'attacks'), actorOf(defender, attacker, events, 'defends')],
    nobodies: 'Nobody',
    damage: { label: 'DF lost', scale: points },
    table: {
      actor: 'Squadron',
      parts: 'Die',
      then: 'At the end of the round',
      cells: ['Share of attack factors', 'Damage', 'Total lost'],
    },
    scenes: [
      {
        ...before,
        moments: [
          {
            ...still,
            kind: 'meeting',
            label: 'They meet',
            said: [
              tell['battle-joined'].say(joined, view) ?? title,
              ...maneuversSaid(view, events),
              ...formsSaid(view, beforeFire(events)),
            ],
          },
        ],
      },
      ...scenes,
      {
        ...before,
        lines: endsSaid(view, events),
        moments: [...leaving(view, events), { ...still, kind: 'end', label: 'The end', said: [outcome] }],
      },
    ],
  };
}

const before: Pick<Scene, 'path' | 'rows'> = { path: [], rows: [] };
const still: Pick<FilmMoment, 'shots' | 'changes'> = { shots: [], changes: [] };

const outcomeOf = (ended: BattleEnded | undefined): Phrase =>
  ended?.winner === undefined
    ? phrase('Nobody is left.')
    : phrase('The {seat} holds the hex.', { seat: nameOf(ended.winner) });

/** Defense factors that a squadron has lost by the end of a round, from 0. */
const lostBy = (rounds: readonly Round[], unit: UnitId, at: number): number =>
  sumOf(
    rounds
      .slice(0, at + 1)
      .flatMap(({ struck }) => struck.filter((one) => one.unit === unit))
      .flatMap(({ hits }) => hits.map(lossOf)),
  );

function sceneOf(
  view: View,
  joined: BattleJoined,
  rounds: readonly Round[],
  round: Round,
  at: number,
): Scene {
  const sides = [joined.attacker, joined.defender];
  const hits = round.struck.flatMap((event) => tell.struck.say(event, view) ?? []);
  const [shot, after] = [specialsIn(round), round.other.filter(({ kind }) => kind !== 'special-used')];
  const told = formsSaid(view, after);
  const lines = [...formsSaid(view, shot), ...hits, ...told];
  return {
    path: [{ name: 'Round', at: at + 1 }],
    of: rounds.length,
    lines,
    quiet: phrase('No hits this round.'),
    rows: round.fired.flatMap((fired) => rowOf(sides, rounds, fired, at)),
    moments: [
      {
        kind: 'fire',
        label: round.brought === undefined ? 'Fire' : 'Fought elsewhere',
        changes: [],
        said: [
          ...(round.brought === undefined ? [] : said(tell['battle-brought-in'].say(round.brought, view))),
          ...round.fired.flatMap((event) => tell.fired.say(event, view) ?? []),
          ...formsSaid(view, shot),
        ],
        shots: round.fired.flatMap((fired) => shotOf(sides, fired)),
      },
      {
        kind: 'loss',
        label: 'Damage',
        shots: [],
        said: hits,
        changes: round.struck.map(({ unit, hits }) => ({
          actor: unit,
          hit: sumOf(hits.map(lossOf)),
          suffered: lostBy(rounds, unit, at),
          lost: lostOf(hits),
        })),
      },
      ...(told.length === 0 ? [] : [aftermath(sides, round, told, (unit) => lostBy(rounds, unit, at))]),
    ],
  };
}

function rowOf(
  sides: readonly Fighter[],
  rounds: readonly Round[],
  fired: Fired,
  at: number,
): readonly SceneRow[] {
  const side = sides.find(({ seat }) => seat === fired.seat);
  if (side === undefined) return [];
  const { unit, strength } = side;
  const lost = lostBy(rounds, unit, at);
  const args = { unit: unit.toUpperCase(), points: fired.points, lost, strength };
  return [
    {
      actor: unit,
      parts: [{ label: 'Rolls', value: String(fired.die) }],
      did: phrase('{unit} scores {points|point|points}', args),
      cells: [
        { value: `${fired.percent} %` },
        { value: String(fired.points), strong: true },
        {
          value: `${lost} of ${strength}`,
          percent: strength === 0 ? 100 : Math.round((100 * lost) / strength),
        },
      ],
      then: phrase('{unit} has lost {lost} of {strength} DF', args),
    },
  ];
}

function shotOf(sides: readonly Fighter[], { seat, points: damage }: Fired): readonly Shot[] {
  const [from, at] = [sides.find((side) => side.seat === seat), sides.find((side) => side.seat !== seat)];
  return from === undefined || at === undefined
    ? []
    : [{ from: from.unit, count: from.ships.length, damage, at: [at.unit] }];
}

/** Who leaves, and who is lost. */
const leaving = (view: View, events: readonly AnyBattleEvent[]): readonly FilmMoment[] =>
  events.flatMap((event): readonly FilmMoment[] => {
    if (event.kind === 'retreated')
      return [
        {
          kind: 'move',
          label: 'Retreat',
          shots: [],
          said: said(tell.retreated.say(event, view)),
          changes: [{ actor: event.unit, away: leftSaid(event) }],
        },
      ];
    return event.kind === 'squadron-lost'
      ? [
          {
            kind: 'loss',
            label: 'Lost',
            shots: [],
            said: said(tell['squadron-lost'].say(event, view)),
            changes: [{ actor: event.unit, away: 'destroyed' }],
          },
        ]
      : [];
  });

/** The reactions with which it begins (D2.10). */
const maneuversSaid = (view: View, events: readonly AnyBattleEvent[]): readonly Phrase[] =>
  events.flatMap((event) => (event.kind === 'maneuvered' ? said(tell.maneuvered.say(event, view)) : []));
const endsSaid = (view: View, events: readonly AnyBattleEvent[]): readonly Phrase[] =>
  leaving(view, events).flatMap((moment) => moment.said);

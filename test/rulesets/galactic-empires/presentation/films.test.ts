import { describe, expect, test } from 'vitest';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Film, FilmMoment } from '#kernel/presentation.ts';
import { filmText, groupsText } from '#kernel/report/filmText.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { pathText } from '#kernel/words/where.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { films } from '#rulesets/galactic-empires/presentation/film/films.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { patrolFight } from '../battle/support/samples.ts';
import type { Stage } from '../battle/support/world.ts';
import {
  a,
  fleet,
  fought,
  garrison,
  gorn,
  klingon,
  no,
  romulan,
  round,
  ship,
  world,
  yes,
} from '../battle/support/world.ts';

/** The battles of one stage as a seat's report shows them. */
function filmed(start: State, scene: Stage, seat: SeatId): readonly Film[] {
  const entries = scene.events.map((event) => ({ step: 'Battles Are Fought', pass: 1, event }));
  const heard = tellTurn(galacticEmpires, start, entries, [seat]).get(seat) ?? [];
  return films(galacticEmpires.view(scene.state, seat, heard), heard);
}

const moments = (film: Film | undefined): readonly FilmMoment[] =>
  film?.scenes.flatMap((scene) => scene.moments) ?? [];

const [ours, theirs] = [a(klingon, 2), a(romulan, 20)];

describe('the film of a battle', () => {
  const { start, scene } = patrolFight();
  const [battle] = filmed(start, scene, klingon);
  const rounds = battle?.scenes.slice(1, -1) ?? [];

  test('names the place and the end', () => {
    expect(battle?.place).toBe('s00224');
    expect(battle && [phraseText(battle.title), phraseText(battle.outcome)]).toEqual([
      'Battle in Tranome Sar',
      'After 2 rounds A2 Patrol Force 2 holds the field.',
    ]);
    expect(battle?.scenes[0]?.lines).toEqual([]);
  });

  test('shows each side as it came, what it lost and what became of it', () => {
    expect(
      battle?.cast.map(({ id, owner, figures, endurance, fate, lost, listed }) => [
        id,
        owner,
        figures.map(({ label, number }) => `${label} ${number}`),
        endurance,
        fate.kind,
        groupsText(lost),
        groupsText(listed),
      ]),
    ).toEqual([
      [
        ...[ours, klingon, ['total combat 236', 'total hit points 92'], 92, 'holds', ''],
        '1 Hawk Heavy Cruiser, 1 Negh’var Battleship',
      ],
      [
        ...[theirs, romulan, ['total combat 36', 'total hit points 54'], 54, 'lost'],
        ...['1 Hawk Heavy Cruiser', '1 Hawk Heavy Cruiser'],
      ],
    ]);
    expect(battle?.cast.map(({ end }) => phraseText(end))).toEqual([
      'A2 Patrol Force 2 holds the field; ships lost: none.',
      'Romulan Starfleet #20 is destroyed; ships lost: 1 Hawk Heavy Cruiser.',
    ]);
    expect(battle?.cast.flatMap(({ notes }) => notes.map(phraseText))).toEqual([
      'Retreat level 5.',
      'Retreat level 5.',
    ]);
  });

  test('shows who faces whom, and ranks of the reader’s own ships alone', () => {
    expect(battle?.cast.map(({ against, stance }) => [against, stance])).toEqual([
      [[theirs], undefined],
      [[ours], undefined],
    ]);
    expect(
      battle?.cast.map(({ groups }) => groups.map(({ name, count, rank }) => [name, count, rank])),
    ).toEqual([
      [
        ['Hawk Heavy Cruiser', 1, 1],
        ['Negh’var Battleship', 1, 2],
      ],
      [['Hawk Heavy Cruiser', 1, undefined]],
    ]);
  });

  test('counts every round’s fire in tenths, caused and suffered', () => {
    expect(
      rounds.map(({ path, of, rows }) => [
        pathText(path),
        of,
        ...rows.map(({ actor, cells }) => [actor, ...cells.map(({ value }) => value)]),
      ]),
    ).toEqual([
      ['Round 1', 2, [ours, '3', '2', '2 of 9.2'], [theirs, '2', '3', '3 of 5.4']],
      ['Round 2', 2, [ours, '3', '1', '3 of 9.2'], [theirs, '1', '3', '6 of 5.4']],
    ]);
    // Bars end where nothing is left.
    expect(rounds.map(({ rows }) => rows.map(({ cells }) => cells[2]?.percent))).toEqual([
      [22, 56],
      [33, 100],
    ]);
    expect(rounds[0]?.moments[0]?.changes).toEqual([
      { actor: ours, hit: 20, suffered: 20 },
      { actor: theirs, hit: 30, suffered: 30 },
    ]);
    expect(rounds[0]?.rows[0]?.parts).toEqual([
      { label: '1 Hawk Heavy Cruiser', value: '1' },
      { label: '1 Negh’var Battleship', value: '2' },
    ]);
    expect(rounds.map(({ lines }) => lines?.map(phraseText))).toEqual([
      [],
      ['Casualties up to round 2: Romulan Starfleet #20 loses 1 Hawk Heavy Cruiser.'],
    ]);
    expect(
      rounds.map(({ moments }) =>
        moments
          .filter(({ kind }) => kind === 'loss')
          .map(({ said, changes }) => [
            said.map(phraseText).join(' '),
            changes.map(({ actor, lost }) => [
              actor,
              lost?.map(({ name, count, rank }) => [name, count, rank]),
            ]),
          ]),
      ),
    ).toEqual([
      [],
      [
        [
          'Casualties up to round 2: Romulan Starfleet #20 loses 1 Hawk Heavy Cruiser.',
          [[theirs, [['Hawk Heavy Cruiser', 1, undefined]]]],
        ],
      ],
    ]);
    const after = battle?.scenes.at(-1);
    expect(after?.moments.map(({ kind, label, changes }) => [kind, label, changes])).toEqual([
      ['loss', 'Damaged ships', []],
      ['end', 'The end', []],
    ]);
    expect(after?.lines?.map(phraseText)).toEqual([
      'A2 Patrol Force 2: damaged Hawk Heavy Cruiser, a 3-in-6.6 chance of loss: it survives.',
    ]);
  });
});

test('the film of a battle as text', () => {
  const { start, scene } = patrolFight();
  expect(filmed(start, scene, klingon).map(filmText)).toEqual([
    `* Battle in Tranome Sar. After 2 rounds A2 Patrol Force 2 holds the field.
  A2 Patrol Force 2 (total combat 236, total hit points 9.2)
      Retreat level 5.
      1 Hawk Heavy Cruiser, 1 Negh’var Battleship
  Romulan Starfleet #20 (total combat 36, total hit points 5.4)
      Retreat level 5.
      1 Hawk Heavy Cruiser
  Round 1
    A2 Patrol Force 2 causes 3 damage
      1 Hawk Heavy Cruiser: 1
      1 Negh’var Battleship: 2
    Romulan Starfleet #20 causes 2 damage
      1 Hawk Heavy Cruiser: 2
    At the end of the round
      A2 Patrol Force 2 suffers 2 damage, in all 2 (total hit points 9.2)
      Romulan Starfleet #20 suffers 3 damage, in all 3 (total hit points 5.4)
      No ships are lost in this round.
  Round 2
    A2 Patrol Force 2 causes 3 damage
      1 Hawk Heavy Cruiser: 0
      1 Negh’var Battleship: 3
    Romulan Starfleet #20 causes 1 damage
      1 Hawk Heavy Cruiser: 1
    At the end of the round
      A2 Patrol Force 2 suffers 1 damage, in all 3 (total hit points 9.2)
      Romulan Starfleet #20 suffers 3 damage, in all 6 (total hit points 5.4)
      Casualties up to round 2: Romulan Starfleet #20 loses 1 Hawk Heavy
        Cruiser.
  After the battle
    A2 Patrol Force 2: damaged Hawk Heavy Cruiser, a 3-in-6.6 chance of loss:
      it survives.
    A2 Patrol Force 2 holds the field; ships lost: none.
    Romulan Starfleet #20 is destroyed; ships lost: 1 Hawk Heavy Cruiser.`,
  ]);
});

test('a siege is shown before the rounds, a retreat in its round, and a leader with their side', () => {
  const start = world({
    sectors: {
      1: { name: 'Khitomer', owner: romulan, level: 3, links: [2] },
      2: { name: 'Narendra', owner: klingon, links: [1] },
    },
    units: [
      fleet(klingon, 1, {
        at: 1,
        ships: [[ship.brinok, 1, 1]],
        admirals: [{ name: 'Martok', tactics: 46, siegecraft: 12, attacks: 0 }],
        leads: 0,
      }),
      fleet(klingon, 2, { at: 1, cameFrom: 2, ships: [[ship.scout, 1, 2]], retreatLevel: 1 }),
      garrison(romulan, { at: 1, ships: [[ship.brinok, 1]] }),
    ],
    wars: [[klingon, romulan]],
  });
  const one = a(klingon, 1);
  const scene = fought(start, [
    { stream: `siege/${one}`, rolls: [true] },
    ...round(1, { [one]: yes(2), [a(klingon, 2)]: [false], g00001: no(2) }),
    ...round(2, { [one]: yes(2), g00001: no(2) }),
    { stream: `siegecraft/${one}`, rolls: [2] },
    { stream: `tactics/${one}`, rolls: [3] },
  ]);
  const [battle] = filmed(start, scene, klingon);
  expect(battle?.scenes[0]?.lines?.map(phraseText)).toEqual([
    'The sector defences are at level 2.',
    'A1 besieges the sector defences: 1 strike, 1 level of damage added.',
  ]);
  expect(
    battle?.cast.map(({ id, fate, groups }) => [
      id,
      fate.kind,
      groupsText(groups.filter(({ aside }) => aside)),
    ]),
  ).toEqual([
    ['g00001', 'lost', ''],
    [one, 'holds', '1 admiral'],
    [a(klingon, 2), 'left', ''],
  ]);
  expect(battle?.cast.map(({ notes }) => notes.map(phraseText))).toEqual([
    ['Inside the sector defences; does not retreat.'],
    ['Led by Martok: tactics 46, siegecraft 12.', 'Retreat level 5.'],
    ['Retreat level 1.'],
  ]);
  expect(battle?.scenes[1]?.lines?.map(phraseText)).toEqual(['A2 retreats to Narendra after round 1.']);
  expect(moments(battle).flatMap(({ changes }) => changes.filter(({ away }) => away !== undefined))).toEqual([
    { actor: a(klingon, 2), away: 'retreated to Narendra' },
  ]);
  expect(battle?.stage).toEqual({
    kind: 'ranks',
    backdrop: 'planet',
    works: { label: 'Defences at level', level: 3, holder: 'g00001' },
  });
  expect(moments(battle).flatMap(({ works }) => works ?? [])).toEqual([{ level: 2, by: one }]);
  expect(battle?.cast.map(({ against, stance }) => [against, stance])).toEqual([
    [[one, a(klingon, 2)], 'inside the defences'],
    [['g00001'], undefined],
    [['g00001'], undefined],
  ]);
});

test('who heard of a battle only by its outcome has no film of it', () => {
  const start = world({
    sectors: { 1: { owner: gorn } },
    units: [
      fleet(klingon, 1, { at: 1, ships: [[ship.neghvar, 3]] }),
      fleet(romulan, 1, { at: 1, ships: [[ship.brinok, 2]] }),
    ],
    wars: [[klingon, romulan]],
  });
  const scene = fought(start, 'heard');
  expect(filmed(start, scene, klingon)).toHaveLength(1);
  expect(filmed(start, scene, gorn)).toEqual([]);
});

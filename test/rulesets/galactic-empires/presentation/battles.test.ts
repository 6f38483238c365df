import { describe, expect, test } from 'vitest';
import type { SeatId } from '#kernel/ids.ts';
import type { BattlePicture } from '#kernel/presentation.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { battles } from '#rulesets/galactic-empires/presentation/screens/battles.ts';
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
function pictures(start: State, scene: Stage, seat: SeatId): readonly BattlePicture[] {
  const entries = scene.events.map((event) => ({ step: 'Battles Are Fought', pass: 1, event }));
  const heard = tellTurn(galacticEmpires, start, entries, [seat]).get(seat) ?? [];
  return battles(galacticEmpires.view(scene.state, seat, heard), heard);
}

const [ours, theirs] = [a(klingon, 2), a(romulan, 20)];

describe('the picture of a battle', () => {
  const { start, scene } = patrolFight();
  const [battle] = pictures(start, scene, klingon);

  test('names the place and the end', () => {
    expect(battle?.place).toBe('s00224');
    expect(battle && [phraseText(battle.title), phraseText(battle.outcome)]).toEqual([
      'Battle in Tranome Sar',
      'After 2 rounds A2 Patrol Force 2 holds the field.',
    ]);
    expect(battle?.before).toEqual([]);
  });

  test('shows each side as it came, what it lost and what became of it', () => {
    expect(
      battle?.sides.map(({ unit, owner, combat, hitPoints, fate, lost, stacks }) => [
        unit,
        owner,
        combat,
        hitPoints,
        fate,
        lost.map(({ name, count }) => `${count} ${name}`),
        stacks.map(({ name, count }) => `${count} ${name}`),
      ]),
    ).toEqual([
      [ours, klingon, 236, 92, 'holds', [], ['1 Hawk Heavy Cruiser', '1 Negh’var Battleship']],
      [theirs, romulan, 36, 54, 'destroyed', ['1 Hawk Heavy Cruiser'], ['1 Hawk Heavy Cruiser']],
    ]);
    expect(battle?.sides.flatMap(({ notes }) => notes.map(phraseText))).toEqual([
      'Retreat level 5.',
      'Retreat level 5.',
    ]);
  });

  test('shows who faces whom, and ranks of the reader’s own ships alone', () => {
    expect(battle?.sides.map(({ enemies, inside, garrison: bound }) => [enemies, inside, bound])).toEqual([
      [[theirs], false, false],
      [[ours], false, false],
    ]);
    expect(
      battle?.sides.map(({ formation }) => formation.map(({ name, count, rank }) => [name, count, rank])),
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
      battle?.rounds.map(({ round: number, fire }) => [
        number,
        fire.map(({ unit, caused, suffered, total }) => [unit, caused, suffered, total]),
      ]),
    ).toEqual([
      [
        1,
        [
          [ours, 30, 20, 20],
          [theirs, 20, 30, 30],
        ],
      ],
      [
        2,
        [
          [ours, 30, 10, 30],
          [theirs, 10, 30, 60],
        ],
      ],
    ]);
    expect(battle?.rounds[0]?.fire[0]?.shots).toEqual([
      { name: 'Hawk Heavy Cruiser', ships: 1, damage: 10 },
      { name: 'Negh’var Battleship', ships: 1, damage: 20 },
    ]);
    expect(battle?.rounds.map(({ lines }) => lines.map(phraseText))).toEqual([
      [],
      ['Casualties up to round 2: Romulan Starfleet #20 loses 1 Hawk Heavy Cruiser.'],
    ]);
    expect(
      battle?.rounds.map(({ removals }) =>
        removals.map(({ losses, said }) => [
          phraseText(said),
          losses.map(({ unit, stacks, admirals }) => [
            unit,
            stacks.map(({ name, count, rank }) => [name, count, rank]),
            admirals,
          ]),
        ]),
      ),
    ).toEqual([
      [],
      [
        [
          'Casualties up to round 2: Romulan Starfleet #20 loses 1 Hawk Heavy Cruiser.',
          [[theirs, [['Hawk Heavy Cruiser', 1, undefined]], 0]],
        ],
      ],
    ]);
    expect(
      battle?.wounds.map(({ loss, lost }) => [
        loss.unit,
        loss.stacks.map(({ name, rank }) => [name, rank]),
        lost,
      ]),
    ).toEqual([[ours, [['Hawk Heavy Cruiser', 1]], false]]);
    expect(battle?.after.map(phraseText)).toEqual([
      'A2 Patrol Force 2: wounded Hawk Heavy Cruiser, damage 3, with a chance of 3/6.6 to be lost: it survives.',
    ]);
  });
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
  const [battle] = pictures(start, scene, klingon);
  expect(battle?.before.map(phraseText)).toEqual([
    'The sector defences stand at level 2.',
    'A1 besieges the sector defences: 1 strike, 1 level of damage added.',
  ]);
  expect(battle?.sides.map(({ unit, fate, admirals }) => [unit, fate, admirals])).toEqual([
    ['g00001', 'destroyed', 0],
    [one, 'holds', 1],
    [a(klingon, 2), 'retreated', 0],
  ]);
  expect(battle?.sides.map(({ notes }) => notes.map(phraseText))).toEqual([
    ['Inside the sector defences; does not retreat.'],
    ['Led by Martok: tactics 46, siegecraft 12.', 'Retreat level 5.'],
    ['Retreat level 1.'],
  ]);
  expect(battle?.rounds[0]?.lines.map(phraseText)).toEqual(['A2 retreats to Narendra after round 1.']);
  expect(battle?.rounds.map(({ retreats }) => retreats.map(({ unit, to }) => [unit, to]))).toEqual([
    [[a(klingon, 2), 's00002']],
    [],
  ]);
  expect([
    battle?.defences,
    battle?.siege.map(({ unit, damage, said }) => [unit, damage, phraseText(said)]),
  ]).toEqual([2, [[one, 1, 'A1 besieges the sector defences: 1 strike, 1 level of damage added.']]]);
  expect(battle?.sides.map(({ enemies, inside, garrison: bound }) => [enemies, inside, bound])).toEqual([
    [[one, a(klingon, 2)], true, true],
    [['g00001'], false, false],
    [['g00001'], false, false],
  ]);
});

test('who heard of a battle only by its outcome has no picture of it', () => {
  const start = world({
    sectors: { 1: { owner: gorn } },
    units: [
      fleet(klingon, 1, { at: 1, ships: [[ship.neghvar, 3]] }),
      fleet(romulan, 1, { at: 1, ships: [[ship.brinok, 2]] }),
    ],
    wars: [[klingon, romulan]],
  });
  const scene = fought(start, 'heard');
  expect(pictures(start, scene, klingon)).toHaveLength(1);
  expect(pictures(start, scene, gorn)).toEqual([]);
});

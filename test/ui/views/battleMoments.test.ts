import { describe, expect, test } from 'vitest';
import { placeId, unitId } from '#kernel/ids.ts';
import type { BattlePicture, BattleSidePicture, StackPicture } from '#kernel/presentation.ts';
import { phrase, phraseText } from '#kernel/report/phrase.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { battles } from '#rulesets/galactic-empires/presentation/screens/battles.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { anyPhase, seats } from '#test/rulesets/galactic-empires/battle/support/anyBattle.ts';
import { figuresLeft, type Moment, momentsOf } from '#ui/views/battle/moments.ts';

const [ours, theirs, others] = [unitId('ours'), unitId('theirs'), unitId('others')];
const stack = (name: string, count: number, rank?: number): StackPicture => ({
  type: name,
  name,
  shipClass: 'Scout',
  count,
  ...(rank === undefined ? {} : { rank }),
});
const side = (unit: typeof ours, name: string, more: Partial<BattleSidePicture>): BattleSidePicture => ({
  unit,
  name: phrase(name),
  notes: [],
  combat: 10,
  hitPoints: 90,
  stacks: [],
  formation: [],
  admirals: 0,
  enemies: [],
  garrison: false,
  inside: false,
  lost: [],
  fate: 'holds',
  ...more,
});

/** Ours besiege theirs and others; others leave after the first round, theirs lose two of three after the second, and one of ours dies of its wounds. */
const picture: BattlePicture = {
  battle: 'b',
  place: placeId('p'),
  title: phrase('Fight'),
  outcome: phrase('Ours win.'),
  before: [],
  after: [],
  defences: 2,
  siege: [{ unit: ours, damage: 1, said: phrase('A siege.') }],
  sides: [
    side(ours, 'Ours', {
      formation: [stack('Pike', 2, 1), stack('Pike', 4, 3)],
      admirals: 1,
      enemies: [theirs, others],
    }),
    side(theirs, 'Theirs', { formation: [stack('Bow', 3)], enemies: [ours] }),
    side(others, 'Others', { formation: [stack('Sling', 1)], enemies: [ours] }),
  ],
  rounds: [
    {
      round: 1,
      lines: [],
      removals: [],
      retreats: [{ unit: others, to: placeId('q'), said: phrase('Others leave.') }],
      fire: [
        {
          unit: ours,
          shots: [
            { name: 'Pike', ships: 6, damage: 30 },
            { name: 'admiral', ships: 1, damage: 0 },
          ],
          caused: 30,
          suffered: 5,
          total: 5,
        },
        { unit: theirs, shots: [{ name: 'Bow', ships: 3, damage: 5 }], caused: 5, suffered: 30, total: 30 },
        { unit: others, shots: [], caused: 0, suffered: 0, total: 0 },
      ],
    },
    {
      round: 2,
      lines: [],
      retreats: [],
      removals: [
        {
          said: phrase('Theirs lose two.'),
          losses: [{ unit: theirs, stacks: [stack('Bow', 2)], admirals: 0 }],
        },
      ],
      fire: [
        { unit: ours, shots: [{ name: 'Pike', ships: 6, damage: 20 }], caused: 20, suffered: 0, total: 5 },
        { unit: theirs, shots: [{ name: 'Bow', ships: 3, damage: 0 }], caused: 0, suffered: 20, total: 50 },
      ],
    },
  ],
  wounds: [
    {
      lost: true,
      said: phrase('One dies.'),
      loss: { unit: ours, stacks: [stack('Pike', 1, 3)], admirals: 0 },
    },
    {
      lost: false,
      said: phrase('One lives.'),
      loss: { unit: theirs, stacks: [stack('Bow', 1)], admirals: 0 },
    },
  ],
};
const moments = momentsOf(picture);
const at = (kind: Moment['kind'], round?: number): Moment =>
  moments.find((each) => each.kind === kind && (round === undefined || each.round === round))!;
const counts = (moment: Moment): readonly (readonly number[])[] =>
  moment.standing.map(({ stacks, admirals }) => [...stacks.map(({ count }) => count), admirals]);

describe('the moments of a battle', () => {
  test('come in the order told, each with its words', () => {
    expect(moments.map(({ kind, round, said }) => [kind, round, said.map(phraseText).join(' ')])).toEqual([
      ['opening', 0, 'Fight'],
      ['siege', 0, 'A siege.'],
      ['fire', 1, 'Round 1. Ours causes 3 damage. Theirs causes 0.5 damage.'],
      ['retreat', 1, 'Others leave.'],
      ['fire', 2, 'Round 2. Ours causes 2 damage. Theirs causes 0 damage.'],
      ['losses', 2, 'Theirs lose two.'],
      ['wounds', 2, 'One dies. One lives.'],
      ['end', 2, 'Ours win.'],
    ]);
  });
  test('the siege takes its levels off the defences', () => {
    expect([at('opening').defences, at('siege').defences, at('end').defences]).toEqual([3, 2, 2]);
  });
  test('losses leave at the end of the round that tells them, wounds at the end', () => {
    expect(counts(at('fire', 2))).toEqual([
      [2, 4, 1],
      [3, 0],
      [1, 0],
    ]);
    expect(counts(at('losses'))).toEqual([
      [2, 4, 1],
      [1, 0],
      [1, 0],
    ]);
    expect(counts(at('end'))).toEqual([
      [2, 3, 1],
      [1, 0],
      [1, 0],
    ]);
  });
  test('who retreats is away from then on', () => {
    expect(moments.map(({ standing }) => standing.map(({ away }) => away ?? ''))).toEqual([
      ...Array.from({ length: 3 }, () => ['', '', '']),
      ...Array.from({ length: 5 }, () => ['', '', 'q']),
    ]);
  });
  test('damage adds up, and shots fly at who suffered, or, where nobody did, at who is there', () => {
    expect(moments.map(({ standing }) => standing.map(({ damage }) => damage))).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [5, 30, 0],
      [5, 30, 0],
      ...Array.from({ length: 4 }, () => [5, 50, 0]),
    ]);
    expect(
      at('fire', 1).volleys.map(({ from, name, damage, at: goal }) => [from, name, damage, goal]),
    ).toEqual([
      [ours, 'Pike', 30, [theirs]],
      [ours, 'admiral', 0, [theirs]],
      [theirs, 'Bow', 5, [ours]],
    ]);
    expect(at('fire', 2).volleys.at(-1)?.at).toEqual([ours]);
  });
});

test('a drawn ship stands as long as anything of its stack does', () => {
  expect([
    figuresLeft(12, 240, 240),
    figuresLeft(12, 120, 240),
    figuresLeft(12, 1, 240),
    figuresLeft(12, 0, 240),
    figuresLeft(3, 2, 3),
  ]).toEqual([12, 6, 1, 0, 2]);
});

describe('of any battle the engine fights', () => {
  const sum = (stacks: readonly StackPicture[]): ReadonlyMap<string, number> => {
    const found = new Map<string, number>();
    for (const { type, count } of stacks) found.set(type, (found.get(type) ?? 0) + count);
    return new Map([...found].filter(([, count]) => count !== 0).sort());
  };
  const less = (all: readonly StackPicture[], lost: readonly StackPicture[]): ReadonlyMap<string, number> =>
    sum([...all, ...lost.map((each) => ({ ...each, count: -each.count }))]);
  const shown = (
    visit: (
      battle: BattlePicture,
      last: Moment,
      units: Readonly<
        Record<
          string,
          { readonly stacks: readonly { readonly count: number }[]; readonly admirals: readonly unknown[] }
        >
      >,
      again: boolean,
    ) => void,
  ): number => {
    let played = 0;
    anyPhase(({ state, events }, start) => {
      const entries = events.map((event) => ({ step: 'Battles', pass: 1, event }));
      const told = tellTurn(galacticEmpires, start, entries, seats);
      for (const seat of seats) {
        const heard = told.get(seat) ?? [];
        const pictures = battles(galacticEmpires.view(state, seat, heard), heard);
        for (const battle of pictures) {
          played += 1;
          const later = pictures.slice(pictures.indexOf(battle) + 1);
          visit(battle, momentsOf(battle).at(-1)!, state.units, later.length > 0);
        }
      }
    }, 200);
    return played;
  };

  test('the last moment shows what the report says is left, type by type', () => {
    const played = shown(({ sides }, last) => {
      for (const { unit, stacks, lost } of sides)
        expect(sum(last.standing.find((each) => each.unit === unit)!.stacks)).toEqual(less(stacks, lost));
    });
    expect(played).toBeGreaterThan(50);
  });
  test('and what is left in the world, admirals too', () => {
    const played = shown(({ sides }, last, units, again) => {
      if (again) return;
      for (const { unit } of sides) {
        const standing = last.standing.find((each) => each.unit === unit)!;
        const ships = standing.stacks.reduce((all, { count }) => all + count, 0);
        expect([unit, ships, standing.admirals]).toEqual([
          unit,
          (units[unit]?.stacks ?? []).reduce((all, { count }) => all + count, 0),
          units[unit]?.admirals.length ?? 0,
        ]);
      }
    });
    expect(played).toBeGreaterThan(50);
  });
  test('whoever is said to have retreated is away, and nobody else', () => {
    shown(({ sides }, last) => {
      const away = last.standing.filter((each) => each.away !== undefined).map(({ unit }) => unit);
      expect(away).toEqual(sides.filter(({ fate }) => fate === 'retreated').map(({ unit }) => unit));
    });
  });
});

import { describe, expect, test } from 'vitest';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { Elsewhere, UnitFate } from '#kernel/orders/elsewhere.ts';
import { gameMaster, seatId } from '#kernel/words/ids.ts';
import { create } from '#rulesets/federation-commander/setup.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { readGiven } from '../kit/cases/given.ts';
import { worldOf } from '../kit/cases/setup.ts';

/* Who leaves a battle that is flown, by the orders that a unit has (GE 511, 1092, 1672, 1902). The Klingons are in sector 2 of the Gorn. */

const at = { place: sectorId(2) };
const handing = galacticEmpires.orders['bring-in'].paper!.elsewhere!;
const cruiser = 'Klingon/Hawk Heavy Cruiser';
const many = `A2 in 2: 5 ${cruiser}; retreat 2`;
const newGame = 'battles elsewhere';
const firstGame = 'battles elsewhere, as at first';

/** As the game master sees it, read back from its file. */
function viewOf(klingons: readonly string[], game: string, gorns?: readonly string[]) {
  const state = worldOf(
    readGiven([
      ...[game, 'empire Klingon Empire', 'empire Gorn Hegemony', 'war Klingon Empire, Gorn Hegemony'],
      ...['sector 1, Klingon Empire, links 2', 'sector 2, Gorn Hegemony, center Gorn/Boa Scout'],
      ...klingons.map((unit) => `Klingon Empire ${unit}`),
      ...(gorns ?? [`G2 in 2: ${klingons.includes(many) ? 9 : 3} ${cruiser}`]).map(
        (unit) => `Gorn Hegemony ${unit}`,
      ),
    ]),
  );
  const read = galacticEmpires.codecs.view.parse(
    galacticEmpires.codecs.view.make(galacticEmpires.view(state, gameMaster, [])),
  );
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
}

interface Flown extends Elsewhere {
  readonly setup: {
    readonly ships: Readonly<
      Record<string, readonly { readonly name: string; readonly disengages?: string }[]>
    >;
  };
}
function flown(klingons: readonly string[], game = newGame, gorns?: readonly string[]): Flown {
  const battle = handing.battle(viewOf(klingons, game, gorns), at);
  if (!battle.ok) throw new Error(JSON.stringify(battle.fault));
  return battle.value as Flown;
}
const standing = (klingons: readonly string[], game = newGame) =>
  flown(klingons, game).setup.ships['klingon']!.map(({ disengages }) => disengages);

/** Who leaves where all ships of both sides have left, none with damage. */
function leaves(klingons: readonly string[], game = newGame) {
  const { ships } = flown(klingons, game).setup;
  const left: UnitFate = { fate: 'left', lost: 0, of: 20 };
  const units = Object.fromEntries(
    ['federation', 'klingon'].map((side) => [seatId(side), ships[side]!.map(() => left)]),
  );
  const order = handing.order(viewOf(klingons, game), at, { units });
  return order.ok ? order.value.leaves : order.fault;
}

/** Nine ships, more than are flown: one group has ships of both fleets. */
const nine = (first: string) => [`A1 in 2: 4 ${cruiser}; ${first}`, many];

describe('a follower', () => {
  const follows = (leader: string) => [
    `A1 in 2: 1 ${cruiser} rank 2; ${leader}`,
    `A2 in 2: 1 ${cruiser} rank 1; retreat 1; follows A1`,
    `A3 in 2: 1 ${cruiser} rank 1; follows A2`,
  ];

  test('disengages only where whom it follows does so at once, through all whom these follow', () => {
    expect(standing(follows('retreat 1'))).toEqual(['at-once', 'at-once', 'at-once']);
    expect(standing(follows('retreat 2'))).toEqual(['crippled', 'never', 'never']);
    expect(standing(follows('retreat 5'))).toEqual(['never', 'never', 'never']);
  });

  test('is not said to leave: whom it follows is, and takes it along', () => {
    expect(leaves(follows('retreat 2'))).toEqual(['klingon-empire.a00001']);
  });

  test('of admirals without ships goes with them at once, whomever they follow (GE 1171)', () => {
    const chain = [
      `A1 in 2: 1 ${cruiser}; retreat 5`,
      'A2 in 2: admiral Kor; follows A1',
      `A3 in 2: 1 ${cruiser}; follows A2`,
    ];
    expect(standing(chain)).toEqual(['never', 'at-once']);
  });

  test('in a circle of followers never leaves, though all of them would by their own level', () => {
    const circle = [1, 2].map((n) => `A${n} in 2: 1 ${cruiser} rank 2; retreat 1; follows A${3 - n}`);
    expect(standing(circle)).toEqual(['never', 'never']);
    expect(leaves(circle)).toEqual([]);
  });

  test('of a garrison never leaves, even one that has but its admiral left (GE 1092)', () => {
    const gorns = ['G2 in 2: admiral Sss', `A1 in 2: 1 ${cruiser} rank 2; retreat 1; follows G2`];
    const { setup } = flown([`A1 in 2: 1 ${cruiser}`], newGame, gorns);
    expect(setup.ships['federation']![0]).toHaveProperty('disengages', 'never');
  });

  test('of who is in another sector goes by its own level', () => {
    const alone = [`A1 in 1: 1 ${cruiser}`, `A2 in 2: 1 ${cruiser} rank 2; retreat 3; follows A1`];
    expect(standing(alone)).toEqual(['crippled']);
    expect(leaves(alone)).toEqual(['klingon-empire.a00002']);
  });
});

test('ships of two fleets that fight as one group leave only where their own fleet may', () => {
  expect(flown(nine('retreat 5')).setup.ships['klingon']).toHaveLength(6);
  expect(leaves(nine('retreat 5'))).toEqual(['klingon-empire.a00002']);
  expect(leaves(nine('retreat 3'))).toEqual(['klingon-empire.a00001', 'klingon-empire.a00002']);
});

test('who answers by hand chooses among those who may leave', () => {
  const choices = (klingons: readonly string[]) => {
    const order = { kind: 'bring-in', place: at.place, fought: true, losses: [], leaves: [] } as const;
    const { fields } = galacticEmpires.orders['bring-in'].form!(
      viewOf(klingons, newGame),
      order,
      at,
      emptyPlan(),
    );
    return fields.flatMap((field) =>
      field.kind === 'rows' && field.name === 'leaves'
        ? field.columns.flatMap((column) =>
            column.kind === 'choice' ? column.choices.map(({ value }) => value) : [],
          )
        : [],
    );
  };
  expect(choices([`A1 in 2: 1 ${cruiser}`, `A2 in 2: 1 ${cruiser}; retreat 4`])).toEqual([
    'klingon-empire.a00002',
  ]);
  expect(choices([`A1 in 2: 1 ${cruiser}`])).toEqual([]);
});

test('fleets of one side may have ships of the same name', () => {
  const { setup } = flown([`A1 in 2: 1 ${cruiser}`, `A2 in 2: 1 ${cruiser}`]);
  expect(setup.ships['klingon']!.map(({ name }) => name)).toEqual([
    'Hawk Heavy Cruiser 1',
    'Hawk Heavy Cruiser 1',
  ]);
  expect(create(setup).ok).toBe(true);
});

test('a game that began with the first of such battles goes on as it was', () => {
  const pair = [
    `A1 in 2: 1 ${cruiser} rank 2; retreat 5`,
    `A2 in 2: 1 ${cruiser} rank 2; retreat 2; follows A1`,
  ];
  expect(standing(pair, firstGame)).toEqual([undefined, 'crippled']);
  expect(leaves(pair, firstGame)).toEqual(['klingon-empire.a00001', 'klingon-empire.a00002']);
  expect(leaves(pair)).toEqual([]);
});

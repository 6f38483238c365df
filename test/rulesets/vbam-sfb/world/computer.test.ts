import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Project, State } from '#rulesets/vbam-sfb/model/state.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { worldOf } from '../caseWorlds.ts';
import { begun, setup } from '../games/begun.ts';

const gorn = seatId('gorn');

/** What the computer orders for the Gorn: by kind without numbers, and of units by their ids. */
function ordered(
  given: readonly string[],
  pool = 0,
  change = (state: State): State => state,
): {
  readonly hq: readonly object[];
  readonly of: (unit: string) => readonly object[];
} {
  const begins = worldOf([`empire gorn, pool ${pool}`, 'empire isc', 'empire frax', ...given]);
  const state = change(begins);
  const plan = vbamSfb.computerPlan?.(vbamSfb.view(state, gorn, []));
  const plain = (orders: readonly object[] = []): readonly object[] =>
    orders.map((order) => Object.fromEntries(Object.entries(order).filter(([key]) => key !== 'ref')));
  return {
    hq: plain(plan?.hq),
    of: (unit) => plain(plan?.units[unitId(`gorn.${unit}`) as UnitId]),
  };
}

describe('an empire that the computer leads', () => {
  test('founds a colony where its Colony Fleet stands in a free system', () => {
    const { of } = ordered([
      'system 0404 nobody, census 0, morale 0, productivity 0',
      'units 1 Colony Fleet of gorn at 0404',
    ]);
    expect(of('u1')).toEqual([{ kind: 'colonise' }]);
  });

  test('sends a Colony Fleet towards the free system that it has seen', () => {
    const { of } = ordered([
      'system 0303 gorn',
      'system 0304 nobody, census 0, morale 0, productivity 0',
      'units 1 FF of gorn at 0304',
      'units 1 Colony Fleet of gorn at 0303',
    ]);
    expect(of('u2')).toEqual([{ kind: 'move', way: ['s0304'], along: [] }]);
  });

  test('founds no second colony where two of its Colony Fleets stand', () => {
    const { of } = ordered([
      'system 0404 nobody, census 0, morale 0, productivity 0',
      'units 2 Colony Fleet of gorn at 0404',
    ]);
    expect([of('u1'), of('u2')]).toEqual([[{ kind: 'colonise' }], []]);
  });

  test('signs with its own camp what comes next, declares hostilities on the other, and nothing with strangers', () => {
    const dealt = (more: readonly string[]): readonly object[] =>
      ordered(['turn 15', 'system 0303 gorn', ...more]).hq.filter((order) =>
        ['sign', 'declare'].includes((order as { readonly kind: string }).kind),
      );
    // Of the list of empires the Gorn are the fifth, the Interstellar Concordium the ninth and the Frax the eleventh.
    expect(dealt(['relation gorn frax, non-aggression', 'strangers gorn isc'])).toEqual([
      { kind: 'sign', to: 'frax', treaty: 'peace' },
    ]);
    expect(dealt(['empire klingon', 'strangers gorn isc', 'strangers gorn frax'])).toEqual([
      { kind: 'declare', to: 'klingon', enmity: 'hostilities' },
    ]);
  });

  describe('at war', () => {
    /** The Gorn at home, and a colony of the Klingons three sectors away that they know of. */
    const war = [
      'empire klingon',
      'relation gorn klingon, war by gorn at 1',
      'strangers gorn isc',
      'strangers gorn frax',
      'system 0303 gorn, census 9, productivity 3, raw 2, capacity 10',
      'system 0603 klingon',
      'units 1 FF of gorn at 0603',
    ];
    const kinds = (orders: readonly object[]): readonly unknown[] =>
      orders.map((order) => (order as { readonly kind: string }).kind);

    test('troops go aboard, but for two that stay', () => {
      const { of } = ordered([
        ...war,
        'units 4 Light Infantry of gorn at 0303',
        'units 1 Transport Fleet of gorn at 0303',
      ]);
      expect(['u2', 'u3'].flatMap(of)).toEqual([]);
      expect(['u4', 'u5'].flatMap(of)).toEqual(Array(2).fill({ kind: 'embark', by: ['gorn.u6'] }));
    });

    test('loaded, they wait for three warships, and then go with them', () => {
      const force = (ships: number): readonly string[] => [
        ...war,
        'units 1 Light Infantry of gorn at 0303, aboard u3',
        'units 1 Transport Fleet of gorn at 0303',
        `units ${ships} CA of gorn at 0303`,
      ];
      expect(ordered(force(2)).of('u3')).toEqual([]);
      expect(ordered(force(3)).of('u3')).toEqual([
        { kind: 'move', way: ['s0402'], along: ['gorn.u4', 'gorn.u5', 'gorn.u6'] },
      ]);
    });

    test('troops land in the turn in which they come to the system, and on the way nowhere', () => {
      const at = (place: string): readonly unknown[] =>
        kinds(
          ordered([
            ...war,
            `units 1 Light Infantry of gorn at ${place}, aboard u3`,
            `units 1 Transport Fleet of gorn at ${place}`,
          ]).of('u3'),
        );
      expect([at('0403'), at('0503'), at('0603')]).toEqual([['move'], ['move', 'invade'], ['invade']]);
    });

    test('nobody goes against a power without a war, and empty Transport Fleets go where troops wait', () => {
      const peace = war.map((line) => line.replace('war by', 'hostilities by'));
      const loaded = [
        'units 1 Light Infantry of gorn at 0303, aboard u3',
        'units 1 Transport Fleet of gorn at 0303',
      ];
      expect(ordered([...peace, ...loaded, 'units 3 CA of gorn at 0303']).of('u3')).toEqual([]);
      const empty = ['units 3 Light Infantry of gorn at 0303', 'units 1 Transport Fleet of gorn at 0304'];
      expect(ordered([...war, ...empty]).of('u5')).toEqual([{ kind: 'move', way: ['s0303'], along: [] }]);
    });

    test('a colony without a fleet is shelled by warships above it', () => {
      const { hq } = ordered([...war, 'units 1 CA of gorn at 0603']);
      expect(hq).toContainEqual({ kind: 'bombard', place: 's0603' });
      const guarded = ordered([...war, 'units 1 CA of gorn at 0603', 'units 1 D7 of klingon at 0603']);
      expect(kinds(guarded.hq)).not.toContain('bombard');
    });

    // All troops cost 1 EP for a point of defense: the first by name are bought.
    test('troops and Transport Fleets are built', () => {
      const yard = 'units 1 Orbital Shipyard of gorn at 0303';
      const built = (lines: readonly string[]): readonly unknown[] =>
        ordered([...lines, yard], 90).hq.flatMap((order) => ('design' in order ? [order.design] : []));
      expect(built(war)).toEqual(expect.arrayContaining(['Heavy Armor', 'Transport Fleet']));
      const peace = built(war.map((line) => line.replace('war by', 'hostilities by')));
      expect(peace).not.toContain('Transport Fleet');
    });
  });

  test('orders no warship from a yard with four pieces of work', () => {
    const bought = (works: number): readonly unknown[] =>
      ordered(
        [
          'system 0303 gorn, census 9, productivity 3, raw 2, capacity 10',
          'units 1 Orbital Shipyard of gorn at 0303',
          'units 2 Light Infantry of gorn at 0303',
          'units 5 Trade Fleet of gorn at 0303',
        ],
        90,
        (state) => ({ ...state, projects: Object.fromEntries(Array.from({ length: works }, work)) }),
      ).hq.flatMap((order) => ('design' in order ? [order.design] : []));
    const work = (_: unknown, at: number): readonly [string, Project] => [
      `gorn.t1.o${at + 1}.01`,
      { seat: gorn, place: placeId('s0303'), work: 'build', design: 'FF', cost: 3, done: 0 },
    ];
    expect(bought(3)).toHaveLength(1);
    expect(bought(4)).toEqual([]);
  });

  test('spends no more than it has', () => {
    const { hq } = ordered(['system 0303 gorn, census 9, productivity 3, raw 2, capacity 10']);
    expect(hq.map((order) => (order as { readonly kind: string }).kind)).not.toContain('raise');
  });
});

test('what the computer orders at the beginning can all be carried out', () => {
  const state = begun(setup(12), openDice('computers'));
  for (const seat of keysInOrder(state.empires)) {
    const view = vbamSfb.view(state, seat, []);
    const plan = vbamSfb.computerPlan?.(view);
    expect(plan === undefined ? 'no plan' : vbamSfb.review(view, plan)).toEqual([]);
  }
});

test('the computer leads the empires that it was given at the beginning', () => {
  const { seating } = vbamSfb;
  const state = begun(setup(3), openDice('led'));
  const opened = seating?.opened(state, [gorn], false) ?? state;
  expect(seating?.led(state, { hq: [], units: {} })).toEqual([]);
  expect(seating?.led(opened, { hq: [], units: {} })).toEqual(
    keysInOrder(opened.empires).includes(gorn) ? [gorn] : [],
  );
});

import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import type { UnitId } from '#kernel/ids.ts';
import { seatId, unitId } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { worldOf } from '../caseWorlds.ts';
import { begun, setup } from '../games/begun.ts';

const gorn = seatId('gorn');

/** What the computer orders for the Gorn: by kind without numbers, and of units by their ids. */
function ordered(given: readonly string[]): {
  readonly hq: readonly object[];
  readonly of: (unit: string) => readonly object[];
} {
  const state = worldOf(['empire gorn, pool 0', 'empire isc', 'empire frax', ...given]);
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

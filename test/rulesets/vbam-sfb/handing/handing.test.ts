import { describe, expect, test } from 'vitest';
import type { Elsewhere, Outcome, UnitFate } from '#kernel/orders/elsewhere.ts';
import { placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Result } from '#kernel/words/result.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { View } from '#rulesets/vbam-sfb/model/view.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { cardOf } from '#rulesets/federation-commander/ships/ships.ts';
import { create } from '#rulesets/federation-commander/setup.ts';
import { sampled } from '#rulesets/vbam-sfb/handing/sample.ts';
import { askedOf } from '../battleAtTable.ts';

const at = { place: placeId('s0504') };
const handing = vbamSfb.orders['bring-in'].paper!.elsewhere!;
const valueOf = <T>(result: Result<T, readonly Problem[]>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
};
const codesOf = (result: Result<unknown, readonly Problem[]>): readonly string[] =>
  result.ok ? [] : result.fault.map(({ code }) => code);

/** Three ships of the Gorns, one crippled, against a D7 and a frigate of the Klingons. */
const usual = [
  ...['units 1 CC of gorn at 0504', 'units 1 DD of gorn at 0504, crippled'],
  ...['units 1 D7 of klingon at 0504', 'units 1 E4 of klingon at 0504'],
];
const view = askedOf(usual);

const fate = (lost: number, how: UnitFate['fate'] = 'fights'): UnitFate => ({ fate: how, lost, of: 100 });
const [gorns, klingons] = [seatId('federation'), seatId('klingon')];
const cameOf = (federation: readonly UnitFate[], klingon: readonly UnitFate[]): Outcome => ({
  units: { [gorns]: federation, [klingons]: klingon },
});
const orderOf = (outcome: Outcome, of: View = view) => handing.order(of, at, outcome);

describe('a battle is handed over', () => {
  test('with a card for each ship, photons on the one side and disruptors on the other', () => {
    const { ruleset, title, setup, seats, books } = valueOf(handing.battle(view, at)) as Elsewhere & {
      setup: { ships: Record<string, readonly Record<string, unknown>[]> };
    };
    expect([ruleset, title, books]).toEqual(['federation-commander', 'Deep Space Encounter in 0504', {}]);
    // Each empire flies the side of its name, and the Gorns the one that is left.
    expect(seats).toEqual({ federation: 'gorn', klingon: 'klingon' });
    // Out of supply, the Gorns have the least readiness: tubes and batteries are empty. Without a scout the Klingons have the second.
    expect(setup.ships['federation']).toEqual([
      { card: expect.stringMatching(/^federation-ca/), name: 'CC 1', preLoaded: false, tokens: 0 },
      // The list gives this class the hull of a frigate.
      { card: 'federation-ff', name: 'DD 2', preLoaded: false, tokens: 0, lost: 60 },
    ]);
    expect(setup.ships['klingon']).toEqual([
      { card: 'klingon-d7', name: 'D7 3', preLoaded: false },
      { card: 'klingon-ff', name: 'E4 4', preLoaded: false },
    ]);
  });

  test('a crippled ship begins with 60 % of its boxes disabled, rounded up, its bridge among those that work', () => {
    const state = valueOf(create(valueOf(handing.battle(view, at)).setup));
    const ship = state.ships[unitId('federation.2')]!;
    const { boxes } = cardOf(ship);
    expect(ship.disabled.length).toBe(Math.ceil(0.6 * boxes.length));
    expect(new Set(ship.disabled).size).toBe(ship.disabled.length);
    expect(ship.disabled).not.toContain('brdg.1');
    expect(state.ships[unitId('federation.1')]!.disabled).toEqual([]);
  });

  test('a scout makes its fleet ready', () => {
    const scouted = askedOf(['units 1 CC of gorn at 0504', 'units 1 E4S of klingon at 0504']);
    const { setup } = valueOf(handing.battle(scouted, at)) as {
      setup: { ships: Record<string, readonly object[]> };
    };
    expect(setup.ships['klingon']).toEqual([{ card: 'klingon-ff', name: 'E4S 2' }]);
  });

  test('what has no card stays with the rules of the campaign', () => {
    const fleet = askedOf([...usual, 'units 1 Transport Fleet of klingon at 0504']);
    expect(codesOf(handing.battle(fleet, at))).toEqual(['flown-class']);
  });

  test('and so does a battle of more than two powers', () => {
    const helped = {
      ...view,
      encounter: { ...view.encounter!, helpers: { [seatId('gorn')]: [seatId('isc')] } },
    };
    expect(codesOf(handing.battle(helped, at))).toEqual(['flown-sides']);
  });
});

describe('its outcome is an order', () => {
  test('of 60 % of internals and more a ship is crippled, of less it is whole, and what is crippled already stays so', () => {
    const order = valueOf(orderOf(cameOf([fate(60), fate(70)], [fate(59), fate(100, 'destroyed')])));
    expect(order).toEqual({
      kind: 'bring-in',
      fought: true,
      crippled: ['gorn.u1'],
      destroyed: ['klingon.u4'],
      freighters: [],
      // 40 + 30 boxes that fight are more than 41.
      winner: 'gorn',
    });
  });

  test('the field is held by the side with more boxes that fight, and by nobody where both have as many', () => {
    const winner = (ours: readonly UnitFate[], theirs: readonly UnitFate[]) =>
      valueOf(orderOf(cameOf(ours, theirs))).winner;
    expect(winner([fate(0, 'left'), fate(0, 'left')], [fate(59), fate(0, 'left')])).toBe('klingon');
    expect(winner([fate(10), fate(20)], [fate(20), fate(10)])).toBeUndefined();
    expect(winner([fate(0, 'left'), fate(0, 'left')], [fate(0, 'left'), fate(0, 'left')])).toBeUndefined();
  });

  test('of another battle it is refused', () => {
    expect(codesOf(orderOf(cameOf([fate(0)], [fate(0), fate(0)])))).toEqual(['flown-other']);
    expect(codesOf(handing.order(view, { place: placeId('s0303') }, cameOf([], [])))).toEqual([
      'other-battle',
    ]);
  });
});

describe('of more than six ships a sample is sent', () => {
  // 136 BPV and eight times 68 against three times 119.
  const large = askedOf([
    ...['units 1 CC of gorn at 0504', 'units 8 DD of gorn at 0504'],
    'units 3 D7 of klingon at 0504',
  ]);
  const { setup } = valueOf(handing.battle(large, at)) as {
    setup: { ships: Record<string, readonly object[]> };
  };

  test('six and two stand for nine and three', () => {
    // 136 + 5 × 68 = 476 to 238 is 2.0, and 680 to 357 is 1.905: exactly 5 % apart, and no other two are so near.
    expect([setup.ships['federation']!.length, setup.ships['klingon']!.length]).toEqual([6, 2]);
  });

  test('and what comes of one of them comes of all that it stands for', () => {
    // Nine in six groups: of one, two, one, two, one, two. The second of them is lost: two ships.
    const fates = [fate(0), fate(100, 'destroyed'), fate(0), fate(0), fate(0), fate(0)];
    const order = valueOf(orderOf(cameOf(fates, [fate(0, 'left'), fate(0, 'left')]), large));
    expect(order.destroyed.length).toBe(2);
  });

  test('where a group has whole ships, one of them fights for it', () => {
    // Nine in six groups, the whole ones first: the last whole one shares the fourth with a crippled one.
    const isCrippled = (id: string): boolean => ['gorn.u6', 'gorn.u7', 'gorn.u8', 'gorn.u9'].includes(id);
    const mixed: View = {
      ...large,
      units: Object.fromEntries(
        inOrder(large.units).map(([id, unit]) => [id, isCrippled(id) ? { ...unit, crippled: true } : unit]),
      ),
    };
    const sent = valueOf(handing.battle(mixed, at)) as {
      setup: { ships: Record<string, readonly object[]> };
    };
    const ships = sent.setup.ships['federation']!;
    expect(ships.map((ship) => 'lost' in ship)).toEqual([false, false, false, false, true, true]);
    // Without a shot nothing changes.
    const fates = ships.map((ship) => fate('lost' in ship ? 60 : 0));
    const order = valueOf(orderOf(cameOf(fates, [fate(0), fate(0)]), mixed));
    expect([order.crippled, order.destroyed]).toEqual([[], []]);
  });

  test('ratios that no six ships have are left to the rules', () => {
    const units = Object.entries(
      askedOf(['units 13 CC of gorn at 0504', 'units 1 D7 of klingon at 0504']).units,
    ) as never as Parameters<typeof sampled>[0][0];
    const of = (seat: string) => units.filter(([, unit]) => unit.seat === seat);
    expect(sampled([of('gorn'), of('klingon')])).toBeUndefined();
  });
});

test('a battle that is not decided has no outcome', () => {
  const state = valueOf(create(valueOf(handing.battle(view, at)).setup));
  expect(federationCommander.outcome!(state)).toBeUndefined();
  const over = { ...state, over: { points: {}, disabled: {}, winner: gorns } };
  const outcome = federationCommander.outcome!(over)!;
  expect(outcome.winner).toBe(gorns);
  expect(outcome.units[gorns]!.map(({ fate: one, lost, of }) => [one, lost > 0, of > 0])).toEqual([
    ['fights', false, true],
    ['fights', true, true],
  ]);
  expect(valueOf(orderOf(outcome)).destroyed).toEqual([]);
});

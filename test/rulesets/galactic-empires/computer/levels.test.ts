import { describe, expect, test } from 'vitest';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, listedOrders } from '#kernel/game/plan.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { Level } from '#rulesets/galactic-empires/model/levels.ts';
import { characterOf, characters } from '#rulesets/galactic-empires/computer/manner.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { galacticEmpires as ruleset } from '#rulesets/galactic-empires/ruleset.ts';
import { war } from '#test/support/league/war.ts';
import { league } from '../kit/league.ts';
import type { WorldSpec } from '../battle/support/world.ts';
import { ship } from '../battle/support/world.ts';
import { fleet, garrison, gorn, klingon, play, romulan, scene } from '../play.ts';
import { ordersOf } from './ledOrders.ts';

describe('levels', () => {
  const words = ['computer-cautious', 'computer', 'computer-bold'];

  test('are chosen by word at the beginning; where nothing is said, nothing is kept', () => {
    const made = scene({ sectors: { 1: { owner: klingon } }, units: [] });
    const opened = (word?: string): State => ruleset.seating!.opened(made, [klingon], true, word);
    expect(ruleset.seating?.levels?.map(({ word }) => word)).toEqual(words);
    expect(words.map((word) => ruleset.seating?.stands(opened(word), klingon)[0])).toEqual(words);
    expect(words.map((word) => opened(word).empires[klingon]?.level)).toEqual([
      'cautious',
      undefined,
      'bold',
    ]);
    expect(opened()).toEqual(opened('computer'));
    expect(opened('computer-bold').empires[gorn]).toEqual(made.empires[gorn]);
  });

  test('are told to everybody, and gone once a player leads', () => {
    const made = scene({ sectors: { 1: { owner: klingon } }, units: [] });
    const bold = ruleset.seating!.opened(made, [klingon], true, 'computer-bold');
    expect(ruleset.view(bold, romulan, []).empires[klingon]).toMatchObject({ computer: true, level: 'bold' });
    const given = ruleset.seating?.decree(klingon, 'player');
    const { state } = play(bold, { [gameMaster]: { hq: [given!] } });
    expect(state.empires[klingon]).not.toHaveProperty('level');
  });
});

describe('a bold empire foretells what it attacks', () => {
  // Ten battleships, 2,000 combat and 26 hit points, against four heavy cruisers, 160 and 24: too few hit points for 1.5 times as many.
  const against = (revenue: number): WorldSpec => ({
    sectors: { 1: { owner: klingon, links: [2] }, 2: { links: [1], revenue } },
    units: [
      fleet(klingon, 1, { at: 1, ships: [[ship.neghvar, 10]] }),
      garrison(undefined, { at: 2, ships: [[ship.nebula, 4]] }),
    ],
  });
  const attacks = (level: Level, spec: WorldSpec): boolean =>
    ordersOf(level, spec).some((order) => order.kind === 'travel' && order.to === sectorId(2));

  test('and takes what falls at a price that it brings back', () => {
    expect(attacks('steady', against(20))).toBe(false);
    expect(attacks('bold', against(20))).toBe(true);
  });

  test('but nothing that brings nothing', () => {
    expect(attacks('bold', against(0))).toBe(false);
  });

  test('and nothing that holds', () => {
    const strong = against(20);
    const units = [
      fleet(klingon, 1, { at: 1, ships: [[ship.neghvar, 10]] }),
      garrison(undefined, { at: 2, ships: [[ship.galor, 14]] }),
    ];
    expect(attacks('bold', { ...strong, units })).toBe(false);
  });
});

describe('alliances', () => {
  const between = (alliances: WorldSpec['alliances'], wars: WorldSpec['wars'] = []): WorldSpec => ({
    sectors: {
      1: { owner: klingon, links: [2, 3] },
      2: { owner: gorn, links: [1] },
      3: { owner: romulan, links: [1] },
    },
    units: [
      fleet(klingon, 1, { at: 1, ships: [[ship.neghvar, 10]] }),
      garrison(gorn, { at: 2, ships: [[ship.nebula, 1]] }),
      garrison(romulan, { at: 3, ships: [[ship.nebula, 2]] }),
    ],
    ...(alliances && { alliances }),
    wars,
  });
  const broken = (spec: WorldSpec): readonly SeatId[] =>
    ordersOf('steady', spec).flatMap((order) => (order.kind === 'cancel-alliance' ? [order.with] : []));

  test('hold as long as somebody else can be fought', () => {
    expect(broken(between([[gorn, klingon]]))).toEqual([]);
    expect(broken(between([[gorn, klingon]], [[klingon, romulan]]))).toEqual([]);
  });

  test('end with the weakest ally, once all around are allies', () => {
    expect(
      broken(
        between([
          [gorn, klingon],
          [klingon, romulan],
        ]),
      ),
    ).toEqual([gorn]);
  });
});

describe('a character', () => {
  const played = Array.from({ length: 3 }, (_, at) => kindsIn(`deeds ${at}`)).flat();
  const who = (kind: Order['kind']): readonly string[] =>
    characters.filter((one) => played.some((deed) => deed.character === one && deed.kind === kind));

  test('shows by deeds: builders fortify, raiders pillage, diplomats seek allies', () => {
    expect(new Set(played.map(({ character }) => character)).size).toBe(3);
    expect(who('build-defences')).toEqual(['builder']);
    expect(who('pillage')).toEqual(['raider']);
    expect(who('offer-alliance')).toEqual(['diplomat']);
    expect(who('declare-war')).toContain('raider');
  });
});

/** What empires of the computer's order in a game, by their characters. */
function kindsIn(seed: string): readonly { readonly character: string; readonly kind: Order['kind'] }[] {
  const deeds: { readonly character: string; readonly kind: Order['kind'] }[] = [];
  const watched = {
    ...ruleset,
    computerPlan(view: View): Plan<Order> {
      const plan = ruleset.computerPlan?.(view) ?? emptyPlan<Order>();
      const character = characterOf(view, view.me);
      deeds.push(...listedOrders(plan).map(({ order: { kind } }) => ({ character, kind })));
      return plan;
    },
  };
  const { state } = war(watched, { ...league, turns: 24 }, seed, ['computer']);
  expect(keysInOrder(state.empires)).toHaveLength(league.seats);
  return deeds;
}

test('orders never depend on what an empire does not know', () => {
  const spec: WorldSpec = {
    sectors: {
      1: { owner: klingon, links: [2] },
      2: { owner: gorn, links: [1, 3] },
      3: { owner: gorn, links: [2] },
    },
    units: [
      fleet(klingon, 1, { at: 1, ships: [[ship.neghvar, 10]] }),
      garrison(gorn, { at: 2, ships: [[ship.nebula, 4]] }),
      garrison(gorn, { at: 3, ships: [[ship.nebula, 1]] }),
    ],
    wars: [[gorn, klingon]],
  };
  const richer = (state: State): State => ({
    ...state,
    empires: { ...state.empires, [gorn]: { ...state.empires[gorn]!, treasury: 99_999 } },
    units: Object.fromEntries(
      inOrder(state.units).map(([id, unit]) => [
        id,
        unit.place === sectorId(3) ? { ...unit, stacks: [{ ...unit.stacks[0]!, count: 500 }] } : unit,
      ]),
    ),
  });
  expect(ordersOf('bold', spec)).toEqual(ordersOf('bold', spec, richer));
  expect(ordersOf('bold', spec).map(({ kind }) => kind)).toContain('travel');
});

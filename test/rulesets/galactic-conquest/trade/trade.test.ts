import { expect, test } from 'vitest';
import { tellTurn } from '#kernel/report/telling.ts';
import { silenceOf } from '#kernel/sequence/question.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster, nthOrder, placeId, unitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { budgetAt, merchantBudget } from '#rulesets/galactic-conquest/economy/merchantBudget.ts';
import { budgetOf } from '#rulesets/galactic-conquest/economy/money.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import { presentation } from '#rulesets/galactic-conquest/presentation/index.ts';
import { segmentsOf } from '#rulesets/galactic-conquest/movement/moving.ts';
import { movesAfter } from '#rulesets/galactic-conquest/movement/trapped.ts';
import { defendedChances } from '#rulesets/galactic-conquest/raids/chances.ts';
import { respondersTo } from '#rulesets/galactic-conquest/raids/duty.ts';
import { rollsFor } from '#rulesets/galactic-conquest/raids/escort.ts';
import { create } from '#rulesets/galactic-conquest/setup/create.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';
import {
  deficitOf,
  freightersFor,
  missingOf,
  needOf,
} from '#rulesets/galactic-conquest/trade/marine/needs.ts';
import { costOfHex } from '#rulesets/galactic-conquest/trade/routes/cost.ts';
import { paysBy } from '#rulesets/galactic-conquest/trade/routes/network.ts';
import {
  mayServe,
  merchantNames,
  merchantUnits,
  priceOf,
  merchantTugs,
} from '#rulesets/galactic-conquest/trade/units.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import type { GalacticConquest } from '#rulesets/galactic-conquest/game.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import { cases } from '../caseWriting.ts';
import { setup } from '../worlds.ts';

const [hydran, lyran] = seats;

function begun(count: number): State {
  const made = create(setup(count), openDice('trade'));
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value;
}

test('five hexes cost 50 EP into open space, 25 EP to a base, and twice as much hidden (GCV-025, GCV-026, GCV-027, GCV-028)', () => {
  expect(costOfHex({ open: true }) * 5).toBe(50);
  expect(costOfHex({}) * 5).toBe(25);
  expect(costOfHex({ open: true, hidden: true }) * 5).toBe(100);
  expect(costOfHex({ hidden: true }) * 5).toBe(50);
});

test('seven small freighters of 400 are 2 % (GCV-132)', () => {
  const need = freightersFor(50, 0);
  expect(need).toEqual({ large: 100, small: 200 });
  expect(deficitOf(need, { large: 98, small: 197 })).toBe(2);
});

test('a convoy value of 45 and 90 is made up by twelve small freighters (GCV-133)', () => {
  // Twenty hexes, and a base, a monitor and three colonies, which ask for as much each.
  const need = freightersFor(20, 5);
  expect(need).toEqual({ large: 45, small: 90 });
  expect(missingOf(need, { large: 42, small: 84 })).toBe(12);
  expect(missingOf(need, { large: 42, small: 96 })).toBe(0);
});

test('in a deficit no size stands for the other (E1.41)', () => {
  expect(missingOf({ large: 2, small: 4 }, { large: 0, small: 7 })).toBe(4);
  expect(missingOf({ large: 2, small: 4 }, { large: 0, small: 8 })).toBe(0);
  expect(missingOf({ large: 2, small: 4 }, { large: 3, small: 0 })).toBe(4);
});

test('support is rolled for once as soon as there is any, and again for each multiple (GCV-135)', () => {
  const held = { ml: [3, 3], rl: [5, 3], tl: [2, 3], el: [1, 3], sl: [12, 3], pl: [1, 3] } as const;
  expect(inOrder(held).map(([, [count, per]]) => rollsFor(count, per))).toEqual([1, 1, 1, 1, 4, 1]);
  const others = [rollsFor(6, 2), rollsFor(7, 4), rollsFor(4, 2), rollsFor(1, 3), rollsFor(1, 4)];
  expect([...others, rollsFor(0, 2)]).toEqual([3, 1, 2, 1, 1, 0]);
});

const hulls = (...names: readonly string[]): readonly Ship[] =>
  names.map((hull) => ({ hull, size: hull === 'DD' ? 4 : 3, sensors: 0 }));
const named = (groups: readonly (readonly Ship[])[]): readonly string[] =>
  groups.map((group) => group.map(({ hull }) => hull).join(' '));

test('three raids meet a cruiser, a cruiser and two destroyers of five ships on duty (GCV-031)', () => {
  expect(named(respondersTo(hulls('CA', 'CA', 'CA', 'DD', 'DD'), 3))).toEqual(['CA', 'CA', 'DD DD']);
});

test('one raid meets a cruiser and a destroyer of four ships on duty (GCV-032)', () => {
  expect(named(respondersTo(hulls('CA', 'CA', 'DD', 'DD'), 1))).toEqual(['CA DD']);
  expect(defendedChances(160, true)).toBe(2);
});

test('with Advanced Convoy Defense three quarters of the ships on duty respond, divided among the raids (B2.65)', () => {
  const four = hulls('DD', 'CA', 'DD', 'CA');
  expect(named(respondersTo(four, 1, true))).toEqual(['CA CA DD']);
  expect(named(respondersTo(four, 2, true))).toEqual(['CA DD', 'CA']);
  expect(named(respondersTo(hulls('CA'), 1, true))).toEqual(['CA']);
  expect(named(respondersTo(hulls('CA', 'DD'), 1, true))).toEqual(['CA DD']);
});

test('of three moves two are left where a blockade ends in segment 5: the squadron leaves in segment 6 (GCV-085)', () => {
  const way = ['hd4', 'hd5', 'hd6'].map(placeId);
  expect(movesAfter(way, 0, 3)).toBe(3);
  const left = movesAfter(way, 0, 4);
  expect([left, segmentsOf(way.slice(0, left))]).toEqual([2, [6, 12]]);
  expect([movesAfter(way, 0, 6), movesAfter(way, 0, 12)]).toEqual([1, 0]);
});

test.each([
  ['', '"CA"'],
  [', knows acd', '"2xCA"'],
])('whoever judges a convoy is told who responds to its raid (B2.65)%s', (known, expected) => {
  const state = cases.world(
    cases.readGiven([
      'homeworld Hydrax of hydran in D3',
      'homeworld Lyra of lyran in E9',
      'route D6 of lyran',
      `lyran is at PT${known}`,
      'merchants of lyran: 3xF-L 6xF-S',
      'squadron H01A of hydran in D5: 3xCA',
      'squadron L01A of lyran in D8: 2xCA',
    ]),
  );
  const [raider, guards] = [unitId('h01a'), unitId('l01a')];
  const guarded = state.squadrons[guards];
  if (guarded === undefined) throw new Error('nobody is on duty');
  const said: string[] = [];
  // Convoys are searched for in every game of forty until one is found and defended.
  for (let seed = 0; seed < 40 && said.length === 0; seed += 1)
    runTurn<GalacticConquest>(galacticConquest, {
      state: { ...state, squadrons: { ...state.squadrons, [guards]: { ...guarded, guards: true } } },
      seed: `guards ${seed}`,
      plans: {
        [hydran]: {
          hq: [],
          units: {
            [raider]: [
              { kind: 'raid-convoys', ref: nthOrder(hydran, 1, 1), searches: 2 },
              { kind: 'plot', ref: nthOrder(hydran, 1, 2), way: [placeId('hd6')] },
            ],
          },
        },
      },
      decide(question) {
        const fact = question.facts?.find(({ label }) => label === 'On convoy duty');
        if (fact !== undefined) said.push(JSON.stringify(fact.value));
        return silenceOf(question);
      },
    });
  expect(said[0]).toContain(expected);
});

test('merchants with 125 points in full war have 78 in peace, with command ratings three lower (GCV-131)', () => {
  expect([budgetAt(125_000, 'PT', 25), budgetAt(125_000, 'PT', 25, 50)]).toEqual([78, 39]);
});

test('merchants earn half in peace, and convoys are defended the more often the later it is (E1.10, B2.30)', () => {
  expect([budgetAt(125_000, 'FW'), budgetAt(125_000, 'LW'), budgetAt(125_000, 'PT')]).toEqual([125, 93, 62]);
  expect([160, 161, 168, 175, 180].map((year) => defendedChances(year))).toEqual([1, 2, 3, 4, 5]);
});

test('what merchants build is every civilian ship of our list, costs what it says from its year on, and has its cargo boxes; tugs are of no list of theirs (E1.20)', () => {
  const listed = ourShips.hulls.filter(({ empire }) => empire === 'R1');
  const unlisted = merchantNames.filter((unit) => listed.every(({ designation }) => designation !== unit));
  // A D5I is of the Klingons alone.
  expect(unlisted.toSorted()).toEqual(['D5I', ...Object.values(merchantTugs)].toSorted());
  const own = ourShips.hulls.find(({ designation }) => designation === 'D5I');
  expect([own?.empire, own?.year, own?.epv, own?.bpv, own?.size]).toEqual(['K', 170, priceOf('D5I'), 86, 3]);
  expect([mayServe('klingon' as SeatId, 'D5I'), mayServe('hydran' as SeatId, 'D5I')]).toEqual([true, false]);
  for (const { designation, class: of } of listed)
    if (of === 'AUX') expect(merchantNames).toContain(designation);
  // F-L and F-S are of 110 in our list, and built in any year.
  for (const unit of merchantNames) {
    const hull = listed.find(({ designation }) => designation === unit);
    if (hull !== undefined)
      expect([
        unit,
        merchantUnits.get(unit)?.year ?? 110,
        priceOf(unit),
        merchantUnits.get(unit)?.boxes ?? 0,
      ]).toEqual([hull.designation, hull.year, hull.epv, hull.cargo]);
  }
});

test.each([2, 6])(
  'new games of %d begin with every major system connected, and no freighter missing',
  (count) => {
    const state = begun(count);
    for (const [seat, { merchant }] of inOrder(state.empires)) {
      expect(merchant?.working).toEqual(needOf(state, seat));
      expect(merchant?.budget).toBe(merchantBudget(state, seat, 100));
      expect(merchant?.budget).toBeGreaterThan(9);
      const pays = paysBy(state, seat);
      for (const [place, { owner, kind }] of inOrder(state.systems))
        if (owner === seat) expect([place, kind, pays(place)]).toEqual([place, kind, true]);
      expect(budgetOf(state, seat)).toMatchObject({ deficit: 0, missing: 0, crippled: 0 });
      for (const [place, lane] of inOrder(state.routes ?? {}))
        if (lane.seat === seat) expect(state.territory[place]).toBe(seat);
    }
  },
);

test('others see the routes that are not hidden, on a map that is open', () => {
  const state = begun(2);
  const [place] = keysInOrder(state.routes ?? {}).filter((one) => state.routes?.[one]?.seat === hydran);
  if (place === undefined) throw new Error('no route');
  const hidden = { ...state, routes: { ...state.routes, [place]: { seat: hydran, hidden: true as const } } };
  expect(makeView(state, lyran).routes?.[place]).toEqual({ seat: hydran });
  expect(makeView(hidden, lyran).routes?.[place]).toBeUndefined();
  expect(makeView(hidden, hydran).routes?.[place]).toBeDefined();
  expect(makeView(hidden, gameMaster).routes?.[place]).toBeDefined();
  const blind = makeView({ ...state, blind: true }, lyran);
  expect(inOrder(blind.routes ?? {}).every(([, { seat }]) => seat === lyran)).toBe(true);
});

test('which routes are shut down their owner alone learns, also once a system is cut off by it (E1.331)', () => {
  const world = (more: readonly string[]): State =>
    cases.world(
      cases.readGiven([
        'homeworld Hydrax of hydran in D3',
        'major Third of hydran in D5',
        'homeworld Lyra of lyran in E9',
        'route D3 D4 D5 of hydran',
        'merchants of hydran: 4xF-L 8xF-S',
        ...more,
      ]),
    );
  const told = (state: State, seat: typeof hydran) => {
    const { state: then, entries } = runTurn<GalacticConquest>(galacticConquest, {
      state,
      seed: 'shut',
      plans: { [hydran]: emptyPlan(), [lyran]: emptyPlan() },
      decide: silenceOf,
    });
    const heard = tellTurn(galacticConquest, state, entries, [seat]);
    return JSON.stringify([makeView(state, seat), makeView(then, seat), [...heard].map(([, one]) => one)]);
  };
  const [open, shut] = [world([]), world(['shut route D5 of hydran'])];
  expect(told(shut, hydran)).not.toBe(told(open, hydran));
  expect(told(shut, lyran)).toBe(told(open, lyran));
});

test('a game without merchants asks for none', () => {
  const { routes: _, ...state } = begun(2);
  const empires = Object.fromEntries(
    inOrder(state.empires).map(([seat, { merchant: __, ...rest }]) => [seat, rest]),
  );
  const old = { ...state, empires };
  expect(budgetOf(old, hydran).treasury).toBe(66);
  expect(presentation.page?.(makeView(old, hydran), emptyPlan(), 'merchants', {})?.sections).toEqual([]);
  expect(paysBy(old, hydran)(placeId('hc3'))).toBe(true);
});

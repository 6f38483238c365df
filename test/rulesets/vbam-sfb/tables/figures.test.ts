import { expect, test } from 'vitest';
import { placeId, seatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { checksOf, drift, grows, linkedTo, growth, morale } from '#rulesets/vbam-sfb/loyalty/loyalty.ts';
import { allowanceOf, moves } from '#rulesets/vbam-sfb/movement/ways.ts';
import { controlIn, supply } from '#rulesets/vbam-sfb/supply/control.ts';
import {
  firstChance,
  isTested,
  required,
  secondChance,
  tech,
  year,
} from '#rulesets/vbam-sfb/economy/tech.ts';
import { designsOf } from '#rulesets/vbam-sfb/units/designs.ts';
import {
  baseFreight,
  baseSteps,
  baseTwins,
  levies,
  repairPart,
  scrapPart,
} from '#rulesets/vbam-sfb/yards/yards.ts';
import { firstVictory, yearsAhead } from '#rulesets/vbam-sfb/victory.ts';
import { homeworld, importances, start } from '#rulesets/vbam-sfb/setup/figures.ts';
import { trade } from '#rulesets/vbam-sfb/economy/income.ts';
import { productivityCost } from '#rulesets/vbam-sfb/economy/economy.ts';
import { fortuneFigures, fortuneLeast, fortuneRolls } from '#rulesets/vbam-sfb/fortunes/fortunes.ts';
import { commonRolls, dealt, rareKinds, sectorRolls, terrains } from '#rulesets/vbam-sfb/map/terrain.ts';
import { worldOf } from '../caseWorlds.ts';

/* Figures of the phases, row by row: each as its line of the rulebook has it, or the page of its author that is named. */

/** Line, what it says, the figure in the tables, and the figure of the rulebook. */
const rows: readonly (readonly [line: number, says: string, is: unknown, of: unknown])[] = [
  [62, 'years that technology is ahead', yearsAhead, 10],
  [85, 'percent of the output of a route', trade.percent, 10],
  [109, 'percent of the product that an advance needs', tech.percent, 50],
  [111, 'turns over which 30 were invested', year.turns, 12],
  [113, 'advances a year', tech.most, 2],
  [113, 'the half-way point of twelve turns', year.half, 6],
  [204, 'sectors of most units', moves.usual, 2],
  [204, 'sectors of slow ones', moves.slow, 1],
  [204, 'sectors of fast ones', moves.fast, 3],
  [212, 'adjacent systems of a route', trade.sectors, 3],
  [224, 'sectors of a supply route', supply.range, 2],
  [224, 'Census of a supply point', supply.census, 3],
  [224, 'Productivity of a supply point', supply.productivity, 3],
  [444, 'EP of a base for each Transport Fleet', baseFreight, 10],
  [446, 'MB, BS, BATS, SB', baseSteps.map((name) => hullOf(name)), ['MB', 'BS', 'BATS', 'SB']],
  [446, 'what is interchangeable', twins(), [['BSE', 'BS']]],
  [450, 'ground units for each point of Census', levies, 2],
  [456, 'a quarter of the cost', 1 / repairPart, 0.25],
  [460, 'half of the cost', 1 / scrapPart, 0.5],
  [468, 'EP for each point of the new Productivity', productivityCost, 10],
  [472, 'die of the checks', morale.die, 6],
  [475, 'more than so many jumps', morale.near.jumps, 3],
  [475, 'from this Census on', morale.near.census, 5],
  [478, 'ground units for each point of Census', morale.garrison, 2],
  [479, 'Census above which there are too few jobs', morale.selfSufficient, 3],
  [484, 'die of growth', growth.die, 10],
  [484, 'what die and Census have to exceed', growth.above, 15],
];
function hullOf(name: string): string | undefined {
  return designsOf(seatId('gorn')).get(name)?.hull;
}
function twins(): readonly (readonly (string | undefined)[])[] {
  return keysInOrder(baseTwins).map((name) => [hullOf(name), hullOf(baseTwins[name] ?? '')]);
}
test.each(rows)('VB %i: the figure of %s', (_line, _says, is, of) => {
  expect(is).toEqual(of);
});

/** The Morale Check Chart: line, what is so in a system of the Gorn at 0303, the roll up to which it counts, and Morale lost. */
const checks = [
  [475, 'remote', ['system 0303 gorn, census 5', 'system 0307 gorn'], 1, 1],
  [476, 'cut-off', ['system 0303 gorn', 'system 0309 gorn', 'system 0306 isc'], 2, 1],
  [477, 'seized', ['system 0303 gorn, seized 3'], 3, 3],
  [481, 'home-attacked', ['system 0303 gorn'], 1, 1],
] as const;
const place = placeId('s0303');
test.each(checks)('VB %i: a roll for %s', (_line, check, lines, target, loss) => {
  const home =
    check === 'cut-off' ? ', home 0309' : check === 'home-attacked' ? ', home 0303, attacked 4' : '';
  const state = worldOf(['turn 4', `empire gorn${home}`, 'empire isc', 'empire frax', ...lines]);
  const linked = linkedTo(state, controlIn(state), seatId('gorn'));
  expect(checksOf(state, place, state.systems[place]!, linked)).toEqual([{ check, target, loss }]);
});

/** The automatic ones of the chart: what is so, and what Morale gains. */
const automatic = [
  [478, 'twice as many ground units as Census', 'census 3, productivity 1', 6, 1],
  [478, 'not twice as many', 'census 3, productivity 1', 5, 0],
  [479, 'no jobs for a Census of 4', 'census 4, productivity 0', 0, -1],
  [479, 'a Census of 3 needs none', 'census 3, productivity 0', 0, 0],
  [480, 'full employment', 'census 3, productivity 3', 0, 1],
] as const;
test.each(automatic)('VB %i: Morale by itself for %s', (_line, _says, figures, troops, gains) => {
  const state = worldOf([
    ...['empire gorn', 'empire isc', 'empire frax', `system 0303 gorn, ${figures}`],
    ...(troops === 0 ? [] : [`units ${troops} Light Infantry of gorn at 0303`]),
  ]);
  expect(drift(state, place, state.systems[place]!)).toBe(gains);
});

test('VB 109, 111, 113: what the examples of technology come to', () => {
  expect([required(214), firstChance(52, 107)]).toEqual([107, 48]);
  expect([firstChance(30, 22), secondChance(30 - 22, 22), secondChance(99, 22)]).toEqual([100, 18, 50]);
  const turns = Array.from({ length: 24 }, (_, at) => at + 1);
  expect(turns.filter(isTested)).toEqual([6, 12, 18, 24]);
});

test('VB 204: how far units of each kind go', () => {
  const one = (design: string, more = '') =>
    allowanceOf(
      Object.values(worldOf(['empire klingon', `units 1 ${design} of klingon at 0303${more}`]).units)[0]!,
    );
  const fast = [...designsOf(seatId('klingon')).values()].find(({ abilities }) => abilities === 'Fast')!;
  const slow = [...designsOf(seatId('klingon')).values()].find(({ abilities }) =>
    /\bSlow\b/.test(abilities),
  )!;
  expect([one('D7'), one(fast.name), one(slow.name), one(fast.name, ', unsupplied')]).toEqual([2, 3, 1, 1]);
});

test('VB 484: a Census grows above 15', () => {
  const state = worldOf(['empire gorn', 'system 0303 gorn, census 8, bonus 2']);
  expect([5, 6].map((roll) => grows(state.systems[place]!, roll))).toEqual([false, true]);
});

test('VB 55: a quarter of sectors is empty, a quarter in terrain, of three common and three rare kinds', () => {
  expect([sectorRolls.empty, sectorRolls.terrain - sectorRolls.empty]).toEqual([25, 25]);
  expect([...new Set(commonRolls)]).toEqual(['dust-cloud', 'asteroid-field', 'gas-giant']);
  expect(rareKinds).toEqual(['nebula', 'heat-zone', 'radiation-zone']);
  expect([...new Set(commonRolls), ...rareKinds]).toEqual([...terrains]);
  // OURS: five of six, and of them the first two kinds twice.
  expect(commonRolls.map((kind) => terrains.indexOf(kind))).toEqual([0, 0, 1, 1, 2]);
});

test('systems begin with the statistics of the author’s page (MattNet/VBSF, docs/enginerules.html 2.3.2)', () => {
  const read = (row: string): object => {
    const [census, morale_, raw, productivity, capacity] = row.trim().split(/\s+/).map(Number);
    return { census, morale: morale_, raw, productivity, capacity };
  };
  // Census, Morale, RAW, Productivity, Capacity; two dice of six choose among all but the last.
  const page = {
    'Minor Outpost 2-3': read('1 1 1 0 2'),
    'Outpost 4-5': read('2 2 1 0 4'),
    'Minor Colony 6-8': read('3 2 2 1 6'),
    'Colony 9-10': read('5 4 2 2 8'),
    'Major Colony 11-12': read('7 6 3 3 10'),
  };
  expect(importances.map(([, figures]) => figures)).toEqual(Object.values(page));
  expect(importances.map(([most]) => most)).toEqual(
    Object.keys(page).map((row) => Number(row.split('-')[1])),
  );
  expect(homeworld).toEqual(read('10 9 6 10 12'));
});

test('OURS: beginnings and events have the figures of the README', () => {
  expect(start).toEqual({ year: 165, pool: 60, colonies: 3, frigates: 3, infantry: 2 });
  expect([firstVictory, morale.commandPost]).toEqual([12, 1]);
  expect(fortuneRolls.join(' ')).toBe(
    'windfall expense discovery unrest festival deposit exhaustion settlers plague accident',
  );
  expect(fortuneFigures).toEqual({
    dice: 2,
    unrest: { target: 4, change: -2 },
    festival: { target: 5, change: 1 },
    points: 1,
  });
  expect(fortuneLeast).toEqual({ raw: 1, census: 1 });
  // Where all find the same: of 21 sectors six are empty, and of 15 systems seven are of the third importance.
  expect(dealt).toEqual({ empty: 6, terrain: 6, importances: [1, 3, 0, 3, 1], colonies: [1, 2, 3] });
});

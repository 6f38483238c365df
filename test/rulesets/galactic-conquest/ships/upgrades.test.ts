import { expect, test } from 'vitest';
import type { Draft } from '#kernel/steps/change.ts';
import { unitId } from '#kernel/words/ids.ts';
import { shipsUpgraded, upgradeAll } from '#rulesets/galactic-conquest/aging/upgraded.ts';
import { apply } from '#rulesets/galactic-conquest/game.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { shipOf } from '#rulesets/galactic-conquest/ships/fleet.ts';
import { shipBook } from '#rulesets/galactic-conquest/ships/list/book.ts';
import { jsonOf } from '#rulesets/galactic-conquest/ships/list/json.ts';
import { hullOf, readShipList } from '#rulesets/galactic-conquest/ships/list/shipList.ts';
import { listAsOf, raisedTo } from '#rulesets/galactic-conquest/ships/list/upgrades.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';
import { start } from '../worlds.ts';
import { told } from './support/lists.ts';
import { books, droneList } from '../yards/shelf.ts';

const head = 'designation,empire,class,standard,year,bpv,epv,size,warp,move,spaces,upgrades';
const list = (...rows: readonly string[]): string => [head, ...rows, ''].join('\n');
const frigate = (upgrades: string): string => `F5,K,FF,yes,130,70,72,4,12,1/3,,${upgrades}`;

test('a list says from which years on drones and plasma make a ship better, in both forms (B11.85)', () => {
  const read = readShipList(list(frigate('165:2 177:4'), 'F6,K,FF,yes,130,70,72,4,12,1/3,,'));
  if (!read.ok) throw new Error('no list');
  const [first] = read.value.hulls;
  expect(first?.upgrades).toEqual([
    { year: 165, points: 2 },
    { year: 177, points: 4 },
  ]);
  for (const text of [shipBook(read.value), jsonOf(read.value.hulls)]) {
    const again = readShipList(text);
    expect(again.ok && again.value.hulls).toEqual(read.value.hulls);
  }
  expect(shipBook(ourShips)).not.toContain('upgrades');
});

test('years rise, and only ships and bases have upgrades (B11.85, C20.400)', () => {
  expect(told(list(frigate('177:4 165:2')))).toEqual([
    expect.stringContaining('takes years and points separated by blanks, one year after another'),
  ]);
  expect(told(list(frigate('165:2 165:4')))).toHaveLength(1);
  expect(told(list(frigate('165')))).toHaveLength(1);
  expect(told(list('ZV,K,FTR,yes,160,6,,6,,,1,165:2'))).toEqual([
    'Ship list, line 2, column 27: «upgrades» is for ships and bases: fighters, gunboats and pods have none.',
  ]);
});

test('from each year on a ship is dearer and stronger by so many points, and years that are over are not added again (B11.85)', () => {
  const read = readShipList(list(frigate('165:2 177:4')));
  if (!read.ok) throw new Error('no list');
  const asOf = (year: number) => hullOf(listAsOf(read.value, year), 'K', 'F5');
  expect([164, 165, 176, 177].map((year) => [asOf(year)?.bpv, asOf(year)?.epv])).toEqual([
    [70, 72],
    [72, 74],
    [72, 74],
    [76, 78],
  ]);
  const of165 = asOf(165);
  expect(of165 && raisedTo(of165, 177).epv).toBe(78);
});

test('ships that there are have the factors of their new BPV (B11.85, 1/D)', () => {
  const plain = hullOf(ourShips, 'H', 'FF');
  if (plain === undefined) throw new Error('no FF');
  const state = { ...start(), ships: droneList, turn: 3 };
  const unit = unitId('h01a');
  const worn = { ...shipOf(plain), lost: 2 };
  const squadron = state.squadrons[unit];
  if (squadron === undefined) throw new Error('no squadron');
  const world = { ...state, squadrons: { [unit]: { ...squadron, ships: [worn] } } };
  const happened: ReturnType<typeof shipsUpgraded.of>[] = [];
  upgradeAll(books)({ state: world, happen: (one: (typeof happened)[0]) => happened.push(one) } as never);
  // 72 BPV: 10.3 are 10 attack factors, and 8 defense factors without the two of its size.
  const ships = [{ at: 0, hull: 'FF', attack: 10, defence: 8, bpv: 72 }];
  expect(happened).toEqual([shipsUpgraded.of({ seat: squadron.seat, unit, ships })]);
  const draft = structuredClone<State>(world) as Draft<State>;
  for (const one of happened) apply(draft, one);
  expect(draft.squadrons[unit]?.ships[0]).toEqual({
    ...worn,
    figures: { ...worn.figures, attack: 10, defence: 8, bpv: 72 },
  });
});

import { A1, A2, G1 } from './workOrders.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { financeLines, finances } from '#rulesets/galactic-empires/preview/finances.ts';
import { admiralId } from '#rulesets/galactic-empires/model/ids.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { preview } from '#rulesets/galactic-empires/preview/preview.ts';
import { review } from '#rulesets/galactic-empires/review/review.ts';
import { describe, expect, it } from 'vitest';
import { fleet, garrison, gorn, klingon, scene, travel, type, wait } from '../play.ts';
import { ownRealm, planOf, problemCodes, viewOf } from '../ownRealm.ts';
import { disband, salvage, transfer } from './workOrders.ts';

type Lists = Readonly<Record<string, readonly Unnumbered<Order>[]>>;
const kor = admiralId('klingon.a00002.0');
const build: Unnumbered<Order> = { kind: 'build-defences' };
const raze = (levels: number): Unnumbered<Order> => ({ kind: 'raze-defences', levels });
const hire: Unnumbered<Order> = { kind: 'hire-admiral' };

describe('advice about works', () => {
  const advice = (lists: Lists, state: State = ownRealm()): readonly string[] =>
    problemCodes(review(viewOf(state), planOf(lists)));

  it.each<readonly [string, Lists, readonly string[]]>([
    ['building and waiting once', { [A1]: [wait, build] }, []],
    ['building and leaving (GE 1375)', { [A1]: [build, travel(2)] }, ['o2 works-instead']],
    ['building with too few', { [A2]: [build] }, ['o1 too-few-workers']],
    ['building with two that come', { [G1]: [transfer(1, A1)], [A1]: [disband(2), build] }, []],
    ['building after disbanding the builders', { [A1]: [disband(2), build] }, ['o2 too-few-workers']],
    ['building twice in one unit', { [A1]: [build, build] }, ['o2 works-already']],
    [
      'building twice in one sector: by unit, garrisons first',
      { [G1]: [build], [A1]: [build] },
      ['o2 raised-already'],
    ],
    ['razing more than hands can', { [A1]: [raze(2)] }, ['o1 fewer-levels']],
    ['razing where nothing stands', { [A2]: [raze(1)] }, ['o1 nothing-to-raze']],
    ['hiring by a starfleet', { [A1]: [hire] }, ['o1 garrison-hires']],
    ['hiring twice', { [G1]: [hire, hire] }, ['o2 hired-already']],
    ['disbanding more than there are', { [A1]: [disband(5)] }, ['o1 more-than-present']],
    ['disbanding what a transfer brings', { [G1]: [transfer(1, A1)], [A1]: [disband(5)] }, []],
    ['salvaging what is not there', { [A1]: [salvage(1, 'three')] }, ['o1 no-such-ships']],
    [
      'disbanding an admiral who is elsewhere',
      { [A1]: [{ kind: 'disband-admiral', admiral: kor }] },
      ['o1 no-such-admiral'],
    ],
    [
      'renaming an admiral who is elsewhere',
      { [A1]: [{ kind: 'rename-admiral', admiral: kor, name: 'Old Thunder' }] },
      ['o1 no-such-admiral'],
    ],
    [
      'the headquarters',
      { hq: [build, raze(1), hire, disband(1), salvage(1)] },
      ['o1 no-unit', 'o2 no-unit', 'o3 no-unit', 'o4 no-unit', 'o5 no-unit'],
    ],
  ])('%s', (_, lists, expected) => {
    expect(advice(lists)).toEqual(expected);
  });

  it('leaves open what a battle decides (GE 882)', () => {
    const state = scene({
      sectors: { 4: { owner: gorn, level: 2 } },
      wars: [[klingon, gorn]],
      units: [
        fleet(klingon, 1, { at: 4, ships: [[type('two'), 9]] }),
        fleet(klingon, 2, { at: 4, ships: [[type('two'), 9]] }),
        garrison(gorn, { at: 4, ships: [[type('destroyer'), 1]] }),
      ],
    });
    expect(advice({ [A1]: [build], [A2]: [raze(1)] }, state)).toEqual([
      'o1 battle-decides',
      'o2 battle-decides',
    ]);
  });
});

describe('the money of works', () => {
  const of = (lists: Lists, state: State = ownRealm()) => finances(viewOf(state), planOf(lists));

  // Upkeep: 7 x 1.0 + 2 x 0.3 + 1.2 and 1.0 for Kor.
  it('counts hires and levels of defences once, with the garrisons', () => {
    expect(of({})).toMatchObject({ upkeep: 980, garrisons: 0, salvage: 0, surplus: 4020 });
    expect(of({ [G1]: [hire, hire], [A1]: [build], [A2]: [build] })).toMatchObject({
      garrisons: 1500 + 1400 + 1400,
    });
    expect(of({ [G1]: [build], [A1]: [build] })).toMatchObject({ garrisons: 1400 });
  });

  it('counts salvage at once, and no upkeep for who is gone (GE 645)', () => {
    expect(of({ [A1]: [salvage(4)] })).toMatchObject({
      salvage: 1600,
      upkeep: 580,
      surplus: 5000 + 1600 - 580,
    });
    expect(of({ [A1]: [disband(4)], [A2]: [{ kind: 'disband-admiral', admiral: kor }] })).toMatchObject({
      salvage: 0,
      upkeep: 480,
    });
  });

  it('tells of what is razed after the decay (GE 918)', () => {
    const lines = (lists: Lists): readonly string[] =>
      financeLines(viewOf(ownRealm()), planOf(lists)).map(({ label, amount }) => `${label}: ${amount}`);
    expect(lines({ [A1]: [raze(1)] })).toContain('Salvage of razed defences: 400');
    expect(lines({ [A1]: [salvage(1)] })).toContain('Salvaged starships: 400');
    expect(lines({}).filter((line) => line.startsWith('Salvage'))).toEqual([]);
  });

  it('names what is cut (GE 239)', () => {
    const poor = scene(
      {
        sectors: { 1: { owner: klingon, builds: [type('two')] } },
        units: [garrison(klingon, { at: 1, ships: [[type('destroyer'), 3]] })],
      },
      { [klingon]: 2000 },
    );
    const problems = review(viewOf(poor), planOf({ [G1]: [hire, build] }));
    expect(problemCodes(problems)).toEqual(['shortfall', 'o2 not-enough-money']);
    expect(phraseText(problems[0]?.phrase ?? { template: '', args: {} })).toBe(
      'You spend 9.9 resources more than the treasury holds. What will be cut: Build Defences.',
    );
  });

  it('a preview hires without dice', () => {
    const hired = preview(viewOf(ownRealm()), planOf({ [G1]: [hire] })).entries.flatMap(({ event }) =>
      event.kind === 'admiral-hired' ? [event] : [],
    );
    expect(
      hired.map(({ admiral, cost }) => [admiral.name, admiral.tactics, admiral.siegecraft, cost]),
    ).toEqual([['Somebody new', 0, 0, 1500]]);
  });
});

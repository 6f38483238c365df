import { A1, A2, A3, G1 } from './workOrders.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { admiralId } from '#rulesets/galactic-empires/model/ids.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { describe, expect, it } from 'vitest';
import { a, fleet, garrison, klingon, romulan, scene, type } from '../play.ts';
import { kinds } from '../anyKind.ts';
import { ownRealm, planOf, viewOf } from '../ownRealm.ts';
import { type Lists, standing } from '../diplomacy/standing.ts';
import { disband, transfer } from './workOrders.ts';

const kor = admiralId('klingon.a00002.0');
const build: Unnumbered<Order> = { kind: 'build-defences' };
const raze = (levels: number): Unnumbered<Order> => ({ kind: 'raze-defences', levels });
const hire: Unnumbered<Order> = { kind: 'hire-admiral' };
const changed = (
  state: State,
  more: Partial<State['sectors'][ReturnType<typeof sectorId>]>,
  at: number,
): State =>
  ({
    ...state,
    sectors: { ...state.sectors, [sectorId(at)]: { ...state.sectors[sectorId(at)], ...more } },
  }) as State;

describe('works are offered where they can be done, and where not the reason is told', () => {
  it.each<readonly [string, string | undefined, Order['kind'], Spot, Lists]>([
    ['three ships build at home', 'offered', 'build-defences', { unit: A1 }, {}],
    ['one ship is too few (GE 876)', 'too-few-workers', 'build-defences', { unit: A2 }, {}],
    ['one ship and two that come', 'offered', 'build-defences', { unit: A2 }, { [A1]: [transfer(2, A2)] }],
    [
      'four ships of which two are sent away',
      'too-few-workers',
      'build-defences',
      { unit: A1 },
      { [A1]: [transfer(2, A2)] },
    ],
    [
      'a starfleet that the plan forms and fills',
      'offered',
      'build-defences',
      { unit: A3 },
      { [A1]: [{ kind: 'form-starfleet', number: 3, name: 'New' }, transfer(3, A3)] },
    ],
    [
      'one that stays empty',
      'too-few-workers',
      'build-defences',
      { unit: A3 },
      { [A1]: [{ kind: 'form-starfleet', number: 3, name: 'New' }] },
    ],
    ['one work a turn', 'works-already', 'build-defences', { unit: A1 }, { [A1]: [raze(1)] }],
    ['one work a turn, the other way', 'works-already', 'raze-defences', { unit: A1 }, { [A1]: [build] }],
    [
      'another unit builds there (GE 884)',
      'raised-already',
      'build-defences',
      { unit: A1 },
      { [G1]: [build] },
    ],
    ['another unit builds elsewhere', 'offered', 'build-defences', { unit: A1 }, { [A2]: [build] }],
    ['foreign units', undefined, 'build-defences', { unit: a(romulan, 7) }, {}],
    ['the headquarters', undefined, 'build-defences', {}, {}],
    ['razing at home', 'offered', 'raze-defences', { unit: G1 }, {}],
    ['razing where nothing stands has no sense', undefined, 'raze-defences', { unit: A2 }, {}],
    ['hiring at the center', 'offered', 'hire-admiral', { unit: G1 }, {}],
    ['hiring twice (GE 842)', 'hired-already', 'hire-admiral', { unit: G1 }, { [G1]: [hire] }],
    ['starfleets never hire', undefined, 'hire-admiral', { unit: A1 }, {}],
    ['ships to disband', 'offered', 'disband-starships', { unit: A1 }, {}],
    ['all given up already', 'no-ships-left', 'salvage-starships', { unit: A1 }, { [A1]: [disband(4)] }],
    ['an admiral to disband', 'offered', 'disband-admiral', { unit: A2 }, {}],
    ['no admiral there', 'no-admirals', 'disband-admiral', { unit: A1 }, {}],
    ['no admiral to rename', 'no-admirals', 'rename-admiral', { unit: A1 }, {}],
    ['no admiral to lead', 'no-admirals', 'assign-leader', { unit: A1 }, {}],
    ['no admiral to transfer', 'no-admirals', 'transfer-admiral', { unit: A1 }, {}],
    [
      'all ships ordered (GE 1118)',
      'build-limit',
      'build-starships',
      { unit: G1 },
      { [G1]: [{ kind: 'build-starships', type: type('two'), count: 13, rank: 1 }] },
    ],
    ['starfleets never build ships', undefined, 'build-starships', { unit: A1 }, {}],
  ])('%s', (_, expected, kind, at, lists) => {
    expect(standing(kind, at, lists)).toBe(expected);
  });

  it('depends on the sector', () => {
    expect(standing('build-defences', { unit: A1 }, {}, changed(ownRealm(), { level: 12 }, 1))).toBe(
      'highest-level',
    );
    const guest = scene({
      sectors: { 3: { owner: romulan, level: 2 } },
      units: [fleet(klingon, 1, { at: 3, ships: [[type('two'), 3]] })],
    });
    expect([
      standing('build-defences', { unit: A1 }, {}, guest),
      standing('raze-defences', { unit: A1 }, {}, guest),
    ]).toEqual(['no-permission', 'not-owned']);
    const host = changed(guest, { permitted: [klingon] }, 3);
    expect([
      standing('build-defences', { unit: A1 }, {}, host),
      standing('raze-defences', { unit: A1 }, {}, host),
    ]).toEqual(['offered', 'not-owned']);
    const fort = scene({
      sectors: { 1: { owner: klingon, level: 2 } },
      units: [garrison(klingon, { at: 1 })],
    });
    expect([
      standing('hire-admiral', { unit: G1 }, {}, fort),
      standing('build-starships', { unit: G1 }, {}, fort),
    ]).toEqual(['no-hiring-center', 'no-industrial-center']);
  });

  it('counts who will have been hired and disbanded by then (GE 846)', () => {
    const state = ownRealm();
    const one = {
      ...state,
      parameters: {
        ...state.parameters,
        limits: { ...state.parameters.limits, royalty: { admirals: 1, annexed: 60 } },
      },
    };
    expect(standing('hire-admiral', { unit: G1 }, {}, one)).toBe('admiral-limit');
    expect(
      standing('hire-admiral', { unit: G1 }, { [A2]: [{ kind: 'disband-admiral', admiral: kor }] }, one),
    ).toBe('offered');
  });

  it('forms no starfleet where all numbers are taken (GE 603)', () => {
    const state = ownRealm();
    expect(
      standing(
        'form-starfleet',
        { unit: A1 },
        {},
        { ...state, parameters: { ...state.parameters, fleets: 2 } },
      ),
    ).toBe('no-free-number');
  });
});

it('every reason cites the rulebook and leaves no hole', () => {
  const view = viewOf(ownRealm());
  for (const [, kind] of inOrder(kinds)) {
    for (const at of [{ unit: A1 }, { unit: A2 }, { unit: G1 }]) {
      const why = kind.whyNot?.(view, at, planOf({ [A1]: [build, disband(4)], [G1]: [hire] }));
      if (why !== undefined)
        expect([why.cite, phraseText(why.phrase)]).toEqual([
          expect.stringMatching(/^GE \d/),
          expect.not.stringMatching(/[{}]|undefined/),
        ]);
    }
  }
});

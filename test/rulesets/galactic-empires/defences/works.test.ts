import { describe, expect, it } from 'vitest';

import { openDice } from '#kernel/dice/streams.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { salvageOf } from '#rulesets/galactic-empires/fleets/disbanding.ts';
import { repaired } from '#rulesets/galactic-empires/defences/construction.ts';
import { razable } from '#rulesets/galactic-empires/defences/razing.ts';
import { admiralNames } from '#rulesets/galactic-empires/tables/admiralNames.ts';
import { starships } from '#rulesets/galactic-empires/tables/starships.ts';
import { fleet, g, garrison, klingon, play, scene, type } from '../play.ts';

const hire: Unnumbered<Order> = { kind: 'hire-admiral' };
const yard = (more: Partial<State> = {}): State => ({
  ...scene({
    sectors: { 1: { owner: klingon, builds: [type('two')] } },
    units: [garrison(klingon, { at: 1 })],
  }),
  ...more,
});
const hired = (state: State, seed: string) =>
  play(state, { [klingon]: { [g(1)]: [hire] } }, openDice(seed))
    .events('admiral-hired')
    .map(({ admiral }) => admiral);

describe('whom agents come back with (GE 848, E-37)', () => {
  const recruits = Array.from({ length: 400 }, (_, seed) => hired(yard(), `dice ${seed}`)).flat();

  it('has figures of the whole span, and none beyond', () => {
    const span = (figures: readonly number[]): readonly number[] => [
      Math.min(...figures),
      Math.max(...figures),
    ];
    expect(recruits).toHaveLength(400);
    expect(span(recruits.map(({ tactics }) => tactics))).toEqual([0, 40]);
    expect(span(recruits.map(({ siegecraft }) => siegecraft))).toEqual([0, 40]);
    expect(span(recruits.map(({ combat }) => combat))).toEqual([5, 20]);
    expect(span(recruits.map(({ hitPoints }) => hitPoints))).toEqual([5, 15]);
    expect(new Set(recruits.map(({ attacks, used }) => `${attacks} ${used}`))).toEqual(new Set(['1 0']));
  });

  it('has a name of the list, and not one that serves already', () => {
    expect(recruits.every(({ name }) => admiralNames.includes(name))).toBe(true);
    expect(new Set(recruits.map(({ name }) => name)).size).toBeGreaterThan(100);
    const [taken = '', ...rest] = admiralNames;
    const all = rest.map((name) => ({ name }));
    const crowded = scene({
      sectors: { 1: { owner: klingon, builds: [type('two')] } },
      units: [garrison(klingon, { at: 1, admirals: all })],
    });
    const roomy = {
      ...crowded,
      parameters: {
        ...crowded.parameters,
        limits: { ...crowded.parameters.limits, royalty: { admirals: 200, annexed: 60 } },
      },
    };
    expect(
      hired(
        {
          ...roomy,
          empires: { ...roomy.empires, [klingon]: { ...roomy.empires[klingon], treasury: 100_000 } as never },
        },
        'any',
      ).map(({ name }) => name),
    ).toEqual([taken]);
  });

  it('is called by an id that no other turn gives', () => {
    expect([hired(yard(), 'a'), hired(yard({ turn: 2 }), 'a')].flat().map(({ id }) => id)).toEqual([
      'klingon.t1.g00001',
      'klingon.t2.g00001',
    ]);
  });

  it('may be one of at least 120 invented people', () => {
    expect(new Set(admiralNames).size).toBe(admiralNames.length);
    expect(admiralNames.length).toBeGreaterThanOrEqual(120);
    expect(admiralNames.every((name) => /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(name) && name.length <= 40)).toBe(
      true,
    );
  });
});

describe('salvage of starships (GE 1956)', () => {
  it('is a third of the cost to the nearest whole resource, for every type', () => {
    // Of 3n, 3n + 1 and 3n + 2 resources the nearest thirds are n, n and n + 1.
    const expected = (cost: number): number => Math.trunc(cost / 3) + (cost % 3 === 2 ? 1 : 0);
    const state = yard();
    expect(starships.map(({ id }) => salvageOf(state, id))).toEqual(
      starships.map(({ cost }) => expected(cost)),
    );
  });

  it('follows the game’s divisor, halves up', () => {
    const state = yard();
    expect(salvageOf({ ...state, parameters: { ...state.parameters, salvageDivisor: 8 } }, type('two'))).toBe(
      2,
    );
  });
});

describe('the hands that raze (E-26)', () => {
  it('count in whole threes; where none are asked for, all levels fall that may', () => {
    const state = yard();
    const crew = (ships: number) => fleet(klingon, 1, { at: 1, ships: [[type('two'), ships]] })[1];
    expect([2, 3, 5, 6, 11, 12, 15].map((ships) => razable(state, { level: 12 }, crew(ships), 0))).toEqual([
      0, 1, 1, 2, 3, 4, 4,
    ]);
    expect(razable(state, { level: 12 }, crew(30), 3)).toBe(1);
    const free = {
      ...state,
      parameters: { ...state.parameters, defences: { ...state.parameters.defences, razeWorkers: 0 } },
    };
    expect(razable(free, { level: 3 }, crew(0), 0)).toBe(3);
  });
});

it('defences recover where there was neither battle nor pillage (GE 1203)', () => {
  const ruin = { owner: klingon, level: 2, levelDamage: 1 };
  const state = scene({
    sectors: {
      1: ruin,
      2: { ...ruin, battles: 1 },
      3: { ...ruin, pillaged: true },
      4: { ...ruin, changedOwner: true },
      5: { ...ruin, levelDamage: 0 },
    },
    units: [],
  });
  expect(repaired(state)).toEqual(['s00001', 's00004']);
});

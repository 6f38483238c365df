import { describe, expect, test } from 'vitest';
import { placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { defined } from '#kernel/words/defined.ts';
import { stateCodec } from '#rulesets/galactic-empires/codecs.ts';
import { create, practiceGalaxy } from '#rulesets/galactic-empires/setup.ts';
import { maybeRealm } from '#rulesets/galactic-empires/tables/realms.ts';

const draw = openDice('scenario');
const ship = (type: string, count: number, rank?: number): object => ({
  type,
  count,
  ...defined({ rank }),
});

/** Two sectors, two empires, three units: every optional member is used at least once. */
const small = {
  format: 'sealed-orders scenario',
  version: 1,
  ruleset: 'galactic-empires',
  title: 'Small',
  sectors: [
    {
      number: 1,
      name: 'Here',
      q: 0,
      r: 0,
      links: [2],
      revenue: 10,
      owner: 'gorn-hegemony',
      annexed: true,
      builds: ['gorn/boa-scout'],
    },
    { number: 2, name: 'There', q: 1, r: 0, links: [1], revenue: 7, level: 3 },
  ],
  empires: [
    {
      id: 'gorn-hegemony',
      name: 'Gorn Hegemony',
      adjective: 'Gorn',
      treasury: 50,
      status: 'commoner',
      player: 'Ann',
      ruler: 'Sss',
    },
    { id: 'house-duras', name: 'House Duras', adjective: 'Duras', treasury: 0 },
  ],
  units: [
    {
      kind: 'starfleet',
      at: 1,
      owner: 'house-duras',
      number: 2,
      ships: [ship('klingon/hawk-heavy-cruiser', 2, 3), ship('klingon/hawk-heavy-cruiser', 1, 3)],
    },
    {
      kind: 'starfleet',
      at: 2,
      owner: 'house-duras',
      ships: [],
      admirals: [
        { name: 'Kor', tactics: 10, siegecraft: 5, attacks: 1, combat: 9, hitPoints: 0.8, leads: true },
      ],
    },
    { kind: 'starfleet', at: 2, ships: [ship('kazon/kazon-scout', 1)], retreatLevel: 2, name: 'Watch' },
  ],
  relations: [{ a: 'house-duras', b: 'gorn-hegemony', relation: 'war' }],
} as const;

const faultsOf = (setup: unknown): readonly string[] => {
  const made = create(setup, draw);
  return made.ok ? [] : made.fault.map(({ code }) => code);
};
const withSector = (change: object): object => ({
  ...small,
  sectors: [{ ...small.sectors[0], ...change }, small.sectors[1]],
});
const withUnit = (change: object): object => ({
  ...small,
  units: [{ ...small.units[0], ...change }, ...small.units.slice(1)],
});

describe('a scenario', () => {
  test('becomes the world before the first turn', () => {
    const made = create(small, draw);
    if (!made.ok) throw new Error(JSON.stringify(made.fault));
    const { turn, sectors, empires, units, relations } = made.value;
    expect(turn).toBe(1);
    expect(sectors[placeId('s00001')]).toMatchObject({
      owner: 'gorn-hegemony',
      annexedTo: 'gorn-hegemony',
      ownerAtStart: 'gorn-hegemony',
      links: ['s00002'],
      level: 0,
    });
    expect(sectors[placeId('s00002')]).toMatchObject({ level: 3, levelDamage: 0, permitted: [] });
    expect(sectors[placeId('s00002')]).not.toHaveProperty('owner');
    expect(empires[seatId('gorn-hegemony')]).toMatchObject({
      banner: 0,
      status: 'commoner',
      treasury: 5000,
      ruler: 'Sss',
    });
    expect(empires[seatId('house-duras')]).toMatchObject({
      banner: 1,
      status: 'royalty',
      ruler: maybeRealm('house-duras')?.ruler,
    });
    expect(JSON.stringify(made.value)).not.toContain('Ann');
    expect(relations).toEqual({ 'gorn-hegemony+house-duras': 'war' });
    // GE 387, 1092: a center and a defence have garrisons, if empty ones.
    expect(Object.keys(units).sort()).toEqual([
      'g00001',
      'g00002',
      'house-duras.a00001',
      'house-duras.a00002',
      'independent.a00002',
    ]);
    expect(units[unitId('g00001')]).toMatchObject({
      kind: 'garrison',
      number: 1,
      owner: 'gorn-hegemony',
      name: 'Garrison of Here',
      stacks: [],
    });
    expect(units[unitId('house-duras.a00002')]).toMatchObject({
      name: 'Duras Starfleet #2',
      retreatLevel: 5,
      stacks: [{ count: 3, rank: 3, used: 0 }],
    });
    expect(units[unitId('house-duras.a00001')]).toMatchObject({
      leader: 'house-duras.h00001',
      admirals: [{ name: 'Kor', hitPoints: 8 }],
    });
    expect(units[unitId('independent.a00002')]).toMatchObject({
      name: 'Watch',
      retreatLevel: 2,
      stacks: [{ rank: 1 }],
    });
    expect(stateCodec.parse(stateCodec.make(made.value))).toEqual({ ok: true, value: made.value });
  });

  test.each([
    ['scenario-number-twice', withSector({ number: 2 })],
    ['scenario-name-twice', withSector({ name: 'There' })],
    ['scenario-hex-twice', withSector({ q: 1 })],
    ['scenario-link-to-itself', withSector({ links: [1, 2] })],
    ['scenario-link-to-nowhere', withSector({ links: [2, 3] })],
    ['scenario-link-one-way', withSector({ links: [] })],
    ['scenario-link-twice', withSector({ links: [2, 2] })],
    ['scenario-empire-unknown', withSector({ owner: 'borg-unimatrix-1' })],
    ['scenario-annexed', { ...small, sectors: [small.sectors[0], { ...small.sectors[1], annexed: true }] }],
    ['scenario-empire-twice', { ...small, empires: [...small.empires, small.empires[0]] }],
    [
      'scenario-empire-id',
      { ...small, empires: [...small.empires, { ...small.empires[0], id: 'independent' }] },
    ],
    [
      'scenario-empire-id',
      { ...small, empires: [...small.empires, { ...small.empires[0], id: 'house-duras.t1' }] },
    ],
    [
      'scenario-empire-id',
      { ...small, empires: [...small.empires, { ...small.empires[0], id: 'a'.repeat(61) }] },
    ],
    ['scenario-relation', { ...small, relations: [...small.relations, ...small.relations] }],
    ['scenario-unit-nowhere', withUnit({ at: 9 })],
    ['scenario-garrison-owner', withUnit({ kind: 'garrison', number: 1 })],
    ['scenario-garrison-number', withUnit({ kind: 'garrison', owner: 'gorn-hegemony' })],
    [
      'scenario-garrison-place',
      {
        ...withUnit({ kind: 'garrison', at: 2, owner: undefined, number: undefined }),
        sectors: [small.sectors[0], { ...small.sectors[1], level: 0 }],
      },
    ],
    [
      'scenario-garrison-twice',
      { ...small, units: [1, 2].map(() => ({ kind: 'garrison', at: 2, ships: [] })) },
    ],
    ['scenario-fleet-number', withUnit({ number: 100 })],
    ['scenario-fleet-number-twice', { ...small, units: [small.units[0], small.units[0]] }],
    ['scenario-leaders', withUnit({ admirals: [1, 2].map(() => small.units[1].admirals[0]) })],
    ['scenario-empty', { ...small, sectors: [], units: [] }],
    ['unknown-starship', withUnit({ ships: [ship('gorn/death-star', 1)] })],
    ['scenario-unknown-member', withUnit({ colour: 'red' })],
    ['scenario-missing', withUnit({ ships: undefined, kind: undefined })],
    ['scenario-format', undefined],
    ['scenario-format', { ...small, format: 'a scenario' }],
    ['scenario-version', { ...small, version: 2 }],
    ['scenario-ruleset', { ...small, ruleset: 'star-fleet-warlord' }],
    [
      'scenario-empire-name-twice',
      { ...small, empires: [small.empires[0], { ...small.empires[1], name: 'Gorn Hegemony' }] },
    ],
    ['scenario-annexed-twice', withSector({ annexedTo: 'house-duras' })],
    ['scenario-decline', withSector({ decline: 1 })],
    ['scenario-level-damage', withSector({ level: 2, levelDamage: 3 })],
    ['scenario-deal-with-itself', withSector({ permitted: ['gorn-hegemony'] })],
    ['scenario-deal-twice', { ...withSector({ permitted: ['house-duras', 'house-duras'] }), relations: [] }],
    ['scenario-passage-at-war', withSector({ permitted: ['house-duras'] })],
    [
      'scenario-passage-at-war',
      { ...small, empires: [{ ...small.empires[0], passage: ['house-duras'] }, small.empires[1]] },
    ],
    [
      'scenario-deal-with-itself',
      { ...small, empires: [{ ...small.empires[0], refuses: ['gorn-hegemony'] }, small.empires[1]] },
    ],
    [
      'scenario-empire-unknown',
      { ...small, empires: [{ ...small.empires[0], sharesInfo: ['gorn'] }, small.empires[1]] },
    ],
    ['scenario-cloaked', withUnit({ cloaked: true })],
    [
      'scenario-garrison-cloaked',
      { ...small, units: [{ kind: 'garrison', at: 2, ships: [], cloaked: true }] },
    ],
    ['scenario-ships', withUnit({ ships: [ship('gorn/boa-scout', 99_999), ship('gorn/boa-scout', 1)] })],
    [
      'scenario-fleets',
      {
        ...small,
        parameters: { fleets: 2 },
        units: [3, 4, 5].map(() => ({ kind: 'starfleet', at: 1, owner: 'house-duras', ships: [] })),
      },
    ],
    ['unknown-builder', withSector({ builds: 'Gorns' })],
    ['unexpected-value', { ...small, victory: { text: 'All of it', share: 101 } }],
  ])('is refused with %s', (code, setup) => {
    expect(faultsOf(setup)).toContain(code);
  });
});

describe('the wish for a galaxy', () => {
  test('makes the same game from the same dice', () => {
    const make = (): unknown => create({ generate: practiceGalaxy }, openDice('wish'));
    expect(make()).toEqual(make());
    const made = create(
      { generate: { ...practiceGalaxy, seats: [{ empire: 'gorn-hegemony', ruler: 'Sss', player: 'Ann' }] } },
      openDice('wish'),
    );
    if (!made.ok) throw new Error(JSON.stringify(made.fault));
    expect(Object.keys(made.value.empires)).toHaveLength(6);
    expect(Object.keys(made.value.sectors)).toHaveLength(90);
    expect(made.value.empires[seatId('gorn-hegemony')]?.ruler).toBe('Sss');
    expect(stateCodec.parse(stateCodec.make(made.value))).toEqual({ ok: true, value: made.value });
  });

  test.each([
    ['galaxy-too-small', { empires: 3, sectors: 29 }],
    ['galaxy-too-small', { empires: 20, sectors: 299 }],
    ['galaxy-empire-unknown', { empires: ['gorn-hegemony', 'gorn'] }],
    ['galaxy-empire-twice', { empires: ['gorn-hegemony', 'gorn-hegemony'] }],
    ['galaxy-empires', { empires: ['gorn-hegemony'] }],
    ['galaxy-seat', { empires: ['gorn-hegemony', 'house-duras'], seats: [{ empire: 'orion-pirates' }] }],
    [
      'galaxy-seats',
      { empires: 2, seats: ['gorn-hegemony', 'house-duras', 'orion-pirates'].map((empire) => ({ empire })) },
    ],
    ['unexpected-value', { empires: 1 }],
    ['unexpected-value', { empires: 27 }],
    ['unexpected-value', { empires: 2, sectors: 19 }],
    ['unexpected-value', { empires: 2, sectors: 1001 }],
    ['unexpected-value', { empires: 2, colour: 'red' }],
    ['unexpected-value', {}],
  ])('is refused with %s for %j', (code, generate) => {
    expect(faultsOf({ generate })).toContain(code);
  });
});

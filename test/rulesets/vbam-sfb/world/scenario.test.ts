import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { readJson } from '#kernel/files/jsonText.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { pageText } from '#kernel/report/plainText.ts';
import { filledWish } from '#kernel/wish.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { begun } from '../games/begun.ts';

const { beginning } = vbamSfb;
const { scenarios } = beginning;
if (scenarios === undefined) throw new Error('There are no scenarios.');

const setupOf = (values: Readonly<Record<string, unknown>>, players = {}): unknown => {
  const wish = filledWish(beginning, undefined, values);
  if (!wish.ok) throw new Error(JSON.stringify(wish.fault));
  return beginning.setup(wish.value, players);
};

const written = (setup: unknown, seed: string): { readonly text: string; readonly read: unknown } => {
  const text = scenarios.write(setup, openDice(seed));
  if (!text.ok) throw new Error(JSON.stringify(text.fault));
  const read = readJson(text.value);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return { text: text.value, read: read.value };
};

describe('a scenario that is written', () => {
  test.each([
    ['strangers', { empires: 3 }],
    [
      'at war, of all empires, with raiders and random events',
      { empires: 12, stand: 'war', raids: 'led', chances: 20 },
    ],
    [
      'with the game master’s',
      { empires: 4, led: ['frax', 'federation'], excluded: ['klingon'], tables: 'yes' },
    ],
    ['on hexes', { empires: 4, sectors: 'hexes' }],
    ['with hostilities, dealt alike', { empires: 5, stand: 'hostilities', lands: 'alike', year: 180 }],
  ])('begins the same campaign: %s', (_, values) => {
    const setup = setupOf(values);
    const { read } = written(setup, 'world');
    expect(begun(read, openDice('whatever dice'))).toEqual(begun(setup, openDice('world')));
  });

  test('is written again as it was', () => {
    const { text, read } = written(setupOf({ empires: 6, stand: 'war' }), 'again');
    expect(written(read, 'other dice').text).toBe(text);
  });

  test('keeps its players, and says what it holds', () => {
    const { read } = written(setupOf({ empires: 3 }, { klingon: 'Ann <ann@example.org>' }), 'players');
    expect(scenarios.players(read)).toEqual({ klingon: 'Ann <ann@example.org>' });
    const page = scenarios.summary(read);
    expect(page.ok && pageText(page.value)).toMatch(/15 by 5 sectors[\s\S]*Federation +a player/);
  });
});

const small = {
  seats: ['gorn', 'isc', 'frax', 'lyran'],
  nonPlayer: ['lyran'],
  year: 170,
  map: {
    empires: { gorn: { pool: 12, tech: 171, home: '0303', explored: ['0404'] }, lyran: { invested: 3 } },
    systems: {
      '0303': { owner: 'gorn', census: 4, raw: 2, productivity: 3, capacity: 8 },
      '0505': { owner: 'isc', census: 4, morale: 2, raw: 2, productivity: 3, capacity: 8 },
      '0705': { census: 0, raw: 1, productivity: 0, capacity: 6 },
    },
    terrain: { '0705': 'nebula' },
    units: [
      { of: 'gorn', design: 'FF', at: '0303', count: 2 },
      { of: 'gorn', design: 'Trade Fleet', at: '0303', route: ['0303', '0304'] },
      { of: 'isc', design: 'FF', at: '0404', crippled: true },
    ],
    relations: [
      { between: ['isc', 'gorn'], declared: 'war' },
      { between: ['gorn', 'frax'], strangers: true },
      { between: ['isc', 'frax'], treaties: ['non-aggression', 'peace'] },
    ],
  },
};

test('a scenario written by hand is the world that it says', () => {
  const state = begun(small, openDice('hand'));
  expect(state.empires).toMatchObject({
    gorn: { pool: 12, tech: { year: 171 }, home: 's0303', made: 3, explored: ['s0303', 's0404'] },
    isc: { pool: 60, tech: { year: 170 }, made: 1, explored: ['s0404', 's0505'] },
    lyran: { nonPlayer: true, tech: { pool: 3 } },
  });
  expect(state.systems).toMatchObject({ s0303: { morale: 4 }, s0505: { morale: 2 } });
  expect(keysInOrder(state.units)).toEqual(['gorn.u00001', 'gorn.u00002', 'gorn.u00003', 'isc.u00001']);
  expect(state.units).toMatchObject({
    'gorn.u00003': { design: 'Trade Fleet', route: ['s0303', 's0304'] },
    'isc.u00001': { crippled: true, place: 's0404' },
  });
  expect(state.relations).toEqual({
    'gorn.isc': { treaties: [], deeds: [], enmity: { kind: 'war', by: 'isc', turn: 1 } },
    'frax.isc': { treaties: ['non-aggression', 'peace'], deeds: [] },
  });
  expect(state.strangers).toEqual(['frax.gorn']);
  expect(state.terrain).toEqual({ s0705: 'nebula' });
  expect(vbamSfb.view(state, 'isc' as never, []).nonPlayers).toEqual(['lyran']);
});

const map = (more: object): unknown => ({ ...small, map: { ...small.map, ...more } });
const unit = (more: object) => map({ units: [{ of: 'gorn', design: 'FF', at: '0303', ...more }] });
const system = (more: object) =>
  map({ systems: { ...small.map.systems, '0303': { ...small.map.systems['0303'], ...more } } });
const related = (...relations: readonly object[]) => map({ relations });

describe('a scenario that cannot be is refused with everything that is wrong', () => {
  test.each([
    ['no list of empires', { map: small.map }, ['unexpected-value']],
    ['too few of players', { ...small, nonPlayer: ['lyran', 'frax'] }, ['empire-count']],
    ['an empire that is none', { ...small, seats: [...small.seats, 'orion'] }, ['empire-unknown']],
    ['led, and not there', { ...small, nonPlayer: ['vudar'] }, ['scenario-empire']],
    ['a player of nobody', { ...small, players: { vudar: 'Ann' } }, ['scenario-empire']],
    ['what nobody reads', { ...small, moons: 3 }, ['unexpected-value']],
    ['a sector off the map', unit({ at: '2101' }), ['scenario-sector']],
    ['a sector beyond so many empires', unit({ at: '0106' }), ['scenario-sector']],
    [
      'an empire of the map that is not there',
      map({ empires: { vudar: {}, gorn: { home: '0303' } } }),
      ['scenario-empire'],
    ],
    ['a home of others', map({ empires: { gorn: { home: '0505' } } }), ['scenario-home']],
    ['an owner who is not there', system({ owner: 'vudar' }), ['scenario-owner', 'scenario-home']],
    ['too many people', system({ census: 9, morale: 1 }), ['scenario-capacity']],
    ['too much Morale', system({ morale: 9 }), ['scenario-capacity']],
    ['a colony without people', system({ census: 0 }), ['scenario-nobody']],
    ['a unit of nobody here', unit({ of: 'vudar' }), ['scenario-empire']],
    ['a class of another empire', unit({ design: 'D7' }), ['scenario-class']],
    ['people as a unit', unit({ design: 'Census' }), ['scenario-class']],
    ['troops abroad', unit({ design: 'Light Infantry', at: '0505' }), ['scenario-troops']],
    ['a route with a gap', unit({ design: 'Trade Fleet', route: ['0303', '0305'] }), ['scenario-route']],
    ['a route elsewhere', unit({ design: 'Trade Fleet', route: ['0404', '0405'] }), ['scenario-route']],
    ['a route twice over a sector', unit({ route: ['0303', '0304', '0303'] }), ['scenario-route']],
    [
      'too many units',
      map({
        units: Array.from({ length: 21 }, () => ({ of: 'gorn', design: 'FF', at: '0303', count: 1000 })),
      }),
      ['scenario-units'],
    ],
    ['a power alone', related({ between: ['gorn'], declared: 'war' }), ['scenario-powers']],
    ['a power with itself', related({ between: ['gorn', 'gorn'] }), ['scenario-powers']],
    ['a power that is not there', related({ between: ['gorn', 'vudar'] }), ['scenario-powers']],
    [
      'a pair twice',
      related({ between: ['gorn', 'isc'] }, { between: ['isc', 'gorn'] }),
      ['scenario-pair-twice'],
    ],
    [
      'a treaty twice',
      related({ between: ['gorn', 'isc'], treaties: ['non-aggression', 'non-aggression'] }),
      ['scenario-treaty-twice'],
    ],
    [
      'a treaty on nothing',
      related({ between: ['gorn', 'isc'], treaties: ['peace'] }),
      ['scenario-treaty-needs'],
    ],
    [
      'treaties at war',
      related({ between: ['gorn', 'isc'], treaties: ['non-aggression'], declared: 'war' }),
      ['scenario-at-odds'],
    ],
    [
      'strangers at war',
      related({ between: ['gorn', 'isc'], strangers: true, declared: 'war' }),
      ['scenario-at-odds'],
    ],
  ])('%s', (_, scenario, codes) => {
    const summary = scenarios.summary(scenario);
    expect(summary.ok ? [] : summary.fault.map(({ code }) => code)).toEqual(codes);
    const made = beginning.create(scenario, {}, openDice('bad'));
    expect(made.ok ? [] : made.fault.map(({ code }) => code)).toEqual(codes);
  });

  test('several faults at once', () => {
    const both = { ...small, map: { ...small.map, units: [{ of: 'gorn', design: 'D7', at: '9999' }] } };
    const made = scenarios.summary(both);
    expect(made.ok ? [] : made.fault.map(({ code }) => code)).toEqual(['scenario-sector', 'scenario-class']);
  });
});

describe('who is seated', () => {
  const seats = (values: Readonly<Record<string, unknown>>): unknown => {
    const { seats: all, nonPlayer } = setupOf(values) as {
      readonly seats: unknown;
      readonly nonPlayer?: unknown;
    };
    return [all, nonPlayer];
  };

  test('the first empires of the rulebook that are neither left out nor led by the game master', () => {
    expect(seats({ empires: 3 })).toEqual([['federation', 'klingon', 'romulan'], undefined]);
    expect(seats({ empires: 3, excluded: ['federation', 'romulan'], led: ['gorn'] })).toEqual([
      ['klingon', 'kzinti', 'gorn', 'tholian'],
      ['gorn'],
    ]);
  });

  test('whoever is left out is not led either', () => {
    expect(seats({ empires: 3, excluded: ['gorn'], led: ['gorn'] })).toEqual([
      ['federation', 'klingon', 'romulan'],
      undefined,
    ]);
  });

  test('too few that are left are refused', () => {
    const wish = filledWish(beginning, undefined, { empires: 12, excluded: ['gorn'] });
    expect(wish.ok ? [] : wish.fault.map(({ code }) => code)).toEqual(['empires-left']);
  });

  test('one’s room is for players alone', () => {
    const wish = filledWish(beginning, undefined, { empires: 3, led: ['gorn'] });
    if (!wish.ok) throw new Error('no wish');
    expect([beginning.room(wish.value), keysInOrder(beginning.seats(wish.value)).length]).toEqual([3, 4]);
  });
});

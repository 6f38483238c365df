import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { gameMaster, seatId, type PlaceId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { filledWish } from '#kernel/wish.ts';
import { groundAt } from '#rulesets/galactic-conquest/map/ground.ts';
import { everySeat, lettered } from '#rulesets/galactic-conquest/map/sheets.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import { create } from '#rulesets/galactic-conquest/setup/create.ts';
import { measures } from '#rulesets/galactic-conquest/setup/fairness.ts';
import { frozenWorld } from '#rulesets/galactic-conquest/setup/frozen.ts';
import { armOf, bounds, unevennessOf } from './arms.ts';

const { beginning, codecs, presentation } = galacticConquest;

function begun(setup: unknown, seed = 'arm'): State {
  const made = create(setup, openDice(seed));
  if (!made.ok) throw new Error(made.fault.map((problem) => phraseText(problem.phrase)).join('\n'));
  return made.value;
}
const refused = (setup: unknown): readonly string[] => {
  const made = create(setup, openDice('arm'));
  return made.ok ? [] : made.fault.map(({ code }) => code);
};
const twelve = everySeat.slice(0, lettered);

describe('a generated arm', () => {
  test.each([2, 5, 12, 16])(
    'of %s empires: each has a homeworld, seven major and four minor systems in its own territory',
    (empires) => {
      const { map, systems, finds, territory, squadrons } = armOf(empires, 'systems');
      for (const seat of everySeat.slice(0, empires)) {
        const own = Object.entries(systems).filter(([, { owner }]) => owner === seat);
        const kinds = own.map(([, { kind }]) => kind).sort();
        expect(kinds).toEqual(['homeworld', ...Array(7).fill('major'), ...Array(4).fill('minor')]);
        expect(own.every(([place]) => territory[place as PlaceId] === seat)).toBe(true);
        expect(Object.values(squadrons).filter((one) => one.seat === seat)).toHaveLength(2);
      }
      const ground = (places: object) => Object.keys(places).map((place) => groundAt(map, place as PlaceId));
      expect(ground(territory).every(({ kind, surveyed }) => kind === 'space' && surveyed)).toBe(true);
      // Nobody has found the others.
      expect(Object.keys(finds)).toHaveLength(7 * empires);
      expect(ground(finds).every(({ kind, surveyed }) => kind === 'space' && !surveyed)).toBe(true);
      const names = [...Object.values(systems), ...Object.values(finds)].map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      const signs = new Set(map.ground?.join(''));
      expect(signs).toEqual(new Set(['.', 'o', 'x', 'G', '-']));
    },
  );

  test.each([2, 6, 12, 16])('of %s empires is fair within what the page of the game says', (empires) => {
    for (const seed of ['one', 'two', 'three']) {
      const found = unevennessOf(armOf(empires, seed));
      for (const measure of measures) expect(found[measure], measure).toBeLessThanOrEqual(bounds[measure]);
    }
  });

  test('the same dice draw the same arm, and others another', () => {
    const [one, same, other] = ['x', 'x', 'y'].map((seed) => stableText(armOf(4, seed) as never));
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  });

  test('it is read back as it is written, for everybody', () => {
    const state = begun({ map: 'arm', seats: everySeat, treasury: 5, year: 150 });
    expect(codecs.state.parse(JSON.parse(JSON.stringify(codecs.state.make(state))))).toMatchObject({
      ok: true,
      value: state,
    });
    for (const seat of [seatId('klingon'), gameMaster]) {
      const view = galacticConquest.view(state, seat, []);
      const read = codecs.view.parse(JSON.parse(JSON.stringify(codecs.view.make(view))));
      expect(read).toEqual({ ok: true, value: view });
    }
  });

  test('what nobody has surveyed holds systems that only the game master knows (B3.151)', () => {
    const state = begun({ map: 'arm', seats: everySeat.slice(0, 3), treasury: 0 });
    const view = galacticConquest.view(state, everySeat[0]!, []);
    expect(view.finds).toEqual({});
    expect(Object.keys(galacticConquest.view(state, gameMaster, []).finds ?? {})).toHaveLength(21);
    const [place] = Object.keys(state.finds!) as [PlaceId];
    const rows = state.map.ground!.map((row) => row.replaceAll('o', '.'));
    const surveyed = { ...state, map: { ...state.map, ground: rows } };
    expect(galacticConquest.view(surveyed, everySeat[0]!, []).finds).toHaveProperty(place);
  });
});

describe('the arm that is the same for everybody', () => {
  test('is fair, and has the hexes that the book names', () => {
    const made = frozenWorld(twelve);
    if (!made.ok) throw new Error(JSON.stringify(made.fault));
    const found = unevennessOf(made.value);
    for (const measure of measures) expect(found[measure], measure).toBeLessThanOrEqual(bounds[measure]);
    const named = ['hzz54', 'hmm17', 'hmm77', 'hk24', 'hz20', 'hr25', 'hs26', 'hb1'] as PlaceId[];
    expect(named.map((place) => groundAt(made.value.map, place).kind)).not.toContain('deep');
  });

  test('is the same with any dice', () => {
    const setup = { map: 'frozen', seats: twelve, treasury: 0 };
    expect(begun(setup, 'a')).toEqual(begun(setup, 'b'));
  });

  test('of an empire that does not play nobody has found the systems', () => {
    const seats = twelve.slice(0, 10);
    const { systems, finds, territory, squadrons, empires, map } = begun({
      map: 'frozen',
      seats,
      treasury: 0,
    });
    const whole = begun({ map: 'frozen', seats: twelve, treasury: 0 });
    expect(Object.keys(empires)).toEqual([...seats].sort());
    expect(Object.keys(systems)).toHaveLength(120);
    expect(Object.keys(finds!)).toHaveLength(Object.keys(whole.finds!).length + 24);
    expect(new Set(Object.values(territory))).toEqual(new Set(seats));
    expect(new Set(Object.values(squadrons).map(({ seat }) => seat))).toEqual(new Set(seats));
    const [left] = Object.entries(whole.systems).find(([, { owner }]) => owner === twelve[11])!;
    expect(groundAt(map, left as PlaceId).surveyed).toBe(false);
  });
});

describe('beginning', () => {
  test('a wish of an arm is a setup of so many empires, those of players first', () => {
    const wish = filledWish(beginning, 'arm', { empires: 3, sight: 'double-blind', majors: 2 });
    expect(wish.ok).toBe(true);
    const value = (wish as { readonly value: unknown }).value;
    expect(beginning.room(value)).toBe(3);
    const setup = beginning.setup(value, { [seatId('tholian')]: 'Ann' }, 'The Arm');
    expect(setup).toEqual({
      map: 'arm',
      seats: ['tholian', 'federation', 'gorn'],
      treasury: 0,
      year: 150,
      sight: 'double-blind',
      majors: 2,
      players: { tholian: 'Ann' },
      title: 'The Arm',
    });
    const state = begun(setup);
    expect([state.blind, state.year]).toEqual([true, 150]);
    expect(Object.values(state.systems).filter(({ kind }) => kind === 'major')).toHaveLength(6);
    const view = galacticConquest.view(state, seatId('gorn'), []);
    expect(phraseText(presentation.calendar(2, view))).toBe('Y150.2');
  });

  test('two empires play on the small map, and twelve on the fixed arm', () => {
    expect(beginning.room({ treasury: 0 })).toBe(2);
    expect(Object.keys(beginning.seats({ treasury: 0 }))).toEqual(['hydran', 'lyran']);
    expect(Object.keys(beginning.seats({ map: 'frozen', empires: 4, sight: 'open' }))).toHaveLength(12);
  });

  test.each([
    [
      'an empire that nobody knows',
      { map: 'arm', seats: ['klingon', 'borg'], treasury: 0 },
      ['empire-unknown'],
    ],
    ['one named twice', { map: 'arm', seats: ['klingon', 'klingon'], treasury: 0 }, ['empire-twice']],
    ['a single one', { map: 'arm', seats: ['klingon'], treasury: 0 }, ['empires-count']],
    [
      'a later one on the fixed arm',
      { map: 'frozen', seats: ['klingon', 'deltan'], treasury: 0 },
      ['empire-unknown'],
    ],
    [
      'a player of nobody',
      { map: 'arm', seats: ['klingon', 'frax'], treasury: 0, players: { gorn: 'Ann' } },
      ['empire-not-playing'],
    ],
    [
      'more than two on the small map',
      { seats: ['hydran', 'lyran', 'frax'], treasury: 0 },
      ['no-two-empires'],
    ],
  ])('%s is refused', (_, setup, codes) => {
    expect(refused(setup)).toEqual(codes);
  });

  test('a sheet of one game is its empire’s', () => {
    const sheets = { klingon: { mcn: 8, rules: [{ said: 'Its drones cost half.' }] } };
    const state = begun({ map: 'arm', seats: ['klingon', 'frax'], treasury: 0, sheets });
    expect(state.empires[seatId('klingon')]?.sheet).toEqual(sheets.klingon);
    const page = (seat: string): string =>
      JSON.stringify(
        presentation.page?.(
          galacticConquest.view(state, seatId(seat), []),
          { hq: [], units: {} },
          'empire',
          {},
        ),
      );
    expect(page('klingon')).toContain('Its drones cost half.');
    expect(page('frax')).not.toContain('Its drones cost half.');
  });
});

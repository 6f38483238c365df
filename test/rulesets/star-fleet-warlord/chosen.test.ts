import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { seatId } from '#kernel/words/ids.ts';
import { keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { readJson } from '#kernel/files/jsonText.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { wishWith, filledWish } from '#kernel/wish.ts';
import { sectorIn } from '#rulesets/star-fleet-warlord/model/ids.ts';
import type { State } from '#rulesets/star-fleet-warlord/model/state.ts';
import { galaxyOf } from '#rulesets/star-fleet-warlord/setup/create.ts';
import { surroundings } from '#rulesets/star-fleet-warlord/setup/fairness.ts';
import { readSetup } from '#rulesets/star-fleet-warlord/setup/setup.ts';
import { housesOf } from '#rulesets/star-fleet-warlord/messages/houses.ts';
import { begun, starFleetWarlord } from './shelf.ts';

const { beginning } = starFleetWarlord;
const scenarios = beginning.scenarios!;
const houses = (count: number): object => housesOf(seatsOf(count).map(seatId));
const seatsOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `c${String(at + 1).padStart(2, '0')}`);
const seats = seatsOf(8);

/** What is wrong with a setup, in words. */
const refused = (setup: object): readonly string[] => {
  const made = beginning.create({ seats, ...setup }, {}, openDice('refused'));
  return made.ok ? [] : made.fault.map(({ phrase }) => phraseText(phrase));
};
const kindsIn = (state: State): readonly number[] =>
  (['home', 'npc', 'wild'] as const).map(
    (kind) => valuesInOrder(state.sectors).filter((sector) => sector.kind === kind).length,
  );

describe('a galaxy of a size of one’s own', () => {
  test.each([
    // Half for players, a quarter wild, the rest for powers (SFW 748); goals by G-02: 4 of 16, 8 of 100, and between them in proportion.
    ['10x3', 12, [12, 11, 7], { sectors: 5, sites: 40 }],
    ['4x4', 8, [8, 4, 4], { sectors: 4, sites: 30 }],
    ['2x2', 2, [2, 1, 1], { sectors: 1, sites: 8 }],
    ['5x7', 17, [17, 10, 8], { sectors: 5, sites: 44 }],
  ] as const)('has %s sectors and room for %s', (size, count, kinds, victory) => {
    const state = begun({ size, seats: seatsOf(count) }, openDice(size));
    expect(state.parameters).toMatchObject({ size, victory });
    expect(kindsIn(state)).toEqual(kinds);
  });

  test('is refused in words where it is too small or too large, or for too many', () => {
    expect(refused({ size: '1x9' })).toEqual([
      'A galaxy is 2 to 10 sectors wide and as many high, and 1x9 is not. Choose a size within that.',
    ]);
    expect(refused({ size: '3x3' })).toEqual([
      'A galaxy of 3x3 sectors has room for 2 to 4 Corporations: name so many.',
    ]);
    expect(refused({ size: '11x4' })).toHaveLength(1);
  });

  test('is wished for by its sides, which nobody is asked for otherwise', () => {
    const wish = filledWish(beginning, undefined, { across: 10, corporations: 12, down: 3 });
    expect(wish).toEqual({
      ok: true,
      value: { size: 'custom', across: 10, down: 3, corporations: 12 },
    });
    const form = beginning.form((wish as { value: unknown }).value);
    expect(form.fields.map(({ name }) => name)).toContain('across');
    expect(form.values).toMatchObject({ sectors: 5, sites: 40, rounds: 'spared', variant: 'standard' });
    expect(beginning.form(beginning.kinds[0]?.usual).fields.map(({ name }) => name)).not.toContain('across');
    expect(beginning.setup((wish as { value: unknown }).value, {})).toEqual({
      size: '10x3',
      seats: seatsOf(12),
      names: houses(12),
    });
    expect(wishWith(beginning.form, beginning.kinds[0]?.usual, { across: 11 }).ok).toBe(false);
    expect(wishWith(beginning.form, beginning.kinds[0]?.usual, { corporations: 9 }).ok).toBe(false);
  });
});

describe('what a game master chooses', () => {
  test('S-13.01 S-15.01: 90 major sites or 8 sectors win the galaxy of the book, unless another goal is chosen', () => {
    const book = begun({ size: '10x10', seats: seatsOf(2) }, openDice('book'));
    expect(book.parameters.victory).toEqual({ sectors: 8, sites: 90 });
    const chosen = beginning.form({ size: '4x4', corporations: 2 }).set('sectors', 3);
    const setup = beginning.setup(chosen, {});
    expect(setup).toEqual({ size: '4x4', seats: seatsOf(2), sectors: 3, names: houses(2) });
    expect(begun(setup, openDice('goal')).parameters.victory).toEqual({ sectors: 3, sites: 30 });
    // Four wild sectors of 10 major sites and twelve of 8.
    expect(refused({ sectors: 16, sites: 136 })).toEqual([]);
    expect(refused({ sectors: 17, sites: 137 })).toEqual([
      'There are 16 sectors in such a galaxy, and 17 would win: nobody could. Let 16 win, or fewer.',
      'There are 136 major sites in such a galaxy, and 137 would win: nobody could. Let 136 win, or fewer.',
    ]);
  });

  test('G-53: rounds that are told, and figures within their bounds', () => {
    const wish = { size: '4x4', corporations: 2, rounds: 'told', figures: 'npc.build 30, market.none -5' };
    expect(beginning.form(wish).faults).toEqual([]);
    const { parameters } = begun(beginning.setup(wish, {}), openDice('figures'));
    expect(parameters).toMatchObject({ rounds: true, figures: { 'npc.build': 30, 'market.none': -5 } });
    expect(begun({ seats }, openDice('figures')).parameters).toMatchObject({ rounds: false });
    expect(refused({ figures: 'npc.build 101' })[0]).toContain('from 0 to 100');
    expect(refused({ figures: 'npc.build' })).toHaveLength(1);
    expect(refused({ figures: 'luck 7' })[0]).toContain('no figure called luck');
    expect(beginning.form({ ...wish, figures: 'luck 7' }).faults).toMatchObject([{ field: 'figures' }]);
  });

  test('G-38 G-53: no Team, Historical, Event, Die-Hard or three-week game, each for a reason', () => {
    for (const variant of ['team', 'historical', 'event', 'die-hard', 'three-week']) {
      expect(refused({ variant })[0]).toMatch(/^Games of this kind cannot be begun: .{30}/);
      const { faults } = beginning.form({ size: '4x4', corporations: 8, variant });
      expect(faults).toMatchObject([{ field: 'variant' }]);
    }
    expect(refused({ variant: 'standard' })).toEqual([]);
  });
});

describe('the map that is the same for everybody', () => {
  const wish = beginning.kinds.find(({ name }) => name === 'frozen')!.usual;
  const setup = beginning.setup(wish, {}) as object;

  test('is no matter of dice, and has eight homes, four for powers and four wild sectors', () => {
    // Nobody can tell from the map where Sector Specials and powers are: dice place them in each game.
    const plain = { ...setup, figures: 'specials.wild 0', pirates: 'absent', npcs: 'absent' };
    const [one, other] = ['one', 'two'].map((seed) => begun(plain, openDice(seed)));
    expect(one?.sectors).toEqual(other?.sectors);
    expect(one?.sites).toEqual(other?.sites);
    expect(kindsIn(one!)).toEqual([8, 4, 4]);
    expect(beginning.form(wish).faults).toEqual([]);
    expect(beginning.form({ ...(wish as object), corporations: 9 }).faults).toHaveLength(1);
  });

  test('gives nobody half as much again near home as another', () => {
    const read = readSetup({ ...setup });
    if (!read.ok) throw new Error('no setup');
    const made = galaxyOf(read.value, openDice('none'));
    const near = surroundings('4x4', made.ok ? made.value : [], 8);
    for (const key of ['sites', 'income', 'worth'] as const) {
      const found = near.map((home) => home[key]);
      expect(Math.max(...found) / Math.min(...found)).toBeLessThan(1.5);
    }
  });
});

describe('a scenario', () => {
  const write = (setup: object, seed: string): object => {
    const text = scenarios.write(setup, openDice(seed));
    const read = readJson(text.ok ? text.value : '');
    return (read.ok ? read.value : {}) as object;
  };

  test('begins the game that the setup would with the same dice, and keeps its galaxy with others', () => {
    for (const setup of [
      { seats, size: '4x4' },
      { seats: seatsOf(3), size: '2x4', sectors: 2 },
    ]) {
      const scenario = write(setup, 'same');
      expect(begun(scenario, openDice('same'))).toEqual(begun(setup, openDice('same')));
      expect(begun(scenario, openDice('others')).sectors).toEqual(begun(setup, openDice('same')).sectors);
    }
  });

  test('tells what is near each home, and who plays', () => {
    const scenario = write({ seats, size: '4x4', players: { c01: 'Ann' } }, 'told');
    const page = scenarios.summary(scenario);
    const [, homes] = page.ok ? page.value.sections : [];
    expect(homes?.kind === 'table' ? homes.rows.length : 0).toBe(8);
    expect(scenarios.players(scenario)).toEqual({ c01: 'Ann' });
    expect(scenarios.players({})).toEqual({});
    expect(scenarios.summary({ seats }).ok).toBe(true);
    expect(scenarios.summary({}).ok).toBe(false);
  });

  test('says what is wrong with its galaxy', () => {
    const scenario = write({ seats: seatsOf(2), size: '2x2' }, 'wrong') as {
      readonly galaxy: Readonly<Record<string, readonly string[]>>;
    };
    const home = keysInOrder(scenario.galaxy).find((sector) =>
      scenario.galaxy[sector]!.some((line) => line.includes(' home ')),
    )!;
    const wrong = (lines: readonly string[]): number =>
      refused({
        ...scenario,
        seats: seatsOf(2),
        galaxy: { ...scenario.galaxy, [home]: [...scenario.galaxy[home]!, ...lines] },
      }).length;
    const free = Array.from({ length: 16 }, (_, at) => `16${String(at + 1).padStart(2, '0')}`).find(
      (hex) => !scenario.galaxy[home]!.some((line) => line.startsWith(hex)),
    )!;
    expect(wrong([`${free} ES+AF 77`])).toBe(0);
    for (const line of [
      ...[
        `${free} XX+AF 77`,
        `${free} ES+ES 5`,
        `${free} ES+AF`,
        `1701 ES+AF 77`,
        scenario.galaxy[home]![0]!,
      ],
      // Sites produce, stargates lead somewhere, and a Home Office is at a site for one, without area terrain, one in a sector.
      ...[`${free} PL+ES 5`, `${free} ES+SG 0`, `${free} ES+AF 5 to 0101`, `${free} ES+AF 5 makes 1/1/1/1`],
      ...[`${free} BP+ES 0 makes 1/1/1/1 office`, `${free} PL+AF 0 makes 1/1/1/1 office`],
      `${free} PL+ES 0 makes 1/1/1/1 office`,
    ])
      expect([line, wrong([line])]).toEqual([line, 1]);
    expect(refused({ ...scenario, seats: seatsOf(2), size: '2x3' })).toHaveLength(1);
    expect(refused({ ...scenario, galaxy: { s00: [] }, seats: seatsOf(2) })).toHaveLength(1);
    const { sgy: _, ...alive } = scenario.galaxy;
    expect(refused({ ...scenario, galaxy: alive, seats: seatsOf(2) })).toEqual([]);
  });
});

test('G-02: homes of players are alike, over seeds, within bounds that galaxies without a choice of homes break', () => {
  const spread: number[] = [];
  for (let seed = 0; seed < 12; seed += 1) {
    const read = readSetup({ seats, size: '4x4' });
    const made = read.ok ? galaxyOf(read.value, openDice(`fair ${seed}`)) : undefined;
    const all = made?.ok === true ? made.value : [];
    const value = (count: number): readonly number[] =>
      surroundings('4x4', all, count).map(({ income, worth }) => 5 * income + 2 * worth);
    const [players, everybody] = [value(8), value(12)];
    spread.push((Math.max(...players) - Math.min(...players)) / Math.min(...players));
    expect(Math.max(...players) - Math.min(...players)).toBeLessThanOrEqual(
      Math.max(...everybody) - Math.min(...everybody),
    );
  }
  expect(spread.toSorted((a, b) => a - b)[6]).toBeLessThan(0.4);
  expect(new Set(spread).size).toBe(12);
});

test('S-2.07: one Home Office in a sector at most, and each player a sector of their own', () => {
  const state = begun({ seats, size: '4x4' }, openDice('offices'));
  const homes = valuesInOrder(state.corporations).map(({ home }) => sectorIn(home));
  expect(new Set(homes).size).toBe(8);
  for (const home of homes) expect(state.sectors[home]?.kind).toBe('home');
});

test('Corporations that nobody plays have names of their own, each another', () => {
  const [ann] = seatsOf(50);
  const { names } = beginning.setup(beginning.kinds[1]?.usual, { [ann!]: 'Ann' }) as {
    readonly names: Readonly<Record<string, string>>;
  };
  expect(names).not.toHaveProperty(ann!);
  expect(new Set(Object.values(names)).size).toBe(49);
  // A name is a line of at most 20 characters.
  expect(Object.values(names).filter((name) => name.length > 20)).toEqual([]);
  const { corporations } = begun(beginning.setup({ size: '4x4', corporations: 2 }, {}), openDice('names'));
  expect(Object.values(corporations).map(({ name }) => name)).toEqual(Object.values(houses(2)));
});

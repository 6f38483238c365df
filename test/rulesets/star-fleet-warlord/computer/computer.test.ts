import { describe, expect, test } from 'vitest';
import { seatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';
import { designNamed } from '#rulesets/star-fleet-warlord/ships/list/index.ts';
import { labelOf, neighbours } from '#rulesets/star-fleet-warlord/galaxy/board.ts';
import { written } from '#rulesets/star-fleet-warlord/sheet/typed.ts';
import { placeOf, readGiven, world } from '../caseWorlds.ts';
import { starFleetWarlord } from '../shelf.ts';

const own = seatId('c01');

/** The lines that the computer writes for c01: of its ships by their ids, and of its Home Office. */
function linesOf(
  given: readonly string[],
  known: Partial<View> = {},
): { readonly ships: Readonly<Record<string, string>>; readonly HQ: readonly string[] } {
  const state = world(readGiven(['year 170', 'corporation c01 at 00-0808, primaries F K T', ...given]));
  const view = starFleetWarlord.view(state, own, []);
  const plan = starFleetWarlord.computerPlan?.({
    ...view,
    ...known,
    sites: { ...view.sites, ...known.sites },
  });
  return {
    ships: Object.fromEntries(
      inOrder(plan?.units ?? {}).map(([id, orders]) => [id.slice(4), orders.map(written).join(' ')]),
    ),
    HQ: (plan?.hq ?? []).map(written),
  };
}

const foreign = (owner: string, points: number): View['sites'][string & keyof View['sites']] => ({
  owner: seatId(owner),
  points,
  base: points >= 200,
  production: { pe: 40, or: 40, dc: 40, fp: 40 },
  turn: 5,
});
const at = (label: string, site: View['sites'][string & keyof View['sites']]): View['sites'] => ({
  [placeOf(label)]: site,
});

describe('ships that the computer leads', () => {
  test('are repaired before they do anything else, where they can be', () => {
    const {
      ships: { a },
    } = linesOf(['ship c01.a T-PC at 00-0808, damage 2', 'hex 00-0810 PL+ES']);
    expect(a).toBe('REPR 0809 0810');
  });

  test('that are badly damaged go to a base, and take nothing on their way', () => {
    const { ships: lines } = linesOf(['ship c01.a T-PC at 00-0811, damage 10', 'hex 00-0812 PL+ES']);
    expect(lines['a']).toBe('0810 0809 0808');
  });

  test('take each another site, the one that is worth more for its way first', () => {
    const { ships: lines } = linesOf([
      'ship c01.a T-PC at 00-0809',
      'ship c01.b T-PC at 00-0807',
      ...['hex 00-0810 PL+ES', 'hex 00-0806 PL+ES'],
    ]);
    expect(lines['a']).toMatch(/^0810/);
    expect(lines['b']).toMatch(/^0806/);
  });

  test('go around what would destroy them', () => {
    const { ships: lines } = linesOf([
      'ship c01.a T-PC at 00-0808',
      'hex 00-0811 PL+ES',
      'hex 00-0810 NO+ES',
    ]);
    expect(lines['a']).not.toContain('0810');
    expect(lines['a']).toContain('0811');
  });

  test('stay where they are rather than enter what destroys them', () => {
    const around = neighbours('4x4', placeOf('00-0811')).map(labelOf);
    const { ships: lines } = linesOf([
      'ship c01.a T-PC at 00-0808',
      'hex 00-0811 PL+ES',
      ...around.map((hex) => `hex ${hex} NO+ES`),
    ]);
    expect(lines).toEqual({});
  });

  test('would rather complete a sector than take as good a site elsewhere', () => {
    const mine = ['0101', '0301', '0501', '0701', '0901', '1101', '1301'];
    const given = [
      'ship c01.a T-PC at 00-0816',
      'hex 00-0814 PL+ES',
      'hex 01-0802 PL+ES',
      ...mine.map((hex) => `hex 00-${hex} PL+ES, owner c01`),
    ];
    const elsewhere = at('01-0802', {
      production: { pe: 40, or: 40, dc: 40, fp: 40 },
      points: 0,
      base: false,
      turn: 5,
    });
    expect(linesOf(given, { sites: elsewhere }).ships['a']).toMatch(/^0815 0814/);
    const few = given.filter((line) => !line.endsWith('owner c01'));
    expect(linesOf(few, { sites: elsewhere }).ships['a']).toMatch(/^0801 0802/);
  });

  test('scan a sector that is not known yet, and go to the nearest of those', () => {
    const { ships: lines } = linesOf(['ship c01.a H-SC at 01-0801', 'ship c01.b H-SC at 00-0815']);
    expect(lines['a']).toBe('SCAN TERR');
    // Sector 01 is taken by the other scout: the next ones to the left or right are nearer than those beyond.
    expect(lines['b']?.split(' ')).toHaveLength(5);
    expect(lines['b']).not.toMatch(/^0816 0801/);
  });

  test('prospect where something lies, and go where more does', () => {
    const { ships: lines } = linesOf(['ship c01.a T-PC at 00-0303', 'hex 00-0303 ES+DC']);
    expect(lines['a']).toBe('PRSP');
    const { ships: off } = linesOf(['ship c01.a T-PC at 00-0303', 'hex 00-0305 ES+DC']);
    expect(off['a']).toBe('0304 0305');
  });
});

describe('battles', () => {
  const fleet = (count: number): readonly string[] =>
    Array.from({ length: count }, (_, n) => `ship c01.${'abcdefgh'[n]} F-CA at 00-0808`);
  const strong = ['corporation c02 at 22-0808', 'hex 00-0811 PL+ES, owner c02, points 200'];

  test('a fleet attacks what a power holds, once it is strong enough, and moves as one', () => {
    const powers = ['power c998 npc R at 22-0303', 'hex 00-0811 PL+ES, owner c998, points 200'];
    const known = { sites: at('00-0811', foreign('c998', 200)) };
    expect(linesOf([...fleet(1), ...powers], known).ships['a'] ?? '').not.toContain('0811');
    const { ships: many } = linesOf([...fleet(4), ...powers], known);
    const attacking = ['a', 'b', 'c', 'd'].filter((id) => many[id] === '0809 0810 0811');
    expect(attacking.length).toBeGreaterThan(1);
  });

  test('other Corporations are attacked only by those that attack of their own accord, and allies never', () => {
    const known = { sites: at('00-0811', foreign('c02', 200)) };
    const attacks = (...more: readonly string[]): boolean =>
      inOrder(linesOf([...fleet(6), ...strong, ...more], known).ships).some(([, line]) =>
        line.includes('0811'),
      );
    expect(attacks()).toBe(false);
    expect(attacks('game, computerAttacks true')).toBe(true);
    const allied = 'corporation c01 at 00-0808, primaries F K T, ally c02';
    expect(attacks('game, computerAttacks true', allied)).toBe(false);
  });

  test('a fleet is as fast as its slowest ship', () => {
    const given = ['ship c01.a F-CA at 00-0808', 'ship c01.c R-FF at 00-0808'];
    const far = ['power c998 npc R at 22-0303', 'hex 00-0814 PL+ES, owner c998, points 180'];
    const { ships: lines } = linesOf([...given, ...far], { sites: at('00-0814', foreign('c998', 180)) });
    expect([lines['a'], lines['c']]).toEqual(['0809 0810 0811 0812', '0809 0810 0811 0812']);
  });

  test('what cannot be taken is raided by fast ships', () => {
    const known = { sites: at('00-0811', foreign('c02', 2_000)) };
    const { ships: lines } = linesOf([...fleet(1), ...strong, 'game, computerAttacks true'], known);
    expect(lines['a']).toMatch(/^0809 0810 RAD4$/);
  });
});

describe('the Home Office of the computer', () => {
  test('pays debts from Y168 on, fortifies itself, and buys a scout first', () => {
    const { HQ } = linesOf([
      'corporation c02 at 22-0808',
      'corporation c01 at 00-0808, primaries F K T, debt 50, funds 400',
    ]);
    expect(HQ[0]).toBe('PL 50');
    expect(HQ[1]).toMatch(/^FS 00 0808 /);
    const [, race, hull] = /^PS (\S) (\S+)/.exec(HQ.find((line) => line.startsWith('PS')) ?? '') ?? [];
    expect(designNamed(`${race}-${hull}`)).toMatchObject({ variants: 'S' });
  });

  test('fortifies all sites with as much as an order takes, or not at all', () => {
    const sites = (count: number): readonly string[] =>
      Array.from({ length: count }, (_, n) => `hex 11-${String(n + 101).padStart(4, '0')} GP+ES, owner c01`);
    const rich = 'corporation c01 at 00-0808, primaries F K T, funds 1000';
    expect(linesOf([rich, ...sites(4)]).HQ.some((line) => line.startsWith('FA'))).toBe(true);
    const many = Array.from({ length: 3 }, (_, column) =>
      sites(16).map((line) => line.replace('11-01', `11-0${column + 1}`)),
    ).flat();
    expect(linesOf([rich, ...many]).HQ.some((line) => line.startsWith('FA'))).toBe(false);
  });

  test('writes no more lines than it has', () => {
    const { HQ } = linesOf(['corporation c01 at 00-0808, primaries F K T, funds 9000']);
    expect(HQ).toHaveLength(10);
  });
});

test('the computer of a fallen Corporation orders nothing', () => {
  expect(linesOf(['corporation c01 at 00-0808, fallen', 'ship c01.a T-PC at 00-0303'])).toEqual({
    ships: {},
    HQ: [],
  });
});

test('the game master decides who is led, and how boldly', () => {
  const { seating } = starFleetWarlord;
  if (seating === undefined) throw new Error('nobody is led');
  const [one, two] = [seatId('c01'), seatId('c02')];
  const state = world(readGiven(['corporation c01 at 00-0808', 'corporation c02 at 22-0808']));
  const none = { hq: [], units: {} };
  const opened = seating.opened(state, [two], false);
  expect([one, two].map((seat) => seating.stands(opened, seat))).toEqual([['player'], ['computer']]);
  expect(seating.led(opened, none)).toEqual([two]);
  expect(opened.parameters.computerAttacks).toBeUndefined();
  expect(seating.opened(state, [two], true).parameters.computerAttacks).toBe(true);
  const decreed = (seat: typeof one, word: string): typeof none =>
    ({ hq: [{ ...seating.decree(seat, word)!, ref: 'gm.t1.o1' }], units: {} }) as unknown as typeof none;
  expect(seating.led(opened, decreed(one, 'computer'))).toEqual([one, two]);
  expect(seating.led(opened, decreed(two, 'player'))).toEqual([]);
  expect(seating.decree(one, 'royalty')).toBeUndefined();
});

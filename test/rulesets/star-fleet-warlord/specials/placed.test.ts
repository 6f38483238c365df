import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { SectorId } from '#rulesets/star-fleet-warlord/model/ids.ts';
import { sectorIn } from '#rulesets/star-fleet-warlord/model/ids.ts';
import type { Power, State } from '#rulesets/star-fleet-warlord/model/state.ts';
import { evenly } from '#rulesets/star-fleet-warlord/money/money.ts';
import { worldOf } from '#rulesets/star-fleet-warlord/galaxy/world.ts';
import { galaxyOf } from '#rulesets/star-fleet-warlord/setup/create.ts';
import { readSetup } from '#rulesets/star-fleet-warlord/setup/setup.ts';
import { withSpecials } from '#rulesets/star-fleet-warlord/setup/specials.ts';
import { foundSpecials, specialNamed } from '#rulesets/star-fleet-warlord/specials/table.ts';
import { siteKindOf } from '#rulesets/star-fleet-warlord/galaxy/terrain.ts';
import { begun, shelf } from '../shelf.ts';

const setup = { size: '4x4', seats: ['c01', 'c02'] };
const read = readSetup(setup);
const made = read.ok ? galaxyOf(read.value, openDice('specials')) : undefined;
const plain: State = begun({ ...setup, figures: 'specials.wild 0' }, openDice('specials'));
const { figures: _, ...parameters } = plain.parameters;
const allowed: State = { ...plain, parameters };
const without: State = { ...plain, parameters: { ...parameters, specials: false } };

type Found = readonly (readonly [PlaceId, string])[];
/** Where specials are, by dice of a name. */
function placed(state: State, seed: string): Found {
  if (made?.ok !== true) throw new Error('no galaxy');
  return inOrder(withSpecials(state, made.value, openDice(seed)).sites).flatMap(
    ([place, { special }]): Found => (special === undefined ? [] : [[place, special]]),
  );
}
const many = Array.from({ length: 100 }, (_, n) => placed(allowed, `dice ${n}`));
const wild: readonly SectorId[] = keysInOrder(plain.sectors).filter(
  (sector) => plain.sectors[sector]?.kind === 'wild',
);

describe('Sector Specials of a new galaxy', () => {
  test('S-8.70: are at major sites of wild sectors, one at the most in each', () => {
    const { hex } = worldOf(shelf, plain);
    for (const found of many) {
      const sectors = found.map(([place]) => sectorIn(place));
      expect(new Set(sectors).size).toBe(sectors.length);
      for (const [place] of found) {
        expect(wild).toContain(sectorIn(place));
        expect(siteKindOf(hex(place))?.major).toBe(true);
      }
    }
  });

  test('S-8.70: are in a third of them', () => {
    const share = many.flat().length / (many.length * wild.length);
    expect(share).toBeGreaterThan(0.28);
    expect(share).toBeLessThan(0.38);
  });

  test('G-52 G-51: are of every kind but the one whose order stands in other rules', () => {
    const kinds = new Set(many.flat().map(([, special]) => special));
    expect(foundSpecials).toHaveLength(41);
    expect([...kinds].every((kind) => foundSpecials.some((key) => key === kind))).toBe(true);
    expect(kinds.size).toBeGreaterThan(35);
    expect(specialNamed('advanced-refitter')?.left).toBe(true);
  });

  test('are as a rule where the pirates of a sector have their base', () => {
    const bases = wild.map((sector) => keysInOrder(plain.sites).find((place) => sectorIn(place) === sector)!);
    const pirates: Power = {
      number: 997,
      kind: 'pirates',
      race: 'O',
      name: 'Scum',
      homes: bases,
      launched: {},
      funds: evenly(0),
    };
    const state: State = { ...allowed, powers: { [seatId('c997')]: pirates } as Record<SeatId, Power> };
    const found = many.flatMap((_, n) => placed(state, `dice ${n}`));
    const share = found.filter(([place]) => bases.includes(place)).length / found.length;
    expect(share).toBeGreaterThan(0.85);
    expect(share).toBeLessThan(0.97);
  });

  test('take 25 people from what the site of an Academy Capital produces, and nothing from others', () => {
    if (made?.ok !== true) throw new Error('no galaxy');
    const all = many.flatMap((_, n) => {
      const { sites } = withSpecials(allowed, made.value, openDice(`dice ${n}`));
      return inOrder(sites).filter(([, { special }]) => special !== undefined);
    });
    const capitals = all.filter(([, { special }]) => special === 'academy-capital');
    expect(capitals.length).toBeGreaterThan(0);
    for (const [place, { special, production }] of all) {
      const { pe } = plain.sites[place]!.production;
      expect(production.pe).toBe(special === 'academy-capital' ? Math.max(0, pe - 25) : pe);
    }
  });

  test('are the same for the same dice, and in no galaxy that is begun without them', () => {
    expect(placed(allowed, 'dice 3')).toEqual(many[3]);
    expect(placed(plain, 'dice 3')).toEqual([]);
    expect(placed(without, 'dice 3')).toEqual([]);
    expect(inOrder(plain.sites).some(([, { special }]) => special !== undefined)).toBe(false);
    expect(inOrder(begun(setup, openDice('a')).sites).some(([, { special }]) => special !== undefined)).toBe(
      true,
    );
  });
});

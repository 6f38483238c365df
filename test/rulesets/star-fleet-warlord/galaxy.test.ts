import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { SectorId } from '#rulesets/star-fleet-warlord/model/ids.ts';
import { hexIn, sectorIn } from '#rulesets/star-fleet-warlord/model/ids.ts';
import type { State } from '#rulesets/star-fleet-warlord/model/state.ts';
import { resources } from '#rulesets/star-fleet-warlord/model/funds.ts';
import { worldOf } from '#rulesets/star-fleet-warlord/galaxy/world.ts';
import { graveyard, hexesOf, neighbours } from '#rulesets/star-fleet-warlord/galaxy/board.ts';
import type { Hex } from '#rulesets/star-fleet-warlord/galaxy/terrain.ts';
import { siteKindOf } from '#rulesets/star-fleet-warlord/galaxy/terrain.ts';
import { begun, shelf, starFleetWarlord } from './shelf.ts';

const seats = ['c01', 'c02', 'c03', 'c04', 'c05', 'c06', 'c07', 'c08'];
const galaxies = ['one', 'two', 'three'].map((seed) => begun({ size: '4x4', seats }, openDice(seed)));
const [galaxy] = galaxies as [State];

/** The sectors of the galaxy, without the Graveyard. */
const sectorsOf = ({ sectors }: Pick<State, 'sectors'>): readonly SectorId[] =>
  keysInOrder(sectors).filter((sector) => sector !== graveyard);

const hexes = (state: State, sector?: SectorId): readonly (readonly [PlaceId, Hex])[] =>
  (sector === undefined ? sectorsOf(state) : [sector])
    .flatMap(hexesOf)
    .map((place) => [place, worldOf(shelf, state).hex(place)]);

const isWild = (state: State, sector: SectorId): boolean =>
  hexes(state, sector).filter(([, hex]) => siteKindOf(hex)?.major === true).length === 10;

describe('a new galaxy', () => {
  test('G-34: has a Graveyard of 16 major and 10 minor sites, with as much terrain as wild sectors, and nobody in it', () => {
    for (const state of galaxies) {
      const all = hexes(state, graveyard);
      const sites = all.flatMap(([, hex]) => siteKindOf(hex) ?? []);
      expect(state.sectors[graveyard]?.kind).toBe('graveyard');
      expect(sites.filter(({ major }) => major)).toHaveLength(16);
      expect(sites.filter(({ major }) => !major)).toHaveLength(10);
      expect(all.filter(([, { area }]) => area.code !== 'ES')).toHaveLength(102);
      expect(valuesInOrder(state.ships).filter(({ place }) => sectorIn(place) === graveyard)).toEqual([]);
    }
  });

  test('S-7.11: is a torus of 16 sectors with a Home Office near the middle of those that players have', () => {
    expect(sectorsOf(galaxy)).toHaveLength(16);
    expect(keysInOrder(galaxy.sectors)).toHaveLength(17);
    for (const { home } of valuesInOrder(galaxy.corporations)) {
      expect(hexIn(home)).toMatch(/^(0[789]|10)(0[789]|10)$/);
      const { point, area } = worldOf(shelf, galaxy).hex(home);
      expect(area.code).toBe('ES');
      expect(['PL', 'GG', 'PG', 'CO', 'DA', 'DP', 'WP']).toContain(point.code);
      expect(worldOf(shelf, galaxy).prospect(home)).toBe(0);
      expect(galaxy.sites[home]).toMatchObject({
        points: 200,
        production: { pe: 100, or: 100, dc: 100, fp: 100 },
      });
    }
    const homes = valuesInOrder(galaxy.corporations).map(({ home }) => sectorIn(home));
    expect(new Set(homes).size).toBe(8);
    expect(homes.filter((sector) => isWild(galaxy, sector))).toEqual([]);
  });

  test('has the sites and the share of terrain of its kinds of sectors, and every kind of terrain', () => {
    const found = new Set<string>();
    for (const state of galaxies) {
      const wild = sectorsOf(state).filter((sector) => isWild(state, sector));
      expect(wild).toHaveLength(4);
      for (const sector of sectorsOf(state)) {
        const all = hexes(state, sector);
        const sites = all.flatMap(([, hex]) => siteKindOf(hex) ?? []);
        const areas = all.filter(([, { area }]) => area.code !== 'ES');
        const lone = all.filter(([, hex]) => hex.point.code !== 'ES' && siteKindOf(hex) === undefined);
        expect(sites.filter(({ major }) => major)).toHaveLength(wild.includes(sector) ? 10 : 8);
        expect(sites.filter(({ major }) => !major)).toHaveLength(wild.includes(sector) ? 5 : 3);
        // 20 and 40 percent of 256 hexes, and 2 percent.
        expect(areas).toHaveLength(wild.includes(sector) ? 102 : 51);
        expect(lone).toHaveLength(5);
        for (const [, { point, area }] of all) {
          found.add(point.code).add(area.code);
          if (!wild.includes(sector)) expect(['MM', 'SZ', 'AC']).not.toContain(area.code);
        }
      }
    }
    // One empty space, 19 area and 6 point terrains, 9 major and 5 minor sites.
    expect(found.size).toBe(40);
  });

  test('S-7.12: has values and production within the ranges of the tables, and gates that lead within their sector', () => {
    for (const [place, hex] of hexes(galaxy)) {
      const [least, most] = [0, 1].map(
        (end) => (hex.point.prospect[end] ?? 0) + (hex.area.prospect[end] ?? 0),
      );
      const isOffice = galaxy.sites[place]?.office !== undefined;
      const worth = worldOf(shelf, galaxy).prospect(place);
      if (!isOffice && !valuesInOrder(galaxy.corporations).some(({ home }) => home === place)) {
        expect(worth).toBeLessThanOrEqual(most ?? 0);
        if (worth !== 0) expect(worth).toBeGreaterThanOrEqual(least ?? 0);
      }
      const kind = siteKindOf(hex);
      if (kind === undefined || isOffice) continue;
      for (const resource of resources) {
        const [low, high] = kind.production[resource] ?? [0, 0];
        const made = galaxy.sites[place]?.production[resource];
        // Bases of pirates produce twice as much.
        const times = galaxy.sites[place]?.owner === undefined ? 1 : 2;
        expect(made).toBeGreaterThanOrEqual(times * low);
        expect(made).toBeLessThanOrEqual(times * high);
      }
    }
    for (const [gate, end] of inOrder(galaxy.stargates)) {
      expect(sectorIn(end)).toBe(sectorIn(gate));
      expect(worldOf(shelf, galaxy).hex(gate).area.code).toBe('SG');
      expect(['SG', 'WS']).not.toContain(worldOf(shelf, galaxy).hex(end).area.code);
    }
  });

  test('has nebulae in clusters', () => {
    const nebulae = hexes(galaxy).filter(([, { area }]) => area.code === 'NE');
    const beside = nebulae.filter(([place]) =>
      neighbours('4x4', place).some((near) => worldOf(shelf, galaxy).hex(near).area.code === 'NE'),
    );
    expect(nebulae.length).toBeGreaterThan(30);
    expect(beside.length).toBeGreaterThan(nebulae.length / 2);
  });

  test('is the same for the same dice, and another for others', () => {
    expect(begun({ size: '4x4', seats }, openDice('one'))).toEqual(galaxies[0]);
    expect(galaxies[1]?.sectors).not.toEqual(galaxies[0]?.sectors);
  });

  test('S-3.02: gives every Corporation a Warp Gate at home, 300 EP, and a place in the cycle', () => {
    expect([...galaxy.cycle].sort()).toEqual(seats);
    for (const [seat, { home, funds }] of inOrder(galaxy.corporations)) {
      expect(funds).toEqual({ pe: 300, or: 300, dc: 300, fp: 300 });
      const ships = valuesInOrder(galaxy.ships).filter((ship) => ship.seat === seat);
      expect(ships.map(({ design, place }) => [design, place])).toEqual([['C-WG', home]]);
      const { officers, stock, number } = galaxy.corporations[seat]!;
      expect(officers).toEqual({ A: 1, C: 0, D: 1, E: 1, M: 1, N: 1, S: 1, W: 1 });
      expect(stock).toBeGreaterThanOrEqual(31);
      expect(stock).toBeLessThanOrEqual(35);
      expect(seat).toBe(`c0${number}`);
      expect(galaxy.corporations[seat]!.primaries).toEqual([]);
      // No more than a Base Station, which produces 100 in the first year too.
      expect(galaxy.sites[home]).toMatchObject({ points: 200, owner: seat, base: true });
    }
  });
});

test('a galaxy is refused that has too few, too many or the same players', () => {
  const { create } = starFleetWarlord.beginning;
  const refused = (setup: unknown): readonly string[] => {
    const made = create(setup, {}, openDice('refused'));
    return made.ok ? [] : made.fault.map(({ code }) => code);
  };
  expect(refused({ seats: ['c01'] })).toEqual(['galaxy-seats']);
  expect(refused({ seats: [...seats, 'c09'] })).toEqual(['galaxy-seats']);
  expect(refused({ size: '10x10', seats: [...seats, 'c09'] })).toEqual([]);
  expect(refused({ seats: ['c01', 'c01'] })).toEqual(['galaxy-seat-twice']);
  expect(refused({ size: '3x3', seats })).not.toEqual([]);
});

test('a wish for a game says what is wrong with it, and fits the number of players', () => {
  const { form, fitting, setup, seats: seatsOf, room } = starFleetWarlord.beginning;
  expect(form({ size: '4x4', corporations: 9 }).faults.map(({ field }) => field)).toEqual(['corporations']);
  expect(form({ size: '10x10', corporations: 9 }).faults).toEqual([]);
  expect(form({ size: '4x4', corporations: 9 }).set('size', '10x10')).toEqual({
    size: '10x10',
    corporations: 9,
  });
  expect(fitting?.(20)).toEqual({ size: '10x10', corporations: 20 });
  expect(fitting?.(3)).toEqual({ size: '4x4', corporations: 3 });
  const wish = { size: '4x4', corporations: 2 };
  // Whoever has no player is called by a name of ours.
  const { names, ...chosen } = setup(wish, {}) as { readonly names: Readonly<Record<string, string>> };
  expect(chosen).toEqual({ size: '4x4', seats: ['c01', 'c02'] });
  expect(Object.keys(names)).toEqual(['c01', 'c02']);
  expect(new Set(Object.values(names)).size).toBe(2);
  expect(setup(wish, { [seatId('c01')]: 'Ann', [seatId('c02')]: 'Bob' })).not.toHaveProperty('names');
  expect(Object.keys(seatsOf(wish))).toEqual(['c01', 'c02']);
  expect(room(wish)).toBe(2);
});

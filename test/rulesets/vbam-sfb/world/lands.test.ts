import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { placeId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { State } from '#rulesets/vbam-sfb/model/state.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { extentFor, jumps, labelOf } from '#rulesets/vbam-sfb/map/board.ts';
import { terrains } from '#rulesets/vbam-sfb/map/terrain.ts';
import { begun, setup } from '../games/begun.ts';

const campaign = (seed: string, more: object, empires = 12): State =>
  begun({ ...(setup(empires) as object), ...more }, openDice(seed));
const seeds = Array.from({ length: 200 }, (_, at) => `lands ${at}`);
const { across, down } = extentFor(12);
/** Sectors that are rolled for: all but the home system and the three colonies of each empire. */
const rolledFor = across * down - 12 * 4;

/** Whether a share of so many lies within four standard errors of what is expected. */
const isNear = (share: number, expected: number, of: number): boolean =>
  Math.abs(share - expected) <= 4 * Math.sqrt((expected * (1 - expected)) / of);

/** What of nobody's systems an empire finds within two jumps of its home: their output when they are full. */
const landsNear = ({ empires, systems }: State): readonly number[] =>
  valuesInOrder(empires).map(({ home }) =>
    sumOf(
      inOrder(systems).map(([place, { capacity, raw }]) =>
        home !== undefined && jumps(home, place) <= 2 ? capacity * raw : 0,
      ),
    ),
  );

describe('systems and terrain, over 200 campaigns of twelve empires (VB 55)', () => {
  const worlds = seeds.map((seed) => campaign(seed, {}));

  test('a quarter of the sectors is empty, and a quarter are systems in terrain', () => {
    const of = rolledFor * seeds.length;
    const systems = sumOf(worlds.map((world) => keysInOrder(world.systems).length - 12 * 4));
    const inTerrain = sumOf(worlds.map(({ terrain = {} }) => keysInOrder(terrain).length));
    expect(isNear((of - systems) / of, 1 / 4, of)).toBe(true);
    expect(isNear(inTerrain / of, 1 / 4, of)).toBe(true);
  });

  test('dust clouds, asteroid fields and gas giants are five of six; the rare kinds are as frequent as each other', () => {
    const found = worlds.flatMap(({ terrain = {} }) => valuesInOrder(terrain));
    const shares = [2 / 6, 2 / 6, 1 / 6, 1 / 18, 1 / 18, 1 / 18];
    for (const [at, kind] of terrains.entries()) {
      const share = found.filter((one) => one === kind).length / found.length;
      expect([kind, isNear(share, shares[at] ?? 0, found.length)]).toEqual([kind, true]);
    }
  });

  test('their figures are those of two dice: 3, 7, 16, 7 and 3 of 36 have a Capacity of 2, 4, 6, 8 and 10', () => {
    const free = worlds.flatMap((world) =>
      valuesInOrder(world.systems).filter(({ owner }) => owner === undefined),
    );
    for (const [capacity, of36] of [
      [2, 3],
      [4, 7],
      [6, 16],
      [8, 7],
      [10, 3],
    ] as const) {
      const share = free.filter((system) => system.capacity === capacity).length / free.length;
      expect([capacity, isNear(share, of36 / 36, free.length)]).toEqual([capacity, true]);
    }
  });

  test('where nobody lives there is nothing but RAW and room for people', () => {
    for (const { systems } of worlds.slice(0, 20))
      for (const { owner, census, morale, productivity } of valuesInOrder(systems))
        if (owner === undefined) expect([census, morale, productivity]).toEqual([0, 0, 0]);
  });

  test('terrain covers systems that nobody begins with, and nothing else', () => {
    for (const { terrain = {}, systems } of worlds.slice(0, 20))
      for (const place of keysInOrder(terrain)) {
        expect(systems[place]).toBeDefined();
        expect(systems[place]?.owner).toBeUndefined();
      }
  });

  test('of the systems between empires so many percent are inhabited', () => {
    const lived = seeds
      .slice(0, 50)
      .flatMap((seed) =>
        valuesInOrder(campaign(seed, { natives: 20 }).systems).filter(({ owner }) => owner === undefined),
      );
    const share = lived.filter(({ census }) => census > 0).length / lived.length;
    expect(isNear(share, 1 / 5, lived.length)).toBe(true);
  });
});

describe('fair starts, over 200 campaigns of twelve empires (OURS)', () => {
  const spread = (lands: 'rolled' | 'alike'): readonly number[] =>
    seeds.map((seed) => {
      const near = landsNear(campaign(seed, { lands }));
      return Math.max(...near) - Math.min(...near);
    });

  test('dealt alike, all empires find the same within two jumps of their homes', () => {
    expect(new Set(spread('alike'))).toEqual(new Set([0]));
  });

  test('rolled, they never do', () => {
    expect(Math.min(...spread('rolled'))).toBeGreaterThan(0);
  });

  test('dealt alike, there is nothing in six of the 21 sectors about each home and its colonies, and terrain in six', () => {
    const { systems, terrain = {}, empires } = campaign('alike', { lands: 'alike' });
    for (const { home } of valuesInOrder(empires)) {
      const near = inOrder(systems).filter(([place]) => home !== undefined && jumps(home, place) <= 2);
      expect(near).toHaveLength(25 - 6);
      expect(near.filter(([place]) => terrain[place] !== undefined)).toHaveLength(6);
    }
  });

  test('dealt alike, they lie in another order about each home, and colonies in other sectors beside it', () => {
    const { systems, empires } = campaign('order', { lands: 'alike' });
    const about = (home: string, far: number): string =>
      keysInOrder(systems)
        .filter((place) => jumps(placeId(home), place) === far)
        .filter((place) => far > 1 || systems[place]?.owner !== undefined)
        .map((place) => Number(labelOf(place)) - Number(labelOf(placeId(home))))
        .join(' ');
    for (const far of [1, 2])
      expect(new Set(valuesInOrder(empires).map(({ home }) => about(home!, far))).size).toBeGreaterThan(6);
  });

  test('without anything between them there are homes and colonies only', () => {
    expect(keysInOrder(campaign('none', { lands: 'none' }).systems)).toHaveLength(12 * 4);
  });
});

test('an empire knows the terrain of what it has explored, and no other', () => {
  const state = campaign('known', { lands: 'alike' });
  for (const seat of keysInOrder(state.empires)) {
    const { terrain = {}, own, sectors } = vbamSfb.view(state, seat, []);
    expect(keysInOrder(terrain)).toEqual(
      keysInOrder(state.terrain ?? {}).filter((place) => own.explored.includes(place)),
    );
    expect(keysInOrder(sectors)).toEqual([...own.explored].sort());
  }
});

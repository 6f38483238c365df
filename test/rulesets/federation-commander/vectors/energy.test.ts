import { describe, expect, test } from 'vitest';
import { unitId } from '#kernel/words/ids.ts';
import type { Allocation } from '#rulesets/federation-commander/model/parts.ts';
import type { Ship } from '#rulesets/federation-commander/model/state.ts';
import type { CardId } from '#rulesets/federation-commander/cards/ids.ts';
import { boxId } from '#rulesets/federation-commander/cards/ids.ts';
import {
  allocationCost,
  armingCosts,
  movementCost,
  regenerationCosts,
  supplyOf,
  tracksAfter,
} from '#rulesets/federation-commander/energy/energy.ts';
import { accelerationCost } from '#rulesets/federation-commander/movement/speed.ts';
import { dueIn, holdCost } from '#rulesets/federation-commander/movement/moving.ts';
import { batteriesOf, powerOf } from '#rulesets/federation-commander/ships/ships.ts';
import { create } from '#rulesets/federation-commander/setup.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';

import { accelerated, cruiser, none } from './ships.ts';

/* The worked examples of the rulebook about energy, by their numbers. Figures are the rulebook's, in tokens; the engine counts half tokens. */

describe('energy', () => {
  test('16 warp, 2 impulse and 1 reactor boxes give 19 tokens; two batteries keep two (FCV-01)', () => {
    expect([powerOf(cruiser) / 2, batteriesOf(cruiser)]).toEqual([19, 2]);
  });

  test('stopped, 0, 8, 16 and 24 cost 0, 0, 4, 8 and 12 tokens (FCV-02)', () => {
    const cost = (pace: Allocation['pace']) => movementCost(cruiser, { ...none, pace }) / 2;
    expect((['stopped', 0, 8, 16, 24] as const).map(cost)).toEqual([0, 0, 4, 8, 12]);
  });

  test('in the first turn the batteries add two tokens to 19 (FCV-03)', () => {
    expect(supplyOf(cruiser) / 2).toBe(21);
  });

  test('whoever begins with pre-loaded photons has no tokens in the batteries, and pays two for each to fire (FCV-46)', () => {
    const setup = { seats: [...seats], ships: { federation: [{ card: 'federation-ca', preLoaded: true }] } };
    const made = create(setup);
    const ship = (made.ok ? made.value.ships[unitId('federation.1')] : undefined) as Ship;
    const arm = [boxId('phot.a'), boxId('phot.b')];
    expect(ship.tracks).toEqual({ 'phot.a': 'pre-loaded', 'phot.b': 'pre-loaded' });
    expect(supplyOf(ship) / 2).toBe(19);
    expect(armingCosts(ship, { ...none, arm }) / 2).toBe(4);
  });

  test('where the setup does not say how tubes begin, the captain of each ship with tubes decides it (4C2c)', () => {
    const begun = (card: CardId, preLoaded?: boolean) => {
      const setup = { seats: [...seats], ships: { federation: [{ card, preLoaded }] } };
      const made = create(JSON.parse(JSON.stringify(setup)));
      const ship = made.ok ? made.value.ships[unitId('federation.1')] : undefined;
      return [ship?.mayPreLoad, ship?.tracks[boxId('phot.a')], ship?.energy];
    };
    expect(begun('federation-ca')).toEqual([true, 'empty', 4]);
    expect(begun('federation-ca', true)).toEqual([undefined, 'pre-loaded', 0]);
    expect(begun('federation-ca', false)).toEqual([undefined, 'empty', 4]);
    expect(begun('klingon-d7')[0]).toBeUndefined();
    expect(begun('klingon-d7', true)[2]).toBe(begun('klingon-d7')[2]);
  });

  test('speed 24 and one point of acceleration in each impulse are 32 hexes for 16 tokens (FCV-06)', () => {
    const fast = { ...cruiser, speed: 24, ...accelerated } as const;
    expect(dueIn(fast).length * 8).toBe(32);
    expect((movementCost(cruiser, { ...none, pace: 24 }) + 8 * accelerationCost(fast)) / 2).toBe(16);
  });

  test('turning the direction round takes two tokens, unless the ship was stopped (FCV-18)', () => {
    const braking = (ship: Ship) => movementCost(ship, { ...none, reverse: true }) / 2;
    expect([braking(cruiser), braking({ ...cruiser, stopped: true })]).toEqual([2, 0]);
  });

  test('speed 8 in reverse costs 8 tokens, acceleration a whole one, and cancelling half of one (FCV-19)', () => {
    const back = { ...cruiser, reverse: true };
    expect(movementCost(back, { ...none, pace: 8, reverse: true }) / 2).toBe(8);
    expect([accelerationCost(back) / 2, holdCost(back) / 2]).toEqual([1, 0.5]);
  });

  test('three regenerated boxes cost six tokens (FCV-27)', () => {
    expect(regenerationCosts({ ...none, regenerate: [1, 2, 0, 0, 0, 0] }) / 2).toBe(6);
  });

  test('a tube is pre-loaded, loaded and held: four, four and three tokens over three turns (FCV-29)', () => {
    const [a, b] = [boxId('phot.a'), boxId('phot.b')];
    const both = { ...none, arm: [a, b] };
    const third = cruiser;
    const fourth = { ...third, tracks: tracksAfter(third, both) };
    const fired = { ...fourth, tracks: { ...tracksAfter(fourth, both), [a]: 'empty' as const } };
    expect([third, fourth, fired].map((ship) => armingCosts(ship, both) / 2)).toEqual([4, 4, 3]);
    expect(fired.tracks).toEqual({ 'phot.a': 'empty', 'phot.b': 'loaded' });
    expect(tracksAfter(fired, both)).toEqual({ 'phot.a': 'pre-loaded', 'phot.b': 'loaded' });
    expect(allocationCost(fired, both)).toBe(armingCosts(fired, both));
  });
});

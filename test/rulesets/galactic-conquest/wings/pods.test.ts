import { expect, test } from 'vitest';
import type { SeatId } from '#kernel/words/ids.ts';
import { podded, podsOf } from '#rulesets/galactic-conquest/pods/podded.ts';
import { isFlagged, rowFor, shipOf } from '#rulesets/galactic-conquest/ships/fleet.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';
import { shipText } from '#rulesets/galactic-conquest/presentation/squadrons/status.ts';

const seat = 'hydran' as SeatId;
const hydran = (designation: string) => shipOf(rowFor(ourShips, seat, designation)!);
const carrying = (hull: string, ...pods: string[]) => podded(ourShips, seat, hydran(hull), pods)!.ship;

test('a tug has the BPV of its pods beside its own, and moves more slowly with each (C20.90, D1.10, D6.45)', () => {
  // 81 BPV are 11.6 and 16.6, with 5 for a tug; with pods of 22 and 4 they are 107, which are 15.3 and 20.3. A rating of 8 is 10.
  expect(hydran('TG').figures).toMatchObject({ attack: 12, defence: 17, rating: 8, speed: 3 });
  expect(carrying('TG', 'BP', 'P-C').figures).toMatchObject({
    attack: 15,
    defence: 20,
    rating: 10,
    speed: 2,
  });
  // Two pods that command add as much as one.
  expect(carrying('TG', 'BP', 'BP').figures).toMatchObject({ rating: 10, class: 'TG', flags: ['command'] });
  // An LTT of 22 by 2/3 is as fast as 33, and with a pod, by 1, as fast as 22.
  expect([hydran('LTT'), carrying('LTT', 'P-C')].map(({ figures }) => figures?.speed)).toEqual([3, 2]);
  expect(['TG', 'LTT', 'CA', 'FF'].map((hull) => podsOf(hydran(hull)))).toEqual([2, 1, 0, 0]);
  expect(podded(ourShips, seat, carrying('TG', 'BP', 'P-C'), [])).toEqual({ ship: hydran('TG'), left: {} });
});

test('captured tugs and those of foreign make are with pods what their builders have (C2.42, C2.45)', () => {
  const rtg = rowFor(ourShips, 'romulan' as SeatId, 'RTG')!;
  const romulan = shipOf(rtg);
  const pod = rowFor(ourShips, seat, 'P-C')!.bpv;
  for (const mark of [{ captured: 'romulan' as SeatId }, { foreign: 'romulan' as SeatId }])
    expect(podded(ourShips, seat, { ...romulan, ...mark }, ['P-C'])?.ship.figures?.bpv).toBe(rtg.bpv + pod);
  // Hydrans have no RTG of their own.
  expect(podded(ourShips, seat, romulan, ['P-C'])).toBeUndefined();
});

test('only a tug full of troop pods is a troop ship (C50.30)', () => {
  const troops = [carrying('TG', 'P-T', 'P-T'), carrying('TG', 'P-T'), carrying('TG', 'P-T', 'P-C')];
  expect([...troops, carrying('LTT', 'P-T')].map((ship) => isFlagged(ship, 'troop'))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('the fusion bomb of a tug weighs as three pods, and takes its attack for ten more of defense (A13.30)', () => {
  expect(carrying('TG', 'FB-IV')).toMatchObject({
    pods: ['FB-IV'],
    figures: { attack: 0, defence: 27, speed: 2 },
  });
});

test('what a tug carries is listed beside it (A4.15, D6.45)', () => {
  expect(shipText(carrying('TG', 'P-R', 'P-R'))).toBe('TG (2xP-R)');
  expect(shipText(carrying('TG', 'BP', 'P-C'))).toBe('TG (BP, P-C)');
});

import { describe, expect, test } from 'vitest';
import { placeId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import type { SpyId } from '#rulesets/galactic-conquest/model/relations/espionage.ts';
import { readEmpire, writeEmpire } from '#rulesets/galactic-conquest/sheet/empire.ts';
import { typist } from '../typed/typist.ts';

describe('schools, prime teams and propaganda are typed', () => {
  test.each<readonly [string, Unnumbered<Order>]>([
    ['Spy 2 to the Spy School.', { kind: 'school-spy', spy: 's002' as SpyId }],
    ['Create a prime team.', { kind: 'raise-team' }],
    ['Train prime team 1.', { kind: 'train-team', team: 'p001' as SpyId }],
    ['Propaganda at home.', { kind: 'hearten' }],
    ['Propaganda against the rulers of D5.', { kind: 'incite', place: placeId('hd5') }],
  ])('%s', (text, order) => {
    expect(readEmpire(typist, text)).toEqual({ faults: [], orders: [order] });
    expect(writeEmpire(order)).toBe(text);
  });
});

import { describe, expect, test } from 'vitest';
import { placeId } from '#kernel/words/ids.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import type { Empire } from '#rulesets/galactic-conquest/model/empire.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { cannotSell, isSpecial } from '#rulesets/galactic-conquest/research/terms.ts';
import { smallMap } from '#rulesets/galactic-conquest/setup/small.ts';

const [hydran, lyran] = seats;

const world = (seller: Partial<Empire>, turn = 1): State => ({
  turn,
  map: smallMap,
  systems: {},
  squadrons: {},
  territory: { [placeId('hd6')]: hydran, [placeId('hd7')]: lyran },
  empires: {
    [hydran]: { mobility: 'PT', treasury: 200, ...seller },
    [lyran]: { mobility: 'PT', treasury: 200 },
  },
});
const whyNot = (seller: Partial<Empire>, turn?: number) =>
  cannotSell(world(seller, turn), hydran, lyran, 'ws')?.code;

describe('technologies that are traded', () => {
  test('have been in use for five years (C17.72)', () => {
    const research = { known: { ws: 1 }, since: { ws: 3 } };
    expect([whyNot({ research }, 12), whyNot({ research }, 13)]).toEqual(['tech-too-new', undefined]);
  });

  test('are none that are unique, by a sheet or as they were bought (C17.74)', () => {
    const known = { ws: 1 };
    expect(whyNot({ research: { known }, sheet: { unique: ['ws'] } })).toBe('tech-unique');
    expect(whyNot({ research: { known, unique: ['ws'] } })).toBe('tech-unique');
    expect(whyNot({ research: { known }, sheet: { special: ['ws'] } })).toBeUndefined();
  });

  test('become unique with the buyer where they are special (C17.74)', () => {
    expect(isSpecial(world({ sheet: { special: ['ws'] } }), hydran, 'ws')).toBe(true);
    expect(isSpecial(world({ sheet: { special: ['ws'] } }), hydran, 'efo')).toBe(false);
  });
});

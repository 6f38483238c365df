import { describe, expect, test } from 'vitest';
import {
  holdersOf,
  type Keyed,
  keysNow,
  meet,
  whyNot,
  withKey,
  withoutKey,
  withUsual,
} from '#ui/state/settings/ownKeys.ts';

const one = (id: string, keys: readonly string[], more: Partial<Keyed> = {}): Keyed => ({
  id,
  keys,
  title: id,
  group: 'All',
  ...more,
});
const plans = one('plans', ['P']);
const places = one('places', ['G']);
const games = one('games', ['G'], { on: 'desk', always: true });
const redo = one('redo', ['Ctrl + Y', 'Ctrl + Z']);
const back = one('back', ['Esc'], { fixed: true, always: true });
const all = [plans, places, games, redo, back];
const has = (own: Readonly<Record<string, readonly string[]>>): unknown =>
  Object.fromEntries(keysNow(all, own));
const usual = { plans: ['P'], places: ['G'], games: ['G'], redo: ['Ctrl + Y', 'Ctrl + Z'], back: ['Esc'] };

test('without keys of one’s own everything has its usual ones', () => {
  expect(has({})).toEqual(usual);
});

describe('a key is moved', () => {
  test('from the command that can be given on the same screen, and not from one that cannot', () => {
    expect([meet(plans, places), meet(plans, games), meet(games, back)]).toEqual([true, false, true]);
    expect(holdersOf(all, {}, plans, 'G').map(({ id }) => id)).toEqual(['places']);
    const own = withKey(all, {}, plans, 'G', 'P');
    expect(has(own)).toEqual({ ...usual, plans: ['G'], places: [] });
    expect(withUsual(all, own, places)).toEqual({ plans: [] });
    expect(withUsual(all, withUsual(all, own, places), plans)).toEqual({});
  });

  test('in place of another key, or besides it', () => {
    expect(has(withKey(all, {}, redo, 'X', 'Ctrl + Y'))).toEqual({ ...usual, redo: ['X', 'Ctrl + Z'] });
    expect(has(withKey(all, {}, redo, 'X', undefined))).toEqual({
      ...usual,
      redo: ['Ctrl + Y', 'Ctrl + Z', 'X'],
    });
    expect(has(withoutKey(all, {}, redo, 'Ctrl + Y'))).toEqual({ ...usual, redo: ['Ctrl + Z'] });
    expect(has(withKey(all, {}, redo, 'Ctrl + Z', 'Ctrl + Y'))).toEqual({ ...usual, redo: ['Ctrl + Z'] });
  });

  test('and is remembered only while it differs from the usual one', () => {
    const own = withKey(all, {}, plans, 'X', 'P');
    expect(own).toEqual({ plans: ['X'] });
    expect(withKey(all, own, plans, 'P', 'X')).toEqual({});
  });
});

test('a key that a later version gives to another command stays the player’s', () => {
  const later = [...all, one('new', ['X', 'Q'])];
  expect(keysNow(later, { plans: ['X'] }).get('new')).toEqual(['Q']);
  expect(keysNow(later, { plans: ['X'] }).get('plans')).toEqual(['X']);
});

test('keys of fields, texts and the window are refused, and nothing takes Esc from closing', () => {
  for (const key of [
    'Tab',
    'Shift + Tab',
    'Enter',
    'Ctrl + Enter',
    'ArrowUp',
    'Ctrl + ArrowUp',
    'Space',
    'Esc',
  ])
    expect(whyNot(plans, key)).toMatch(/Lists, fields and the map/);
  for (const key of ['Ctrl + A', 'Ctrl + C']) expect(whyNot(plans, key)).toMatch(/^Text fields/);
  expect(whyNot({ ...plans, yields: true }, 'Ctrl + C')).toBeUndefined();
  for (const key of ['F5', 'Ctrl + R', 'Ctrl + -', 'Alt + ArrowLeft'])
    expect(whyNot(plans, key)).toMatch(/window/);
  for (const key of ['X', 'Shift + X', 'F7', '?', 'Alt + Q', 'Ctrl + Shift + D'])
    expect(whyNot(plans, key)).toBeUndefined();
  expect(has({ back: ['X'] })).toEqual(usual);
});

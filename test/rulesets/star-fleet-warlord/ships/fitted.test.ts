import { expect, test } from 'vitest';
import { abilitiesOf } from '#rulesets/star-fleet-warlord/ships/abilities.ts';
import { capacityOf } from '#rulesets/star-fleet-warlord/ships/capacity.ts';
import { fullSpeed } from '#rulesets/star-fleet-warlord/ships/speed.ts';
import { canCloak, factorsOf } from '#rulesets/star-fleet-warlord/ships/ships.ts';
import type { Design } from '#rulesets/star-fleet-warlord/ships/list/index.ts';
import { upgradeOf } from '#rulesets/star-fleet-warlord/ships/list/upgrades.ts';

const figures = (ship: Partial<Parameters<typeof factorsOf>[0]> & { readonly design: string }) => {
  const { attack, defense, shields, hits } = factorsOf({ improved: false, ...ship });
  return [attack, defense, shields, hits];
};
const letters = (ship: Parameters<typeof abilitiesOf>[0], turn?: number): string =>
  [...new Set(abilitiesOf(ship, turn === undefined ? undefined : { turn }))].sort().join('');

test('S-9.40: a ship can do what its variants, its mission and its people can, and what those include', () => {
  expect(letters({ design: 'F-FFX' })).toBe('MX');
  expect(letters({ design: 'C-MON' })).toBe('DG');
  expect(letters({ design: 'C-MON', mission: 'Z' })).toBe('GSZ');
  expect(letters({ design: 'C-MON', mission: 'N' })).toBe('GNY');
  expect(letters({ design: 'F-CA', officers: 'D' })).toBe('H');
  expect(letters({ design: 'F-CA', officers: 'S' })).toBe('S');
  expect(letters({ design: 'F-FFS', officers: 'S' })).toBe('SZ');
  expect(letters({ design: 'F-CA', officers: 'C' })).toBe('HS');
  expect(letters({ design: 'F-CA', team: true })).toBe('NY');
  expect([letters({ design: 'C-MON' }, 10), letters({ design: 'C-MON' }, 11)]).toEqual(['DG', 'ADG']);
});

test('S-15.06: mission B is 10 attack, D 10 defense and no hit points; of a limited generic ship B is 4', () => {
  expect(figures({ design: 'C-MON' })).toEqual([30, 40, 42, 36]);
  expect(figures({ design: 'C-MON', mission: 'P' })).toEqual([30, 30, 42, 36]);
  expect(figures({ design: 'C-MON', mission: 'B' })).toEqual([40, 30, 42, 36]);
  expect(figures({ design: 'I-HDW' })).toEqual([33, 39, 27, 38]);
  expect(figures({ design: 'I-HDW', mission: 'T' })).toEqual([29, 39, 27, 38]);
});

test('S-15.07: an upgrade adds a tenth to hit points too, or a fifth; the improvement of age comes on top', () => {
  expect(figures({ design: 'C-MON', upgraded: 10 })).toEqual([33, 44, 46, 40]);
  expect(figures({ design: 'C-MON', upgraded: 20 })).toEqual([36, 48, 50, 43]);
  expect(figures({ design: 'C-MON', upgraded: 10, improved: true })).toEqual([36, 48, 51, 44]);
});

test('S-9.41: a mission adds to what the row carries, and an upgrade to what the race has', () => {
  const ship = { design: 'W-OCR', mission: 'V' } as const;
  const bare = capacityOf({ design: 'W-OCR' }, 'fighters');
  expect(capacityOf(ship, 'fighters')).toBe(bare + 12);
  expect(capacityOf({ ...ship, mission: 'R' }, 'spares')).toBe(10);
  expect(capacityOf({ ...ship, mission: 'R' }, 'fighters')).toBe(bare);
  expect(capacityOf({ design: 'I-HDW', mission: 'T' }, 'commandos')).toBe(4);
  expect(capacityOf({ design: 'H-HDW', upgraded: 10 }, 'fighters')).toBe(6);
  expect(capacityOf({ design: 'H-HDW', upgraded: 20, mission: 'V' }, 'fighters')).toBe(10);
});

test('S-9.31: upgrades by race and size', () => {
  const sizes = ['dreadnought', 'police', 'heavy'] as const;
  const rows = [...'FKZWOXGSJHLDTRIAC'].map((race) => {
    const all = sizes.map((hull: Design['hull']) => upgradeOf({ race, hull }));
    return `${race} ${all[0]?.what} ${all.map(({ most }) => most).join(' ')}`;
  });
  expect(rows).toEqual([
    'F crew 1 1 1',
    ...[...'KZWOX'].map((race) => `${race} drones 16 4 8`),
    ...[...'GSJ'].map((race) => `${race} commandos 4 1 2`),
    'H fighters 4 1 2',
    ...[...'LD'].map((race) => `${race} pfs 2 0 1`),
    ...[...'TRIA'].map((race) => `${race} bombs 4 1 2`),
    'C nothing 0 0 0',
  ]);
});

test('S-8.10, S-5.09: who has a cloak, and how fast a ship is with whole engines', () => {
  expect(
    [
      { design: 'R-FF' },
      { design: 'R-SNP' },
      { design: 'O-FT' },
      { design: 'O-FT', cloak: true as const },
      { design: 'O-LRX' },
      { design: 'F-CA' },
    ].map(canCloak),
  ).toEqual([true, false, false, true, true, false]);
  expect(
    [
      { design: 'F-CA' },
      { design: 'F-CA', refitted: true as const },
      { design: 'F-FFX' },
      { design: 'C-FDX', refitted: true as const },
      { design: 'C-WGO' },
      { design: 'C-WG' },
      { design: 'F-DN' },
    ].map(fullSpeed),
  ).toEqual([4, 5, 6, 6, 0, 2, 3]);
});

import { expect, test } from 'vitest';
import type { Draft } from '#kernel/steps/change.ts';
import { placeId, seatId } from '#kernel/words/ids.ts';
import { basesEnded } from '#rulesets/galactic-conquest/bases/blockade.ts';
import { withBases } from '#rulesets/galactic-conquest/bases/stand.ts';
import { baseTypes } from '#rulesets/galactic-conquest/bases/types.ts';
import { isLarge, joined } from '#rulesets/galactic-conquest/model/bases/integrated.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { basesAt } from '#rulesets/galactic-conquest/model/territory.ts';
import { factorsOf, isAttrition } from '#rulesets/galactic-conquest/ships/fleet.ts';
import { takeHits } from '#rulesets/galactic-conquest/strikes/struck.ts';

const [lyran, hex] = [seatId('lyran'), placeId('hd5')];
const fitted = (...hulls: readonly string[]): readonly Ship[] =>
  joined(
    hulls
      .reduce<readonly Ship[]>((all, hull) => withBases(all, baseTypes.get(hull)!, 1), [])
      .map((ship) => ({ ...ship, plus: 'alone' as const })),
  );
const world = (ships: readonly Ship[]) =>
  ({
    squadrons: {
      [basesAt(hex)]: {
        seat: lyran,
        flagship: '',
        place: hex,
        speed: 0,
        ships,
        fixed: { orbit: ships.length, ground: 0 },
      },
    },
  }) as unknown as Draft<State>;
const defences = ({ squadrons }: Draft<State>) =>
  squadrons[basesAt(hex)]?.ships.map((ship) => factorsOf(ship).defence);

test('three integrated bases have 15 percent more defense factors, two have not (B11.71)', () => {
  expect(fitted('BS', 'BATS', 'SB').map((ship) => factorsOf(ship).defence)).toEqual([32, 40, 82]);
  expect(fitted('BS', 'BATS').map((ship) => factorsOf(ship).defence)).toEqual([28, 35]);
});

test('bases that end without supply, or are struck from elsewhere, leave the others without it (B11.71)', () => {
  const ended = world(fitted('BS', 'BS', 'BATS'));
  basesEnded.apply?.(ended, { kind: 'base-ended', seat: lyran, place: hex, hulls: ['BATS'] } as never);
  expect(defences(ended)).toEqual([28, 28]);
  const struck = world(fitted('BS', 'BS', 'BATS'));
  takeHits(struck, basesAt(hex), [{ at: 0, hull: 'BS', directed: 0, normal: 32, fate: 'destroyed' }]);
  expect(defences(struck)).toEqual([28, 35]);
});

test('bases from base stations on are integrated (B11.71)', () => {
  const large = [...baseTypes.keys()].filter((hull) => isLarge({ hull }));
  expect(large).toEqual(expect.arrayContaining(['BS', 'BATS', 'STB', 'SB', 'SF', 'SP', 'CB', 'TCB', 'QCB']));
  expect(['SAM', 'MB', 'CPL', 'CDK', 'GBDP', 'DefSat'].some((hull) => isLarge({ hull }))).toBe(false);
});

test('a ship of the National Guard counts as an attrition unit (B11.120)', () => {
  const [ship] = fitted('BS');
  expect([isAttrition(ship!), isAttrition({ ...ship!, guard: true })]).toEqual([false, true]);
});

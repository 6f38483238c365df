import { expect, test } from 'vitest';
import { unitId } from '#kernel/words/ids.ts';
import type { Boons } from '#rulesets/star-fleet-warlord/combat/boons.ts';
import type { Field } from '#rulesets/star-fleet-warlord/combat/field.ts';
import { noBoons, plainField } from '#rulesets/star-fleet-warlord/presentation/plainField.ts';
import { factorOf, worksFactor } from '#rulesets/star-fleet-warlord/combat/factors.ts';
import type { Ship } from '#rulesets/star-fleet-warlord/model/ship.ts';
import { tacticPercent } from '#rulesets/star-fleet-warlord/combat/tactics.ts';
import { emptyHex } from '#rulesets/star-fleet-warlord/galaxy/terrain.ts';
import { readGiven, world } from '../caseWorlds.ts';

const plain = plainField(emptyHex, 16);

/** The attack and defense tactics that each race is best and worst at, as its own page has them (SFW 312 to 722, Appendix M). */
const races: readonly (readonly [
  race: string,
  attack: readonly [number, number],
  defense: readonly [number, number],
])[] = [
  ['A', [7, 9], [5, 2]],
  ['D', [1, 5], [4, 1]],
  ['F', [3, 6], [1, 2]],
  ['G', [6, 7], [8, 9]],
  ['H', [9, 8], [4, 7]],
  ['I', [4, 1], [7, 5]],
  ['K', [2, 1], [6, 4]],
  ['L', [1, 5], [5, 1]],
  ['O', [1, 8], [4, 6]],
  ['R', [5, 3], [3, 9]],
  ['S', [9, 1], [5, 4]],
  ['T', [8, 1], [7, 4]],
  ['W', [9, 2], [2, 8]],
  ['X', [5, 4], [6, 2]],
  ['Z', [8, 4], [9, 3]],
];

test.each(races)(
  '%s is best and worst at one tactic of attack and one of defense each',
  (race, attack, defense) => {
    const all = (posture: 'attack' | 'defense') =>
      Array.from({ length: 10 }, (_, number) => tacticPercent(posture, number, race));
    const better = race === 'I' ? 30 : 15;
    const expected = ([best, worst]: readonly [number, number], bonus: number): readonly number[] =>
      Array.from({ length: 10 }, (_, number) => (number === best ? bonus : number === worst ? -15 : 0));
    expect(all('attack')).toEqual(expected(attack, better));
    expect(all('defense')).toEqual(expected(defense, 15));
    expect([tacticPercent('attack', 'best', race), tacticPercent('defense', 'best', race)]).toEqual([
      better,
      15,
    ]);
  },
);

test('civilians, Jindarians and monsters have no tactic, not even the best', () => {
  for (const race of ['C', 'J', 'M'])
    for (const chosen of [0, 1, 9, 'best'] as const)
      expect([tacticPercent('attack', chosen, race), tacticPercent('defense', chosen, race)]).toEqual([0, 0]);
});

const shipOf = (line: string): Ship =>
  world(readGiven(['corporation c01 at 00-0808', `ship c01.a ${line}`])).ships[unitId('c01.a')]!;
const withBoons = (boons: Partial<Boons>): Field => ({
  ...plain,
  boons: { attack: { ...noBoons, ...boons }, defense: noBoons },
});

test('what helps a Corporation in attack helps no defense: crews, items, an MRS, the best tactics', () => {
  const ship = shipOf(
    'S-CAV at 00-0303, crew 8, items.fighters 2, items.pfs 2, items.commandos 2, items.mrs 1',
  );
  const attack = (boons: Partial<Boons>): number => factorOf('attack', ship, withBoons(boons)).total;
  const defense = (boons: Partial<Boons>): number => factorOf('defense', ship, withBoons(boons)).total;
  // 36 with 50 percent, 8 for fighters, 30 for PFs, 4 for commandos.
  expect(attack({})).toBe(54 + 42);
  expect(attack({ crew: 1 })).toBe(58 + 42);
  expect(attack({ crew: 3 })).toBe(58 + 42);
  expect(attack({ fighters: 1 })).toBe(54 + 44);
  expect(attack({ pfs: 3 })).toBe(54 + 48);
  expect(attack({ commandos: 1 })).toBe(54 + 44);
  expect(attack({ mrs: true })).toBe(59 + 42);
  const plainly = defense({});
  for (const boon of [{ crew: 1 }, { fighters: 1 }, { pfs: 3 }, { commandos: 1 }, { mrs: true }])
    expect(defense(boon)).toBe(plainly);
});

test('a factor names all that it is made of', () => {
  const ship = shipOf('G-CA at 00-0303, crew 4, officers W, damage 13, items.commandos 4, items.bombs 2');
  expect(
    factorOf('attack', ship, { ...plain, site: true, surprise: true, tactics: { attack: 6, defense: 0 } }),
  ).toEqual({
    base: 45,
    terms: [
      { name: 'crew', percent: 10 },
      { name: 'tactic', percent: 15 },
      { name: 'Weapons Officer', percent: 25 },
      { name: 'race G against a site', percent: 25 },
      { name: 'surprise', percent: 25 },
    ],
    level: 'M',
    armed: [
      { what: 'commandos', count: 4, points: 8 },
      { what: 'bombs', count: 2, points: 6 },
    ],
    total: 72 + 14,
  });
});

test('a garrison adds four for each fighter and fifteen for each PF, whatever its owner has (SFW 7420)', () => {
  const works = {
    points: 200,
    base: true,
    fighters: 10,
    pfs: 4,
    officers: '',
    passive: false,
    posted: false,
  };
  expect(worksFactor(works, plain).total).toBe(50 + 40 + 60);
});

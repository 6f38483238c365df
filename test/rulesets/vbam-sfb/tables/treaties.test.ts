import { describe, expect, test } from 'vitest';
import { seatId } from '#kernel/words/ids.ts';
import type { Enmity, Treaty } from '#rulesets/vbam-sfb/model/relations.ts';
import { enmities, treaties } from '#rulesets/vbam-sfb/model/relations.ts';
import { breakOdds, chanceOf, declareOdds } from '#rulesets/vbam-sfb/diplomacy/odds.ts';
import { cannotDeclare, declarations, nameOf, terms } from '#rulesets/vbam-sfb/diplomacy/treaties.ts';
import { worldOf } from '../caseWorlds.ts';

/* Exhibit B and the list of treaties, row by row: each figure as its line of the rulebook has it. */

const [gorn, isc] = [seatId('gorn'), seatId('isc')];

/** Treaties: line, name, the number in parentheses, and what it needs. */
const signed: Readonly<Record<Treaty, readonly [line: number, string, base: number, needs: string]>> = {
  'non-aggression': [176, 'Non-Aggression Treaty', 60, 'normal relations'],
  peace: [178, 'Peace Treaty', 10, 'non-aggression'],
  trade: [180, 'Trade Treaty', 50, 'non-aggression'],
  'mutual-defense': [182, 'Mutual Defense Treaty', 40, 'peace'],
  alliance: [184, 'Alliance Treaty', -20, 'mutual-defense'],
  'co-belligerence': [192, 'Treaty of Co-Belligerence', 20, 'non-aggression'],
};
test.each(treaties.map((treaty) => [...signed[treaty], treaty] as const))(
  'VB %i: %s (%i) on %s',
  (_, name, base, needs, treaty) => {
    expect(nameOf(treaty)).toBe(name);
    expect(terms[treaty].needs ?? 'normal relations').toBe(needs);
    expect(terms[treaty].base).toBe(base);
    const [own] = breakOdds(worldOf(['empire gorn', 'empire isc']), gorn, isc, treaty);
    expect(own).toEqual({ what: 'base', value: base });
  },
);
test('VB 190: Armistice Treaty', () => {
  expect(nameOf('armistice')).toBe('Armistice Treaty');
});

const declared: Readonly<Record<Enmity, readonly [line: number, string, base: number]>> = {
  hostilities: [186, 'Declaration of Hostilities', 20],
  war: [188, 'Declaration of War', -20],
};
test.each(enmities.map((enmity) => [...declared[enmity], enmity] as const))(
  'VB %i: %s (%i)',
  (_, name, base, enmity) => {
    expect(declarations[enmity].name).toBe(name);
    expect(chanceOf(declareOdds(worldOf(['empire gorn', 'empire isc']), gorn, isc, enmity))).toBe(base);
  },
);

type Odds = (lines: readonly string[], turn: number) => number;
const world = (lines: readonly string[], turn: number) =>
  worldOf([`turn ${turn}`, 'empire gorn', 'empire isc', 'empire frax', ...lines]);

/** The Gorn would leave the Trade Treaty, or another, with the ISC. */
const breaking: Odds = (lines, turn) => chanceOf(breakOdds(world(lines, turn), gorn, isc, 'trade'));
const declaring: Odds = (lines, turn) => chanceOf(declareOdds(world(lines, turn), gorn, isc, 'hostilities'));
const declaringWar: Odds = (lines, turn) => chanceOf(declareOdds(world(lines, turn), gorn, isc, 'war'));

interface Row {
  readonly line: number;
  readonly adds: number;
  /** What happened in turn 4, or is so. */
  readonly by: readonly string[];
  /** Ten less for each turn after the next: marked by a star. */
  readonly fades?: true;
  readonly odds?: Odds;
}
const partner = (treaty: 'peace' | 'mutual-defense'): string =>
  `relation gorn frax, non-aggression, peace${treaty === 'peace' ? '' : ', mutual-defense'}`;

const breakRows: readonly Row[] = [
  { line: 134, adds: 90, by: ['relation frax isc, hostilities by isc at 4', partner('mutual-defense')] },
  { line: 134, adds: 90, by: ['relation frax isc, war by isc at 4', partner('mutual-defense')] },
  { line: 135, adds: 75, by: ['relation gorn isc, attacked by isc at 4'], fades: true },
  { line: 136, adds: 50, by: ['relation frax isc, hostilities by isc at 4', partner('peace')] },
  { line: 136, adds: 50, by: ['relation frax isc, war by isc at 4', partner('peace')] },
  { line: 137, adds: 25, by: ['relation gorn isc, broke by isc at 4'], fades: true },
  { line: 137, adds: 2 * 25, by: ['relation gorn isc, broke by isc at 4, broke by isc at 4'] },
  { line: 138, adds: 10, by: ['relation gorn isc, broke by gorn at 4'], fades: true },
  { line: 139, adds: -10, by: ['relation gorn isc, break-failed by gorn at 4'] },
  { line: 140, adds: -20, by: ['relation gorn isc, peace'] },
  { line: 141, adds: -30, by: ['relation gorn isc, peace, mutual-defense'] },
  { line: 142, adds: -50, by: ['relation gorn isc, peace, mutual-defense, alliance'] },
];
const declareRows: readonly Row[] = [
  { line: 147, adds: 40, by: ['relation gorn isc, attacked by isc at 4'], fades: true },
  { line: 148, adds: 30, by: ['relation frax isc, war by isc at 4', partner('mutual-defense')] },
  {
    ...{ line: 149, adds: 25, odds: declaringWar },
    by: ['relation gorn isc, hostilities by isc at 1'],
  },
  { line: 150, adds: 10, by: ['relation gorn isc, broke by isc at 4'], fades: true },
  { line: 150, adds: 2 * 10, by: ['relation gorn isc, broke by isc at 4, broke by isc at 4'] },
  { line: 151, adds: 10, by: ['relation frax isc, hostilities by isc at 4', partner('peace')] },
  { line: 151, adds: 10, by: ['relation frax isc, war by isc at 4', partner('peace')] },
  { line: 152, adds: 5, by: ['relation gorn isc, broke by gorn at 4'], fades: true },
  { line: 152, adds: 2 * 5, by: ['relation gorn isc, broke by gorn at 4, broke by gorn at 4'] },
  { line: 153, adds: -10, by: ['relation gorn isc, trade'] },
  { line: 154, adds: -20, by: ['relation gorn isc, non-aggression'] },
  { line: 155, adds: -25, by: ['relation gorn isc, break-failed by gorn at 4'] },
  { line: 155, adds: -25, by: ['relation gorn isc, declare-failed by gorn at 4'] },
  { line: 156, adds: -40, by: ['relation gorn isc, non-aggression, peace'] },
  { line: 157, adds: -60, by: ['relation gorn isc, non-aggression, peace, mutual-defense'] },
];

describe.each([
  ['breaking a treaty', breakRows, breaking],
  ['a declaration', declareRows, declaring],
] as const)('modifiers of %s', (_, rows, usual) => {
  test.each(rows.map((row) => [row.line, row.adds, row] as const))(
    'VB %i: %i %%',
    (_line, adds, { by, fades, odds = usual }) => {
      const added = (turn: number): number => odds(by, turn) - odds([], turn);
      expect(added(5)).toBe(adds);
      if (fades === true)
        for (let later = 1; later <= 9; later += 1)
          expect([later, added(5 + later)]).toEqual([later, Math.max(0, adds - 10 * later)]);
      else if (adds < 0 || by.length > 1) expect(added(20)).toBe(adds);
    },
  );
});

test('treaties that Exhibit B does not name add nothing', () => {
  for (const treaty of ['non-aggression', 'co-belligerence'])
    expect([treaty, breaking([`relation gorn isc, ${treaty}`], 5)]).toEqual([treaty, 50]);
  const trading = world(['relation gorn isc, trade'], 5);
  expect(chanceOf(breakOdds(trading, gorn, isc, 'non-aggression'))).toBe(60);
  expect(declaring(['relation gorn isc, co-belligerence'], 5)).toBe(20);
});

test('VB 158: nothing is declared on an ally', () => {
  const allied = world(['relation gorn isc, non-aggression, peace, mutual-defense, alliance'], 5);
  for (const enmity of enmities) expect(cannotDeclare(allied, gorn, isc, enmity)?.code).toBe('is-ally');
});

test('VB 127: of bonuses that do not add up the best counts, of penalties the worst', () => {
  const both = [partner('mutual-defense'), 'relation frax isc, war by isc at 4'];
  expect(breaking(both, 5) - breaking([], 5)).toBe(90);
  expect(declaring(both, 5) - declaring([], 5)).toBe(30);
  const all = ['relation gorn isc, non-aggression, trade, peace, mutual-defense'];
  expect(declaring(all, 5) - declaring([], 5)).toBe(-60);
});

import type { Cite } from '#kernel/words/problem.ts';
import type { Vector } from '#test/support/kits/testKit.ts';
import { dares } from '#rulesets/star-fleet-warlord/stance/posture.ts';
import { rollVolley, volleyCap } from '#rulesets/star-fleet-warlord/battles/volley.ts';
import { scriptedDice } from '#kernel/dice/scripted.ts';
import { baseName } from '#rulesets/star-fleet-warlord/presentation/pages/location.ts';
import { plainField } from '#rulesets/star-fleet-warlord/presentation/plainField.ts';
import { modified, worksFactor } from '#rulesets/star-fleet-warlord/combat/factors.ts';
import { levelOf, struck } from '#rulesets/star-fleet-warlord/ships/ships.ts';
import { siteKinds } from '#rulesets/star-fleet-warlord/galaxy/sites.ts';
import { emptyHex } from '#rulesets/star-fleet-warlord/galaxy/terrain.ts';
import { movementVectors } from './shown/movement.ts';
import { statements } from './statements.ts';

const holding = (id: number, cite: Cite, holds: () => boolean): Vector => ({
  id: `SFW-V-${id}`,
  cite,
  holds,
});
const shown = (cite: Cite, ...ids: readonly number[]): readonly Vector[] =>
  ids.map((id) => ({ id: `SFW-V-${id}`, cite }));

const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const plain = plainField(emptyHex, 2);
/** The defense of fortifications with nobody and nothing else. */
const fortFactor = (points: number): number =>
  worksFactor({ points, base: true, fighters: 0, pfs: 0, officers: '', passive: false, posted: false }, plain)
    .total;

/** What a pulsar's 50 points leave of a ship: its shields, and its level of damage. */
const pulsar = (shields: number, hits: number): readonly [number, string] => {
  const left = struck({ shields, damage: 0 }, 50);
  return [left.shields, levelOf(left.damage, hits)];
};

/** The least that the sites of a column produce of all resources together. */
const columnMinimum = (code: string): number =>
  Object.values(siteKinds.find((kind) => kind.code === code)?.production ?? {}).reduce(
    (sum, [least]) => sum + least,
    0,
  );

const dice = (...rolls: readonly number[]) => scriptedDice([{ stream: 'v', rolls }]).fork('v');

const figures: readonly Vector[] = [
  holding(108, 'SFW 1084', () =>
    equal(
      [pulsar(60, 100), pulsar(35, 50), pulsar(15, 20)],
      [
        [10, ''],
        [0, 'M'],
        [0, 'X'],
      ],
    ),
  ),
  holding(404, 'SFW 2393', () =>
    equal(
      ['PL', 'GG', 'PG', 'DP', 'DA', 'CO', 'MO', 'WP', 'BP'].map(columnMinimum),
      [84, 83, 83, 82, 81, 83, 82, 82, 84],
    ),
  ),
  holding(501, 'SFW 3461', () => baseName(700) === 'Starbase' && baseName(700 - 150) === 'Battle Station'),
  holding(801, 'SFW 4592', () => modified(40, 20 + 25) === 58),
  holding(802, 'SFW 4601', () => fortFactor(600) === 150),
  holding(803, 'SFW 4646', () => volleyCap(200, 5) === 40),
  holding(804, 'SFW 4656', () => rollVolley(dice(7, 8, 2, 5), 35) === 22),
  holding(805, 'SFW 4668', () => fortFactor(300) === 75 && fortFactor(240) === 60),
  holding(906, 'SFW 4732', () => modified(40, 25 + 10) === 54),
  holding(909, 'SFW 4747', () => dares(382, 228, 90) && dares(382, 228, 167) && !dares(382, 228, 168)),
  holding(910, 'SFW 4752', () => volleyCap(382, 5) === 76),
  holding(
    912,
    'SFW 4760',
    () => equal(struck({ shields: 42, damage: 0 }, 44), { shields: 0, damage: 2 }) && levelOf(2, 36) === 'L',
  ),
  holding(913, 'SFW 4765', () => volleyCap(228, 3) === 76),
  holding(914, 'SFW 4769', () => {
    const first = struck({ shields: 27, damage: 0 }, 25);
    const second = struck(first, 45);
    return first.shields === 2 && second.damage === 43 && levelOf(second.damage, 52) === 'C';
  }),
  holding(917, 'SFW 4784', () => modified(28, 55, 'C') === 25),
  holding(921, 'SFW 4792', () => modified(40, 35, 'L') === 41),
  holding(923, 'SFW 4796', () => volleyCap(277, 4) === 69 && volleyCap(143, 3) === 48),
  holding(925, 'SFW 4797', () => levelOf(22, 36) === 'H'),
  holding(927, 'SFW 4807', () => modified(40, 10, 'C') === 17),
  holding(930, 'SFW 4816', () => volleyCap(85, 2) === 43 && volleyCap(72, 2) === 36),
];

/** Worked examples of the rulebook that this slice plays. Those without `holds` are named by cases. */
export const vectors: readonly Vector[] = [
  ...movementVectors,
  ...statements,
  ...figures,
  ...shown('SFW 1413', 221, 222, 223),
  ...shown('SFW 147', 101, 106, 109),
  ...shown('SFW 1703', 302),
  ...shown('SFW 4059', 508, 509),
  ...shown('SFW 1918', 303, 306, 307, 308, 310, 311),
  ...shown('SFW 2334', 401, 402, 408),
  ...shown('SFW 3495', 502, 503, 504, 505, 506, 507),
  ...shown('SFW 1813', 107, 110, 111),
  ...shown('SFW 3631', 407),
  ...shown('SFW 4353', 409, 410, 411),
  ...shown('SFW 3744', 102, 405, 406),
  ...shown('SFW 1844', 104, 301, 304, 305, 309),
  ...shown('SFW 4736', 907, 922),
  ...shown('SFW 3146', 601, 602, 603),
  ...shown('SFW 352', 103),
  ...shown('SFW 638', 105),
  ...shown('SFW 3997', 702),
  ...shown('SFW 7441', 510, 512),
  ...shown('SFW 4674', 806),
  ...shown(
    'SFW 4695',
    901,
    902,
    903,
    904,
    905,
    908,
    911,
    915,
    916,
    918,
    919,
    920,
    924,
    926,
    928,
    929,
    931,
    932,
  ),
  ...shown('SFW 4891', 933),
];

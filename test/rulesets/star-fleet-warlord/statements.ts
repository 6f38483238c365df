import type { Vector } from '#test/support/kits/testKit.ts';
import { rounded } from '#kernel/steps/fractions.ts';
import { launchedIn } from '#rulesets/star-fleet-warlord/model/corporation.ts';
import { modified } from '#rulesets/star-fleet-warlord/combat/factors.ts';
import { linesOf } from '#rulesets/star-fleet-warlord/stance/lines.ts';
import { economicPoints } from '#rulesets/star-fleet-warlord/money/money.ts';
import { figureOf } from '#rulesets/star-fleet-warlord/model/settings.ts';
import { designNamed, designs, isSold } from '#rulesets/star-fleet-warlord/ships/list/index.ts';
import { readGiven, world } from './caseWorlds.ts';
import { starFleetWarlord } from './shelf.ts';
import { ofHappenings } from './shown/happenings.ts';
import { heldOfFoundations, ofFoundations } from './shown/foundations.ts';
import { heldOfOfficers, ofOfficers } from './shown/officers.ts';
import { ofPowers } from './shown/powers.ts';

const given = world(
  readGiven([
    'game, figures.planetoid.most 50',
    ...[
      'corporation c01 at 00-0808, bought 5, officers.A 2, launched 3, primaries F K',
      'corporation c02 at 22-0808',
    ],
    ...['power c998 monsters M at 11-0101', 'sector 11 wild', 'hex 11-0303 PL+AF, owner c02, moons 2'],
    ...['ship c01.a T-PC at 00-0303, items.fighters 2, officers AW, mission R', 'gate 11-0909 to 11-0101'],
    'ship c998.m M-LIC at 11-0101, heading 3',
  ]),
);
const seat = given.cycle[0]!;
/** The state comes back from its file as it was: with all that a game, a Corporation, a ship, a sector, a hex, a site and a monster have. */
const comesBack = (): boolean => {
  const { state } = starFleetWarlord.codecs;
  const made = state.make(given);
  const read = state.parse(JSON.parse(JSON.stringify(made)));
  return read.ok && JSON.stringify(state.make(read.value)) === JSON.stringify(made);
};

const held: Readonly<Record<string, () => boolean>> = {
  'S-0.01': () => rounded(764, 10) === 76 && rounded(143, 3) === 48 && rounded(85, 2) === 43,
  'S-0.02a': () => modified(10, -120) === 0,
  'S-0.05': () => economicPoints({ pe: 7, or: 3, dc: 9, fp: 5 }) === 3,
  'S-1.01': () => comesBack() && figureOf(given, 'planetoid.most') === 50,
  'S-1.02': () => comesBack() && launchedIn(given.corporations[seat]!) === 3,
  'S-1.03': comesBack,
  'S-1.04': comesBack,
  'S-1.05': comesBack,
  'S-1.06': comesBack,
  'S-1.08': comesBack,
  'S-16.04': () => linesOf(given, seat) === 15 && linesOf(given, given.cycle[1]!) === 10,
  'G-01': () =>
    designs.length >= 170 && designs.filter(isSold).every(({ cost }) => cost >= designNamed('C-FAS')!.cost),
  'G-06': () =>
    designs
      .filter(({ race, id }) => race === 'M' && id !== 'M-MIR')
      .every(
        ({ cost, attack, defense, hits, shields }) =>
          attack === rounded(3 * cost, 10) &&
          defense === attack &&
          hits === rounded(cost, 3) &&
          shields === rounded(7 * hits, 10),
      ),
  ...heldOfOfficers,
  ...heldOfFoundations,
  'G-33': () => rounded(25, 10) === 3 && rounded(24, 10) === 2,
};

/** What cases of battles show. */
const inBattles: readonly string[] = [
  ...['5.07', '5.10', '9.20', '9.21', '9.23', '11.03', '12.01', '12.02', '12.03', '12.10', '12.11', '12.11a'],
  ...['12.12', '12.13', '12.14', '12.15', '12.16', '12.17', '12.20', '12.21', '12.30', '12.40', '12.42'],
  ...['12.50', '15.02', '15.03', '15.04', '15.05'],
]
  .map((id) => `S-${id}`)
  .concat(['15', '17', '18', '22', '27', '41', '43'].map((id) => `G-${id}`));

/** What cases of sites, raids and bombardment show. */
const ofSites = [
  '16.03',
  '6.10',
  '6.11',
  '7.10',
  '7.13',
  '7.14',
  '7.15',
  '7.16',
  '7.20',
  '7.21',
  '7.22',
  '7.30',
  '7.40',
  '9.11',
  '15.09',
]
  .map((id) => `S-${id}`)
  .concat(['10', '19', '20', '21', '37', '39', '42'].map((id) => `G-${id}`));

/** What cases of purchases and prices show. */
const ofMarket = [
  '3.04',
  '15.21',
  '5.11',
  '5.12',
  '5.13',
  '8.03',
  '9.01',
  '9.02',
  '9.03',
  '9.05',
  '9.31',
  '4.04',
]
  .map((id) => `S-${id}`)
  .concat(['G-11', 'G-13']);

/** What cases of items, decoys and logistics bases show. */
const ofItems = ['S-8.01', 'S-8.02', 'S-8.50', 'S-8.60', 'S-15.08', 'G-32'];

/** What cases of scans, sweeping and Starbase orders show. */
const ofBases = ['S-6.20', 'S-6.21', 'S-6.30', 'S-15.10', 'S-15.14', 'S-15.15', 'G-30'];

/** What cases of listening posts and spies show. */
const ofSpies = ['2.08', '6.23', '8.20', '8.21', '8.22', '8.23', '8.30', '8.31', '12.41']
  .map((id) => `S-${id}`)
  .concat(['24', '25', '40'].map((id) => `G-${id}`));

/** What galaxies, their Graveyard and setups show. */
const ofWorld = ['2.07', '2.09', '8.40', '13.01', '15.01', '15.12']
  .map((id) => `S-${id}`)
  .concat(['02', '34', '38', '53'].map((id) => `G-${id}`));

/** Statements and figures as they are shown. */
export const statements: readonly Vector[] = [
  ...Object.entries(held).map(([id, holds]): Vector => ({ id: `SFW-${id}`, holds })),
  ...[
    'S-5.01',
    'S-9.10',
    'S-9.12',
    'S-9.13',
    'G-36',
    ...inBattles,
    ...ofSites,
    ...ofMarket,
    ...ofItems,
    ...ofBases,
    ...ofSpies,
    ...ofWorld,
    ...ofOfficers,
    ...ofFoundations,
    ...ofHappenings,
    ...ofPowers,
  ].map((id): Vector => ({
    id: `SFW-${id}`,
  })),
];

import { expect, test } from 'vitest';
import { placeId } from '#kernel/words/ids.ts';
import { areaTerrains } from '#rulesets/star-fleet-warlord/galaxy/areaTerrain.ts';
import {
  labelOf,
  neighbour,
  neighbours,
  numberOf,
  sectorIdsOf,
} from '#rulesets/star-fleet-warlord/galaxy/board.ts';
import type { EntryEffect, Shelter, Terrain } from '#rulesets/star-fleet-warlord/galaxy/effects.ts';
import { pointTerrains } from '#rulesets/star-fleet-warlord/galaxy/pointTerrain.ts';
import { siteKinds } from '#rulesets/star-fleet-warlord/galaxy/sites.ts';

/** `5+` a crew, `rA` a race, `vU` a variant, `oN` an officer, `fM-SSRP` a family, `spares`. */
function shelterText(shelter: Shelter): string {
  if ('crew' in shelter) return `${shelter.crew}+`;
  if ('race' in shelter) return `r${shelter.race}`;
  if ('variant' in shelter) return `v${shelter.variant}`;
  if ('officer' in shelter) return `o${shelter.officer}`;
  return 'family' in shelter ? `f${shelter.family.join('/')}` : 'spares';
}
const shelters = (word: string, all: readonly Shelter[] = []): readonly string[] =>
  all.length === 0 ? [] : [`${word} ${all.map(shelterText).sort().join(' ')}`];

/** What befalls a ship that enters, in a few words. */
function entryText(effect: EntryEffect): string {
  const more = [
    ...('least' in effect ? [`${effect.least}-${effect.most}`] : []),
    ...('of' in effect ? [`of ${effect.of}`] : []),
    ...('all' in effect ? [effect.all ? 'all but 1' : '1'] : []),
    ...('unshielded' in effect ? ['if bare'] : []),
    ...('mines' in effect ? ['unless swept'] : []),
    ...('immune' in effect ? shelters('not', effect.immune) : []),
    ...('halved' in effect ? shelters('half', effect.halved) : []),
  ];
  return [effect.kind, ...more].join(' ');
}

/** What terrain does to a battle, in a few words. */
const combatText = ({ extra, ...rest }: Terrain['combat']): readonly string[] => [
  ...(extra === undefined
    ? []
    : [
        `each round ${extra.least}-${extra.most ?? extra.least}${extra.unshielded === true ? ' if bare' : ''}`,
        ...shelters('not', extra.immune),
      ]),
  ...Object.entries(rest)
    .sort()
    .map(([key, value]) => (value === true ? key : `${key} ${value}`)),
];

/** A row as one line: entry; battle; doom; scans, cloaks; what prospecting finds. */
const lineOf = ({
  code,
  entry,
  combat,
  deadly,
  teleports,
  scansBlocked,
  cloaksBlocked,
  prospect,
}: Terrain): string =>
  [
    code,
    ...entry.map(entryText),
    ...combatText(combat),
    ...(deadly === undefined ? [] : [`doom ${deadly}`]),
    ...(teleports === undefined ? [] : ['thrown']),
    ...(scansBlocked === true ? ['no scans'] : []),
    ...(cloaksBlocked === true ? ['no cloaks'] : []),
    ...(prospect[1] === 0 ? [] : [`worth ${prospect.join('-')}`]),
  ].join('; ');

/* Appendices B to E, whose tables lost their headings and were scattered over lines: each row as it reads there. */

test('S-15.17: point terrain does what Appendix D says (SFW 5501 to 5660)', () => {
  expect(pointTerrains.map(lineOf)).toEqual([
    'ES',
    'BH; doom heavy',
    'VP; damage 50-100 not 8+ half oN vE vU; worth 150-200',
    'WD; crew not rM rW vH; doom heavy',
    'WH; crew not rM rW vH; attack -25',
    'NO; destroy not 9+ fM-SSRP/M-SSNK; no scans',
    'SN; destroy not 9+ fM-SSRP/M-SSNK; no scans; worth 100-100',
  ]);
});

test('S-15.17: area terrain does what Appendix E says (SFW 5661 to 6169)', () => {
  expect(areaTerrains.map(lineOf)).toEqual([
    'ES',
    'AF; damage 5-10 not 5+ oN rJ rM vE vU; each round 1-3; not rJ rM; casters 25; defense 10; tholians 25; worth 60-100',
    'AZ; forts 25; doom no shields',
    'CC; hides',
    'DC; damage 1-1 not 5+ oN rM vE vU; no cloaks; worth 40-60',
    'DS; damage 1-1 not 5+ oN rM vE vU; crew not rM rW vH; no cloaks; worth 40-60',
    'GW; doom above light',
    'HZ; shields of andromedans not 8+; damage 5-20 if bare not 8+; each round 1-1 if bare; not 8+',
    'IS; drain 1 not 7+ oE rM spares; both -50; no scans; no cloaks',
    'MM; damage 40-60 not vA half 7+ oN vE; each round 2-4; not vA; worth 80-120',
    'MS; damage 1-15 not 5+ oN rM vE vU; no cloaks; worth 60-80',
    'NE; shields of others not rM; noShields; no scans; no cloaks; worth 30-50',
    'NF; drain all but 1 not 9+ oE spares; both -50; no scans; no cloaks; worth 80-120',
    'OM; damage 25-50 unless swept not 7+ vM vX vm half oN vE vU',
    'RZ; crew not rM rW vH',
    'SC; bursts; no scans; worth 20-40',
    'SG; thrown',
    'SZ; freeze not 8+ rM; worth 20-40',
    'TZ; toll not rI rM',
    'WS; thrown',
  ]);
});

test('S-15.11 S-7.12: sites produce what the matrix says, gas pockets 11 to 40 dilithium, and do what Appendices B and C say (SFW 2395, 5262 to 5500)', () => {
  const made = siteKinds.map((kind) => {
    const production = Object.entries(kind.production).map(
      ([key, [least, most]]) => `${key} ${least}-${most}`,
    );
    return [
      `${kind.major ? 'major' : 'minor'} ${lineOf(kind)}`,
      production.sort().join(' '),
      ...(kind.office === true ? ['office'] : []),
      ...(kind.varies === true ? ['varies'] : []),
    ].join(' | ');
  });
  expect(made).toEqual([
    'major PL | dc 21-40 fp 21-40 or 21-40 pe 21-40 | office',
    'major GG; worth 20-30 | fp 21-40 or 41-60 pe 21-40 | office',
    'major PG; worth 20-30 | fp 41-60 or 21-40 pe 21-40 | office',
    'major DP | fp 21-40 pe 61-80 | office',
    'major DA; worth 20-30 | dc 81-100 | office',
    'major CO; worth 20-30 | dc 41-60 fp 21-40 or 21-40 | office',
    'major MO; shields of andromedans not 8+; damage 5-20 if bare not 8+; spares; each round 1-1 if bare; not 8+; worth 20-30 | dc 21-40 or 61-80',
    'major WP; worth 40-60 | fp 41-60 pe 41-60 | office',
    'major BP | dc 21-40 fp 21-40 or 21-40 pe 21-40 | varies',
    'minor AC | dc 1-5 fp 1-5 or 1-5 pe 1-5',
    'minor CS; crew-to-one not rM rW vH | pe 11-20',
    'minor GP; attack 10; worth 80-120 | dc 11-40',
    'minor NS; drain all but 1 not 9+ oE spares; no scans; no cloaks | fp 11-20',
    'minor RP; spares | or 11-20',
  ]);
});

test('the galaxy: a hundred sectors by column and row, around both edges, and hexes of which even columns stand lower (SFW 1318, 1435, Appendix R)', () => {
  const sectors = sectorIdsOf('10x10').map(numberOf);
  const rows = Array.from({ length: 10 }, (_, row) => sectors.slice(10 * row, 10 * row + 10).join(' '));
  expect(rows).toEqual([
    '00 10 20 30 40 50 60 70 80 90',
    '01 11 21 31 41 51 61 71 81 91',
    '02 12 22 32 42 52 62 72 82 92',
    '03 13 23 33 43 53 63 73 83 93',
    '04 14 24 34 44 54 64 74 84 94',
    '05 15 25 35 45 55 65 75 85 95',
    '06 16 26 36 46 56 66 76 86 96',
    '07 17 27 37 47 57 67 77 87 97',
    '08 18 28 38 48 58 68 78 88 98',
    '09 19 29 39 49 59 69 79 89 99',
  ]);
  const beyond = (sector: string, hex: string, direction: number): string =>
    labelOf(neighbour('10x10', placeId(`h${sector}-${hex}`), direction)!);
  for (const sector of sectors) {
    const [x, y] = [Number(sector[0]), Number(sector[1])];
    expect(beyond(sector, '1608', 2)).toBe(`${(x + 1) % 10}${y}-0108`);
    expect(beyond(sector, '0108', 5)).toBe(`${(x + 9) % 10}${y}-1608`);
    expect(beyond(sector, '0816', 4)).toBe(`${x}${(y + 1) % 10}-0801`);
    expect(beyond(sector, '0801', 1)).toBe(`${x}${(y + 9) % 10}-0816`);
  }
  const around = (hex: string): readonly string[] =>
    neighbours('10x10', placeId(`h34-${hex}`)).map((place) => labelOf(place).slice(3));
  expect(around('0303')).toEqual(['0302', '0402', '0403', '0304', '0203', '0202']);
  expect(around('0404')).toEqual(['0403', '0504', '0505', '0405', '0305', '0304']);
});

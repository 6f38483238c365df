import { describe, expect, test } from 'vitest';
import { hulls } from '#rulesets/star-fleet-warlord/ships/list/classes.ts';
import type { Design } from '#rulesets/star-fleet-warlord/ships/list/index.ts';
import { designNamed, designOf } from '#rulesets/star-fleet-warlord/ships/list/index.ts';

type Said = Partial<Omit<Design, 'id' | 'race'>>;

/** What the rulebook lets slip of ships, with the line that says it. */
const printed: readonly (readonly [cite: string, id: string, said: Said])[] = [
  ['SFW 982, 357', 'F-POL', { cost: 40, attack: 12, hull: 'police' }],
  ['SFW 357', 'C-FAS', { defense: 10, hull: 'freighter' }],
  ['SFW 352, 358', 'C-SQ', { defense: 20, shownAs: 'C-FAS' }],
  ['SFW 352', 'C-LQ', { shownAs: 'C-FAL' }],
  ['SFW 127, 1357, 4355', 'C-WG', { cost: 200, speed: 2, hull: 'gate' }],
  ['SFW 1359, 6313, 940', 'C-WGO', { speed: 0, variants: 'O', hull: 'gate', marks: ['at-gate'] }],
  ['SFW 337, 937', 'C-WGB', { hull: 'gate', speed: 2 }],
  ['SFW 1063, 1357, 4732, 4761', 'C-MON', { speed: 2, variants: 'G', defense: 40, hits: 36, shields: 42 }],
  ['SFW 343, 1357', 'C-FRD', { spares: 50, speed: 2, variants: 'R' }],
  ['SFW 360, 1140', 'C-FDX', { speed: 6, year: 165 }],
  ['SFW 1140', 'O-FT', { speed: 6, year: 165 }],
  ['SFW 362', 'C-FTF', { variants: 'F', marks: ['specialty'] }],
  ['SFW 365', 'C-APT', { variants: 'I' }],
  ['SFW 6206', 'C-FEL', { variants: 'E' }],
  ['SFW 1920', 'K-C7', { cost: 180, speed: 4, hull: 'battlecruiser' }],
  ['SFW 1370', 'F-CA', { speed: 4, hull: 'heavy' }],
  ['SFW 1374', 'K-F5', { speed: 5, hull: 'frigate' }],
  ['SFW 6183', 'F-CC', { variants: 'B', hull: 'heavy' }],
  ['SFW 1016', 'K-D7', { hull: 'heavy' }],
  ['SFW 1016', 'H-RN', { hull: 'heavy' }],
  ['SFW 4408', 'D-MP', { speed: 5 }],
  ['SFW 1447, 4736', 'T-PC', { speed: 5, defense: 18, hull: 'police' }],
  ['SFW 1219', 'T-LTT', { variants: 'G' }],
  ['SFW 4707', 'F-CVS', { attack: 40, fighters: 12, bombs: 4, drones: 0, variants: 'K' }],
  ['SFW 4712', 'F-CMC', { attack: 28, commandos: 8, bombs: 4, drones: 0, variants: 'T' }],
  ['SFW 4718', 'O-CVL', { attack: 46, fighters: 8, bombs: 4, drones: 16, hull: 'light' }],
  ['SFW 1449', 'F-FFS', { variants: 'S', speed: 5, hull: 'frigate' }],
  ['SFW 1241', 'O-SLV', { variants: 'GI' }],
  ['SFW 3288', 'A-COB', { year: 166 }],
  ['SFW 804', 'A-DOM', { year: 184, hull: 'dreadnought' }],
  ['SFW 651, 3097', 'S-HVS', { marks: ['specialty', 'engineer'] }],
  ['SFW 638', 'S-BCH', { breakers: 3, hull: 'battlecruiser' }],
  ['SFW 531', 'K-B10', { hull: 'battleship' }],
  [
    'SFW 7459',
    'C-MBB',
    { attack: 200, defense: 200, shields: 150, hits: 250, speed: 4, variants: 'AJ', cost: 1200 },
  ],
  ['SFW 3045', 'C-DC', { defense: 0, apparent: 25, speed: 0 }],
  ['SFW 3045', 'C-DCC', { defense: 0, apparent: 25, speed: 0 }],
  ['SFW 3339', 'F-PC', { hull: 'police' }],
];

test.each(printed)('%s: %s is as the rulebook has it', (_, id, said) => {
  expect(designOf({ design: id })).toMatchObject(said);
});

test('SFW 2797: troop transports carry more commandos the larger they are', () => {
  expect(designNamed('G-COM')).toMatchObject({ variants: 'T', race: 'G' });
  expect(designNamed('G-COM')?.commandos).toBeGreaterThan(designNamed('G-FF')?.commandos ?? 0);
});

/* The worked battle, SFW 4750 to 4809: what its volleys do to ships says what they can take. */
const after = (id: string, volley: number): number => {
  const { shields, hits } = designOf({ design: id });
  return (volley - shields) / hits;
};

describe('volleys of the worked battle', () => {
  test.each([
    ['SFW 4761: the monitor, 2 points through, light', 'C-MON', 44, 0, 0.25],
    ['SFW 4762: a Tholian, light', 'T-PC', 22, 0, 0.25],
    ['SFW 4764: a Tholian, crippled', 'T-PC', 34, 0.75, 1],
    ['SFW 4770: the commando carrier, crippled', 'F-CMC', 51, 0.75, 1],
    ['SFW 4774: the light carrier, would be crippled', 'O-CVL', 58, 0.75, 1],
    ['SFW 4776: and heavily damaged without one PF', 'O-CVL', 52, 0.5, 1],
    ['SFW 4777: and with two PFs less, medium', 'O-CVL', 46, 0.25, 0.5],
  ])('%s', (_, id, volley, above, most) => {
    expect(after(id, volley)).toBeGreaterThan(above);
    expect(after(id, volley)).toBeLessThanOrEqual(most);
  });

  test('SFW 4764: 50 points destroy a Tholian', () => {
    expect(after('T-PC', 50)).toBeGreaterThan(1);
  });

  test('SFW 4769, 4802: 25 points leave 2 of the shields of the strike carrier, and 45 more 9 of 52 hit points', () => {
    const { shields, hits } = designOf({ design: 'F-CVS' });
    expect([shields - 25, hits, hits + 2 - 45]).toEqual([2, 52, 9]);
  });

  test('SFW 4777, 4805: the light carrier has 14 points of internal damage, and 2 more are not heavy damage yet', () => {
    const { shields, hits } = designOf({ design: 'O-CVL' });
    expect(46 - shields).toBe(14);
    expect([16 / hits <= 0.5, 17 / hits > 0.5]).toEqual([true, true]);
  });
});

test('SFW 7546: Stellar Domination Ships have the table, and the combat figures of the battleships of their races', () => {
  const table = [
    ['F-SDS', 358, 180, 36, 0, 12, 'F-BB'],
    ['G-SDS', 392, 182, 12, 6, 0, 'G-BB'],
    ['H-MNS', 402, 180, 18, 6, 0, 'H-MNR'],
    ['I-SDS', 375, 183, 12, 6, 0, 'I-BB'],
    ['K-B11S', 400, 181, 12, 6, 24, 'K-B10'],
    ['L-SDS', 350, 178, 12, 6, 0, 'L-BB'],
    ['R-TCS', 430, 182, 12, 6, 0, 'R-KCN'],
    ['T-NBS', 392, 180, 12, 6, 0, 'T-BB'],
    ['Z-SDS', 360, 181, 12, 6, 56, 'Z-BB'],
  ] as const;
  for (const [id, cost, year, fighters, pfs, drones, like] of table) {
    const { attack, defense, shields, hits } = designOf({ design: like });
    expect(designOf({ design: id })).toMatchObject({
      cost,
      year,
      fighters,
      pfs,
      drones,
      attack,
      defense,
      shields,
      hits,
      variants: 'K',
      hull: 'battleship',
      marks: ['specialty', 'special'],
    });
  }
});

test('SFW 1350: classes have their speeds', () => {
  const speeds = { police: 5, frigate: 5, destroyer: 5, war: 5, light: 4, medium: 4, heavy: 4 };
  const others = { battlecruiser: 4, dreadnought: 3, battleship: 3, gate: 2, dock: 2, monitor: 2 };
  for (const [hull, speed] of Object.entries({ ...speeds, ...others, express: 6, obsolete: 1 }))
    expect([hull, hulls[hull as Design['hull']].speed]).toEqual([hull, speed]);
});

test('SFW 3007: every ship that the book would send to the Graveyard is on the list', () => {
  const named = {
    A: 'INT DEV OGS',
    C: 'ACVA',
    D: 'CVL DN BC LTT',
    F: 'CVS TUG TUG+ CVA BB DN DN+ GSC GSC+ CLS CVE',
    G: 'CVA BB DN TUG TUGF SR SRV',
    H: 'LC MNR ID TUG SR SRV SRG',
    I: 'CV CVA CVS BB DN SR',
    K: 'D7V C8V B10V B10 B10A C8 C9 C9A D7E D6E TGA D5H',
    L: 'CVA BB DN SR',
    O: 'CA CA+ CV DN',
    R: 'SUPA SUPB CNV KRV KCN FHK K9R CON SPJ KRE SPA',
    S: 'HVS',
    T: 'CVA BB DN',
    W: 'ACVA ADN ABC OBR OCR ODR AC OLR ACV',
    X: 'CWV DN',
    Z: 'TGC CVL CVS CVL+ BB DN CVA SR SRV',
  };
  const ids = Object.entries(named).flatMap(([race, all]) => all.split(' ').map((one) => `${race}-${one}`));
  expect(ids.filter((id) => designNamed(id) === undefined)).toEqual([]);
});

test('SFW 692: so is every ship of the WYN', () => {
  const all = [
    'PBB ZFF ZDF LDD KE4 KG2 ADN ABCS ACVA ABC ASCS AC AMS ACV APFT OBR OCR ODR OLR',
    'CA CAX CW CVL NAR PFT DD DDG DDX SC DE FF',
  ].flatMap((line) => line.split(' '));
  expect(all.filter((one) => designNamed(`W-${one}`) === undefined)).toEqual([]);
});

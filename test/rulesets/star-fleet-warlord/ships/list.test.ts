import { expect, test } from 'vitest';
import { rounded } from '#kernel/steps/fractions.ts';
import { addedBy, missionsOf } from '#rulesets/star-fleet-warlord/ships/list/missions.ts';
import { monsters } from '#rulesets/star-fleet-warlord/ships/list/monsters.ts';
import { readRow } from '#rulesets/star-fleet-warlord/ships/list/rows.ts';
import type { Design } from '#rulesets/star-fleet-warlord/ships/list/index.ts';
import {
  designNamed,
  designOf,
  designs,
  isSold,
  soldIn,
} from '#rulesets/star-fleet-warlord/ships/list/index.ts';
import { variantNames } from '#rulesets/star-fleet-warlord/ships/list/variants.ts';

const idsOf = (all: readonly Design[]): readonly string[] => all.map(({ id }) => id);
const those = (is: (design: Design) => boolean): readonly string[] => idsOf(designs.filter(is));
const races = (letters: string) => (design: Design) => letters.includes(design.race);
const has = (letter: string) => (design: Design) => design.variants.includes(letter);
const ships = designs.filter(({ race, hull }) => race !== 'M' && hull !== 'decoy' && hull !== 'logistics');

test('no two rows have one designation, and each is found by it', () => {
  expect(new Set(idsOf(designs)).size).toBe(designs.length);
  expect(designs.filter((design) => designNamed(design.id) !== design)).toEqual([]);
  expect(designNamed('F-NONE')).toBeUndefined();
});

test('a race has as many ships as the README says, and sells so many in a year', () => {
  const count = (letter: string): number => ships.filter(races(letter)).length;
  expect(Object.fromEntries([...'ACDFGHIJKLORSTWXZ'].map((letter) => [letter, count(letter)]))).toEqual({
    A: 15,
    C: 24,
    D: 14,
    F: 32,
    G: 28,
    H: 28,
    I: 28,
    J: 6,
    K: 40,
    L: 27,
    O: 19,
    R: 31,
    S: 13,
    T: 29,
    W: 31,
    X: 20,
    Z: 32,
  });
  expect([ships.length, ships.filter(isSold).length]).toEqual([417, 401]);
  expect(soldIn(165)).toHaveLength(94);
  expect(soldIn(166).length).toBeGreaterThan(94);
  expect(soldIn(186)).toHaveLength(401);
  expect(those(({ marks }) => marks.includes('special'))).toHaveLength(10);
});

test('SFW 1020: prices keep to the bands of the classes, but for advanced ships and one Andromedan', () => {
  const bands: Readonly<Partial<Record<Design['hull'], readonly [number, number]>>> = {
    police: [40, 60],
    frigate: [60, 90],
    destroyer: [90, 110],
    war: [100, 120],
    light: [100, 120],
    medium: [110, 130],
    heavy: [120, 170],
    battlecruiser: [170, 200],
    dreadnought: [200, 280],
    battleship: [300, 500],
  };
  const outside = ships.filter(({ hull, cost, variants }) => {
    const [least, most] = bands[hull] ?? [0, 1200];
    return !variants.includes('X') && (cost < least || cost > most);
  });
  expect(idsOf(outside)).toEqual(['A-COB']);
});

test('SFW 186, 348: the Default Build costs 555 in its year; only C-FAS is so cheap', () => {
  const build = ['F-POL', 'O-FT', 'T-PR', 'C-FAS', 'H-SC', 'D-PSC', 'W-AMS', 'O-SLV', 'K-E3'].map((design) =>
    designOf({ design }),
  );
  expect(build.reduce((sum, { cost }) => sum + cost, 0)).toBe(555);
  expect(build.every((design) => soldIn(165).includes(design))).toBe(true);
  expect(idsOf(ships.filter(({ cost }) => cost <= 25))).toEqual(['C-FAS']);
});

test('SFW 571, 523, 6191, 2639: what only some races have', () => {
  expect(those((row) => races('O')(row) && !has('G')(row))).toEqual([]);
  expect(those((row) => has('Q')(row) && row.race !== 'K')).toEqual([]);
  expect(those(has('Q')).length).toBeGreaterThan(0);
  expect(those((row) => has('U')(row) && !races('KRLWAX')(row))).toEqual([]);
  expect(those((row) => has('W')(row) && !races('TM')(row))).toEqual([]);
  expect(those((row) => has('P')(row) && row.race === 'F')).toEqual([]);
  expect(those((row) => row.drones > 0 && !races('FKZOWXM')(row))).toEqual(['C-MBB']);
  expect(those((row) => row.race === 'X' && row.drones === 0)).toEqual([]);
  expect(those((row) => row.mrs > 0 && row.race === 'A')).toEqual([]);
  expect(those((row) => has('N')(row))).toEqual([]);
  expect(those((row) => has('C')(row))).toEqual(those((row) => row.race === 'O' && has('X')(row)));
  expect(those(has('E'))).toEqual(['C-FEL', 'F-GSC+']);
  expect(those(has('F'))).toEqual(['C-FTF']);
  expect(those((row) => row.slots > 0 && row.race !== 'A')).toEqual([]);
  expect(those((row) => row.breakers > 0 !== (row.race === 'S'))).toEqual([]);
});

test('SFW 650, 6170, 6317, 6403: late ships are late', () => {
  const before = (year: number, is: (design: Design) => boolean): readonly string[] =>
    idsOf(ships.filter((row) => row.year < year && is(row)));
  expect(before(182, races('S'))).toEqual([]);
  expect(before(181, has('X'))).toEqual([]);
  expect(before(175, has('A'))).toEqual(['C-MBB']);
  expect(before(175, ({ hull }) => hull === 'battleship')).toEqual([]);
  expect(before(178, has('P'))).toEqual([]);
});

test('SFW 1140, 1362, 1130, 6399: six is the most; obsolete ships crawl, advanced ones gain a hex', () => {
  expect(those(({ speed }) => speed > 6)).toEqual([]);
  expect(idsOf(soldIn(165).filter(({ speed }) => speed === 6))).toEqual(['C-FDX', 'O-FT']);
  expect(those((row) => has('O')(row) && row.speed > 1)).toEqual([]);
  expect(['F-FFX', 'F-CAX', 'F-CA'].map((design) => designOf({ design }).speed)).toEqual([6, 5, 4]);
});

test('SFW 487: nobody has more hit points for their price than Jindarians, whom nobody can buy', () => {
  const worth = ({ hits, cost }: Design): number => hits / cost;
  const best = Math.max(...ships.filter((row) => row.race !== 'J').map(worth));
  expect(ships.filter((row) => row.race === 'J' && worth(row) <= best)).toEqual([]);
  expect(ships.filter((row) => row.race === 'J' && isSold(row))).toEqual([]);
});

test('OURS: plain ships follow the model, tilted for their race; one stands apart for the worked battle', () => {
  const even = [100, 100, 100] as const;
  const [bold, careful] = [
    [115, 85, 100],
    [85, 115, 100],
  ] as const;
  const tilts: Readonly<Record<string, readonly [attack: number, defense: number, hits: number]>> = {
    F: even,
    G: even,
    H: even,
    Z: even,
    K: bold,
    X: bold,
    L: careful,
    D: careful,
    I: careful,
    T: careful,
    R: [93, 93, 93],
  };
  const plain = ships.filter(
    ({ race, variants, marks }) => race in tilts && variants === '' && marks.length === 0,
  );
  const strange = plain.filter(({ race, cost, attack, defense, shields, hits }) => {
    const [more, less, tough] = tilts[race] ?? even;
    const model = [
      rounded(3 * cost * more, 1000),
      rounded(3 * cost * less, 1000),
      rounded(cost * tough, 300),
    ];
    return String([attack, defense, hits]) !== String(model) || shields !== rounded(7 * hits, 10);
  });
  expect(plain.length).toBeGreaterThan(100);
  expect(idsOf(strange)).toEqual(['T-PC']);
});

test('every variant has a name, and every row what ships of its kind have', () => {
  const letters = new Set(designs.flatMap(({ variants }) => variants.split('')));
  expect([...letters].filter((letter) => variantNames[letter] === undefined)).toEqual([]);
  expect(those((row) => has('R')(row) && row.spares === 0)).toEqual([]);
  expect(those((row) => (has('V')(row) || has('K')(row)) && row.fighters === 0)).toEqual([]);
  expect(those((row) => has('P')(row) && row.pfs < 6)).toEqual([]);
  expect(those((row) => has('T')(row) && row.commandos === 0)).toEqual([]);
  expect(
    ships.filter(({ hits, shields, attack }) => Math.min(hits, shields, attack) < 1).map(({ id }) => id),
  ).toEqual(['C-WGO']);
});

test('SFW 6499: missions add to what a ship carries by its size, and Orions never survey', () => {
  const most = (letter: string) =>
    (['police', 'frigate', 'destroyer', 'light', 'heavy', 'battleship'] as const).map(
      (hull) => addedBy({ hull, variants: 'G' }, letter)?.most,
    );
  expect(most('L')).toEqual([4, 8, 12, 16, 24, 24]);
  expect(most('M')).toEqual([4, 4, 4, 6, 6, 10]);
  expect(most('P')).toEqual([1, 2, 4, 6, 6, 6]);
  expect(most('R')).toEqual([3, 4, 6, 8, 10, 10]);
  expect(most('T')).toEqual([2, 3, 4, 6, 8, 8]);
  expect([most('V'), most('K')]).toEqual([
    [2, 4, 6, 12, 12, 12],
    [2, 4, 6, 12, 12, 12],
  ]);
  expect(new Set(most('S'))).toEqual(new Set([undefined]));
  expect(missionsOf(designOf({ design: 'O-SLV' })).join('')).toBe('BDEFHKLMPRSTV');
  expect(missionsOf(designOf({ design: 'W-OCR' })).join('')).toBe('BDEFHIKLMNPRSTVYZ');
  expect(missionsOf(designOf({ design: 'F-CA' }))).toEqual([]);
  const hdw = designOf({ design: 'I-HDW' });
  expect(missionsOf(hdw).map((letter) => [letter, addedBy(hdw, letter)])).toEqual([
    ['B', undefined],
    ['L', { what: 'drones', most: 12 }],
    ['R', { what: 'spares', most: 4 }],
    ['T', { what: 'commandos', most: 4 }],
    ['V', { what: 'fighters', most: 4 }],
  ]);
});

test('SFW 6655: monsters have their prices, speeds and families', () => {
  const prices = Object.fromEntries(
    designs.filter(({ race }) => race === 'M').map(({ id, cost }) => [id.slice(2), cost]),
  );
  expect(prices).toEqual({
    SC: 950,
    PC: 225,
    MC: 115,
    EVD: 900,
    KVD: 400,
    LVD: 210,
    MVD: 140,
    VD: 110,
    SD: 750,
    GSB: 350,
    MM: 170,
    RC: 130,
    GS: 750,
    WS: 250,
    PS: 165,
    EB: 600,
    EM: 135,
    ASD: 500,
    OSD: 300,
    MSD: 200,
    YSD: 100,
    BL: 450,
    LBS: 175,
    SBS: 125,
    SSRP: 300,
    SSNK: 125,
    PSS: 180,
    LSS: 155,
    HSS: 125,
    REP: 160,
    GER: 150,
    LIC: 150,
    CC: 110,
    MIR: 100,
  });
  const fast = ['M-EVD', 'M-KVD', 'M-LVD', 'M-MVD', 'M-VD'];
  expect(those(({ race, speed }) => race === 'M' && speed === 5)).toEqual(fast);
  expect(those(({ race, speed }) => race === 'M' && speed !== 5 && speed !== 4)).toEqual([]);
  expect(those((row) => row.race === 'M' && has('W')(row))).toEqual(['M-PSS', 'M-LSS', 'M-HSS']);
  expect(monsters.filter(({ id, parent }) => id === parent)).toHaveLength(12);
  expect(monsters.find(({ id }) => id === 'M-KVD')?.progeny).toEqual(['M-LVD', 'M-MVD', 'M-VD']);
  expect(monsters.filter(({ divides }) => divides === 3).map(({ id }) => id)).toEqual(['M-REP', 'M-GER']);
  expect(designOf({ design: 'M-SC' })).toMatchObject({ attack: 285, defense: 285, hits: 317, shields: 222 });
});

test.each([
  ['a word that means nothing', 'F-XX CA 165 150 45/45/35/50 - q4'],
  ['a class that is none', 'F-XX CB 165 150 45/45/35/50 -'],
  ['three figures', 'F-XX CA 165 150 45/45/35 -'],
])('a row with %s is not read', (_, row) => {
  expect(() => readRow(row)).toThrow(RangeError);
});

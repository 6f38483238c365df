import { defined } from '#kernel/words/defined.ts';
/** A line that cannot be read: in a line of a ship, or in one of the Home Office; the columns of what is wrong, and what is said of it. */
export interface Unread {
  readonly line: 'ship' | 'office';
  readonly typed: string;
  readonly from: number;
  readonly to: number;
  readonly said: string;
  /** The line as it was perhaps meant. */
  readonly instead?: string;
}

type Row = readonly [typed: string, from: number, to: number, said: string, instead?: string];
const lines = (line: Unread['line'], rows: readonly Row[]): readonly Unread[] =>
  rows.map(([typed, from, to, said, instead]) => ({
    line,
    typed,
    from,
    to,
    said,
    ...defined({ instead }),
  }));

const mothership = 'LINK takes the race, the class and the number of a mothership, such as LINK A INT 1.';
const place = (code: string): string =>
  `${code} takes a hex, such as 1101, with its sector before it unless it is yours.`;
const takesPlace = [
  ...['FS', 'AF', 'US', 'DS', 'AL', 'SH', 'SV', 'SF', 'SJ', 'SC', 'SP', 'SM', 'SE', 'SL', 'LP', 'IR', 'IB'],
  ...['IS', 'IH', 'NA', 'DH'],
];
const takesNumber = ['BF', 'BP', 'BD', 'BT', 'BC', 'BM', 'BY', 'RL', 'PL'];
const long = (signs: number): string => 'x'.repeat(signs);

/** Each way in which a line cannot be read, by what is said of it; codes that are read alike have a row each. */
export const unread: readonly Unread[] = [
  ...lines('ship', [
    ['0101 0117', 6, 9, '0117 is not a hex: columns and rows go from 01 to 16.'],
    ['SWP7 0303', 1, 4, 'SWP takes a direction: 0 for the own hex, 1 to 6 for the neighbours.'],
    ['REPR RAD0', 6, 9, 'RAD takes a direction: 1 to 6 for the neighbours.'],
    ['BOMB', 1, 4, 'BOMB takes a hex of the same sector, such as BOMB 1402.'],
    ['MSNQ', 1, 4, 'MSN takes the letter of a mission, such as MSNP.'],
    ['LINK A INT', 1, 4, mothership],
    ['LINK A NONE 1', 1, 4, mothership],
    ['DISP 29', 6, 7, place('DISP')],
    ['DISP xx REPR', 6, 7, place('DISP')],
    ['BOMB REPR', 1, 4, 'BOMB takes a hex of the same sector, such as BOMB 1402.'],
    ['GLOX', 1, 4, 'GLO takes the letter of an officer, or P for a Prime Team, such as GLOM.'],
    ['FLO', 1, 3, 'FLO takes the letter of an officer, or P for a Prime Team, such as FLOM.'],
    ['0102 hello', 6, 10, 'HELLO is neither a hex nor a ship order.'],
    ['0102 REPAIR', 6, 11, 'REPAIR is neither a hex nor a ship order.', '0102 REPR'],
  ]),
  ...lines('office', [
    ['XX', 1, 2, 'XX is not an extra order.'],
    ['US 62 1101 DS 62 1101', 18, 21, 'One line has one order.'],
    ...takesPlace.map((code): Row => [code, 1, 2, place(code)]),
    ...takesPlace.map((code): Row => [`${code} 62 1701`, 7, 10, place(code)]),
    ...takesNumber.map((code): Row => [`${code} 0`, 4, 4, `${code} takes EP, such as ${code} 100.`]),
    ...['PS', 'AA'].map((code): Row => [
      `${code} F`,
      1,
      2,
      `${code} takes the letter of a race and the class of a ship, such as ${code} F POL.`,
    ]),
    ['PS F ABCDEFGHIJKL', 6, 17, 'No ship is called F-ABCDEFGHIJ.'],
    ['PS F POL WG', 10, 11, 'WG takes the number of a Warp Gate, such as WG 2.'],
    [`PS F POL ${long(21)}`, 10, 30, 'A name has at most 20 characters.'],
    ['PR 5', 4, 4, 'PR takes the letter of a race, such as PR F.'],
    ['CP F', 1, 2, 'CP takes the letters of two races, such as CP F K; U stands for none.'],
    ['P% x', 4, 4, 'P% takes a percentage from 90 to 250, or 0, such as P% 125.'],
    ['RA 5', 4, 4, 'RA takes the letter of a race, PRIMARY or ALL, such as RA F.'],
    ['FS 62 1101', 1, 2, 'FS takes a hex and EP, such as FS 0509 200.'],
    [`FS 62 1101 300 0 0 ${long(21)}`, 20, 40, 'A name has at most 20 characters.'],
    ['FA x', 4, 4, 'FA takes EP for each site, such as FA 50.'],
    ['FA 50 SECT', 7, 10, 'SECT takes a sector of two digits, such as SECT 11.'],
    ['FA 50 TERR', 7, 10, 'TERR takes the code of a terrain, such as TERR DA.'],
    ['FA 50 TERR QQ', 12, 13, 'TERR takes the code of a terrain, such as TERR DA.'],
    ['FA 50 MAX', 7, 9, 'MAX takes points, such as MAX 300.'],
    ['FA 75 50', 7, 8, 'FA has no such parameter: SECT, TERR or BASE, then MAX, then MAJO or MINO.'],
    ['AF 62 1101', 1, 2, 'AF takes a hex and fighters, such as AF 1209 10.'],
    ['AL 62 1101 X', 12, 12, 'AL takes a hex and the letter of an officer, such as AL 01 0515 E.'],
    ['SX 5', 4, 4, 'SX takes a sector of two digits, such as SX 45.'],
    [
      'SL 15 0102 100',
      1,
      2,
      'SL takes the hex of a base, drones and the hex of a site, such as SL 15 0102 100 0504.',
    ],
    ['IB 62 1101 O', 1, 2, 'IB takes a hex, then race and class of a ship to blame, such as IB 1101 O LR.'],
    ['IS 62 1101', 1, 2, 'IS takes a hex and EP, such as IS 1101 300.'],
    ['LB x', 4, 4, 'LB takes a sector of two digits, such as LB 35, or nothing for none.'],
    ['ES 233', 1, 2, 'ES takes the number of a Corporation and a code from 1 to 12: ES 233 8.'],
    ['AC x', 4, 4, 'AC takes the number of a Corporation, such as AC 233, or 0 for nobody.'],
    ['DC', 1, 2, 'DC takes the number of a Corporation, such as DC 998, or 0 for nobody.'],
    ['CT 5', 1, 2, 'CT takes the numbers of two tactics, of attack and of defense: CT 5 3.'],
    ['CT 5 x', 6, 6, 'CT takes the numbers of two tactics, of attack and of defense: CT 5 3.'],
    ['AF 62 1101 ten', 12, 14, 'AF takes a hex and fighters, such as AF 1209 10.'],
    ['FA 50 SECT x', 12, 12, 'SECT takes a sector of two digits, such as SECT 11.'],
    ['FA 50 MAX x', 11, 11, 'MAX takes points, such as MAX 300.'],
    ['BF ten', 4, 6, 'BF takes EP, such as BF 100.'],
    ['A% +5', 4, 5, 'A% takes a percentage without a sign, such as A% 100.'],
    ...['RO', 'RM', 'VT'].map((code): Row => [code, 1, 2, `${code} takes ON or OFF.`]),
    ['BO 11', 4, 5, 'BO takes 1 to 10 lines, PERM or OFF, such as BO 5.'],
    [
      'NA F PC 0 "Loser"',
      9,
      9,
      'NA takes the race, the class and the number of a ship, such as NA F PC 1 "Loser".',
    ],
    ['NA CORP', 1, 2, 'NA takes a name last, such as NA CORP "Home Fleet".'],
    [`NA CORP ${long(21)}`, 9, 29, 'This can have at most 20 characters.'],
    ['NH "USSRXY"', 4, 11, 'This can have at most 5 characters.'],
    [`CM ${long(91)}`, 4, 94, 'This can have at most 90 characters.'],
    [`PI ${long(91)}`, 4, 94, 'This can have at most 90 characters.'],
    [`PH ON ${long(91)}`, 7, 97, 'This can have at most 40 characters.'],
    ['PH 555', 4, 6, 'PH takes ON or OFF, then a number, such as PH ON (513)555-3902.'],
    [
      'ME SHIP 7 "Hello"',
      9,
      9,
      'ME takes whom it is for: ALL, the number of a Corporation, or SECT or SHIP with a sector, such as ME SECT 15.',
    ],
    [`ME ALL ${long(91)}`, 8, 98, 'This can have at most 90 characters.'],
    ['TE FP', 1, 2, 'TE takes two of PE, OR, DC and FP, and how much of the first, such as TE FP DC 50.'],
  ]),
];

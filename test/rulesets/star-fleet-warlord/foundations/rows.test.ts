import { expect, test } from 'vitest';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { ItemKind } from '#rulesets/star-fleet-warlord/model/ship.ts';
import { itemKinds, officerLetters } from '#rulesets/star-fleet-warlord/model/ship.ts';
import { readExtra, readSlots, written } from '#rulesets/star-fleet-warlord/sheet/typed.ts';
import { crewPercent } from '#rulesets/star-fleet-warlord/combat/terms.ts';
import { modified } from '#rulesets/star-fleet-warlord/combat/factors.ts';
import { levelOf } from '#rulesets/star-fleet-warlord/ships/ships.ts';
import { ordersOfBase } from '#rulesets/star-fleet-warlord/scans/starbases.ts';
import { builders } from '#rulesets/star-fleet-warlord/market/builders.ts';
import * as combat from '#rulesets/star-fleet-warlord/combat/itemFigures.ts';
import { tactics } from '#rulesets/star-fleet-warlord/combat/tactics.ts';
import * as figures from '#rulesets/star-fleet-warlord/model/figures.ts';
import { firstPfYear, itemSales } from '#rulesets/star-fleet-warlord/items/table.ts';
import { people, siteFee, teamYears } from '#rulesets/star-fleet-warlord/ships/people.ts';
import { missions } from '#rulesets/star-fleet-warlord/ships/list/missions.ts';
import { siteKinds } from '#rulesets/star-fleet-warlord/galaxy/sites.ts';

/* Rows of the book's tables, written down once more from its text, a line each. */

test('S-9.10: bases: points, and Starbase orders without and with a Science Officer (SFW 3428, 4059, 6974)', () => {
  const orders = (points: number): string =>
    ['', 'S'].map((officers) => ordersOfBase({ points, officers })).join('/');
  expect(figures.bases.map(({ name, points }) => `${points} ${name} ${orders(points)}`).toReversed()).toEqual(
    [
      '200 Base Station 0/0',
      '300 Battle Station 0/1',
      '600 Starbase 1/1',
      '1000 Warbase 1/2',
      '2000 Megabase 2/3',
    ],
  );
});

test('tactics: who is good and bad at each (SFW 6984)', () => {
  const rows = (['attack', 'defense'] as const).flatMap((posture) =>
    tactics[posture].map(
      ({ name, best, worst }, at) =>
        `${posture} ${at} ${name} ${[...best].sort().join('')}/${[...worst].sort().join('')}`,
    ),
  );
  expect(rows).toEqual([
    ...[
      'attack 0 Basic /',
      'attack 1 Overrun DLO/IKST',
      'attack 2 Knife-Fighting K/W',
      'attack 3 Sniping F/R',
    ],
    ...['attack 4 Echelon I/XZ', 'attack 5 Oblique RX/DL', 'attack 6 Ballet G/F', 'attack 7 Minelaying A/G'],
    ...['attack 8 Cautious TZ/HO', 'attack 9 Mizia HSW/A', 'defense 0 Basic /', 'defense 1 Retrograde F/DL'],
    ...['defense 2 Sit & Spin W/AFX', 'defense 3 Minelaying R/Z', 'defense 4 Overrun DHO/KST'],
    ...['defense 5 In & Out ALS/I', 'defense 6 Station Keeping KX/O', 'defense 7 Wagon Train IT/H'],
    ...['defense 8 Ballet G/W', 'defense 9 Directed Damage Z/GR'],
  ]);
});

test('crews: percent by level, of new ships, and how they learn (SFW 2694, 2701, 2715, 2727, 2908)', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(crewPercent)).toEqual([-50, -20, -10, 0, 10, 20, 30, 40, 50, 60]);
  expect(figures.firstCrews).toEqual({ F: 4, X: 5 });
  expect(figures.experience).toEqual({ ships: 33, forts: 25, last: 10, team: 50, teamLast: 25 });
});

test('damage: bands of a quarter, what they take of factors (SFW 1069, 1078)', () => {
  const bands = [0, 1, 25, 26, 50, 51, 75, 76, 100, 101].map((damage) => levelOf(damage, 100));
  expect(bands).toEqual(['', 'L', 'L', 'M', 'M', 'H', 'H', 'C', 'C', 'X']);
  // A third, 40 %, half and two thirds of 300.
  expect((['L', 'M', 'H', 'C'] as const).map((level) => modified(300, 0, level))).toEqual([
    200, 180, 150, 100,
  ]);
});

test('espionage: cost and year of each code (SFW 4491)', () => {
  const rows = inOrder(figures.espionage.codes).map(([code, row]) => `${code} ${row?.percent} ${row?.from}`);
  expect(rows.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))).toEqual([
    ...['1 20 170', '2 20 170', '3 20 170', '4 20 170', '5 20 170', '6 20 170', '7 40 170', '8 40 170'],
    ...['9 40 170', '10 150 170', '11 75 170', '12 20 174'],
  ]);
  expect(figures.espionage).toMatchObject({ fallen: 25, counter: { from: 169, percent: 20 } });
});

test('officers: what ships and sites pay for them, and how they die (SFW 1679, 2773, 6934)', () => {
  const rows = inOrder(people).map(
    ([letter, { name, percent, sites }]) =>
      `${letter} ${name} ${percent} ${[...(sites ?? [])].sort().join('+')}`,
  );
  expect(rows.sort()).toEqual([
    ...[
      'A Ace Pilot 20 dc+fp',
      'C Captain 75 ',
      'D Doctor 20 fp+pe',
      'E Engineer 20 dc+or',
      'M Marine Major 20 fp+or',
    ],
    ...[
      'N Navigator 20 dc+pe',
      'P Prime Team 100 ',
      'S Science Officer 20 or+pe',
      'W Weapons Officer 20 dc+pe',
    ],
  ]);
  expect([siteFee, figures.officerDeaths, teamYears]).toEqual([
    100,
    { H: 25, C: 75 },
    { first: 170, every: 10 },
  ]);
  expect([...officerLetters].sort().join('')).toBe('ACDEMNSW');
});

test('items: order, price and strength of each, and what becomes of it in terrain (SFW 2583 to 2690, 3631)', () => {
  const strength = (kind: ItemKind): number =>
    (combat.itemStrength as Readonly<Partial<Record<ItemKind, number>>>)[kind] ?? 0;
  expect(
    itemKinds.map((kind) => `${itemSales[kind].code} ${itemSales[kind].price} ${strength(kind)}`).sort(),
  ).toEqual([...['BC 3 2', 'BD 1 1', 'BF 5 4', 'BM 4 0', 'BP 20 15', 'BT 4 3', 'BY 15 0']]);
  expect(firstPfYear).toBe(180);
  expect([
    combat.strikeBonus,
    combat.officerBonus,
    combat.firstStrike,
    combat.mrs,
    combat.pfAbsorbs,
    combat.teamCommandos,
  ]).toEqual([
    ...[
      1,
      { fighters: 1, pfs: 3, commandos: 1 },
      { least: 2, most: 5 },
      { percent: 15, each: 1, last: 4 },
      6,
      5,
    ],
  ]);
  const works = (code: string): string =>
    (['fighters', 'pfs', 'drones', 'commandos', 'bombs', 'mrs'] as const)
      .map((kind) => combat.itemIn(code, kind) ?? 'on')
      .join(' ');
  expect(
    ['NO', 'SN', 'NE', 'IS', 'NF', 'AZ', 'HZ', 'MO', 'AF', 'GP'].map((code) => `${code} ${works(code)}`),
  ).toEqual([
    'NO off off off off off off',
    'SN off off off off off off',
    'NE off on half off off off',
    'IS off on on on off off',
    'NF off absorb off on on off',
    'AZ off on off off off off',
    'HZ on on on off on on',
    'MO on on on off on on',
    'AF on on on on on on',
    'GP on on on on on on',
  ]);
});

test('missions: crews they take, who may not, and what they add by size (SFW 6499)', () => {
  const rows = inOrder(missions).map(([letter, { crew, notOrions, adds }]) =>
    [
      letter,
      ...(crew === undefined ? [] : [`${crew}+`]),
      ...(notOrions === true ? ['no O'] : []),
      ...(adds === undefined ? [] : [`${adds.what} ${adds.most.join(' ')}`]),
    ].join(' '),
  );
  expect(rows.sort()).toEqual([
    ...[
      'B',
      'D',
      'E',
      'F 9+',
      'H',
      'I',
      'K 7+ fighters 2 4 6 12 12 12',
      'L drones 4 8 12 16 24 24',
      'M bombs 4 4 4 6 6 10',
    ],
    ...[
      'N 8+ no O',
      'P pfs 1 2 4 6 6 6',
      'R spares 3 4 6 8 10 10',
      'S',
      'T commandos 2 3 4 6 8 8',
      'V fighters 2 4 6 12 12 12',
    ],
    ...['Y no O', 'Z 7+ no O'],
  ]);
});

test('orders: every code that the book prints is read, and written as it was (SFW 7247 to 7340, Appendix K)', () => {
  const slots =
    'ASSA CLOA COLL CURE DECC DECY FIX GARR GARX GETC GIVE GLOA FLOP GRAV LOGB MSNB NUKE PRSP REFT REPR REST SCRA SRVY SWP0 TRNG UPGR RAD3 0102';
  for (const code of slots.split(' ')) expect(readSlots(code).orders.map(written), code).toEqual([code]);
  const whole = ['BOMB 0102', 'DISP 11 0303', 'LINK A INT 1', 'SCAN TERR', 'SCAN SHIP', 'SCAN CLOA'];
  for (const line of whole) expect(readSlots(line).orders.map(written), line).toEqual([line]);
  const lines = [
    ...[
      'PS F CA',
      'FS 11 0303 100',
      'FA 50',
      'AF 11 0303 4',
      'AL 11 0303 A',
      'DS 11 0303',
      'US 11 0303',
      'BF 20',
      'BP 20',
      'BD 20',
    ],
    ...[
      'BT 20',
      'BC 20',
      'BM 20',
      'BY 30',
      'PR F',
      'CP F K',
      'AA F GSC',
      'RL 200',
      'PL 100',
      'AC 2',
      'DC 3',
      'CT 5 3',
    ],
    ...[
      'ME ALL "Hail"',
      'NA CORP "Heron"',
      'NH "USS"',
      'CM "Onward"',
      'PH ON 555',
      'PI "Write"',
      'BO 5',
      'RA ALL',
      'LB 35',
      'A% 100',
    ],
    ...['P% 120', 'RO ON', 'RM ON', 'VT ON', 'EC', 'ES 2 1', 'LP 11 0303', 'IR 11 0303', 'IH 11 0303', 'BB'],
  ];
  for (const line of lines) {
    const [order] = readExtra(line).orders;
    expect(order === undefined ? 'nothing' : written(order).split(' ')[0], line).toBe(line.split(' ')[0]);
  }
});

test('races: eighteen letters (SFW 264 to 745)', () => {
  expect(keysInOrder(builders).toSorted().join('')).toBe('ACDFGHIJKLMORSTWXZ');
});

test('the calendar: what begins and ends in which year (SFW 957 to 7551)', () => {
  expect({
    support: figures.support.from,
    racesListed: figures.raceListYears,
    counter: figures.espionage.counter.from,
    posts: figures.posts.from,
    loans: [figures.loans.last, figures.loans.interestFrom, figures.loans.called],
    graveyard: figures.graveyardYear,
    refit: figures.refit.from,
    aegis: figures.aegisFrom,
    changes: figures.changeRaceYears,
    pfs: firstPfYear,
    // Turns counted from Y166, with the lines of each.
    lines: figures.boughtLines.from,
    renamed: figures.lastNamingYear,
  }).toEqual({
    support: 167,
    racesListed: { first: 169, every: 12 },
    counter: 169,
    posts: 170,
    loans: [170, 170, 179],
    graveyard: 171,
    refit: 175,
    aegis: 175,
    changes: { first: 177, every: 12 },
    pfs: 180,
    lines: [
      { since: 5, lines: 5 },
      { since: 10, lines: 10 },
    ],
    renamed: 169,
  });
});

test('figures that stand in no table (SFW 122 to 4341)', () => {
  expect([
    figures.officeProduction,
    figures.officePoints,
    figures.firstFunds,
    figures.sectorBonus,
    figures.gateBounty,
  ]).toEqual([100, 200, 300, 100, 100]);
  expect([
    figures.firstStock,
    figures.attackPercents,
    figures.usualAttackPercent,
    figures.pricePercents,
  ]).toEqual([...[{ least: 31, most: 35 }, { least: 75, most: 150 }, 90, { least: 90, most: 250 }]]);
  expect([
    figures.mostOrders,
    figures.boughtLines.each,
    figures.boughtLines.package,
    figures.boughtLines.most,
  ]).toEqual([10, 24, 200, 10]);
  expect(figures.support).toMatchObject({
    perThousand: 25,
    each: { fighter: 5, pf: 20, commando: 10, team: 50 },
  });
  expect([
    figures.copySurcharge,
    figures.cloakSurcharge,
    figures.loans.stockTimes,
    figures.mostBought,
    figures.mostPrimaries,
    figures.raceChange,
  ]).toEqual([15, 15, 5, 20, 3, 100]);
  expect([
    figures.refit.percent,
    figures.upgrade.cost,
    figures.upgrade.percent,
    figures.improvement,
    figures.fortifying,
  ]).toEqual([...[20, 25, 10, { age: 15, percent: 10 }, { least: 10, refund: 25 }]]);
  expect([figures.posts.cost, figures.search, figures.logisticsBase.ep, combat.garrisonPoints]).toEqual([
    50,
    { cost: 25, post: 75 },
    100,
    { fighters: 20, pfs: 50 },
  ]);
  expect([figures.hearing.usual, figures.hearing.elsewhere]).toEqual([
    [1, 4],
    [1, 6],
  ]);
  expect(figures.longest).toMatchObject({ name: 20, text: 90, header: 5 });
  // The yield of a site, one resource with another, is much the same whatever its kind (SFW 2393).
  const least = siteKinds
    .filter(({ major }) => major)
    .map(({ production }) => Object.values(production).reduce((sum, range) => sum + range[0], 0));
  expect(least.every((sum) => sum >= 81 && sum <= 84)).toBe(true);
});

import type { GuideSheet } from '#kernel/lessons.ts';
import type { Row, Section } from '#kernel/presentation.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { capital, phrase } from '#kernel/words/phrase.ts';
import { baseTypes } from '../bases/types.ts';
import { everySeat, usualSheet } from '../map/sheets.ts';
import { officerNames } from '../officers/corps.ts';
import { titlesOfClasses } from '../ships/list/titles.ts';
import { merchantUnits } from '../trade/units.ts';
import { yardRows } from '../yards/rates.ts';

/* What stands for what in this game: on its pages, in orders and in reports. */

/** What is written, and what it means. */
type Entry = readonly [string, string];

const cell = (value: string): Row['cells'][string] => ({ value: phrase('{value}', { value }), sort: value });

const section = (title: string, entries: readonly Entry[]): Section => ({
  kind: 'table',
  title,
  empty: '',
  columns: [
    { key: 'short', label: 'Written', align: 'left' },
    { key: 'long', label: 'Meaning', align: 'left' },
  ],
  rows: entries.map(([short, long], at) => ({
    id: `${title} ${at + 1}`,
    spot: {},
    cells: { short: cell(short), long: cell(capital(long)) },
  })),
});

const figures: readonly Entry[] = [
  ['EP', 'economic points, the currency'],
  ['AF', 'attack factors'],
  ['DF', 'defense factors: what a ship can lose before it is destroyed'],
  ['17/17', 'attack factors, and defense factors'],
  ['BPV', 'basic point value: what a ship is worth in battle'],
  ['SC3', 'size class 3; smaller numbers are larger ships'],
  ['MCN', 'merging compatibility number: how well two empires become one'],
  ['EEP\u00a0=\u00a011\u00a0-\u00a03', 'turns of full war left before exhaustion'],
  ['SR', 'strategic reserve of the merchants'],
  ['Y165.2', 'the second half of the year 165, one turn'],
];

const squadrons: readonly Entry[] = [
  ['F01A', 'squadron 01 of the Federation, in its fleet A'],
  ['BASES-F4', 'the bases in hex F4'],
  ['CA, 2xDD', 'one CA and two DD'],
  ['6xGBDP', 'six GBDP that fight as one unit'],
  ['SC8', 'a ship SC with eight special sensors'],
  ['+SC4', 'with enhanced sensors'],
  ['D7p, D7g, D7o, D7co', 'with a poor crew, a green one, an outstanding one, or a computer'],
  ['D7u', 'with a normal crew that failed its training'],
  ['D7(-13DF)', 'it has lost 13 defense factors'],
  ['D7(crpl)', 'crippled'],
  ['D7 (shock)', 'in shock: needs an overhaul'],
  ['D7(23%)', 'being built, 23 % of it is done'],
  ['[F-S]', 'without its cargo'],
  ['C8V (8xZD)', 'with eight fighters of the type ZD aboard'],
  ['K01A> CA K24(3)', 'the squadron is in K24, and out of supply for three turns'],
  ['F4/2', 'the second yard in hex F4'],
  ['PF, PFL, PFS, INT', 'gunboats: standard ones, leaders, scouts, and interceptors'],
];

const yards: readonly Entry[] = keysInOrder(yardRows).map((kind) => [kind, yardRows[kind].name]);
const bases: readonly Entry[] = [...baseTypes.values()].map(({ hull, name }) => [hull, name]);
const classes: readonly Entry[] = titlesOfClasses;
const merchants: readonly Entry[] = [...merchantUnits].map(([unit, { name }]) => [unit, name]);
const officers: readonly Entry[] = inOrder(officerNames);
const empires: readonly Entry[] = everySeat.map((seat) => [usualSheet(seat).letter, usualSheet(seat).name]);

export const notation: GuideSheet = {
  id: 'gc-notation',
  name: 'the abbreviations',
  abbreviations: true,
  page: {
    title: phrase('Abbreviations and notation'),
    sections: [
      section('Figures', figures),
      section('Ships and squadrons', squadrons),
      section('Classes of ships', classes),
      section('Bases', bases),
      section('Yards and docks', yards),
      section('Merchants', merchants),
      section('Officers', officers),
      section('Empires', empires),
    ],
  },
};

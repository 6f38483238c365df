import { sumOf } from '#kernel/steps/fractions.ts';
import type { Term } from '../ships/factor.ts';
import type { Ship } from '../model/ship.ts';
import { mrs } from './itemFigures.ts';
import type { Posture } from './tactics.ts';
import { tacticPercent } from './tactics.ts';
import type { CombatEffect } from '../galaxy/effects.ts';
import { crewLevels } from '../model/figures.ts';
import { designOf } from '../ships/list/index.ts';
import { bothOf } from '../galaxy/terrain.ts';
import { hasVariant } from '../ships/ships.ts';
import type { Field, Works } from './field.ts';
import { hasOfficer } from '../ships/abilities.ts';
import { aboard, worksIn } from './items.ts';
import * as percents from './percents.ts';

type Row<T> = readonly [name: string, percent: (of: T, field: Field) => number];

/** Ten percent for each level from the usual; a crew of none halves the defense (SFW 2701). */
export const crewPercent = (crew: number): number => (crew === 0 ? -50 : 10 * (crew - crewLevels.usual));

const terrain = ({ hex }: Field, of: (combat: CombatEffect) => number): number =>
  sumOf(bothOf(hex).map(({ combat }) => of(combat)));
const ifSo = (so: boolean, percent: number): number => (so ? percent : 0);
const crewOf = ({ crew }: Ship, more: number): number => Math.min(crewLevels.best, crew + more);
const isOf = (ship: Ship, race: string): boolean => designOf(ship).race === race;
const banshees = ['M-BL', 'M-LBS', 'M-SBS'];
const hasMrs = (ship: Ship, { hex }: Field): boolean =>
  aboard(ship, 'mrs') > 0 && worksIn(hex, 'mrs') === 'on';

/** What both sides have alike. */
const common = (posture: Posture): readonly Row<Ship>[] => [
  ['crew', (ship, { boons }) => crewPercent(crewOf(ship, boons[posture].crew))],
  ['tactic', (ship, { tactics }) => tacticPercent(posture, tactics[posture], designOf(ship).race)],
  ['Weapons Officer', (ship) => ifSo(hasOfficer(ship, 'W'), percents.officers.weapons)],
];

const attackRows: readonly Row<Ship>[] = [
  ...common('attack'),
  ['Marine Major', (ship, { site }) => ifSo(site && hasOfficer(ship, 'M'), percents.officers.major)],
  ['race G against a site', (ship, { site }) => ifSo(site && isOf(ship, 'G'), percents.troops)],
  ['troops against a site', (ship, { site }) => ifSo(site && hasVariant(ship, 'T'), percents.troops)],
  ['swarm at a base', ({ design }, { base }) => ifSo(base && banshees.includes(design), percents.banshees)],
  ['laboratories', (ship, { monsters }) => ifSo(monsters && isOf(ship, 'F'), percents.laboratories)],
  ['surprise', (_, { surprise }) => ifSo(surprise, percents.surprise)],
  ['MRS', (ship, field) => ifSo(field.boons.attack.mrs && hasMrs(ship, field), mrs.percent)],
  ['terrain', (_, field) => terrain(field, ({ attack = 0, both = 0 }) => attack + both)],
  ['web caster', (ship, field) => (hasVariant(ship, 'W') ? terrain(field, ({ casters = 0 }) => casters) : 0)],
];

const defenseRows: readonly Row<Ship>[] = [
  ...common('defense'),
  ['race D at a site', (ship, { site }) => ifSo(site && isOf(ship, 'D'), percents.aegis)],
  ['aegis', (ship, { site, turn }) => ifSo(site && hasVariant(ship, 'A', { turn }), percents.aegis)],
  ['warned', (_, { warned }) => ifSo(warned, percents.warned)],
  ['MRS', (ship, field) => ifSo(hasMrs(ship, field), mrs.percent)],
  [
    'terrain',
    (ship, field) =>
      terrain(
        field,
        ({ both = 0, defense = 0, tholians = defense }) => both + (isOf(ship, 'T') ? tholians : defense),
      ),
  ],
];

const worksRows: readonly Row<Works>[] = [
  ['Weapons Officer', ({ officers }) => ifSo(officers.includes('W'), percents.fortification)],
  ['Marine Major', ({ officers }) => ifSo(officers.includes('M'), percents.fortification)],
  [
    'passive sensors',
    ({ passive, points }) => ifSo(passive && points >= percents.passivePoints, percents.fortification),
  ],
  ['terrain', (_, field) => terrain(field, ({ defense = 0 }) => defense)],
];

/** The percentages that are not 0. */
const summed = <T>(rows: readonly Row<T>[], of: T, field: Field): readonly Term[] =>
  rows
    .map(([name, percent]) => ({ name, percent: percent(of, field) }))
    .filter(({ percent }) => percent !== 0);

/** What changes the base factor of a ship that attacks, or defends (SFW 4592). */
export const termsOf = (posture: Posture, ship: Ship, field: Field): readonly Term[] =>
  summed(posture === 'attack' ? attackRows : defenseRows, ship, field);

/** What changes the defense of fortifications (SFW 4728). */
export const worksTerms = (works: Works, field: Field): readonly Term[] => summed(worksRows, works, field);

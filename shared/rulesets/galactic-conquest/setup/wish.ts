import { choiceField } from '#kernel/orders/fields.ts';
import type { WishForm } from '#kernel/beginning.ts';
import type { Field } from '#kernel/orders/form.ts';
import { lettered } from '../map/sheets.ts';
import type { Terms } from '../model/opening/purchase.ts';
import { usualArm } from './arm/generate.ts';
import { empiresOnArm } from './arm/size.ts';
import { mostSystems, mostTreasury } from './setup.ts';

/** The small map of two empires, of which little can be chosen. */
export interface SmallWish extends Elsewhere {
  readonly treasury: number;
}
/** Absent: these rules fight all battles. */
interface Elsewhere {
  readonly battles?: 'rules' | 'elsewhere';
}

/** A spiral arm, made by dice or the same for everybody. */
export interface ArmWish extends Elsewhere {
  readonly map: 'arm' | 'frozen';
  readonly empires: number;
  readonly sight: 'open' | 'double-blind';
  readonly treasury?: number;
  readonly year?: number;
  readonly majors?: number;
  readonly minors?: number;
  /** Absent: they stand on the map. */
  readonly navies?: 'given' | 'bought';
  readonly navy?: number;
  readonly poor?: number;
  readonly marine?: number;
  readonly police?: number;
}
export type Wish = SmallWish | ArmWish;

/** The most economic points that each empire can be granted. */
const mostNavy = 100_000;

/** When games begin (A7.10). */
export const usualYear = 150;

export const usualWish: ArmWish = { map: 'arm', empires: 6, sight: 'open' };

/** Empires for which a map has room. */
export const roomOn = (map: ArmWish['map']): number => (map === 'frozen' ? lettered : empiresOnArm.most);

const treasury: Field = {
  kind: 'number',
  name: 'treasury',
  label: 'Starting treasury, EP',
  least: 0,
  most: mostTreasury,
};
const systems = (name: 'majors' | 'minors', label: string): Field => ({
  kind: 'number',
  name,
  label,
  least: 0,
  most: mostSystems[name],
});
const sight = choiceField('sight', 'What empires know', {
  open: 'open map: everyone knows systems and borders',
  'double-blind': 'double-blind: each empire knows only what it has seen',
});

const navies = choiceField('navies', 'Navies', {
  given: 'standard: each empire begins with the same few squadrons',
  bought: 'bought in secret before the first turn (Z1)',
});

const battles = choiceField('battles', 'Battles', {
  rules: 'by the campaign rules',
  elsewhere: 'at a table, or flown in Federation Commander',
});

/** What an empire can spend where nothing else is said. OURS: the book leaves the amounts to the game master (Z1.10, Z1.200, Z2.20, Z2.50). */
export const usualTerms: Terms = { points: 2000, poor: 10, marine: 600, police: 120 };
/** The terms of the purchase that a wish names. */
export const termsOf = (wish: ArmWish): Terms => ({
  points: wish.navy ?? usualTerms.points,
  poor: wish.poor ?? usualTerms.poor,
  marine: wish.marine ?? usualTerms.marine,
  police: wish.police ?? usualTerms.police,
});
const amount = (name: string, label: string, most: number): Field => ({
  kind: 'number',
  name,
  label,
  least: 0,
  most,
});
/** What each empire can spend; only where navies are bought. */
const amounts: readonly Field[] = [
  amount('navy', 'EP for each navy', mostNavy),
  amount('poor', 'Poor crews, %', 100),
  amount('marine', 'EP for the merchants', mostNavy),
  amount('police', 'EP for police ships', mostNavy),
];

const fieldsOf = ({ map, navies: how }: ArmWish): Pick<WishForm, 'fields' | 'finer'> => ({
  fields: [
    { kind: 'number', name: 'empires', label: 'Empires', least: empiresOnArm.least, most: roomOn(map) },
    sight,
    navies,
    ...(how === 'bought' ? amounts : []),
  ],
  finer: [
    treasury,
    { kind: 'number', name: 'year', label: 'Year of the first turn', least: 1, most: 999 },
    ...(map === 'frozen'
      ? []
      : [
          systems('majors', 'Major systems of each empire'),
          systems('minors', 'Minor systems of each empire'),
        ]),
    ...(how === 'bought' ? [] : amounts),
    battles,
  ],
});

const amountsOf = ({ points, poor, marine, police }: Terms) => ({
  navy: points,
  poor: poor,
  marine: marine,
  police: police,
});

/** The fields of a wish. */
export function form(wish: Wish): WishForm {
  const set: WishForm['set'] = (name, value) => ({ ...wish, [name]: value });
  if (!('map' in wish))
    return { fields: [treasury, battles], values: { battles: 'rules', ...wish }, faults: [], set };
  // The map itself is the kind of beginning, and no field.
  const { map, ...chosen } = wish;
  return {
    ...fieldsOf(wish),
    values: {
      navies: 'given',
      battles: 'rules',
      ...amountsOf(termsOf(wish)),
      treasury: 0,
      year: usualYear,
      ...(map === 'frozen' ? {} : usualArm),
      ...chosen,
    },
    faults: [],
    set,
  };
}

import type { WishForm } from '#kernel/beginning.ts';
import type { Field } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { lettered } from '../map/sheets.ts';
import { usualArm } from './arm/generate.ts';
import { empiresOnArm } from './arm/size.ts';
import { mostSystems, mostTreasury } from './setup.ts';

/** The small map of two empires, of which only their treasury can be chosen. */
export interface SmallWish {
  readonly treasury: number;
}

/** A spiral arm, made by dice or the same for everybody. */
export interface ArmWish {
  readonly map: 'arm' | 'frozen';
  readonly empires: number;
  readonly sight: 'open' | 'double-blind';
  readonly treasury?: number;
  readonly year?: number;
  readonly majors?: number;
  readonly minors?: number;
}
export type Wish = SmallWish | ArmWish;

/** When games begin (A7.10). */
export const usualYear = 150;

export const usualWish: ArmWish = { map: 'arm', empires: 6, sight: 'open' };

/** Empires for which a map has room. */
export const roomOn = (map: ArmWish['map']): number => (map === 'frozen' ? lettered : empiresOnArm.most);

const treasury: Field = {
  kind: 'number',
  name: 'treasury',
  label: 'Treasury at the beginning',
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
const sight: Field = {
  kind: 'choice',
  name: 'sight',
  label: 'Map',
  choices: [
    { value: 'open', label: phrase('open: all know where systems and borders are') },
    { value: 'double-blind', label: phrase('double-blind: each knows only what they have seen') },
  ],
};

const fieldsOf = (map: ArmWish['map']): Pick<WishForm, 'fields' | 'finer'> => ({
  fields: [
    { kind: 'number', name: 'empires', label: 'Empires', least: empiresOnArm.least, most: roomOn(map) },
    sight,
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
  ],
});

/** The fields of a wish. */
export function form(wish: Wish): WishForm {
  const set: WishForm['set'] = (name, value) => ({ ...wish, [name]: value });
  if (!('map' in wish)) return { fields: [treasury], values: { ...wish }, faults: [], set };
  const { map } = wish;
  return {
    ...fieldsOf(map),
    values: { treasury: 0, year: usualYear, ...(map === 'frozen' ? {} : usualArm), ...wish },
    faults: [],
    set,
  };
}

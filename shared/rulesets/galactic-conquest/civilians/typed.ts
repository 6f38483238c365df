import { placeId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { hexName } from '../map/board.ts';
import type { Aim } from '../model/unrest/ruin.ts';
import { aims } from '../model/unrest/ruin.ts';
import { spoken } from '../spoken.ts';
import type { StrikeCivilians } from './order.ts';
import type { Rebuild } from './rebuild.ts';

const written: Readonly<Record<Aim, string>> = {
  base: 'Destroy the commercial base in',
  decimate: 'Decimate',
  annihilate: 'Annihilate',
};

const sentence = new RegExp(`^(${aims.map((aim) => written[aim]).join('|')}) ([a-z]{1,2}\\d{1,3})$`, 'i');

/** `Decimate D5` (C7.30); undefined for anything else. */
function strikeIn(text: string): Unnumbered<StrikeCivilians> | undefined {
  const [, verb, at = ''] = sentence.exec(text) ?? [];
  const aim = aims.find((one) => written[one].toLowerCase() === verb?.toLowerCase());
  return aim && { kind: 'strike-civilians', aim, place: placeId(`h${at.toLowerCase()}`) };
}

export const spokenStrikes = spoken<StrikeCivilians>({
  kinds: ['strike-civilians'],
  phrases: () => aims.map((aim) => `${written[aim]} `),
  read: strikeIn,
  write: ({ aim, place }) => `${written[aim]} ${hexName(place)}.`,
});

const rebuildLine = /^rebuild ([a-z]{1,2}\d{1,3}) by ([1-4]) years?$/i;

/** `Rebuild D5 by 2 years` (C7.32); undefined for anything else. */
function rebuildIn(text: string): Unnumbered<Rebuild> | undefined {
  const [whole, at = '', years] = rebuildLine.exec(text) ?? [];
  return whole === undefined
    ? undefined
    : { kind: 'rebuild', place: placeId(`h${at.toLowerCase()}`), years: Number(years) };
}

export const spokenRebuilding = spoken<Rebuild>({
  kinds: ['rebuild'],
  phrases: () => ['Rebuild '],
  read: rebuildIn,
  write: ({ place, years }) => `Rebuild ${hexName(place)} by ${years} ${years === 1 ? 'year' : 'years'}.`,
});

import type { Unnumbered } from '#kernel/game/plan.ts';
import { unitId } from '#kernel/words/ids.ts';
import { spoken } from '../spoken.ts';
import type { Flagship } from './flagship.ts';
import type { Regroup } from './regroup.ts';

const sentence = /^(?:(\S.*?)\s+)?to ([a-z]\d{2,3}[a-z])$/i;

/** `Regroup.....F5, F5 2 to K03A`, after its heading (OURS: the book prints none); undefined for anything else. */
function regroupIn(text: string): Unnumbered<Regroup> | undefined {
  const [, names, to] = sentence.exec(text) ?? [];
  if (to === undefined) return undefined;
  const ships = names === undefined ? [] : names.split(/\s*,\s*/);
  return { kind: 'regroup', ships, to: unitId(to.toLowerCase()) };
}

const regroupHeading = 'Regroup';

/** As `regroupIn` reads it. */
const regroupText = ({ ships, to }: Unnumbered<Regroup>): string =>
  `${regroupHeading}.....${[...(ships.length === 0 ? [] : [ships.join(', ')]), 'to', to.toUpperCase()].join(' ')}.`;

const naming = /^flagship = (\S{1,20}), (\S.{0,39})$/i;

/** `Flagship = D7, Saber`, a sentence of ours beside those of the book (A9.10); undefined for anything else. */
function flagshipIn(text: string): Unnumbered<Flagship> | undefined {
  const [named, hull = '', name = ''] = naming.exec(text) ?? [];
  return named === undefined ? undefined : { kind: 'flagship', hull, name };
}

/** As `flagshipIn` reads it. A dot would end the sentence: names are written without. */
const flagshipText = ({ hull, name }: Unnumbered<Flagship>): string =>
  `Flagship = ${hull}, ${name.replaceAll('.', '').trim()}.`;

export const spokenRegroup = spoken<Regroup>({
  kinds: ['regroup'],
  heading: regroupHeading,
  phrases: () => [`${regroupHeading}.....`],
  read: regroupIn,
  write: regroupText,
});

export const spokenFlagship = spoken<Flagship>({
  kinds: ['flagship'],
  phrases: () => ['Flagship = '],
  read: flagshipIn,
  write: flagshipText,
});

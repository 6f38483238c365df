import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pieces } from '#ui/language/say.ts';
import { root } from '../imports.ts';
import { areaTitles } from './areas.ts';
import { allTranslatable, type Translatable } from './translatable.ts';

type Language = Readonly<Record<string, string>>;

/** Prints how much of each area a language has, and unless `short` every text that it lacks, with where it stands first. */
export function printGaps(language: Language, short: boolean): void {
  const areas = Map.groupBy(allTranslatable(), ({ area }) => area);
  let [has, all] = [0, 0];
  for (const area of areaTitles) {
    const places = new Map((areas.get(area) ?? []).toReversed().map(({ key, at }) => [key, at]));
    const lacks = [...places].filter(([key]) => !Object.hasOwn(language, key)).reverse();
    [has, all] = [has + places.size - lacks.length, all + places.size];
    if (places.size === 0) continue;
    console.log(`${short ? '' : '\n'}${area}: ${places.size - lacks.length} of ${places.size}`);
    if (!short) for (const [key, at] of lacks) console.log(`${at}\t${key.replaceAll('\n', String.raw`\n`)}`);
  }
  console.log(`\n${has} of ${all} texts`);
}

/** Keys of a language that are no text of the program any more. */
export function staleKeys(language: Language, all: readonly Translatable[]): readonly string[] {
  const known = new Set(all.map(({ key }) => key));
  return Object.keys(language).filter((key) => !known.has(key));
}

/** Takes the stale keys out of the file of a language, and names them. */
export function takeOutStale(name: string, language: Language): void {
  const stale = new Set(staleKeys(language, allTranslatable()));
  const kept = Object.entries(language).filter(([key]) => !stale.has(key));
  writeFileSync(
    join(root, `assets/languages/${name}.json`),
    `${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`,
  );
  for (const key of stale) console.log(key);
  console.log(`\n${stale.size} taken out`);
}

const hole = /\{(\w+)/g;
const named = (text: string): string =>
  [...new Set([...text.matchAll(hole)].map(([, name]) => name))].sort().join(' ');

/** What a sentence has in each of its pieces: a link, a key or stress cuts it, and what is filled in stays in its piece. */
const shape = (text: string): string =>
  text
    .split(/(<\/?\d>)/)
    .map((piece, at) => (at % 2 === 1 ? piece : named(piece)))
    .join('');

/**
 * Whether spaces at the ends of each piece are right. Where the English piece has one, it is the component's, and the translation has it too; a
 * piece of spaces and what is filled in alone is nothing to translate.
 */
const isSpacedLike = (key: string, text: string): boolean => {
  const [all, said] = [pieces(key), pieces(text)];
  return (
    all.length === 1 ||
    all.every((piece, at) => {
      const other = said[at] ?? '';
      if (piece.replaceAll(/\{\w+\}/g, '').trim() === '') return piece === other;
      return (
        (!piece.startsWith(' ') || other.startsWith(' ')) && (!piece.endsWith(' ') || other.endsWith(' '))
      );
    })
  );
};

/** Translations that do not fill in what their key fills in, or have its elements or the spaces around them otherwise. */
export const misshapen = (language: Language): readonly string[] =>
  Object.entries(language)
    .filter(([key, text]) => shape(key) !== shape(text) || text.trim() === '' || !isSpacedLike(key, text))
    .map(([key, text]) => `${key} → ${text}`);

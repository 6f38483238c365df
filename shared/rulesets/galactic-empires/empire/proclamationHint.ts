import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';

/** Percentages and counts beyond which a text looks typed for the money alone. OURS: no rule, but a hint for the game master. */
const odd = { letters: 60, fewVowels: 15, manyVowels: 75, distinctWords: 35, longWord: 25, run: 6 } as const;
const vowels = /[aeiouyæøœаеёиоуыэюяαεηιουω]/gu;

/**
 * What a game master may want to know before they judge a proclamation (GE 91, 954): that it is short, looks like gibberish, or was
 * issued before. Undefined where nothing stands out. Whether a text is suitable, only a person can tell.
 */
export function proclamationHint(
  text: string,
  shortest: number,
  earlier: readonly string[],
): Phrase | undefined {
  const plain = plainText(text);
  if (text.trim().length < shortest)
    return phrase('It has {length} characters; below {shortest} it counts as too short.', {
      length: text.trim().length,
      shortest,
    });
  if (earlier.some((one) => plainText(one) === plain))
    return phrase('The same words were proclaimed before.');
  return looksTyped(plain) ? phrase('It looks like gibberish: read it before you judge.') : undefined;
}

const plainText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim();

function looksTyped(plain: string): boolean {
  const letters = plain.match(/\p{L}/gu)?.length ?? 0;
  const signs = plain.replace(/ /g, '').length;
  const words = plain.match(/[\p{L}\p{N}']+/gu) ?? [];
  const share = (part: number, of: number): number => (of === 0 ? 0 : (part * 100) / of);
  if (share(letters, signs) < odd.letters || new RegExp(`(\\p{L})\\1{${odd.run - 1}}`, 'u').test(plain))
    return true;
  if (
    words.some((word) => word.length > odd.longWord) ||
    (words.length >= 8 && share(new Set(words).size, words.length) < odd.distinctWords)
  )
    return true;
  // Vowels are counted only in scripts that write them as separate letters.
  const spelled = plain.match(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/gu)?.length ?? 0;
  const spoken = share(plain.match(vowels)?.length ?? 0, spelled);
  return spelled * 2 > letters && (spoken < odd.fewVowels || spoken > odd.manyVowels);
}

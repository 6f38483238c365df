import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsOf } from '#ui/language/build/plugin.ts';
import { root } from '../imports.ts';
import { areaOf } from './areas.ts';
import { worded } from '#ui/language/worded.ts';
import { isPrinted, sourceFiles } from './listed.ts';
import { textsOf as wordsIn } from './textsOf.ts';

/** A text that a language may have, in one of its areas; `key` is what the language has it by. */
export interface Translatable {
  readonly area: string;
  readonly key: string;
  /** `file:line` */
  readonly at: string;
}

const ofPage = /^src-renderer\/(?!language\/)/;

/** The texts of one file that a language may have: those of the page by their keys, elsewhere phrases and constants. */
export function translatableIn(file: string, source: string): readonly Translatable[] {
  if (!ofPage.test(file)) return ofRules(file, source);
  const area = areaOf(file, { line: 0, text: '', as: '' });
  return textsOf(file, source).texts.flatMap(({ key, start }) =>
    area === undefined ? [] : [{ area, key, at: `${file}:${source.slice(0, start).split('\n').length}` }],
  );
}

/** Phrases, and plain texts of what rules draw. What is put together of pieces (`…`) has no key. */
const ofRules = (file: string, source: string): readonly Translatable[] =>
  wordsIn(file, source).flatMap((one) => {
    const isWord = worded.has(one.as.replace(/^.*: /, '')) && /\p{L}{2}/u.test(one.text);
    const area = isWord || isPrinted(one) ? areaOf(file, one) : undefined;
    return area === undefined || /…\S|\S…\S/.test(one.text)
      ? []
      : [{ area, key: one.text.trim(), at: `${file}:${one.line}` }];
  });

/** Every text that a language may have. */
export const allTranslatable = (): readonly Translatable[] =>
  sourceFiles().flatMap((file) => translatableIn(file, readFileSync(join(root, file), 'utf8')));

import { base64 } from '@scure/base';
import { gzipSync, strToU8 } from 'fflate';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { digestOf } from '../digest.ts';
import { textsOfComponent } from './component.ts';
import { type Found, looksUp } from './found.ts';
import { textsOfModule } from './script.ts';

const ours = /\/src-renderer\/(?!language\/)(?:.*)\.(svelte|ts)$/;
const phrases = '#kernel/words/phrase.ts';

/** The module that holds a language (`#ui/language/languages.ts`); the page has it packed, as most players never ask for it. */
const packedLanguage = /^\0?virtual:language\/(\w+)$/;

/**
 * Turns the texts of the page into look-ups, as far as some language has them, and hands the page the phrases of the language instead of the
 * kernel's: so no source says how it is translated.
 */
export function translated(languages: Readonly<Record<string, Readonly<Record<string, string>>>>): Plugin {
  const known = new Set(Object.values(languages).flatMap((texts) => Object.keys(texts)));
  return {
    name: 'translated',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (packedLanguage.test(source)) return `\0${source}`;
      if (source !== phrases || importer === undefined || !ours.test(withoutQuery(importer))) return null;
      return this.resolve('#ui/language/phrase.ts', importer);
    },
    load(id) {
      const name = packedLanguage.exec(id)?.[1];
      return name === undefined ? null : `export default ${JSON.stringify(packed(languages[name] ?? {}))};`;
    },
    transform(code, id) {
      if (!ours.test(id)) return null;
      const { texts, script } = textsOf(id, code);
      const wanted = texts.filter(({ key, edits }) => edits.length > 0 && known.has(key));
      return wanted.length === 0 ? null : rewritten(code, wanted, script);
    },
  };
}

/** Texts as gzip in base64: a list in JSON, first the digests of all their keys, one after another, and then the texts. */
const packed = (texts: Readonly<Record<string, string>>): string => {
  const digests = Object.keys(texts).map(digestOf).join('');
  return base64.encode(
    gzipSync(strToU8(JSON.stringify([digests, ...Object.values(texts)])), { level: 9, mtime: 0 }),
  );
};

const withoutQuery = (id: string): string => id.replace(/\?.*$/, '');

/** The texts of a file of the page. */
export const textsOf = (
  file: string,
  source: string,
): { texts: readonly Found[]; script: number | undefined } =>
  file.endsWith('.svelte') ? textsOfComponent(source) : { texts: textsOfModule(source), script: 0 };

function rewritten(code: string, texts: readonly Found[], script: number | undefined) {
  const made = new MagicString(code);
  for (const { edits } of texts)
    for (const { start, end, text } of edits)
      if (start === end) made.appendLeft(start, text);
      else made.overwrite(start, end, text);
  const { whole, piece } = looksUp;
  const line = `import { say as ${whole}, sayPiece as ${piece} } from '#ui/language/say.ts';`;
  if (script === undefined) made.prepend(`<script lang="ts">${line}</script>`);
  else made.appendLeft(script, line);
  return { code: made.toString(), map: made.generateMap({ hires: 'boundary' }) };
}

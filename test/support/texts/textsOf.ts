import { textsOfComponent } from './ofComponent.ts';
import { textsOfScript } from './ofScript.ts';
import type { Text } from './text.ts';

/** The texts of one source: literals and templates of a script, words and attributes of a component, the prose of a page. */
export function textsOf(file: string, source: string): readonly Text[] {
  if (file.endsWith('.svelte')) return textsOfComponent(source);
  return file.endsWith('.md') ? ofPage(source) : textsOfScript(source);
}

/** Lines of a page, without what stands between backquotes. */
function ofPage(source: string): readonly Text[] {
  const prose = source
    .replace(/```[\s\S]*?```/g, (code) => code.replace(/[^\n]+/g, ''))
    .replace(/`[^`\n]*`/g, '`');
  return prose.split('\n').map((text, at) => ({ line: at + 1, text, as: 'page' }));
}

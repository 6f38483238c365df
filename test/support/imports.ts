import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** One import line: the importing file, and what it names, both from the project's folder. */
export interface ImportLine {
  readonly from: string;
  /** A path such as `shared/kernel/ids.ts`, `node:fs`, or `npm:konva/lib/Core.js`. */
  readonly target: string;
}

const subpaths: Readonly<Record<string, string>> = {
  '#kernel': 'shared/kernel',
  '#rulesets': 'shared/rulesets',
  '#contract': 'shared/contract',
  '#main': 'src-main',
  '#ui': 'src-renderer',
  '#test': 'test',
};
const line =
  /^\s*(?:import|export)\b[^'";]*?\bfrom\s*['"]([^'"]+)['"]|\b(?:import|require)\s*\(\s*['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]/gm;

/** Where an import specifier leads, seen from the file that holds it. */
export function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  if (specifier.startsWith('node:')) return specifier;
  const [head = '', ...rest] = specifier.split('/');
  const folder = subpaths[head];
  return folder === undefined ? `npm:${specifier}` : posix.join(folder, ...rest);
}

/** The import lines of one source text: static, dynamic, re-exports and type imports alike. */
export function importsIn(from: string, text: string): readonly ImportLine[] {
  return [...text.matchAll(line)].map((found) => ({
    from,
    target: resolve(from, found[1] ?? found[2] ?? found[3] ?? ''),
  }));
}

/** Every source file under some folders, as a path from the project's folder. */
export function sources(folders: readonly string[]): readonly string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).map((entry) =>
        entry.isFile()
          ? posix.join(entry.parentPath.slice(root.length + 1).replaceAll('\\', '/'), entry.name)
          : '',
      ),
    )
    .filter((path) => /\.(ts|svelte|mjs|js)$/.test(path) && !path.includes('node_modules/'))
    .sort();
}

/** Every import line of the product and its tests. */
export function allImports(): readonly ImportLine[] {
  return sources(['shared', 'src-main', 'src-renderer', 'test']).flatMap((path) =>
    importsIn(path, readFileSync(join(root, path), 'utf8')),
  );
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Notebook } from '#contract/player/notebook.ts';
import { notebookFile } from '#main/services/library/places.ts';

/** What the one player of a library noted, as it is on disk; undefined while they have noted nothing. */
export function notebookIn(library: string): Notebook | undefined {
  const [path] = globSync(join(library, '**', notebookFile));
  return path === undefined
    ? undefined
    : (JSON.parse(readFileSync(path, 'utf8')) as { readonly notebook: Notebook }).notebook;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../support/imports.ts';

/** A page for whoever works on the program or runs it: every README, and the few beside them. */
export interface Page {
  readonly path: string;
  /** The folder it lies in, with a slash behind it; empty for the top one. */
  readonly folder: string;
  readonly text: string;
}

const made = /(^|\/)(node_modules|dist|release|artefacts|\.git|\.svelte-check)(\/|$)/;

/** Every file and folder of the tree, folders with a slash at their end, without what is made or installed. */
export const everything: readonly string[] = below('');

function below(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    if (made.test(path)) return [];
    return entry.isDirectory() ? [`${path}/`, ...below(`${path}/`)] : [path];
  });
}

export const pages: readonly Page[] = everything
  .filter((path) => /(^|\/)(README|SECURITY|RELEASING|SCENARIOS)\.md$/.test(path))
  .map((path) => ({
    path,
    folder: path.replace(/[^/]+$/, ''),
    text: readFileSync(join(root, path), 'utf8'),
  }));

/** The text without what is shown as typed or printed. */
export const prose = (text: string): string => text.replace(/^```[^]*?^```/gm, '');

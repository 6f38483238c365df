import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../imports.ts';

const read = (file: string): string =>
  existsSync(join(root, 'test', file)) ? readFileSync(join(root, 'test', file), 'utf8') : '';

/**
 * Whether a file of tests, from the folder of tests, has a test of this title, or a step of a scenario, long ones too: as they stand in the source, between quotes,
 * right after the name of the function.
 */
export const hasTest = (file: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) =>
    new RegExp(
      `\\b(?:test|it|step|longTest)(?:\\.long)?(?:\\.each\\([^]*?\\))?\\(\\s*${quote}${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${quote}`,
    ).test(read(file)),
  );

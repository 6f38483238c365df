import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '#kernel/game/game.ts';
import type { CaseFile } from '../cases/caseFile.ts';
import { caseFilesIn } from '../cases/files.ts';
import { oncePer } from '../cases/oncePer.ts';
import { readCase } from '../cases/runFile.ts';
import { root } from '../imports.ts';
import type { TestKit } from './testKit.ts';

/** Where the tests of a ruleset and its cases are, from the project's folder. */
export const testsOf = ({ ruleset }: TestKit<Game>): string => `test/rulesets/${ruleset.id}`;
export const casesOf = (kit: TestKit<Game>): string => `${testsOf(kit)}/cases`;

/** Every case of a ruleset, by its file; read once. */
export const kitCases = oncePer((kit: TestKit<Game>): ReadonlyMap<string, CaseFile> => {
  const folder = join(root, casesOf(kit));
  const files = existsSync(folder) ? caseFilesIn(folder) : [];
  return new Map(
    files.map((file) => [file, readCase(readFileSync(join(folder, file), 'utf8'), join(folder, file))]),
  );
});

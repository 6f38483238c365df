import { readdirSync } from 'node:fs';

const isCase = (file: string): boolean => /\.case(\.json)?$/.test(file);

/** Case files of a folder and those inside it, from there, in order. */
export const caseFilesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isCase).sort();

/** Case files that lie in a folder itself. */
export const caseFilesOf = (folder: string): readonly string[] => readdirSync(folder).filter(isCase).sort();

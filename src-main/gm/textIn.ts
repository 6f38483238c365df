import { unreadable } from '#contract/refusals/commandLine.ts';
import { files } from './openGame.ts';
import { Stop, must } from './io.ts';

/** The text in a file. Refused: one whose letters are not told for certain, such as one in Latin-1. */
export const textIn = async (path: string, most: number): Promise<string> =>
  textOf(must(await files.read(path, most)), path);

/** The text that these bytes are: UTF-8, or UTF-16 where a mark says so; without the mark. `path`: where they are from. */
export function textOf(bytes: Uint8Array, path: string): string {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = !isWide ? 'utf-8' : bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Stop([unreadable('not-utf-8', { path })]);
  }
}

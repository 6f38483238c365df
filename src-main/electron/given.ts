import { basename, isAbsolute, join } from 'node:path';

/** Our files among the arguments of a start: `.new`, `.orders` and `.upgrade` files that were double-clicked or named. */
export function givenFiles(args: readonly string[], folder: string): readonly string[] {
  return args
    .filter((arg) => !arg.startsWith('-') && /\.(new|orders|upgrade)$/i.test(basename(arg)))
    .map((arg) => (isAbsolute(arg) ? arg : join(folder, arg)));
}

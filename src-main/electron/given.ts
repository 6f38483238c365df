import { basename, isAbsolute, join } from 'node:path';

/** The turn files among the arguments of a start: `.new` and `.orders` files that were double-clicked or named. */
export function givenFiles(args: readonly string[], folder: string): readonly string[] {
  return args
    .filter((arg) => !arg.startsWith('-') && /\.(new|orders)$/i.test(basename(arg)))
    .map((arg) => (isAbsolute(arg) ? arg : join(folder, arg)));
}

import { join } from 'node:path';
import type { Of } from '#kernel/codec/codec.ts';
import type { stray } from '#contract/player/turns.ts';
import { seenFile, type SeenFile } from '#kernel/files/envelope.ts';
import { inOpeningOrder } from '#kernel/files/openingOrder.ts';
import { restored } from '#kernel/files/restored.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Files, Folders } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import { largestFile } from '../turnFiles.ts';
import { forgottenFolder, ordersFolder } from './places.ts';
import type { TurnTaken } from './taking.ts';
import { unreadable } from '#contract/refusals/library.ts';

export type Stray = Of<typeof stray>;

/** Files that somebody put into the library folder by hand. */
export interface Dropped {
  /**
   * Takes in loose results files, the oldest turn first, so that an invitation comes before what its keys open. A
   * file taken in is removed from where it was; what is packed may hold more, and stays closed. True if anything was taken in.
   */
  adopt(loose: readonly string[]): Promise<boolean>;
  /**
   * Every `.new` file and every questions file in the folder and its subfolders, two deep, that is in no seat's folder, and everything packed.
   */
  loose(): Promise<readonly string[]>;
  /** The files that could not be taken in when last tried. */
  strays(): readonly Stray[];
}

export interface DroppedNeeds {
  readonly root: string;
  readonly files: Files;
  readonly folders: Folders;
  take(file: SeenFile): Promise<Outcome<TurnTaken>>;
  /**
   * Whether the library now has these results in a file other than this one: only then may this one be
   * removed.
   */
  isElsewhere(took: TurnTaken, path: string): Promise<boolean>;
  /** Whether this folder, relative to the library, is a seat's. */
  isSeatFolder(folder: string): boolean;
}

/** Whether something is packed in it, by its name. The archive of a game is for another screen. */
const isPacked = (name: string): boolean =>
  /\.(?:zip|gz|tgz|eml|mbox|msg|rar|7z)$/i.test(name) && !/\.archive\.gz$/i.test(name);

export function makeDropped({
  root,
  files,
  folders,
  take,
  isElsewhere,
  isSeatFolder,
}: DroppedNeeds): Dropped {
  let refused: readonly Stray[] = [];
  return {
    strays: () => refused,

    loose: async () => {
      const found: string[] = [];
      for (const folder of await foldersWithin('', 2)) {
        const listed = await files.list(join(root, folder));
        if (!listed.ok) continue;
        const isSeats = isSeatFolder(folder);
        for (const { name } of listed.value)
          if (isPacked(name) || (!isSeats && /\.(?:new|questions)$/i.test(name)))
            found.push(join(folder, name));
      }
      return found;
    },

    adopt: async (loose) => {
      const strays: Stray[] = [];
      const read: { readonly path: string; readonly file: SeenFile }[] = [];
      const refuse = (path: string, problems: readonly Problem[]): void =>
        void strays.push({ path, problems });
      for (const path of loose) {
        if (!/\.new$/i.test(path)) {
          refuse(path, [unreadable('not-from-here')]);
          continue;
        }
        const bytes = await files.read(join(root, path), largestFile);
        const file = bytes.ok ? restored(seenFile(bytes.value)) : undefined;
        const parts = file?.parts ?? bytes;
        if (!parts.ok) refuse(path, parts.fault);
        else if (file !== undefined) read.push({ path, file });
      }
      let taken = false;
      const byPath = read.sort(compareBy(({ path }) => path));
      for (const { path, file } of inOpeningOrder(byPath, (one) => one.file.bytes)) {
        const took = await take(file);
        if (!took.ok) refuse(path, took.fault);
        else if (!(await isElsewhere(took.value, path))) taken = true;
        else if ((await files.remove(join(root, path))).ok) taken = true;
        else refuse(path, [unreadable('out-of-place', { path })]);
      }
      refused = strays.sort(compareBy(({ path }) => path));
      return taken;
    },
  };

  async function foldersWithin(folder: string, depth: number): Promise<readonly string[]> {
    if (depth === 0) return [folder];
    const inside = await folders.folders(join(root, folder));
    const names = (inside.ok ? inside.value : []).filter(
      (name) => name !== forgottenFolder && name !== ordersFolder && !name.startsWith('.'),
    );
    const deeper: string[] = [];
    for (const name of names) deeper.push(...(await foldersWithin(join(folder, name), depth - 1)));
    return [folder, ...deeper];
  }
}

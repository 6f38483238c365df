import { join } from 'node:path';
import { flag, list, literal, object } from '#kernel/codec/shapes.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { largestUpgrade, readUpgrade, type Upgrade } from '#kernel/files/upgrade.ts';
import { packName } from '#kernel/files/upgradeParts.ts';
import { good } from '#kernel/words/result.ts';
import type { Files } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import { jsonOf, utf8Text } from '../json.ts';
import { folderName } from '../library/places.ts';

/** One installed pack. */
export interface Shelved {
  readonly upgrade: Upgrade;
  readonly on: boolean;
  readonly path: string;
}

/** The folder of installed packs: each in its original file, and one list of their order and which are on. */
export interface Shelf {
  /** In the order they were installed. Files put there by hand that cannot be read are skipped. */
  read(): Promise<Outcome<readonly Shelved[]>>;
  put(upgrade: Upgrade, bytes: Uint8Array): Promise<Outcome<undefined>>;
  write(order: readonly { readonly name: string; readonly on: boolean }[]): Promise<Outcome<undefined>>;
  remove(path: string): Promise<Outcome<undefined>>;
}

export const mostPacks = 100;
const ending = '.upgrade';
const listName = 'packs.json';
const listShape = object({ format: literal(1), packs: list(object({ name: packName, on: flag }), 1_000) });

export function makeShelf(root: string, files: Files): Shelf {
  const folder = join(root, 'packs');
  const known = new Map<string, { readonly mark: string; readonly upgrade: Upgrade | undefined }>();

  async function upgradeAt(path: string, mark: string): Promise<Upgrade | undefined> {
    const before = known.get(path);
    if (before?.mark === mark) return before.upgrade;
    const bytes = await files.read(path, largestUpgrade);
    const upgrade = bytes.ok ? upgradeOf(bytes.value) : undefined;
    known.set(path, { mark, upgrade });
    return upgrade;
  }

  async function order(): Promise<readonly { readonly name: string; readonly on: boolean }[]> {
    const bytes = await files.read(join(folder, listName), 1_000_000);
    const read = bytes.ok ? listShape.parse(jsonOf(bytes.value)) : bytes;
    return read.ok ? read.value.packs : [];
  }

  return {
    read: async () => {
      const listed = await files.list(folder);
      if (!listed.ok) return listed;
      const found = new Map<string, Omit<Shelved, 'on'>>();
      for (const { name, size, changed } of listed.value
        .filter((each) => each.name.endsWith(ending))
        .slice(0, mostPacks)) {
        const path = join(folder, name);
        const upgrade = await upgradeAt(path, `${size} ${changed}`);
        if (upgrade !== undefined) found.set(upgrade.name, { upgrade, path });
      }
      const wished = await order();
      const names = [...new Set([...wished.map(({ name }) => name), ...found.keys()])];
      const isOff = new Set(wished.flatMap(({ name, on }) => (on ? [] : [name])));
      return good(
        names.flatMap((name) => {
          const here = found.get(name);
          return here === undefined ? [] : [{ ...here, on: !isOff.has(name) }];
        }),
      );
    },
    put: (upgrade, bytes) => files.write(join(folder, `${folderName(upgrade.name)}${ending}`), bytes),
    write: (packs) =>
      files.write(
        join(folder, listName),
        new TextEncoder().encode(stableText(listShape.make({ format: 1, packs }))),
      ),
    remove: (path) => files.remove(path),
  };
}

function upgradeOf(bytes: Uint8Array): Upgrade | undefined {
  const read = readUpgrade(utf8Text(bytes) ?? '');
  return read.ok ? read.value : undefined;
}

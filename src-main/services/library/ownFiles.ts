import { join } from 'node:path';
import { defined } from '#kernel/words/defined.ts';
import { good } from '#kernel/words/result.ts';
import type { Files } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import type { Sealing } from '#main/ports/sealing.ts';
import type { OwnFiles } from '../gm/proof/ownFiles.ts';
import { signerOf } from '../gm/proof/ownFiles.ts';
import { largestFile } from '../turnFiles.ts';
import type { Keeper } from './keeper.ts';
import { ordersFolder, savesFolder, turnOfFile, type SeatPlace } from './places.ts';

/**
 * Every results file of a seat in the library, every orders file saved or opened there, every answers file, and what opens them;
 * nothing where there are none.
 */
export async function ownFilesOf(
  { files, sealing, keeper }: { readonly files: Files; readonly sealing: Sealing; readonly keeper: Keeper },
  place: SeatPlace,
): Promise<Outcome<readonly OwnFiles[]>> {
  const found: { readonly name: string; readonly bytes: Uint8Array }[] = [];
  const take = async (folder: string, wanted: (name: string) => boolean): Promise<Outcome<undefined>> => {
    const listed = await files.list(folder);
    if (!listed.ok) return listed;
    for (const { name, size } of listed.value.filter((one) => wanted(one.name))) {
      const read = size <= largestFile ? await files.read(join(folder, name), largestFile) : undefined;
      if (read?.ok === true) found.push({ name, bytes: read.value });
    }
    return good(undefined);
  };
  const results = await take(place.folder, (name) => turnOfFile(name) !== undefined);
  if (!results.ok) return results;
  // The folders of orders exist only once orders have been saved.
  for (const folder of [savesFolder, ''])
    await take(join(place.folder, ordersFolder, folder), (name) => /\.(orders|answers)$/.test(name));
  if (found.length === 0) return good([]);
  const read = await keeper.read(place.folder);
  const keys = read.ok ? read.value : undefined;
  if (keys === undefined) return good([{ files: found }]);
  const { today, former, phrase } = keys;
  const signers = await signerOf(sealing, place.seat, today);
  return good([{ files: found, seal: [today.seal, ...former], signers, ...defined({ phrase }) }]);
}

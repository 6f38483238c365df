import { unreadable } from '#contract/refusals/commandLine.ts';
import { files } from './openGame.ts';
import { Stop, must } from './io.ts';

/** Most bytes of a file that is looked at before it is written over. */
const most = 1_000_000_000;

/** Stops the command where something lies at the path that is no earlier file of the kind it is about to write. */
export async function onlyOver(path: string, isOwn: (bytes: Uint8Array) => boolean): Promise<void> {
  const there = await files.read(path, most);
  if (there.ok && !isOwn(there.value)) throw new Stop([unreadable('file-exists', { out: path })]);
  if (!there.ok && !there.fault.some(({ code }) => code === 'no-such-file')) throw new Stop(there.fault);
}

/** Writes a file that a command was told to make: where nothing is, or over an earlier one of its own kind. */
export async function writeOut(
  path: string,
  bytes: Uint8Array,
  isOwn: (bytes: Uint8Array) => boolean,
  options: { readonly secret?: boolean } = {},
): Promise<void> {
  await onlyOver(path, isOwn);
  must(await files.write(path, bytes, options));
}

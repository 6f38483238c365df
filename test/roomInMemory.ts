import { accessSync, constants, chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';

/** Least bytes free there; all tests together have been seen to take a tenth of it. */
const enough = 1024 ** 3;

/** A new folder in memory from which programs may be started; undefined where there is none, or too little room. */
function folderInMemory(): string | undefined {
  let folder: string | undefined;
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < enough) return undefined;
    folder = mkdtempSync(join(memory, 'so-'));
    // Mail servers run as users of their own.
    chmodSync(folder, 0o755);
    const program = join(folder, 'program');
    writeFileSync(program, '', { mode: 0o755 });
    accessSync(program, constants.X_OK);
    rmSync(program);
    return folder;
  } catch {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
}

/**
 * Temporary files of the tests lie in memory where the system offers that: a game asks the disk to keep every write before it goes on,
 * and hundreds of games do nothing but wait for it. What a killed program wrote is kept there as on a disk. All of it is gone afterwards.
 */
export default function roomInMemory(): (() => void) | undefined {
  const folder = folderInMemory();
  if (folder === undefined) return undefined;
  // Programs that the tests start by the dozen find there what Node has made of their modules once.
  const here = { TMPDIR: folder, NODE_COMPILE_CACHE: join(folder, 'modules') };
  const before = Object.keys(here).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, here);
  return () => {
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    rmSync(folder, { recursive: true, force: true });
  };
}

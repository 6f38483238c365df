import { chown, mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Where the program keeps its files by default. */
export interface Surroundings {
  readonly platform: string;
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The library folder: the variable SEALED_ORDERS_LIBRARY, or else the system's usual folder for user data. */
export function libraryFolder({ platform, home, env }: Surroundings): string {
  const named = env['SEALED_ORDERS_LIBRARY'];
  if (named !== undefined && named !== '') return named;
  if (platform === 'win32')
    return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Sealed Orders', 'Library');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Sealed Orders', 'Library');
  return join(env['XDG_DATA_HOME'] ?? join(home, '.local', 'share'), 'sealed-orders', 'library');
}

/**
 * Gives what root has made in somebody's folder to whoever has the folder: their own programs, such as a watch, must be able to
 * write it too. Others than root make nothing but their own.
 */
export async function ownedLikeFolder(path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dirname(resolve(path)));
  if (uid !== 0) await chown(path, uid, gid);
}

/** Makes a folder and those above it, for whoever has the one in which the first of them is made. */
export async function madeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined || process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dirname(resolve(first)));
  for (let made = resolve(folder); uid !== 0; made = dirname(made)) {
    await chown(made, uid, gid);
    if (made === resolve(first)) return;
  }
}

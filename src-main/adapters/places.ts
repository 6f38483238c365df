import { join } from 'node:path';

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

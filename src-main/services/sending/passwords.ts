import { join } from 'node:path';
import { line, object } from '#kernel/codec/shapes.ts';
import { good } from '#kernel/words/result.ts';
import type { Files } from '#main/ports/files.ts';
import type { Keyring } from '#main/ports/secrets.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import { jsonText } from '../json.ts';
import { passwordFile } from '../library/places.ts';

/** What a password belongs to: one user of one server. */
export interface Account {
  readonly host: string;
  readonly port: number;
  readonly user: string;
}

/**
 * Passwords of mail servers: in memory while the program is open, and on disk only encrypted by the system's
 * keyring. Each belongs to its server and user, so that another server never gets it.
 */
export interface Passwords {
  keeps(): Promise<boolean>;
  of(folder: string, server: Account): Promise<string | undefined>;
  /** An empty password forgets the stored one. */
  set(folder: string, server: Account, password: string): Promise<Outcome<undefined>>;
}

const fileShape = object({ server: line(600), password: line(1_000, 1) });
const largest = 100_000;
const nameOf = ({ host, port, user }: Account): string => `${host}:${port}/${user}`;

/** `fileName`: the file in a folder for the encrypted password. */
export function makePasswords(files: Files, keyring: Keyring, fileName: string = passwordFile): Passwords {
  const known = new Map<string, string>();
  return {
    keeps: () => keyring.works(),
    of: async (folder, server) => {
      const name = nameOf(server);
      const now = known.get(name);
      if (now !== undefined || !(await keyring.works())) return now;
      const bytes = await files.read(join(folder, fileName), largest);
      const opened = bytes.ok ? await keyring.open(bytes.value) : undefined;
      const read = fileShape.parse(jsonText(opened));
      return read.ok && read.value.server === name ? read.value.password : undefined;
    },
    set: async (folder, server, password) => {
      const name = nameOf(server);
      const path = join(folder, fileName);
      known.delete(name);
      if (password === '') return files.remove(path);
      known.set(name, password);
      if (!(await keyring.works())) return good(undefined);
      const closed = await keyring.close(JSON.stringify(fileShape.make({ server: name, password })));
      return files.write(path, closed, { secret: true });
    },
  };
}

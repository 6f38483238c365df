import { join } from 'node:path';
import { line, list, object, optional } from '#kernel/codec/shapes.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Files } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import type { Secrets } from '#main/ports/secrets.ts';
import { jsonOf } from '../json.ts';
import { keysFile } from './places.ts';
import { unreadable } from '#contract/refusals/library.ts';

const seatKeysShape = object({
  /** The seat's private keys. */
  today: object({ sign: line(400), seal: line(200) }),
  /** Its earlier sealing keys, which open older results. */
  former: list(line(200), 100),
  /** The passphrase of the invitation, if it had one. */
  phrase: optional(line(200)),
  /** The game master's public keys, as the invitation brought them. */
  gm: object({ sign: line(200), seal: line(200) }),
});
export type SeatKeys = Of<typeof seatKeysShape>;

/** The private keys of seats, stored in the library. */
export interface Keeper {
  /** Undefined if no invitation has been opened yet. */
  read(folder: string): Promise<Outcome<SeatKeys | undefined>>;
  write(folder: string, keys: SeatKeys): Promise<Outcome<undefined>>;
}

const mostBytes = 100_000;

export function makeKeeper(files: Files, secrets: Secrets): Keeper {
  // Unwrapping may take a second, so unwrapped keys are remembered as long as the file does not change.
  const unwrapped = new Map<string, { readonly stored: Uint8Array; readonly keys: SeatKeys }>();

  async function readStored(folder: string): Promise<Outcome<Uint8Array | undefined>> {
    const read = await files.read(join(folder, keysFile), mostBytes);
    return !read.ok && read.fault[0]?.code === 'no-such-file' ? good(undefined) : read;
  }

  return {
    read: async (folder) => {
      const stored = await readStored(folder);
      if (!stored.ok) return stored;
      if (stored.value === undefined) return good(undefined);
      const before = unwrapped.get(folder);
      if (before !== undefined && Buffer.compare(before.stored, stored.value) === 0) return good(before.keys);
      const plain = await secrets.unwrap(stored.value);
      if (!plain.ok) return plain;
      const read = seatKeysShape.parse(jsonOf(plain.value));
      if (!read.ok) return bad([unreadable('keys-unreadable/keeper')]);
      unwrapped.set(folder, { stored: stored.value, keys: read.value });
      return good(read.value);
    },
    write: async (folder, keys) => {
      const wrapped = await secrets.wrap(new TextEncoder().encode(stableText(seatKeysShape.make(keys))));
      if (!wrapped.ok) return wrapped;
      return files.write(join(folder, keysFile), wrapped.value, { secret: true });
    },
  };
}

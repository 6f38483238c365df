import { safeStorage } from 'electron';
import { bad, good } from '#kernel/result.ts';
import { lostKeys, marked, plainSecrets, unmarked } from '#main/adapters/fileSecrets.ts';
import type { Secrets } from '#main/ports.ts';

/**
 * Keys are closed with the system's own keyring; where there is none, they lie in a file only its owner can read.
 * What was kept without a keyring is still read once there is one.
 */
export const keyringSecrets: Secrets = {
  wrap: async (plain) => {
    if (!(await safeStorage.isAsyncEncryptionAvailable())) return plainSecrets.wrap(plain);
    return good(
      marked('keyring', await safeStorage.encryptStringAsync(Buffer.from(plain).toString('base64'))),
    );
  },
  unwrap: async (kept) => {
    const found = unmarked(kept);
    if (found?.way !== 'keyring') return plainSecrets.unwrap(kept);
    try {
      const { result } = await safeStorage.decryptStringAsync(Buffer.from(found.bytes));
      return good(Uint8Array.from(Buffer.from(result, 'base64')));
    } catch {
      return bad([lostKeys()]);
    }
  },
};

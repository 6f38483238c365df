import { safeStorage } from 'electron';
import { bad, good } from '#kernel/words/result.ts';
import { lostKeys, marked, plainSecrets, unmarked } from '#main/adapters/fileSecrets.ts';
import type { Secrets } from '#main/ports/secrets.ts';

/**
 * Keys are encrypted by the system's own keyring; without one, they are in a file that only its owner can read.
 * What was stored without a keyring can still be read once there is one.
 */
export const keyringSecrets: Secrets = {
  wrap: async (plain) => {
    if (!(await safeStorage.isAsyncEncryptionAvailable())) return plainSecrets.wrap(plain);
    return good(
      marked('keyring', await safeStorage.encryptStringAsync(Buffer.from(plain).toString('base64'))),
    );
  },
  unwrap: async (stored) => {
    const found = unmarked(stored);
    if (found?.way !== 'keyring') return plainSecrets.unwrap(stored);
    try {
      const { result } = await safeStorage.decryptStringAsync(Buffer.from(found.bytes));
      return good(Uint8Array.from(Buffer.from(result, 'base64')));
    } catch {
      return bad([lostKeys()]);
    }
  },
};

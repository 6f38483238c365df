import { safeStorage } from 'electron';
import { marked, unmarked } from '#main/adapters/fileSecrets.ts';
import type { Keyring } from '#main/ports/secrets.ts';

/** On Linux, these mean a key that is readable in the program: as good as none. */
const open: readonly string[] = ['basic_text', 'unknown'];

/** The system's own keyring, through Electron. */
export const electronKeyring: Keyring = {
  works: async () => {
    if (!(await safeStorage.isAsyncEncryptionAvailable())) return false;
    return process.platform !== 'linux' || !open.includes(safeStorage.getSelectedStorageBackend());
  },
  close: async (text) => marked('keyring', await safeStorage.encryptStringAsync(text)),
  open: async (stored) => {
    const found = unmarked(stored);
    if (found?.way !== 'keyring') return undefined;
    return safeStorage.decryptStringAsync(Buffer.from(found.bytes)).then(
      ({ result }) => result,
      () => undefined,
    );
  },
};

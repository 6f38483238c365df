import type { Keyring } from '#main/ports.ts';

/** Where the system keeps nothing for us, nothing is kept. */
export const noKeyring: Keyring = {
  works: () => Promise.resolve(false),
  close: () => Promise.reject(new Error('There is no keyring here: ask works() first.')),
  open: () => Promise.resolve(undefined),
};

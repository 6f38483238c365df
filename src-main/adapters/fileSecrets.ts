import { Decrypter, Encrypter } from 'age-encryption';
import type { Problem } from '#kernel/words/problem.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Keyring, Secrets } from '#main/ports/secrets.ts';
import { unreadable } from '#contract/refusals/storage.ts';

/** How stored keys are protected; the first line of the stored bytes says which way. */
export const ways = ['plain', 'passphrase', 'keyring'] as const;
export type Way = (typeof ways)[number];

const encoder = new TextEncoder();

/** Bytes with the name of their protection before them. */
export function marked(way: Way, bytes: Uint8Array): Uint8Array {
  const head = encoder.encode(`${way}\n`);
  const whole = new Uint8Array(head.length + bytes.length);
  whole.set(head);
  whole.set(bytes, head.length);
  return whole;
}

/** The protection and the bytes after it; undefined if we never stored this. */
export function unmarked(stored: Uint8Array): { readonly way: Way; readonly bytes: Uint8Array } | undefined {
  const end = stored.indexOf(10);
  const word = new TextDecoder().decode(stored.subarray(0, Math.max(0, end)));
  const way = ways.find((known) => known === word);
  return way === undefined ? undefined : { way, bytes: stored.subarray(end + 1) };
}

export const lostKeys = (): Problem => unreadable('keys-unreadable');

const wrongWay = (way: Way): Problem =>
  way === 'keyring' ? unreadable('keys-in-keyring') : unreadable('keys-need-passphrase');

/** Keys as they are, in a file that only its owner can read. They can always be read back. */
export const plainSecrets: Secrets = {
  wrap: (plain) => Promise.resolve(good(marked('plain', plain))),
  unwrap: (stored) => {
    const found = unmarked(stored);
    if (found === undefined) return Promise.resolve(bad([lostKeys()]));
    return Promise.resolve(found.way === 'plain' ? good(found.bytes) : bad([wrongWay(found.way)]));
  },
};

/**
 * Keys under a passphrase (age, scrypt); keys stored before there was one are still read.
 * `work`: each try costs two to that power; age's default of 18 takes about a second.
 */
export function passphraseSecrets(phrase: string, work = 18): Secrets {
  return {
    wrap: async (plain) => {
      const encrypter = new Encrypter();
      encrypter.setPassphrase(phrase);
      encrypter.setScryptWorkFactor(work);
      return good(marked('passphrase', await encrypter.encrypt(plain)));
    },
    unwrap: async (stored) => {
      const found = unmarked(stored);
      if (found?.way !== 'passphrase') return plainSecrets.unwrap(stored);
      const decrypter = new Decrypter();
      decrypter.addPassphrase(phrase);
      try {
        return good(await decrypter.decrypt(found.bytes));
      } catch {
        return bad([unreadable('wrong-passphrase')]);
      }
    },
  };
}

/** Where the system keeps nothing for us, nothing is kept. */
export const noKeyring: Keyring = {
  works: () => Promise.resolve(false),
  close: () => Promise.reject(new Error('There is no keyring here: ask works() first.')),
  open: () => Promise.resolve(undefined),
};

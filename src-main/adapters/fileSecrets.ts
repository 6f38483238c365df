import { Decrypter, Encrypter } from 'age-encryption';
import { unreadable, type Problem } from '#kernel/problem.ts';
import { bad, good } from '#kernel/result.ts';
import type { Secrets } from '#main/ports.ts';

/** How keys at rest are closed; the first line of the kept bytes says which. */
export const ways = ['plain', 'passphrase', 'keyring'] as const;
export type Way = (typeof ways)[number];

const encoder = new TextEncoder();

/** Bytes with their way written before them. */
export function marked(way: Way, bytes: Uint8Array): Uint8Array {
  const head = encoder.encode(`${way}\n`);
  const whole = new Uint8Array(head.length + bytes.length);
  whole.set(head);
  whole.set(bytes, head.length);
  return whole;
}

/** The way and the bytes behind it; undefined when this was never kept by us. */
export function unmarked(kept: Uint8Array): { readonly way: Way; readonly bytes: Uint8Array } | undefined {
  const end = kept.indexOf(10);
  const word = new TextDecoder().decode(kept.subarray(0, Math.max(0, end)));
  const way = ways.find((known) => known === word);
  return way === undefined ? undefined : { way, bytes: kept.subarray(end + 1) };
}

export const lostKeys = (): Problem =>
  unreadable(
    'keys-unreadable',
    'The private keys of this empire are damaged or were kept for another user of the machine. Open the first results file of the game again: it brings them.',
  );

const wrongWay = (way: Way): Problem =>
  way === 'keyring'
    ? unreadable(
        'keys-in-keyring',
        'The private keys of this empire are kept by the desktop program. Open the turn there, or open the first results file of the game again here.',
      )
    : unreadable(
        'keys-need-passphrase',
        'The private keys of this empire lie under a passphrase. Start with it in the variable SEALED_ORDERS_PASSPHRASE.',
      );

/** Keys lie as they are, in a file that only its owner can read; and what lies so can always be taken back. */
export const plainSecrets: Secrets = {
  wrap: (plain) => Promise.resolve(good(marked('plain', plain))),
  unwrap: (kept) => {
    const found = unmarked(kept);
    if (found === undefined) return Promise.resolve(bad([lostKeys()]));
    return Promise.resolve(found.way === 'plain' ? good(found.bytes) : bad([wrongWay(found.way)]));
  },
};

/**
 * Keys lie under a passphrase (age, scrypt); keys from before there was one are still read.
 * `work`: each try costs two to that power, and age's usual 18 about a second.
 */
export function passphraseSecrets(phrase: string, work = 18): Secrets {
  return {
    wrap: async (plain) => {
      const encrypter = new Encrypter();
      encrypter.setPassphrase(phrase);
      encrypter.setScryptWorkFactor(work);
      return good(marked('passphrase', await encrypter.encrypt(plain)));
    },
    unwrap: async (kept) => {
      const found = unmarked(kept);
      if (found?.way !== 'passphrase') return plainSecrets.unwrap(kept);
      const decrypter = new Decrypter();
      decrypter.addPassphrase(phrase);
      try {
        return good(await decrypter.decrypt(found.bytes));
      } catch {
        return bad([wrongPassphrase()]);
      }
    },
  };
}

const wrongPassphrase = (): Problem =>
  unreadable(
    'wrong-passphrase',
    'The passphrase does not open the private keys of this empire. Start again with the right one in SEALED_ORDERS_PASSPHRASE.',
  );

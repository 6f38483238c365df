import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hash,
  hkdfSync,
  sign,
  verify,
} from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';

import { bech32 } from '@scure/base';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

import { lendSha256 } from '#kernel/codec/digest.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Opening, PrivateKeys, Sealing } from '../ports/sealing.ts';

// Node’s own SHA-256 is some eight times as quick as one in JavaScript: whatever seals and keeps files lends it to the engine.
lendSha256({
  hex: (content) => hash('sha256', content, 'hex'),
  bytes: (content) => new Uint8Array(hash('sha256', content, 'buffer')),
});

/** How a body is sealed. `work`: each try of a passphrase costs two to that power; age's own 18 takes about a second. */
export const closer =
  (work = 18): Sealing['close'] =>
  async (plain, closing) => {
    if (closing.kind === 'open') return plain;
    const encrypter = new Encrypter();
    if (closing.kind === 'age') {
      encrypter.addRecipient(closing.recipient);
      if (closing.copyTo !== undefined) encrypter.addRecipient(closing.copyTo);
    } else {
      encrypter.setPassphrase(closing.phrase);
      encrypter.setScryptWorkFactor(work);
    }
    return encrypter.encrypt(plain);
  };

/** Turn files are signed with Ed25519 and sealed in the age format, so that players can open their own files with any age tool. */
export const sealing: Sealing = {
  async newKeys() {
    const pair = generateKeyPairSync('ed25519', {
      privateKeyEncoding: { format: 'der', type: 'pkcs8' },
      publicKeyEncoding: { format: 'der', type: 'spki' },
    });
    const seal = await generateX25519Identity();
    return {
      privately: { sign: pair.privateKey.toString('base64'), seal },
      publicly: { sign: pair.publicKey.toString('base64'), seal: await identityToRecipient(seal) },
    };
  },

  async publicHalf({ sign: signKey, seal }: PrivateKeys) {
    try {
      const half = createPublicKey(privateSign(signKey)).export({ format: 'der', type: 'spki' });
      return { sign: half.toString('base64'), seal: await identityToRecipient(seal) };
    } catch {
      return undefined;
    }
  },

  sign: (head, signKey) => sign(null, head, privateSign(signKey)).toString('base64'),

  verify(head, signature, publicSign) {
    try {
      const bytes = Buffer.from(signature, 'base64');
      // A signature has only one valid spelling: changing an unused bit of its base64 changes the file.
      if (bytes.toString('base64') !== signature) return false;
      const key = createPublicKey({ key: Buffer.from(publicSign, 'base64'), format: 'der', type: 'spki' });
      return key.asymmetricKeyType === 'ed25519' && verify(null, head, key, bytes);
    } catch {
      return false;
    }
  },

  close: closer(),

  keyOfTurn(secret, turn) {
    const scalar = new Uint8Array(
      hkdfSync('sha256', Buffer.from(secret, 'hex'), 'Sealed Orders keyholder', `turn ${turn}`, 32),
    );
    return bech32.encodeFromBytes('AGE-SECRET-KEY-', scalar).toUpperCase();
  },

  async recipientOf(identity) {
    try {
      return identity.startsWith('AGE-SECRET-KEY-1') ? await identityToRecipient(identity) : undefined;
    } catch {
      return undefined;
    }
  },

  async open(body, { seal = [], phrase }: Opening) {
    if (hasTooManyReaders(body)) return undefined;
    try {
      const decrypter = new Decrypter();
      for (const identity of seal) decrypter.addIdentity(identity);
      if (phrase !== undefined) decrypter.addPassphrase(phrase);
      return await decrypter.decrypt(body);
    } catch {
      return undefined;
    }
  },

  pack(text) {
    const packed = gzipSync(text, { level: 6 });
    packed[9] = 255; // The header's byte for the operating system: unknown.
    return packed;
  },

  unpack(packed, most): Result<string, 'unreadable' | 'too-large'> {
    try {
      const plain = gunzipSync(packed, { maxOutputLength: most });
      return good(new TextDecoder('utf-8', { fatal: true }).decode(plain));
    } catch (error) {
      return bad(
        (error as { readonly code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'unreadable',
      );
    }
  },
};

/** Most readers that a body is sealed to: a file of ours has one or two, and each that is told costs work to try. */
const mostReaders = 20;

/** Whether its head, which ends with a line of three dashes, names more readers. */
function hasTooManyReaders(body: Uint8Array): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const head = bytes.indexOf('\n---');
  let count = 0;
  for (let at = bytes.indexOf('\n-> '); at >= 0 && at < head; at = bytes.indexOf('\n-> ', at + 1)) count += 1;
  return head < 0 || count > mostReaders;
}

function privateSign(text: string): ReturnType<typeof createPrivateKey> {
  return createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
}

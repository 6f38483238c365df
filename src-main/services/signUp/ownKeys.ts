import { join } from 'node:path';
import { line, object } from '#kernel/codec/shapes.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { bad, good } from '#kernel/words/result.ts';
import { unreadable } from '#contract/refusals/library.ts';
import type { Files } from '../../ports/files.ts';
import type { Outcome } from '../../ports/outcome.ts';
import type { PrivateKeys, PublicKeys, Sealing } from '../../ports/sealing.ts';
import type { Secrets } from '../../ports/secrets.ts';
import { jsonOf } from '../json.ts';

const shape = object({ sign: line(400), seal: line(200) });
const [fileName, mostBytes] = ['sign-up-keys', 100_000] as const;

interface Pair {
  readonly privately: PrivateKeys;
  readonly publicly: PublicKeys;
}

/** The keys of a library's user from before they have a seat: forms are signed with them, and invitations sealed to them. */
export interface OwnKeys {
  /** Undefined if no form was made yet. */
  read(): Promise<Outcome<PrivateKeys | undefined>>;
  /** The same, made if there are none. */
  have(): Promise<Outcome<Pair>>;
}

export interface OwnKeysNeeds {
  readonly root: string;
  readonly files: Files;
  readonly secrets: Secrets;
  readonly sealing: Sealing;
}

export function makeOwnKeys({ root, files, secrets, sealing }: OwnKeysNeeds): OwnKeys {
  const path = join(root, fileName);
  const read: OwnKeys['read'] = async () => {
    const stored = await files.read(path, mostBytes);
    if (!stored.ok) return stored.fault[0]?.code === 'no-such-file' ? good(undefined) : stored;
    const plain = await secrets.unwrap(stored.value);
    if (!plain.ok) return plain;
    const keys = shape.parse(jsonOf(plain.value));
    return keys.ok ? keys : bad([unreadable('keys-unreadable/keeper')]);
  };
  const made = async (): Promise<Outcome<Pair>> => {
    const pair = await sealing.newKeys();
    const wrapped = await secrets.wrap(new TextEncoder().encode(stableText(shape.make(pair.privately))));
    if (!wrapped.ok) return wrapped;
    const written = await files.write(path, wrapped.value, { secret: true });
    return written.ok ? good(pair) : written;
  };
  return {
    read,
    have: () =>
      files.alone(path, async () => {
        const known = await read();
        if (!known.ok) return known;
        if (known.value === undefined) return made();
        const publicly = await sealing.publicHalf(known.value);
        return publicly === undefined
          ? bad([unreadable('keys-unreadable/keeper')])
          : good({ privately: known.value, publicly });
      }),
  };
}

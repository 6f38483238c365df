import type { FileHeader } from './envelope.ts';
import { seenFile } from './envelope.ts';
import { plainHead } from './restored.ts';

/**
 * Files that were chosen together, in the order in which they can be opened: invitations, which bring keys; what is packed or of another
 * kind; results, from the oldest turn; questions about them; orders; maps of others. Files alike stay in their order.
 */
export function inOpeningOrder<T>(files: readonly T[], bytesOf: (file: T) => Uint8Array): readonly T[] {
  const ranked = files.map((file) => ({ file, rank: rankOf(bytesOf(file)) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ file }) => file);
}

const turnsAKind = 100_000;
const kinds = ['invitation', 'other', 'results', 'questions', 'answers', 'orders', 'map'] as const;

function rankOf(bytes: Uint8Array): number {
  const head = plainHead(bytes);
  const { claim } = seenFile(head);
  const word = /^Sealed Orders ([a-z]+) /.exec(String.fromCharCode(...head.subarray(0, 40)))?.[1] ?? '';
  return kinds.indexOf(kindOf(word, claim)) * turnsAKind + (claim?.turn ?? 0);
}

function kindOf(word: string, claim: FileHeader | undefined): (typeof kinds)[number] {
  if (claim === undefined) return 'other';
  if (word === 'results' && claim.sealed !== 'age') return 'invitation';
  return kinds.find((kind) => kind === word) ?? 'other';
}

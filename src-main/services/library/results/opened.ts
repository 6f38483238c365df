import type { Digest } from '#kernel/codec/books.ts';
import type { DueTold, ResultsBody } from '#kernel/files/bodies.ts';
import type { FileHeader } from '#kernel/files/envelope.ts';
import type { Game, Heard } from '#kernel/game/game.ts';
import type { ResultsReader } from '../../openTurnFiles.ts';
import type { SomeRuleset } from '../../ruleset.ts';

/** An opened results file whose content the ruleset can read. */
export interface OpenedResults {
  readonly header: FileHeader;
  readonly body: ResultsBody;
  /** What the seat knows, and what it heard of the turn before, as the ruleset reads them. */
  readonly view: unknown;
  readonly heard: readonly Heard<Game['event']>[];
  /** Over the books that the view goes by. */
  readonly ruleset: SomeRuleset;
  /** These books, and their texts. */
  readonly books: readonly Digest[];
  readonly texts: readonly string[];
  /** The name of the player's seat. */
  readonly seatName: string;
}

/** When the orders are due that results ask for; undefined where the game is over. */
export const stillDue = ({ due, over }: ResultsBody): DueTold | undefined =>
  over === true ? undefined : due;

/** What a results file is opened with. */
export type OpenedWith = Pick<ResultsReader, 'opening' | 'gmSign'>;

/**
 * What is remembered of results files that were read: of the last few, what was in them. It is found by the very bytes, or where it lies by a
 * stamp, which is another as soon as the file is.
 */
export interface OpenedBefore {
  /** What a file says of itself that bore this stamp when it was read. */
  header(path: string, stamp: string | undefined): FileHeader | undefined;
  putHeader(path: string, stamp: string | undefined, header: FileHeader): void;
  /** What became of these bytes. With other keys, another phrase or another game master it is another question, unless nothing depends on them. */
  of(bytes: Uint8Array, by: OpenedWith): OpenedResults | undefined;
  put(bytes: Uint8Array, by: OpenedWith, opened: OpenedResults): void;
  /** The same of a file that bore this stamp when it was read. */
  at(path: string, stamp: string | undefined, by: OpenedWith): OpenedResults | undefined;
  /** These bytes were in the file while it bore this stamp. */
  lay(bytes: Uint8Array, path: string, stamp: string | undefined): void;
  /** Nothing is known of the file any more. */
  forget(path: string): void;
}

interface Entry {
  readonly bytes: Uint8Array;
  readonly by: OpenedWith;
  readonly opened: OpenedResults;
  at?: { readonly path: string; readonly stamp: string };
}

/** How many opened files are remembered, and how many headers. */
const remembered = { opened: 6, headers: 2_000 } as const;

export function makeOpenedBefore(): OpenedBefore {
  const recent: Entry[] = [];
  const headers = new Map<string, { readonly stamp: string; readonly header: FileHeader }>();
  return {
    header(path, stamp) {
      const known = headers.get(path);
      return known !== undefined && known.stamp === stamp ? known.header : undefined;
    },
    putHeader(path, stamp, header) {
      headers.delete(path);
      if (stamp === undefined) return;
      if (headers.size >= remembered.headers) headers.clear();
      headers.set(path, { stamp, header });
    },
    of: (bytes, by) =>
      recent.find((one) => isSame(one, by) && Buffer.compare(one.bytes, bytes) === 0)?.opened,
    put(bytes, by, opened) {
      recent.unshift({ bytes, by, opened });
      recent.splice(remembered.opened);
    },
    at: (path, stamp, by) =>
      stamp === undefined
        ? undefined
        : recent.find((one) => one.at?.path === path && one.at.stamp === stamp && isSame(one, by))?.opened,
    lay(bytes, path, stamp) {
      for (const one of recent.filter(({ at }) => at?.path === path)) delete one.at;
      if (stamp === undefined) return;
      for (const one of recent) if (Buffer.compare(one.bytes, bytes) === 0) one.at = { path, stamp };
    },
    forget(path) {
      headers.delete(path);
      for (const one of recent.filter(({ at }) => at?.path === path)) delete one.at;
    },
  };
}

/** Whether opening the file with these would go as it did. */
function isSame({ by, opened: { header, body } }: Entry, now: OpenedWith): boolean {
  const opens = ({ opening: { seal = [], phrase = '' } }: OpenedWith): string =>
    ({ open: '', age: seal.join(), passphrase: phrase })[header.sealed];
  // Before the game master is known, a file vouches for the one that it names.
  const signer = ({ gmSign = body.gm.sign }: OpenedWith): string => gmSign;
  return opens(by) === opens(now) && signer(by) === signer(now);
}

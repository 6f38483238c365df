import { join } from 'node:path';
import { literal, object } from '#kernel/codec/shapes.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { PlayerRequest } from '#kernel/files/requests.ts';
import { playerRequests } from '#kernel/files/requests.ts';
import { unreadable } from '#contract/refusals/library.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Files, Folders } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import { jsonOf } from '../../json.ts';
import { brokenRequestsFile, requestsFile } from '../places.ts';

/**
 * A player's requests to the game master in a turn, stored beside the plan until the orders file is written.
 */
export interface Requests {
  /** Empty if there are none; an unreadable file is put aside and counts as none. */
  read(folder: string, turn: number): Promise<Outcome<readonly PlayerRequest[]>>;
  /** Refused if they are no longer what they were, where that is said. */
  save(
    folder: string,
    turn: number,
    requests: readonly PlayerRequest[],
    was?: readonly PlayerRequest[],
  ): Promise<Outcome<undefined>>;
}

/** Most bytes of a requests file. */
const largest = 100_000;
const fileShape = object({ format: literal(1), requests: playerRequests });

export function makeRequests(files: Files, folders: Folders): Requests {
  const read: Requests['read'] = async (folder, turn) => {
    const bytes = await files.read(join(folder, requestsFile(turn)), largest);
    if (!bytes.ok) return bytes.fault[0]?.code === 'no-such-file' ? good([]) : bytes;
    const parsed = fileShape.parse(jsonOf(bytes.value));
    if (parsed.ok) return good(parsed.value.requests);
    const moved = await folders.move(
      join(folder, requestsFile(turn)),
      join(folder, brokenRequestsFile(turn)),
    );
    return moved.ok ? good([]) : moved;
  };
  return {
    read,
    save: (folder, turn, requests, was) => {
      const path = join(folder, requestsFile(turn));
      return files.alone(path, async () => {
        const before = was === undefined ? undefined : await read(folder, turn);
        if (before?.ok === false) return before;
        if (before !== undefined && stableText([...before.value]) !== stableText([...(was ?? [])]))
          return bad([unreadable('requests-changed-elsewhere')]);
        return requests.length === 0
          ? files.remove(path)
          : files.write(path, new TextEncoder().encode(stableText(fileShape.make({ format: 1, requests }))));
      });
    },
  };
}

import type { Of } from '#kernel/codec/codec.ts';
import type { arrivals, FileOpened } from '#contract/player/files.ts';
import type { Push } from '#contract/pushes.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { inOpeningOrder } from '#kernel/files/openingOrder.ts';
import { bad } from '#kernel/words/result.ts';
import type { Outcome } from '#main/ports/outcome.ts';

type Arrival = Of<typeof arrivals>[number];

/**
 * Files opened from outside the page. They are kept until the page asks, which may be long after its window
 * opened.
 */
export interface Arrivals {
  /** Files opened together, in the order that works. `bytes`: the file, or why it could not be read. */
  arrive(files: readonly { readonly name: string; readonly bytes: Outcome<Uint8Array> }[]): Promise<void>;
  /** All files since the last call. */
  collect(): readonly Arrival[];
}

/** The most files kept; of a whole folder dropped on the program, the last ones are shown. */
const most = 1_000;
const nothing = new Uint8Array();

export function makeArrivals(
  take: (bytes: Uint8Array) => Promise<Outcome<FileOpened>>,
  push: Push,
  fail: (name: string, error: unknown) => Problem,
): Arrivals {
  let waiting: readonly Arrival[] = [];
  return {
    arrive: async (files) => {
      for (const { name, bytes } of inOpeningOrder(files, (file) =>
        file.bytes.ok ? file.bytes.value : nothing,
      )) {
        const took = bytes.ok
          ? await take(bytes.value).catch((error: unknown) => bad([fail('file.arrived', error)]))
          : bytes;
        const shown = name.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '').slice(0, 255);
        const arrival = took.ok
          ? { name: shown, opened: took.value, problems: [] }
          : { name: shown, problems: took.fault };
        waiting = [...waiting, arrival].slice(-most);
        push('file.arrived', {});
        if (took.ok) push('library.changed', {});
      }
    },
    collect: () => {
      const all = waiting;
      waiting = [];
      return all;
    },
  };
}

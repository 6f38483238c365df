import type { Of } from '#kernel/codec/codec.ts';
import type { figuresRead, searchAsked, searchFound } from '#contract/history.ts';
import type { SeatKey } from '#contract/notebook.ts';
import { good } from '#kernel/result.ts';
import type { Outcome } from '#main/ports.ts';

/** What can be asked of all turns in the library together. */
export interface History {
  figures(of: SeatKey): Promise<Outcome<Of<typeof figuresRead>>>;
  search(asked: Of<typeof searchAsked>): Promise<Outcome<Of<typeof searchFound>>>;
}

export function makeHistory(): History {
  return {
    figures: () => Promise.resolve(good([])),
    search: () => Promise.resolve(good({ hits: [], more: false })),
  };
}

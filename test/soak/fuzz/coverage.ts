import { siteCount, sites } from './instrument.ts';

/** What inputs have reached so far: how often each place was passed by one input, in eight steps. */
export interface Coverage {
  /** Before an input. */
  begin(): void;
  /** After it: whether it went where none before had gone, or more often. */
  isNew(): boolean;
  /** Places that any input has passed, and all there are. */
  reached(): readonly [passed: number, places: number];
}

const stepOf = Uint8Array.from({ length: 256 }, (_, count) =>
  count <= 3 ? (1 << count) >> 1 : count < 8 ? 8 : count < 16 ? 16 : count < 32 ? 32 : count < 128 ? 64 : 128,
);

export function makeCoverage(): Coverage {
  const seen = new Uint8Array(sites.length);
  const words = new Uint32Array(sites.buffer);
  return {
    begin: () => void sites.fill(0, 0, siteCount()),
    isNew: () => {
      const places = siteCount();
      let fresh = false;
      for (let word = 0; word * 4 < places; word += 1) {
        if (words[word] === 0) continue;
        for (let at = word * 4; at < word * 4 + 4; at += 1) {
          const step = stepOf[sites[at] as number] as number;
          if ((step & ~(seen[at] as number)) === 0) continue;
          seen[at] = (seen[at] as number) | step;
          fresh = true;
        }
      }
      return fresh;
    },
    reached: () => [seen.reduce((sum, one) => sum + (one === 0 ? 0 : 1), 0), siteCount()],
  };
}

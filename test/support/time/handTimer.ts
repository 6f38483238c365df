import type { Timer } from '#main/ports/machine.ts';

export interface HandTimer extends Timer {
  /** Lets so many milliseconds pass: whatever waits for a moment in them is done, in its order, with all that follows at once. */
  turn(milliseconds: number): Promise<void>;
  /** How many wait now. */
  waiting(): number;
}

interface Waiting {
  at: number;
  readonly again?: number;
  done(): void;
}

/** A timer for which time passes only when a test turns it. */
export function handTimer(): HandTimer {
  let now = 0;
  const waiting = new Set<Waiting>();
  const add = (one: Waiting): (() => void) => {
    waiting.add(one);
    return () => void waiting.delete(one);
  };
  return {
    pause: (milliseconds, ended) =>
      new Promise((done) => {
        if (ended?.aborted === true) return done();
        const drop = add({ at: now + milliseconds, done });
        ended?.addEventListener('abort', () => {
          drop();
          done();
        });
      }),
    every: (milliseconds, done) => add({ at: now + milliseconds, again: milliseconds, done }),
    waiting: () => waiting.size,
    turn: async (milliseconds) => {
      const until = now + milliseconds;
      for (;;) {
        await new Promise((followed) => setImmediate(followed));
        const [next] = [...waiting].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        now = next.at;
        if (next.again === undefined) waiting.delete(next);
        else next.at += next.again;
        next.done();
      }
      now = until;
    },
  };
}

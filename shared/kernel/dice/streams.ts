import { digestBytes } from '../codec/digest.ts';
import type { Draw } from './draw.ts';
import type { RollLog } from './rollLog.ts';
import { noLog } from './rollLog.ts';

/** Numbers from 0 to 2^32 - 1. */
type Source = () => number;

/**
 * Makes the dice of one turn. Every stream's numbers follow from the seed and the stream's name alone
 * (SHA-256 of both seeds an sfc32 generator), so streams are independent and a replay is exact.
 */
export function openDice(seed: string, log: RollLog = noLog): Draw {
  return stream(seed, '', log);
}

function stream(seed: string, name: string, log: RollLog): Draw {
  let source: Source | undefined;
  const next: Source = () => (source ??= sfc32(digestBytes(`${seed}\n${name}`)))();
  return drawOver({
    name,
    log,
    below: (limit) => below(next, limit),
    fork: (longer) => stream(seed, longer, log),
  });
}

/** What a draw needs from its source of numbers. */
export interface Numbers {
  readonly name: string;
  readonly log: RollLog;
  /** 0 to limit - 1, evenly. */
  below(limit: number, wins?: number): number;
  fork(name: string): Draw;
}

/** A draw over any source of numbers. */
export function drawOver(numbers: Numbers): Draw {
  const { name, log } = numbers;
  const int = (sides: number): number => {
    const rolled = numbers.below(whole(sides)) + 1;
    log.add({ stream: name, outOf: sides, rolled });
    return rolled;
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const mixed = [...items];
    for (let last = mixed.length - 1; last > 0; last -= 1) {
      const other = int(last + 1) - 1;
      [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
    }
    return mixed;
  };
  return {
    int,
    shuffle,
    chance(wins, outOf) {
      if (wins <= 0) return false;
      if (wins >= outOf) return true;
      const rolled = numbers.below(whole(outOf), whole(wins)) + 1;
      log.add({ stream: name, outOf, wins, rolled });
      return rolled <= wins;
    },
    pick: (items) => items[items.length === 1 ? 0 : int(items.length) - 1] as (typeof items)[number],
    fork: (...label) => numbers.fork([name, ...label].filter((part) => part !== '').join('/')),
  };
}

function whole(number: number): number {
  if (!Number.isSafeInteger(number) || number < 1 || number > 2 ** 31)
    throw new RangeError(`not a number to roll: ${number}`);
  return number;
}

/** Rejection sampling: no number comes up more often than another. */
function below(next: Source, limit: number): number {
  const fair = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    const number = next();
    if (number < fair) return number % limit;
  }
}

/** Chris Doty-Humphrey's small fast counting generator, 128 bits of state. */
function sfc32(key: Uint8Array): Source {
  const word = (at: number): number =>
    ((key[at] as number) << 24) |
    ((key[at + 1] as number) << 16) |
    ((key[at + 2] as number) << 8) |
    (key[at + 3] as number);
  let a = word(0);
  let b = word(4);
  let c = word(8);
  let counter = word(12);
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  for (let warm = 0; warm < 12; warm += 1) next();
  return next;
}

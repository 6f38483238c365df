import { bombs } from './bombs.ts';
import type { Job, Order } from './process/messages.ts';
import { mostMemory } from './process/messages.ts';
import type { Game } from '#kernel/game/game.ts';
import { firstKit } from '../../support/kits/kits.ts';
import type { TestKit } from '../../support/kits/testKit.ts';
import type { Lost } from './process/apart.ts';
import { lookAgain, makersFault, readApart } from './process/apart.ts';
import { sharesOf } from './shares.ts';

/** A fault that was seen twice. */
export interface Found {
  readonly target: string;
  readonly what: string;
  readonly input: Uint8Array;
  /** The name of an input that was never made: what makes inputs is at fault, and `input` is empty. */
  readonly making?: string;
}

const foundLost = (target: string, lost: Lost): Found =>
  lost.making === undefined
    ? { target, what: `the process ended: ${lost.what} ${lost.said}`, input: lost.input }
    : { target, what: makersFault(lost), input: lost.input, making: lost.making };

export interface Fuzzing {
  /** Whose game is read from files; absent: the first of the list. */
  readonly kit?: TestKit<Game>;
  readonly inputs: number;
  readonly seed: string;
  /** Only this target. */
  readonly only?: string;
  /** Longest that one input may take, in milliseconds. */
  readonly patience: number;
  /** How many processes read at a time. */
  readonly processes: number;
  /** Inputs that one process reads before another takes its place. */
  readonly slice?: number;
  tell(line: string): void;
}

/** Of one fault many inputs may tell: so many of a target are looked at twice. */
const mostFaults = 5;

/** Reads so many inputs, each target its share, and returns the faults that were there at a second look too. */
export async function fuzzed(fuzzing: Fuzzing): Promise<readonly Found[]> {
  const { inputs, only, processes, tell, kit = firstKit } = fuzzing;
  const shares = sharesOf(kit);
  const names = only === undefined ? Object.keys(shares) : [only];
  const all = names.reduce((sum, name) => sum + (shares[name] ?? 1), 0);
  const waiting = names.map((name) => ({
    name,
    count: Math.max(1, Math.round((inputs * (shares[name] ?? 1)) / all)),
  }));
  const found: Found[] = [];
  let read = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { total, line, faults } = await targetFuzzed(next.name, next.count, fuzzing);
      read += total;
      found.push(...faults);
      tell(line);
    }
  };
  await Promise.all(Array.from({ length: processes }, work));
  tell(`${read} inputs in all`);
  return found;
}

/** One target's inputs, slice after slice: what one slice kept, the next begins with. */
async function targetFuzzed(
  target: string,
  count: number,
  { seed, patience, slice = 20_000, tell, kit }: Fuzzing,
): Promise<{ readonly total: number; readonly line: string; readonly faults: readonly Found[] }> {
  const faults: Found[] = [];
  const sum = {
    total: 0,
    taken: 0,
    kept: [] as Uint8Array[],
    reached: [0, 0] as readonly [number, number],
    slowest: 0,
    memory: 0,
  };
  const suspect = async (input: Uint8Array): Promise<void> => {
    const wrong = faults.length < mostFaults ? await lookAgain(target, input, patience, kit) : undefined;
    if (wrong !== undefined) faults.push({ target, what: wrong, input });
  };
  let from = 0;
  while (from < count) {
    const size = Math.min(slice, count - from);
    const order: Order = { kind: 'jobs', jobs: [{ target, seed, from, count: size, kept: sum.kept }] };
    let ending = await readApart(order, patience, true, kit);
    // What another look does not show may have been the machine.
    for (let left = 2; left > 0 && ending.lost !== undefined && faults.length === 0; left -= 1) {
      if (ending.lost.making === undefined) await suspect(ending.lost.input);
      if (faults.length === 0) ending = await readApart(order, patience, true, kit);
    }
    for (const { input } of ending.faults.slice(0, mostFaults)) await suspect(input);
    if (ending.lost !== undefined && faults.length === 0) faults.push(foundLost(target, ending.lost));
    const read = ending.done.reduce((all, done) => all + done.inputs, 0);
    from += read === 0 ? size : read;
    for (const done of ending.done) {
      sum.total += done.inputs;
      sum.taken += done.taken;
      sum.kept.push(...done.kept);
      sum.reached = done.reached;
      sum.slowest = Math.max(sum.slowest, done.slowest);
      sum.memory = Math.max(sum.memory, done.memory);
      if (done.slowest > patience) await suspect(done.slowestInput);
    }
    // A slice that was lost in its middle is not gone on with: its fault is to be mended first.
    if (ending.lost === undefined || faults.length === 0) continue;
    tell(`${target}: a slice was lost, ${faults[0]?.what.slice(0, 300) ?? ''}`);
    break;
  }
  const {
    total,
    taken,
    kept,
    reached: [passed, places],
    slowest,
    memory,
  } = sum;
  const line = `${target.padEnd(20)} ${String(total).padStart(8)} inputs, ${taken} taken, ${kept.length} kept, ${passed} of ${places} places, slowest ${slowest.toFixed(0)} ms, ${Math.round(memory / 1024 / 1024)} MiB`;
  return { total, line, faults };
}

/** Few inputs of every target, many targets to a process; the faults that were there at a second look too. */
export async function fuzzedBriefly({
  inputs,
  seed,
  patience,
  processes,
  kit = firstKit,
}: Omit<Fuzzing, 'only' | 'slice' | 'tell'>): Promise<{
  readonly read: number;
  readonly found: readonly Found[];
}> {
  const shares = sharesOf(kit);
  const names = Object.keys(shares);
  const all = Object.values(shares).reduce((sum, share) => sum + share, 0);
  const jobOf = (target: string): Job => ({
    target,
    seed,
    from: 0,
    count: Math.max(20, Math.round((inputs * (shares[target] ?? 1)) / all)),
    kept: [],
  });
  const groups = Array.from({ length: processes }, (_, at) =>
    names.filter((__, index) => index % processes === at).map(jobOf),
  );
  const found: Found[] = [];
  let read = 0;
  await Promise.all(
    groups.map(async (jobs) => {
      const ending = await readApart({ kind: 'jobs', jobs }, patience, true, kit);
      read += ending.done.reduce((sum, done) => sum + done.inputs, 0);
      const slow = ending.done
        .filter(({ slowest }) => slowest > patience)
        .map(({ target, slowestInput }) => ({ target, input: slowestInput }));
      const lostAt = jobs[ending.done.length]?.target ?? '';
      if (ending.lost?.making !== undefined) found.push(foundLost(lostAt, ending.lost));
      const lost =
        ending.lost === undefined || ending.lost.making !== undefined
          ? []
          : [{ target: lostAt, input: ending.lost.input }];
      for (const { target, input } of [...ending.faults, ...slow, ...lost].slice(0, mostFaults)) {
        const what = await lookAgain(target, input, patience, kit);
        if (what !== undefined) found.push({ target, what, input });
      }
    }),
  );
  return { read, found };
}

/** Every bomb whose name is wanted once, one after another in as many processes; those that go wrong once more, each alone. */
export async function bombed(
  patience: number,
  processes: number,
  wanted: (name: string) => boolean = () => true,
): Promise<readonly Found[]> {
  const all = bombs.filter(({ name }) => wanted(name));
  if (all.length === 0) throw new Error('no bomb is called so');
  const found: Found[] = [];
  await Promise.all(
    Array.from({ length: processes }, async (_, at) => {
      let left = all.filter((__, index) => index % processes === at);
      while (left.length > 0) {
        const { done, faults, lost } = await readApart(
          { kind: 'singles', singles: left.map(({ name, target }) => ({ target, input: name })) },
          patience,
          false,
        );
        const suspects = left.filter((bomb, index) => {
          const its = done[index];
          return its === undefined
            ? lost !== undefined && index === done.length
            : its.slowest > patience ||
                its.memory > mostMemory ||
                faults.some(({ target }) => target === bomb.target);
        });
        for (const { name, target } of suspects) {
          const what = await lookAgain(target, name, patience);
          if (what !== undefined) found.push({ target, what: `${name}: ${what}`, input: new Uint8Array() });
        }
        left = left.slice(done.length + (lost === undefined ? 0 : 1));
      }
    }),
  );
  return found;
}

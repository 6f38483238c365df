import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openDice } from '#kernel/dice/streams.ts';
import { decideBy } from '#kernel/turn/answering.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Game } from '#kernel/game/game.ts';
import type { Entry } from '#kernel/sequence/ledger.ts';
import type { TestKit } from '../support/kits/testKit.ts';
import type { Timing } from './timing.ts';
import { at, summary } from './timing.ts';

const turns = 30;

/** One size after the other, each in a process of its own, so that its memory is its own and nothing is warm from another. */
export function warBenchmarks({ ruleset, large }: TestKit<Game>): readonly Timing[] {
  return Array.from({ length: large?.worlds ?? 0 }, (_, index) => {
    const child = spawnSync(
      process.execPath,
      [fileURLToPath(new URL('./warProcess.ts', import.meta.url)), ruleset.id, String(index)],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    if (child.status !== 0) throw new Error(`the war of size ${index} came to no end`);
    return JSON.parse(child.stdout.toString()) as Timing;
  });
}

/** What one turn of a war took. */
export interface WarTurn {
  /** Milliseconds that passed, and of processor time. */
  readonly time: number;
  readonly cpu: number;
  readonly objects: number;
}

/** A war that is played turn by turn. */
export interface War {
  next(): WarTurn;
  state(): unknown;
  /** The last turn: the world before it, and what happened. */
  last(): { readonly before: unknown; readonly entries: readonly Entry<Game['event']>[] };
  /** Keeps the world alone, and nothing of the last turn. */
  forget(): void;
}

/**
 * A war, turn after turn, each going on from the one before, with new orders that are made outside of the time. What counts is `runTurn` alone,
 * with what it is asked, which is answered as in a game whose players are away: no files, and nobody is told anything. Processor time holds that
 * of collecting garbage and of compiling, which other cores do beside the turn: on a machine that is free it is more than the time that passes.
 */
export function begunWar({ ruleset, large }: TestKit<Game>, index: number): War {
  if (large === undefined) throw new RangeError(`${ruleset.title} has nothing to measure`);
  let state = large.world(index);
  let turn = 0;
  let last: ReturnType<War['last']> = { before: state, entries: [] };
  const next = (): WarTurn => {
    turn += 1;
    const plans = large.plans(state, openDice(`orders of turn ${turn - large.opening}`));
    const before = state;
    const known = new Map(ruleset.seats(state).map((seat) => [seat, ruleset.view(state, seat, [])]));
    const decide = decideBy<Game>({ ruleset, before, plans, last: (seat) => known.get(seat) }, {}, true);
    const objects = large.objects(state);
    const processor = process.cpuUsage();
    const began = performance.now();
    const outcome = runTurn(ruleset, { state, seed: `turn ${turn - large.opening}`, plans, decide });
    const time = performance.now() - began;
    const { user, system } = process.cpuUsage(processor);
    if (outcome.stop !== undefined) throw new Error(`a turn of ${ruleset.title} waits for an answer`);
    last = { before, entries: outcome.entries };
    state = outcome.state;
    return { time, cpu: (user + system) / 1000, objects };
  };
  for (let opening = 0; opening < large.opening; opening += 1) next();
  return {
    next,
    state: () => state,
    last: () => last,
    forget: () => void (last = { before: undefined, entries: [] }),
  };
}

/** Its turns alone. */
export const warring = (kit: TestKit<Game>, index: number): (() => WarTurn) => begunWar(kit, index).next;

/** One war of 30 turns. */
export function war(kit: TestKit<Game>, index: number): Timing {
  const next = warring(kit, index);
  const all = Array.from({ length: turns }, next);
  const mean = Math.round(all.reduce((sum, { objects }) => sum + objects, 0) / turns).toLocaleString('en');
  return {
    ...summary(
      `run a turn of war of ${mean} objects`,
      all.map(({ time }) => time),
    ),
    cpu: at(
      all.map(({ cpu }) => cpu),
      0.5,
    ),
    peak: process.resourceUsage().maxRSS / 1024,
  };
}

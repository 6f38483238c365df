import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openDice } from '#kernel/dice/streams.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Game } from '#kernel/game.ts';
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

/**
 * One war of 30 turns, each going on from the one before, with new orders that are made outside of the time.
 * What counts is `runTurn` alone: no files, and nobody is told anything. Processor time holds that of collecting garbage and of compiling,
 * which other cores do beside the turn: on a machine that is free it is more than the time that passes.
 */
export function war({ ruleset, large }: TestKit<Game>, index: number): Timing {
  if (large === undefined) throw new RangeError(`${ruleset.title} has nothing to measure`);
  let state = large.world(index);
  const times: number[] = [];
  const cpu: number[] = [];
  let objects = 0;
  for (let turn = 1 - large.opening; turn <= turns; turn += 1) {
    const plans = large.plans(state, openDice(`orders of turn ${turn}`));
    const processor = process.cpuUsage();
    const began = performance.now();
    const outcome = runTurn(ruleset, { state, seed: `turn ${turn}`, plans });
    const time = performance.now() - began;
    const { user, system } = process.cpuUsage(processor);
    if (turn > 0) {
      times.push(time);
      cpu.push((user + system) / 1000);
      objects += large.objects(state);
    }
    state = outcome.state;
  }
  const mean = Math.round(objects / turns).toLocaleString('en');
  return {
    ...summary(`run a turn of war of ${mean} objects`, times),
    cpu: at(cpu, 0.5),
    peak: process.resourceUsage().maxRSS / 1024,
  };
}

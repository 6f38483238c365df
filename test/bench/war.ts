import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openDice } from '#kernel/dice/streams.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { galacticEmpires as ruleset } from '#rulesets/galactic-empires/ruleset.ts';
import type { Size } from './bigGalaxy.ts';
import { bigGalaxy, objectsIn } from './bigGalaxy.ts';
import type { Timing } from './timing.ts';
import { at, summary } from './timing.ts';
import { warPlans } from './warOrders.ts';

/**
 * Wars of about 220, 790, 1,500, 10,000 and 100,000 objects (sectors, units and stacks). A turn is meant to take no more than 12, 32, 80,
 * 400 and 4,000 ms in the middle, and the largest no more than 1 GiB of memory.
 */
const sizes: readonly Size[] = [
  { empires: 3, sectors: 44, tiles: 1 },
  { empires: 6, sectors: 150, tiles: 1 },
  { empires: 12, sectors: 285, tiles: 1 },
  { empires: 26, sectors: 850, tiles: 2 },
  { empires: 26, sectors: 1_000, tiles: 18 },
];
const turns = 30;
/** Before the counted turns: the first wars are declared in these. */
const opening = 3;

/** One size after the other, each in a process of its own, so that its memory is its own and nothing is warm from another. */
export function warBenchmarks(): readonly Timing[] {
  return sizes.map((_, index) => {
    const child = spawnSync(
      process.execPath,
      [fileURLToPath(new URL('./warProcess.ts', import.meta.url)), String(index)],
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
export function war(index: number): Timing {
  const size = sizes[index];
  if (size === undefined) throw new RangeError(`no size ${index}`);
  let state = bigGalaxy(size);
  const times: number[] = [];
  const cpu: number[] = [];
  let objects = 0;
  for (let turn = 1 - opening; turn <= turns; turn += 1) {
    const plans = warPlans(state, openDice(`orders of turn ${turn}`));
    const processor = process.cpuUsage();
    const began = performance.now();
    const outcome = runTurn(ruleset, { state, seed: `turn ${turn}`, plans });
    const time = performance.now() - began;
    const { user, system } = process.cpuUsage(processor);
    if (turn > 0) {
      times.push(time);
      cpu.push((user + system) / 1000);
      objects += objectsIn(state);
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

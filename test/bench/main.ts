import type { Game } from '#kernel/game/game.ts';
import { firstKit } from '../support/kits/kits.ts';
import { namedKit } from '../support/kits/named.ts';
import type { Part } from '../support/kits/parts.ts';
import { saidMissing } from '../support/kits/lacking.ts';
import type { TestKit } from '../support/kits/testKit.ts';
import { clientBenchmarks } from './client.ts';
import { deskBenchmarks } from './desk.ts';
import { intakeBenchmarks } from './intake.ts';
import { planBenchmarks } from './plan.ts';
import type { Timing } from './timing.ts';
import { table } from './timing.ts';
import { readsBenchmarks } from './reads.ts';
import { runsBenchmarks } from './runs.ts';
import { turnBenchmarks } from './turn.ts';
import type { Ratio } from './ratios/ratio.ts';
import { frameRatios } from './ratios/frames.ts';
import { mapRatios } from './ratios/map.ts';
import { sinceRatios } from './ratios/since.ts';
import { ratioTable } from './ratios/ratio.ts';
import { ratioBenchmarks } from './ratios/ratios.ts';

interface Benchmark {
  /** Its figures as a table. */
  run(kit: TestKit<Game>): Promise<string>;
  /** What a ruleset and its kit must have to be measured so; absent: it plays the first ruleset of the list alone. */
  readonly needs?: readonly Part[];
}

const timings = (run: (kit: TestKit<Game>) => Promise<readonly Timing[]>): Pick<Benchmark, 'run'> => ({
  run: async (kit) => table(await run(kit)),
});
const ratios = (run: (kit: TestKit<Game>) => Promise<readonly Ratio[]>): Pick<Benchmark, 'run'> => ({
  run: async (kit) => ratioTable(await run(kit)),
});

/** The only list of benchmarks, by the name one asks for. */
const benchmarks: Readonly<Record<string, Benchmark>> = {
  turn: { ...timings(turnBenchmarks), needs: ['large'] },
  plan: { ...timings(planBenchmarks), needs: ['large', 'script'] },
  intake: timings(intakeBenchmarks),
  reads: { run: readsBenchmarks },
  desk: { ...timings(deskBenchmarks), needs: ['seating', 'computerPlan'] },
  runs: { ...timings(runsBenchmarks), needs: ['large', 'script'] },
  ratios: { ...ratios(ratioBenchmarks), needs: ['large', 'script'] },
  since: { ...ratios((kit) => sinceRatios(kit, before)), needs: ['large'] },
  map: { ...ratios((kit) => (kit === firstKit ? mapRatios() : frameRatios(kit))), needs: ['large'] },
  client: timings(clientBenchmarks),
};

/** `npm run bench -- [NAME...] [--rules RULESET] [--before FOLDER]`: figures for a person to read; without a name all benchmarks, but for `since` without a folder. */
const { kit, rest, fault } = namedKit(process.argv.slice(2));
/** Where another copy of the project is. */
const [asked, before] = takenOut(rest, '--before');
const unknown = asked.filter((name) => !Object.hasOwn(benchmarks, name));

/** The arguments without an option, and its value; empty where it is not given. */
function takenOut(
  args: readonly string[],
  option: string,
): readonly [rest: readonly string[], value: string] {
  const at = args.indexOf(option);
  return at < 0 ? [args, ''] : [[...args.slice(0, at), ...args.slice(at + 2)], args[at + 1] ?? ''];
}

/** Why this ruleset cannot be measured so; empty if it can. */
function hindrances(name: string, { needs }: Benchmark): readonly string[] {
  if (name === 'since' && before === '') return ['since: --before names the folder of another copy.'];
  if (needs !== undefined) return saidMissing(kit, needs).map((said) => `${name}: ${said}`);
  return kit === firstKit ? [] : [`${name} measures ${firstKit.ruleset.title} alone.`];
}

if (fault !== undefined || unknown.length > 0) {
  console.error(
    fault ?? `There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(benchmarks).join(', ')}`,
  );
  process.exitCode = 2;
} else {
  for (const [name, benchmark] of Object.entries(benchmarks)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const hindered = hindrances(name, benchmark);
    console.log(hindered.length > 0 ? hindered.join('\n') : `${await benchmark.run(kit)}\n`);
  }
}

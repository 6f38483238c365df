import { clientBenchmarks } from './client.ts';
import { deskBenchmarks } from './desk.ts';
import { turnBenchmarks } from './galaxy.ts';
import { intakeBenchmarks } from './intake.ts';
import { planBenchmarks } from './plan.ts';
import type { Timing } from './timing.ts';
import { table } from './timing.ts';

/** The only list of benchmarks, by the name one asks for. */
const benchmarks: Readonly<Record<string, () => Promise<readonly Timing[]>>> = {
  turn: turnBenchmarks,
  plan: planBenchmarks,
  intake: intakeBenchmarks,
  desk: deskBenchmarks,
  client: clientBenchmarks,
};

/** `npm run bench -- [NAME...]`: figures for a person to read; all benchmarks without a name. */
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(benchmarks, name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(benchmarks).join(', ')}`,
  );
  process.exitCode = 2;
} else {
  for (const [name, run] of Object.entries(benchmarks)) {
    if (asked.length === 0 || asked.includes(name)) console.log(`${table(await run())}\n`);
  }
}

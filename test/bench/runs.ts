import type { Game } from '#kernel/game/game.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { kits } from '../support/kits/kits.ts';
import type { TestKit } from '../support/kits/testKit.ts';
import { played } from './cycle.ts';
import type { Profiled } from './profiled.ts';
import { profiled } from './profiled.ts';
import type { Ratio } from './ratios/ratio.ts';
import type { Timing } from './timing.ts';
import { summary } from './timing.ts';

const [warm, counted] = [2, 9];

/** The work that is no game: digests that bind what happened, what is read and written as data, copies of worlds, and telling everybody their part. */
const beside = {
  digests: [
    // Dice ask for digests by another name.
    { file: 'shared/kernel/codec/digest.ts', name: 'digest' },
    { file: 'shared/kernel/codec/digest.ts', name: 'dataDigest' },
    { file: 'shared/kernel/turn/marks.ts' },
    { file: 'src-main/services/gm/game/chain.ts' },
    { file: 'src-main/adapters/game/tally.ts' },
  ],
  codecs: [
    { file: 'shared/kernel/codec/stableText.ts' },
    { file: 'shared/kernel/codec/shape.ts' },
    { file: 'shared/kernel/codec/shapes.ts' },
    { file: 'shared/kernel/files/plainJson.ts' },
    { file: 'src-main/services/ruleset.ts' },
  ],
  copies: [{ file: 'shared/kernel/turn/plainCopy.ts' }],
  telling: [
    { file: 'shared/kernel/report/telling.ts' },
    // What each seat knows at the end of a run is found out here.
    { file: 'src-main/services/gm/running/partResults.ts' },
  ],
} as const;
const parts = {
  // What is kept and sealed is written as stable text too.
  'files and their parts': [
    { file: 'src-main/adapters/game/tables.ts' },
    { file: 'src-main/services/turnFiles.ts' },
    { file: 'src-main/adapters/sealing.ts' },
  ],
  ...beside,
  'the runs themselves': [{ file: 'shared/kernel/turn/runOne.ts' }],
};

/** A kit whose turns are of several runs, with the largest of its new games. */
function cycles({ large, script, ...kit }: TestKit<Game>): TestKit<Game> | undefined {
  const largest = large?.setups.at(-1);
  if (large === undefined || largest === undefined || script === undefined) return undefined;
  if (kit.ruleset.runs(large.world(large.setups.length - 1)).length === 1) return undefined;
  return { ...kit, large, script, setup: () => largest.setup };
}

interface Cycles {
  readonly title: string;
  readonly rounds: readonly Cycle[];
}

/** Cycles of runs as the game master’s program runs them, from the file with everybody’s orders to the results of the last: of the game at hand, or else of the first whose seats move one after another. */
async function measured(asked: TestKit<Game>): Promise<Cycles | undefined> {
  const kit = [asked, ...kits].map(cycles).find((one) => one !== undefined);
  if (kit === undefined) return undefined;
  const game = await played(kit, kit.setup(0));
  const rounds: Cycle[] = [];
  for (let round = 1; round <= warm + counted; round += 1) {
    await game.order();
    let runs = 0;
    const spent = await profiled(parts, async () => void (runs = await game.run()));
    const aside = sumOf(keysInOrder(beside).map((part) => spent.parts.get(part) ?? 0));
    if (round > warm) rounds.push({ ...spent, runs, aside });
  }
  await game.end();
  return { title: kit.ruleset.title, rounds };
}

interface Cycle extends Profiled {
  readonly runs: number;
  /** Processor time of the work beside the game. */
  readonly aside: number;
}

export async function runsBenchmarks(asked: TestKit<Game>): Promise<readonly Timing[]> {
  const cycles = await measured(asked);
  return cycles === undefined ? [] : rowsOf(cycles);
}

/** How often as long as the rules take the work beside them takes. */
export async function asideRatios(asked: TestKit<Game>): Promise<readonly Ratio[]> {
  const cycles = await measured(asked);
  if (cycles === undefined) return [];
  const rules = ({ parts: spent }: Cycle): number => spent.get('the runs themselves') ?? 0;
  return [
    {
      name: `copies, digests, codecs and telling, to the rules of a cycle; ${cycles.title}`,
      values: cycles.rounds.map((cycle) => cycle.aside / rules(cycle)),
      most: 1,
    },
  ];
}

function rowsOf({ title, rounds }: Cycles): readonly Timing[] {
  const row = (name: string, of: (cycle: Cycle) => number): Timing => summary(name, rounds.map(of));
  const middle = (of: (cycle: Cycle) => number): number => row('', of).median;
  const share = middle(({ aside, cpu }) => (100 * aside) / cpu).toFixed(0);
  return [
    {
      ...row(`a cycle of ${middle(({ runs }) => runs)} runs, ${title}`, ({ time }) => time),
      cpu: middle(({ cpu }) => cpu),
    },
    row('  its processor time', ({ cpu }) => cpu),
    ...keysInOrder(parts).map((part) => row(`    ${part}`, (cycle) => cycle.parts.get(part) ?? 0)),
    row(`    ${keysInOrder(beside).join(', ')} together: ${share} %`, ({ aside }) => aside),
  ];
}

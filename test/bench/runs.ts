import type { Game } from '#kernel/game.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { tempFolder } from '../support/desk/gmWorld.ts';
import { kits } from '../support/kits/kits.ts';
import type { TestKit } from '../support/kits/testKit.ts';
import { scriptedFiles, scriptedGame } from '../support/play/scriptedGame.ts';
import type { Profiled } from './profiled.ts';
import { profiled } from './profiled.ts';
import type { Timing } from './timing.ts';
import { summary } from './timing.ts';

const [warm, counted] = [2, 3];

/** The work that is no game: copies of worlds, digests that bind what happened, and telling everybody their part. */
const beside = {
  copies: [{ file: 'shared/kernel/turn/plainCopy.ts' }],
  digests: [
    // Dice ask for digests by another name.
    { file: 'shared/kernel/codec/digest.ts', name: 'digest' },
    { file: 'shared/kernel/codec/stableText.ts' },
    { file: 'src-main/adapters/game/tally.ts' },
  ],
  telling: [{ file: 'shared/kernel/report/telling.ts' }],
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

/** The largest new game of a kit, if its turns are of several runs. */
function cycles({ ruleset, large, script, ...kit }: TestKit<Game>): TestKit<Game> | undefined {
  const largest = large?.setups.at(-1);
  if (large === undefined || largest === undefined || script === undefined) return undefined;
  if (ruleset.runs(large.world(large.setups.length - 1)).length === 1) return undefined;
  return { ...kit, ruleset, large, script, setup: () => largest.setup };
}

/** A cycle of runs as the game master’s program runs it, from the file with everybody’s orders to the results of the last: of the game at hand, or else of the first whose seats move one after another. */
export async function runsBenchmarks(asked: TestKit<Game>): Promise<readonly Timing[]> {
  const kit = [asked, ...kits].map(cycles).find((one) => one !== undefined);
  if (kit === undefined) return [];
  const temp = await tempFolder();
  try {
    const { gm, players } = await scriptedGame(temp.of('cycle.game'), 0, 'cycle', kit);
    const rounds: Cycle[] = [];
    for (let round = 1; round <= warm + counted; round += 1) {
      for (const [seat, file] of await scriptedFiles(gm, players, kit))
        await gm.takeOrders(file, `${seat}.orders`);
      const cycle = await oneCycle(gm);
      if (round > warm) rounds.push(cycle);
    }
    gm.close();
    return rowsOf(kit.ruleset.title, rounds);
  } finally {
    await temp.end();
  }
}

interface Cycle extends Profiled {
  readonly runs: number;
  /** Processor time of the work beside the game. */
  readonly aside: number;
}

async function oneCycle(gm: Gm): Promise<Cycle> {
  let runs = 0;
  const spent = await profiled(parts, async () => void (runs = await allRuns(gm)));
  return { ...spent, runs, aside: sumOf(keysInOrder(beside).map((part) => spent.parts.get(part) ?? 0)) };
}

async function allRuns(gm: Gm): Promise<number> {
  let runs = 0;
  for (;;) {
    const outcome = await gm.run({ overdue: true });
    if (outcome.kind !== 'ran') throw new Error(`the cycle ended with ${outcome.kind}`);
    runs += outcome.runs?.length ?? 0;
    if ((outcome.left ?? 0) === 0) return runs;
  }
}

function rowsOf(title: string, rounds: readonly Cycle[]): readonly Timing[] {
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

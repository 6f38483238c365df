import { gameFiles } from '#main/adapters/gameFile.ts';
import { nodeFiles } from '#main/adapters/nodeFiles.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { planCodecOf, theseRulesets } from '#main/services/ruleset.ts';
import { walks } from '../support/counting/walks.ts';
import { resultsFor, tempFolder, testPorts, valueOf } from '../support/desk/gmWorld.ts';
import { ordersFolder } from '../support/ordersFolder.ts';
import { galacticEmpires } from '../support/play/scriptedGame.ts';
import { scriptedOrders } from '../support/play/scriptedOrders.ts';
import { libraryAt } from '../support/play/toyGame.ts';
import { removeFolders } from '../support/tempFolder.ts';
import { at, table, timed, type Timing } from './timing.ts';

/** One changed order, saved in a library; and how often what is read on the way of a file. */
export async function readsBenchmarks(): Promise<string> {
  const counts: string[] = [];
  for (const [name, walk] of Object.entries(walks)) {
    const { names: _, ...done } = await walk();
    const said = Object.entries(done).flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`]));
    counts.push(`${name.padEnd(46)}${said.join(', ')}`);
  }
  removeFolders();
  return [table([await edits()]), ...counts].join('\n');
}

async function edits(): Promise<Timing> {
  const temp = await tempFolder();
  try {
    const { game } = await ordersFolder(temp.path, 10);
    const gm = valueOf(await openGame(testPorts(), gameFiles, game, () => galacticEmpires));
    const seat = gm.store.seats()[0]!.seat;
    const [turn, view] = [gm.store.turn(), gm.view(seat)];
    const files = nodeFiles({ now: () => '2100-01-01T00:00:00.000Z' });
    const library = libraryAt(temp.of('library'), { rulesets: theseRulesets([galacticEmpires]), files });
    for (const one of [turn - 1, turn]) valueOf(await library.take(resultsFor(gm, seat, one)));
    const key = { game: gm.store.facts.game, seat, turn };
    gm.close();
    const plan = planCodecOf(galacticEmpires).make(scriptedOrders(galacticEmpires, view));
    const { digest } = valueOf(await library.open(key));
    const cpu: number[] = [];
    let revision = 0;
    const all = await timed('one changed order of a grand game, saved', 60, async (round) => {
      const before = process.cpuUsage();
      revision = valueOf(await library.savePlan(key, plan, revision, digest));
      const { user, system } = process.cpuUsage(before);
      if (round >= 0) cpu.push((user + system) / 1000);
    });
    return { ...all, cpu: at(cpu, 0.5) };
  } finally {
    await temp.end();
  }
}

import { gameFiles } from '#main/adapters/gameFile.ts';
import { newGame } from '#main/services/gm/gm.ts';
import { deskOf } from '../support/desk/deskOf.ts';
import { tempFolder, testPorts, valueOf } from '../support/desk/gmWorld.ts';
import type { Game } from '#kernel/game/game.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { TestKit } from '../support/kits/testKit.ts';
import type { Timing } from './timing.ts';
import { timed } from './timing.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

const turns = 100;
const game = 'lng';

/** The desk of a game of 26 empires and 100 turns, each with letters and lines of its log: when its file is opened, and once it lies open. */
export async function deskBenchmarks({ ruleset, setup }: TestKit<Game>): Promise<readonly Timing[]> {
  const temp = await tempFolder();
  const home = temp.of('library');
  const path = `${home}/game-master/${game}/${game}.game`;
  const opened = () => deskOf(home, { ports: testPorts('long'), rulesets: theseRulesets([ruleset]) });
  try {
    await longGame(path, ruleset, setup(26));
    const cold = await timed(`desk of 26 empires and ${turns} turns, from a closed file`, 5, async () => {
      const desk = opened();
      valueOf(await desk.handlers['gm.desk']({ game }));
      desk.close();
    });
    const desk = opened();
    const warm = await timed('  once the file is open', 10, () => desk.handlers['gm.desk']({ game }));
    desk.close();
    return [cold, warm];
  } finally {
    await temp.end();
  }
}

/** The first turn is run by the rules; the others repeat it, for what they hold is as much. */
async function longGame(path: string, ruleset: Ruleset<Game>, setup: unknown): Promise<void> {
  const ports = testPorts('long');
  const gm = valueOf(
    await newGame(ports, gameFiles, path, {
      ruleset,
      setup,
      players: {},
      computer: 'all',
      seed: 'long',
      game,
    }),
  );
  const { store } = gm;
  for (let turn = 1; turn <= 2; turn += 1) await gm.run();
  const first = store.turnOf(2);
  const ran = first?.ran;
  if (first === undefined || ran?.marks === undefined || ran.dice === undefined || ran.how === undefined)
    throw new Error('the turn was not run');
  const results = store.results(3);
  const at = ports.clock.now();
  for (let turn = 3; turn <= turns; turn += 1) {
    const note = { at, what: `Turn ${turn} was run with the orders of 26 of 26 empires.`, who: 'desk', turn };
    const done = store.finish(
      {
        turn,
        entries: ran.entries,
        refusals: ran.refusals,
        marks: ran.marks,
        attempt: 0,
        dice: ran.dice,
        how: ran.how,
        edition: ran.edition,
        upTo: 0,
        plans: {},
        note,
      },
      { turn: turn + 1, state: first.state, commitment: first.commitment, results },
    );
    if (!done) throw new Error(`turn ${turn} was not run`);
    for (const { seat, file } of results) {
      store.post.add({
        key: `results ${turn} ${seat}`,
        turn,
        seat,
        kind: 'results',
        to: `${seat}@example.org`,
        subject: 'Results',
        body: 'Here they are.',
        file: { name: `${seat}.new`, bytes: file },
        at,
        next: at,
      });
    }
  }
  gm.close();
}

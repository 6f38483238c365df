import { join } from 'node:path';
import type { Command } from 'commander';

import type { Verified } from '#contract/gm/acts.ts';
import { plural } from '#kernel/words/phrase.ts';
import { readArchive } from '../../services/gm/proof/archive.ts';
import type { SomeRuleset } from '../../services/ruleset.ts';
import type { GameRecord } from '../../services/gm/game/recordShapes.ts';
import { recordOf } from '../../services/gm/turns/record.ts';
import type { OwnFiles } from '../../services/gm/proof/ownFiles.ts';
import { heldOwn } from '../../services/gm/proof/ownFiles.ts';
import type { Verifying } from '../../services/gm/proof/verify.ts';
import { verify } from '../../services/gm/proof/verify.ts';
import type { ResultsFile } from '../../services/gm/proof/verifyFiles.ts';
import { isOf } from '../../services/gm/proof/verifyFiles.ts';
import { battlesProven } from '../../services/gm/elsewhere/battlesProven.ts';
import { orderFaults } from '../../services/gm/proof/orderFiles.ts';
import { ordersFolder, savesFolder } from '../../services/library/places.ts';
import { largestFile } from '../../services/turnFiles.ts';
import { rulesets } from '../../rulesets.ts';
import { files, ports, withGame } from '../openGame.ts';
import type { Exit } from '../io.ts';
import { Stop, complain, exits, must, say, sayJson, wrapped } from '../io.ts';
import { textIn } from '../textIn.ts';
import { isGame, isGzip } from './show.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';
import { gameMasterRefusals } from '#contract/refusals/gameMaster.ts';
import { booksOf } from '#kernel/codec/books.ts';
import { defined } from '#kernel/words/defined.ts';
import { overBooks } from '../../services/ruleset.ts';

const help = `
Every turn is run again from the record and compared step by step with what was recorded when it was run:
the worlds, what happened, how many dice were rolled and what they showed. The seeds are compared with what was promised
before each turn, the dice with the orders, and in a game the orders with the files that the players signed.

If you are a player and have the archive of a finished game, compare it with your own files: the .new files, with the invitation, and the
.orders files you saved. In the app's library these lie in the folder of game and seat; its orders are checked as well.
  gm verify gw9.archive.gz --results my-files

Exit: 0 all correct; 1 something differs (the turn and phase are named), or none of your files could be compared;
3 nothing is wrong, but your own orders leave a question for your game master.`;

interface Options {
  readonly results?: string;
  readonly passphraseFile?: string;
  readonly json?: boolean;
}

export function addVerify(program: Command): void {
  program
    .command('verify')
    .summary('run every turn again and check that nothing differs')
    .description(
      'Runs every turn of a game or an archive again, and names the first turn and phase that differs from the record. It changes nothing.',
    )
    .argument('<FILE>', 'a .game file, or an archive')
    .option('--results <DIR>', 'a folder with players’ .new and .orders files to compare')
    .option('--passphrase-file <FILE>', 'file whose first line opens an invitation among them')
    .option('--json', 'answer as JSON')
    .addHelpText('after', help)
    .action(async (path: string, options: Options) => {
      const start = must(await files.read(path, 2 ** 31));
      if (!isGame(start) && !isGzip(start)) throw new Stop([unreadable('not-to-verify', { path })]);
      const proof = isGame(start)
        ? await withGame(path, (gm) => {
            const seats = gm.store.seats();
            const keys = {
              seal: [gm.store.facts.privately.seal, ...seats.map(({ privately }) => privately.seal)],
              signers: seats.flatMap(({ seat, publicly, former }) =>
                [publicly.sign, ...former].map((sign) => ({ seat, sign })),
              ),
            };
            return proofOf(gm.ruleset, recordOf(gm.store), options, keys, (record) =>
              orderFaults(ports.sealing, gm.store, gm.ruleset, record),
            );
          })
        : await archiveProof(start, options);
      if (options.json === true) sayJson(proof);
      else tell(proof);
      process.exitCode = exitOf(proof);
    });
}

async function archiveProof(bytes: Uint8Array, options: Options): Promise<Verified> {
  const { ruleset, record } = await archiveIn(bytes);
  return proofOf(ruleset, record, options, {});
}

/** The content of an archive and its ruleset; a refusal ends the command. */
export async function archiveIn(
  bytes: Uint8Array,
): Promise<{ readonly ruleset: SomeRuleset; readonly record: GameRecord }> {
  const record = must(readArchive(ports.sealing, bytes), exits.problems);
  const listed = await rulesets.of(record.ruleset);
  if (listed === undefined)
    throw new Stop([gameMasterRefusals.unreadable('wrong-ruleset/archive', { id: record.ruleset })]);
  return { ruleset: overBooks(listed, booksOf(record.books ?? [])), record };
}

async function proofOf(
  ruleset: SomeRuleset,
  record: GameRecord,
  options: Options,
  keys: Omit<OwnFiles, 'files'>,
  filesOf?: Verifying['filesOf'],
): Promise<Verified> {
  const { results: folder, passphraseFile } = options;
  const phrase =
    passphraseFile === undefined ? undefined : (await textIn(passphraseFile, 10_000)).split(/\r?\n/)[0];
  const own =
    folder === undefined
      ? undefined
      : [{ ...keys, files: await ownIn(folder, record.game), ...defined({ phrase }) }];
  const results = own === undefined ? undefined : await heldOwn(ports.sealing, ruleset, record, own);
  return verify(ruleset, record, {
    ...defined({ filesOf, results }),
    battlesOf: battlesProven({ sealing: ports.sealing, rulesetOf: rulesets.of }),
    progress: async (done, of) => {
      if (process.stderr.isTTY && done < of) complain(`Running turn ${done + 1} of ${of} again …`);
    },
  });
}

/**
 * The files a player can compare with it: files of this game in a folder, and in its subfolders where the
 * library keeps orders.
 */
async function ownIn(folder: string, game: string): Promise<readonly ResultsFile[]> {
  const listed = must(await files.list(folder)).map((file) => ({ ...file, folder }));
  for (const within of [ordersFolder, join(ordersFolder, savesFolder)]) {
    const more = await files.list(join(folder, within));
    if (more.ok) listed.push(...more.value.map((file) => ({ ...file, folder: join(folder, within) })));
  }
  const own: ResultsFile[] = [];
  for (const { name, folder: at } of listed.filter((one) => one.size <= largestFile)) {
    const bytes = must(await files.read(join(at, name), largestFile));
    if ((['results', 'orders', 'answers'] as const).some((kind) => isOf(bytes, kind, game)))
      own.push({ name, bytes });
  }
  if (own.length === 0) throw new Stop([unreadable('no-own-files', { game, folder })]);
  return own;
}

/** If files were named and none of them could be opened, nothing is proven. */
function exitOf({ ok, asks = 0, own }: Verified): Exit {
  if (!ok || (own !== undefined && own.results + own.orders === 0)) return exits.problems;
  return asks > 0 ? exits.questions : exits.done;
}

function tell({ turns, said }: Verified): void {
  for (const turn of turns) {
    say(wrapped(`Turn ${turn.turn}: ${turn.ok ? '' : 'WRONG. '}${turn.said}`));
    if (turn.own !== undefined) say(`  Of yours: ${ownText(turn.own)}.`);
    if (turn.ask !== undefined) say(wrapped(`Ask your game master. ${turn.ask}`, '  '));
  }
  say(`\n${wrapped(said)}`);
}

const ownText = ({ results, orders, unread }: NonNullable<Verified['own']>): string =>
  `${plural(results, 'results file')}, ${plural(orders, 'orders file')}${unread === 0 ? '' : `, and ${plural(unread, 'file')} that could not be opened`}`;

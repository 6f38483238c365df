import { join } from 'node:path';
import type { Command } from 'commander';

import type { Verified } from '#contract/gm/acts.ts';
import { wrapped } from '#kernel/report/plainText.ts';
import { unreadable } from '#kernel/problem.ts';
import { readArchive } from '../services/gm/archive.ts';
import type { SomeRuleset } from '../services/gm/read.ts';
import type { GameRecord } from '../services/gm/record.ts';
import { recordOf } from '../services/gm/record.ts';
import type { Verifying } from '../services/gm/verify.ts';
import { verify } from '../services/gm/verify.ts';
import type { ResultsFile } from '../services/gm/verifyFiles.ts';
import { heldResults, orderFaults } from '../services/gm/verifyFiles.ts';
import { largestFile } from '../services/turnFiles.ts';
import { files, ports, rulesetById, withGame } from './game.ts';
import { Stop, complain, exits, must, say, sayJson } from './io.ts';
import { isGame, isGzip } from './show.ts';

const help = `
Every turn is run again from what is written down, and held step by step against what was written when it was run:
the worlds, what happened, how many dice were rolled and what they showed. The seeds are held against what was promised
before each turn, the dice against the orders, and in a game the orders against the files that the players signed.

A player who has the archive of a finished game and his own .new files, the invitation among them, holds both together:
  gm verify gw9.archive.gz --results my-files

Exit: 0 all as it should be; 1 something differs, and the turn and phase are named.`;

interface Options {
  readonly results?: string;
  readonly passphraseFile?: string;
  readonly json?: boolean;
}

export function addVerify(program: Command): void {
  program
    .command('verify')
    .summary('run every turn again, and say whether all is as it was')
    .description(
      'Runs every turn of a game or an archive again, and names the first turn and phase that differs from what was written down. It changes nothing.',
    )
    .argument('<FILE>', 'a .game file, or an archive')
    .option('--results <DIR>', 'a folder with .new files of players, to be held against it')
    .option('--passphrase-file <FILE>', 'file whose first line opens an invitation among them')
    .option('--json', 'answer as JSON')
    .addHelpText('after', help)
    .action(async (path: string, options: Options) => {
      const start = must(await files.read(path, 2 ** 31));
      if (!isGame(start) && !isGzip(start))
        throw new Stop([
          unreadable(
            'not-to-verify',
            '{path} is neither a game nor an archive. Name the .game file, or what «gm archive» wrote.',
            { path },
          ),
        ]);
      const proof = isGame(start)
        ? await withGame(path, (gm) => {
            const keys = gm.store.seats().map(({ privately }) => privately.seal);
            return proofOf(gm.ruleset, recordOf(gm.store), options, keys, (record) =>
              orderFaults(ports.sealing, gm.store, gm.ruleset, record),
            );
          })
        : await archiveProof(start, options);
      if (options.json === true) sayJson(proof);
      else tell(proof);
      process.exitCode = proof.ok ? exits.done : exits.problems;
    });
}

async function archiveProof(bytes: Uint8Array, options: Options): Promise<Verified> {
  const { ruleset, record } = archiveIn(bytes);
  return proofOf(ruleset, record, options, []);
}

/** What an archive holds, with the rules it was played by; a refusal ends the command. */
export function archiveIn(bytes: Uint8Array): { readonly ruleset: SomeRuleset; readonly record: GameRecord } {
  const record = must(readArchive(ports.sealing, bytes), exits.problems);
  const ruleset = rulesetById(record.ruleset);
  if (ruleset === undefined)
    throw new Stop([
      unreadable(
        'wrong-ruleset',
        'This archive is of the rules «{id}», which this program does not have. Update the program.',
        { id: record.ruleset },
      ),
    ]);
  return { ruleset, record };
}

async function proofOf(
  ruleset: SomeRuleset,
  record: GameRecord,
  options: Options,
  keys: readonly string[],
  filesOf?: Verifying['filesOf'],
): Promise<Verified> {
  const { results: folder, passphraseFile } = options;
  const phrase =
    passphraseFile === undefined
      ? undefined
      : new TextDecoder().decode(must(await files.read(passphraseFile, 10_000))).split(/\r?\n/)[0];
  const results =
    folder === undefined
      ? undefined
      : await heldResults(ports.sealing, record, await resultsIn(folder), keys, phrase);
  return verify(ruleset, record, {
    ...(filesOf === undefined ? {} : { filesOf }),
    ...(results === undefined ? {} : { results }),
    progress: async (done, of) => {
      if (process.stderr.isTTY && done < of) complain(`Running turn ${done + 1} of ${of} again …`);
    },
  });
}

async function resultsIn(folder: string): Promise<readonly ResultsFile[]> {
  const found: ResultsFile[] = [];
  for (const { name, size } of must(await files.list(folder))) {
    if (size <= largestFile)
      found.push({ name, bytes: must(await files.read(join(folder, name), largestFile)) });
  }
  return found;
}

function tell({ turns, said }: Verified): void {
  for (const turn of turns)
    say(wrapped(`Turn ${turn.turn}: ${turn.ok ? '' : 'NOT AS IT SHOULD BE. '}${turn.said}`));
  say(`\n${wrapped(said)}`);
}

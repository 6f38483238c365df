import type { Command } from 'commander';

import type { FileParts } from '#kernel/files/envelope.ts';
import { splitFile } from '#kernel/files/envelope.ts';
import type { Gm } from '../../services/gm/gm.ts';
import { archiveText } from '../../services/gm/proof/archive.ts';
import { gameText, headerText, planText, resultsText } from '../../services/gm/trial/show.ts';
import { viewOf, planCodecOf } from '../../services/ruleset.ts';
import { largestFile } from '../../services/turnFiles.ts';
import { openOrdersFile, openResultsFile } from '../../services/openTurnFiles.ts';
import { rulesets } from '../../rulesets.ts';
import { files, ports, withGame } from '../openGame.ts';
import { Stop, exits, forReading, must, say, wrapped } from '../io.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';
import { booksOf } from '#kernel/codec/books.ts';
import { overBooks } from '../../services/ruleset.ts';

const help = `
An invitation opens by itself; what is sealed needs the game it belongs to. In a file or a pipe, orders come out one
to a line, so that two files can be compared:
  gm show old.orders --game gw9.game > old.txt
  gm show new.orders --game gw9.game | diff old.txt -`;

export function addShow(program: Command): void {
  program
    .command('show')
    .summary('print any file as plain text')
    .description('Prints a game, a results file, an orders file or an archive as plain text.')
    .argument('<FILE>', 'a .game, .new or .orders file, or an archive')
    .option('--game <GAME>', 'the game that the file belongs to')
    .addHelpText('after', help)
    .action(async (path: string, { game }: { readonly game?: string }) => {
      const bytes = must(await files.read(path, 2 ** 31));
      const parts = splitFile(bytes);
      if (isGame(bytes)) await withGame(path, (gm) => say(gameText(gm.store, gm.ruleset)));
      else if (isGzip(bytes)) say(must(await archiveText(ports.sealing, bytes, rulesets.of), exits.problems));
      else if (!parts.ok) throw new Stop(parts.fault, exits.problems);
      else
        await (game === undefined
          ? showAlone(bytes, parts.value)
          : withGame(game, (gm) => showWith(gm, bytes, parts.value)));
      process.exitCode = exits.done;
    });
}

/** Whether these bytes are a game's file. */
export const isGame = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 15)).toString('latin1') === 'SQLite format 3';

/** Whether these bytes are gzip, like archives. */
export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

async function showAlone(bytes: Uint8Array, { kind, header }: FileParts): Promise<void> {
  say(wrapped(headerText(kind, header)));
  if (kind === 'orders' || header.sealed !== 'open') {
    throw new Stop([unreadable('sealed')], exits.problems);
  }
  const ruleset = await rulesets.of(header.ruleset);
  const opened = must(
    await openResultsFile(ports.sealing, bytes, { opening: {}, edition: () => ruleset?.edition }),
    exits.problems,
  );
  if (ruleset !== undefined)
    say(`\n${resultsText(overBooks(ruleset, booksOf(opened.body.books ?? [])), opened.body)}`);
}

async function showWith(gm: Gm, bytes: Uint8Array, { kind, header }: FileParts): Promise<void> {
  const { facts } = gm.store;
  const seats = gm.store.seats();
  say(wrapped(headerText(kind, header)));
  if (largestFile < bytes.length) return;
  if (kind === 'results') {
    const seal = seats.filter(({ seat }) => seat === header.seat).map(({ privately }) => privately.seal);
    const reader = {
      opening: { seal },
      gmSign: facts.publicly.sign,
      game: facts.game,
      edition: () => facts.edition,
    };
    say(
      `\n${resultsText(gm.ruleset, must(await openResultsFile(ports.sealing, bytes, reader), exits.problems).body)}`,
    );
    return;
  }
  const opened = must(
    await openOrdersFile(ports.sealing, bytes, {
      ...facts,
      turn: header.turn,
      seats: seats.map(({ seat }) => seat),
      seal: [facts.privately.seal],
      signKeys: (seat) =>
        seats.filter((one) => one.seat === seat).map(({ publicly, former }) => [publicly.sign, ...former])[0],
    }),
    exits.problems,
  );
  const plan = must(planCodecOf(gm.ruleset).parse(opened.body.plan), exits.problems);
  const results = gm.store.results(header.turn).find(({ seat }) => seat === header.seat);
  say(
    `\n${forReading(planText(gm.ruleset, plan, results === undefined ? undefined : viewOf(gm.ruleset, results.body)))}`,
  );
}

import type { Command } from 'commander';

import { broughtBy } from '#kernel/report/chain.ts';
import { whereText } from '#kernel/sequence/paths.ts';
import type { GameStore } from '../../ports/game/store.ts';
import { explain, rollText } from '../../services/gm/trial/explain.ts';
import { orderFilesOf } from '../../services/gm/turns/orderFilesOf.ts';
import type { SomeRuleset } from '../../services/ruleset.ts';
import type { GameRecord } from '../../services/gm/game/recordShapes.ts';
import { recordOf } from '../../services/gm/turns/record.ts';
import { storyOf } from '../../services/gm/trial/story.ts';
import { files, withGame } from '../openGame.ts';
import { exits, must, say, sayJson, wrapped, turnNumber } from '../io.ts';
import { isGzip } from './show.ts';
import { readStored, seatNames } from '../../services/ruleset.ts';
import { seatId } from '#kernel/words/ids.ts';
import { archiveIn } from './verify.ts';

interface Options {
  readonly turn: string;
  readonly json?: boolean;
}

interface Played {
  readonly ruleset: SomeRuleset;
  readonly record: GameRecord;
  /** Absent in an archive. */
  readonly store?: GameStore;
}

/** Works on a game or an archive, recognised by its content. */
async function played(path: string, work: (played: Played) => void): Promise<void> {
  const bytes = must(await files.read(path, 2 ** 31));
  if (isGzip(bytes)) work(await archiveIn(bytes));
  else
    await withGame(path, ({ ruleset, store }) => {
      work({ ruleset, record: recordOf(store), store });
    });
}

export function addStory(program: Command): void {
  program
    .command('story')
    .summary('list all that happened in a turn')
    .description(
      'Lists everything that happened in a turn, even what no player heard of, each line with its number. «gm explain» shows the cause of a line.',
    )
    .argument('<FILE>', 'a .game file, or an archive')
    .requiredOption('--turn <N>', 'a turn that was run')
    .option('--json', 'answer as JSON')
    .action((path: string, { turn, json }: Options) =>
      played(path, ({ ruleset, record }) => {
        const story = must(storyOf(ruleset, record, turnNumber(turn)));
        if (json === true) return sayJson(story);
        let part = '';
        for (const one of story.lines) {
          const title = whereText(ruleset.sequences, one);
          if (title !== part) say(`\n${title}`);
          part = title;
          say(wrapped(`${one.line}  ${one.text}`, '    '));
        }
        process.exitCode = exits.done;
      }),
    );
}

export function addExplain(program: Command): void {
  program
    .command('explain')
    .summary('show the cause of one line of a turn')
    .description(
      'Shows which order caused a line of «gm story», by which rule and dice, and who heard of it.',
    )
    .argument('<FILE>', 'a .game file, or an archive')
    .argument('<LINE>', 'the number of the line, as «gm story» lists it')
    .requiredOption('--turn <N>', 'a turn that was run')
    .option('--json', 'answer as JSON')
    .action((path: string, line: string, { turn, json }: Options) =>
      played(path, ({ ruleset, record, store }) => {
        const number = turnNumber(turn);
        const files = store === undefined ? undefined : orderFilesOf(ruleset, store, number);
        const at = /^\d{1,7}$/.test(line) ? Number(line) : -1;
        const { text, order, step, rolls, heard } = must(
          explain(ruleset, record, number, at, (seat, ref) => files?.(seat, ref)),
        );
        const told = record.turnOf(number)?.results ?? {};
        const nameOf = (id: string): string => {
          const results = told[seatId(id)];
          const view = results && readStored(ruleset.codecs.view, results.view, `view of ${id}`);
          return view === undefined ? id : seatNames(ruleset, view)(seatId(id));
        };
        if (json === true) sayJson({ text, order, step, rolls, heard });
        else {
          say(wrapped(text));
          if (order === undefined) say(wrapped(broughtBy.rules));
          else
            say(
              wrapped(
                `Ordered by ${nameOf(order.seat)}${order.file === undefined ? '' : ` in «${order.file}»`}: ${order.said} (${order.ref})`,
              ),
            );
          say(wrapped(`Step: ${step.said}${step.cite === '' ? '' : `; the rule is in ${step.cite}`}`));
          for (const roll of rolls) say(wrapped(`Dice: ${rollText(roll)}`));
          say(
            wrapped(heard.length === 0 ? 'Nobody heard of it.' : `Heard by: ${heard.map(nameOf).join(', ')}`),
          );
        }
        process.exitCode = exits.done;
      }),
    );
}

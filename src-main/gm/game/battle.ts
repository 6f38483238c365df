import type { Command } from 'commander';

import { phraseText, plural } from '#kernel/words/phrase.ts';
import { gameFiles } from '../../adapters/gameFile.ts';
import { beginBattle, bringHome, waitingBattle } from '../../services/gm/elsewhere/battles.ts';
import type { WaitingBattle } from '../../services/gm/elsewhere/waiting.ts';
import { waitingBattles } from '../../services/gm/elsewhere/waiting.ts';
import type { Gm } from '../../services/gm/gm.ts';
import { rulesets } from '../../rulesets.ts';
import { files, ports, withGame } from '../openGame.ts';
import { Stop, command, exits, must, onlyWith, say, wrapped } from '../io.ts';
import { isGame } from './show.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';

const who = 'command line';
const needs = { ports, stores: gameFiles, rulesetOf: rulesets.of };
const largest = 2 ** 31;

const help = `
Where rules let a battle be fought elsewhere, another game of this program can fight it. --begin 1 begins that game
in the file that --file names, with the same players, and --out writes their invitations. It is run as any game is.
Once it is decided, --take 1 --file FILE takes its outcome as the answer, from that game or its archive: every turn
of it is run again first, and a game that was not begun for this battle is refused. A battle that nobody flies is
answered by «gm questions», as usual: it then goes by the campaign’s own rules.

Exit: 0 no battle waits; 1 it was refused; 3 battles wait.`;

interface Options {
  readonly begin?: string;
  readonly take?: string;
  readonly file?: string;
  readonly out?: string;
}

export function addBattle(program: Command): void {
  program
    .command('battle')
    .summary('battles that another game can fight')
    .description('Lists the battles for which a run waits, begins their games, and takes their outcomes.')
    .argument('<GAME>', 'the game')
    .option('--begin <NUMBER>', 'begin the game that fights the battle of this question')
    .option('--take <NUMBER>', 'take its outcome as the answer to this question')
    .option('--file <FILE>', 'the file of that game, or with --take its archive')
    .option('--out <DIR>', 'with --begin: write the invitations there')
    .addHelpText('after', help)
    .action((path: string, options: Options) => withGame(path, (gm) => battle(gm, path, options)));
}

async function battle(gm: Gm, path: string, options: Options): Promise<void> {
  onlyWith(options, 'begin', 'out');
  const { begin, take, file, out } = options;
  if (begin !== undefined || take !== undefined) {
    if (file === undefined || (begin !== undefined && take !== undefined))
      throw new Stop([unreadable('battle-file')]);
    if (begin === undefined) await takeFrom(gm, numberIn(take ?? ''), file);
    else await beginIn(gm, numberIn(begin), file, out);
  }
  const waiting = waitingBattles(gm.store, gm.ruleset);
  for (const one of waiting) tell(one, path);
  if (waiting.length === 0) say('No battle waits.');
  process.exitCode = waiting.length === 0 ? exits.done : exits.questions;
}

function numberIn(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Stop([unreadable('battle-number', { text })]);
  return Number(text);
}

async function beginIn(gm: Gm, number: number, path: string, out: string | undefined): Promise<void> {
  const { game } = must(waitingBattle(gm, number), exits.problems);
  if (game !== undefined) throw new Stop([unreadable('battle-begun', { number, game })], exits.problems);
  const made = must(await beginBattle(needs, gm, { number, path, who }), exits.problems);
  try {
    say(`${made.store.facts.title} has begun in ${path}.`);
    if (out === undefined) return;
    const written = must(await made.publish(files, out));
    say(`${plural(written.length, 'invitation')} written to ${out}.`);
  } finally {
    made.close();
  }
}

async function takeFrom(gm: Gm, number: number, path: string): Promise<void> {
  const bytes = must(await files.read(path, largest));
  const archive = isGame(bytes) ? await withGame(path, async (theirs) => theirs.archive()) : bytes;
  must(await bringHome(needs, gm, { number, archive }, who), exits.problems);
  say(`Question ${number} is answered by the outcome of the battle.`);
}

function tell({ number, said, battle: elsewhere, game }: WaitingBattle, path: string): void {
  say(wrapped(`\nQuestion ${number}: ${said}`));
  if (!elsewhere.ok) say(wrapped(elsewhere.fault.map(({ phrase }) => phraseText(phrase)).join(' '), '  '));
  else if (game !== undefined) say(`  Its game is ${game}.`);
  else say(`  ${command('battle', path, '--begin', String(number), '--file', 'battle.game')}`);
}

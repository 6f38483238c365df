import type { Command } from 'commander';

import { nameToChoose } from '#kernel/early.ts';
import { plural } from '#kernel/words/phrase.ts';
import { longestBook } from '#kernel/codec/books.ts';
import { defined } from '#kernel/words/defined.ts';
import { seatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { gameFiles } from '../../adapters/gameFile.ts';
import type { Gm } from '../../services/gm/gm.ts';
import { newGame } from '../../services/gm/gm.ts';
import { readPublicKeys } from '../../services/gm/game/keyholder.ts';
import type { NewGameRequest } from '../../services/gm/beginning/newGame.ts';
import type { SomeRuleset } from '../../services/ruleset.ts';
import type { Players } from '../../services/gm/beginning/setups.ts';
import { playersIn } from '../../services/gm/beginning/setups.ts';
import { files, ports } from '../openGame.ts';
import { Stop, command, exits, must, say, sayJson } from '../io.ts';
import { textIn } from '../textIn.ts';
import type { MapOptions } from './maps.ts';
import {
  addChoice,
  inTheirWords,
  refuseBeside,
  rulesOf,
  scenarioIn,
  seatsKnown,
  setupOf,
  withMapOptions,
} from './maps.ts';
import { passphrase } from '../secretLine.ts';
import { seatTyped } from '../../services/gm/named.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';

interface Options extends MapOptions {
  readonly scenario?: string;
  readonly setup?: string;
  readonly id?: string;
  readonly title?: string;
  readonly address?: string;
  readonly computer?: readonly string[];
  readonly computerConquers?: boolean;
  readonly passphraseFile?: string;
  readonly keyholder?: string;
  readonly book?: Readonly<Record<string, string>>;
  readonly out?: string;
  readonly json?: boolean;
}

const [one = 'one', two = 'two', three = 'three'] = seatsKnown;
const help = `
Each player gets an invitation, their first .new file: it holds the keys of their seat, so mail it to
them and nobody else. Later files are sealed to those keys.

Examples:
  gm new gw9.game --size small --out invitations
  gm new gw9.game --id gw9 --seat ${one}="Ann <ann@example.org>" \\
     --seat ${two}="Bob" --address gm@example.org --out invitations
  gm new club.game --scenario club.scenario --out invitations
  gm new solo.game --size small --seat ${three}="Cy" --computer others --computer-conquers --out invitations
  gm new first.game --tutorial --out invitations

GAME holds every secret of the game: keep it to yourself. At rest it is one file; copy it as you like.`;

export function addNew(program: Command): void {
  withMapOptions(program.command('new'))
    .summary('begin a game and write the invitations')
    .description(
      'Begins a game in the new file GAME, on a map drawn for it, on that of a scenario, or on that of the tutorial.',
    )
    .argument('<GAME>', 'file to make, such as gw9.game')
    .option('--scenario <FILE>', 'a scenario file instead of a drawn map; «gm help scenario» tells more')
    .option('--setup <FILE>', 'as --scenario, or the wish for a map as JSON')
    .option(
      '--seed <TEXT>',
      'make map and dice follow from TEXT. For trials: whoever knows it knows every die',
    )
    .option('--id <ID>', 'three small letters or digits that name the game; drawn when left out')
    .option('--title <TEXT>', 'name of the game for people')
    .option('--address <TEXT>', 'where players send their orders')
    .option(
      '--computer <SEAT>',
      'the computer leads this seat; once for each, or «others» for all without a player, or «all»',
      (one: string, more: readonly string[] | undefined) => [...(more ?? []), one],
    )
    .option(
      '--computer-conquers',
      'whoever the computer leads takes what they can, instead of what was their own alone',
    )
    .option(
      '--passphrase-file <FILE>',
      'put the invitations under the passphrase on the first line of FILE, or of standard input for «-»; tell it to the players otherwise',
    )
    .option(
      '--keyholder <FILE>',
      'seal all orders to a second person, whose public keys are in FILE; «gm help keyholder» tells more',
    )
    .option(
      '--book <NAME=FILE>',
      'a text that the rules take, instead of the usual one; «gm rules ID» lists them',
      addChoice,
    )
    .option('--out <DIR>', 'write the invitations there; else use «gm publish» later')
    .option('--json', 'answer as JSON')
    .addHelpText('after', help)
    .action(begin);
}

async function begin(path: string, options: Options): Promise<void> {
  const ruleset = rulesOf(options.rules);
  const begun = await newGame(ports, gameFiles, path, await requestOf(ruleset, options));
  const gm = must(inTheirWords(begun));
  try {
    const written = options.out === undefined ? [] : must(await gm.publish(files, options.out));
    tell(gm, path, written, ruleset, options);
  } finally {
    gm.close();
  }
  process.exitCode = exits.done;
}

async function requestOf(ruleset: SomeRuleset, options: Options): Promise<NewGameRequest> {
  const { seed, id, title, address, passphraseFile } = options;
  const phrase = passphraseFile === undefined ? undefined : await passphrase(passphraseFile);
  const keyholder =
    options.keyholder === undefined
      ? undefined
      : must(readPublicKeys(await textIn(options.keyholder, 1_000_000)));
  const books: Record<string, string> = {};
  for (const [name, path] of inOrder(options.book ?? {})) books[name] = await textIn(path, 4 * longestBook);
  return {
    ruleset,
    books,
    ...(await mapOf(ruleset, options)),
    ...defined({ seed, game: id, title, address }),
    ...computersOf(options),
    ...defined({ keyholder }),
    ...(phrase === undefined ? {} : { invitation: { kind: 'passphrase', phrase } }),
  };
}

/** What the options say about the computer: the seats it leads, and whether it conquers. */
function computersOf({
  computer = [],
  computerConquers,
}: Options): Pick<NewGameRequest, 'computer' | 'ambitious'> {
  const word = computer.find((one) => one === 'all' || one === 'others');
  if (word !== undefined && computer.length > 1) throw new Stop([unreadable('computers-twice', { word })]);
  return {
    ...(computer.length === 0 ? {} : { computer: word ?? computer.map(seatId) }),
    ...(computerConquers === true ? { ambitious: true } : {}),
  };
}

/** The map that the options choose, and its players: those of --seat, or else those of the scenario. */
async function mapOf(
  ruleset: SomeRuleset,
  options: Options,
): Promise<{ readonly setup: unknown; readonly players: Players }> {
  const named = [
    ['--scenario', options.scenario],
    ['--setup', options.setup],
  ] as const;
  const sources = [
    ...named.flatMap(([option, path]) => (path === undefined ? [] : [{ option, path }])),
    ...(options.tutorial === true ? [{ option: '--tutorial', path: '' }] : []),
  ];
  const [source, other] = sources;
  if (source === undefined || source.path === '')
    return { setup: setupOf(ruleset, options), players: options.seat ?? {} };
  if (other !== undefined)
    throw new Stop([
      unreadable('map-twice/two-maps', {
        option: source.option,
        other: other.option,
      }),
    ]);
  refuseBeside(source.option, options);
  const setup = await scenarioIn(source.path);
  return { setup, players: { ...playersIn(ruleset, setup), ...options.seat } };
}

function tell(
  gm: Gm,
  path: string,
  written: readonly string[],
  ruleset: SomeRuleset,
  { out, json }: Options,
): void {
  const { facts } = gm.store;
  const word = ruleset.presentation.words.seat;
  const seats = gm.store.seats().map(({ seat, player, address }) => ({ seat, player, address }));
  if (json === true) {
    sayJson({
      game: facts.game,
      title: facts.title,
      turn: gm.store.turn(),
      seats,
      commitment: gm.standing().commitment,
      written,
    });
    return;
  }
  say(`${facts.title} has begun in ${path}, with ${plural(seats.length, word.one, word.many)}.`);
  if (ruleset.early === true) say(`It is played by ${nameToChoose(ruleset.title, ruleset)}.`);
  for (const { seat, player, address } of seats)
    say(`  ${seatTyped(gm.store, seat)}  ${player}${address === '' ? '' : ` <${address}>`}`.trimEnd());
  if (out === undefined)
    say(`Next, write the invitations:\n  ${command('publish', path, '--out', 'invitations')}`);
  else
    say(
      `${plural(written.length, 'invitation')} written to ${out}. Mail each to its player alone: it holds the keys of the ${word.one}.`,
    );
}

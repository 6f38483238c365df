import type { Command } from 'commander';

import { nameToChoose } from '#kernel/early.ts';
import { plural } from '#kernel/words/phrase.ts';
import { gameFiles } from '../../adapters/gameFile.ts';
import type { Gm } from '../../services/gm/gm.ts';
import { newGame } from '../../services/gm/gm.ts';
import type { SomeRuleset } from '../../services/ruleset.ts';
import { files, ports } from '../openGame.ts';
import { command, exits, must, say, sayJson, wrapped } from '../io.ts';
import { type NewOptions, requestOf } from './newRequest.ts';
import { addChoice, inTheirWords, rulesOf, seatsKnown, withMapOptions } from './maps.ts';
import { seatTyped } from '../../services/gm/named.ts';

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

GAME contains every secret of the game: do not share it. It is a single file; copy it as you like.`;

export function addNew(program: Command): void {
  withMapOptions(program.command('new'))
    .summary('begin a game and write the invitations')
    .description(
      'Begins a game in the new file GAME, on a random map, a scenario’s map, or the tutorial’s map.',
    )
    .argument('<GAME>', 'file to create, such as gw9.game')
    .option('--scenario <FILE>', 'a scenario file instead of a drawn map; «gm help scenario» tells more')
    .option('--setup <FILE>', 'as --scenario, or the wish for a map as JSON')
    .option(
      '--seed <TEXT>',
      'derive map and dice from TEXT. For tests only: anybody who knows it knows all dice',
    )
    .option('--id <ID>', 'three lower-case letters or digits that name the game; random when left out')
    .option('--title <TEXT>', 'title of the game')
    .option('--address <TEXT>', 'where players send their orders')
    .option(
      '--computer <SEAT>',
      'the computer plays this seat; once for each, or «others» for all without a player, or «all»',
      (one: string, more: readonly string[] | undefined) => [...(more ?? []), one],
    )
    .option('--computer-conquers', 'computer players conquer what they can, instead of only defending')
    .option('--computer-level <WORD>', 'how well computer players play; «gm rules ID» lists the words')
    .option(
      '--passphrase-file <FILE>',
      'protect the invitations with the passphrase on the first line of FILE, or of standard input for «-»; tell the players in another way',
    )
    .option(
      '--keyholder <FILE>',
      'seal all orders to a second person, whose public keys are in FILE; «gm help keyholder» tells more',
    )
    .option(
      '--book <NAME=FILE>',
      'a text for the rules, instead of the default; «gm rules ID» lists them',
      addChoice,
    )
    .option(
      '--sign-up <PATH...>',
      'deal sides to those who signed up, by the forms in this folder; «gm help sign-up» tells more',
    )
    .option(
      '--deal <WORDS>',
      'with --sign-up: dice with the seed WORDS decide who chooses first, not the order in which forms arrived',
    )
    .option('--out <DIR>', 'write the invitations there; otherwise use «gm publish» later')
    .option('--json', 'answer as JSON')
    .addHelpText('after', help)
    .action(begin);
}

async function begin(path: string, options: NewOptions): Promise<void> {
  const ruleset = rulesOf(options.rules);
  const request = await requestOf(ruleset, options);
  const begun = await newGame(ports, gameFiles, path, request);
  const gm = must(inTheirWords(begun));
  try {
    const written = options.out === undefined ? [] : must(await gm.publish(files, options.out));
    if (request.dealt !== undefined && options.json !== true) say(wrapped(request.dealt));
    tell(gm, path, written, ruleset, options);
  } finally {
    gm.close();
  }
  process.exitCode = exits.done;
}

function tell(
  gm: Gm,
  path: string,
  written: readonly string[],
  ruleset: SomeRuleset,
  { out, json }: NewOptions,
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
      `${plural(written.length, 'invitation')} written to ${out}. Mail each to its player only: it contains the keys of the ${word.one}.`,
    );
}

import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';

import type { SeatId } from '#kernel/ids.ts';
import { seatId } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { Problem } from '#kernel/problem.ts';
import { unreadable } from '#kernel/problem.ts';
import { bad } from '#kernel/result.ts';
import { gameFiles } from '../adapters/gameFile.ts';
import type { Gm } from '../services/gm.ts';
import { newGame } from '../services/gm.ts';
import type { NewGameRequest } from '../services/gm/newGame.ts';
import type { SomeRuleset } from '../services/gm/read.ts';
import { files, known, ports, rulesetById } from './game.ts';
import { Stop, exits, must, plural, say, sayJson } from './io.ts';

type Players = NewGameRequest['players'];

interface Options {
  readonly rules: string;
  readonly empires?: number;
  readonly sectors?: number;
  readonly seat: Players;
  readonly setup?: string;
  readonly seed?: string;
  readonly id?: string;
  readonly title?: string;
  readonly address?: string;
  readonly passphraseFile?: string;
  readonly out?: string;
  readonly json?: boolean;
}

const help = `
Each empire gets an invitation, its first .new file: it holds the keys of the empire, so mail it to its
player and nobody else. Later files are sealed to those keys.

Examples:
  gm new gw9.game --empires 6 --out invitations
  gm new gw9.game --id gw9 --seat klingon-empire="Ann <ann@example.org>" \\
     --seat romulan-star-empire="Bob" --empires 6 --address gm@example.org --out invitations
  gm new club.game --setup scenario.json --out invitations

GAME holds every secret of the game: keep it to yourself. At rest it is one file; copy it as you like.`;

export function addNew(program: Command): void {
  program
    .command('new')
    .summary('begin a game and write the invitations')
    .description('Begins a game in the new file GAME, on a map drawn for it or on that of --setup.')
    .argument('<GAME>', 'file to make, such as gw9.game')
    .option('--rules <ID>', `rules to play by: ${known.map(({ id }) => id).join(', ')}`, known[0]?.id)
    .option('--empires <N>', 'how many empires; those of --seat come first', whole)
    .option('--sectors <N>', 'size of the map in sectors', whole)
    .option('--seat <EMPIRE=PLAYER>', 'who plays an empire, as klingon-empire="Ann <ann@example.org>"; once for each', addSeat, {})
    .option('--setup <FILE>', 'a scenario as JSON instead of --empires and --sectors')
    .option('--seed <TEXT>', 'make map and dice follow from TEXT. For trials: whoever knows it knows every die')
    .option('--id <ID>', 'three small letters or digits that name the game; drawn when left out')
    .option('--title <TEXT>', 'name of the game for people')
    .option('--address <TEXT>', 'where players send their orders')
    .option('--passphrase-file <FILE>', 'put the invitations under the passphrase in FILE; tell it to the players otherwise')
    .option('--out <DIR>', 'write the invitations there; else use «gm publish» later')
    .option('--json', 'answer as JSON')
    .addHelpText('after', help)
    .action(begin);
}

async function begin(path: string, options: Options): Promise<void> {
  const ruleset = rulesetById(options.rules);
  if (ruleset === undefined) throw new Stop([unreadable('wrong-ruleset', 'There are no rules {id}. Choose one of: {ids}.', { id: options.rules, ids: known.map(({ id }) => id).join(', ') })]);
  const begun = await newGame(ports, gameFiles, path, await requestOf(ruleset, options));
  const gm = must(begun.ok ? begun : bad(begun.fault.map(inTheirWords)));
  try {
    const written = options.out === undefined ? [] : must(await gm.publish(files, options.out));
    tell(gm, path, written, options);
  } finally {
    gm.close();
  }
  process.exitCode = exits.done;
}

async function requestOf(ruleset: SomeRuleset, options: Options): Promise<NewGameRequest> {
  const { seed, id, title, address, passphraseFile } = options;
  const phrase = passphraseFile === undefined ? undefined : textOf(must(await files.read(passphraseFile, 10_000))).trim();
  if (phrase === '') throw new Stop([unreadable('empty-passphrase', 'The passphrase file is empty. Write the passphrase on its first line.')]);
  return {
    ruleset,
    setup: options.setup === undefined ? drawnMap(options) : await scenario(options.setup),
    players: options.seat,
    ...(seed === undefined ? {} : { seed }),
    ...(id === undefined ? {} : { game: id }),
    ...(title === undefined ? {} : { title }),
    ...(address === undefined ? {} : { address }),
    ...(phrase === undefined ? {} : { invitation: { kind: 'passphrase', phrase } }),
  };
}

function drawnMap({ seat, empires, sectors }: Options): unknown {
  const seats = keysInOrder(seat).map((empire) => ({ empire, ...(seat[empire]?.player === '' ? {} : { player: seat[empire]?.player }) }));
  if (empires === undefined && seats.length === 0) {
    throw new Stop([unreadable('no-empires', 'Who plays? Give --empires N, or --seat for each player, or a --setup.')]);
  }
  if (empires === undefined && seats.length === 1) {
    throw new Stop([unreadable('one-empire', 'One empire alone makes no game. Give --seat again for another player, or --empires N to have others in it that nobody plays.')]);
  }
  const size = sectors === undefined ? {} : { sectors };
  return { generate: { empires: empires ?? seats.length, ...size, ...(seats.length === 0 ? {} : { seats }) } };
}

/** The options behind the members of a drawn map: what is wrong with one is said of what the game master typed. */
const typed: Readonly<Record<string, string>> = { 'generate.empires': '--empires', 'generate.sectors': '--sectors' };

function inTheirWords(problem: Problem): Problem {
  const { template, args } = problem.phrase;
  const option = typeof args.path === 'string' ? typed[args.path] : undefined;
  return option === undefined ? problem : { ...problem, phrase: { template, args: { ...args, path: option } } };
}

async function scenario(path: string): Promise<unknown> {
  const text = textOf(must(await files.read(path, 50_000_000)));
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Stop([unreadable('not-json', '{path} is not JSON: {why}. Mend it, or choose another file.', { path, why: error instanceof Error ? error.message : '' })]);
  }
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

function tell(gm: Gm, path: string, written: readonly string[], { out, json }: Options): void {
  const { facts } = gm.store;
  const seats = gm.store.seats().map(({ seat, player, address }) => ({ seat, player, address }));
  if (json === true) {
    sayJson({ game: facts.game, title: facts.title, turn: gm.store.turn(), seats, commitment: gm.standing().commitment, written });
    return;
  }
  say(`${facts.title} has begun in ${path}, with ${plural(seats.length, 'empire')}.`);
  for (const { seat, player, address } of seats) say(`  ${seat}  ${player}${address === '' ? '' : ` <${address}>`}`.trimEnd());
  if (out === undefined) say(`Next: gm publish ${path} --out DIR writes the invitations.`);
  else say(`${plural(written.length, 'invitation')} written to ${out}. Mail each to its player alone: it holds the keys of the empire.`);
}

function whole(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw new InvalidArgumentError('Give a whole number from 1 up.');
  return number;
}

function addSeat(text: string, before: Players): Players {
  const at = text.indexOf('=');
  const [, player = '', address = ''] = /^([^<]*)(?:<([^<>]*)>)?\s*$/.exec(at < 0 ? '' : text.slice(at + 1)) ?? [];
  const seat: SeatId = seatId((at < 0 ? text : text.slice(0, at)).trim());
  if (seat === '') throw new InvalidArgumentError('Write it as EMPIRE="Name <address>".');
  return { ...before, [seat]: { player: player.trim(), address: address.trim() } };
}

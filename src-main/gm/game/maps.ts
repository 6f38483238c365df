import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';

import { readJson } from '#kernel/files/jsonText.ts';
import type { SeatId } from '#kernel/ids.ts';
import { seatId } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { Problem } from '#kernel/problem.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Scenarios } from '#kernel/ruleset.ts';
import type { SomeRuleset } from '../../services/ruleset.ts';
import type { Players } from '../../services/gm/game/setups.ts';
import { drawnSetup, playerOf } from '../../services/gm/game/setups.ts';
import { files, known, rulesetById } from './game.ts';
import type { Exit } from '../io.ts';
import { Stop, exits, must } from '../io.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';

/** The options that choose a game's map. */
export interface MapOptions {
  readonly rules: string;
  readonly size?: string;
  readonly empires?: number;
  readonly sectors?: number;
  readonly seat?: Players;
  readonly tutorial?: boolean;
  readonly seed?: string;
}

/** Adds the options for a generated map, or that of the tutorial. */
export function withMapOptions(command: Command): Command {
  return command
    .option('--rules <ID>', `rules to play by: ${known.map(({ id }) => id).join(', ')}`, known[0]?.id)
    .option('--size <NAME>', `size of a drawn map: ${sizeWords()}`)
    .option('--empires <N>', 'how many empires instead of --size; those of --seat come first', whole)
    .option('--sectors <N>', 'size of the map in sectors', whole)
    .option(
      '--seat <EMPIRE=PLAYER>',
      'who plays an empire, as klingon-empire="Ann <ann@example.org>"; once for each',
      addSeat,
    )
    .option('--tutorial', 'the small map on which the game is learnt');
}

function sizeWords(): string {
  const sizes = known[0]?.scenarios?.sizes ?? {};
  return Object.entries(sizes)
    .map(([name, seats]) => `${name} (${seats} empires)`)
    .join(', ');
}

export function rulesOf(id: string): SomeRuleset {
  const ruleset = rulesetById(id);
  if (ruleset !== undefined) return ruleset;
  throw new Stop([
    unreadable('wrong-ruleset/choice', {
      id,
      ids: known.map((one) => one.id).join(', '),
    }),
  ]);
}

export function scenariosOf({ title, scenarios }: SomeRuleset): Scenarios {
  if (scenarios !== undefined) return scenarios;
  throw new Stop([unreadable('no-scenarios', { title })]);
}

/** The setup for a generated map, or that of the tutorial. */
export function setupOf(ruleset: SomeRuleset, options: MapOptions, title?: string): unknown {
  const { seat = {}, empires, sectors, size, tutorial } = options;
  if (tutorial === true) {
    refuseBeside('--tutorial', options);
    return scenariosOf(ruleset).tutorial;
  }
  const named = keysInOrder(seat).length;
  const wished = size === undefined ? empires : sizeOf(ruleset, size, empires);
  if (wished === undefined && named === 0) {
    throw new Stop([unreadable('no-empires')]);
  }
  if (wished === undefined && named === 1) {
    throw new Stop([unreadable('one-empire')]);
  }
  return drawnSetup(seat, {
    empires: wished ?? named,
    ...(sectors === undefined ? {} : { sectors }),
    ...(title === undefined ? {} : { title }),
  });
}

function sizeOf(ruleset: SomeRuleset, size: string, empires: number | undefined): number {
  if (empires !== undefined) throw new Stop([unreadable('size-twice')]);
  const { sizes } = scenariosOf(ruleset);
  const found = Object.hasOwn(sizes, size) ? sizes[size] : undefined;
  if (found !== undefined) return found;
  throw new Stop([
    unreadable('no-such-size', {
      size,
      sizes: Object.keys(sizes).join(', '),
    }),
  ]);
}

/** Refuses options for generating a map if the map is given by something else. */
export function refuseBeside(
  option: string,
  { empires, sectors, size, seed }: Pick<MapOptions, 'empires' | 'sectors' | 'size' | 'seed'>,
  seedless = false,
): void {
  const given = [
    ['--size', size],
    ['--empires', empires],
    ['--sectors', sectors],
    ...(seedless ? [['--seed', seed] as const] : []),
  ] as const;
  const other = given.find(([, value]) => value !== undefined);
  if (other === undefined) return;
  throw new Stop([unreadable('map-twice', { option, other: other[0] })]);
}

/** The JSON of a scenario file; the ruleset reads its content. */
export async function scenarioIn(path: string, exit: Exit = exits.misuse): Promise<unknown> {
  const read = readJson(new TextDecoder().decode(must(await files.read(path, 10_000_000))));
  if (read.ok) return read.value;
  throw new Stop([...read.fault.map((problem) => placed(problem, path))], exit);
}

const placed = (problem: Problem, file: string): Problem => ({
  ...problem,
  phrase: phrase('{file}: {said}', { file, said: problem.phrase }),
});

function whole(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new InvalidArgumentError('Give a whole number from 1 up.');
  return number;
}

function addSeat(text: string, before: Players = {}): Players {
  const at = text.indexOf('=');
  const seat: SeatId = seatId((at < 0 ? text : text.slice(0, at)).trim());
  if (seat === '') throw new InvalidArgumentError('Write it as EMPIRE="Name <address>".');
  return { ...before, [seat]: playerOf(at < 0 ? '' : text.slice(at + 1)) };
}

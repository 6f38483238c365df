import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';

import type { Scenarios, WishForm } from '#kernel/beginning.ts';
import { readJson } from '#kernel/files/jsonText.ts';
import type { SeatId } from '#kernel/ids.ts';
import { seatId } from '#kernel/ids.ts';
import { inOrder, keysInOrder } from '#kernel/inOrder.ts';
import type { Problem } from '#kernel/problem.ts';
import { phrase, phraseText } from '#kernel/report/phrase.ts';
import { bad } from '#kernel/result.ts';
import { fieldsOf, filledWish, typedValue, wishWith } from '#kernel/wish.ts';
import type { Outcome } from '../../ports/outcome.ts';
import type { SomeRuleset } from '../../services/ruleset.ts';
import type { Players } from '../../services/gm/game/setups.ts';
import { playerOf, setupWith } from '../../services/gm/game/setups.ts';
import { files, known, rulesetById } from './game.ts';
import type { Exit } from '../io.ts';
import { Stop, exits, must } from '../io.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';

/** The options that choose a game's map. */
export interface MapOptions {
  readonly rules: string;
  readonly kind?: string;
  readonly set?: Readonly<Record<string, string>>;
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
    .option('--kind <NAME>', 'kind of game; «gm rules ID» lists them, and what can be chosen in each')
    .option('--set <NAME=VALUE>', 'chooses something for the new game; once for each', addChoice)
    .option('--size <NAME>', `size of a drawn map: ${choicesOf('size')}`)
    .option('--empires <N>', 'how many empires instead of --size; those of --seat come first', whole)
    .option('--sectors <N>', 'size of the map in sectors', whole)
    .option(
      '--seat <EMPIRE=PLAYER>',
      'who plays an empire, as klingon-empire="Ann <ann@example.org>"; once for each',
      addSeat,
    )
    .option('--tutorial', 'the small map on which the game is learnt');
}

/** The choices of a field of new games by the first rules, in words. */
function choicesOf(name: string): string {
  const forms = known[0]?.beginning.kinds.map(({ usual }) => known[0]?.beginning.form(usual)) ?? [];
  const field = forms.flatMap((form) => form?.fields ?? []).find((one) => one.name === name);
  return field?.kind === 'choice' ? field.choices.map(({ label }) => phraseText(label)).join('; ') : '';
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

export function scenariosOf({ title, beginning: { scenarios } }: SomeRuleset): Scenarios {
  if (scenarios !== undefined) return scenarios;
  throw new Stop([unreadable('no-scenarios', { title })]);
}

/** The setup for a generated map, or that of the tutorial. */
export function setupOf(ruleset: SomeRuleset, options: MapOptions, title?: string): unknown {
  if (options.tutorial !== true)
    return setupWith(ruleset, wishOf(ruleset, options), options.seat ?? {}, title);
  refuseBeside('--tutorial', options);
  const { tutorial } = ruleset.beginning;
  if (tutorial === undefined) throw new Stop([unreadable('no-tutorial/map', { title: ruleset.title })]);
  return tutorial.setup;
}

/** What is wished of the new game: of the kind that is named, or else the first in which all of it can be chosen. */
function wishOf({ beginning }: SomeRuleset, options: MapOptions): unknown {
  const { kind, set = {}, size, empires, sectors, seat = {} } = options;
  if (size !== undefined && empires !== undefined) throw new Stop([unreadable('size-twice')]);
  const given = { ...set, ...defined({ size, empires, sectors }) };
  const all = beginning.kinds.map(({ name, usual }) => ({ name, form: beginning.form(usual) }));
  const isFine = (name: string): boolean =>
    all.some(({ form }) => (form.finer ?? []).some((field) => field.name === name));
  const fitting = beginning.fitting?.bind(beginning);
  if (kind === undefined && fitting !== undefined && keysInOrder(given).every(isFine)) {
    const named = keysInOrder(seat).length;
    if (named < 2) throw new Stop([unreadable(named === 0 ? 'no-empires' : 'one-empire')]);
    const values = typedIn(beginning.form(fitting(named)), given);
    return must(inTheirWords(wishWith(beginning.form, fitting(named), values)));
  }
  const fit = all.find(({ form }) =>
    keysInOrder(given).every((name) => fieldsOf(form).some((field) => field.name === name)),
  );
  const chosen = all.find(({ name }) => name === (kind ?? fit?.name)) ?? all[0];
  const values = chosen === undefined ? given : typedIn(chosen.form, given);
  return must(inTheirWords(filledWish(beginning, kind ?? chosen?.name, values)));
}

const defined = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(inOrder(values).filter(([, value]) => value !== undefined));

/** What is typed on a command line, as the fields have it. */
const typedIn = (
  form: WishForm,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    inOrder(given).map(([name, value]) => {
      const field = fieldsOf(form).find((one) => one.name === name);
      return [name, field === undefined || typeof value !== 'string' ? value : typedValue(field, value)];
    }),
  );

/** The options that have a field of a new game's form, or of a setup. */
const typed: Readonly<Record<string, string>> = {
  empires: '--empires',
  sectors: '--sectors',
  'generate.empires': '--empires',
  'generate.sectors': '--sectors',
};

/** The same, with problems that name what the game master typed. */
export const inTheirWords = <T>(result: Outcome<T>): Outcome<T> =>
  result.ok ? result : bad(result.fault.map(inOptions));

function inOptions(problem: Problem): Problem {
  const { template, args } = problem.phrase;
  const option = typeof args.path === 'string' ? typed[args.path] : undefined;
  return option === undefined
    ? problem
    : { ...problem, phrase: { template, args: { ...args, path: option } } };
}

/** Refuses options for generating a map if the map is given by something else. */
export function refuseBeside(
  option: string,
  { empires, sectors, size, seed, kind, set }: MapOptions,
  seedless = false,
): void {
  const given = [
    ['--size', size],
    ['--empires', empires],
    ['--sectors', sectors],
    ['--kind', kind],
    ['--set', set],
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

/** Adds a word with its value to those before. */
export function addChoice(text: string, before: Readonly<Record<string, string>> = {}): typeof before {
  const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(text) ?? [];
  if (name === '') throw new InvalidArgumentError('Write it as NAME=VALUE.');
  return { ...before, [name.trim()]: value.trim() };
}

function addSeat(text: string, before: Players = {}): Players {
  const at = text.indexOf('=');
  const seat: SeatId = seatId((at < 0 ? text : text.slice(0, at)).trim());
  if (seat === '') throw new InvalidArgumentError('Write it as EMPIRE="Name <address>".');
  return { ...before, [seat]: playerOf(at < 0 ? '' : text.slice(at + 1)) };
}

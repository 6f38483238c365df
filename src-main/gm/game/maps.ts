import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';

import type { Scenarios, WishForm } from '#kernel/beginning.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Field } from '#kernel/orders/form.ts';
import { seatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { bad } from '#kernel/words/result.ts';
import { fieldsOf, filledWish, typedValue, wishWith } from '#kernel/wish.ts';
import type { Outcome } from '../../ports/outcome.ts';
import type { SomeRuleset } from '../../services/ruleset.ts';
import type { Players } from '../../services/gm/beginning/setups.ts';
import { playerOf, setupWith } from '../../services/gm/beginning/setups.ts';
import { known, ruleIds, rulesetById } from '../known.ts';
import { Stop, must } from '../io.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';

/** The options that choose a game's map, beside those of `fieldOptions`. */
export interface MapOptions {
  readonly rules: string;
  readonly kind?: string;
  readonly set?: Readonly<Record<string, string>>;
  readonly seat?: Players;
  readonly tutorial?: boolean;
  readonly seed?: string;
}

/** Adds the options for a generated map, or that of the tutorial. */
export function withMapOptions(command: Command): Command {
  for (const { flags, about, field } of fieldOptions)
    if (field.kind === 'number') command.option(flags, about, whole);
    else command.option(flags, about);
  return command
    .option('--rules <ID>', `rules to use: ${ruleIds()}`, known[0]?.id)
    .option('--kind <NAME>', 'kind of game; «gm rules ID» lists them and their options')
    .option('--set <NAME=VALUE>', 'an option of the new game; once for each', addChoice)
    .option(
      '--seat <SEAT=PLAYER>',
      `who plays, as ${seatsKnown[0] ?? 'SEAT'}="Ann <ann@example.org>"; once for each`,
      addSeat,
    )
    .option('--tutorial', 'the small map of the tutorial');
}

/** Some seats that games by the first rules have, for examples. */
export const seatsKnown: readonly string[] = known
  .slice(0, 1)
  .flatMap(({ beginning }) => keysInOrder(beginning.seats(beginning.kinds[0]?.usual)));

/** An option for what the first rules let one choose; `--set` chooses the same for all rules. */
interface FieldOption {
  readonly field: Field;
  /** `--size`; as commands take it: `--size <NAME>`. */
  readonly option: string;
  readonly flags: string;
  readonly about: string;
}

const fieldOptions: readonly FieldOption[] = optionsOf(known[0]);

function optionsOf(ruleset: SomeRuleset | undefined): readonly FieldOption[] {
  const forms = ruleset?.beginning.kinds.map(({ usual }) => ruleset.beginning.form(usual)) ?? [];
  const fields = [...forms.flatMap((form) => form.fields), ...forms.flatMap(({ finer = [] }) => finer)];
  return [...new Map(fields.map((field) => [field.name, field])).values()].flatMap(
    (field): readonly FieldOption[] => {
      const option = `--${field.name}`;
      if (field.kind === 'number')
        return [
          { field, option, flags: `${option} <N>`, about: `${field.label}: ${field.least} to ${field.most}` },
        ];
      if (field.kind !== 'choice') return [];
      const choices = field.choices.map(({ label }) => phraseText(label)).join('; ');
      return [{ field, option, flags: `${option} <NAME>`, about: `${field.label}: ${choices}` }];
    },
  );
}

/** What is given with the options of fields, by field. */
const chosenIn = (options: MapOptions): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fieldOptions.flatMap(({ field: { name } }) => {
      const value = (options as unknown as Readonly<Record<string, unknown>>)[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );

export function rulesOf(id: string): SomeRuleset {
  const ruleset = rulesetById(id);
  if (ruleset !== undefined) return ruleset;
  throw new Stop([
    unreadable('wrong-ruleset/choice', {
      id,
      ids: ruleIds(),
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
export function wishOf({ beginning, presentation }: SomeRuleset, options: MapOptions): unknown {
  const { kind, set = {}, seat = {} } = options;
  const chosen = chosenIn(options);
  const given = { ...set, ...chosen };
  const all = beginning.kinds.map(({ name, usual }) => ({ name, form: beginning.form(usual) }));
  const isFine = (name: string): boolean =>
    all.some(({ form }) => (form.finer ?? []).some((field) => field.name === name));
  const fitting = beginning.fitting?.bind(beginning);
  if (kind === undefined && fitting !== undefined && keysInOrder(given).every(isFine)) {
    const named = keysInOrder(seat).length;
    const filled = beginning.form(fitting(named));
    if (named < 2)
      throw new Stop([named === 0 ? nobodyPlays(beginning, all) : onePlays(presentation, filled)]);
    const values = typedIn(filled, given);
    return must(inTheirWords(wishWith(beginning.form, fitting(named), values)));
  }
  const fit = all.find(({ form }) =>
    keysInOrder(given).every((name) => fieldsOf(form).some((field) => field.name === name)),
  );
  if (fit === undefined && kind === undefined) refuseApart(all, chosen);
  const begun = all.find(({ name }) => name === (kind ?? fit?.name)) ?? all[0];
  const values = begun === undefined ? given : typedIn(begun.form, given);
  return must(inTheirWords(filledWish(beginning, kind ?? begun?.name, values)));
}

type Kinds = readonly { readonly form: WishForm }[];

/** How a field of a form is given: fields of other rules than the first have no options of their own. */
const givenBy = (name: string): string =>
  fieldOptions.some(({ field }) => field.name === name) ? `--${name} …` : `--set ${name}=…`;

const nobodyPlays = ({ scenarios, tutorial }: SomeRuleset['beginning'], all: Kinds): Problem => {
  const fields = all.flatMap(({ form }) => form.fields.map(({ name }) => givenBy(name)));
  const ready = [scenarios && '--scenario', tutorial && '--tutorial'].filter((has) => has !== undefined);
  return unreadable('no-players', { options: [...new Set([...fields, ...ready])].join(', ') });
};

/** More seats are asked for by the first number of the form. */
const onePlays = ({ words }: SomeRuleset['presentation'], { fields }: WishForm): Problem =>
  unreadable('one-player', {
    seat: words.seat.one,
    option: givenBy(fields.find(({ kind }) => kind === 'number')?.name ?? ''),
  });

/** Refuses two options of which no kind of game has both. */
function refuseApart(all: Kinds, chosen: Readonly<Record<string, unknown>>): void {
  const own = fieldOptions
    .map(({ field }) => field.name)
    .filter(
      (name) => name in chosen && !all.every(({ form }) => fieldsOf(form).some((one) => one.name === name)),
    );
  const [one, other] = own;
  if (one === undefined || other === undefined) return;
  throw new Stop([unreadable('kind-twice', { one: `--${one}`, other: `--${other}` })]);
}

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

/** The option that has a field of a new game's form, or of a setup. */
const optionFor = (path: string): string | undefined =>
  fieldOptions.find(
    ({ field: { kind, name } }) => kind === 'number' && (path === name || path.endsWith(`.${name}`)),
  )?.option;

/** The same, with problems that name what the game master typed. */
export const inTheirWords = <T>(result: Outcome<T>): Outcome<T> =>
  result.ok ? result : bad(result.fault.map(inOptions));

function inOptions(problem: Problem): Problem {
  const { template, args } = problem.phrase;
  const option = typeof args.path === 'string' ? optionFor(args.path) : undefined;
  return option === undefined
    ? problem
    : { ...problem, phrase: { template, args: { ...args, path: option } } };
}

/** Refuses options for generating a map if the map is given by something else. */
export function refuseBeside(option: string, options: MapOptions, seedless = false): void {
  const { seed, kind, set } = options;
  const given = [
    ...inOrder(chosenIn(options)).map(([name, value]) => [`--${name}`, value] as const),
    ['--kind', kind],
    ['--set', set],
    ...(seedless ? [['--seed', seed] as const] : []),
  ] as const;
  const other = given.find(([, value]) => value !== undefined);
  if (other === undefined) return;
  throw new Stop([unreadable('map-twice', { option, other: other[0] })]);
}

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
  if (seat === '') throw new InvalidArgumentError('Write it as SEAT="Name <address>".');
  return { ...before, [seat]: playerOf(at < 0 ? '' : text.slice(at + 1)) };
}

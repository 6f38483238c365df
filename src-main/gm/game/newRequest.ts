import { longestBook } from '#kernel/codec/books.ts';
import { defined } from '#kernel/words/defined.ts';
import { seatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { readPublicKeys } from '../../services/gm/game/keyholder.ts';
import type { NewGameRequest } from '../../services/gm/beginning/newGame.ts';
import { playerOf, playersIn } from '../../services/gm/beginning/setups.ts';
import type { SomeRuleset } from '../../services/ruleset.ts';
import { joinedBy, sidesOfSetup, sidesOfWish } from '../../services/signUp/roster.ts';
import { Stop, must } from '../io.ts';
import { passphrase } from '../secretLine.ts';
import { textIn } from '../textIn.ts';
import type { MapOptions } from './maps.ts';
import { refuseBeside, setupOf, wishOf } from './maps.ts';
import { scenarioIn } from './scenarioFile.ts';
import { type SignUpOptions, formsFor, wayOf } from './signUp.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';

export interface NewOptions extends MapOptions, SignUpOptions {
  readonly scenario?: string;
  readonly setup?: string;
  readonly id?: string;
  readonly title?: string;
  readonly address?: string;
  readonly computer?: readonly string[];
  readonly computerConquers?: boolean;
  readonly computerLevel?: string;
  readonly passphraseFile?: string;
  readonly keyholder?: string;
  readonly book?: Readonly<Record<string, string>>;
  readonly out?: string;
  readonly json?: boolean;
}

/** What the options ask of a new game. */
export async function requestOf(ruleset: SomeRuleset, options: NewOptions): Promise<NewGameRequest> {
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
    ...computersOf(ruleset, options),
    ...defined({ keyholder }),
    ...(phrase === undefined ? {} : { invitation: { kind: 'passphrase', phrase } }),
  };
}

/** What the options say about the computer: the seats it leads, whether it conquers, and how well it plays. */
function computersOf(
  { seating, title }: SomeRuleset,
  { computer = [], computerConquers, computerLevel: level }: NewOptions,
): Pick<NewGameRequest, 'computer' | 'ambitious' | 'level'> {
  if (computerConquers === true && seating?.ambitions !== true)
    throw new Stop([unreadable('no-ambitions', { title })]);
  if (level !== undefined && computer.length === 0) throw new Stop([unreadable('level-of-nobody')]);
  const word = computer.find((one) => one === 'all' || one === 'others');
  if (word !== undefined && computer.length > 1) throw new Stop([unreadable('computers-twice', { word })]);
  return {
    ...(computer.length === 0 ? {} : { computer: word ?? computer.map(seatId) }),
    ...(computerConquers === true ? { ambitious: true } : {}),
    ...defined({ level }),
  };
}

/** The map that the options choose, and its players: those of --seat, or else those of the scenario. */
async function mapOf(ruleset: SomeRuleset, options: NewOptions): Promise<Begun> {
  if (options.deal !== undefined && options.signUp === undefined)
    throw new Stop([unreadable('deal-without-forms')]);
  const files = [
    ['--scenario', options.scenario],
    ['--setup', options.setup],
  ] as const;
  const sources = [
    ...files.flatMap(([option, path]) => (path === undefined ? [] : [{ option, path }])),
    ...(options.tutorial === true ? [{ option: '--tutorial', path: '' }] : []),
  ];
  const [source, other] = sources;
  if (source === undefined || source.path === '') return drawnOf(ruleset, options);
  if (other !== undefined)
    throw new Stop([
      unreadable('map-twice/two-maps', {
        option: source.option,
        other: other.option,
      }),
    ]);
  refuseBeside(source.option, options);
  const file = await scenarioIn(source.path);
  const { setup } = file;
  const named = { ...playersIn(ruleset, setup), ...options.seat };
  if (options.signUp === undefined) return { ...file, players: named };
  const forms = await formsFor(ruleset, options.signUp);
  const { players, sealedTo, dealt } = joinedBy(
    forms,
    { ...sidesOfSetup(ruleset, setup), named },
    wayOf(options),
  );
  return { ...file, players, sealedTo, dealt };
}

type Begun = Pick<NewGameRequest, 'setup' | 'written' | 'players' | 'sealedTo' | 'dealt'>;

/** A drawn map or that of the tutorial, with those who signed up among its players. */
async function drawnOf(ruleset: SomeRuleset, options: NewOptions): Promise<Begun> {
  const named = options.seat ?? {};
  if (options.signUp === undefined) return { setup: setupOf(ruleset, options), players: named };
  const forms = await formsFor(ruleset, options.signUp);
  // What is wished may depend on how many play, not on who plays what.
  const more = Object.fromEntries(forms.map((_, at) => [`form-${at}`, playerOf('')]));
  const sides =
    options.tutorial === true
      ? sidesOfSetup(ruleset, ruleset.beginning.tutorial?.setup)
      : sidesOfWish(ruleset, wishOf(ruleset, { ...options, seat: { ...named, ...more } }));
  const { players, sealedTo, dealt } = joinedBy(forms, { ...sides, named }, wayOf(options));
  return { setup: setupOf(ruleset, { ...options, seat: players }), players, sealedTo, dealt };
}

import { basename, join } from 'node:path';
import { stat } from 'node:fs/promises';
import type { Command } from 'commander';

import { defined } from '#kernel/words/defined.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';
import { largestFile } from '../../services/turnFiles.ts';
import type { SomeRuleset } from '../../services/ruleset.ts';
import type { DealWay } from '../../services/signUp/deal.ts';
import type { Gathered, SignedUp } from '../../services/signUp/gather.ts';
import { gathered, replacedText } from '../../services/signUp/gather.ts';
import { rulesets } from '../../rulesets.ts';
import { known } from '../known.ts';
import { files, ports } from '../openGame.ts';
import { Stop, complain, exits, must, say, sayJson, wrapped } from '../io.ts';
import { rulesOf } from './maps.ts';
import { fetchForms } from './signUpMail.ts';

const help = `
Players make a form in their program, under «Sign up» on the start-up menu, and mail it to you: their name and mail address, the
sides they would like to play, best first, and public keys. Put the forms into a folder as they arrive: mails and archives are opened too. With
--imap they are fetched from the mailbox into the folder; the password is the first line of --password-file, or SEALED_ORDERS_MAIL_PASSWORD.

Of two forms from one person, the one made last counts. «gm new GAME --sign-up DIR» deals the sides out and begins the game; the invitations
are then sealed to those who signed up, so that nobody else can open them.

Examples:
  gm sign-up forms
  gm sign-up forms --imap tls://gm@imap.example.org:993/INBOX --password-file secret
  gm new gw9.game --size small --sign-up forms --out invitations
  gm new gw9.game --size small --sign-up forms --deal "the lottery numbers of 5 December" --out invitations

Exit: 0 all forms can be used; 1 some cannot, with the reasons; 2 misuse.`;

export function addSignUp(program: Command): void {
  program
    .command('sign-up')
    .summary('list the players who signed up for a new game')
    .description('Lists who has signed up for a new game, and which sides they would like.')
    .argument('<PATH...>', 'folders with forms, or forms')
    .option('--rules <ID>', 'the rules of the new game: forms for others are refused')
    .option(
      '--imap <URL>',
      'first fetch forms from this mailbox into the folder: tls://user@host:port/folder',
    )
    .option('--password-file <FILE>', 'with --imap: the password is its first line')
    .option('--json', 'answer as JSON')
    .addHelpText('after', help)
    .action(signUp);
}

interface Options {
  readonly rules?: string;
  readonly imap?: string;
  readonly passwordFile?: string;
  readonly json?: boolean;
}

async function signUp(paths: readonly string[], { rules, imap, passwordFile, json }: Options): Promise<void> {
  const wanted = rules === undefined ? undefined : rulesOf(rules);
  const [folder = ''] = paths;
  const came = imap === undefined ? [] : await fetchForms(folder, { imap, ...defined({ passwordFile }) });
  if (json !== true) for (const line of came) say(wrapped(line));
  const all = await formsIn(paths, wanted);
  if (json === true) sayJson({ ...listed(all), ...(imap === undefined ? {} : { came }) });
  else tellForms(all);
  process.exitCode = all.refused.length > 0 ? exits.problems : exits.done;
}

/** The forms in these folders and files, by when they were saved: the order in which they came. */
export async function formsIn(paths: readonly string[], wanted?: SomeRuleset): Promise<Gathered> {
  const found: { readonly path: string; readonly name: string; readonly changed: number }[] = [];
  for (const path of paths) {
    const there = await stat(path).catch(() => undefined);
    if (there?.isDirectory() === true)
      for (const { name, changed } of must(await files.list(path)))
        found.push({ path: join(path, name), name, changed });
    else found.push({ path, name: basename(path), changed: there?.mtimeMs ?? 0 });
  }
  const given = [];
  for (const { path, name } of found.sort(compareBy(({ changed }) => changed)))
    given.push({ name, bytes: must(await files.read(path, largestFile)) });
  const all = await gathered({ ...ports, now: ports.clock.now(), rulesets, wanted }, given);
  if (all.forms.length + all.refused.length === 0)
    throw new Stop([unreadable('no-forms', { paths: paths.join(', ') })]);
  return all;
}

const listed = ({ forms, replaced, refused }: Gathered): object => ({
  forms: forms.map(({ name, ruleset, player, address, sides, made }) => ({
    name,
    ruleset,
    player,
    address,
    sides,
    made,
  })),
  replaced: replaced.map(({ old, by, strange }) => ({ name: old.name, by: by.name, strange })),
  refused: refused.map(({ name, problems }) => ({
    name,
    problems: problems.map(({ code, phrase }) => ({ code, text: phraseText(phrase) })),
  })),
});

function tellForms({ forms, replaced, refused }: Gathered): void {
  for (const { player, address, ruleset, sides, name } of forms) {
    say(`${player} <${address}>, ${titleOf(ruleset)}  (${name})`);
    say(wrapped(sides.length === 0 ? 'any side' : namesOf(ruleset, sides).join(', then '), '    '));
  }
  for (const one of replaced) say(wrapped(replacedText(one)));
  tellRefused(refused);
}

const titleOf = (id: string): string => known.find((one) => one.id === id)?.title ?? id;

/** The names of sides in games of these rules. */
function namesOf(ruleset: string, sides: readonly SeatId[]): readonly string[] {
  const beginning = known.find(({ id }) => id === ruleset)?.beginning;
  const names = beginning?.seats(beginning.kinds[0]?.usual) ?? {};
  return sides.map((side) => names[side] ?? side);
}

function tellRefused(refused: Gathered['refused']): void {
  for (const { name, problems } of refused)
    complain(wrapped(`${name}: ${problems.map(({ phrase }) => phraseText(phrase)).join(' ')}`));
}

/** What `gm new` is told of forms. */
export interface SignUpOptions {
  readonly signUp?: readonly string[];
  readonly deal?: string;
}

/** Forms that all can be used, one for each person. Otherwise the command ends: whoever sent a bad one would be left out. */
export async function formsFor(ruleset: SomeRuleset, paths: readonly string[]): Promise<readonly SignedUp[]> {
  const all = await formsIn(paths, ruleset);
  if (all.refused.length > 0) {
    tellRefused(all.refused);
    throw new Stop([unreadable('bad-forms', { forms: all.refused.length })], exits.problems);
  }
  return all.forms;
}

export const wayOf = ({ deal }: SignUpOptions): DealWay =>
  deal === undefined ? { by: 'arrival' } : { by: 'dice', seed: deal };

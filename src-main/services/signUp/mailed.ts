import { isSignUp } from '#kernel/files/signUp.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { InMail, MailDealt } from '../../ports/mail.ts';
import type { Outcome } from '../../ports/outcome.ts';
import type { Sealing } from '../../ports/sealing.ts';
import type { Rulesets } from '../ruleset.ts';
import type { SignedUp } from './gather.ts';
import { gathered } from './gather.ts';

/** Where forms wait that came by mail. */
export interface FormShelf {
  /** `known`: this form came before, and may have been used since; `full`: too many wait already. */
  keep(bytes: Uint8Array): Promise<Outcome<'kept' | 'known' | 'full'>>;
}

/** What became of the forms in a letter. `dealt`: whether it held any, and each was kept or refused; `left` if one waits in the mailbox. */
export interface FormsTaken {
  readonly dealt: MailDealt;
  readonly said: readonly string[];
  /** What whoever sent them is told. */
  readonly answers: readonly string[];
}

interface Needs {
  readonly sealing: Sealing;
  readonly now: string;
  readonly rulesets: Rulesets;
}

/** Most forms that may wait before letters bring no more: a flood fills no disk. OURS. */
export const mostMailed = 500;

/** Takes the sign-up forms out of a letter, whoever sent it. Letters without any are left alone. */
export async function takeMailedForms(needs: Needs, shelf: FormShelf, mail: InMail): Promise<FormsTaken> {
  const given = mail.files.filter(({ name, bytes }) => isSignUp(bytes) || /\.signup$/i.test(name));
  if (given.length === 0) return { dealt: false, said: [], answers: [] };
  const { forms, replaced, refused } = await gathered(
    needs,
    given.map(({ name, bytes }) => ({ name: name === '' ? 'a form' : name, bytes })),
  );
  const from = `From ${mail.sender === '' ? 'nobody' : mail.sender}`;
  const said = refused.map(({ name, problems }) => `${from}: ${name}: ${textOf(problems)}`);
  const answers = refused.map(({ name, problems }) => `${name} was refused. ${textOf(problems)}`);
  let dealt: MailDealt = true;
  for (const form of [...replaced.map(({ old }) => old), ...forms]) {
    const done = await shelf.keep(form.bytes);
    if (done.ok && done.value === 'known') continue;
    if (!done.ok || done.value === 'full') dealt = 'left';
    said.push(`${from}: a ${await formText(needs, form)}${becameOf(done)}`);
    if (done.ok && done.value === 'kept')
      answers.push(`Your ${await formText(needs, form)} has come, and waits for the new game.`);
  }
  return { dealt, said, answers };
}

function becameOf(done: Awaited<ReturnType<FormShelf['keep']>>): string {
  if (!done.ok) return ` could not be kept. ${textOf(done.fault)}`;
  return done.value === 'full'
    ? ` was left in the mailbox: ${mostMailed} forms wait already.`
    : ' waits for the new game.';
}

async function formText({ rulesets }: Needs, { player, ruleset }: SignedUp): Promise<string> {
  const rules = await rulesets.of(ruleset);
  return `sign-up form of ${player} for ${rules?.title ?? ruleset}`;
}

const textOf = (problems: readonly Problem[]): string =>
  problems.map(({ phrase }) => phraseText(phrase)).join(' ');

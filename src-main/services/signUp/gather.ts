import { isSignUp } from '#kernel/files/signUp.ts';
import type { SignUpBody } from '#kernel/files/signUp.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Sealing } from '../../ports/sealing.ts';
import { unreadable } from '#contract/refusals/signUp.ts';
import { unwrapped } from '../incoming/mime.ts';
import type { Rulesets, SomeRuleset } from '../ruleset.ts';
import { openSignUp } from './form.ts';

/** A file that may hold forms. */
export interface FormGiven {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A form that is good, under the name of its file. */
export interface SignedUp extends SignUpBody {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A form of which a later one of the same person counts. */
export interface Replaced {
  readonly old: SignedUp;
  readonly by: SignedUp;
  /** The later one bears other keys, so that somebody else may have made it. */
  readonly strange: boolean;
}

export interface Gathered {
  /** One for each person, in the order in which they came. */
  readonly forms: readonly SignedUp[];
  readonly replaced: readonly Replaced[];
  readonly refused: readonly { readonly name: string; readonly problems: readonly Problem[] }[];
}

interface Needs {
  readonly sealing: Sealing;
  readonly now: string;
  readonly rulesets: Rulesets;
  /** The rules of the game that is begun; absent: forms for any are taken in. */
  readonly wanted?: SomeRuleset | undefined;
}

/** Takes in forms, in the order in which they came, however they are packed. Files that neither hold nor call themselves a form are passed over. */
export async function gathered(needs: Needs, given: readonly FormGiven[]): Promise<Gathered> {
  const good: SignedUp[] = [];
  const refused: { readonly name: string; readonly problems: readonly Problem[] }[] = [];
  for (const file of given) {
    const { files, closed } = await unwrapped(file);
    for (const { name, why } of closed) refused.push({ name: under(file.name, name), problems: [why] });
    for (const inside of files) {
      if (!isSignUp(inside.bytes) && !/\.signup$/i.test(inside.name)) continue;
      const name = under(file.name, inside.name);
      const opened = await openSignUp(needs.sealing, inside.bytes, needs.now);
      const problem = opened.ok ? await strangeTo(needs, opened.value) : undefined;
      if (!opened.ok) refused.push({ name, problems: opened.fault });
      else if (problem !== undefined) refused.push({ name, problems: [problem] });
      else good.push({ ...opened.value, name, bytes: inside.bytes });
    }
  }
  return { ...onePerPerson(good), refused };
}

const under = (outer: string, inner: string): string =>
  inner === '' || inner === outer ? outer : `${inner} in ${outer}`;

async function strangeTo({ rulesets, wanted }: Needs, { ruleset }: SignUpBody): Promise<Problem | undefined> {
  const theirs = await rulesets.of(ruleset);
  if (theirs === undefined) return unreadable('sign-up-unknown-rules', { ruleset });
  return wanted === undefined || wanted.id === ruleset
    ? undefined
    : unreadable('sign-up-other-rules', { theirs: theirs.title, yours: wanted.title });
}

/**
 * Of the forms of one person the one made last counts, at its own place; of those made at once, the one that came last. One person is whoever has the same
 * address, or the same keys and name: several players may share a computer, and somebody may correct their address.
 */
function onePerPerson(forms: readonly SignedUp[]): Pick<Gathered, 'forms' | 'replaced'> {
  let counts: readonly SignedUp[] = [];
  const replaced: Replaced[] = [];
  for (const form of forms) {
    const theirs = counts.filter((one) => isSamePerson(one, form));
    const newer = theirs.find(({ made }) => made > form.made);
    if (newer === undefined) counts = [...counts.filter((one) => !theirs.includes(one)), form];
    const pairs = newer === undefined ? theirs.map((old) => ({ old, by: form })) : [{ old: form, by: newer }];
    for (const { old, by } of pairs)
      if (textOf(old) !== textOf(by)) replaced.push({ old, by, strange: old.keys.sign !== by.keys.sign });
  }
  return { forms: counts, replaced };
}

/** All that a form says; the same form may come twice. */
const textOf = ({ name: _, bytes: __, ...body }: SignedUp): string => stableText(body);

const isSamePerson = (one: SignedUp, other: SignedUp): boolean =>
  one.ruleset === other.ruleset &&
  (one.address.toLowerCase() === other.address.toLowerCase() ||
    (one.keys.sign === other.keys.sign && one.player === other.player));

/** What is to be said of forms of which a later one counts. */
export const replacedText = ({ old, by, strange }: Replaced): string =>
  [
    `${old.name}: ${by.name} is a later form of ${by.player}, and counts.`,
    ...(strange ? [`It bears other keys than the earlier one: ask ${by.player} whether they made it.`] : []),
  ].join(' ');

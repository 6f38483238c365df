import type { Problem } from '#kernel/problem.ts';
import { wrapped } from '#kernel/report/plainText.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import type { Outcome } from '../ports.ts';

/** What the command line answers to whoever called it. */
export const exits = { done: 0, problems: 1, misuse: 2, questions: 3 } as const;
export type Exit = (typeof exits)[keyof typeof exits];

/** Ends a command with problems told and a code. */
export class Stop extends Error {
  readonly problems: readonly Problem[];
  readonly exit: Exit;

  constructor(problems: readonly Problem[], exit: Exit = exits.misuse) {
    super(problems.map(({ phrase }) => phraseText(phrase)).join('\n'));
    this.problems = problems;
    this.exit = exit;
  }
}

/** The value; a refusal ends the command. */
export function must<T>(outcome: Outcome<T>, exit: Exit = exits.misuse): T {
  if (outcome.ok) return outcome.value;
  throw new Stop(outcome.fault, exit);
}

/** What a terminal would obey, or show in another order than it stands: words from foreign files are never told with it. */
// eslint-disable-next-line no-control-regex
const commands = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const harmless = (text: string): string => text.replaceAll(commands, '');

export const say = (text: string): void => void process.stdout.write(`${harmless(text)}\n`);
export const sayJson = (value: unknown): void => say(JSON.stringify(value, undefined, 2));
export const complain = (text: string): void => void process.stderr.write(`${harmless(text)}\n`);

export const problemText = ({ phrase }: Problem): string => wrapped(phraseText(phrase));
export const problemData = ({ code, severity, phrase, order }: Problem): object => ({
  code,
  severity,
  text: phraseText(phrase),
  order,
});

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

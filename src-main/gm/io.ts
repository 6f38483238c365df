import { unreadable } from '#contract/refusals/commandLine.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { wrapped as wrappedAt } from '#kernel/report/plainText.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Outcome } from '../ports/outcome.ts';

/** The exit codes of the command line. */
export const exits = { done: 0, problems: 1, misuse: 2, questions: 3 } as const;
export type Exit = (typeof exits)[keyof typeof exits];

/** Thrown to end a command with problems to print and an exit code. */
export class Stop extends Error {
  readonly problems: readonly Problem[];
  readonly exit: Exit;

  constructor(problems: readonly Problem[], exit: Exit = exits.misuse) {
    super(problems.map(({ phrase }) => phraseText(phrase)).join('\n'));
    this.problems = problems;
    this.exit = exit;
  }
}

/** The value of an outcome; a refusal ends the command. */
export function must<T>(outcome: Outcome<T>, exit: Exit = exits.misuse): T {
  if (outcome.ok) return outcome.value;
  throw new Stop(outcome.fault, exit);
}

const flagOf = (name: string): string => `--${name.replaceAll(/[A-Z]/g, (big) => `-${big.toLowerCase()}`)}`;

/** Ends the command where an option is given that does nothing without another. */
export function onlyWith<O extends object>(
  options: O,
  needed: keyof O & string,
  ...names: readonly (keyof O & string)[]
): void {
  const alone = options[needed] === undefined ? names.find((name) => options[name] !== undefined) : undefined;
  if (alone !== undefined)
    throw new Stop([unreadable('option-alone', { option: flagOf(alone), needed: flagOf(needed) })]);
}

/** Control and direction characters: text from other people's files is printed without them. */
// eslint-disable-next-line no-control-regex
const commands = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const harmless = (text: string): string => text.replaceAll(commands, '');

export const say = (text: string): void => void process.stdout.write(`${harmless(text)}\n`);
export const sayJson = (value: unknown): void => say(JSON.stringify(value, undefined, 2));
export const complain = (text: string): void => void process.stderr.write(`${harmless(text)}\n`);

/** Below the narrowest width text is unreadable; above the widest, lines are hard to follow. */
const lines = { narrowest: 40, widest: 100 } as const;

/**
 * Wraps a text to the width of the terminal without breaking commands; in a file or a pipe it is wrapped as
 * in a mail.
 */
export const wrapped = (text: string, indent = ''): string => {
  const columns = terminal();
  const whole = text.replaceAll(/«(?:npm run )?gm [^»]*»/g, (words) => words.replaceAll(' ', unbroken));
  const broken =
    columns === undefined
      ? wrappedAt(whole, indent)
      : wrappedAt(whole, indent, Math.min(lines.widest, Math.max(lines.narrowest, columns)));
  return broken.replaceAll(unbroken, ' ');
};

/** Stands for the spaces inside a command, which must stay on one line; no text contains this character. */
const unbroken = '\ue000';

/**
 * Wraps a text to the width of the terminal; in a file or a pipe its lines stay as they are, for programs
 * that compare them.
 */
export const forReading = (text: string): string =>
  terminal() === undefined
    ? text
    : text
        .split('\n')
        .map((line) => wrapped(line))
        .join('\n');

const terminal = (): number | undefined => (process.stdout as { readonly columns?: number }).columns;

/** How the user started this program. */
const program = process.env.npm_lifecycle_event === 'gm' ? 'npm run gm --' : 'gm';

/**
 * A command that can be copied and run: it begins as the user started this program, and arguments are quoted
 * for the shell.
 */
export const command = (...words: readonly string[]): string => [program, ...words.map(shellWord)].join(' ');

function shellWord(word: string): string {
  if (/^[\p{L}\p{N}_@%+=:,./\\|-]+$/u.test(word)) return word;
  return process.platform === 'win32' ? `"${word}"` : `'${word.replaceAll("'", "'\\''")}'`;
}

/** The same problem with the path of this game in place of GAME in the commands it names. */
export const inGame = ({ phrase: { template, args }, ...problem }: Problem, path: string): Problem => ({
  ...problem,
  phrase: {
    template: template.replaceAll(/\bgm (\w+) GAME\b/g, '{program} $1 {gamePath}'),
    args: { ...args, program, gamePath: shellWord(path) },
  },
});

export const problemText = ({ phrase }: Problem): string => wrapped(phraseText(phrase));
export const problemData = ({ code, severity, phrase, order }: Problem): object => ({
  code,
  severity,
  text: phraseText(phrase),
  order,
});

/** Parses the number of a turn. */
export function turnNumber(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Stop([unreadable('which-turn/number', { text })]);
  return Number(text);
}

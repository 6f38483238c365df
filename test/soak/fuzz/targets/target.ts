import type { Problem } from '#kernel/words/problem.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Result } from '#kernel/words/result.ts';

/** Something of the program that reads bytes from outside. */
export interface Target {
  readonly name: string;
  readonly seeds: readonly Uint8Array[];
  /** Words beyond those of the seeds. */
  readonly words?: readonly string[];
  readonly json?: boolean;
  /** It writes files: the folders around are looked at after each input, not only after the last. */
  readonly writes?: boolean;
  /** Most bytes of an input; 100,000 if nothing is said. */
  readonly most?: number;
  /** Reads one input. Throws when the program did what it must not do. */
  one(input: Uint8Array): Promise<Answer>;
  /** What follows from an input that was taken, and led where none had led before. */
  after?(input: Uint8Array): Promise<void>;
  end?(): void | Promise<void>;
}

export type Answer = 'taken' | 'refused';

/** What came of an input: taken, or refused for named causes in words. Anything else is a fault. */
export function answered(outcome: Result<unknown, readonly Problem[]>): Answer {
  if (outcome.ok) return 'taken';
  if (outcome.fault.length === 0) throw new Error('refused without a reason');
  for (const { code, severity, phrase } of outcome.fault) {
    const said = phraseText(phrase);
    if (code === 'program-fault') throw new Error(`the program went wrong inside: ${said}`);
    if (!/^[a-z][a-z0-9-]{1,60}$/.test(code) || typeof severity !== 'string' || said.trim() === '')
      throw new Error(`refused without a name: ${code} ${said}`);
    if (said.length > 5_000) throw new Error(`refused at a length of ${said.length} characters`);
  }
  return 'refused';
}

export const bytesOf = (value: unknown): Uint8Array =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));

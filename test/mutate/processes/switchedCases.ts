import type { Broken } from '../switches.ts';
import { watchdog } from './watchdog.ts';

/** What a process that plays cases over switched rules is asked: which spots these cases run, or whether they notice a mutant. */
export type Asked =
  | { readonly run: readonly string[] }
  | { readonly broken: number; readonly files: readonly string[] };

/** Numbers of the mutants whose spots each case runs, those that ran before any case, and the cases that fail with nothing broken. */
export interface Ran {
  readonly ran: Readonly<Record<string, readonly number[]>>;
  readonly atStart: readonly number[];
  readonly failing: readonly string[];
}

/** The first case that notices, and whether it still passes once the mutant is off again: else it has left something behind. */
export interface Noticed {
  readonly by?: string;
  readonly left?: boolean;
}

/** A process of its own, which the tree of switched rules stands in: answers what it is asked, as long as it is asked. */
const [folder = ''] = process.argv.slice(2);
const wind = watchdog();
const spots = new Set<number>();
let on = -1;
const broken: Broken = (number) => {
  spots.add(number);
  return number === on;
};
Object.assign(globalThis, { broken });

const { casesIn, passes } = await import('../caseList.ts');
const cases = new Map(casesIn(folder).map((one) => [one.file, one]));
const atStart = [...spots];

function passing(file: string): boolean {
  const one = cases.get(file);
  return one === undefined || passes(one);
}

function run(files: readonly string[]): Ran {
  const ran: Record<string, readonly number[]> = {};
  const failing: string[] = [];
  for (const file of files) {
    wind();
    spots.clear();
    if (!passing(file)) failing.push(file);
    ran[file] = [...spots];
  }
  return { ran, atStart, failing };
}

function noticed(number: number, files: readonly string[]): Noticed {
  wind();
  on = number;
  const by = files.find((file) => !passing(file));
  on = -1;
  return by === undefined ? {} : { by, left: !passing(by) };
}

process.on('message', (asked: Asked) => {
  process.send?.('run' in asked ? run(asked.run) : noticed(asked.broken, asked.files));
});
process.send?.('ready');

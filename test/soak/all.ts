import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { closingLine } from '../../src-main/launch/tally.mjs';
import { kits } from '../support/kits/kits.ts';
import { saidMissing } from '../support/kits/lacking.ts';
import type { Campaign } from './campaign.ts';

/** How much of each campaign fits into an hour on two processors: its arguments, for every ruleset that can be tried so where `each` says so. */
interface Share {
  readonly args?: readonly string[];
  readonly each?: boolean;
}

const shares: Readonly<Record<string, Share>> = {
  long: {},
  laws: { args: ['120'], each: true },
  rounds: { args: ['5'] },
  mutate: { args: ['60'], each: true },
  'twenty-six': {},
  computers: { each: true },
  league: { args: ['10'], each: true },
  verify: {},
  forge: { args: ['2000'] },
  fuzz: { args: ['100000', '--processes', '1'], each: true },
  'kills-run': {},
  'kills-publish': {},
  'kills-desk': { args: ['400'] },
  'kills-save': {},
  'kills-answers': { each: true },
};

type Row = readonly string[];

/** The rows of arguments that `all` is made of, the longest first; a campaign without a share is a fault. */
export function rowsOf(campaigns: readonly Campaign[]): {
  readonly rows: readonly Row[];
  readonly faults: Row;
} {
  const rows = Object.entries(shares).flatMap(([name, { args = [], each = false }]): readonly Row[] => {
    const needs = campaigns.find((one) => one.name === name)?.needs;
    if (!each || needs === undefined) return [[name, ...args]];
    return kits
      .filter((kit) => saidMissing(kit, needs).length === 0)
      .map(({ ruleset }) => [name, '--rules', ruleset.id, ...args]);
  });
  const faults = campaigns
    .filter(({ name }) => !Object.hasOwn(shares, name))
    .map(({ name }) => `all has no share for ${name}`);
  return { rows, faults };
}

/** Runs one campaign in a program of its own; whether all was well. What it says is kept together. */
function ran(row: Row): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...row], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const heard: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => heard.push(data));
    child.on('close', (code) => {
      console.log(`-- ${row.join(' ')}`);
      process.stdout.write(Buffer.concat(heard));
      resolve(code === 0);
    });
  });
}

/** `npm run soak -- all`: every campaign, as many at a time as there are processors; the last line is like that of `npm test`. Its exit code. */
export async function all(campaigns: readonly Campaign[]): Promise<number> {
  const { rows, faults } = rowsOf(campaigns);
  for (const fault of faults) console.error(fault);
  const waiting = [...rows];
  const failed: Row[] = [];
  const oneAfterTheOther = async (): Promise<void> => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift())
      if (!(await ran(row))) failed.push(row);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, oneAfterTheOther));
  for (const row of failed) console.log(`Not well: npm run soak -- ${row.join(' ')}`);
  const bad = failed.length + faults.length;
  console.log(`\n${closingLine(rows.length - failed.length, bad)}`);
  return bad === 0 ? 0 : 1;
}

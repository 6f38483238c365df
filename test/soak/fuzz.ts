import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Game } from '#kernel/game/game.ts';
import { digest } from '#kernel/codec/digest.ts';
import { defined } from '#kernel/words/defined.ts';
import type { TestKit } from '../support/kits/testKit.ts';
import type { Campaign } from './campaign.ts';
import { lookAgain } from './fuzz/process/apart.ts';
import { fuzzed } from './fuzz/campaign.ts';
import type { Found } from './fuzz/campaign.ts';
import { leftOut, sharesOf } from './fuzz/shares.ts';

/** Longest that one input may take, in milliseconds. */
const patience = 1_000;

export const fuzz: Campaign = {
  name: 'fuzz',
  what: 'gives every reader of outside files 1,000,000 broken and forged inputs [N] [--only TARGET] [--seed S] [--input FILE] [--processes N]',
  needs: ['script'],
  async run(args, kit) {
    const {
      values,
      positionals: [count = '1000000'],
    } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        only: { type: 'string' },
        seed: { type: 'string', default: 'soak' },
        input: { type: 'string' },
        processes: { type: 'string', default: '2' },
      },
    });
    const { only, seed, input, processes } = values;
    const known = Object.keys(sharesOf(kit));
    for (const said of leftOut(kit)) console.log(said);
    if (only !== undefined && !known.includes(only))
      return [`There is no target ${only}. There are: ${known.join(', ')}.`];
    if (input !== undefined)
      return only === undefined
        ? ['Name the target that reads the file with --only.']
        : again(kit, only, input);
    const inputs = Number(count);
    if (!Number.isSafeInteger(inputs) || inputs < 1) return [`${count} is no number of inputs.`];
    const found = await fuzzed({
      kit,
      inputs,
      seed,
      patience,
      processes: Number(processes),
      ...defined({ only }),
      tell: (line) => {
        console.log(line);
      },
    });
    return kept(kit, found);
  },
};

async function again(kit: TestKit<Game>, target: string, path: string): Promise<readonly string[]> {
  const wrong = await lookAgain(target, new Uint8Array(await readFile(path)), patience, kit);
  if (wrong === undefined) console.log(`${target} reads ${path} as it should.`);
  return wrong === undefined ? [] : [`${target}: ${wrong}`];
}

/** Writes every faulty input into a folder, and says how each is repeated; of one that could not be made its name is told. */
async function kept({ ruleset }: TestKit<Game>, found: readonly Found[]): Promise<readonly string[]> {
  const folder = resolve(tmpdir(), 'sealed-orders-fuzz');
  if (found.length > 0) await mkdir(folder, { recursive: true });
  const faults: string[] = [];
  for (const { target, what, input, making } of found) {
    if (making !== undefined) {
      faults.push(`${target}: ${what}`);
      continue;
    }
    const path = join(folder, `${target.replaceAll(' ', '-')}-${digest(input).slice(0, 12)}`);
    await writeFile(path, input);
    faults.push(
      `${target}: ${what}\n  npm run soak -- fuzz --rules ${ruleset.id} --only '${target}' --input ${path}`,
    );
  }
  return faults;
}

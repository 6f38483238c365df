import { spawn } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { digest } from '#kernel/codec/digest.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { again, answersOf, north, pearlsThatAsk, reopened, south } from '../support/desk/askedPearls.ts';
import { rounds } from '../support/rounds.ts';
import { removeFolders, tempFolder } from '../support/tempFolder.ts';

afterAll(removeFolders);

const child = join(import.meta.dirname, '../support/kills/answeringChild.ts');

/** Runs the child and kills it so many milliseconds after it has begun; whether it had ended by then. */
function killed(args: readonly string[], after: number): Promise<boolean> {
  const program = spawn(process.execPath, [child, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  program.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (printed === '') setTimeout(() => program.kill('SIGKILL'), after);
    printed += text;
  });
  return new Promise((resolve, reject) => {
    program.on('close', (code, signal) => {
      if (signal !== 'SIGKILL' && code !== 0) reject(new Error(`the child ended with ${code}: ${printed}`));
      else resolve(printed.includes('ended'));
    });
  });
}

test(
  'killed while answers come in and the turn goes on, a game is whole, and going on gives the same turn',
  { timeout: 600_000 * rounds(1) },
  async () => {
    const world = await pearlsThatAsk();
    await world.gm.run();
    const answers = [await answersOf(world, north, [again]), await answersOf(world, south, [])];
    world.gm.close();
    const before = join(tempFolder(), 'waits.game');
    copyFileSync(world.path, before);
    const files = answers.map(({ name, bytes }) => {
      const path = join(tempFolder(), name);
      writeFileSync(path, bytes);
      return path;
    });

    const finished = async (path: string) => {
      const gm = await reopened(path);
      const waited = gm.store.turn() === 1;
      if (waited) {
        const taken = await gm.takeAnswers(answers);
        expect(taken.map(({ verdict }) => verdict)).not.toContain('refused');
        expect((await gm.run()).kind).toBe('ran');
      }
      const mark = digest(gm.archive());
      gm.close();
      return { mark, waited };
    };
    const left = join(tempFolder(), 'left.game');
    copyFileSync(before, left);
    const { mark } = await finished(left);

    const draw = openDice('kills while a turn waits');
    const kills = rounds(5);
    const seen = { waited: 0, ended: 0 };
    for (let kill = 0; kill < kills; kill += 1) {
      const path = join(tempFolder(), 'k.game');
      copyFileSync(before, path);
      if (await killed([path, ...files], draw.fork(kill).int(120))) seen.ended += 1;
      const after = await finished(path);
      expect([kill, after.mark]).toEqual([kill, mark]);
      if (after.waited) seen.waited += 1;
    }
    expect(seen.waited + seen.ended).toBeGreaterThan(0);
  },
);

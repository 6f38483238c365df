import type { ChildProcess } from 'node:child_process';
import { fork, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Asked, Noticed, Ran } from './switchedCases.ts';

/** A process that plays cases over switched rules; another takes its place when it ends. */
export interface Player {
  /** Mutants whose spots are run before any case; known once it has run cases. */
  readonly atStart: ReadonlySet<number>;
  run(files: readonly string[]): Promise<Ran>;
  /** The first of these cases that notices a mutant. */
  notices(mutant: number, files: readonly string[]): Promise<string>;
  close(): void;
}

/** @param tree With switched rules by the time that it is asked. */
export function openPlayer(tree: string, folder: string): Player {
  let child: ChildProcess | undefined;
  let atStart: ReadonlySet<number> = new Set();
  const ask = async (asked: Asked): Promise<unknown> => {
    child ??= await begun(tree, folder);
    const answer = await answered(child, asked);
    if (answer === undefined) child = undefined;
    return answer;
  };
  const end = (): void => {
    child?.kill();
    child = undefined;
  };
  return {
    get atStart() {
      return atStart;
    },
    async run(files) {
      const found = (await ask({ run: files })) as Ran | undefined;
      if (found === undefined) throw new Error('The cases cannot be played.');
      atStart = new Set(found.atStart);
      return found;
    },
    async notices(mutant, files) {
      const found = (await ask({ broken: mutant, files })) as Noticed | undefined;
      if (found === undefined) return 'late';
      // What it has left behind would break the next mutant too.
      if (found.left === true) end();
      return found.left === true ? 'nothing' : (found.by ?? 'nothing');
    },
    close: end,
  };
}

const settings = (tree: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_COMPILE_CACHE: join(tree, 'compiled'),
});

async function begun(tree: string, folder: string): Promise<ChildProcess> {
  const child = fork(join(tree, 'test/mutate/processes/switchedCases.ts'), [folder], {
    cwd: tree,
    env: settings(tree),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if ((await heard(child)) === undefined) throw new Error('The rules with switches cannot start.');
  return child;
}

function answered(child: ChildProcess, asked: Asked): Promise<unknown> {
  const answer = heard(child);
  child.send(asked);
  return answer;
}

/** What it says next; undefined if it ends instead. */
function heard(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => {
    const ended = (): void => {
      resolve(undefined);
    };
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
}

/** The first of these cases that fails in a tree as it is, in a process of its own; for one that does not come so far, what became of it, in brackets. */
export function failingAlone(
  tree: string,
  cases: string,
  files: readonly string[],
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [join(tree, 'test/mutate/processes/playCases.ts'), join(tree, cases)],
      {
        cwd: tree,
        env: settings(tree),
        stdio: ['pipe', 'pipe', 'ignore'],
      },
    );
    const said: Buffer[] = [];
    child.stdin.end(JSON.stringify(files));
    child.stdout.on('data', (data: Buffer) => said.push(data));
    child.on('close', (code, signal) => {
      const failing = Buffer.concat(said).toString().trim();
      if (signal !== null) resolve('(it never ends)');
      else if (code !== 0) resolve('(it cannot start)');
      else resolve(failing === '' ? undefined : failing);
    });
  });
}
